// The one live region: what a screen reader says when something happens.

const region = /** @type {HTMLElement} */ (document.querySelector("#live"));
/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Says a text after those that wait already. What is said in one go becomes one announcement.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    region.textContent = waiting.join(" ");
    waiting = [];
    timer = undefined;
  }, 60);
}
