// The own hand: a fan with one tab stop, arrows along it, the focused card lifted.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../../i18n.js";
import { vars } from "../../vars.js";
import { sorted } from "./card.js";
import { back, face } from "./cards.js";
import { cardName } from "./words.js";

/** @typedef {import("../../types").View} View @typedef {import("../../types").Context} Context */

/**
 * Cards with a key each, so that a card keeps its element when others leave the hand.
 * @param {string[]} cards
 */
function keyed(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return sorted(cards).map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, key: `${card}/${count}` };
  });
}

/**
 * @param {string[]} cards
 * @param {number} seat
 * @param {View} view
 * @param {Context} ctx
 */
export function fan(cards, seat, view, ctx) {
  const held = keyed(cards);
  const middle = (held.length - 1) / 2;
  return html`<div
    class=${`fan ${held.length > 9 ? "many" : "few"}`}
    role="group"
    aria-label=${t("taki-hand-name", { name: ctx.names[seat] ?? "" })}
    ${vars({ n: Math.max(2, held.length) })}
    @keydown=${along}
  >
    ${repeat(
      held,
      ({ key }) => key,
      ({ card }, index) => handCard(card, index - middle, view, ctx),
    )}
  </div>`;
}

/** A hand that is not to be seen. @param {number} count */
export function covered(count) {
  return html`<div class=${`fan ${count > 9 ? "many" : "few"}`} aria-hidden="true" ${vars({ n: Math.max(2, count) })}>
    ${Array.from(
      { length: count },
      (_, index) =>
        html`<span class="slot" ${vars({ off: index - (count - 1) / 2 })}><span class="hand-card">${back}</span></span>`,
    )}
  </div>`;
}

/**
 * @param {string} card
 * @param {number} off cards away from the middle of the fan
 * @param {View} view
 * @param {Context} ctx
 */
function handCard(card, off, view, ctx) {
  const legal = ctx.active && view.legal.some(({ at }) => at === card);
  return html`<span class="slot" ${vars({ off })}>
    <button
      class=${`hand-card ${legal ? "legal" : ""} ${ctx.ui.naming === card ? "naming" : ""}`}
      data-at=${card}
      tabindex="-1"
      aria-disabled=${legal ? nothing : "true"}
    >
      <span class="sr">${label(card, legal, ctx)}</span>
      ${face(card)}
    </button>
  </span>`;
}

/** @param {string} card @param {boolean} legal @param {Context} ctx */
function label(card, legal, ctx) {
  const name = cardName(card);
  if (legal) return t("taki-card-yes", { card: name });
  const why = ctx.active ? ctx.why(card) : null;
  return why ? t("taki-card-no", { card: name, why }) : t("taki-card-wait", { card: name });
}

/** Left and right go along the whole fan, also where it is in rows. @param {KeyboardEvent} event */
function along(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const cards = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("button")];
  const here = cards.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  cards[here + step]?.focus();
}
