// The cards, drawn for this page: a coloured spine that stays visible in a fan, and a paper face with the big sign.
// Every suit is a colour, a shape and a letter; colours come from the style sheet so that they can be forced.
import { nothing, svg } from "lit-html";
import { NUMBER, parts, SUITS } from "./card.js";
import { letter, shortName } from "./words.js";

/** @typedef {import("lit-html").TemplateResult} Drawing */

/** Each suit's shape within 24 × 24, around the middle. @type {Record<string, Drawing>} */
const SHAPES = {
  R: svg`<circle cx="12" cy="12" r="10" />`,
  G: svg`<path d="M12 1.500 23 21.500H1z" />`,
  B: svg`<rect x="2.500" y="2.500" width="19" height="19" rx="1.500" />`,
  Y: svg`<path d="m12 .8 3.100 7.400 8 .7-6.100 5.200 1.900 7.900L12 17.700 5.100 22 7 14.100.9 8.900l8-.7z" />`,
};

/**
 * A suit's shape as a picture of its own; null is a suit that is not known: all four.
 * @param {string | null} suit
 */
export const suitIcon = (suit) =>
  svg`<svg class=${`suit-icon ${suitClass(suit)}`} viewBox="0 0 24 24" aria-hidden="true">
    ${suit ? svg`<g class="suit-shape">${SHAPES[suit]}</g>` : four(12, 12, 24)}
  </svg>`;

/** @param {string | null} suit */
export const suitClass = (suit) => (suit ? `suit-${suit}` : "suit-none");

/**
 * @param {string} suit
 * @param {number} x middle
 * @param {number} y middle
 * @param {number} size
 */
const shape = (suit, x, y, size) =>
  svg`<g transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>${SHAPES[suit]}</g>`;

/**
 * The four suits together.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function four(x, y, size) {
  const off = size * 0.26;
  const small = size * 0.44;
  return SUITS.map(
    (suit, index) =>
      svg`<g class=${`suit-${suit} four`}><g class="suit-shape">${shape(
        suit,
        x + (index % 2 ? off : -off),
        y + (index > 1 ? off : -off),
        small,
      )}</g></g>`,
  );
}

/** A small card standing askew, part of several signs. @param {number} turn @param {number} x */
const leaf = (turn, x) =>
  svg`<rect x=${x - 8} y="-13" width="16" height="26" rx="3" transform=${`rotate(${turn} ${x} 13)`} class="leaf" />`;

const leaves = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => leaf((index - (count - 1) / 2) * 24, (index - (count - 1) / 2) * 7));

/** @param {string} text @param {number} size */
const word = (text, size) =>
  svg`<text class="sign-text" x="0" y=${size * 0.36} font-size=${size} text-anchor="middle">${text}</text>`;

/** Signs around 0 0, about 48 high; lines and fills take the colour of where they stand. @type {Record<string, Drawing>} */
const SIGNS = {
  S: svg`<path class="line" d="M-9-21H9l12 12V9L9 21H-9L-21 9V-9z" /><path class="line thick" d="M-11 0h22" />`,
  "+2": svg`<g class="behind" transform="translate(0 2) scale(1.200)">${leaves(2)}</g>${word("+2", 30)}`,
  "+3": svg`<g class="behind" transform="translate(0 2) scale(1.200)">${leaves(3)}</g>${word("+3", 30)}`,
  D: svg`<path class="line thick" d="M-17 19V-5a12 12 0 0 1 24 0v10" /><path class="line thick" d="m-3-3 10 11 10-11" />`,
  "+": svg`<path class="solid" d="M-6-21H6V-6h15V6H6v15H-6V6h-15V-6h15z" />`,
  T: svg`<g transform="translate(0 -3) scale(.82)">${leaves(3)}</g><path class="line" d="M-18 21h36m-6-5 6 5-6 5" />`,
  ST: svg`<g class="tinted" transform="translate(0 -3) scale(.82)">
      <g class="suit-R">${leaf(-36, -10)}</g><g class="suit-G">${leaf(-12, -3.5)}</g>
      <g class="suit-B">${leaf(12, 3.5)}</g><g class="suit-Y">${leaf(36, 10)}</g>
    </g><path class="line" d="M-18 21h36m-6-5 6 5-6 5" />`,
  K: svg`<path class="solid" d="M-21 14-24-13l12 10L0-20l12 17 12-10-3 27zM-20 18h40v5h-40z" />`,
  BK: svg`<path class="line" d="M0-23 20-16V0C20 12 11 20 0 25-11 20-20 12-20 0v-16z" /><path class="line thick" d="m5-17-10 15h10L-5 14" />`,
  CC: svg`${four(0, 0, 48)}`,
};

/** @param {string} symbol @param {number} size height */
const sign = (symbol, size) =>
  NUMBER.test(symbol) ? word(symbol, size) : svg`<g transform=${`scale(${size / 50})`}>${SIGNS[symbol]}</g>`;

/**
 * A card's face, 100 × 150.
 * @param {string} card
 */
export function face(card) {
  const { suit, symbol } = parts(card);
  const name = NUMBER.test(symbol) ? "" : shortName(symbol);
  // 6 underlined tells it from a 9 that lies upside down.
  const line = symbol === "6" || symbol === "9" ? svg`<path class="line" d="M-12 28h24" />` : nothing;
  return svg`<svg class=${`card-face ${suitClass(suit)}`} viewBox="0 0 100 150" aria-hidden="true">
    <rect class="paper" x="1" y="1" width="98" height="148" rx="11" />
    <path class="spine" d="M12 1h24v148H12A11 11 0 0 1 1 138V12A11 11 0 0 1 12 1z" />
    <g class="on-spine">
      <g transform="translate(18.500 24)">${spineSign(symbol)}</g>
      ${suit ? shape(suit, 18.5, 60, 21) : symbol === "CC" ? nothing : four(18.5, 60, 26)}
      ${suit ? svg`<text class="letter" x="18.500" y="90" text-anchor="middle">${letter(suit)}</text>` : nothing}
    </g>
    <g class="on-paper">
      <g transform="translate(67.500 68)">${sign(symbol, symbol.startsWith("+") && symbol !== "+" ? 50 : 62)}${line}</g>
      ${name ? svg`<text class="card-name" x="67.500" y="134" text-anchor="middle">${name}</text>` : nothing}
    </g>
    <rect class="edge" x="1" y="1" width="98" height="148" rx="11" />
  </svg>`;
}

/** The sign small, for the spine. @param {string} symbol */
function spineSign(symbol) {
  if (NUMBER.test(symbol)) return word(symbol, 30);
  if (symbol === "+2" || symbol === "+3") return word(symbol, 22);
  return svg`<g class="small" transform="scale(.6)">${SIGNS[symbol]}</g>`;
}

/** A card from behind. */
export const back = svg`<svg class="card-back" viewBox="0 0 100 150" aria-hidden="true">
  <rect class="paper" x="1" y="1" width="98" height="148" rx="11" />
  <rect class="back-field" x="9" y="9" width="82" height="132" rx="6" />
  ${[0, 1, 2, 3, 4].map((row) => [0, 1, 2].map((column) => svg`<circle class="back-dot" cx=${26 + column * 24} cy=${27 + row * 24} r="5" />`))}
  <rect class="edge" x="1" y="1" width="98" height="148" rx="11" />
</svg>`;
