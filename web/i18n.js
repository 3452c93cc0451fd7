// Every word a person reads, from the Fluent files of one language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { address } from "./assets.js";

/** @typedef {import("./languages.js").Language} Language */
/** @typedef {Record<string, string | number>} Args */

/** @type {FluentBundle | undefined} */
let bundle;
/** @type {Language} */
let current = "en";

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
