// What has just happened at a table, told and shown still by still.
import { announce } from "./announce.js";
import { said } from "./i18n.js";
import { stepTime } from "./settings.js";

export class Show {
  /** The still to draw; null when nothing moves. @type {import("./types").Frame | null} */
  frame = null;
  /** What has happened, as sentences. @type {string[]} */
  notes = [];

  /** Counts up with every show, so that one that was stopped knows it. */
  #run = 0;
  #skipping = false;
  /** @type {(() => void) | null} */
  #go = null;

  /**
   * @param {string} root selects the element with the board
   * @param {() => void} changed draws the page, at once
   */
  constructor(root, changed) {
    this.root = root;
    this.changed = changed;
  }

  /**
   * Says the events in one go, and shows those that have stills. What is drawn afterwards is up to the caller.
   * @param {import("./types").GameEvent[]} events
   * @param {import("./types").Board} board
   * @param {import("./types").View} view before the events
   * @param {import("./types").Context} context
   */
  async run(events, board, view, context) {
    const run = ++this.#run;
    const texts = events.map((event) => said(board.say(event, context)));
    announce(texts.filter(Boolean).join(" "));
    this.notes = [];
    this.#skipping = false;
    let { position } = view;
    for (const [index, event] of events.entries()) {
      const text = texts[index];
      if (text && event.event !== "turn") this.notes = [...this.notes, text];
      for (const frame of board.frames?.(position, event, context, view) ?? []) {
        position = frame.position;
        const ms = this.#skipping ? 0 : frame.steps * stepTime();
        if (!ms) continue;
        this.frame = frame;
        this.changed();
        const root = document.querySelector(this.root);
        if (root) board.motion?.(root, frame.marks, stepTime());
        await this.#pause(ms);
        if (run !== this.#run) return;
      }
    }
  }

  /** The rest of what is being shown is left out. */
  skip() {
    this.#skipping = true;
    this.#go?.();
  }

  /** Ends the show. */
  stop() {
    this.#run++;
    this.frame = null;
    this.#go?.();
  }

  /** @param {number} ms */
  async #pause(ms) {
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#go = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
    this.#go = null;
  }
}
