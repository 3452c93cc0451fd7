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
 * @typedef {{ resolve: (answer: Answer) => void, reject: (error: Error) => void }} Waiting
 */

/** Milliseconds without any sign of life after which a start counts as failed. */
const PATIENCE = 60_000;

/** A request that will get no answer: Python could not start, or was stopped meanwhile. */
export class NoAnswer extends Error {}

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
    const worker = this.start();
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request: JSON.stringify(request) });
    });
  }

  start() {
    if (this.#worker) return this.#worker;
    const worker = new Worker(address(ASSETS.worker), { type: "module", name: this.name });
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
    } else if ("ready" in message) {
      this.#show({ state: "ready" });
    } else {
      this.#fail(message.failed.reason, message.failed.detail);
    }
  }

  /**
   * @param {Reason} reason
   * @param {string} detail
   */
  #fail(reason, detail) {
    this.#end(`${reason}: ${detail}`);
    this.#show({ state: "failed", reason, detail });
  }

  /** @param {string} why */
  #end(why) {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new NoAnswer(why));
    this.#waiting.clear();
  }

  /** @param {Status} status */
  #show(status) {
    this.status = status;
    clearTimeout(this.#watchdog);
    if (status.state === "loading") {
      this.#watchdog = setTimeout(() => this.#fail("stalled", `nothing happened for ${PATIENCE} ms`), PATIENCE);
    }
    for (const observer of this.#observers) observer(status);
  }
}

/** Answers what the table needs, at once. */
export const rules = new Python("rules");

/** Thinks for computer players and hints; may be stopped at any time. */
export const thinker = new Python("thinker");

/** @param {Request} request */
export const ask = (request) => rules.ask(request);
