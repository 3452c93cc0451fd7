// Python in a worker: the rules package answers requests, JSON in and JSON out, in the order they come.
import { loadLibrary, start } from "./boot.js";
import { watch } from "./progress.js";
import { keep } from "./snapshot.js";

/**
 * @typedef {"webassembly" | "download" | "memory" | "python"} Reason why Python could not start
 * @typedef {{ id: number, request: string } | { id: number, library: true }} Question
 * @typedef {{ id: number, answer: string }
 *   | { progress: import("./progress.js").Progress }
 *   | { waking: true }
 *   | { ready: true, from: "memory" | "files" }
 *   | { kept: boolean }
 *   | { failed: { reason: Reason, detail: string } }} Message
 */

/** Added to the worker's address when it must not use a kept memory. */
const AFRESH = "#afresh";

/** Milliseconds without a request after which the memory is put away. */
const IDLE = 1500;

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
/** @param {string} detail */
const missed = (detail) => giveUp(new StartError("download", detail));

async function boot() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    throw new StartError("webassembly", String(error));
  }
  watch((progress) => tell({ progress }), missed);
  return start({ memory: self.location.hash !== AFRESH, waking: () => tell({ waking: true }), missed });
}

/**
 * @param {unknown} error
 * @returns {Message}
 */
function failure(error) {
  const reason = error instanceof StartError ? error.reason : error instanceof RangeError ? "memory" : "python";
  return { failed: { reason, detail: String(error) } };
}

/** @type {Uint8Array | undefined} */
let memory;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

function putAwayWhenIdle() {
  clearTimeout(timer);
  if (!memory) return;
  timer = setTimeout(async () => {
    const taken = memory;
    memory = undefined;
    if (taken) tell({ kept: await keep(taken) });
  }, IDLE);
}

const started = Promise.race([boot(), givenUp]);
started.then(
  (python) => {
    tell({ ready: true, from: python.from });
    memory = python.memory;
    putAwayWhenIdle();
  },
  (error) => tell(failure(error)),
);

/** @param {MessageEvent<Question>} event */
self.onmessage = async ({ data }) => {
  const python = await started.catch(() => undefined);
  if (!python) return;
  if ("request" in data) {
    tell({ id: data.id, answer: python.handle(data.request) });
  } else {
    const problem = await loadLibrary(python.python).catch(String);
    tell({
      id: data.id,
      answer: JSON.stringify(problem ? { ok: false, error: { kind: "Library", message: problem } } : { ok: true }),
    });
  }
  putAwayWhenIdle();
};
