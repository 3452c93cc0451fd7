// Looking back at a finished game: asks about every ply, from the end to the start, and lets one try another move.
import { looked } from "./advice.js";
import { announce } from "./announce.js";
import { t } from "./i18n.js";
import { judge } from "./judge.js";
import { Table } from "./table.js";

/** @typedef {import("./judge.js").Judged} Judged */

const SECONDS = 0.8;
/** A trial may end the worker that is at it. */
const TRIES = 3;

export class Review {
  running = false;
  failed = false;
  /** @type {(Judged | undefined)[]} by ply */
  judged = [];
  /** The ply at which another move is tried. @type {number | null} */
  at = null;
  /** A copy of the game to try it on. @type {Table | null} */
  trial = null;

  /** @type {(import("./types").Advised[] | undefined)[]} */
  #looks = [];
  #round = 0;

  /**
   * @param {Table} table with a finished game
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.link = table.link;
    this.record = table.record;
    this.board = table.board;
    this.view = /** @type {import("./types").View} */ (table.view);
    this.names = table.names;
    this.bottom = table.bottom;
    this.moves = table.log.map(({ ply, seat, action }) => ({ ply: ply - 1, seat, action }));
    this.changed = changed;
  }

  /** Plies that have been looked at. */
  get done() {
    return this.#looks.filter(Boolean).length;
  }

  get complete() {
    return this.done === this.moves.length;
  }

  /** Where something was given away, in the order of the game. */
  get moments() {
    return this.judged.flatMap((one) => (one?.gave ? [one] : []));
  }

  /** How many choices a seat had, and how many were the best. @param {number} seat */
  tally(seat) {
    const choices = this.judged.filter((one) => one?.move.seat === seat && one.choice);
    return { choices: choices.length, best: choices.filter((one) => !one?.gave).length };
  }

  /** Looks at what has not been looked at yet. */
  async run() {
    if (this.running || this.complete) return;
    const round = ++this.#round;
    this.running = true;
    this.failed = false;
    // The last moves are solved at once, and tell what the ones before them led to.
    for (const { ply } of this.moves.toReversed()) {
      if (this.#looks[ply]) continue;
      const found = await this.#look(ply, round);
      if (round !== this.#round) return;
      if (!found) {
        this.failed = true;
        break;
      }
      this.#looks[ply] = found;
      this.judged = judge(this.moves, this.#looks, this.view.scores);
      this.changed();
    }
    this.running = false;
    announce(t(this.failed ? "review-failed" : "review-done", { count: this.moments.length }));
    this.changed();
  }

  stop() {
    this.#round++;
    this.running = false;
    this.changed();
  }

  /** @param {number} ply @param {number} round */
  async #look(ply, round) {
    for (let tries = 0; tries < TRIES && round === this.#round; tries++) {
      const found = await looked({ do: "hint", record: this.record, ply, seconds: SECONDS });
      if (found) return found;
    }
    return null;
  }

  /** A copy of the game as it stood before a move, with what would have been better marked. @param {Judged} judged */
  async tryOut({ move, best }) {
    this.trial?.interrupt();
    const trial = new Table(this.changed, { keep: false });
    this.at = move.ply;
    this.trial = trial;
    await trial.resume({ serial: 0, record: this.record, ply: move.ply, view: null });
    trial.advice.give(best);
  }

  endTrial() {
    this.trial?.interrupt();
    this.trial = null;
    this.at = null;
    this.changed();
  }
}
