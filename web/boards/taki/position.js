// What a TAKI view tells, in the form in which the screen draws it. Nothing here knows a rule.

/**
 * @typedef {import("../../types").View} View
 * @typedef {object} Seen
 * @property {(string[] | null)[]} hands each seat's cards, null where they are face down
 * @property {number[]} counts cards in each hand
 * @property {number} draw cards in the draw pile
 * @property {string[]} discard top last
 * @property {1 | -1} direction
 * @property {{ color: string | null, symbol: string | null } | null} lead null before the first card lies open
 * @property {number} stack cards owed
 * @property {string | null} run its colour
 * @property {boolean} inRun the seat to move has played into it in this turn
 * @property {string | null} after
 * @property {{ by: number, asked: number } | null} plus3
 * @property {number[] | null} phases
 */

/** @param {unknown} hand @returns {string[] | null} */
const known = (hand) =>
  Array.isArray(hand) && hand.every((card) => typeof card === "string" && card !== "?") ? hand : null;

/** @param {unknown} things a list, or how many */
const size = (things) => (Array.isArray(things) ? things.length : Number(things ?? 0));

/**
 * @param {any} position the JSON of an observation
 * @returns {Seen}
 */
export function read(position) {
  return {
    hands: position.hands.map(known),
    counts: position.hands.map(size),
    draw: size(position.draw),
    discard: position.discard ?? [],
    direction: position.direction ?? 1,
    lead: position.discard ? (position.lead ?? { color: null, symbol: null }) : null,
    stack: position.stack ?? 0,
    run: position.run ?? null,
    inRun: Boolean(position.in_run),
    after: position.after ?? null,
    plus3: position.plus3 ?? null,
    phases: position.phases ?? null,
  };
}

/**
 * The position after cards have moved between a hand and the piles, for a still of an animation.
 * @param {any} position
 * @param {number} seat
 * @param {{ out?: string, in?: number, cards?: string[] }} moved
 */
export function shifted(position, seat, moved) {
  const hands = position.hands.map((/** @type {unknown} */ hand, /** @type {number} */ at) => {
    if (at !== seat) return hand;
    const cards = known(hand);
    if (!cards) return size(hand) - (moved.out ? 1 : 0) + (moved.in ?? 0);
    const left = [...cards];
    if (moved.out) left.splice(left.indexOf(moved.out), 1);
    return [...left, ...(moved.cards ?? [])];
  });
  return {
    ...position,
    hands,
    discard: moved.out ? [...(position.discard ?? []), moved.out] : position.discard,
    draw: Math.max(0, size(position.draw) - (moved.in ?? 0)),
  };
}

/**
 * The seat whose hand is shown: the one at the bottom if its cards are known, else one whose are.
 * @param {Seen} seen
 * @param {number} bottom
 */
export function shownHand(seen, bottom) {
  const seat = seen.hands[bottom] ? bottom : seen.hands.findIndex((hand) => hand);
  return seat < 0 ? null : seat;
}
