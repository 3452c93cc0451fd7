// A computer's move: asked of a worker of its own, which may be ended at any time.
import { ask, NoAnswer, thinker } from "./python.js";
import { people } from "./seating.js";
import { paceTime } from "./settings.js";

/** Seconds a computer may think. */
const SECONDS = 1.5;

/** Moves for a computer that gives no answer: it hardly thinks, so that the worker of the rules can be asked. */
const STAND_IN = "greedy";

export class Thinking {
  #asked = false;

  /**
   * What a computer plays that sees this; `stoodIn` when another had to move for it.
   * @param {string | null} level
   * @param {import("./types").View} view
   * @param {boolean} goesOn whether it has just moved: the parts of one turn follow each other faster
   */
  async move(level, view, goesOn) {
    const breath = new Promise((resolve) => setTimeout(resolve, goesOn ? paceTime() / 2 : paceTime()));
    const answer = await this.#answer({ do: "bot", level, seconds: SECONDS, view });
    await breath;
    return answer;
  }

  /** @param {import("./python.js").Request & { seconds: number }} request */
  async #answer(request) {
    this.#asked = true;
    try {
      const answer = await thinker.insist(request);
      this.#asked = false;
      if (answer.ok) return answer;
      console.warn(answer.error.message);
    } catch (error) {
      if (!(error instanceof NoAnswer) || error.why === "stopped") throw error;
      this.#asked = false;
      console.warn(error.message);
      // No room for two interpreters, perhaps: the one that is there can think as well, if not while it answers.
      if (error.why === "not started") return ask(request);
    }
    return { ...(await ask({ ...request, level: STAND_IN })), stoodIn: true };
  }

  /** The move is no longer wanted; a worker that is still at it is ended. */
  cancel() {
    if (this.#asked) thinker.stop();
    this.#asked = false;
  }
}

/**
 * The next ply, backwards or forwards, at which a person decides.
 * @param {1 | -1} step
 * @param {import("./types").View} view
 * @param {import("./types").Ply[]} log
 */
export function decision(step, { ply, plies, players }, log) {
  const persons = people(players);
  for (let at = ply + step; at > 0 && at < plies; at += step) {
    const seat = log[at]?.seat;
    if (!persons.length || (seat !== undefined && persons.includes(seat))) return at;
  }
  return step < 0 ? 0 : plies;
}
