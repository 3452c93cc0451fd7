// Sentences about what happened, and about what a rule refused.
import { t } from "../../i18n.js";
import { cellName } from "./hex.js";
import { colorName, list, lyingName, stoneName } from "./words.js";

/**
 * @typedef {import("../../types").Context} Context
 * @typedef {import("../../types").GameEvent} GameEvent
 */

/** Why a game ends before every stone is laid. */
const DEAD = { nobody: "staka-why-dead", idle: "staka-why-idle", stopped: "staka-why-stopped" };

/** Why the game ended. @param {GameEvent[]} events of the last ply @returns {import("../../types").Say | null} */
export function reason(events) {
  const dead = events.find(({ event }) => event === "dead");
  if (dead) return { id: DEAD[/** @type {keyof typeof DEAD} */ (dead.why)] ?? "staka-why-dead" };
  return events.some(({ event }) => event === "end") ? { id: "staka-why-end" } : null;
}

/** @param {GameEvent} event @param {Context} ctx @returns {import("../../types").Say | null} */
export function say(event, ctx) {
  const name = ctx.names[event.seat] ?? "";
  const cell = event.cell ? cellName(event.cell) : "";
  switch (event.event) {
    case "field":
      return { id: "staka-say-field", args: { name, cell, stone: lyingName(event.stone) } };
    case "pawn":
      return { id: "staka-say-pawn", args: { name, cell } };
    case "walk":
    case "swim":
      return { id: `staka-say-${event.event}`, args: { name, from: cellName(event.from), to: cellName(event.to) } };
    case "take":
      return { id: "staka-say-take", args: { name, stone: stoneName(event.stone) } };
    case "lay":
      return {
        id: "staka-say-lay",
        args: { name, cell, stone: stoneName(event.stone), color: colorName(event.stone[0]), height: event.level },
      };
    case "double":
      return { id: "staka-say-double", args: { name, cell, height: event.level } };
    case "stay":
    case "pass":
    case "stop":
      return { id: `staka-say-${event.event}`, args: { name } };
    case "dead":
      return { id: DEAD[/** @type {keyof typeof DEAD} */ (event.why)] ?? "staka-why-dead" };
    case "end":
      return { id: "staka-say-end" };
    case "turn":
      return { id: "say-turn", args: { name } };
    default:
      return null;
  }
}

/** Facts that are colours, stones, cells or seats, and the words for them. */
const COLORED = ["color", "own", "down", "face", "pawn"];

/**
 * The facts of a refusal in words; each one has a value, so that a sentence may use any.
 * @param {Record<string, string | number>} facts
 * @param {Context} ctx
 */
export function refusalArgs(facts, ctx) {
  /** @type {Record<string, string | number>} */
  const args = {
    why: "",
    count: 0,
    touching: 0,
    height: 0,
    standing: 0,
    climb: 0,
    level: 0,
    most: 0,
    stones: 0,
    ...facts,
  };
  for (const key of COLORED) args[key] = facts[key] ? colorName(String(facts[key])) : "";
  args.missing = list([...String(facts.missing ?? "")].map(colorName));
  args.stone = facts.stone ? stoneName(String(facts.stone)) : "";
  args.cell = facts.cell ? cellName(String(facts.cell)) : "";
  args.name = ctx.names[Number(facts.seat ?? 0)] ?? "";
  args.owner = facts.owner === undefined ? "" : (ctx.names[Number(facts.owner)] ?? "");
  args.whose = args.owner ? "theirs" : "nobody";
  args.now = facts.phase ? t(`staka-phase-${facts.phase}`) : "";
  return args;
}
