// Every word a person reads, from the Fluent files of one language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { address } from "./assets.js";

/** Languages with their own name for themselves. */
export const LANGUAGES = { en: "English", nl: "Nederlands", sv: "Svenska" };

/** @typedef {keyof typeof LANGUAGES} Language */
/** @typedef {Record<string, string | number>} Args */

/** @type {FluentBundle | undefined} */
let bundle;
/** @type {Language} */
let current = "en";

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

/**
 * Loads a language and makes it the current one.
 * @param {Language} language
 */
export async function use(language) {
  const response = await fetch(address(/** @type {string} */ (ASSETS.locales[language])));
  if (!response.ok) throw new Error(`locale ${language}: status ${response.status}`);
  const made = new FluentBundle(language, { useIsolating: false });
  const [error] = made.addResource(new FluentResource(await response.text()));
  if (error) throw error;
  bundle = made;
  current = language;
  document.documentElement.lang = language;
}

export const language = () => current;

/** @param {string} id */
function pattern(id) {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** @param {string} id */
export const has = (id) => pattern(id) != null;

/**
 * A text; `id` is a message, or an attribute of one written `message.attribute`.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args = {}) {
  const found = pattern(id);
  if (!bundle || found == null) {
    console.error(`No text for ${id} in ${current}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(found, args, errors);
  if (errors.length) console.error(`Text ${id} in ${current}: ${errors.join("; ")}`);
  return text;
}

/** @param {import("./types").Say | null | undefined} say */
export const said = (say) => (say ? t(say.id, say.args) : "");

/** @param {string} rule such as `kalaha.sow` */
export const ruleKey = (rule) => `rule-${rule.replaceAll(".", "-")}`;
