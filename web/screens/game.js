// The game screen.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { announce } from "../announce.js";
import { factsOf, hides } from "../games.js";
import { language, said, t } from "../i18n.js";
import { bookIcon, linkIcon, pauseIcon, playIcon, plusIcon, redoIcon, undoIcon } from "../icons.js";
import { optionKey, optionValue } from "../options.js";
import { list, outcome } from "../outcome.js";
import { change, settings } from "../settings.js";
import { loading } from "./loading.js";
import { panel } from "./panel.js";
import { reviewable } from "./review.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../table.js").Table} Table */

/** @param {App} app */
export function gameScreen(app) {
  const { table } = app;
  const { view } = table;
  if (!view)
    return table.early ? loading(app) : html`<p class="lead">${t("no-game")} <a href="#/">${t("to-games")}</a></p>`;
  const people = view.players.filter((player) => player.kind === "person").length;
  return html`
    <div class="game" data-game=${view.game}>
      <h1 class="sr" tabindex="-1">${t(`${view.game}-name`)}</h1>
      <div class="game-main">
        ${table.early && app.status.state === "failed" ? loading(app) : nothing} ${result(table)} ${panel(table)}
        <div class="bar" role="toolbar" aria-label=${t("actions")}>
          <button aria-disabled=${view.ply === 0 ? "true" : nothing} @click=${() => view.ply > 0 && table.undo()}>
            ${undoIcon} ${t("undo")}
          </button>
          <button
            aria-disabled=${view.ply === view.plies ? "true" : nothing}
            @click=${() => view.ply < view.plies && table.redo()}
          >
            ${redoIcon} ${t("redo")}
          </button>
          ${people || view.turn === null ? nothing : amongThemselves(table)}
          <a class="button" href=${`#/setup/${view.game}`}>${plusIcon} ${t("new-game")}</a>
          <button @click=${() => share(app)}>${linkIcon} ${t("share")}</button>
          <a class="button" href=${`#/learn/${view.game}`}>${bookIcon} ${t("rules")}</a>
        </div>
        ${shared(app)} ${houseRules(app)} ${looking(table)} ${people > 1 && !hides(view.game) ? turning(app) : nothing}
      </div>
      ${moves(app)}
    </div>
  `;
}

/** Only computers play: they can be stopped, and go on. @param {Table} table */
const amongThemselves = (table) =>
  table.paused
    ? html`<button class="primary" @click=${() => table.goOn()}>${playIcon} ${t("computers-go-on")}</button>`
    : html`<button @click=${() => table.pause()}>${pauseIcon} ${t("computers-stop")}</button>`;

/** @param {Table} table */
function result(table) {
  const { view } = table;
  if (!view || view.turn !== null || table.moving) return nothing;
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${outcome(table.board, view, table.context)}</h2>
    <p>${table.early ? nothing : reason(table)}</p>
    <div class="bar">
      <button class="primary" @click=${() => table.rematch()}>${t("rematch")}</button>
      ${reviewable(table) ? html`<a class="button" href="#/review">${t("review")}</a>` : nothing}
      <a class="button" href=${`#/setup/${view.game}`}>${t("new-game")}</a>
    </div>
  </section>`;
}

/** @param {Table} table */
function reason(table) {
  const view = /** @type {import("../types").View} */ (table.view);
  return said(table.board.reason(table.log[view.ply - 1]?.events ?? [], view, table.context));
}

/** @param {App} app */
async function share(app) {
  if (app.table.later(() => share(app))) return;
  const { link } = app.table;
  const address = link ? `${location.href.split("#")[0]}#/load/${link}` : "";
  let copied = false;
  try {
    if (address) await navigator.clipboard.writeText(address);
    copied = Boolean(address);
  } catch {
    // The address is shown, so it can be copied by hand.
  }
  app.shared = { address, copied };
  announce(t(!address ? "share-long" : copied ? "share-copied" : "share-here"));
  app.changed();
}

/** @param {App} app */
function shared(app) {
  if (!app.shared) return nothing;
  const { address, copied } = app.shared;
  return html`<p class="shared">
    <label for="share-address">${t(!address ? "share-long" : copied ? "share-copied" : "share-here")}</label>
    ${
      address
        ? html`<input
            id="share-address"
            readonly
            .value=${address}
            @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
          />`
        : nothing
    }
  </p>`;
}

/** The options that differ from the game's own. @param {App} app */
function houseRules(app) {
  const view = /** @type {import("../types").View} */ (app.table.view);
  const options = factsOf(view.game)?.options ?? [];
  const house = options.filter(({ name, default: usual }) => view.options[name] !== usual);
  if (!house.length) return nothing;
  return html`<p class="faint">
    <strong>${t("house-rules")}:</strong>
    ${list(house.map((option) => `${t(optionKey(view.game, option.name))} – ${optionValue(view.game, option.name, view.options[option.name])}`))}
  </p>`;
}

/** One looks back at an earlier move. @param {Table} table */
function looking(table) {
  const view = /** @type {import("../types").View} */ (table.view);
  if (view.ply === view.plies) return nothing;
  const computer = view.turn !== null && view.players[view.turn]?.kind === "computer";
  return html`<p class="looking">
    ${t("looking-back", { ply: view.ply, plies: view.plies })}
    <button class="quiet" @click=${() => table.goTo(view.plies)}>${t("to-latest")}</button>
    ${computer && !table.thinking && !table.paused ? html`<button class="quiet" @click=${() => table.continueHere()}>${t("continue-here")}</button>` : nothing}
  </p>`;
}

/** @param {App} app */
function turning(app) {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${settings.turning === "turn"}
      @change=${(/** @type {Event} */ event) => {
        change({ turning: /** @type {HTMLInputElement} */ (event.target).checked ? "turn" : "stay" });
        app.table.reseat();
      }}
    />
    ${t("turn-board")}
  </label>`;
}

/** @param {Table} table @param {number} index */
function move(table, index) {
  const { seat = 0, action = "", events = [] } = table.log[index] ?? {};
  return html`<li>
    <button
      class="move"
      aria-current=${table.view?.ply === index + 1 ? "step" : nothing}
      @click=${() => table.goTo(index + 1)}
    >
      <span class="move-number">${index + 1}</span>
      <span class="move-seat">${table.names[seat]}</span>
      <span class="move-text">${table.board.move(action, events, table.context)}</span>
    </button>
  </li>`;
}

/** A long game has many moves: they are made anew only when there are others. @param {App} app */
function moves(app) {
  const { table } = app;
  const view = /** @type {import("../types").View} */ (table.view);
  return html`<section class="moves" aria-labelledby="moves-title">
    <h2 id="moves-title">${t("moves")}</h2>
    ${
      table.early
        ? html`<div class="patience">${app.status.state === "failed" ? nothing : loading(app)}</div>`
        : table.log.length
          ? html`<ol>
            <li>
              <button class="move" aria-current=${view.ply === 0 ? "step" : nothing} @click=${() => table.goTo(0)}>
                ${t("moves-start")}
              </button>
            </li>
            ${guard([table.log, view.ply, language()], () => table.log.map((_, index) => move(table, index)))}
          </ol>`
          : html`<p class="faint">${t("moves-none")}</p>`
    }
  </section>`;
}

/** @param {App} app @param {string} link */
export async function openLink(app, link) {
  const error = await app.table.load(link);
  if (error) app.turnTo("#/", t("link-bad", { detail: error.message }));
  else app.turnTo("#/play");
}

/** Keeps the move one is at in sight in the list. @param {Element} root */
export function showCurrentMove(root) {
  const current = /** @type {HTMLElement | null} */ (root.querySelector(".moves [aria-current]"));
  const moveList = current?.closest("ol");
  if (!current || !moveList || moveList.dataset.current === current.textContent) return;
  moveList.dataset.current = current.textContent ?? "";
  moveList.scrollTop = current.offsetTop - moveList.clientHeight / 2;
}
