// What the best computer player would do at a table: a hint for the person to move, and what each choice is worth.
import { announce } from "./announce.js";
import { t } from "./i18n.js";
import { NoAnswer, thinker } from "./python.js";
import { helpAllowed } from "./settings.js";
import { read, write } from "./store.js";

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").Advised} Advised
 * @typedef {import("./table.js").Table} Table
 */

/** Seconds of thought. Where more thought can prove something a short look comes first, for an answer at once. */
const LOOKS = { proving: [0.4, 1.2], other: [0.6] };

/** Whether the values are to be shown, at any table. @type {boolean | undefined} */
let values;

export const valuesShown = () => {
  values ??= read("values") === true;
  return values;
};

export class Advice {
  /** A hint is wanted for what is on the table. */
  asked = false;
  thinking = false;
  failed = false;
  /** @type {Advised[]} best first */
  #found = [];
  /** The hint was found elsewhere, for whoever is to move. */
  #given = false;
  /** What all this is about. @type {View | null} */
  #view = null;
  #table;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** Whether a person is to move here and may be helped. */
  get possible() {
    const { view, context } = this.#table;
    if (!helpAllowed() || view?.turn == null || !view.legal.length) return false;
    if (view.seat !== view.turn && !this.#table.early) return false;
    return context.active && !this.#table.moving && view.players[view.turn]?.kind === "person";
  }

  /** What would be played. @returns {Advised | null} */
  get best() {
    return (this.#current && this.asked && this.#found[0]) || null;
  }

  get #current() {
    if (this.#view === null || this.#view !== this.#table.view) return false;
    return this.possible || (this.#given && helpAllowed() && this.#table.context.active);
  }

  /** The hint in one sentence. */
  get text() {
    return this.best ? sentence(this.best, this.#table) : "";
  }

  /** Where one presses for it, in that order. @returns {string[]} */
  get places() {
    const { best } = this;
    if (!best) return [];
    return this.#table.board.advice?.places?.(best, /** @type {View} */ (this.#view)) ?? [best.at];
  }

  /** Every choice, best first, when the values are shown. */
  get worths() {
    return this.#current && this.#valued ? this.#found : [];
  }

  get #valued() {
    return valuesShown() && Boolean(this.#table.board.advice?.worth);
  }

  /** The button: asks for a hint, or puts it away. */
  toggle() {
    if (this.#table.later(() => this.toggle())) return;
    this.asked = !(this.asked && this.#view === this.#table.view);
    this.#look("");
  }

  /** Shows what each choice is worth, now and from now on, or no longer. */
  toggleValues() {
    values = !valuesShown();
    write("values", values);
    this.#look(this.best?.action ?? "");
  }

  /** Something else is on the table. */
  follow() {
    this.asked = false;
    this.#given = false;
    this.#look("");
  }

  /** A hint that was found elsewhere. @param {Advised} one */
  give(one) {
    this.#view = this.#table.view;
    this.#found = [one];
    this.#given = true;
    this.asked = true;
    this.#show("");
  }

  /** @param {string} before the action of the hint that has been heard of already */
  async #look(before) {
    const { view } = this.#table;
    if (this.#view !== view) {
      this.thinking = false;
      this.#found = [];
    }
    this.#view = view;
    this.failed = false;
    const wanted = this.possible && !this.#table.early && (this.asked || this.#valued);
    if (view && wanted && !this.thinking && this.#found.length < view.legal.length) await this.#think(view);
    else this.#show(before);
  }

  /** @param {View} view */
  async #think(view) {
    this.thinking = true;
    this.#table.changed();
    const { game, options, position } = view;
    for (const seconds of LOOKS[this.#table.board.advice?.worth ? "proving" : "other"]) {
      const before = this.best?.action ?? "";
      const answer = await looked({ do: "hint", view: { game, options, position }, seconds });
      if (this.#view !== view) return;
      if (answer) this.#found = answer;
      else this.failed = !this.#found.length;
      this.#show(before);
      if (!answer || answer.every((one) => one.exact) || !this.#current) break;
    }
    this.thinking = false;
    this.#table.changed();
  }

  /** @param {string} before */
  #show(before) {
    if (this.failed && this.asked) announce(t("hint-failed"));
    else if (this.best && this.best.action !== before) announce(this.text);
    this.#table.changed();
    if (!before) reveal(this.#table.id);
  }
}

/** Pixels at the bottom of the screen that the sentence may cover. */
const COVERED = 130;

/** Brings what is to be pressed first into sight. @param {string} table */
function reveal(table) {
  const thing = document.querySelector(`[data-table="${table}"] :is([data-hinted=""], [data-hinted="1"])`);
  const { top = 0, bottom = 0 } = thing?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight - COVERED) thing?.scrollIntoView({ block: "center" });
}

/**
 * @param {import("./python.js").Request & { seconds: number }} request
 * @returns {Promise<Advised[] | null>} null when there is no answer
 */
export async function looked(request) {
  try {
    const answer = await thinker.insist(request);
    return answer.ok ? answer.actions : null;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return null;
  }
}

/** Why an action, as a part of a sentence. @param {Advised} one @param {Table} table */
export function reason({ reason: { kind, facts } }, { board, context, names }) {
  const args = { ...(board.advice?.facts?.(facts, context) ?? facts) };
  if (facts.seat !== undefined) args.seat = names[Number(facts.seat)] ?? "";
  return t(`${board.name}-reason-${kind.replaceAll("_", "-")}`, args);
}

/** An action as one would tell somebody to do it. @param {Advised} one @param {Table} table */
export const moveOf = ({ action }, { board, view, context }) =>
  (view && board.advice?.move?.(action, view, context)) ?? board.move(action, null, context);

/** @param {Advised} one @param {Table} table */
function sentence(one, table) {
  const said = { move: capital(moveOf(one, table)), reason: reason(one, table) };
  const worth = table.board.advice?.worth?.(one);
  return worth ? t("hint-said-worth", { ...said, worth }) : t("hint-said", said);
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);
