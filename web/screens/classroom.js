// The settings of a class: the link that carries them, and the screen it opens.
import { html, nothing } from "lit-html";
import { announce } from "../announce.js";
import { classText, readClass } from "../classroom.js";
import { t } from "../i18n.js";
import { linkIcon } from "../icons.js";
import { LANGUAGES } from "../languages.js";
import { list } from "../outcome.js";
import { change } from "../settings.js";
import { missing } from "./missing.js";

/** @typedef {import("../app.js").App} App */

/** @param {import("../router.js").Route} route */
const told = (route) => readClass(route.parts.join("/"));

/**
 * Sets what the link of a class tells; nothing of it when a part of it is wrong.
 * @param {import("../router.js").Route} route
 * @returns {boolean} whether something was set
 */
export function enterClass(route) {
  if (route.screen !== "class") return false;
  const { wanted, bad } = told(route);
  if (bad.length || !Object.keys(wanted).length) return false;
  change(wanted);
  return true;
}

/** @param {App} app */
export function classScreen(app) {
  const { wanted, bad } = told(app.route);
  const names = Object.keys(wanted);
  if (bad.length) {
    return html`<div class="page narrow">
      <h1 tabindex="-1">${t("class-title")}</h1>
      <p class="notice" role="alert">${t("class-bad", { parts: list(bad.map((part) => `“${part}”`)) })}</p>
      <p><a href="#/">${t("to-games")}</a></p>
    </div>`;
  }
  if (!names.length) return missing();
  return html`<div class="page narrow">
    <h1 tabindex="-1">${t("class-title")}</h1>
    <p>${t("class-set")}</p>
    <dl class="pairs">
      ${names.map(
        (name) => html`<div>
          <dt>${t(`settings-${name}`)}</dt>
          <dd>${valueText(name, wanted[name] ?? "")}</dd>
        </div>`,
      )}
    </dl>
    <p>${t("class-change")} <a href="#/settings">${t("settings")}</a></p>
    <p><a class="button primary" href="#/">${t("to-games")}</a></p>
  </div>`;
}

/** @param {string} name @param {string} value */
const valueText = (name, value) =>
  name === "language" ? LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (value)] : t(`settings-${name}-${value}`);

/** For the settings: how a class gets them. */
export function classSection() {
  const address = `${location.href.split("#")[0]}#/class/${classText()}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      announce(t("class-copied"));
    } catch {
      // The address is shown, so it can be copied by hand.
    }
  };
  return html`<section aria-labelledby="class-title">
    <h2 id="class-title">${t("class-title")}</h2>
    <p>${t("class-text")}</p>
    <p class="shared">
      <label for="class-address">${t("class-link")}</label>
      <input
        id="class-address"
        readonly
        .value=${address}
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
      />
      ${navigator.clipboard ? html`<button @click=${copy}>${linkIcon} ${t("class-copy")}</button>` : nothing}
    </p>
  </section>`;
}
