// One tab stop in a group of buttons, arrows inside it: the nearest button in the direction of the arrow.

const TOWARDS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes one button the tab stop: the one that has been focused, else the preferred one, else the first.
 * @param {Element} root
 * @param {string | null} preferred `data-at` of a button
 */
export function syncTabStop(root, preferred) {
  const buttons = things(root);
  if (!buttons.length) return;
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.dataset.at === preferred || button.dataset.hinted !== undefined) ??
    buttons.find((button) => button.getAttribute("aria-disabled") !== "true") ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** @param {Element} root */
const things = (root) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-at]")]);

/**
 * Marks the thing with which something is to be done as soon as that is possible.
 * @param {Element} root
 * @param {string | null} at
 */
export function markWish(root, at) {
  for (const marked of root.querySelectorAll("[data-wish]")) marked.removeAttribute("data-wish");
  if (at === null) return;
  const name = CSS.escape(at);
  root.querySelector(`[data-at="${name}"], [data-pile="${name}"]`)?.setAttribute("data-wish", "");
}

/**
 * Moves the focus for an arrow key, Home or End.
 * @param {KeyboardEvent} event
 */
export function arrowKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const root = /** @type {Element} */ (event.currentTarget);
  const buttons = things(root);
  const from = buttons.find((button) => button === document.activeElement);
  if (!from) return;
  const next =
    event.key === "Home"
      ? buttons[0]
      : event.key === "End"
        ? buttons.at(-1)
        : event.key in TOWARDS
          ? nearest(from, buttons, TOWARDS[/** @type {keyof typeof TOWARDS} */ (event.key)])
          : undefined;
  if (event.key in TOWARDS || event.key === "Home" || event.key === "End") event.preventDefault();
  next?.focus();
}

/**
 * @param {Element} from
 * @param {HTMLElement[]} buttons
 * @param {number[]} direction
 */
function nearest(from, buttons, [dx = 0, dy = 0]) {
  const here = centre(from);
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    if (button === from) continue;
    const there = centre(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // Within the quarter that the arrow points to; what lies straight ahead comes first.
    if (along <= 1 || aside > along * 1.5) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [button, cost];
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
