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
 * @typedef {object} Saved
 * @property {number} serial the higher, the newer
 * @property {unknown} record
 * @property {number} ply where in the record one was
 */

/** @returns {Saved[]} the saved games, newest first */
export function savedGames() {
  return SLOTS.map(read)
    .filter((saved) => saved && typeof saved === "object" && Number.isFinite(saved.serial) && saved.record)
    .sort((one, other) => other.serial - one.serial);
}

/**
 * Saves a game over the older of the two slots, so that a crash in the middle of writing leaves a good one.
 * @param {unknown} record
 * @param {number} ply
 */
export function saveGame(record, ply) {
  const [newest] = savedGames();
  const serial = (newest?.serial ?? 0) + 1;
  return write(/** @type {string} */ (SLOTS[serial % 2]), { serial, record, ply });
}

export function forgetGames() {
  for (const slot of SLOTS) write(slot, undefined);
}

/** Rubbish was found in a saved game: say so. */
export const noteCorrupt = () => note("corrupt");
