/** Where the parts of the built site are, relative to its root; `build.py` puts the value in. */
declare const ASSETS: {
  /** Folder of Pyodide. */
  python: string;
  /** What Pyodide's lock file says of itself. */
  lock: import("pyodide").Lockfile["info"];
  /** The wheel of the rules package. */
  rules: string;
  /** Bytes of the files that Python needs before it can start. */
  sizes: Record<string, number>;
  /** Fluent file of each language. */
  locales: Record<string, string>;
  /** The script of the workers; only the page knows it. */
  worker: string;
};
