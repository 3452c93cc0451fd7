// How far Python is, as long as nothing can be played yet; and if it cannot start, why, and what can be done.
import { html, nothing } from "lit-html";
import { t } from "../i18n.js";
import { rules } from "../python.js";

/** @param {number} bytes @returns {number} with one digit, so that it does not flicker */
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/** @param {import("../app.js").App} app */
export function loading({ status }) {
  if (status.state === "failed") return failed(status);
  const { bytes, total } = status.state === "loading" ? status : { bytes: 0, total: 0 };
  return html`<div class="loading">
    <label for="python-progress">${t("python-loading")}</label>
    ${
      total
        ? html`<progress id="python-progress" max=${total} .value=${bytes}></progress>`
        : html`<progress id="python-progress"></progress>`
    }
    <p>${total ? arrived(bytes, total) : nothing}</p>
  </div>`;
}

/**
 * @param {number} bytes
 * @param {number} total
 */
const arrived = (bytes, total) =>
  bytes < total ? t("python-bytes", { done: megabytes(bytes), total: megabytes(total) }) : t("python-starting");

/** @param {{ reason: string, detail: string }} status */
const failed = ({ reason, detail }) => html`<div class="notice" role="alert">
  <h2>${t("python-cannot")}</h2>
  <p>${t(`python-failed-${reason}`)}</p>
  <p>${t(`python-failed-${reason}.help`)}</p>
  <button class="primary" @click=${() => rules.start()}>${t("try-again")}</button>
  <details>
    <summary>${t("python-details")}</summary>
    <p>${reason}: ${detail}</p>
  </details>
</div>`;
