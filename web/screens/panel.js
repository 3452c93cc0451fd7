// A table on the screen: the seats, the board, what happened last, and a message when something was refused.
import { html, nothing } from "lit-html";
import { said, t } from "../i18n.js";
import { closeIcon } from "../icons.js";
import { ruleHref } from "../router.js";
import { arrowKey } from "../roving.js";
import { advice } from "./advice.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {Event} event @returns {string | null} */
const thing = (event) => {
  const found = event.target instanceof Element ? event.target.closest("[data-at]") : null;
  return found instanceof HTMLElement ? (found.dataset.at ?? null) : null;
};

/**
 * The plates of some seats, with whose turn it is and the score.
 * @param {Table} table
 * @param {number[]} which
 * @param {string} label
 */
function seats(table, which, label) {
  const { view } = table;
  if (!view || !which.length || table.board.showsSeats) return nothing;
  return html`<ul class="seats" aria-label=${label}>
    ${which.map((seat) => {
      const on = view.turn === seat;
      const won = view.winners.includes(seat);
      return html`<li class=${`seat${on ? " on" : ""}${won ? " won" : ""}`}>
        <span class="seat-name">${table.names[seat]}</span>
        ${
          on || won
            ? html`<span class="seat-turn">
                ${t(won ? "seat-won" : table.thinking ? "seat-thinking" : "seat-turn")}
              </span>`
            : nothing
        }
        <span class="seat-score"><span class="sr">${t("score-label")} </span>${view.scores[seat]}</span>
      </li>`;
    })}
  </ul>`;
}

/** @param {Table} table */
export function boardArea(table) {
  const { view, frame } = table;
  if (!view) return nothing;
  const shown = frame ? { ...view, position: frame.position, legal: [] } : view;
  return html`<div
    class=${`table-top ${table.moving ? "moving" : ""}`}
    id=${table.id}
    data-board=${view.game}
    ?data-early=${table.early}
    @click=${(/** @type {Event} */ event) => {
      const at = thing(event);
      if (at !== null) table.press(at);
    }}
    @keydown=${arrowKey}
    @mouseover=${(/** @type {Event} */ event) => table.point(thing(event))}
    @mouseleave=${() => table.point(null)}
    @focusin=${(/** @type {Event} */ event) => table.point(thing(event))}
    @focusout=${() => table.point(null)}
  >
    ${table.board.view(shown, table.context)}
  </div>`;
}

/** What happened, or what would happen with the thing that is pointed at. @param {Table} table */
export function caption(table) {
  const { view } = table;
  if (!view) return nothing;
  const pointed = !table.moving && table.context.active && table.pointed;
  const preview = pointed ? said(table.board.preview?.(pointed, view, table.context)) : "";
  const text =
    preview ||
    table.notes.join(" ") ||
    (view.turn === null ? "" : t("say-turn", { name: table.names[view.turn] ?? "" }));
  return html`<p class=${preview ? "caption preview" : "caption"} aria-hidden="true">${text}</p>`;
}

/** @param {Table} table */
export function message(table) {
  const found = table.message;
  if (!found) return nothing;
  return html`<div class=${table.wish ? "message calm" : "message"}>
    <p>
      ${found.text} ${found.rule ? html`<a href=${ruleHref(found.rule)}>${t("message-rule")}</a>` : nothing}
    </p>
    ${found.again ? html`<button @click=${() => table.continueHere()}>${t("try-again")}</button>` : nothing}
    <button
      class="quiet"
      aria-label=${t("close")}
      @click=${() => {
        table.message = null;
        table.changed();
      }}
    >
      ${closeIcon}
    </button>
  </div>`;
}

/** One thing offers several actions. @param {Table} table */
export function choices(table) {
  if (!table.choosing.length) return nothing;
  return html`<div
    class="choices"
    id=${`${table.id}-choices`}
    role="group"
    aria-label=${t("choose")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && table.cancelChoice()}
  >
    ${table.choosing.map(
      (legal) =>
        html`<button @click=${() => table.act(legal.action)}>
          ${table.board.move(legal.action, null, table.context)}
        </button>`,
    )}
    <button class="quiet" @click=${() => table.cancelChoice()}>${t("cancel")}</button>
  </div>`;
}

/** @param {Table} table */
export function curtain(table) {
  if (table.curtain === null) return nothing;
  const name = table.names[table.curtain] ?? "";
  return html`<div class="curtain">
    <p>${t("curtain-text", { name })}</p>
    <button class="primary" @click=${() => table.takeScreen()}>${t("curtain-button", { name })}</button>
  </div>`;
}

/** Everything about the game itself: as at a table, the others' plates beyond the board and one's own before it. @param {Table} table */
export function panel(table) {
  const count = table.view?.players.length ?? 0;
  const others = Array.from({ length: count - 1 }, (_, index) => (table.bottom + 1 + index) % count);
  return html`
    <div class="panel" data-table=${table.id} data-hint=${table.advice.places.length ? JSON.stringify(table.advice.places) : nothing}>
      ${seats(table, others, t("seats-others"))}
      ${table.curtain === null ? boardArea(table) : curtain(table)}
      ${seats(table, [table.bottom], t("seats-bottom"))} ${choices(table)} ${caption(table)} ${advice(table)}
      ${message(table)}
    </div>
  `;
}
