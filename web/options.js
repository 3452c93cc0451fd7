// Options of games in words.
import { board } from "./boards/index.js";
import { t } from "./i18n.js";

/** The text of an option: `taki-option-first-card`. @param {string} game @param {string} option */
export const optionKey = (game, option) => `${game}-option-${option.replaceAll("_", "-")}`;

/**
 * A number as it is, yes or no, or a text of its own: `taki-option-first-card.ignore`.
 * @param {string} game
 * @param {string} option
 * @param {unknown} value
 */
export function optionValue(game, option, value) {
  const own = board(game)?.optionValue?.(option, value);
  if (own != null) return own;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  return t(`${optionKey(game, option)}.${String(value).replaceAll("_", "-")}`);
}
