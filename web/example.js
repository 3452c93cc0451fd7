// A step-by-step example: real moves by the rules package, cut into stills one can go through.
import { announce } from "./announce.js";
import { release } from "./desk.js";
import { said, t } from "./i18n.js";
import { ask } from "./python.js";
import { seatNames } from "./seating.js";
import { stepTime } from "./settings.js";
import { Table } from "./table.js";

/** @typedef {{ view: import("./types").View, marks: any, text: string }} Step */

export class ExamplePlayer {
  /** @type {Step[]} */
  steps = [];
  at = 0;
  /** @type {ReturnType<typeof setInterval> | null} */
  timer = null;
  /** A real game from the example's position, once somebody tries it. @type {Table | null} */
  trial = null;

  /**
   * @param {import("./types").Board} board
   * @param {import("./types").Example} example
   * @param {() => void} changed
   */
  constructor(board, example, changed) {
    this.board = board;
    this.example = example;
    this.changed = changed;
  }

  get step() {
    return this.steps[this.at];
  }

  /** Two people, at the position of the example. */
  get #start() {
    const { options, position, seats = 2, names = [] } = this.example;
    const players = Array.from({ length: seats }, (_, seat) => ({
      name: names[seat] ?? "",
      kind: /** @type {const} */ ("person"),
      level: null,
    }));
    return { game: this.board.name, options, position, players };
  }

  /** @param {import("./types").View} view @returns {import("./types").Context} */
  context(view) {
    const nothing = () => {};
    return {
      bottom: 0,
      names: seatNames(view.players),
      marks: this.step?.marks ?? null,
      active: false,
      pointed: null,
      ui: {},
      setUi: nothing,
      press: nothing,
      why: () => null,
      alone: true,
      act: nothing,
      point: nothing,
      worth: () => null,
      goTo: nothing,
      playOn: nothing,
    };
  }

  async load() {
    release();
    // Asked in one go, so that nobody else's request comes in between.
    const answers = await Promise.all([
      ask({ do: "position", ...this.#start }),
      ...this.example.actions.map((action) => ask({ do: "play", action })),
    ]);
    const bad = answers.find((answer) => !answer.ok);
    if (bad && !bad.ok) throw new Error(bad.error.message);
    const [begun, ...moves] = /** @type {{ view: import("./types").View, events: any[] }[]} */ (
      /** @type {unknown} */ (answers)
    );
    if (!begun) return;
    let view = begun.view;
    const first = t(`${this.board.name}-example-${this.example.id}.start`);
    /** @type {Step[]} */
    const steps = [{ view, marks: null, text: first }];
    for (const played of moves) {
      let position = view.position;
      for (const event of played.events) {
        const context = this.context(view);
        const text = said(this.board.say(event, context));
        const frames = this.board.frames?.(position, event, context, view) ?? [];
        for (const frame of frames) {
          position = frame.position;
          steps.push({ view: { ...view, position, legal: [] }, marks: frame.marks, text });
        }
        if (!frames.length && text) steps.push({ view: { ...view, position, legal: [] }, marks: null, text });
      }
      view = played.view;
    }
    const last = t(`${this.board.name}-example-${this.example.id}.end`);
    this.steps = [...steps, { view: { ...view, legal: [] }, marks: null, text: last }];
    this.at = 0;
    this.changed();
  }

  /** @param {number} by */
  go(by) {
    this.pause();
    this.#show(this.at + by);
  }

  /** @param {number} at */
  #show(at) {
    const before = this.step?.text;
    this.at = Math.min(Math.max(at, 0), this.steps.length - 1);
    if (this.step && this.step.text !== before) announce(this.step.text);
    this.changed();
    const root = document.querySelector(`#${this.id}`);
    if (root && this.step?.marks && stepTime()) this.board.motion?.(root, this.step.marks, stepTime());
  }

  get id() {
    return `example-${this.example.id}`;
  }

  play() {
    if (this.timer) return this.pause();
    if (this.at === this.steps.length - 1) this.#show(0);
    this.timer = setInterval(
      () => {
        this.#show(this.at + 1);
        if (this.at === this.steps.length - 1) this.pause();
      },
      Math.max(stepTime() * 3, 900),
    );
    this.changed();
  }

  pause() {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.changed();
  }

  /** A real game on the position of the example; again for a fresh one. */
  async tryIt() {
    this.pause();
    this.trial ??= new Table(this.changed, { keep: false });
    await this.trial.startAt(this.#start);
  }

  stopTrying() {
    this.trial?.interrupt();
    this.trial = null;
    this.changed();
  }
}
