// The page's own modules that start Python, for tests; the page has them bundled away in its worker.
export { loadLibrary, start } from "../../web/boot.js";
export { watch } from "../../web/progress.js";
export * as snapshot from "../../web/snapshot.js";
export { prepare } from "../../web/wasm.js";
