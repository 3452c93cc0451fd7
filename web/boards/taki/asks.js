// The buttons beside the hand: everything one can do that is not pressing a card.
import { html, nothing } from "lit-html";
import { t } from "../../i18n.js";
import { parts } from "./card.js";
import { suitClass, suitIcon } from "./cards.js";
import { cardName, colorName } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 * @typedef {import("./position.js").Seen} Seen
 */

const CALLED = " !";

/**
 * @param {Seen} seen
 * @param {View} view
 * @param {Context} ctx
 */
export function asks(seen, view, ctx) {
  // Whoever does not see the hand yet cannot say what to do with it.
  if (view.turn !== ctx.bottom || !ctx.active || !seen.hands[ctx.bottom]) return nothing;
  return html`<div class="asks">
    ${ctx.ui.naming ? colours(ctx.ui.naming, view, ctx) : question(seen, view, ctx)}
    ${view.options.call === false ? nothing : call(ctx)}
  </div>`;
}

/** @param {Seen} seen @param {View} view @param {Context} ctx */
function question(seen, view, ctx) {
  const name = (/** @type {number} */ seat) => ctx.names[seat] ?? "";
  if (seen.plus3) {
    const by = name(seen.plus3.by);
    return ask(t("taki-ask-plus3", { by, name: name(ctx.bottom) }), [
      choice("BK", t("taki-do-break"), t("taki-do-break.text", { by }), ctx),
      choice("pass", t("taki-do-let"), t("taki-do-let.text"), ctx),
    ]);
  }
  if (seen.inRun) {
    return ask(seen.run ? t("taki-ask-run", { color: colorName(seen.run) }) : "", [
      choice("close", t("taki-do-close"), t("taki-do-close.text"), ctx),
      choice("leave", t("taki-do-leave"), t("taki-do-leave.text"), ctx),
    ]);
  }
  if (seen.stack) {
    const count = owed(view);
    return ask(t("taki-ask-stack", { count }), [choice("draw", t("taki-do-draw-stack", { count }), "", ctx)]);
  }
  if (seen.after === "K") return ask(t("taki-state-king"), [choice("pass", t("taki-do-pass"), "", ctx)]);
  return nothing;
}

/** How many cards drawing gives now. @param {View} view */
export const owed = (view) => view.legal.find(({ at }) => at === "draw")?.draws ?? 0;

/** @param {string} text @param {unknown[]} choices */
const ask = (text, choices) =>
  html`<div class="ask" role="group" aria-label=${text}>
    <p class="ask-text" aria-hidden="true">${text}</p>
    <div class="ask-choices">${choices}</div>
  </div>`;

/** @param {string} at @param {string} name @param {string} text @param {Context} ctx */
const choice = (at, name, text, ctx) =>
  html`<button class="ask-choice" data-do=${at} @click=${() => ctx.press(at)}>
    <strong>${name}</strong> ${text ? html`<small>${text}</small>` : nothing}
  </button>`;

/** Said before the play; it looks the same whether or not it is the moment for it. @param {Context} ctx */
const call = (ctx) =>
  html`<button
    class="call"
    data-do="call"
    aria-pressed=${ctx.ui.call ? "true" : "false"}
    @click=${() => ctx.setUi({ call: !ctx.ui.call })}
  >
    <strong>${t("taki-do-call")}</strong> <small>${t(ctx.ui.call ? "taki-do-call.on" : "taki-do-call.text")}</small>
  </button>`;

/**
 * A card wants a colour to be named.
 * @param {string} card
 * @param {View} view
 * @param {Context} ctx
 */
function colours(card, view, ctx) {
  const offered = uncalled(card, view);
  return html`<div
    class="ask naming"
    role="group"
    aria-label=${t("taki-do-color")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && cancel(card, ctx)}
  >
    <p class="ask-text">${cardName(card)}: ${t("taki-do-color")}</p>
    <div class="ask-choices colors">
      ${offered.map(
        ({ action, color }) =>
          html`<button class=${`ask-choice color ${suitClass(color)}`} data-do=${action} @click=${() => act(action, ctx)}>
            ${suitIcon(color)} <strong>${colorName(color)}</strong>
          </button>`,
      )}
      <button class="ask-choice quiet" @click=${() => cancel(card, ctx)}>${t("taki-do-cancel")}</button>
    </div>
  </div>`;
}

/** @param {string} card @param {Context} ctx */
function cancel(card, ctx) {
  ctx.setUi({ naming: null });
  /** @type {HTMLElement | null} */ (document.querySelector(`.fan [data-at="${card}"]`))?.focus();
}

/** @param {string} action @param {Context} ctx */
function act(action, ctx) {
  ctx.act(ctx.ui.call && action !== "draw" ? action + CALLED : action);
}

/** What a thing offers, the call aside. @param {string} at @param {View} view */
const uncalled = (at, view) => view.legal.filter((legal) => legal.at === at && !legal.call);

/**
 * A press on a card or a button; false leaves it to the page, which says why it cannot be.
 * @param {string} at
 * @param {View} view
 * @param {Context} ctx
 */
export function press(at, view, ctx) {
  if (!ctx.active) return false;
  const plain = uncalled(at, view);
  const [only] = plain;
  if (!only) return false;
  if (plain.length === 1) act(only.action, ctx);
  else {
    ctx.setUi({ naming: at });
    /** @type {HTMLElement | null} */ (document.querySelector(".naming button"))?.focus();
  }
  return true;
}

/**
 * An action's text in parts.
 * @param {string} action
 */
export function spelled(action) {
  const called = action.endsWith(CALLED);
  const [verb = "", card = "", color = null] = (called ? action.slice(0, -CALLED.length) : action).split(" ");
  return { verb, card, color, suit: card ? parts(card).suit : null, called };
}
