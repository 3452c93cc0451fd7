// A card's text, taken apart: how it is written, nothing about what it does.

export const SUITS = ["R", "G", "B", "Y"];
const SYMBOL = /^([RGBY])(.+)$/;
export const NUMBER = /^\d$/;

/**
 * A card's text in parts; colourless cards have no suit.
 * @param {string} card such as `R7`, `G+2`, `ST`
 * @returns {{ suit: string | null, symbol: string }}
 */
export function parts(card) {
  if (card === "BK") return { suit: null, symbol: card };
  const found = SYMBOL.exec(card);
  return found ? { suit: found[1] ?? null, symbol: found[2] ?? "" } : { suit: null, symbol: card };
}

/** The order in which a hand is held: by suit, then by sign; colourless cards last. */
const ORDER = ["1", "3", "4", "5", "6", "7", "8", "9", "+", "+2", "S", "D", "T", "ST", "CC", "K", "+3", "BK"];

/** @param {string} card */
function rank(card) {
  const { suit, symbol } = parts(card);
  return (suit ? SUITS.indexOf(suit) : SUITS.length) * 100 + ORDER.indexOf(symbol);
}

/** @param {string[]} cards */
export const sorted = (cards) => [...cards].sort((one, other) => rank(one) - rank(other));
