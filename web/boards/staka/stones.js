// Stones, signs and pawns as drawings. A colour is never alone: it has a sign and a letter.
import { nothing, svg } from "lit-html";
import { t } from "../../i18n.js";
import { outline, RADIUS, squash, thick } from "./hex.js";

/** @typedef {import("./hex.js").Mode} Mode */
/** @typedef {"W" | "B" | "R" | "Y"} Color */

export const KINDS = ["WB", "WR", "WY", "BR", "BY", "RY"];

/** The same stone whichever face is up: `BW` is of the kind `WB`. @param {string} stone */
export const kindOf = (stone) => (KINDS.includes(stone) || stone[0] === stone[1] ? stone : turned(stone));

/** The stone turned over. @param {string} stone top face first */
export const turned = (stone) => `${stone[1]}${stone[0]}`;

/** The radius of a stone: a little less than a cell's, so that stones lie apart. */
export const STONE = RADIUS - 2.5;

/** The letter of a colour. @param {string | undefined} color */
export const letter = (color) => t(`staka-letter-${(color ?? "W").toLowerCase()}`);

/** Each colour's sign in a circle of radius 20. */
const SIGNS = {
  W: svg`<circle r="19" />`,
  B: svg`<path d="M0-22C9-9 17-2 17 7a17 16 0 0 1-34 0C-17-2-9-9 0-22z" />`,
  R: svg`<path d="M0-21 21 16H-21z" stroke-linejoin="round" />`,
  Y: svg`<path d="M0-23 7-12 20-12 14 0 20 12 7 12 0 23-7 12-20 12-14 0-20-12-7-12z" />`,
};

/** How far below the middle the letter's foot stands. */
const FOOT = { W: 8, B: 13, R: 12, Y: 8 };

/**
 * A colour's sign with its letter, to lie on a face of that colour.
 * @param {string} color
 * @param {{ x?: number, y?: number, size?: number, flat?: number }} [place]
 */
export function sign(color, { x = 0, y = 0, size = 1, flat = 1 } = {}) {
  const known = /** @type {Color} */ (color);
  return svg`<g class=${`sign on-${color}`} transform=${`translate(${x} ${y}) scale(${size} ${size * flat})`}>
    ${SIGNS[known]}
    <text y=${FOOT[known]} text-anchor="middle">${letter(color)}</text>
  </g>`;
}

/**
 * A stack, drawn from its foot up. Each stone's wall shows both of its faces: that is how one sees what is covered.
 * @param {string[]} stones bottom to top, top face first
 * @param {Mode} mode
 */
export function stack(stones, mode) {
  const high = thick(mode);
  const top = stones.at(-1) ?? "";
  const faceAt = -stones.length * high;
  const walls = high
    ? stones.map((stone, index) => {
        const at = `translate(0 ${-(index + 1) * high})`;
        return svg`<path class=${`wall wall-${stone[1]}`} d=${outline(STONE, mode, high)} transform=${at} />
          <path class=${`wall wall-${stone[0]}`} d=${outline(STONE, mode, high * 0.52)} transform=${at} />`;
      })
    : nothing;
  return svg`<g class="stack">
    ${walls}
    ${high ? svg`<path class="dusk" d=${dusk(stones.length * high, mode)} transform=${`translate(0 ${faceAt})`} />` : nothing}
    <path class=${`face face-${top[0]}`} d=${outline(STONE, mode)} transform=${`translate(0 ${faceAt})`} />
  </g>`;
}

/** The left wall lies in the shade. @param {number} deep @param {Mode} mode */
function dusk(deep, mode) {
  const x = (STONE * Math.sqrt(3)) / 2;
  const y = STONE * squash(mode);
  return `M${-x} ${y / 2}L0 ${y}V${y + deep - 2}L${-x} ${y / 2 + deep - 2}Z`;
}

/**
 * The sign on the face of a stack, smaller when pawns stand there.
 * @param {string} color
 * @param {boolean} crowded
 * @param {Mode} mode
 */
export function faceSign(color, crowded, mode) {
  const flat = squash(mode);
  if (crowded) return sign(color, { x: -25, y: 6 * flat, size: 0.6, flat });
  return sign(color, { y: mode === "plan" ? -1 : 0, size: mode === "plan" ? 0.86 : 0.92, flat });
}

/** A stack's height in figures: on a plan always, else from two stones on. @param {number} height @param {Mode} mode */
export function heightMark(height, mode) {
  if (height < 2 && mode === "tilt") return nothing;
  return svg`<g class="height" transform=${mode === "plan" ? "translate(0 29)" : "translate(29 6)"}>
    <rect x="-10.500" y="-10.500" width="21" height="20" rx="7" />
    <text y="5.500" text-anchor="middle">${height}</text>
  </g>`;
}

/**
 * A pawn that stands on a point.
 * @param {string} color
 * @param {boolean} stopped it will not move again
 */
export const pawn = (color, stopped) => svg`<g class=${`pawn pawn-${color}${stopped ? " stopped" : ""}`}>
  <ellipse class="pawn-shade" cx="5" cy="3" rx="19" ry="8" />
  <path class="pawn-body" d="M-16 0C-16-7-8-9-6-22L-7-24H7L6-22C8-9 16-7 16 0 16 5 8 7 0 7S-16 5-16 0z" />
  <circle class="pawn-body" cy="-32" r="12.500" />
  <text y="-26.500" text-anchor="middle">${letter(color)}</text>
</g>`;

/**
 * A stone by itself, as in a hand: the face that is up, and a corner of the other.
 * @param {string} stone top face first
 */
export const loose = (stone) => svg`<svg class="loose" viewBox="-50 -46 100 96" aria-hidden="true">
  <path class=${`wall wall-${stone[1]}`} d=${outline(STONE, "tilt", 20)} transform="translate(0 -8)" />
  <path class=${`wall wall-${stone[0]}`} d=${outline(STONE, "tilt", 9)} transform="translate(0 -8)" />
  <path class=${`face face-${stone[0]}`} d=${outline(STONE, "tilt")} transform="translate(0 -8)" />
  ${sign(stone[0] ?? "W", { x: 0, y: -8, size: 0.95, flat: 0.78 })}
</svg>`;

/**
 * A kind of stone: both faces side by side, neither is up.
 * @param {string} kind
 */
export const pair = (kind) => svg`<svg class="loose" viewBox="-50 -46 100 96" aria-hidden="true">
  <path class="wall wall-pair" d=${outline(STONE, "tilt", 16)} transform="translate(0 -6)" />
  <path class=${`face face-${kind[0]}`} d=${half(-1)} transform="translate(0 -6)" />
  <path class=${`face face-${kind[1]}`} d=${half(1)} transform="translate(0 -6)" />
  ${sign(kind[0] ?? "W", { x: -21, y: -6, size: 0.74 })}${sign(kind[1] ?? "B", { x: 21, y: -6, size: 0.74 })}
</svg>`;

/** @param {1 | -1} side */
function half(side) {
  const x = (side * STONE * Math.sqrt(3)) / 2;
  const y = STONE * squash("tilt");
  return `M${side} ${-y}L${x} ${-y / 2}V${y / 2}L${side} ${y}Z`;
}
