// The languages that there are, and which of them a reader wants.

/** Languages with their own name for themselves. */
export const LANGUAGES = { en: "English", nl: "Nederlands", sv: "Svenska" };

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * The language to use: the one that was chosen, else the first of the browser's that there is.
 * @param {unknown} chosen
 * @returns {Language}
 */
export function pick(chosen) {
  for (const wanted of [chosen, ...navigator.languages]) {
    const code = String(wanted).toLowerCase().split("-")[0] ?? "";
    if (code in LANGUAGES) return /** @type {Language} */ (code);
  }
  return "en";
}
