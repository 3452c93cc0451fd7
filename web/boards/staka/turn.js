// What the seat to move is asked: the two parts of a turn, and everything that is not pressed on the board.
import { html, nothing } from "lit-html";
import { t } from "../../i18n.js";
import { undoIcon } from "../../icons.js";
import { choices, chosen, layings, offers, turns } from "./choices.js";
import { turnedIcon } from "./icons.js";
import { focusBoard } from "./keys.js";
import { prefs } from "./prefs.js";
import { turned } from "./stones.js";
import { colorName, stoneName } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 */

/** Hints go with everybody's first turns: the field, the pawns and three turns each. */
const TURNS = 3;
const FIELD = 12;

/** @param {View} view @param {Context} ctx */
export function turnPart(view, ctx) {
  const { phase } = view.position;
  if (view.turn === null || phase === "over") return nothing;
  const stone = chosen(view, ctx);
  const key = question(view, ctx, stone);
  return html`<div class="turn-part">
    ${phase === "move" || phase === "act" ? parts(phase) : nothing}
    <p class="question">${t(`staka-ask-${key}`, { stone: stone ? stoneName(stone) : "", left: left(view), name: ctx.names[view.turn] ?? "" })}</p>
    ${ctx.active ? html`<div class="bar">${buttons(view, ctx, stone)}</div>` : nothing} ${hint(view, ctx, key)}
  </div>`;
}

/** @param {string} phase */
const parts = (phase) => html`<ol class="parts" aria-label=${t("staka-parts")}>
  ${["move", "act"].map(
    (part, index) =>
      html`<li class=${part === phase ? "now" : ""} aria-current=${part === phase ? "step" : nothing}>
        <span class="part-number" aria-hidden="true">${index + 1}</span> ${t(`staka-part-${part}`)}
      </li>`,
  )}
</ol>`;

/** @param {View} view */
const left = ({ position }) => Object.values(position.supply ?? {}).reduce((sum, count) => sum + Number(count), 0);

/**
 * Which sentence asks for the choice.
 * @param {View} view
 * @param {Context} ctx
 * @param {string | null} stone
 */
function question(view, ctx, stone) {
  if (!ctx.active) return "wait";
  const can = (/** @type {string} */ verb) => choices(view).some((one) => one.verb === verb);
  switch (view.position.phase) {
    case "field":
      return "field";
    case "pawn":
      return "pawn";
    case "move":
      if (can("walk")) return can("swim") ? "walk-swim" : "walk";
      return can("swim") ? "swim-stay" : "stay";
    default:
      if (can("pass")) return "pass";
      if (stone) return layings(view, stone).size ? "where" : "take";
      if (can("take")) return can("lay") || can("double") ? "take-lay" : "take";
      return "lay";
  }
}

/** @param {View} view @param {Context} ctx @param {string | null} stone */
function buttons(view, ctx, stone) {
  // These buttons are gone once they are pressed; the focus goes to the board.
  const away = (/** @type {() => void} */ act) => (/** @type {Event} */ event) => {
    focusBoard(/** @type {Element} */ (event.currentTarget), view);
    act();
  };
  return html`
    ${["stay", "pass", "stop"].map((verb) =>
      offers(view, verb)
        ? html`<button class=${choices(view).length === 1 ? "primary" : ""} data-do=${verb} @click=${away(() => ctx.act(verb))}>${t(`staka-do-${verb}`)}</button>`
        : nothing,
    )}
    ${
      stone && turns(view, stone)
        ? html`<button @click=${() => ctx.setUi({ stone: turned(stone) })}>
            ${turnedIcon} ${t("staka-turn-stone", { color: colorName(stone[1]) })}
          </button>`
        : nothing
    }
    ${
      view.position.phase === "act" && view.ply > 0
        ? html`<button @click=${away(() => ctx.goTo(view.ply - 1))}>${undoIcon} ${t("staka-take-back")}</button>`
        : nothing
    }
    ${view.position.phase === "field" ? rest(view, ctx, away) : nothing}
  `;
}

/**
 * Chance lays what is left of the field, when everybody at the screen agrees.
 * @param {View} view
 * @param {Context} ctx
 * @param {(act: () => void) => (event: Event) => void} away
 */
function rest(view, ctx, away) {
  const people = view.players.flatMap((player, seat) => (player.kind === "person" ? [seat] : []));
  const lay = () => ctx.playOn("random", (later) => later.position.phase === "field");
  if (people.length < 2) return html`<button @click=${away(lay)}>${t("staka-rest")}</button>`;
  const agreed = /** @type {number[]} */ (ctx.ui.agreed ?? []);
  if (!ctx.ui.agreeing) return html`<button @click=${() => ctx.setUi({ agreeing: true })}>${t("staka-rest")}</button>`;
  return html`<fieldset class="agree">
    <legend>${t("staka-rest-agree")}</legend>
    ${people.map(
      (seat) =>
        html`<label class="check">
          <input
            type="checkbox"
            .checked=${agreed.includes(seat)}
            @change=${(/** @type {Event} */ event) => {
              const now = agreed.includes(seat) ? agreed.filter((one) => one !== seat) : [...agreed, seat];
              if (now.length === people.length) away(lay)(event);
              else ctx.setUi({ agreed: now });
            }}
          />
          ${ctx.names[seat]}
        </label>`,
    )}
    <button type="button" class="quiet" @click=${() => ctx.setUi({ agreeing: false, agreed: [] })}>${t("cancel")}</button>
  </fieldset>`;
}

/** @param {View} view @param {Context} ctx @param {string} key */
function hint(view, ctx, key) {
  const first = view.ply < FIELD + view.players.length * (1 + 2 * TURNS);
  if (!prefs().hints || !first || !ctx.active) return nothing;
  return html`<p class="hint-box">${t(`staka-ask-${key}.hint`)}</p>`;
}
