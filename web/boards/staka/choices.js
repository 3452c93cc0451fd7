// What the legal actions offer, sorted by where one presses. Nothing here decides what is legal.
import { kindOf, turned } from "./stones.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 * @typedef {{ action: string, verb: string, stone: string | null, cell: string | null }} Choice
 * @typedef {"walk" | "swim" | "stay" | "pawn" | "field" | "lay" | "double"} Mark
 */

/** @param {string} action such as `lay WB 1,0` @returns {Choice} */
export function read(action) {
  const [verb = "", ...words] = action.split(" ");
  return {
    action,
    verb,
    stone: words.find((word) => !word.includes(",")) ?? null,
    cell: words.find((word) => word.includes(",")) ?? null,
  };
}

/** @type {WeakMap<View["legal"], Choice[]>} */
const known = new WeakMap();

/** @param {View} view @returns {Choice[]} */
export function choices({ legal }) {
  let found = known.get(legal);
  if (!found) {
    found = legal.map(({ action }) => read(action));
    known.set(legal, found);
  }
  return found;
}

/** The legal action with exactly this text. @param {View} view @param {string} action */
export const offers = (view, action) => choices(view).some((one) => one.action === action);

/** Verbs that put a stone down. */
const LAYING = ["field", "lay", "double"];

/** @param {Choice} choice @param {View} view */
export const stoneOf = (choice, view) => (choice.verb === "double" ? double(view) : (choice.stone ?? ""));

/** The double of the seat to move. @param {View} view */
export const double = ({ position, turn }) => (position.colors[turn ?? 0] ?? "W").repeat(2);

/**
 * The stone that is chosen: the side shown lies up on the ground. While the field is laid there is always one, so that
 * a press on a cell is enough; in the game only when nothing but laying is left.
 * @param {View} view
 * @param {Context} ctx
 * @returns {string | null}
 */
export function chosen(view, ctx) {
  if (view.turn === null || !ctx.active) return null;
  const laying = choices(view).filter(({ verb }) => LAYING.includes(verb));
  const stones = laying.map((choice) => stoneOf(choice, view));
  const wanted = ctx.ui.stone;
  if (wanted && stones.some((stone) => kindOf(stone) === kindOf(wanted))) return wanted;
  if (wanted === null || laying.length < choices(view).length) return null;
  const own = view.position.colors[view.turn];
  return stones.find((stone) => stone[0] === own) ?? stones[0] ?? null;
}

/**
 * The actions that lay the chosen stone, by cell. Where both sides are allowed it is the side that is shown.
 * @param {View} view
 * @param {string | null} stone
 * @returns {Map<string, Choice>}
 */
export function layings(view, stone) {
  /** @type {Map<string, Choice>} */
  const found = new Map();
  if (!stone) return found;
  for (const choice of choices(view)) {
    if (!LAYING.includes(choice.verb) || choice.cell === null) continue;
    const lies = stoneOf(choice, view);
    if (kindOf(lies) === kindOf(stone) && (lies === stone || !found.has(choice.cell))) found.set(choice.cell, choice);
  }
  return found;
}

/**
 * Whether there is a cell on which the chosen stone could lie either way.
 * @param {View} view
 * @param {string} stone
 */
export function turns(view, stone) {
  if (stone[0] === stone[1]) return false;
  const other = turned(stone);
  const laying = choices(view).filter(({ verb }) => LAYING.includes(verb));
  const cells = new Set(laying.filter((one) => one.stone === stone).map(({ cell }) => cell));
  return laying.some((one) => one.stone === other && cells.has(one.cell)) || (!cells.size && laying.length > 0);
}

/**
 * How each cell is marked: what a press on it does.
 * @param {View} view
 * @param {Context} ctx
 * @returns {Map<string, { mark: Mark, stone: string | null }>}
 */
export function marks(view, ctx) {
  /** @type {Map<string, { mark: Mark, stone: string | null }>} */
  const found = new Map();
  if (!ctx.active || view.turn === null) return found;
  const stone = chosen(view, ctx);
  const lays = layings(view, stone);
  for (const choice of choices(view)) {
    const { verb, cell } = choice;
    if (LAYING.includes(verb) && cell !== null) {
      if (stone === null && !found.has(cell)) found.set(cell, { mark: "lay", stone: null });
    } else if (cell !== null && found.get(cell)?.mark !== "walk")
      found.set(cell, { mark: /** @type {Mark} */ (verb), stone: null });
  }
  for (const [cell, choice] of lays) {
    found.set(cell, { mark: choice.verb === "double" ? "double" : "lay", stone: stoneOf(choice, view) });
  }
  return found;
}
