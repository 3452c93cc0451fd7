// What the page says of working without a network.
import { html, nothing } from "lit-html";
import { t } from "../i18n.js";
import { install, offline, updateLater, updateNow } from "../offline.js";

export const updateNotice = () =>
  offline.update
    ? html`<div class="notice update" role="status">
        <p>${t("update-ready")}</p>
        <button class="primary" @click=${updateNow}>${t("update-now")}</button>
        <button class="quiet" @click=${updateLater}>${t("update-later")}</button>
      </div>`
    : nothing;

/** For the settings: quiet, and only what is true. */
export const offlineSection = () => html`
  <section aria-labelledby="offline-title">
    <h2 id="offline-title">${t("offline-title")}</h2>
    <p>${t(`offline-${offline.state}`)}</p>
    ${offline.installable ? html`<p><button @click=${install}>${t("offline-install")}</button></p>` : nothing}
  </section>
`;
