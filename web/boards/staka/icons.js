// Small drawings of the board's own tools.
import { svg } from "lit-html";

/** @param {import("lit-html").TemplateResult} inner */
const icon = (inner) =>
  svg`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inner}</svg>`;

export const turnedIcon = icon(
  svg`<path d="M4 10a8 8 0 0 1 14-3l2 2M20 4v5h-5M20 14a8 8 0 0 1-14 3l-2-2M4 20v-5h5" />`,
);
export const inIcon = icon(svg`<path d="M12 5v14M5 12h14" />`);
export const outIcon = icon(svg`<path d="M5 12h14" />`);
export const fitIcon = icon(svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />`);
export const tiltIcon = icon(svg`<path d="m12 4 8 4-8 4-8-4zM4 8v5l8 4 8-4V8M4 13v4l8 4 8-4v-4" />`);
export const planIcon = icon(svg`<path d="m12 3 8 4.500v9L12 21l-8-4.500v-9z" /><path d="M10.500 10 12 9v6" />`);
export const lookIcon = icon(svg`<circle cx="11" cy="11" r="6" /><path d="m20 20-4.700-4.700" />`);
export const hintIcon = icon(
  svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.100 1 1.800h5c0-.7.4-1.300 1-1.800A6 6 0 0 0 12 3z" />`,
);
export const sumIcon = icon(svg`<path d="M17 5H7l6 7-6 7h10" />`);
