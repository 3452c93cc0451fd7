// A table at which one game is played: asks the rules, shows what happened, lets computers move, remembers the game.
import { Advice } from "./advice.js";
import { announce } from "./announce.js";
import { board as findBoard } from "./boards/index.js";
import { Desk } from "./desk.js";
import { hides } from "./games.js";
import { t } from "./i18n.js";
import { opening } from "./openings.js";
import { outcome } from "./outcome.js";
import { NoAnswer, rules } from "./python.js";
import { refusal, whys } from "./refusals.js";
import { people, seating, seatNames } from "./seating.js";
import { Show } from "./show.js";
import { saveGame } from "./store.js";
import { decision, Thinking } from "./thinking.js";

/**
 * @typedef {import("./types").View} View
 * @typedef {import("./types").Setup} Setup
 * @typedef {import("./types").Player} Player
 * @typedef {import("./types").Context} Context
 * @typedef {{ text: string, rule?: string | null, again?: boolean }} Message a rule to read; whether a computer can be
 *   asked again
 */

let tables = 0;

/** Whether one can do the same in both. @param {View} one @param {View} other */
const alike = (one, other) =>
  JSON.stringify([one.position, one.legal]) === JSON.stringify([other.position, other.legal]);

/** Nobody has sat down yet. @type {import("./seating.js").Seating} */
const EMPTY = { bottom: 0, viewer: null, curtain: null };

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
  seating = EMPTY;
  /** The rules have been asked for a game and cannot answer yet; the view, if any, is one that was known before. */
  early = false;
  /** What a person wants meanwhile, and with which thing. @type {{ at: string | null, act: () => void } | null} */
  wish = null;
  busy = false;
  thinking = false;
  /** @type {string | null} */
  pointed = null;
  /** @type {any} */
  ui = {};
  /** @type {string} */
  link = "";
  /** Computers that play among themselves wait till they are told to go on. */
  paused = false;

  advice = new Advice(this);

  /** Counts up whenever what goes on is no longer wanted. */
  #round = 0;
  #show;
  #desk = new Desk();
  #thinking = new Thinking();
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

  /** The whole game, also what was undone. */
  get record() {
    return this.#desk.back?.record ?? null;
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
      worth: (at) => this.advice.worths.find((one) => one.at === at) ?? null,
      goTo: (ply) => this.goTo(ply),
      playOn: (level, going) => this.playOn(level, going),
    };
  }

  // -- starting -------------------------------------------------------------------------------------------------------

  /**
   * @param {Setup} setup
   */
  async start({ game, options, players }) {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const begin = { game, seats: players.length, options, seed, players };
    const early = opening({ game, options, players });
    if (this.keep && !rules.ready) saveGame({ begin }, early);
    return this.#begin({ do: "new", ...begin }, early);
  }

  /** The same players again, the next one begins. */
  async rematch() {
    const { game, options, players } = /** @type {View} */ (this.view);
    return this.start({ game, options, players: [...players.slice(1), ...players.slice(0, 1)] });
  }

  /**
   * @param {{ game: string, position: unknown, options?: object, players: Player[] }} given
   */
  async startAt(given) {
    return this.#begin({ do: "position", ...given });
  }

  /**
   * The game of a link's text.
   * @param {string} link
   * @returns {Promise<{ kind: string, [field: string]: any } | null>} the error, if it cannot be read
   */
  async load(link) {
    return this.#begin({ do: "load", link });
  }

  /**
   * A saved game.
   * @param {import("./store.js").Saved} saved
   * @returns {Promise<{ kind: string, [field: string]: any } | null>} the error, if it cannot be read
   */
  async resume({ begin, record, ply, view }) {
    return this.#begin(begin ? { ...begin, do: "new" } : { do: "load", record, ply }, view);
  }

  /**
   * @param {import("./python.js").Request} request
   * @param {View | null} [early] what can be shown before the rules can answer
   */
  async #begin(request, early = null) {
    this.interrupt();
    const round = this.#round;
    this.paused = false;
    if (!rules.ready) this.#expect(early);
    // Nobody's eyes: what is hidden is fetched once it is known who looks.
    const answer = await this.#desk.begin({ ...request, seat: null });
    if (round !== this.#round) return null;
    if (!answer.ok) {
      if (this.early) this.view = null;
      this.early = false;
      return answer.error;
    }
    // A position by hand is there to be looked at, by whoever is at the screen.
    this.#hidden = request.do !== "position" && hides(answer.view.game);
    if (!this.early) this.seating = EMPTY;
    this.#show.notes = [];
    await this.#commit(answer.view);
    return null;
  }

  /** Shows what is known before the rules can answer. @param {View | null} view */
  #expect(view) {
    const { players = [], turn = null } = view ?? {};
    this.early = true;
    this.view = view;
    this.log = [];
    this.ui = {};
    this.#whys = new Map();
    this.#show.notes = [];
    this.#hidden = view !== null && hides(view.game);
    this.seating = seating(players, turn, this.#hidden, EMPTY);
    this.thinking = turn !== null && players[turn]?.kind === "computer";
    this.changed();
  }

  /**
   * Keeps what is to be done with a thing until the rules can answer; instead of what was kept before.
   * @param {() => void} act
   * @param {string | null} [at]
   * @returns {boolean} false when it can be done at once
   */
  later(act, at = null) {
    if (!this.early) return false;
    this.wish = { at, act };
    this.#say({ text: t("wish-kept") });
    return true;
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
    } else if (!this.later(() => this.press(at), at)) {
      await this.#explain({ do: "why", at });
    }
  }

  /** @param {string} action */
  async act(action) {
    if (!this.view || this.busy || this.thinking) return;
    const at = this.view.legal.find((legal) => legal.action === action)?.at;
    if (!this.later(() => this.act(action), at)) await this.#play(action);
  }

  cancelChoice() {
    this.choosing = [];
    this.changed();
  }

  async undo() {
    if (this.later(() => this.undo())) return;
    if (this.view) await this.goTo(decision(-1, this.view, this.log));
  }

  async redo() {
    if (this.later(() => this.redo())) return;
    if (this.view) await this.goTo(decision(1, this.view, this.log));
  }

  /** @param {number} ply */
  async goTo(ply) {
    if (this.later(() => this.goTo(ply))) return;
    this.interrupt();
    const answer = await this.#ask({ do: "goto", ply });
    if (!answer?.ok) return;
    this.#show.notes = [];
    await this.#commit(answer.view);
    announce(t("announce-ply", { ply: answer.view.ply, plies: answer.view.plies }));
  }

  /** A computer's turn in the middle of a game that one looks back at: it plays on from here. */
  continueHere() {
    if (this.later(() => this.continueHere())) return;
    this.message = null;
    this.#think(true);
  }

  /** Computers that play among themselves stop; what one of them is just doing it ends. */
  pause() {
    this.paused = true;
    if (this.thinking) {
      this.#round++;
      this.#thinking.cancel();
      this.thinking = false;
    }
    this.changed();
  }

  /** They play on from here. */
  goOn() {
    this.paused = false;
    this.changed();
    if (!this.busy) this.continueHere();
  }

  /** @param {string | null} at */
  point(at) {
    if (at === this.pointed) return;
    this.pointed = at;
    this.changed();
  }

  takeScreen() {
    this.seating = { ...this.seating, viewer: this.curtain, curtain: null };
    if (this.early) this.changed();
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
    this.#thinking.cancel();
    this.thinking = false;
    this.busy = false;
    this.early = false;
    this.wish = null;
    this.message = null;
    this.choosing = [];
    this.#show.stop();
  }

  /** @param {string} action @param {Message | null} [message] what else is to be told */
  async #play(action, message = null) {
    const round = ++this.#round;
    this.busy = true;
    this.message = message;
    announce(message?.text ?? "");
    this.choosing = [];
    this.pointed = null;
    const answer = await this.#ask({ do: "play", action });
    if (round !== this.#round) return;
    if (!answer?.ok) {
      this.busy = false;
      if (answer) this.#refuse(answer.error.rule ?? null, answer.error.facts ?? {}, answer.error.message);
      return;
    }
    const before = /** @type {View} */ (this.view);
    await this.#show.run(answer.events, this.board, before, this.context);
    if (round !== this.#round) return;
    const { turn, ply } = before;
    await this.#commit(answer.view, { ply: ply + 1, seat: turn ?? 0, action, events: answer.events });
    const view = /** @type {View} */ (this.view);
    if (view.turn === null) announce(outcome(this.board, view, this.context));
  }

  /** @param {View} view @param {import("./types").Ply} [made] the one ply that is new */
  async #commit(view, made) {
    const round = this.#round;
    const early = this.early ? this.view : null;
    this.seating = seating(view.players, view.turn, this.#hidden, this.seating);
    const seen = await this.#ask({ do: "view" });
    const shown = seen?.ok ? seen.view : view;
    this.view = shown;
    this.#whys = await whys(this.board, shown, this.context, (request) => this.#ask(request));
    this.#show.frame = null;
    // A stone that was chosen early stays chosen.
    if (!early || !alike(early, shown)) {
      this.ui = {};
      this.choosing = [];
    }
    await this.#logged(made);
    if (round !== this.#round) return;
    await this.#remember(shown);
    if (round !== this.#round) return;
    const { wish } = this;
    this.busy = false;
    this.thinking = false;
    this.early = false;
    this.wish = null;
    if (wish) this.message = null;
    this.advice.follow();
    this.#think(false);
    wish?.act();
  }

  /** @param {View} shown */
  async #remember(shown) {
    const answer = await this.#ask({ do: "record" });
    if (!answer?.ok) return;
    const { record, link } = answer;
    const { ply } = shown;
    this.link = link;
    this.#desk.back = { do: "load", record, ply, seat: null };
    if (!this.keep) return;
    // What anybody may see, so that nobody's hand is in the storage.
    const open = this.#hidden ? await this.#ask({ do: "view", seat: null }) : null;
    saveGame({ record, ply }, open?.ok ? open.view : this.#hidden ? null : shown);
  }

  /** The whole log is asked for when other eyes look, or when more than one ply has changed. @param {import("./types").Ply} [made] */
  async #logged(made) {
    const before = made ? this.log.slice(0, made.ply - 1) : [];
    if (made && this.context.alone && before.length === made.ply - 1) {
      this.log = [...before, made];
      return;
    }
    const log = await this.#ask({ do: "log" });
    if (log?.ok) this.log = log.plies;
  }

  /** Fetches what those at the screen may see now. */
  async #look() {
    const answer = await this.#ask({ do: "view", ...this.#eyes() });
    if (!answer?.ok) return;
    this.view = answer.view;
    this.#whys = await whys(this.board, answer.view, this.context, (request) => this.#ask(request));
    this.changed();
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

  /** The computer that must move. @returns {Player | undefined} */
  get #computer() {
    const player = this.view?.turn == null ? undefined : this.view.players[this.view.turn];
    return player?.kind === "computer" ? player : undefined;
  }

  /** @param {boolean} anywhere also when one looks back at an earlier ply */
  async #think(anywhere) {
    const view = /** @type {View} */ (this.view);
    const computer = this.#computer;
    if (!computer || this.paused || (!anywhere && view.ply < view.plies)) return;
    const round = ++this.#round;
    this.thinking = true;
    this.changed();
    try {
      const sees = await this.#ask({ do: "view", seat: view.turn });
      if (!sees?.ok || round !== this.#round) return;
      const answer = await this.#thinking.move(computer.level, sees.view, this.log[view.ply - 1]?.seat === view.turn);
      if (round !== this.#round) return;
      this.thinking = false;
      if (!answer.ok) return this.#fault(answer.error.message);
      const name = this.names[view.turn ?? 0] ?? "";
      await this.#play(answer.action, answer.stoodIn ? { text: t("stood-in", { name }) } : null);
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
    if (this.later(() => this.playOn(level, going))) return;
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
   * Asks about this table's game, for the eyes of those at the screen; null when there is no answer.
   * @param {import("./python.js").Request} request
   */
  async #ask(request) {
    try {
      return await this.#desk.ask({ ...this.#eyes(), ...request });
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
    this.#say({ rule, text: rule ? refusal(this.board, rule, facts, this.context) : plain });
  }

  /** @param {Message} message */
  #say(message) {
    this.message = message;
    announce(message.text);
    this.changed();
  }

  /** @param {string} detail */
  #fault(detail) {
    this.busy = false;
    this.thinking = false;
    this.#show.stop();
    console.warn(detail);
    if (this.#computer) this.#say({ text: t("fault-computer"), again: true });
    else this.#say({ text: t("fault") });
  }
}
