// Everybody around the table with the number of cards they hold, and the way play goes.
import { html, nothing, svg } from "lit-html";
import { t } from "../../i18n.js";
import { vars } from "../../vars.js";
import { back } from "./cards.js";

/** @typedef {import("../../types").View} View @typedef {import("../../types").Context} Context */

/** Backs shown for a hand of others; more would not be told apart. */
const MOST_BACKS = 7;

/**
 * @param {import("./position.js").Seen} seen
 * @param {View} view
 * @param {Context} ctx
 */
export function seats(seen, view, ctx) {
  const count = seen.counts.length;
  const order = seen.counts.map((_, index) => (ctx.bottom + index) % count);
  return html`<ul class=${count > 6 ? "ring crowded" : "ring"} aria-label=${t("taki-seats")} ${vars({ n: count })}>
    ${order.map((seat, index) => place(seat, index, seen, view, ctx))}
  </ul>`;
}

/**
 * @param {number} seat
 * @param {number} index places from the bottom
 * @param {import("./position.js").Seen} seen
 * @param {View} view
 * @param {Context} ctx
 */
function place(seat, index, seen, view, ctx) {
  const on = view.turn === seat;
  const count = seen.counts[seat] ?? 0;
  const phase = seen.phases?.[seat];
  return html`<li
    class=${`place ${on ? "on" : ""} ${index === 0 ? "own" : ""} ${view.winners.includes(seat) ? "won" : ""}`}
    data-seat=${seat}
    ${vars({ k: index })}
  >
    <span class="place-name">${ctx.names[seat]}</span>
    <span class="backs" aria-hidden="true">${Array.from({ length: Math.min(count, MOST_BACKS) }, () => back)}</span>
    <span class="place-count" aria-hidden="true">${count}</span>
    <span class="sr">${t("taki-seat-cards", { count })}</span>
    ${phase === undefined ? nothing : html`<span class="place-phase">${t("taki-seat-phase", { phase })}</span>`}
    ${on ? html`<span class="place-turn">${t("taki-seat-turn")}</span>` : nothing}
  </li>`;
}

/** The way play goes, as two arrows around the piles. @param {1 | -1} direction */
export function flow(direction) {
  const text = t(`taki-direction.${direction === 1 ? "right" : "left"}`);
  return html`<p class=${`flow ${direction === 1 ? "right" : "left"}`}>
    <svg viewBox="0 0 48 48" aria-hidden="true">
      ${[0, 180].map(
        (turn) => svg`<path transform=${`rotate(${turn} 24 24)`} d="M7 24A17 17 0 0 1 36 12M38 4l-1 9-9-1" />`,
      )}
    </svg>
    <span class="sr">${t("taki-direction")}: </span><span>${text}</span>
  </p>`;
}
