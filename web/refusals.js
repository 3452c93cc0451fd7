// Why something cannot be done, in words.
import { has, ruleKey, t } from "./i18n.js";

/**
 * @typedef {import("./types").Board} Board
 * @typedef {import("./types").Context} Context
 */

/**
 * The sentence of a refusal.
 * @param {Board} board
 * @param {string} rule
 * @param {Record<string, string | number>} facts
 * @param {Context} context
 */
export function refusal(board, rule, facts, context) {
  const args = board.refusalArgs?.(facts, context) ?? facts;
  const own = `${ruleKey(rule)}.refusal`;
  return t(has(own) ? own : `${ruleKey(rule)}.text`, args);
}

/**
 * Why each thing that cannot be used now cannot, so that its name can say so.
 * @param {Board} board
 * @param {import("./types").View} view
 * @param {Context} context
 * @param {(request: import("./python.js").Request) => Promise<import("./python.js").Answer | null>} ask
 * @returns {Promise<Map<string, string>>}
 */
export async function whys(board, view, context, ask) {
  /** @type {Map<string, string>} */
  const found = new Map();
  if (view.turn === null || view.seat !== view.turn) return found;
  const barred = (board.places?.(view) ?? []).filter((at) => !view.legal.some((legal) => legal.at === at));
  const answers = await Promise.all(barred.map((at) => ask({ do: "why", at })));
  for (const [index, answer] of answers.entries()) {
    const at = barred[index];
    if (at && answer?.ok && answer.rule) found.set(at, refusal(board, answer.rule, answer.facts, context));
  }
  return found;
}
