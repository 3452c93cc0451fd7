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
  /** Puts the game on the table as the rules last told it. @type {import("./python.js").Request | undefined} */
  back;

  /** Puts a new game on the table. @param {import("./python.js").Request} request */
  begin(request) {
    owner = this;
    this.back = request;
    return ask(request);
  }

  /** @param {import("./python.js").Request} request */
  ask(request) {
    if (owner !== this && this.back) {
      owner = this;
      // Not awaited: both go out together, so that nobody else's request comes in between.
      ask(this.back).catch(() => {});
    }
    return ask(request);
  }
}
