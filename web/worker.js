// Python in a worker: the rules package answers requests, JSON in and JSON out, in the order they come.
import { loadPyodide } from "pyodide";
import { address } from "./assets.js";

/**
 * @typedef {"webassembly" | "download" | "memory" | "python"} Reason why Python could not start
 * @typedef {{ id: number, request: string }} Question
 * @typedef {{ id: number, answer: string }
 *   | { progress: { bytes: number, total: number } }
 *   | { ready: true }
 *   | { failed: { reason: Reason, detail: string } }} Message
 * @typedef {(request: string) => string} Handle
 */

const total = Object.values(ASSETS.sizes).reduce((sum, size) => sum + size, 0);
const counted = new Set(Object.keys(ASSETS.sizes).map(address));
const plainFetch = self.fetch.bind(self);
let bytes = 0;

/** @param {Message} message */
const tell = (message) => self.postMessage(message);

class StartError extends Error {
  /**
   * @param {Reason} reason
   * @param {string} detail
   */
  constructor(reason, detail) {
    super(detail);
    this.reason = reason;
  }
}

/**
 * Pyodide waits for ever for a file that it cannot get, so the error has to be noticed here.
 * @type {(error: StartError) => void}
 */
let giveUp;
/** @type {Promise<never>} */
const givenUp = new Promise((_, reject) => {
  giveUp = reject;
});

/** Counts what arrives of the files that Python starts from. */
self.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, self.location.href).href;
  if (!counted.has(url)) return plainFetch(input, init);
  try {
    const response = await plainFetch(input, init);
    if (!response.ok) throw new Error(`status ${response.status}`);
    count(response.clone());
    return response;
  } catch (error) {
    giveUp(new StartError("download", `${url}: ${error}`));
    throw error;
  }
};

/** @param {Response} response */
async function count(response) {
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.length;
      tell({ progress: { bytes, total } });
    }
  } catch (error) {
    giveUp(new StartError("download", `${response.url}: ${error}`));
  }
}

function checkWebAssembly() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    throw new StartError("webassembly", String(error));
  }
}

/** @returns {Promise<Handle>} */
async function start() {
  checkWebAssembly();
  const wheel = self.fetch(address(ASSETS.rules)).then((response) => response.arrayBuffer());
  const home = address(ASSETS.python);
  const script = import(`${home}pyodide.asm.mjs`).catch((error) => giveUp(new StartError("download", String(error))));
  const pyodide = await loadPyodide({
    indexURL: home,
    // Nothing is ever fetched by package name, and without this Pyodide would read a list of 300 packages.
    lockFileContents: { info: ASSETS.lock, packages: {} },
    packageBaseUrl: home,
    createPyodideModule: async (settings) => (await script).default(settings),
  });
  pyodide.unpackArchive(await wheel, "wheel");
  return pyodide.runPython("from spelbord.bridge import handle; handle");
}

/**
 * @param {unknown} error
 * @returns {Message}
 */
function failure(error) {
  const reason = error instanceof StartError ? error.reason : error instanceof RangeError ? "memory" : "python";
  return { failed: { reason, detail: String(error) } };
}

const handle = Promise.race([start(), givenUp]);
handle.then(
  () => tell({ ready: true }),
  (error) => tell(failure(error)),
);

/** @param {MessageEvent<Question>} event */
self.onmessage = async ({ data: { id, request } }) => {
  const answer = await handle.catch(() => undefined);
  if (answer) tell({ id, answer: answer(request) });
};
