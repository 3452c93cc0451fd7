// TAKI in words: cards, colours, events. Every text comes from the Fluent files.
import { t } from "../../i18n.js";
import { NUMBER, parts } from "./card.js";

/** Fluent ids have small letters and no plus sign. @param {string} symbol */
const key = (symbol) => symbol.replace("+", "plus").toLowerCase();

/** @param {string} suit */
const colorKey = (suit) => `taki-color-${suit.toLowerCase()}`;

/** @param {string} suit a letter or two that tells the suits apart in the language of the page */
export const letter = (suit) => t(`${colorKey(suit)}.letter`);

/** @param {string} symbol */
export const symbolName = (symbol) => (NUMBER.test(symbol) ? symbol : t(`taki-symbol-${key(symbol)}`));

/** @param {string} symbol */
export const shortName = (symbol) => t(`taki-symbol-${key(symbol)}.short`);

/** @param {string} suit */
export const colorName = (suit) => t(colorKey(suit));

/** A card as one says it: "green plus two". @param {string} card */
export function cardName(card) {
  const { suit, symbol } = parts(card);
  return suit ? t("taki-card", { color: t(`${colorKey(suit)}.of`), symbol: symbolName(symbol) }) : symbolName(symbol);
}

/** The card's name with the colour named for it. @param {string} card @param {string | null | undefined} color */
export const cardNamed = (card, color) =>
  color && !parts(card).suit ? t("taki-card-named", { card: cardName(card), color: colorName(color) }) : cardName(card);

/** @param {string[]} items */
export const list = (items) => new Intl.ListFormat(document.documentElement.lang).format(items);

/** What has to be matched. @param {{ color: string | null, symbol: string | null }} lead */
export function leadName({ color, symbol }) {
  if (!color) return symbol ? symbolName(symbol) : t("taki-lead-any");
  if (!symbol) return t("taki-lead-color", { color: colorName(color) });
  return t("taki-lead-both", { color: colorName(color), symbol: symbolName(symbol) });
}
