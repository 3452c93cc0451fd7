// The rules worker holds one game at a time. Tables take turns: whoever asks gets its own game put back first.
import { ask, rules } from "./python.js";

/** @type {Desk | undefined} the desk whose game the worker holds */
let owner;

/** Somebody else uses the worker now. */
export function release() {
  owner = undefined;
}

// A worker that comes after one that was lost holds no game.
rules.observe(({ state }) => state === "failed" && release());

export class Desk {
  /** The game as the rules last told it, and the ply one was at. @type {{ record: unknown, ply: number } | null} */
  kept = null;

  /** Puts a new game on the table. @param {import("./python.js").Request} request */
  begin(request) {
    owner = this;
    return ask(request);
  }

  /** @param {import("./python.js").Request} request */
  ask(request) {
    if (owner !== this && this.kept) {
      owner = this;
      // Not awaited: both go out together, so that nobody else's request comes in between.
      ask({ do: "load", ...this.kept, seat: null }).catch(() => {});
    }
    return ask(request);
  }
}
