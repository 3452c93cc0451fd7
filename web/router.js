// The address after # says which screen: #/, #/setup/kalaha, #/play, #/review, #/learn/kalaha/capture, #/opponents/kalaha, #/settings, #/class/help=off, #/load/…

/** @typedef {{ screen: string, parts: string[] }} Route */

/** @returns {Route} */
export function route() {
  const parts = location.hash.replace(/^#\/?/, "").split("/").map(decode);
  return { screen: parts[0] || "start", parts: parts.slice(1).filter(Boolean) };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} hash */
export function go(hash) {
  location.hash = hash;
}

/**
 * The address of a rule's text; the id's first part is the game.
 * @param {string} rule
 */
export function ruleHref(rule) {
  const [game = "", ...rest] = rule.split(".");
  return `#/learn/${game}/${rest.join(".")}`;
}
