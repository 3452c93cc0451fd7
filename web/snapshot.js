// The memory of a started Python, kept in Cache Storage so that later visits need not start it again.
// Nothing here throws: without storage, or with a memory that was spoiled, Python simply starts from its files.
import { address } from "./assets.js";

/** Of this one site: other sites may live on the same host. */
const SHELF = `spelbord-memory ${address("")}`;

/** What the memory depends on: Pyodide's files, the standard library, the rules, and the code that makes it. */
const NAME = address(`memory?${[ASSETS.python, ASSETS.stdlib, ASSETS.rules, import.meta.url].map(encodeURIComponent)}`);

const SUM = "x-sum";
const ROOM = 4;

/** @returns {Promise<Uint8Array<ArrayBuffer> | undefined>} undefined when there is none, or not a good one */
export async function kept() {
  try {
    const response = await (await caches.open(SHELF)).match(NAME);
    if (!response) return undefined;
    const memory = new Uint8Array(await response.arrayBuffer());
    if (response.headers.get(SUM) === sum(memory)) return memory;
  } catch {
    return undefined;
  }
  await drop();
  return undefined;
}

/**
 * Keeps a memory instead of those of other versions, if there is ample room.
 * @param {Uint8Array} memory
 */
export async function keep(memory) {
  try {
    const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    const used = trimmed(memory);
    if (quota - usage < ROOM * used.length) return false;
    await drop();
    const shelf = await caches.open(SHELF);
    await shelf.put(NAME, new Response(used, { headers: { [SUM]: sum(used) } }));
    return true;
  } catch {
    await drop();
    return false;
  }
}

/** Whether a memory could be kept here at all. */
export const possible = () => "caches" in self;

export async function drop() {
  try {
    await caches.delete(SHELF);
  } catch {
    // Storage that cannot be used has nothing in it.
  }
}

/**
 * Without the zeros at the end, of which a new memory is full; a whole number of words.
 * @param {Uint8Array} memory
 */
function trimmed(memory) {
  let end = memory.length;
  while (end > 0 && memory[end - 1] === 0) end--;
  return new Uint8Array(memory.slice(0, Math.ceil(end / 16) * 16));
}

/**
 * Finds damage, not malice: who can write to this storage can change the page as well.
 * @param {Uint8Array} memory
 */
function sum(memory) {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  let hash = memory.length;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ /** @type {number} */ (words[i]), 0x01000193);
  return String(hash);
}
