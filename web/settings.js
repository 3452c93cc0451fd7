// What a person can set once for all games.
import { read, write } from "./store.js";

export const CHOICES = {
  theme: ["auto", "light", "dark"],
  speed: ["off", "slow", "normal", "fast"],
  pace: ["slow", "normal", "fast"],
  turning: ["turn", "stay"],
  help: ["on", "off"],
  computers: ["on", "off"],
};

/** Milliseconds of one step of an animation. */
const STEP = { off: 0, slow: 400, normal: 240, fast: 150 };

/** Milliseconds that a computer takes at least before it moves, so that one can follow. */
const PACE = { slow: 2500, normal: 900, fast: 0 };

/** @type {{ language: string | null } & Record<keyof typeof CHOICES, string>} */
export const settings = {
  language: null,
  theme: "auto",
  speed: "normal",
  pace: "normal",
  turning: "turn",
  help: "on",
  computers: "on",
};

export function loadSettings() {
  const stored = read("settings");
  if (stored && typeof stored === "object") {
    if (typeof stored.language === "string") settings.language = stored.language;
    for (const key of /** @type {(keyof typeof CHOICES)[]} */ (Object.keys(CHOICES))) {
      if (CHOICES[key].includes(stored[key])) settings[key] = stored[key];
    }
  }
  applyTheme();
}

/** @param {Partial<typeof settings>} patch */
export function change(patch) {
  Object.assign(settings, patch);
  write("settings", settings);
  applyTheme();
}

function applyTheme() {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** How long a step of an animation lasts, in ms; 0 when nothing may move. */
export function stepTime() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return STEP[/** @type {keyof typeof STEP} */ (settings.speed)];
}

export const paceTime = () => PACE[/** @type {keyof typeof PACE} */ (settings.pace)];

/** Whether a person may be told what to play: hints, what moves are worth, looking back at a game. */
export const helpAllowed = () => settings.help === "on";

/** Whether seats may be given to computers; games that have them go on. */
export const computersAllowed = () => settings.computers === "on";
