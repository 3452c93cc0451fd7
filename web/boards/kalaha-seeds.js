// Where seeds lie in a pit or a store: always the same for the same place, and a seed stays where it fell.

/** @typedef {{ x: number, y: number, r: number, color: number }} Spot */

const COLORS = 5;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** @param {string} text */
function hash(text) {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
}

/**
 * Numbers from 0 to 1, always the same for a start value.
 * @param {number} state
 */
function chance(state) {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Seeds in a round pit of 100 × 100: a loose spiral from the middle.
 * @param {string} at
 * @param {number} count
 * @returns {Spot[]}
 */
export function inPit(at, count) {
  const next = chance(hash(at));
  const turn = next() * Math.PI * 2;
  const shrink = count <= 9 ? 1 : Math.sqrt(9 / count);
  const [r, reach] = [12.8 * shrink, 12.2 * shrink];
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + index * GOLDEN + (next() - 0.5) * 0.5;
    const far = reach * Math.sqrt(index + 0.55) + (next() - 0.5) * 3;
    const color = Math.floor(next() * COLORS);
    return { x: 50 + Math.cos(angle) * far, y: 50 + Math.sin(angle) * far, r, color };
  });
}

/** @type {Map<string, Spot[]>} */
const stores = new Map();
const MOST = 120;

/**
 * Seeds in a store of 100 × 260, as far from each other as chance allows.
 * @param {string} at
 * @param {number} count
 * @returns {Spot[]}
 */
export function inStore(at, count) {
  let spots = stores.get(at);
  if (!spots) {
    spots = scatter(chance(hash(at)));
    stores.set(at, spots);
  }
  return spots.slice(0, count);
}

/** @param {() => number} next */
function scatter(next) {
  /** @type {Spot[]} */
  const spots = [];
  while (spots.length < MOST) {
    let best = { x: 50, y: 130 };
    let widest = -1;
    for (let tries = 0; tries < 14; tries++) {
      const spot = { x: 17 + next() * 66, y: 24 + next() * 212 };
      if (outside(spot)) continue;
      const nearest = Math.min(...spots.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)), 60);
      if (nearest > widest) [best, widest] = [spot, nearest];
    }
    spots.push({ ...best, r: 11, color: Math.floor(next() * COLORS) });
  }
  return spots;
}

/** In a corner of the rounded store. @param {{ x: number, y: number }} spot */
const outside = ({ x, y }) =>
  (y < 50 && Math.hypot(x - 50, y - 50) > 34) || (y > 210 && Math.hypot(x - 50, y - 210) > 34);
