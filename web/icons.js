// Small drawings, made for this page; each one is decoration beside a text or a name.
import { svg } from "lit-html";

/** @param {import("lit-html").TemplateResult} inner */
const icon = (inner) =>
  svg`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const undoIcon = icon(svg`<path d="M9 7 4 12l5 5" /><path d="M4 12h10a6 6 0 0 1 6 6" />`);
export const redoIcon = icon(svg`<path d="m15 7 5 5-5 5" /><path d="M20 12H10a6 6 0 0 0-6 6" />`);
export const backIcon = icon(svg`<path d="m14 6-6 6 6 6" />`);
export const forwardIcon = icon(svg`<path d="m10 6 6 6-6 6" />`);
export const playIcon = icon(svg`<path d="M8 5v14l11-7z" fill="currentColor" />`);
export const pauseIcon = icon(svg`<path d="M9 5v14M15 5v14" />`);
export const linkIcon = icon(
  svg`<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7" /><path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17" />`,
);
export const swapIcon = icon(svg`<path d="M7 4v15m0 0-3-3m3 3 3-3M17 20V5m0 0-3 3m3-3 3 3" />`);
export const bookIcon = icon(
  svg`<path d="M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14" />`,
);
export const gearIcon = icon(
  svg`<path d="M4 7h9m5 0h2M4 17h2m5 0h9" /><circle cx="15.500" cy="7" r="2.500" /><circle cx="8.500" cy="17" r="2.500" />`,
);
export const plusIcon = icon(svg`<path d="M12 5v14M5 12h14" />`);
export const starIcon = icon(
  svg`<path d="m12 3 2.600 6.200 6.700.5-5.100 4.400 1.600 6.500-5.800-3.500-5.800 3.500 1.600-6.500L2.700 9.700l6.700-.5z" fill="currentColor" />`,
);
export const closeIcon = icon(svg`<path d="m6 6 12 12M18 6 6 18" />`);

/** The mark of the house: a board, a stone, a card and a seed. */
export const mark = svg`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
  <rect class="mark-board" x="1" y="1" width="30" height="30" rx="9" />
  <circle class="mark-a" cx="11" cy="21" r="5" />
  <rect class="mark-b" x="17.500" y="6" width="7" height="9.500" rx="1.800" />
  <path class="mark-c" d="m21 17 4.300 2.500v5L21 27l-4.300-2.500v-5z" />
  <circle class="mark-d" cx="10.500" cy="10.500" r="3" />
</svg>`;
