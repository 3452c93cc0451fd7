// Kalaha on the page: two rows of pits between two stores, the bottom seat's store at the right.
import { html, nothing, svg } from "lit-html";
import { t } from "../i18n.js";
import { vars } from "../vars.js";
import { worthFigure, worthText } from "../worth.js";
import { inPit, inStore } from "./kalaha-seeds.js";

/**
 * @typedef {import("../types").View} View
 * @typedef {import("../types").Context} Context
 * @typedef {import("../types").GameEvent} GameEvent
 * @typedef {import("../types").Frame} Frame
 * @typedef {{ pits: number[][], stores: number[], turn: number | null }} Position
 * @typedef {{ fresh?: string, glow?: string[], hand?: { at: string, seeds: number }, lifted?: string }} Marks
 */

/** @param {string} at such as `0:3` or `1:store` */
function place(at) {
  const [seat, pit] = at.split(":");
  return { seat: Number(seat), pit: pit === "store" ? null : Number(pit) };
}

/**
 * @param {Position} position
 * @param {string} at
 */
function seedsAt(position, at) {
  const { seat, pit } = place(at);
  return (pit === null ? position.stores[seat] : position.pits[seat]?.[pit - 1]) ?? 0;
}

/**
 * The position with other numbers of seeds in some places.
 * @param {Position} position
 * @param {Record<string, number>} counts
 * @returns {Position}
 */
function put(position, counts) {
  const made = { ...position, pits: position.pits.map((row) => [...row]), stores: [...position.stores] };
  for (const [at, count] of Object.entries(counts)) {
    const { seat, pit } = place(at);
    if (pit === null) made.stores[seat] = count;
    else made.pits[seat]?.splice(pit - 1, 1, count);
  }
  return made;
}

// -- words ------------------------------------------------------------------------------------------------------------

/**
 * A place in words, as its owner's.
 * @param {string} at
 * @param {Context} ctx
 */
function placeName(at, { names }) {
  const { seat, pit } = place(at);
  const name = names[seat] ?? "";
  return pit === null ? t("kalaha-place-store", { name }) : t("kalaha-place-pit", { name, pit });
}

/**
 * What follows from a legal action.
 * @param {import("../types").Legal} legal
 * @param {Context} ctx
 */
function consequence(legal, ctx) {
  const last = placeName(legal.last, ctx);
  const kind = legal.again ? "again" : legal.captured ? "capture" : "plain";
  const text = t(`kalaha-preview-${kind}`, { last, count: legal.captured });
  return legal.ends ? t("kalaha-preview-ends", { what: text, count: legal.banked }) : text;
}

/** What follows, and what it is worth if that is to be told. @param {string} at @param {string} what @param {Context} ctx */
function withWorth(at, what, ctx) {
  const one = ctx.worth(at);
  return one ? t("kalaha-with-worth", { what, worth: worthText(one) }) : what;
}

/**
 * What the button of a place is called.
 * @param {string} at
 * @param {View} view
 * @param {Context} ctx
 */
function label(at, view, ctx) {
  const { seat, pit } = place(at);
  const seeds = seedsAt(view.position, at);
  const name = ctx.names[seat] ?? "";
  if (pit === null) return t("kalaha-store", { name, seeds });
  const person = view.players[seat]?.kind === "person";
  const legal = person && view.legal.find((one) => one.at === at);
  if (legal) return t("kalaha-pit-legal", { pit, seeds, what: withWorth(at, consequence(legal, ctx), ctx) });
  return seat === ctx.bottom ? t("kalaha-pit", { pit, seeds }) : t("kalaha-pit-other", { name, pit, seeds });
}

/**
 * The facts that the sentence about an event quotes; null for one that is not told.
 * @param {GameEvent} event
 * @param {Context} ctx
 * @returns {Record<string, string | number> | null}
 */
function sayArgs(event, ctx) {
  const name = ctx.names[event.seat] ?? "";
  switch (event.event) {
    case "sow": {
      const [last] = event.places.at(-1);
      return { name, pit: place(event.from).pit ?? 0, seeds: event.places.length, last: placeName(last, ctx) };
    }
    case "capture":
      return { name, count: event.count, opposite: placeName(event.opposite, ctx) };
    case "sweep":
      return { name, count: event.count };
    case "again":
    case "turn":
      return { name };
    default:
      return null;
  }
}

// -- drawing ----------------------------------------------------------------------------------------------------------

/**
 * @param {number} count
 * @param {{ x: number, y: number, r: number, color: number }[]} spots
 * @param {boolean} fresh the last one has just fallen
 */
const seeds = (count, spots, fresh) =>
  spots.slice(0, count).map(
    ({ x, y, r, color }, index) =>
      svg`<g class=${`seed seed-${color}${fresh && index === count - 1 ? " fresh" : ""}`}>
          <circle class="shade" cx=${x + r * 0.12} cy=${y + r * 0.2} r=${r} />
          <circle class="body" cx=${x} cy=${y} r=${r} />
          <circle class="shine" cx=${x - r * 0.3} cy=${y - r * 0.34} r=${r * 0.26} />
        </g>`,
  );

/**
 * @param {string} at
 * @param {View} view
 * @param {Context} ctx
 * @param {{ column: number, row: number }} spot
 */
function pit(at, view, ctx, spot) {
  const marks = /** @type {Marks} */ (ctx.marks ?? {});
  const count = seedsAt(view.position, at);
  const pointed = view.legal.find((one) => one.at === ctx.pointed);
  const legal = ctx.active && view.legal.some((one) => one.at === at);
  const classes = [
    "pit",
    place(at).seat === ctx.bottom ? "own" : "other",
    legal ? "legal" : "",
    ctx.active && pointed?.last === at ? (pointed.captured ? "target takes" : "target") : "",
    marks.glow?.includes(at) ? "glow" : "",
  ].join(" ");
  return html`<button
    class=${classes}
    data-at=${at}
    tabindex="-1"
    aria-disabled=${legal ? nothing : "true"}
    aria-label=${label(at, view, ctx)}
    ${vars({ column: spot.column, row: spot.row })}
  >
    <span class="bowl">
      <svg viewBox="0 0 100 100" aria-hidden="true">${seeds(count, inPit(at, count), marks.fresh === at)}</svg>
      ${worthChip(ctx.worth(at))}
    </span>
    <span class="count" aria-hidden="true">${count}</span>
  </button>`;
}

/** What a pit is worth, in figures; its name says it in words. @param {import("../types").Advised | null} one */
function worthChip(one) {
  if (!one) return nothing;
  const { sign, figure } = worthFigure(one);
  // Drawn by the style sheet: written here it would have to be a part of the name.
  return html`<span class=${`worth ${one.exact ? "exact" : "about"}`} data-sign=${sign} data-figure=${figure}></span>`;
}

/**
 * @param {number} seat
 * @param {View} view
 * @param {Context} ctx
 * @param {number} column
 */
function store(seat, view, ctx, column) {
  const at = `${seat}:store`;
  const marks = /** @type {Marks} */ (ctx.marks ?? {});
  const count = seedsAt(view.position, at);
  const pointed = view.legal.find((one) => one.at === ctx.pointed);
  const classes = [
    "store",
    seat === ctx.bottom ? "own" : "other",
    ctx.active && pointed?.last === at ? "target again" : "",
    marks.glow?.includes(at) ? "glow" : "",
  ].join(" ");
  return html`<button
    class=${classes}
    data-at=${at}
    tabindex="-1"
    aria-disabled="true"
    aria-label=${label(at, view, ctx)}
    ${vars({ column })}
  >
    <span class="bowl">
      <svg viewBox="0 0 100 260" aria-hidden="true">${seeds(count, inStore(at, count), marks.fresh === at)}</svg>
    </span>
    <span class="count" aria-hidden="true">${count}</span>
  </button>`;
}

/**
 * @param {View} view
 * @param {Context} ctx
 */
function draw(view, ctx) {
  const pits = view.position.pits[0].length;
  const own = ctx.bottom;
  const other = 1 - own;
  const numbers = Array.from({ length: pits }, (_, index) => index + 1);
  const marks = /** @type {Marks} */ (ctx.marks ?? {});
  return html`<div
    class="kalaha"
    role="group"
    aria-label=${t("kalaha-board", { name: ctx.names[own] ?? "" })}
    ${vars({ pits })}
  >
    ${store(other, view, ctx, 1)}
    <div class="row other" role="group" aria-label=${t("kalaha-row", { name: ctx.names[other] ?? "" })}>
      ${numbers.map((n) => pit(`${other}:${pits + 1 - n}`, view, ctx, { column: n + 1, row: 1 }))}
    </div>
    <div class="row own" role="group" aria-label=${t("kalaha-row", { name: ctx.names[own] ?? "" })}>
      ${numbers.map((n) => pit(`${own}:${n}`, view, ctx, { column: n + 1, row: 2 }))}
    </div>
    ${store(own, view, ctx, pits + 2)}
    ${
      marks.hand
        ? html`<span class="hand" data-from=${marks.lifted ?? ""} data-to=${marks.hand.at} aria-hidden="true">
            <svg viewBox="0 0 100 100">${seeds(marks.hand.seeds, inPit("hand", marks.hand.seeds), false)}</svg>
            <span class="count">${marks.hand.seeds}</span>
          </span>`
        : nothing
    }
  </div>`;
}

// -- motion -----------------------------------------------------------------------------------------------------------

/**
 * @param {Position} position
 * @param {GameEvent} event
 * @returns {Frame[]}
 */
function frames(position, event) {
  if (event.event === "sow") return sow(position, event);
  if (event.event === "again") return [{ position, marks: { glow: [`${event.seat}:store`] }, steps: 2, event }];
  if (event.event === "capture") return carry(position, [event.pit, event.opposite], event);
  if (event.event === "sweep") return carry(position, event.pits, event);
  return [];
}

/**
 * @param {Position} before
 * @param {GameEvent} event
 */
function sow(before, event) {
  let position = put(before, { [event.from]: 0 });
  let left = event.places.length;
  let at = event.from;
  /** @type {Frame[]} */
  const made = [{ position, marks: { glow: [at], lifted: at, hand: { at, seeds: left } }, steps: 1.5, event }];
  for (const [to, count] of event.places) {
    position = put(position, { [to]: count });
    left -= 1;
    const marks = { fresh: to, glow: left ? [] : [to], lifted: at, hand: left ? { at: to, seeds: left } : undefined };
    made.push({ position, marks, steps: left ? 1 : 1.5, event });
    at = to;
  }
  return made;
}

/**
 * Seeds of some pits into the store of the event's seat: shown, lifted, laid down.
 * @param {Position} before
 * @param {string[]} pits
 * @param {GameEvent} event
 */
function carry(before, pits, event) {
  const to = `${event.seat}:store`;
  const from = pits.at(-1) ?? to;
  const lifted = put(before, Object.fromEntries(pits.map((at) => [at, 0])));
  const laid = put(lifted, { [to]: seedsAt(before, to) + event.count });
  return [
    { position: before, marks: { glow: pits }, steps: 3, event },
    { position: lifted, marks: { lifted: from, hand: { at: to, seeds: event.count }, slow: true }, steps: 2, event },
    { position: laid, marks: { glow: [to] }, steps: 2, event },
  ];
}

/**
 * Lets the hand travel from the place where it was.
 * @param {Element} root
 * @param {unknown} _marks
 * @param {number} ms
 */
function motion(root, _marks, ms) {
  const hand = /** @type {HTMLElement | null} */ (root.querySelector(".hand"));
  const board = root.querySelector(".kalaha");
  if (!hand || !board) return;
  const here = board.getBoundingClientRect();
  const spot = (/** @type {string | undefined} */ at) => {
    const box = root.querySelector(`[data-at="${at}"] .bowl`)?.getBoundingClientRect() ?? here;
    const [x, y] = [box.left + box.width / 2 - here.left, box.top + box.height / 2 - here.top];
    return `translate(${x}px, ${y}px) translate(-50%, -62%)`;
  };
  const [from, to] = [spot(hand.dataset.from), spot(hand.dataset.to)];
  hand.animate([{ transform: from }, { transform: to }], { duration: ms * 0.8, easing: "ease-in-out", fill: "both" });
}

// -- the board --------------------------------------------------------------------------------------------------------

/** @type {import("../types").Board} */
export const kalaha = {
  name: "kalaha",
  view: draw,
  frames,
  motion,

  say(event, ctx) {
    const args = sayArgs(event, ctx);
    return args && { id: event.event === "turn" ? "say-turn" : `kalaha-say-${event.event}`, args };
  },

  preview(at, view, ctx) {
    const legal = view.legal.find((one) => one.at === at);
    if (!legal) return null;
    return {
      id: "kalaha-preview",
      args: { pit: place(at).pit ?? 0, seeds: legal.seeds, what: withWorth(at, consequence(legal, ctx), ctx) },
    };
  },

  move(action, events) {
    const of = (/** @type {string} */ kind) => events?.find((event) => event.event === kind);
    const capture = of("capture");
    if (capture) return t("kalaha-move-capture", { pit: action, count: capture.count });
    return t(of("again") ? "kalaha-move-again" : "kalaha-move", { pit: action });
  },

  reason(events, _view, ctx) {
    const swept = events.find((event) => event.event === "sweep");
    if (!swept) return { id: "kalaha-why-both" };
    const [name = "", other = ""] = [ctx.names[1 - swept.seat], ctx.names[swept.seat]];
    return { id: "kalaha-why-empty", args: { name, other, count: swept.count } };
  },

  // What ends the game says itself how it ends.
  advice: { worth: (one) => (one.ends ? "" : worthText(one)) },

  refusalArgs: (facts) => ({ pit: 0, place: "pit", ...facts }),

  learn: {
    chapters: [
      { id: "aim", rules: ["kalaha.result", "kalaha.turn"] },
      { id: "sowing", rules: ["kalaha.own", "kalaha.empty", "kalaha.sow", "kalaha.skip", "kalaha.lap"] },
      { id: "special", rules: ["kalaha.again", "kalaha.capture", "kalaha.nocapture"] },
      { id: "end", rules: ["kalaha.end", "kalaha.sweep", "kalaha.over"] },
    ],
    examples: [
      {
        id: "again",
        position: {
          pits: [
            [2, 4, 1, 0, 3, 14],
            [1, 3, 0, 4, 2, 2],
          ],
          stores: [7, 5],
          turn: 0,
        },
        actions: ["6"],
        rules: ["kalaha.sow", "kalaha.skip", "kalaha.lap", "kalaha.again"],
      },
      {
        id: "capture",
        position: {
          pits: [
            [3, 1, 4, 0, 2, 5],
            [0, 6, 5, 1, 3, 2],
          ],
          stores: [9, 7],
          turn: 0,
        },
        actions: ["1"],
        rules: ["kalaha.capture"],
      },
    ],
  },
};
