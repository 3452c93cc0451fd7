// Who sits where: names, the seat at the bottom of the screen, and whose hidden things may be seen.
import { t } from "./i18n.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("./types").Player} Player
 * @typedef {object} Seating
 * @property {number} bottom the seat at the bottom of the screen
 * @property {number | null} viewer the seat whose hidden things are shown; null shows nobody's
 * @property {number | null} curtain the seat that must take the screen before anything hidden is shown
 */

/** A name for every seat, made up for those that have none. @param {Player[]} players */
export function seatNames(players) {
  const alone = players.filter((one) => one.kind === "computer").length === 1;
  return players.map(({ name, kind }, seat) => {
    if (name) return name;
    if (kind === "person") return t("player-default", { number: seat + 1 });
    return alone ? t("computer-default") : t("computer-default-number", { number: seat + 1 });
  });
}

/** The seats of people. @param {Player[]} players */
export const people = (players) => players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));

/**
 * The seating when it is a seat's turn (null: the game is over). A lone person always sits at the bottom; where several
 * share the screen, a game that hides something is handed from one to the next.
 * @param {Player[]} players
 * @param {number | null} turn
 * @param {boolean} hidden
 * @param {Seating} before
 * @returns {Seating}
 */
export function seating(players, turn, hidden, before) {
  const persons = people(players);
  const [first = 0] = persons;
  if (persons.length < 2) return { bottom: first, viewer: persons.length ? first : null, curtain: null };
  const moves = turn !== null && persons.includes(turn);
  const turns = hidden || settings.turning === "turn";
  const bottom = moves ? (turns ? turn : first) : persons.includes(before.bottom) ? before.bottom : first;
  if (!hidden || !moves) return { bottom, viewer: null, curtain: null };
  return before.viewer === turn ? { bottom, viewer: turn, curtain: null } : { bottom, viewer: null, curtain: turn };
}
