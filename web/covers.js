// The covers of the games: flat shapes on each game's ground, drawn for this page.
import { svg } from "lit-html";

/** @param {number[]} at @param {string} color @param {number} [r] */
const seed = ([x = 0, y = 0], color, r = 11) =>
  svg`<circle class="cover-shade" cx=${x + 1.5} cy=${y + 3} r=${r} /><circle class=${`cover-${color}`} cx=${x} cy=${y} r=${r} /><circle class="cover-shine" cx=${x - r * 0.3} cy=${y - r * 0.34} r=${r * 0.26} />`;

const kalaha = svg`
  <rect class="cover-ground" width="400" height="260" />
  <g transform="rotate(-9 200 130)">
    <rect class="cover-shade" x="-46" y="30" width="520" height="222" rx="74" />
    <rect class="cover-wood" x="-46" y="22" width="520" height="222" rx="74" />
    ${[0, 1, 2].map(
      (column) =>
        svg`<circle class="cover-bowl" cx=${40 + column * 104} cy="84" r="43" /><circle class="cover-bowl" cx=${40 + column * 104} cy="184" r="43" />`,
    )}
    <rect class="cover-bowl" x="318" y="42" width="84" height="184" rx="42" />
    ${seed([30, 78], "s1")} ${seed([52, 92], "s3")} ${seed([44, 66], "s2")}
    ${seed([144, 84], "s4")}
    ${seed([236, 78], "s2")} ${seed([258, 92], "s5")} ${seed([252, 66], "s1")} ${seed([238, 100], "s3")}
    ${seed([134, 178], "s5")} ${seed([156, 192], "s1")}
    ${seed([240, 180], "s3")} ${seed([260, 190], "s4")} ${seed([250, 200], "s1")}
    ${seed([344, 84], "s2")} ${seed([372, 100], "s1")} ${seed([350, 118], "s4")} ${seed([376, 140], "s3")}
    ${seed([348, 156], "s5")} ${seed([370, 176], "s2")} ${seed([346, 194], "s1")}
  </g>
`;

/** @param {number} turn @param {string} color @param {import("lit-html").TemplateResult} suit */
const card = (turn, color, suit) => svg`<g transform=${`translate(200 300) rotate(${turn}) translate(-52 -252)`}>
  <rect class="cover-shade" x="2" y="5" width="104" height="158" rx="14" />
  <rect class="cover-paper" width="104" height="158" rx="14" />
  <rect class=${`cover-${color}`} x="9" y="9" width="86" height="140" rx="8" />
  <g class="cover-suit" transform="translate(52 79)">${suit}</g>
</g>`;

const taki = svg`
  <rect class="cover-ground" width="400" height="260" />
  ${card(-33, "red", svg`<circle r="25" />`)}
  ${card(-11, "green", svg`<path d="M0-28 27 20H-27z" />`)}
  ${card(11, "blue", svg`<rect x="-23" y="-23" width="46" height="46" rx="3" />`)}
  ${card(33, "yellow", svg`<path d="M0-31 24 0 0 31-24 0z" />`)}
`;

/** @param {number} x @param {number} y @param {string[]} colors bottom to top */
const stack = (x, y, colors) =>
  colors.map((color, level) => {
    const top = y - level * 13;
    return svg`<path class=${`cover-${color} cover-side`} d=${`M${x - 42} ${top}v13l21 18h42l21-18v-13z`} />
      <path class=${`cover-${color}`} d=${`M${x - 42} ${top}l21-18h42l21 18-21 18h-42z`} />`;
  });

const staka = svg`
  <rect class="cover-ground" width="400" height="260" />
  ${stack(200, 76, ["white", "blue"])}
  ${stack(134, 98, ["yellow"])} ${stack(266, 98, ["red", "white"])}
  ${stack(68, 122, ["blue"])} ${stack(200, 122, ["red", "yellow", "white"])} ${stack(332, 122, ["white"])}
  ${stack(134, 146, ["white", "red"])} ${stack(266, 146, ["blue"])}
  ${stack(200, 172, ["blue", "yellow"])}
  ${stack(134, 194, ["red"])} ${stack(266, 194, ["yellow"])}
`;

/** @type {Record<string, import("lit-html").TemplateResult>} */
const COVERS = { kalaha, taki, staka };

/** The picture of a game; decoration, its name stands beside it. @param {string} name */
export const cover = (name) =>
  svg`<svg class="cover" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${COVERS[name]}</svg>`;
