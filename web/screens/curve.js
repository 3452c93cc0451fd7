// The lead of a game as a curve: above the line the seat at the bottom of the board is ahead.
import { html, nothing, svg } from "lit-html";
import { t } from "../i18n.js";
import { leads } from "../judge.js";

/** @typedef {import("../review.js").Review} Review */

const WIDE = 600;
const HIGH = 150;
const EDGE = 14;

/** @param {Review} review */
export function curve(review) {
  const side = review.bottom === 0 ? 1 : -1;
  const found = leads(review.judged).map((lead) => (lead === null ? null : side * lead));
  const known = found.flatMap((lead) => (lead === null ? [] : [lead]));
  const most = Math.max(4, ...known.map(Math.abs));
  const x = (/** @type {number} */ ply) => EDGE + (ply / Math.max(1, found.length - 1)) * (WIDE - 2 * EDGE);
  const y = (/** @type {number} */ lead) => HIGH / 2 - (lead / most) * (HIGH / 2 - EDGE);
  const spots = found.flatMap((lead, ply) => (lead === null ? [] : [`${x(ply)},${y(lead)}`]));
  const own = review.names[review.bottom] ?? "";
  const other = review.names[1 - review.bottom] ?? "";
  return html`<figure class="curve">
    <span class="curve-side" aria-hidden="true">${t("review-ahead", { name: own })}</span>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${alternative(known, own, other)}>
      <line class="curve-even" x1="0" x2=${WIDE} y1=${HIGH / 2} y2=${HIGH / 2} />
      <polyline class="curve-line" points=${spots.join(" ")} />
      ${review.moments.map(({ move }) => {
        const lead = found[move.ply + 1];
        return lead == null ? nothing : svg`<circle class="curve-moment" cx=${x(move.ply + 1)} cy=${y(lead)} r="7" />`;
      })}
    </svg>
    <span class="curve-side" aria-hidden="true">${t("review-ahead", { name: other })}</span>
  </figure>`;
}

/** @param {number[]} known @param {string} own @param {string} other */
function alternative(known, own, other) {
  const up = Math.round(Math.max(0, ...known));
  const down = Math.round(-Math.min(0, ...known));
  return t("review-curve-text", { own, other, up, down });
}
