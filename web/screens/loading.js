// How far Python is, as long as nothing can be played yet.
import { html, nothing } from "lit-html";
import { t } from "../i18n.js";
import { rules } from "../python.js";

/** @param {import("../app.js").App} app */
export function loading(app) {
  const { status } = app;
  if (status.state === "failed") {
    return html`<div class="notice" role="alert">
      <p>${t(`python-failed-${status.reason}`)}</p>
      <button @click=${() => rules.start()}>${t("try-again")}</button>
    </div>`;
  }
  const share = status.state === "loading" && status.total ? status.bytes / status.total : undefined;
  return html`<div class="loading">
    <label for="python-progress">${t("python-loading")}</label>
    <progress id="python-progress" max="1" value=${share ?? nothing}></progress>
  </div>`;
}
