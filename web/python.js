// The page's end of the workers in which Python runs.
import { address } from "./assets.js";

/**
 * @typedef {import("./worker.js").Message} Message
 * @typedef {import("./worker.js").Reason | "browser" | "stalled"} Reason
 * @typedef {{ state: "idle" }
 *   | { state: "loading", bytes: number, total: number }
 *   | { state: "ready" }
 *   | { state: "failed", reason: Reason, detail: string }} Status
 * @typedef {{ do: string, [parameter: string]: unknown }} Request
 * @typedef {{ ok: true, [field: string]: any } | { ok: false, error: { kind: string, [field: string]: any } }} Answer
 * @typedef {{ question: import("./worker.js").Question, resolve: (answer: Answer) => void,
 *   reject: (error: Error) => void }} Waiting
 */

/** Milliseconds without any sign of life after which a start counts as failed. */
const PATIENCE = 60_000;

/** The same for a start from a kept memory, which takes half a second when all is well. */
const WAKING_PATIENCE = 10_000;

/** A request that will get no answer: Python could not start, or was stopped meanwhile. */
export class NoAnswer extends Error {}

/**
 * What the first worker has compiled: the others need not do it again.
 * @type {WebAssembly.Module | undefined}
 */
let compiled;

/** One interpreter, started by the first request or by `start()`. Requests are answered in the order they came. */
export class Python {
  /** @type {Status} */
  status = { state: "idle" };

  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Set<(status: Status) => void>} */
  #observers = new Set();
  #requests = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** Whether the worker is starting from a kept memory. */
  #waking = false;

  /** @param {string} name seen in the browser's developer tools */
  constructor(name) {
    this.name = name;
  }

  /**
   * Asks the rules package; a request made before Python is ready waits for it.
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  ask(request) {
    return this.#post({ id: ++this.#requests, request: JSON.stringify(request) });
  }

  /**
   * Loads the whole standard library, for code that is not ours; the rules package needs only a part of it.
   * @returns {Promise<Answer>}
   */
  loadLibrary() {
    return this.#post({ id: ++this.#requests, library: true });
  }

  start() {
    return this.#worker ?? this.#launch();
  }

  /**
   * @param {import("./worker.js").Question} question
   * @returns {Promise<Answer>}
   */
  #post(question) {
    const worker = this.start();
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { question, resolve, reject });
      worker.postMessage(question);
    });
  }

  /** @param {string[]} how words that the worker understands */
  #launch(...how) {
    if (compiled) how.push("given");
    const worker = new Worker(`${address(ASSETS.worker)}#${how}`, { type: "module", name: this.name });
    if (compiled) worker.postMessage({ module: compiled });
    worker.onmessage = (event) => this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail("browser", event.message ?? "the worker's script could not run");
    };
    this.#worker = worker;
    this.#show({ state: "loading", bytes: 0, total: 0 });
    return worker;
  }

  /** Ends the interpreter at once, whatever it is doing; the next request starts a fresh one. */
  stop() {
    this.#end("stopped");
    this.#show({ state: "idle" });
  }

  /**
   * Calls the observer now and at every change of the status.
   * @param {(status: Status) => void} observer
   * @returns {() => void} ends the observation
   */
  observe(observer) {
    this.#observers.add(observer);
    observer(this.status);
    return () => this.#observers.delete(observer);
  }

  /** @param {Message} message */
  #receive(message) {
    if ("id" in message) {
      this.#waiting.get(message.id)?.resolve(JSON.parse(message.answer));
      this.#waiting.delete(message.id);
    } else if ("progress" in message) {
      if (this.status.state === "loading") this.#show({ state: "loading", ...message.progress });
    } else if ("waking" in message) {
      this.#waking = true;
      this.#watch(WAKING_PATIENCE);
    } else if ("ready" in message) {
      this.#waking = false;
      compiled = message.module;
      this.#show({ state: "ready" });
    } else if ("failed" in message) {
      this.#fail(message.failed.reason, message.failed.detail);
    }
  }

  /**
   * @param {Reason} reason
   * @param {string} detail
   */
  #fail(reason, detail) {
    if (this.#waking) return this.#restart();
    this.#end(`${reason}: ${detail}`);
    this.#show({ state: "failed", reason, detail });
  }

  /** The kept memory was no good: starts from the files, and asks again what was asked. */
  #restart() {
    this.#worker?.terminate();
    this.#waking = false;
    const worker = this.#launch("afresh");
    for (const { question } of this.#waiting.values()) worker.postMessage(question);
  }

  /** @param {string} why */
  #end(why) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waking = false;
    for (const { reject } of this.#waiting.values()) reject(new NoAnswer(why));
    this.#waiting.clear();
  }

  /** @param {Status} status */
  #show(status) {
    this.status = status;
    this.#watch(status.state === "loading" ? PATIENCE : undefined);
    for (const observer of this.#observers) observer(status);
  }

  /** @param {number | undefined} patience */
  #watch(patience) {
    clearTimeout(this.#watchdog);
    if (patience === undefined) return;
    this.#watchdog = setTimeout(() => this.#fail("stalled", `nothing happened for ${patience} ms`), patience);
  }
}

/** Answers what the table needs, at once. */
export const rules = new Python("rules");

/** Thinks for computer players and hints; may be stopped at any time. */
export const thinker = new Python("thinker");

/** @param {Request} request */
export const ask = (request) => rules.ask(request);
