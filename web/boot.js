// Starts Python: from a kept memory if there is a good one, else from its files.
import { loadPyodide } from "pyodide";
import { address } from "./assets.js";
import { NO_LIBRARY } from "./progress.js";
import * as snapshot from "./snapshot.js";

/**
 * @typedef {import("pyodide").PyodideInterface} Pyodide
 * @typedef {(request: string) => string} Handle
 * @typedef {{ handle: Handle, python: Pyodide, memory?: Uint8Array, from: "memory" | "files" }} Started
 */

const HANDLE = "from spelbord.bridge import handle; handle";

/** A memory holds the seeds that were drawn when it was made, and an archive that is not there any more. */
const AWAKE = `
import sys
if "random" in sys.modules:
    sys.modules["random"].seed()
if "zipimport" in sys.modules:
    sys.modules["zipimport"]._zip_directory_cache.clear()
sys.path_importer_cache.clear()
`;

const ARCHIVE = 'import sys; "/lib/python{}{}.zip".format(*sys.version_info)';

const FORGET_DIRECTORIES = `
import importlib, sys, zipimport
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
importlib.invalidate_caches()
`;

/**
 * @param {{ memory: boolean, waking: () => void, missed: (detail: string) => void }} options `memory` says whether a
 *   kept one may be used; `waking` is called when one is
 * @returns {Promise<Started>}
 */
export async function start({ memory, waking, missed }) {
  const home = address(ASSETS.python);
  // Asked for at once: Pyodide would wait for one file before it asks for the next.
  const script = import(`${home}pyodide.asm.mjs`).catch((error) => missed(String(error)));
  const settings = {
    indexURL: home,
    // Nothing is ever fetched by package name, and without this Pyodide would read a list of 300 packages.
    lockFileContents: { info: ASSETS.lock, packages: {} },
    packageBaseUrl: home,
  };
  if (!memory) await snapshot.drop();
  const old = await snapshot.kept();
  if (old) {
    waking();
    try {
      return await awake(settings, script, old);
    } catch {
      await snapshot.drop();
    }
  }
  return fromFiles(settings, script);
}

/**
 * @param {object} settings
 * @param {Promise<any>} script
 * @param {Uint8Array<ArrayBuffer>} memory
 * @returns {Promise<Started>}
 */
async function awake(settings, script, memory) {
  const python = await loadPyodide({
    ...settings,
    stdLibURL: NO_LIBRARY,
    _loadSnapshot: memory,
    createPyodideModule: async (options) => {
      const module = await (await script).default(options);
      if (module.HEAP8.length < memory.length) module.growMemory(memory.length);
      return module;
    },
  });
  python.runPython(AWAKE);
  const handle = python.runPython(HANDLE);
  if (!JSON.parse(handle('{"do":"games"}')).ok) throw new Error("the memory is not good");
  return { handle, python, from: "memory" };
}

/**
 * @param {object} settings
 * @param {Promise<any>} script
 * @returns {Promise<Started>}
 */
async function fromFiles(settings, script) {
  const wheel = bytes(ASSETS.rules);
  const python = await loadPyodide({
    ...settings,
    stdLibURL: address(ASSETS.stdlib),
    _makeSnapshot: snapshot.possible(),
    createPyodideModule: async (options) => (await script).default(options),
  });
  python.unpackArchive(await wheel, "wheel");
  // All of them: a memory has in it what was imported, and what modules read at that, but no files.
  python.runPython(`import ${ASSETS.modules}`);
  // Before the first request: nothing of anybody's game may be in it.
  const memory = remember(python);
  return { handle: python.runPython(HANDLE), python, memory, from: "files" };
}

/** @param {string} path */
async function bytes(path) {
  const response = await self.fetch(address(path));
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  return response.arrayBuffer();
}

/** @param {Pyodide} python */
function remember(python) {
  try {
    return python.makeMemorySnapshot();
  } catch {
    return undefined;
  }
}

/**
 * Gives a running Python its whole standard library and the files of the rules package.
 * @param {Pyodide} python
 */
export async function loadLibrary(python) {
  const [library, wheel] = await Promise.all([bytes(ASSETS.library), bytes(ASSETS.rules)]);
  python.FS.writeFile(python.runPython(ARCHIVE), new Uint8Array(library));
  python.unpackArchive(wheel, "wheel");
  python.runPython(FORGET_DIRECTORIES);
}
