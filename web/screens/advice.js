// Help for the one who moves: the hint button with its sentence, the values, and the marks on the board.
import { html, nothing } from "lit-html";
import { valuesShown } from "../advice.js";
import { t } from "../i18n.js";
import { starIcon } from "../icons.js";
import { rules, thinker } from "../python.js";
import { helpAllowed } from "../settings.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {Table} table */
export function advice(table) {
  const { advice, view } = table;
  if (!helpAllowed() || !view || view.turn === null) return nothing;
  const person = view.players[view.turn]?.kind === "person";
  const busy = advice.thinking && advice.asked;
  return html`<div class="advice" role="group" aria-label=${t("hint-group")}>
    <div class="bar">
      <button
        class="hint-ask"
        aria-pressed=${advice.asked && advice.possible ? "true" : "false"}
        aria-disabled=${advice.possible ? nothing : "true"}
        @pointerenter=${warm}
        @focus=${warm}
        @click=${() => advice.possible && advice.toggle()}
      >
        ${starIcon} ${t(busy ? "hint-thinking" : "hint-ask")}
      </button>
      ${table.board.advice?.worth ? valuesToggle(table) : nothing}
    </div>
    ${person ? valuesNote(table) : nothing}
    </div>
    ${person ? hintText(table) : nothing}`;
}

/** Somebody is about to ask: what thinks may start already. */
const warm = () => rules.ready && thinker.start();

/** @param {Table} table */
function hintText({ advice, id }) {
  if (advice.asked && advice.failed) return html`<p class="hint-said failed">${t("hint-failed")}</p>`;
  return advice.best ? html`<p class="hint-said" id=${`${id}-hint`}>${advice.text}</p>` : nothing;
}

/** @param {Table} table */
const valuesToggle = ({ advice, board }) =>
  html`<label class="check">
    <input type="checkbox" .checked=${valuesShown()} @change=${() => advice.toggleValues()} />
    ${t(`${board.name}-values`)}
  </label>`;

/** What the figures mean, or that they are being found. @param {Table} table */
function valuesNote({ advice, board, view, names }) {
  if (!valuesShown() || !board.advice?.worth || !advice.possible) return nothing;
  const { worths } = advice;
  const name = names[view?.turn ?? 0] ?? "";
  const depth = Math.min(...worths.flatMap((one) => (one.exact || !one.depth ? [] : [one.depth])));
  if (advice.failed) return html`<p class="values-note">${t("hint-failed")}</p>`;
  if (!worths.length) return html`<p class="values-note">${t("hint-thinking")}</p>`;
  const kind = Number.isFinite(depth) ? (worths.some((one) => one.exact) ? "both" : "estimate") : "exact";
  return html`<p class="values-note">${t(`values-${kind}`, { name, depth: Number.isFinite(depth) ? depth : 0 })}</p>`;
}

/**
 * Marks what the hints of all tables on the page name. The boards know nothing of it: what can be pressed says its place
 * in `data-at`, and what is a button beside the board in `data-do`.
 * @param {Element} root
 */
export function markHints(root) {
  const things = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-at], [data-do]"));
  const wanted = new Map([...root.querySelectorAll(".panel[data-hint]")].flatMap(hinted));
  for (const thing of things) {
    const mark = wanted.get(thing);
    if (mark?.number === thing.dataset.hinted) continue;
    if (mark) {
      thing.dataset.hinted = mark.number;
      thing.setAttribute("aria-describedby", mark.described);
    } else {
      delete thing.dataset.hinted;
      thing.removeAttribute("aria-describedby");
    }
  }
}

/**
 * What one presses for the hint of a panel, numbered when there is an order.
 * @param {Element} panel
 * @returns {[Element, { number: string, described: string }][]}
 */
function hinted(panel) {
  const { hint = "[]", table } = /** @type {HTMLElement} */ (panel).dataset;
  const places = /** @type {string[]} */ (JSON.parse(hint));
  return places.flatMap((at, index) => {
    const name = CSS.escape(at);
    const thing = panel.querySelector(`[data-at="${name}"]`) ?? panel.querySelector(`[data-do="${name}"]`);
    const number = places.length > 1 ? String(index + 1) : "";
    return thing ? [[thing, { number, described: `${table}-hint` }]] : [];
  });
}
