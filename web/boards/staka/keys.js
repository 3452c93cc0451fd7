// The keys of the board: to the six neighbours, to look, to list what is reachable, to move the camera.
import { announce } from "../../announce.js";
import { cameraNear } from "./camera.js";
import { neighbour } from "./hex.js";
import { reachable, stackText } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 */

/**
 * Puts the focus on the pawn of the seat to move, or on the first cell that can be pressed.
 * @param {Element} thing something on the board
 * @param {View} view
 */
export function focusBoard(thing, view) {
  const pawn = view.turn === null ? null : view.position.pawns?.[view.turn];
  focus(thing, pawn ? `[data-at="${pawn}"]` : ".cell-button:not([aria-disabled])", ".cell-button");
}

/** The first button that a selector finds. @param {Element} thing @param {string[]} wanted */
function focus(thing, ...wanted) {
  const board = thing.closest(".staka");
  const found = wanted.map((selector) => board?.querySelector(selector)).find(Boolean);
  if (found instanceof HTMLElement) found.focus();
}

/**
 * Keys that work wherever the focus is on the board.
 * @type {Record<string, (stage: Element, view: View, ctx: Context) => void>}
 */
const ANYWHERE = {
  l: (_, view, ctx) => announce(reachable(view, ctx)),
  g: (stage, view) => focusBoard(stage, view),
  p: (stage) => focus(stage, ".kind.on", ".kind.can", ".kind"),
  h: (stage) => focus(stage, ".seat-hand.own .held.on", ".seat-hand.own .held.can", ".seat-hand.own .held"),
  "+": (stage) => cameraNear(stage)?.zoom(1.25),
  "=": (stage) => cameraNear(stage)?.zoom(1.25),
  "-": (stage) => cameraNear(stage)?.zoom(0.8),
  0: (stage) => cameraNear(stage)?.fit(),
};

/** @param {KeyboardEvent} event @param {View} view @param {Context} ctx */
export function boardKey(event, view, ctx) {
  const at = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
  const board = /** @type {Element} */ (event.currentTarget);
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const anywhere = ANYWHERE[key];
  if (anywhere) anywhere(board, view, ctx);
  else if (!at.includes(",")) return;
  else if (key === "i") announce(stackText(at, view));
  else {
    const to = neighbour(at, key);
    const button = to && board.querySelector(`[data-at="${to}"]`);
    // Past the board's edge an arrow leads on to what lies there; other keys have nothing to do.
    if (!to || (!button && key.startsWith("Arrow"))) return;
    if (button instanceof HTMLElement) button.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}
