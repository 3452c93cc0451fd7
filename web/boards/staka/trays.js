// What lies beside the board: the stones of the field or the pot, and every seat's hand with its double.
import { html, nothing } from "lit-html";
import { t } from "../../i18n.js";
import { vars } from "../../vars.js";
import { choices, chosen } from "./choices.js";
import { doublePlace, handPlace, trayPlace } from "./places.js";
import { KINDS, kindOf, loose, pair, sign } from "./stones.js";
import { colorName, stoneName } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 */

const HAND = 3;

/** @param {View} view @param {Context} ctx */
export function trays(view, ctx) {
  const { position } = view;
  // Once all is laid there is nothing beside the board; the count tells the rest.
  if (view.turn === null && ![...position.hands, ...position.doubles].some((held) => held === true || held.length)) {
    return nothing;
  }
  const field = position.phase === "field";
  const seats = view.players.map((_, seat) => (ctx.bottom + seat) % view.players.length);
  return html`<div class="trays">
    ${field ? kinds("field", position.supply, view, ctx) : view.turn === null ? nothing : kinds("pot", position.pot, view, ctx)}
    <div class="hands" ${vars({ seats: seats.length })}>${seats.map((seat) => hand(seat, view, ctx))}</div>
  </div>`;
}

/**
 * The six kinds and how many are left of each.
 * @param {"field" | "pot"} tray
 * @param {Record<string, number>} counts
 * @param {View} view
 * @param {Context} ctx
 */
function kinds(tray, counts, view, ctx) {
  const total = KINDS.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
  const name = t(`staka-${tray}`, { count: total });
  return html`<section class="tray" aria-label=${name}>
    <p class="tray-title" aria-hidden="true">${name}</p>
    <div class="kinds">${KINDS.map((kind) => kindButton(tray, kind, counts?.[kind] ?? 0, view, ctx))}</div>
  </section>`;
}

/** @param {"field" | "pot"} tray @param {string} kind @param {number} count @param {View} view @param {Context} ctx */
function kindButton(tray, kind, count, view, ctx) {
  const verb = tray === "pot" ? "take" : "field";
  const can = ctx.active && choices(view).some((one) => one.verb === verb && kindOf(one.stone ?? "") === kind);
  const stone = tray === "field" ? chosen(view, ctx) : null;
  const on = stone !== null && kindOf(stone) === kind;
  return html`<button
    class=${`kind${can ? " can" : ""}${on ? " on" : ""}${count ? "" : " none"}`}
    data-at=${trayPlace(tray, kind)}
    tabindex="-1"
    aria-disabled=${can ? nothing : "true"}
    aria-pressed=${tray === "field" ? String(on) : nothing}
  >
    <span class="sr">${
      on
        ? t("staka-kind-chosen", { stone: stoneName(kind), count, color: colorName(stone?.[0]) })
        : t(can ? `staka-kind-${verb}` : "staka-kind", { stone: stoneName(kind), count })
    }</span>
    ${on && stone ? loose(stone) : pair(kind)}
    <span class="count" aria-hidden="true">${count}</span>
  </button>`;
}

/** What there is to say about a seat now. @param {number} seat @param {View} view @param {Context} ctx */
function state(seat, view, ctx) {
  if (view.winners.includes(seat)) return t("seat-won");
  if (view.turn === seat)
    return t(ctx.active || view.players[seat]?.kind !== "computer" ? "seat-turn" : "seat-thinking");
  return view.position.stopped?.[seat] ? t("staka-stopped") : nothing;
}

/** @param {number} seat @param {View} view @param {Context} ctx */
function hand(seat, view, ctx) {
  const { position, turn } = view;
  const stones = /** @type {string[]} */ (position.hands?.[seat] ?? []);
  const color = position.colors[seat];
  const owner = t("staka-hand", { name: ctx.names[seat] ?? "", color: colorName(color) });
  const slots = Array.from({ length: Math.max(HAND, stones.length) }, (_, index) => stones[index]);
  return html`<section class=${`seat-hand${turn === seat ? " on" : ""}${seat === ctx.bottom ? " own" : ""}`} aria-label=${owner}>
    <p class="tray-title">
      <svg viewBox="-26 -26 52 52" aria-hidden="true">${sign(color, {})}</svg>
      <span class="owner">${ctx.names[seat]} <small>${state(seat, view, ctx)}</small></span>
      <strong><span class="sr">${t("score-label")} </span>${view.scores[seat]}</strong>
    </p>
    <div class="slots">
      ${slots.map((stone, index) =>
        stone
          ? held(seat, stone, stones.indexOf(stone) === index, view, ctx)
          : html`<span class="hand-slot" aria-hidden="true"></span>`,
      )}
      ${position.doubles?.[seat] ? held(seat, color + color, true, view, ctx) : html`<span class="hand-slot double" aria-hidden="true"></span>`}
    </div>
  </section>`;
}

/**
 * @param {number} seat
 * @param {string} stone
 * @param {boolean} first of several equal ones it is the first that shows the choice
 * @param {View} view
 * @param {Context} ctx
 */
function held(seat, stone, first, view, ctx) {
  const double = stone[0] === stone[1];
  const mine = seat === view.turn && ctx.active;
  const can =
    mine &&
    choices(view).some((one) =>
      double ? one.verb === "double" : one.verb === "lay" && kindOf(one.stone ?? "") === stone,
    );
  const now = mine ? chosen(view, ctx) : null;
  const on = first && now !== null && kindOf(now) === kindOf(stone);
  const names = { stone: stoneName(stone), color: colorName((on ? now : stone)?.[0]) };
  return html`<button
    class=${`held${double ? " double" : ""}${can ? " can" : ""}${on ? " on" : ""}`}
    data-at=${double ? doublePlace(seat) : handPlace(seat, stone)}
    tabindex="-1"
    aria-disabled=${can ? nothing : "true"}
    aria-pressed=${can ? String(on) : nothing}
  >
    <span class="sr">${t(on && !double ? "staka-held-chosen" : can ? "staka-held-can" : "staka-held", names)}</span>
    ${on && now ? loose(now) : double ? loose(stone) : pair(stone)}
  </button>`;
}
