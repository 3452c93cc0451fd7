// The middle of the table: both piles, what has to be matched, and everything that is going on.
import { html, nothing } from "lit-html";
import { t } from "../../i18n.js";
import { owed } from "./asks.js";
import { back, face, suitClass, suitIcon } from "./cards.js";
import { cardName, colorName, leadName } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 * @typedef {import("./position.js").Seen} Seen
 */

/**
 * Draw pile and discard pile.
 * @param {Seen} seen
 * @param {View} view
 * @param {Context} ctx
 */
export function piles(seen, view, ctx) {
  const count = seen.stack ? owed(view) : 0;
  const top = seen.discard.at(-1);
  return html`<div class="piles">
    <button class="pile draw-pile" data-pile="draw" data-do="draw" @click=${() => ctx.press("draw")}>
      <span class="sr">${drawLabel(seen, count)}</span>
      <span class=${`stacked ${seen.draw > 1 ? "thick" : ""}`}>${seen.draw ? back : html`<span class="no-card"></span>`}</span>
      <span class="pile-count" aria-hidden="true">${seen.draw}</span>
      <span class="pile-do" aria-hidden="true">
        ${count ? t("taki-draw-do-owed", { count }) : t("taki-draw-do")}
      </span>
    </button>
    <div
      class="pile discard-pile"
      data-pile="discard"
      role="img"
      aria-label=${top ? t("taki-discard", { card: cardName(top) }) : t("taki-discard-empty")}
    >
      ${top ? nothing : html`<span class="no-card"></span>`}
      ${seen.discard.slice(-3).map((card, index, some) => html`<span class=${`thrown back-${some.length - index - 1}`}>${face(card)}</span>`)}
    </div>
  </div>`;
}

/** @param {Seen} seen @param {number} count cards owed */
function drawLabel(seen, count) {
  const what = count ? t("taki-do-draw-stack", { count }) : t("taki-do-draw");
  return `${what}. ${t("taki-draw-pile", { count: seen.draw })}`;
}

/**
 * What has to be matched: a badge of its own, as the top card may say something else.
 * @param {Seen} seen
 */
export function lead({ lead: led }) {
  if (!led) return nothing;
  return html`<p class=${`lead-badge ${suitClass(led.color)}`}>
    <span class="lead-shape">${suitIcon(led.color)}</span>
    <span class="lead-words"><span class="lead-title">${t("taki-lead-title")}</span> <strong>${leadName(led)}</strong></span>
  </p>`;
}

/**
 * What is going on: a stack, a run, an open plus three, something owed after a plus or a king.
 * @param {Seen} seen
 * @param {View} view
 * @param {Context} ctx
 */
export function states(seen, view, ctx) {
  const name = (/** @type {number} */ seat) => ctx.names[seat] ?? "";
  const own = view.turn === ctx.bottom;
  const all = [
    seen.plus3 && {
      kind: "plus3",
      text: t("taki-state-plus3", { by: name(seen.plus3.by), name: name(seen.plus3.asked) }),
    },
    seen.stack > 0 && { kind: "stack", text: t("taki-state-stack", { size: seen.stack }) },
    seen.run && {
      kind: `run ${suitClass(seen.run)}`,
      icon: suitIcon(seen.run),
      text: t(seen.inRun && own ? "taki-state-run-yours" : "taki-state-run", { color: colorName(seen.run) }),
    },
    seen.after === "+" && { kind: "plus", text: t("taki-state-plus") },
    seen.after === "K" && { kind: "king", text: t("taki-state-king") },
  ].filter((one) => !!one);
  return all.length
    ? html`<ul class="states">
        ${all.map((one) => html`<li class=${`state ${one.kind}`}>${one.icon ?? nothing} ${one.text}</li>`)}
      </ul>`
    : nothing;
}
