// The board: ground, stacks and pawns in one drawing, and over it a button for every cell.
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../../i18n.js";
import { vars } from "../../vars.js";
import { look } from "./camera.js";
import { marks as cellMarks } from "./choices.js";
import { around, axial, cellName, centre, neighbours, outline, points, RADIUS, squash, thick } from "./hex.js";
import { faceSign, heightMark, pawn, STONE, sign, stack } from "./stones.js";
import { cellLabel } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 * @typedef {import("./hex.js").Mode} Mode
 * @typedef {ReturnType<typeof cellMarks>} Marks
 * @typedef {{ glow?: string[], pawn?: { seat: number, from: string }, drop?: string }} Show what the board understands while something happens
 */

/**
 * Every cell that can be pressed: those with stones, and the empty ones beside them.
 * @param {View} view
 */
function cells(view) {
  const occupied = Object.keys(view.position.board);
  const all = new Set(occupied);
  for (const cell of occupied) for (const near of neighbours(cell)) all.add(near);
  if (!occupied.length) all.add("0,0");
  // From back to front: what is nearer covers what is farther.
  return [...all].sort((one, other) => {
    const [a, b] = [axial(one), axial(other)];
    return a.r - b.r || a.q - b.q;
  });
}

/** A cell keeps its button when the board grows, and with it the focus. @param {string} cell */
const same = (cell) => cell;

/** @param {View} view @param {string} cell */
const stonesAt = (view, cell) => /** @type {string[]} */ (view.position.board[cell] ?? []);

/** The seats whose pawns stand on a cell. @param {View} view @param {string} cell */
const pawnsAt = (view, cell) =>
  /** @type {(string | null)[]} */ (view.position.pawns ?? []).flatMap((at, seat) => (at === cell ? [seat] : []));

/**
 * @param {View} view
 * @param {Context} ctx
 * @param {{ mode: Mode, counted: string | null, inside: unknown }} how `counted` is the stack that the score walk names
 */
export function scene(view, ctx, { mode, counted, inside }) {
  const all = cells(view);
  const marks = cellMarks(view, ctx);
  const show = /** @type {Show} */ (ctx.marks ?? {});
  const occupied = all.filter((cell) => stonesAt(view, cell).length);
  const framed = [...occupied, ...[...marks.keys()].filter((cell) => !stonesAt(view, cell).length)];
  const box = around(
    (framed.length ? framed : all).map((cell) => [
      cell,
      stonesAt(view, cell).length + (pawnsAt(view, cell).length ? 2 : 0),
    ]),
    mode,
  );
  return html`<div class=${`stage ${mode}`} ${look(box)}>
    <div class="world">
      <svg class="scene" width="1" height="1" aria-hidden="true">
        <g class="shore">${occupied.map((cell) => at(cell, 0, mode, svg`<path d=${outline(RADIUS * 1.5, mode)} />`))}</g>
        <g class="bed">${occupied.map((cell) => at(cell, 0, mode, svg`<path d=${outline(RADIUS * 1.16, mode)} />`))}</g>
        <g class="shadows">${mode === "tilt" ? occupied.map((cell) => shadow(cell, stonesAt(view, cell).length)) : nothing}</g>
        ${repeat(all, same, (cell) => drawnCell(cell, view, ctx, mode, { mark: marks.get(cell), show, counted }))}
      </svg>
      <div class="cells" role="group" aria-label=${t("staka-board")}>
        ${repeat(all, same, (cell) => button(cell, view, ctx, mode, marks))}
      </div>
    </div>
    ${inside}
  </div>`;
}

/** @param {string} cell @param {number} height @param {Mode} mode @param {unknown} drawing */
function at(cell, height, mode, drawing) {
  const { x, y } = centre(cell, height, mode);
  return svg`<g transform=${`translate(${x} ${y})`}>${drawing}</g>`;
}

/** @param {string} cell @param {number} height */
const shadow = (cell, height) =>
  at(
    cell,
    0,
    "tilt",
    svg`<path d=${outline(STONE + 1, "tilt")} transform=${`translate(${3 + height * 3.5} ${4 + height * 2.2})`} />`,
  );

/**
 * @param {string} cell
 * @param {View} view
 * @param {Context} ctx
 * @param {Mode} mode
 * @param {{ mark: { mark: string, stone: string | null } | undefined, show: Show, counted: string | null }} state
 */
function drawnCell(cell, view, ctx, mode, { mark, show, counted }) {
  const stones = stonesAt(view, cell);
  const seats = pawnsAt(view, cell);
  const pointed = ctx.pointed === cell;
  if (!stones.length && !mark && !pointed) return nothing;
  const classes = ["cell", mark ? `can-${mark.mark}` : "", show.drop === cell ? "drop" : ""].join(" ");
  const lit = show.glow?.includes(cell) || counted === cell;
  const face = svg`
    ${stones.length ? faceSign(stones.at(-1)?.[0] ?? "W", seats.length > 0, mode) : nothing}
    ${lit ? svg`<polygon class="lit" points=${points(STONE - 3, mode)} />` : nothing}
    ${mark ? markOf(mark, pointed, stones.length > 0, mode) : pointed ? svg`<polygon class="spot" points=${points(STONE - 4, mode)} />` : nothing}
    ${mode === "plan" ? svg`<text class="cell-name" y="-24" text-anchor="middle">${cellName(cell)}</text>` : nothing}
    ${stones.length ? heightMark(stones.length, mode) : nothing}
    ${seats.map((seat, index) => standing(seat, view, { index, count: seats.length }, mode))}`;
  return svg`<g class=${classes}>
    ${stones.length ? at(cell, 0, mode, stack(stones, mode)) : nothing}
    ${at(cell, stones.length, mode, face)}
  </g>`;
}

/** @param {number} seat @param {View} view @param {{ index: number, count: number }} place @param {Mode} mode */
function standing(seat, view, { index, count }, mode) {
  const x = (index - (count - 1) / 2) * 30 + (count === 1 ? (mode === "tilt" ? 4 : 12) : 0);
  const y = mode === "tilt" ? -3 : 14;
  const scale = mode === "tilt" ? 1.08 : 0.72;
  return svg`<g class="standing" data-pawn=${seat}>
    <g transform=${`translate(${x} ${y}) scale(${scale})`}>
      ${pawn(view.position.colors[seat], Boolean(view.position.stopped?.[seat]))}
    </g>
  </g>`;
}

/**
 * A ring says that one can press; its shape and its badge say what for.
 * @param {{ mark: string, stone: string | null }} mark
 * @param {boolean} pointed
 * @param {boolean} onStone
 * @param {Mode} mode
 */
function markOf({ mark, stone }, pointed, onStone, mode) {
  const shape = points(STONE - (onStone ? 5 : 7), mode);
  const flat = squash(mode);
  return svg`<g class=${`mark mark-${mark}${pointed ? " pointed" : ""}`}>
    <polygon class="reach-under" points=${shape} />
    <polygon class="reach" points=${shape} />
    ${
      stone
        ? svg`<g class="ghost" transform=${pointed ? `translate(0 ${-thick(mode)})` : "scale(0.54)"}>
            <path class=${`face face-${stone[0]}`} d=${outline(STONE, mode)} />
            ${sign(stone[0] ?? "W", { flat })}
          </g>`
        : nothing
    }
    ${badge(mark, mode)}
  </g>`;
}

/** @type {Record<string, import("lit-html").TemplateResult>} */
const BADGES = {
  walk: svg`<path d="M-4 5V-5m0 0-4 4m4-4 4 4M5-5V5m0 0-4-4m4 4 4-4" transform="scale(0.8)" />`,
  swim: svg`<path d="M-8-3q4-5 8 0t8 0M-8 4q4-5 8 0t8 0" />`,
};

/** @param {string} mark @param {Mode} mode */
function badge(mark, mode) {
  const drawing = BADGES[mark];
  if (!drawing) return nothing;
  return svg`<g class="badge" transform=${`translate(-29 ${-15 * squash(mode)})`}><circle r="13" />${drawing}</g>`;
}

/** @param {string} cell @param {View} view @param {Context} ctx @param {Mode} mode @param {Marks} marks */
function button(cell, view, ctx, mode, marks) {
  const { x, y } = centre(cell, stonesAt(view, cell).length, mode);
  const mark = marks.get(cell);
  return html`<button
    class="cell-button"
    data-at=${cell}
    tabindex="-1"
    aria-disabled=${mark ? nothing : "true"}
    aria-label=${cellLabel(cell, view, ctx, mark)}
    ${vars({ x: `${x}px`, y: `${y}px` })}
  >
    <svg viewBox="-50 -50 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polygon points=${points(43, "plan")} />
    </svg>
  </button>`;
}
