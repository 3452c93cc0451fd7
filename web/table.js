// A table at which one game is played: asks the rules, shows what happened, lets computers move, remembers the game.
import { announce } from "./announce.js";
import { board as findBoard } from "./boards/index.js";
import { has, ruleKey, t } from "./i18n.js";
import { ask, NoAnswer, thinker } from "./python.js";
import { people, seating, seatNames } from "./seating.js";
import { stepTime } from "./settings.js";
import { Show } from "./show.js";
import { saveGame } from "./store.js";

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").Setup} Setup
 * @typedef {import("./types").Player} Player
 * @typedef {import("./types").Context} Context
 * @typedef {{ text: string, rule: string | null }} Message
 */

/** Seconds a computer may think, and milliseconds it takes at least, so that one sees that it moved. */
const THINK = 1.5;
const BREATH = 700;

/** @type {Table | undefined} the table whose game the rules worker holds */
let owner;
let tables = 0;

export class Table {
  id = `table-${++tables}`;
  /** @type {View | null} */
  view = null;
  /** @type {import("./types").Ply[]} */
  log = [];
  /** @type {Message | null} */
  message = null;
  /** One thing offers several actions: they are asked for. @type {import("./types").Legal[]} */
  choosing = [];
  /** @type {import("./seating.js").Seating} */
  seating = { bottom: 0, viewer: null, curtain: null };
  busy = false;
  thinking = false;
  /** @type {string | null} */
  pointed = null;
  /** @type {any} */
  ui = {};
  /** @type {string} */
  link = "";
  /** @type {unknown} */
  record = null;

  /** Counts up whenever what goes on is no longer wanted. */
  #round = 0;
  #show;
  #hidden = false;
  /** Why things cannot be used now. @type {Map<string, string>} */
  #whys = new Map();

  /**
   * @param {() => void} changed draws the page, at once
   * @param {{ keep: boolean }} options whether the game is to survive closing the page
   */
  constructor(changed, { keep }) {
    this.changed = changed;
    this.keep = keep;
    this.#show = new Show(`#${this.id}`, changed);
  }

  /** Somebody else uses the rules worker now; a table that needs it puts its own game back. */
  static release() {
    owner = undefined;
  }

  get board() {
    const found = this.view && findBoard(this.view.game);
    if (!found) throw new Error("no board");
    return found;
  }

  get names() {
    return seatNames(this.view?.players ?? []);
  }

  get bottom() {
    return this.seating.bottom;
  }

  /** The seat that must take the screen before anything hidden is shown. */
  get curtain() {
    return this.seating.curtain;
  }

  /** What is drawn instead of the view while something moves. */
  get frame() {
    return this.#show.frame;
  }

  /** What happened last, as sentences. */
  get notes() {
    return this.#show.notes;
  }

  get moving() {
    return this.frame !== null;
  }

  /** @returns {Context} */
  get context() {
    return {
      bottom: this.bottom,
      names: this.names,
      marks: this.frame?.marks ?? null,
      active: !this.busy && !this.thinking && this.curtain === null,
      pointed: this.moving ? null : this.pointed,
      ui: this.ui,
      setUi: (patch) => {
        this.ui = { ...this.ui, ...patch };
        this.changed();
      },
      press: (at) => this.press(at),
      why: (at) => this.#whys.get(at) ?? null,
      alone: (this.view?.players ?? []).filter((player) => player.kind === "person").length < 2,
      act: (action) => this.act(action),
      point: (at) => this.point(at),
      goTo: (ply) => this.goTo(ply),
      playOn: (level, going) => this.playOn(level, going),
    };
  }

  // -- starting -------------------------------------------------------------------------------------------------------

  /**
   * @param {Setup} setup
   * @param {boolean} hidden whether the game hides something from a seat
   */
  async start({ game, options, players }, hidden) {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return this.#begin({ do: "new", game, seats: players.length, options, seed, players }, hidden);
  }

  /** The same players again, the next one begins. */
  async rematch() {
    const { game, options, players } = /** @type {View} */ (this.view);
    return this.start({ game, options, players: [...players.slice(1), ...players.slice(0, 1)] }, this.#hidden);
  }

  /**
   * @param {{ game: string, position: unknown, options?: object, players: Player[] }} given
   */
  async startAt(given) {
    return this.#begin({ do: "position", ...given }, false);
  }

  /**
   * A game from a record or link text, at a ply or at its end.
   * @param {{ record?: unknown, link?: string }} source
   * @param {(game: string) => boolean} hides
   * @param {number} [ply]
   * @returns {Promise<{ kind: string, [field: string]: any } | null>} the error, if it cannot be read
   */
  async load(source, hides, ply) {
    return this.#begin({ do: "load", ...source }, hides, ply);
  }

  /**
   * @param {import("./python.js").Request} request
   * @param {boolean | ((game: string) => boolean)} hidden
   * @param {number} [ply]
   */
  async #begin(request, hidden, ply) {
    this.interrupt();
    owner = this;
    // Nobody's eyes: what is hidden is fetched once it is known who looks.
    const answer = await ask({ ...request, seat: null, ...(ply === undefined ? {} : { ply }) });
    if (!answer.ok) return answer.error;
    this.#hidden = typeof hidden === "function" ? hidden(answer.view.game) : hidden;
    this.seating = { bottom: 0, viewer: null, curtain: null };
    this.#show.notes = [];
    await this.#commit(answer.view);
    return null;
  }

  // -- what a person does ---------------------------------------------------------------------------------------------

  /** @param {string} at */
  async press(at) {
    if (!this.view || this.moving || this.busy || this.curtain !== null) return;
    if (this.board.press?.(at, this.view, this.context)) return;
    const actions = this.thinking ? [] : this.view.legal.filter((legal) => legal.at === at);
    if (actions.length > 1) {
      this.choosing = actions;
      this.changed();
      /** @type {HTMLElement | null} */ (document.querySelector(`#${this.id}-choices button`))?.focus();
    } else if (actions[0]) {
      await this.act(actions[0].action);
    } else {
      await this.#explain({ do: "why", at });
    }
  }

  /** @param {string} action */
  async act(action) {
    if (!this.view || this.busy || this.thinking) return;
    await this.#play(action);
  }

  cancelChoice() {
    this.choosing = [];
    this.changed();
  }

  async undo() {
    if (!this.view) return;
    await this.goTo(this.#stop(-1));
  }

  async redo() {
    if (!this.view) return;
    await this.goTo(this.#stop(1));
  }

  /** The next ply, backwards or forwards, at which a person decides. @param {1 | -1} step */
  #stop(step) {
    const { ply, plies, players } = /** @type {View} */ (this.view);
    const persons = people(players);
    for (let at = ply + step; at > 0 && at < plies; at += step) {
      const seat = this.log[at]?.seat;
      if (!persons.length || (seat !== undefined && persons.includes(seat))) return at;
    }
    return step < 0 ? 0 : plies;
  }

  /** @param {number} ply */
  async goTo(ply) {
    this.interrupt();
    const answer = await this.#ask({ do: "goto", ply });
    if (!answer?.ok) return;
    this.#show.notes = [];
    await this.#commit(answer.view);
    announce(t("announce-ply", { ply: answer.view.ply, plies: answer.view.plies }));
  }

  /** A computer's turn in the middle of a game that one looks back at: it plays on from here. */
  continueHere() {
    this.#think(true);
  }

  /** @param {string | null} at */
  point(at) {
    if (at === this.pointed) return;
    this.pointed = at;
    this.changed();
  }

  takeScreen() {
    this.seating = { ...this.seating, viewer: this.curtain, curtain: null };
    this.#look();
  }

  // -- showing --------------------------------------------------------------------------------------------------------

  /** Ends the animation that is running; the end of it is shown at once. */
  skip() {
    this.#show.skip();
  }

  /** Whatever goes on at this table is no longer wanted. */
  interrupt() {
    this.#round++;
    if (this.thinking) thinker.stop();
    this.thinking = false;
    this.busy = false;
    this.message = null;
    this.choosing = [];
    this.#show.stop();
  }

  /** @param {string} action */
  async #play(action) {
    const round = ++this.#round;
    this.busy = true;
    this.message = null;
    this.choosing = [];
    this.pointed = null;
    const answer = await this.#ask({ do: "play", action });
    if (round !== this.#round) return;
    if (!answer?.ok) {
      this.busy = false;
      if (answer) this.#refuse(answer.error.rule ?? null, answer.error.facts ?? {}, answer.error.message);
      return;
    }
    await this.#show.run(answer.events, this.board, /** @type {View} */ (this.view), this.context);
    if (round !== this.#round) return;
    this.busy = false;
    await this.#commit(answer.view);
  }

  /** @param {View} view */
  async #commit(view) {
    this.seating = seating(view.players, view.turn, this.#hidden, this.seating);
    const seen = await this.#ask({ do: "view" });
    this.view = seen?.ok ? seen.view : view;
    await this.#findWhys();
    this.#show.frame = null;
    this.ui = {};
    this.choosing = [];
    const log = await this.#ask({ do: "log" });
    if (log?.ok) this.log = log.plies;
    const record = await this.#ask({ do: "record" });
    if (record?.ok) {
      this.record = record.record;
      this.link = record.link;
      if (this.keep) saveGame(record.record, view.ply);
    }
    this.changed();
    this.#think(false);
  }

  /** Fetches what those at the screen may see now. */
  async #look() {
    const answer = await this.#ask({ do: "view", ...this.#eyes() });
    if (answer?.ok) this.view = answer.view;
    await this.#findWhys();
    this.changed();
  }

  /** Asks why each thing that cannot be used now cannot, so that its name can say so. */
  async #findWhys() {
    const view = /** @type {View} */ (this.view);
    this.#whys = new Map();
    if (view.turn === null || view.seat !== view.turn) return;
    const places = this.board.places?.(view) ?? [];
    const barred = places.filter((at) => !view.legal.some((legal) => legal.at === at));
    const answers = await Promise.all(barred.map((at) => this.#ask({ do: "why", at })));
    for (const [index, answer] of answers.entries()) {
      const at = barred[index];
      if (at && answer?.ok && answer.rule)
        this.#whys.set(at, refusal(this.board, answer.rule, answer.facts, this.context));
    }
  }

  #eyes() {
    return this.#hidden ? { seat: this.seating.viewer } : {};
  }

  /** The setting that turns the board has changed. */
  reseat() {
    if (!this.view) return;
    const { players, turn } = this.view;
    this.seating = seating(players, turn, this.#hidden, this.seating);
    this.changed();
  }

  // -- computers ------------------------------------------------------------------------------------------------------

  /** @param {boolean} anywhere also when one looks back at an earlier ply */
  async #think(anywhere) {
    const view = /** @type {View} */ (this.view);
    const player = view.turn === null ? undefined : view.players[view.turn];
    if (player?.kind !== "computer" || (!anywhere && view.ply < view.plies)) return;
    const round = ++this.#round;
    this.thinking = true;
    this.changed();
    try {
      const sees = await this.#ask({ do: "view", seat: view.turn });
      if (!sees?.ok || round !== this.#round) return;
      const breath = new Promise((resolve) => setTimeout(resolve, stepTime() ? BREATH : 60));
      const answer = await thinker.ask({ do: "bot", level: player.level, seconds: THINK, view: sees.view });
      await breath;
      if (round !== this.#round) return;
      this.thinking = false;
      if (answer.ok) await this.#play(answer.action);
      else this.#fault(answer.error.message);
    } catch (error) {
      if (round === this.#round) this.#fault(String(error));
    }
  }

  /**
   * Lets a computer of a level move for every seat, without a pause between.
   * @param {string} level
   * @param {(view: View) => boolean} going asked before each move
   */
  async playOn(level, going) {
    this.interrupt();
    const round = this.#round;
    this.busy = true;
    while (this.view && this.view.turn !== null && going(this.view)) {
      const answer = await this.#ask({ do: "bot", level, seconds: 0.1, seat: this.view.turn });
      const played = answer?.ok ? await this.#ask({ do: "play", action: answer.action }) : answer;
      if (round !== this.#round) return;
      if (!played?.ok) {
        this.#fault(played?.error.message ?? "no answer");
        return;
      }
      this.view = played.view;
      this.changed();
    }
    this.busy = false;
    this.#show.notes = [];
    if (this.view) await this.#commit(this.view);
    if (this.view?.turn != null) announce(t("say-turn", { name: this.names[this.view.turn] ?? "" }));
  }

  // -- asking ---------------------------------------------------------------------------------------------------------

  /**
   * Asks about this table's game. If another table has been asking meanwhile, this game is put back first.
   * @param {import("./python.js").Request} request
   */
  async #ask(request) {
    try {
      if (owner !== this && this.record) {
        owner = this;
        // Not awaited: both go out together, so that nobody else's request comes in between.
        ask({ do: "load", record: this.record, seat: null, ...(this.view ? { ply: this.view.ply } : {}) }).catch(
          () => {},
        );
      }
      return await ask({ ...this.#eyes(), ...request });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#fault(error.message);
      return null;
    }
  }

  /** @param {import("./python.js").Request} request */
  async #explain(request) {
    // A lone person who presses something in another's turn is told that, not what is wrong with the thing.
    const persons = people(this.view?.players ?? []);
    const answer = await this.#ask(persons.length === 1 ? { by: persons[0], ...request } : request);
    const no = answer?.ok ? answer : answer?.error;
    if (no?.rule) this.#refuse(no.rule, no.facts ?? {}, "");
  }

  /**
   * @param {string | null} rule
   * @param {Record<string, string | number>} facts
   * @param {string} plain
   */
  #refuse(rule, facts, plain) {
    this.message = { rule, text: rule ? refusal(this.board, rule, facts, this.context) : plain };
    announce(this.message.text);
    this.changed();
  }

  /** @param {string} detail */
  #fault(detail) {
    this.busy = false;
    this.thinking = false;
    this.#show.stop();
    console.warn(detail);
    this.message = { rule: null, text: t("fault") };
    announce(this.message.text);
    this.changed();
  }
}

/**
 * The sentence of a refusal.
 * @param {import("./types").Board} board
 * @param {string} rule
 * @param {Record<string, string | number>} facts
 * @param {Context} context
 */
function refusal(board, rule, facts, context) {
  const args = board.refusalArgs?.(facts, context) ?? facts;
  const own = `${ruleKey(rule)}.refusal`;
  return t(has(own) ? own : `${ruleKey(rule)}.text`, args);
}
