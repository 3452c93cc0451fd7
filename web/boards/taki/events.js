// What happened, as sentences.

import { t } from "../../i18n.js";
import { cardName, cardNamed, colorName, list } from "./words.js";

/** @typedef {import("../../types").GameEvent} GameEvent @typedef {import("../../types").Context} Context */
/** @typedef {import("../../types").Say} Say */

/** Draws that another sentence tells already. */
const TOLD = new Set(["penalty", "breaker", "broken", "phase"]);

/** @param {GameEvent} event @param {Context} ctx @returns {Say | null} */
export function events(event, ctx) {
  const name = ctx.names[event.seat] ?? "";
  switch (event.event) {
    case "first":
      return { id: "taki-say-first", args: { card: cardName(event.card) } };
    case "play":
      return event.color
        ? { id: "taki-say-play-color", args: { name, card: cardName(event.card), color: colorName(event.color) } }
        : { id: "taki-say-play", args: { name, card: cardNamed(event.card, null) } };
    case "draw":
      return drawn(event, name, ctx);
    case "stack":
      return { id: "taki-say-stack", args: { name: ctx.names[event.next] ?? "", count: event.owed } };
    case "flip":
      return {
        id: "taki-say-flip",
        args: { direction: t(`taki-direction.${event.direction === 1 ? "right" : "left"}`) },
      };
    case "run.open":
      return { id: "taki-say-run-open", args: { color: colorName(event.color) } };
    case "run.close":
    case "run.leave":
      return { id: `taki-say-${event.event.replace(".", "-")}`, args: { name } };
    case "run.end":
      return { id: "taki-say-run-end" };
    case "king":
      return { id: event.cancels ? "taki-say-king" : "taki-say-king-free", args: { name } };
    case "break":
      return { id: "taki-say-break", args: { name, by: ctx.names[event.by] ?? "" } };
    case "phase":
      return { id: "taki-say-phase", args: { name, phase: event.phase, count: event.phase } };
    case "reshuffle":
      return { id: "taki-say-reshuffle", args: { count: event.count } };
    case "skip":
    case "plus3":
    case "call":
    case "penalty":
    case "pass":
      return { id: `taki-say-${event.event}`, args: { name } };
    case "turn":
      return { id: "say-turn", args: { name } };
    default:
      return null;
  }
}

/**
 * Which cards came is said only to somebody who looks alone: others may still hear or read it.
 * @param {GameEvent} event
 * @param {string} name
 * @param {Context} ctx
 * @returns {Say | null}
 */
function drawn(event, name, ctx) {
  if (event.cards?.length && ctx.alone) {
    const cards = list(event.cards.map((/** @type {string} */ card) => cardName(card)));
    return { id: "taki-say-draw-known", args: { name, cards } };
  }
  return TOLD.has(event.why) && event.why !== "breaker"
    ? null
    : { id: "taki-say-draw", args: { name, count: event.count } };
}
