// The keys of the board: to the six neighbours, to look, to list what is reachable, to move the camera.
import { announce } from "../../announce.js";
import { cameraNear } from "./camera.js";
import { neighbour } from "./hex.js";
import { reachable, stackText } from "./words.js";

/**
 * @param {KeyboardEvent} event
 * @param {import("../../types").View} view
 * @param {import("../../types").Context} ctx
 */
export function stageKey(event, view, ctx) {
  const cell = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const stage = /** @type {HTMLElement} */ (event.currentTarget);
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "l") announce(reachable(view, ctx));
  else if (key === "i") announce(stackText(cell, view));
  else if (key === "+" || key === "=") cameraNear(stage)?.zoom(1.25);
  else if (key === "-") cameraNear(stage)?.zoom(0.8);
  else if (key === "0") cameraNear(stage)?.fit();
  else {
    const to = neighbour(cell, key);
    const button = to && stage.querySelector(`[data-at="${to}"]`);
    // Past the board's edge an arrow leads on to what lies there; other keys have nothing to do.
    if (!to || (!button && key.startsWith("Arrow"))) return;
    if (button instanceof HTMLElement) button.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}
