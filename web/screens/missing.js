import { html } from "lit-html";
import { t } from "../i18n.js";

/** An address that leads nowhere. */
export const missing = () => html`
  <div class="page narrow">
    <h1 tabindex="-1">${t("missing")}</h1>
    <p><a href="#/">${t("to-games")}</a></p>
  </div>
`;
