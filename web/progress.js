// Counts the bytes that Python starts from, and notices a file that does not come.
import { address } from "./assets.js";

/** @typedef {{ bytes: number, total: number }} Progress */

const plainFetch = self.fetch.bind(self);
const total = Object.values(ASSETS.sizes).reduce((sum, size) => sum + size, 0);
const counted = new Set(Object.keys(ASSETS.sizes).map(address));
let bytes = 0;

/** Pyodide asks for this address; `wasm.js` has it already. */
const WASM = `${address(ASSETS.python)}pyodide.asm.wasm`;

/** Where the standard library is for a Python that has all it needs in its memory already. */
export const NO_LIBRARY = `${address(ASSETS.python)}nothing.zip`;

/**
 * From now on `fetch` counts what arrives of the files in `ASSETS.sizes`.
 * @param {(progress: Progress) => void} show
 * @param {(detail: string) => void} missed called when a file did not arrive
 */
export function watch(show, missed) {
  self.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, self.location.href).href;
    if (url === NO_LIBRARY || url === WASM) return new Response(new Uint8Array());
    if (!counted.has(url)) return plainFetch(input, init);
    try {
      const response = await plainFetch(input, init);
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      const { readable, writable } = counter(show);
      response.body.pipeTo(writable).catch((error) => missed(`${url}: ${error}`));
      return new Response(readable);
    } catch (error) {
      missed(`${url}: ${error}`);
      throw error;
    }
  };
}

/** @param {(progress: Progress) => void} show */
function counter(show) {
  return new TransformStream({
    transform(part, stream) {
      bytes += part.length;
      show({ bytes, total });
      stream.enqueue(part);
    },
  });
}
