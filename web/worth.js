// What a choice is worth where that is a difference at the end, in words and in figures.
import { t } from "./i18n.js";

/** @typedef {import("./types").Advised} Advised */
/** @typedef {{ value: number, exact: boolean, depth: number | null }} Worth for the one who moves */

/** Which of the sentences, with the number it quotes. @param {Worth} worth */
function outcome({ value, exact }) {
  const by = Math.abs(Math.round(value));
  const way = value > 0 && by ? 0 : by ? 2 : 1;
  return { by, kind: (exact ? ["win", "draw", "loss"] : ["ahead", "even", "behind"])[way] ?? "draw" };
}

/** As the end of a sentence to the one who moves. @param {Worth} worth */
export function worthText(worth) {
  const { by, kind } = outcome(worth);
  return t(`worth-${kind}`, { by, depth: worth.depth ?? 0 });
}

/** As a thing: "a win by 4". @param {Worth} worth */
export function outcomeText(worth) {
  const { by, kind } = outcome(worth);
  return t(`outcome-${kind}`, { by });
}

/** In figures; the sign tells what is proved from what is an estimate. @param {Worth} worth */
export function worthFigure({ value, exact }) {
  const by = Math.round(value);
  return { sign: exact ? "=" : "≈", figure: `${by > 0 ? "+" : by < 0 ? "−" : ""}${Math.abs(by)}` };
}
