// TAKI on the page: everybody around the table, the piles in the middle, the own hand as a fan.
import { html, nothing } from "lit-html";
import { t } from "../i18n.js";
import { advice } from "./taki/advice.js";
import { asks, press, spelled } from "./taki/asks.js";
import { back, face } from "./taki/cards.js";
import { events as told } from "./taki/events.js";
import { covered, fan } from "./taki/hand.js";
import { learn } from "./taki/learn.js";
import { lead, piles, states } from "./taki/middle.js";
import { frames, motion } from "./taki/motion.js";
import { read, shownHand } from "./taki/position.js";
import { flow, seats } from "./taki/seats.js";
import { cardName, cardNamed, colorName, leadName, list } from "./taki/words.js";

/** @typedef {import("../types").View} View @typedef {import("../types").Context} Context */

/** @param {View} view @param {Context} ctx */
function draw(view, ctx) {
  const seen = read(view.position);
  const seat = shownHand(seen, ctx.bottom);
  const cards = seat === null ? null : seen.hands[seat];
  return html`<div class="taki" role="group" aria-label=${t("taki-board", { name: ctx.names[ctx.bottom] ?? "" })}>
    <div class="taki-table">
      ${seats(seen, view, ctx)}
      <div class="center">
        ${flow(seen.direction)} ${piles(seen, view, ctx)} ${lead(seen)} ${states(seen, view, ctx)}
      </div>
    </div>
    ${asks(seen, view, ctx)}
    ${
      seat === null || !cards
        ? html`<div class="hand-area">
            <p class="hand-title faint">${view.turn === null ? nothing : t("taki-hand-hidden")}</p>
            ${view.players[ctx.bottom]?.kind === "person" ? covered(seen.counts[ctx.bottom] ?? 0) : nothing}
          </div>`
        : html`<div class="hand-area">
            <p class="hand-title" aria-hidden="true">
              ${t("taki-hand", { name: ctx.names[seat] ?? "", count: cards.length })}
            </p>
            ${fan(cards, seat, view, ctx)}
          </div>`
    }
    ${flying(ctx)}
  </div>`;
}

/** A card on its way. @param {Context} ctx */
function flying({ marks }) {
  if (!marks?.fly) return nothing;
  const { from, to, card } = marks.fly;
  return html`<span class="flying" data-from=${from} data-to=${to} aria-hidden="true">${card ? face(card) : back}</span>`;
}

/** @type {import("../types").Board} */
export const taki = {
  name: "taki",
  showsSeats: true,
  view: draw,
  frames,
  motion,
  press,
  say: told,

  places: (view) => [...new Set(read(view.position).hands[view.seat ?? -1] ?? [])],

  /** @returns {import("../types").Say | null} */
  preview(at, view, ctx) {
    const card = cardName(at);
    if (view.legal.some((one) => one.at === at)) return { id: "taki-pointed", args: { card } };
    const why = ctx.why(at);
    return why ? { id: "taki-pointed-no", args: { card, why } } : null;
  },

  move(action, events) {
    const { verb, card, color, called } = spelled(action);
    const of = (/** @type {string} */ kind) => events?.find((event) => event.event === kind);
    const drawn = of("draw");
    const text =
      verb === "play"
        ? color
          ? t("taki-move-play-color", { card: cardName(card), color: colorName(color) })
          : t("taki-move-play", { card: cardName(card) })
        : verb === "draw" && drawn
          ? t("taki-move-draw-count", { count: drawn.count })
          : t(`taki-move-${verb}`);
    return called ? t("taki-move-called", { move: text }) : text;
  },

  /** @returns {import("../types").Say} */
  outcome(view, ctx) {
    const names = view.winners.map((seat) => ctx.names[seat] ?? "");
    if (names.length > 1) return { id: "taki-outcome-shared", args: { names: list(names) } };
    const id = view.options.tournament ? "taki-outcome-tournament" : "taki-outcome";
    return { id, args: { name: names[0] ?? "" } };
  },

  reason(_events, view, ctx) {
    const [winner] = view.winners;
    if (winner === undefined) return null;
    if (read(view.position).counts[winner]) return { id: "taki-why-blocked" };
    const id = view.options.tournament ? "taki-why-champion" : "taki-why-empty";
    return { id, args: { name: ctx.names[winner] ?? "" } };
  },

  advice,

  refusalArgs(facts, { names }) {
    const { card, color, symbol, run, owed, by, seat } = facts;
    return {
      card: card ? cardNamed(String(card), null) : "",
      lead: leadName({ color: color ? String(color) : null, symbol: symbol ? String(symbol) : null }),
      run: run ? colorName(String(run)) : "",
      owed: owed ?? 0,
      by: names[Number(by)] ?? "",
      name: names[Number(seat)] ?? "",
    };
  },

  learn,
};
