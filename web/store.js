// What the browser remembers. A storage that is missing, full or holds rubbish never stops play.

const PREFIX = "spelbord.";
const SLOTS = ["game.0", "game.1"];

/** @type {"ok" | "missing" | "full" | "corrupt"} */
let trouble = "ok";
/** @type {() => void} */
let changed = () => {};

/** What is wrong with the storage, if anything. */
export const storageTrouble = () => trouble;

/** @param {() => void} observer called when the storage turns out to be in trouble, or well again */
export function observeStorage(observer) {
  changed = observer;
}

/** @param {typeof trouble} found */
function note(found) {
  if (found === trouble) return;
  trouble = found;
  changed();
}

/**
 * @param {string} key
 * @returns {any} what was written, or undefined
 */
export function read(key) {
  let text;
  try {
    text = localStorage.getItem(PREFIX + key);
  } catch {
    note("missing");
    return undefined;
  }
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    note("corrupt");
    return undefined;
  }
}

/**
 * @param {string} key
 * @param {unknown} value undefined forgets the key
 */
export function write(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
    if (trouble !== "corrupt") note("ok");
    return true;
  } catch (error) {
    note(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "missing");
    return false;
  }
}

/**
 * A game that the rules have told, and where in it one was; or one that they have not begun yet.
 * @typedef {{ record: unknown, ply: number } | { begin: object }} Game
 * @typedef {import("./types").View | null} Seen what anybody may see of it; null when that is not known
 * @typedef {{ serial: number, record?: unknown, ply?: number, begin?: object, view: Seen, seal?: unknown }} Saved
 *   `serial` is the higher, the newer
 */

/** @returns {Saved[]} */
const slots = () =>
  SLOTS.map(read).filter(
    (saved) =>
      saved && typeof saved === "object" && Number.isFinite(saved.serial) && Boolean(saved.record ?? saved.begin),
  );

/** @returns {Saved[]} the saved games, newest first */
export function savedGames() {
  return slots()
    .map((saved) => (saved.seal === seal(saved.view) ? saved : { ...saved, view: null }))
    .sort((one, other) => other.serial - one.serial);
}

/**
 * Saves a game over the older of the two slots, so that a crash in the middle of writing leaves a good one.
 * @param {Game} game
 * @param {Seen} view
 */
export function saveGame(game, view) {
  const serial = Math.max(0, ...slots().map((saved) => saved.serial)) + 1;
  return write(/** @type {string} */ (SLOTS[serial % 2]), { serial, ...game, view, seal: seal(view) });
}

/** Only a view that is whole and by these very rules can be drawn unseen by them. @param {unknown} view */
function seal(view) {
  const text = ASSETS.rules + JSON.stringify(view);
  let hash = text.length;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

export function forgetGames() {
  for (const slot of SLOTS) write(slot, undefined);
}

/** Rubbish was found in a saved game: say so. */
export const noteCorrupt = () => note("corrupt");
