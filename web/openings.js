// How a game begins, as the build has asked the rules package: drawn while Python is not there yet.
import { address } from "./assets.js";

/**
 * @typedef {Pick<import("./types").View, "seat" | "turn" | "position" | "legal" | "scores" | "parts" | "winners" | "ply"
 *   | "plies">} Opening a view without what set-up knows
 * @typedef {{ [game: string]: { options: string[], views: { [form: string]: Opening } } }} Book `options` are those on
 *   which the opening depends; a form is the JSON of the number of seats and the values of these options
 */

/** @type {Book} */
let book = {};
let asked = false;

/** Fetches the openings, once; without them one waits for Python. */
export async function fetchOpenings() {
  if (asked) return;
  asked = true;
  try {
    const packed = await fetch(address(ASSETS.openings));
    book = await new Response(packed.body?.pipeThrough(new DecompressionStream("gzip"))).json();
  } catch (error) {
    console.warn(error);
  }
}

/**
 * The view with which every game begins that is set up like this; null when it depends on chance, or is not known.
 * @param {import("./types").Setup} setup
 * @returns {import("./types").View | null}
 */
export function opening({ game, options, players }) {
  const { options: names = [], views = {} } = book[game] ?? {};
  const view = views[JSON.stringify([players.length, ...names.map((name) => options[name])])];
  return view ? { ...view, game, options, players } : null;
}
