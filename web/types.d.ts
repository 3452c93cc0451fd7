// The shapes that cross the border between the page's parts.
import type { TemplateResult } from "lit-html";

/** What a seat may see, as the bridge tells it; `legal` holds each action with its preview facts. */
export interface View {
  game: string;
  options: Record<string, unknown>;
  players: Player[];
  /** Whose eyes; null for an onlooker. */
  seat: number | null;
  turn: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own position
  position: any;
  legal: Legal[];
  scores: number[];
  /** What each seat's score is made of, in games that tell it. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own parts
  parts?: any[][] | null;
  winners: number[];
  ply: number;
  plies: number;
}

export interface Player {
  name: string;
  kind: "person" | "computer";
  level: string | null;
}

export interface Legal {
  action: string;
  at: string;
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own facts
  [fact: string]: any;
}

/** Something that happened: `event` is its kind, the rest its facts. */
export interface GameEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own facts
  [fact: string]: any;
}

/** A legal action as the package advises on it. */
export interface Advised extends Legal {
  /** For the seat that must act, in points of the game. */
  value: number;
  /** Proved, else an estimate that looks `depth` turns ahead. */
  exact: boolean;
  depth: number | null;
  /** What is expected to follow, the action first. */
  line: string[];
  /** What matters most about it, of a closed set, with what its sentence quotes. */
  reason: { kind: string; facts: Record<string, string | number> };
}

export interface Ply {
  ply: number;
  seat: number;
  action: string;
  events: GameEvent[];
}

/** Facts about a game, from the bridge. */
export interface GameFacts {
  name: string;
  seats: number[];
  hidden: boolean;
  rules: string[];
  options: { name: string; default: unknown; choices: unknown[] }[];
  presets: Record<string, Record<string, unknown>>;
  levels: string[];
}

/** Games of some levels of one form of a game; "" is its usual form. Wins are in percent, with their 95 % interval. */
export interface Measured {
  form: string;
  rows: { level: string; against: string; games: number; wins: number; least: number; most: number }[];
}

export interface Setup {
  game: string;
  options: Record<string, unknown>;
  players: Player[];
}

/** A text to say: a Fluent id with its arguments. */
export interface Say {
  id: string;
  args?: Record<string, string | number>;
}

/** One still of an animation: the position to draw, marks that the board understands, how long it stays. */
export interface Frame {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own position
  position: any;
  // biome-ignore lint/suspicious/noExplicitAny: each board has its own marks
  marks: any;
  /** Length in steps; the speed setting says how long a step is. */
  steps: number;
  /** The event that this frame begins to show. */
  event?: GameEvent;
}

/** What a board may use while it draws. */
export interface Context {
  /** The seat that sits at the bottom of the screen. */
  bottom: number;
  /** A name for each seat. */
  names: string[];
  /** Marks of the frame being shown; null when nothing moves. */
  // biome-ignore lint/suspicious/noExplicitAny: each board has its own marks
  marks: any;
  /** False while something moves, a computer thinks, or the board is only looked at. */
  active: boolean;
  /** The thing that is hovered or focused, to preview. */
  pointed: string | null;
  /** Whatever the board wants to remember until the next position: a chosen stone, an open choice. */
  // biome-ignore lint/suspicious/noExplicitAny: each board has its own
  ui: any;
  // biome-ignore lint/suspicious/noExplicitAny: each board has its own
  setUi(patch: any): void;
  /** Somebody pressed the thing at a place: plays its one action, asks which of several, or says why not. */
  press(at: string): void;
  /** Why the thing at a place cannot be used now; null when it can, or when it is not known yet. */
  why(at: string): string | null;
  /** At most one person looks at the screen: what is private may be said and written. */
  alone: boolean;
  /** Plays an action; an illegal one is explained. */
  act(action: string): void;
  point(at: string | null): void;
  /** What choosing the thing at a place is worth, when that is to be shown. */
  worth(at: string): Advised | null;
  /** Shows the game as it was after so many plies; from there one can play on. */
  goTo(ply: number): void;
  /** Lets a computer of a level move for every seat as long as `going` says so. */
  playOn(level: string, going: (view: View) => boolean): void;
}

/** A step-by-step example on the Learn screen; its texts are `<game>-example-<id>` with `.text`. */
export interface Example {
  id: string;
  options?: Record<string, unknown>;
  position: unknown;
  /** Number of players; two unless said. */
  seats?: number;
  /** What the players are called. */
  names?: string[];
  /** Played in this order, by the seat that must act. */
  actions: string[];
  /** The rules that it shows. */
  rules: string[];
}

/** Everything the page needs to show a game. */
export interface Board {
  name: string;
  /** Draws one view. Everything that can be pressed is a button with `data-at` and `tabindex="-1"`. */
  view(view: View, ctx: Context): TemplateResult;
  /** The stills that show an event, from the position before it. */
  frames?(position: unknown, event: GameEvent, ctx: Context, view: View): Frame[];
  /** After a still is drawn: may move elements with the Web Animations API for at most `ms`. */
  motion?(root: Element, marks: unknown, ms: number): void;
  /** What to say about an event; null for nothing. */
  say(event: GameEvent, ctx: Context): Say | null;
  /** What to show below the board about the thing that is pointed at. */
  preview?(at: string, view: View, ctx: Context): Say | null;
  /** An action as a person reads it: in the list of moves, or on a button when one thing offers several. */
  move(action: string, events: GameEvent[] | null, ctx: Context): string;
  /** Why the game ended, from the events of the last ply. */
  reason(events: GameEvent[], view: View, ctx: Context): Say | null;
  /** Extra facts for the sentence of a refusal, made from the bridge's facts. */
  refusalArgs?(facts: Record<string, string | number>, ctx: Context): Record<string, string | number>;
  /** The things for which `ctx.why` is to know an answer. */
  places?(view: View): string[];
  /** The board shows the seats itself. */
  showsSeats?: boolean;
  /** Who won, where the standard sentence does not fit. */
  outcome?(view: View, ctx: Context): Say;
  /** Instead of the standard handling of a press; true when it was dealt with. */
  press?(at: string, view: View, ctx: Context): boolean;
  /** A value of an option as a person reads it; null for the standard way, a text of its own. */
  optionValue?(option: string, value: unknown): string | null;
  /** How hints speak of this game. */
  advice?: {
    /** An action as one would tell somebody to do it; else as in the list of moves. */
    move?(action: string, view: View, ctx: Context): string;
    /** The places to press for it, in order; else the one it is at. */
    places?(advised: Advised, view: View): string[];
    /** The facts of a reason as words; names of seats are put in anyway. */
    facts?(facts: Record<string, string | number>, ctx: Context): Record<string, string | number>;
    /** What it is worth, as the end of a sentence, in a game whose values are differences at the end. */
    worth?(advised: Advised): string;
  };
  learn: {
    /** Titles are `<game>-chapter-<id>` with `.text`; rules are ids such as `kalaha.sow`. */
    chapters: { id: string; rules: string[] }[];
    examples: Example[];
  };
}
