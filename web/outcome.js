// Who won, and by how much.
import { said, t } from "./i18n.js";

/**
 * The result of a finished game in one sentence.
 * @param {import("./types").Board} board
 * @param {import("./types").View} view
 * @param {import("./types").Context} context
 */
export function outcome(board, view, context) {
  if (board.outcome) return said(board.outcome(view, context));
  const names = view.winners.map((seat) => context.names[seat] ?? "");
  const winner = view.winners[0] ?? 0;
  const best = view.scores[winner] ?? 0;
  if (names.length > 1) {
    const everybody = names.length === view.players.length;
    return t(everybody ? "result-draw" : "result-shared", { names: list(names), score: best });
  }
  const second = Math.max(...view.scores.filter((_, seat) => seat !== winner));
  return t("result-won", { name: names[0] ?? "", margin: best - second, score: best, second });
}

/** Names and the like, as the language lists them. @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat(document.documentElement.lang).format(parts);
