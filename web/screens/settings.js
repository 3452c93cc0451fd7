// Settings: language, colours, speed.
import { html } from "lit-html";
import { language, t } from "../i18n.js";
import { LANGUAGES } from "../languages.js";
import { CHOICES, change, settings } from "../settings.js";
import { classSection } from "./classroom.js";
import { offlineSection } from "./offline.js";

/** @param {import("../app.js").App} app */
export function settingsScreen(app) {
  return html`
    <div class="page narrow">
      <h1 tabindex="-1">${t("settings")}</h1>
      ${group(
        "language",
        Object.keys(LANGUAGES),
        language(),
        (code) => app.setLanguage(/** @type {import("../languages.js").Language} */ (code)),
        (code) => LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (code)],
      )}
      ${Object.entries(CHOICES).map(([key, values]) =>
        group(key, values, String(settings[/** @type {keyof typeof CHOICES} */ (key)]), (value) => {
          change({ [key]: value });
          app.table.reseat();
          app.changed();
        }),
      )}
      ${classSection()} ${offlineSection()}
    </div>
  `;
}

/**
 * @param {string} key
 * @param {string[]} values
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @param {(value: string) => string} [text]
 */
function group(key, values, chosen, choose, text = (value) => t(`settings-${key}-${value}`)) {
  return html`<fieldset class="choice-row">
    <legend>${t(`settings-${key}`)}</legend>
    <div class="segments">
      ${values.map(
        (value) =>
          html`<label>
            <input
              type="radio"
              name=${key}
              value=${value}
              .checked=${value === chosen}
              @change=${() => choose(value)}
            />
            <span lang=${key === "language" ? value : document.documentElement.lang}>${text(value)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}
