// How hints speak of TAKI.
import { t } from "../../i18n.js";
import { spelled } from "./asks.js";
import { cardName, cardNamed, colorName, symbolName } from "./words.js";

/** @type {NonNullable<import("../../types").Board["advice"]>} */
export const advice = {
  move(action, view) {
    const { verb, card, color, called } = spelled(action);
    const move = card ? cardNamed(card, color) : t(`taki-do-${verb === "pass" && view.position.plus3 ? "let" : verb}`);
    return called ? t("taki-hint-called", { move }) : move;
  },

  places({ action, at }) {
    const { card, color, called } = spelled(action);
    const named = color ? [`play ${card} ${color}`] : [];
    return [...(called ? ["call"] : []), at, ...named];
  },

  facts(facts) {
    const { card, color, symbol } = facts;
    return {
      ...facts,
      ...(card && { card: cardName(String(card)) }),
      ...(color && { color: colorName(String(color)) }),
      ...(symbol && { symbol: symbolName(String(symbol)) }),
    };
  },
};
