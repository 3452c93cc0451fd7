// Python in a worker: the rules package answers requests, JSON in and JSON out, in the order they come.
import { loadLibrary, start } from "./boot.js";
import { watch } from "./progress.js";
import { keep } from "./snapshot.js";
import { prepare } from "./wasm.js";

/**
 * @typedef {"webassembly" | "browser" | "download" | "memory" | "python"} Reason why Python could not start
 * @typedef {{ id: number, request: string } | { id: number, library: true }} Question
 * @typedef {{ module: WebAssembly.Module }} Gift what another worker has compiled, for one that waits for it
 * @typedef {{ id: number, answer: string }
 *   | { progress: import("./progress.js").Progress }
 *   | { waking: true }
 *   | { ready: true, from: "memory" | "files", module: WebAssembly.Module }
 *   | { kept: boolean }
 *   | { failed: { reason: Reason, detail: string } }} Message
 */

/** Words after the # of the worker's address: it must not use a kept memory; it is given a compiled module. */
const how = new Set(self.location.hash.slice(1).split(","));

/** @type {(module: WebAssembly.Module) => void} */
let give;
/** @type {Promise<WebAssembly.Module>} */
const gift = new Promise((resolve) => {
  give = resolve;
});

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

/** Milliseconds between two words about how far it is. */
const PACE = 100;
let spoken = 0;

/** @param {import("./progress.js").Progress} progress */
function show(progress) {
  const now = performance.now();
  if (progress.bytes < progress.total && now - spoken < PACE) return;
  spoken = now;
  tell({ progress });
}

async function boot() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    throw new StartError("webassembly", String(error));
  }
  if (!("DecompressionStream" in self)) throw new StartError("browser", "there is no DecompressionStream");
  watch(show, missed);
  const module = prepare((error) => giveUp(failure(error)), how.has("given") ? gift : undefined);
  const python = await start({ memory: !how.has("afresh"), waking: () => tell({ waking: true }), missed });
  return { ...python, module: await module };
}

/**
 * @param {unknown} error
 * @returns {Reason}
 */
function reasonOf(error) {
  if (error instanceof StartError) return error.reason;
  if (error instanceof WebAssembly.CompileError) return "browser";
  return error instanceof RangeError ? "memory" : "python";
}

/** @param {unknown} error */
const failure = (error) => new StartError(reasonOf(error), String(error));

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
    tell({ ready: true, from: python.from, module: python.module });
    memory = python.memory;
    putAwayWhenIdle();
  },
  (error) => {
    const { reason, message: detail } = failure(error);
    tell({ failed: { reason, detail } });
  },
);

/**
 * What the rules themselves get wrong is an answer, too; this is for a Python that has died.
 * @param {import("./boot.js").Started} python
 * @param {number} id
 * @param {string} request
 */
function answer(python, id, request) {
  try {
    tell({ id, answer: python.handle(request) });
  } catch (error) {
    tell({ failed: { reason: "python", detail: String(error) } });
  }
}

/** @param {MessageEvent<Question | Gift>} event */
self.onmessage = async ({ data }) => {
  if ("module" in data) return give(data.module);
  const python = await started.catch(() => undefined);
  if (!python) return;
  if ("request" in data) {
    answer(python, data.id, data.request);
  } else {
    const problem = await loadLibrary(python.python).catch(String);
    tell({
      id: data.id,
      answer: JSON.stringify(problem ? { ok: false, error: { kind: "Library", message: problem } } : { ok: true }),
    });
  }
  putAwayWhenIdle();
};
