// Looking into a stack: every stone of it from the side, both faces in words of colour, sign and letter.
import { html, nothing, svg } from "lit-html";
import { cellName } from "./hex.js";
import { letter } from "./stones.js";

const HIGH = 15;
const WIDE = 62;

/**
 * @param {import("../../types").View} view
 * @param {string | null} cell
 */
export function inside(view, cell) {
  const stones = /** @type {string[]} */ ((cell && view.position.board[cell]) || []);
  if (!cell || stones.length < 1) return nothing;
  const height = stones.length * (2 * HIGH + 3);
  return html`<div class="inside" aria-hidden="true">
    <strong>${cellName(cell)}</strong>
    <svg viewBox=${`-2 -2 ${WIDE + 4} ${height + 2}`} width=${WIDE} height=${height}>
      ${stones.toReversed().map((stone, index) => {
        const y = index * (2 * HIGH + 3);
        return svg`${band(stone[0], y)}${band(stone[1], y + HIGH)}
          <rect class="seam" x="0" y=${y} width=${WIDE} height=${2 * HIGH} rx="5" />`;
      })}
    </svg>
  </div>`;
}

/** One face of a stone seen from the side. @param {string | undefined} color @param {number} y */
const band = (color, y) => svg`<rect class=${`face-${color}`} x="0" y=${y} width=${WIDE} height=${HIGH} />
  <text class=${`band on-${color}`} x=${WIDE / 2} y=${y + HIGH - 3} text-anchor="middle">${letter(color)}</text>`;
