// Where hexagons lie: axial coordinates `q,r`, one corner up. Lengths are units of the world, which the camera scales.

/** @typedef {"tilt" | "plan"} Mode */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** From the centre of a cell to a corner. */
export const RADIUS = 50;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** How much a view at an angle flattens the ground, and how high a stone then is. */
const LOOKS = { tilt: { squash: 0.68, thick: 17 }, plan: { squash: 1, thick: 0 } };

/** @param {Mode} mode */
export const squash = (mode) => LOOKS[mode].squash;
/** @param {Mode} mode */
export const thick = (mode) => LOOKS[mode].thick;

/** The six neighbours, and the keys that go there: those of a hexagon on the keyboard, and the block of Home and End. */
export const WAYS = /** @type {const} */ ([
  { dq: 1, dr: 0, keys: ["ArrowRight", "d"] },
  { dq: 1, dr: -1, keys: ["PageUp", "e"] },
  { dq: 0, dr: -1, keys: ["Home", "q"] },
  { dq: -1, dr: 0, keys: ["ArrowLeft", "a"] },
  { dq: -1, dr: 1, keys: ["End", "z"] },
  { dq: 0, dr: 1, keys: ["PageDown", "c"] },
]);

/** @param {string} cell */
export function axial(cell) {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return { q, r };
}

/** @param {string} cell */
export function neighbours(cell) {
  const { q, r } = axial(cell);
  return WAYS.map(({ dq, dr }) => `${q + dq},${r + dr}`);
}

/**
 * The cell a key leads to. Up and down keep to a column: they go left and right in turn.
 * @param {string} cell
 * @param {string} key
 */
export function neighbour(cell, key) {
  const { q, r } = axial(cell);
  const odd = Math.abs(r) % 2;
  if (key === "ArrowUp") return `${q + (odd ? 0 : 1)},${r - 1}`;
  if (key === "ArrowDown") return `${q - (odd ? 1 : 0)},${r + 1}`;
  const way = WAYS.find(({ keys }) => /** @type {readonly string[]} */ (keys).includes(key));
  return way ? `${q + way.dq},${r + way.dr}` : null;
}

/**
 * The middle of a cell's face when `height` stones lie there.
 * @param {string} cell
 * @param {number} height
 * @param {Mode} mode
 * @returns {Point}
 */
export function centre(cell, height, mode) {
  const { q, r } = axial(cell);
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * RADIUS * r * squash(mode) - height * thick(mode) };
}

/**
 * A hexagon with soft corners, drawn `deep` longer downwards: a stone of that thickness.
 * @param {number} radius
 * @param {Mode} mode
 * @param {number} [deep]
 */
export function outline(radius, mode, deep = 0) {
  const corners = [210, 150, 90, 30, 330, 270].map((angle, index) => {
    const turned = (angle * Math.PI) / 180;
    const lower = index >= 1 && index <= 3 ? deep : 0;
    return { x: radius * Math.cos(turned), y: radius * Math.sin(turned) * squash(mode) + lower };
  });
  return rounded(corners, radius * 0.16);
}

/** @param {number} radius @param {Mode} mode */
export const points = (radius, mode) =>
  [30, 90, 150, 210, 270, 330]
    .map((angle) => (angle * Math.PI) / 180)
    .map((turned) => `${radius * Math.cos(turned)},${radius * Math.sin(turned) * squash(mode)}`)
    .join(" ");

/** @param {Point[]} corners @param {number} by how far from a corner the curve begins */
function rounded(corners, by) {
  const count = corners.length;
  const steps = corners.map((corner, index) => {
    const before = /** @type {Point} */ (corners[(index + count - 1) % count]);
    const after = /** @type {Point} */ (corners[(index + 1) % count]);
    const [from, to] = [towards(corner, before, by), towards(corner, after, by)];
    return `${index ? "L" : "M"}${from.x} ${from.y}Q${corner.x} ${corner.y} ${to.x} ${to.y}`;
  });
  return `${steps.join("")}Z`;
}

/** @param {Point} from @param {Point} to @param {number} by @returns {Point} */
function towards(from, to, by) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
  return { x: round(from.x + ((to.x - from.x) * by) / length), y: round(from.y + ((to.y - from.y) * by) / length) };
}

/**
 * The box around some cells, stacks included.
 * @param {Iterable<[string, number]>} cells with their heights
 * @param {Mode} mode
 * @returns {Box}
 */
export function around(cells, mode) {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [cell, height] of cells) {
    const foot = centre(cell, 0, mode);
    const head = centre(cell, height, mode);
    box.left = Math.min(box.left, foot.x - HALF);
    box.right = Math.max(box.right, foot.x + HALF);
    box.top = Math.min(box.top, head.y - RADIUS * squash(mode));
    box.bottom = Math.max(box.bottom, foot.y + RADIUS * squash(mode));
  }
  return box;
}

/** The columns' letters start at the middle of the alphabet, so that most games stay within A to Z. */
const MIDDLE = 10;

/** What people call a cell: a letter for its column, a number for its row. The first stone is always on J10. @param {string} cell */
export function cellName(cell) {
  const { q, r } = axial(cell);
  return `${letters(q + MIDDLE)}${r + MIDDLE}`;
}

/** @param {number} number 1 is A, 27 is AA, 0 is -A @returns {string} */
function letters(number) {
  if (number < 1) return `-${letters(1 - number)}`;
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? letters(Math.floor((number - 1) / 26)) + letter : letter;
}
