// A link that gives every device of a class the same settings: #/class/help=off&computers=off
import { LANGUAGES } from "./languages.js";
import { CHOICES, settings } from "./settings.js";

/** @type {Record<string, string[]>} */
const ALLOWED = { ...CHOICES, language: Object.keys(LANGUAGES) };

/** As they are before anything is loaded. @type {Record<string, string | null>} */
const USUAL = { ...settings };

/** Those that a class is mostly about are in every link. */
const ALWAYS = ["help", "computers"];

/**
 * @param {string} text as in the address
 * @returns {{ wanted: Record<string, string>, bad: string[] }} the settings, and the parts that are none
 */
export function readClass(text) {
  /** @type {Record<string, string>} */
  const wanted = {};
  const bad = [];
  for (const part of text.split("&").filter(Boolean)) {
    const [key = "", value = "", ...more] = part.split("=");
    if (Object.hasOwn(ALLOWED, key) && ALLOWED[key]?.includes(value) && !more.length) wanted[key] = value;
    else bad.push(part);
  }
  return { wanted, bad };
}

/** The part of the address for the settings of this device, as far as they are not the usual ones. */
export function classText() {
  return Object.entries(settings)
    .filter(([key, value]) => ALWAYS.includes(key) || value !== USUAL[key])
    .map(([key, value]) => `${key}=${value}`)
    .join("&");
}
