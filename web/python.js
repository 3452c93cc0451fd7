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
 * @typedef {{ question: import("./worker.js").Question, patience?: number, tries: number,
 *   resolve: (answer: Answer) => void, reject: (error: Error) => void }} Waiting
 */

/** Milliseconds without any sign of life after which a start counts as failed. */
const PATIENCE = 60_000;

/** The same for a start from a kept memory, which takes half a second when all is well. */
const WAKING_PATIENCE = 10_000;

/** Milliseconds that an answer may come later than was asked for: a slow phone reads tables before it thinks. */
const GRACE = 5000;

/** How often something that stands by itself is asked before it is given up; what needs a game cannot be asked again. */
const TRIES = 2;

/** A request that will get no answer: Python was stopped, could not start, or hung or crashed at it. */
export class NoAnswer extends Error {
  /**
   * @param {"stopped" | "not started" | "lost"} why
   * @param {string} [detail]
   */
  constructor(why, detail = why) {
    super(detail);
    this.why = why;
  }
}

/**
 * What the first worker has compiled: the others need not do it again.
 * @type {WebAssembly.Module | undefined}
 */
let compiled;

/**
 * One interpreter, started by the first request or by `start()`. Requests are answered in the order they came. Those of
 * a patient one that could not start wait until it is started again; else they get no answer.
 */
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

  /**
   * @param {string} name seen in the browser's developer tools
   * @param {{ patient?: boolean }} [how]
   */
  constructor(name, { patient = false } = {}) {
    this.name = name;
    this.patient = patient;
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
   * Asks something that stands by itself – no game needs to be on the table – and waits for its seconds and a grace from
   * when Python is at it. An interpreter that hangs or crashes is replaced by a fresh one, which is asked once more.
   * @param {Request & { seconds: number }} request
   * @returns {Promise<Answer>} rejected with NoAnswer when that brought nothing either
   */
  insist(request) {
    const patience = request.seconds * 1000 + GRACE;
    return this.#post({ id: ++this.#requests, request: JSON.stringify(request) }, { patience, tries: TRIES });
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

  get ready() {
    return this.status.state === "ready";
  }

  /**
   * @param {import("./worker.js").Question} question
   * @param {{ patience?: number, tries: number }} [how]
   * @returns {Promise<Answer>}
   */
  #post(question, how = { tries: 0 }) {
    const worker = this.start();
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { question, ...how, resolve, reject });
      worker.postMessage(question);
      if (this.#waiting.size === 1) this.#watchWork();
    });
  }

  /** @param {string[]} how words that the worker understands */
  #launch(...how) {
    if (compiled) how.push("given");
    const worker = new Worker(`${address(ASSETS.worker)}#${how}`, { type: "module", name: this.name });
    if (compiled) worker.postMessage({ module: compiled });
    worker.onmessage = (event) => worker === this.#worker && this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#broken("browser", event.message ?? "the worker's script could not run");
    };
    for (const { question } of this.#waiting.values()) worker.postMessage(question);
    this.#worker = worker;
    this.#show({ state: "loading", bytes: 0, total: 0 });
    return worker;
  }

  /** Ends the interpreter at once, whatever it is doing; the next request starts a fresh one. */
  stop() {
    this.#end(new NoAnswer("stopped"));
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
      this.#watchWork();
    } else if ("progress" in message) {
      if (this.status.state === "loading") this.#show({ state: "loading", ...message.progress });
    } else if ("waking" in message) {
      this.#waking = true;
      this.#watch(WAKING_PATIENCE);
    } else if ("ready" in message) {
      this.#waking = false;
      compiled = message.module;
      this.#show({ state: "ready" });
      this.#watchWork();
    } else if ("failed" in message) {
      this.#broken(message.failed.reason, message.failed.detail);
    }
  }

  /**
   * The worker is of no use any more.
   * @param {Reason} reason
   * @param {string} detail
   */
  #broken(reason, detail) {
    if (this.status.state === "ready") return this.#lose(reason, detail);
    // A kept memory that was no good: the files are.
    if (this.#waking) return this.#replace("afresh");
    this.#fail(reason, detail, "not started");
  }

  /**
   * It hung or crashed at the oldest question: a fresh one is asked what may be asked again.
   * @param {Reason} reason
   * @param {string} detail
   */
  #lose(reason, detail) {
    const waiting = [...this.#waiting.values()];
    if (waiting[0]) waiting[0].tries--;
    if (!waiting.some((one) => one.tries > 0)) return this.#fail(reason, detail, "lost");
    for (const { tries, question, reject } of waiting) {
      if (tries > 0) continue;
      this.#waiting.delete(question.id);
      reject(new NoAnswer("lost", detail));
    }
    this.#replace();
  }

  /**
   * @param {Reason} reason
   * @param {string} detail
   * @param {NoAnswer["why"]} why
   */
  #fail(reason, detail, why) {
    this.#end(this.patient && why === "not started" ? null : new NoAnswer(why, `${reason}: ${detail}`));
    this.#show({ state: "failed", reason, detail });
  }

  /** Another worker instead of this one, which is asked all that waits. @param {string[]} how */
  #replace(...how) {
    this.#worker?.terminate();
    this.#waking = false;
    this.#launch(...how);
  }

  /** @param {NoAnswer | null} error null when those who ask may wait */
  #end(error) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waking = false;
    if (!error) return;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** @param {Status} status */
  #show(status) {
    this.status = status;
    this.#watch(status.state === "loading" ? PATIENCE : undefined);
    for (const observer of this.#observers) observer(status);
  }

  /** Questions are answered in turn, so the time of one begins when the one before it is answered. */
  #watchWork() {
    const [at] = this.#waiting.values();
    if (this.status.state === "ready") this.#watch(at?.patience);
  }

  /** @param {number | undefined} patience */
  #watch(patience) {
    clearTimeout(this.#watchdog);
    if (patience === undefined) return;
    this.#watchdog = setTimeout(() => this.#broken("stalled", `nothing happened for ${patience} ms`), patience);
  }
}

/** Answers what the table needs, at once. */
export const rules = new Python("rules", { patient: true });

/** Thinks for computer players and hints; may be stopped at any time. */
export const thinker = new Python("thinker");

/** @param {Request} request */
export const ask = (request) => rules.ask(request);
