// Pyodide's WebAssembly: fetched packed, and compiled while everything else still arrives.
import { address } from "./assets.js";

async function compile() {
  const response = await self.fetch(address(ASSETS.wasm));
  const body = /** @type {ReadableStream} */ (response.body).pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }));
}

/**
 * Starts to compile it. Pyodide, which would begin only after its script has run, is given the result.
 * @param {(error: unknown) => void} fail called when that is not possible
 * @param {Promise<WebAssembly.Module>} [module] what another worker has compiled
 */
export function prepare(fail, module = compile()) {
  module.catch(fail);
  /** @type {(source: unknown, imports?: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>} */
  const instantiate = async (_, imports) => {
    const compiled = await module;
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
  };
  WebAssembly.instantiateStreaming = instantiate;
  return module;
}
