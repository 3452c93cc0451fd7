/** Where the parts of the built site are, relative to its root; `build.py` puts the value in. */
declare const ASSETS: {
  /** Folder of Pyodide. */
  python: string;
  /** Pyodide's WebAssembly, packed. */
  wasm: string;
  /** The part of the standard library that the rules package needs, compiled. */
  stdlib: string;
  /** The whole standard library. */
  library: string;
  /** What Pyodide's lock file says of itself. */
  lock: import("pyodide").Lockfile["info"];
  /** The wheel of the rules package. */
  rules: string;
  /** The modules of the rules package, with commas between. */
  modules: string;
  /** Bytes of the files that Python needs before it can start. */
  sizes: Record<string, number>;
  /** Fluent file of each language. */
  locales: Record<string, string>;
  /** The script of the workers; only the page knows it. */
  worker: string;
};
