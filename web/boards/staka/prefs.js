// How a person likes to see the board; kept for the next time.
import { read, write } from "../../store.js";

/** @type {{ mode: import("./hex.js").Mode, hints: boolean } | undefined} */
let kept;

export function prefs() {
  if (!kept) {
    const stored = read("staka");
    kept = { mode: stored?.mode === "plan" ? "plan" : "tilt", hints: stored?.hints !== false };
  }
  return kept;
}

/** @param {Partial<ReturnType<typeof prefs>>} patch */
export function prefer(patch) {
  kept = { ...prefs(), ...patch };
  write("staka", kept);
}
