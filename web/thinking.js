// A computer's move: asked of a worker of its own, which may be ended at any time.
import { thinker } from "./python.js";
import { people } from "./seating.js";
import { stepTime } from "./settings.js";

/** Seconds a computer may think, and milliseconds it takes at least, so that one sees that it moved. */
const SECONDS = 1.5;
const BREATH = 700;

export class Thinking {
  #asked = false;

  /**
   * What a computer plays that sees this.
   * @param {string | null} level
   * @param {import("./types").View} view
   */
  async move(level, view) {
    const breath = new Promise((resolve) =>
      setTimeout(resolve, stepTime() ? BREATH : people(view.players).length ? 60 : 0),
    );
    this.#asked = true;
    const answer = await thinker.ask({ do: "bot", level, seconds: SECONDS, view });
    this.#asked = false;
    await breath;
    return answer;
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
