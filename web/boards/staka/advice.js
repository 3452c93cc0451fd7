// How hints speak of Staka.
import { has, t } from "../../i18n.js";
import { read } from "./choices.js";
import { cellName } from "./hex.js";
import { doublePlace, handPlace, trayPlace } from "./places.js";
import { kindOf } from "./stones.js";
import { colorName, stoneName } from "./words.js";

/** @type {NonNullable<import("../../types").Board["advice"]>} */
export const advice = {
  move(action) {
    const { verb, stone, cell } = read(action);
    const words = {
      stone: stone ? stoneName(stone) : "",
      color: stone ? colorName(stone[0]) : "",
      cell: cell ? cellName(cell) : "",
    };
    const id = `staka-hint-${verb}`;
    return t(has(id) ? id : `staka-do-${verb}`, words);
  },

  places({ action, at }, { turn }) {
    const { verb, stone } = read(action);
    const seat = turn ?? 0;
    if (verb === "field") return [trayPlace("field", kindOf(stone ?? "")), at];
    if (verb === "lay") return [handPlace(seat, kindOf(stone ?? "")), at];
    return verb === "double" ? [doublePlace(seat), at] : [at];
  },

  facts: (facts) => (facts.stone ? { ...facts, stone: stoneName(String(facts.stone)) } : facts),
};
