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
  /** The modules of the rules package and all that they import, with commas between. */
  modules: string;
  /** Bytes of the files that Python needs before it can start. */
  sizes: Record<string, number>;
  /** How games begin, packed. */
  openings: string;
  /** Fluent file of each language. */
  locales: Record<string, string>;
  /** The script of the workers; only the page knows it. */
  worker: string;
};

/** What the rules package says of its games; only the page knows it. */
declare const GAMES: import("./types").GameFacts[];

/** How strong the levels of each game were measured, a table for each form of it; only the page knows it. */
declare const STRENGTH: Record<string, import("./types").Measured[]>;

/** Every file of the site but the service worker, which alone knows them, and SHA256SUMS. */
declare const FILES: Record<string, { sha256: string; size: number }>;

/** Of the whole site; only the service worker knows it. */
declare const VERSION: string;

/** What of a service worker's scope ours uses; the types of pages and of workers do not go together. */
interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<Worker[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: ServiceWorkerEvent) => void): void;
}

interface ServiceWorkerEvent {
  readonly data: { do: "fill" | "update" };
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}
