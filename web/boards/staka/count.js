// The count: every stack that scores, named and shown in turn, at the end and on request during the game.
import { html, nothing } from "lit-html";
import { announce } from "../../announce.js";
import { t } from "../../i18n.js";
import { backIcon, forwardIcon, pauseIcon, playIcon } from "../../icons.js";
import { stepTime } from "../../settings.js";
import { cellName } from "./hex.js";
import { sumIcon } from "./icons.js";
import { sign } from "./stones.js";
import { colorName } from "./words.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 * @typedef {{ seat: number, cell: string, height: number, factor: number, points: number }} Part
 */

/** Steps of an animation for which a stack stays lit. */
const LONG = 5;
/** Milliseconds instead, when nothing moves. */
const STILL = 1200;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** The stacks that score, seat by seat, the highest first. @param {View} view @returns {Part[]} */
export function parts(view) {
  const all = /** @type {Part[][]} */ (view.parts ?? []);
  return all.flatMap((of, seat) => of.map((part) => ({ ...part, seat })));
}

/** Whether the count is open: always at the end. @param {View} view @param {Context} ctx */
export const counting = (view, ctx) =>
  parts(view).length > 0 && !ctx.marks && (view.turn === null || Boolean(ctx.ui.count));

/** The cell that is lit now. @param {View} view @param {Context} ctx @returns {string | null} */
export function counted(view, ctx) {
  if (!counting(view, ctx)) return null;
  return parts(view)[ctx.ui.counted ?? -1]?.cell ?? null;
}

/** @param {Part} part @param {Context} ctx */
function sentence({ seat, cell, height, factor, points }, ctx) {
  const args = { name: ctx.names[seat] ?? "", cell: cellName(cell), height, points };
  return t(`staka-count-${factor === 3 ? "triple" : factor === 2 ? "double" : "single"}`, args);
}

/** @param {View} view @param {Context} ctx @param {number} index */
function show(view, ctx, index) {
  const part = parts(view)[index];
  ctx.setUi({ counted: part ? index : null });
  if (part) announce(sentence(part, ctx));
}

/** @param {View} view @param {Context} ctx @param {number} index */
function run(view, ctx, index) {
  clearTimeout(timer);
  const more = index < parts(view).length;
  ctx.setUi({ running: more });
  if (!more) return;
  show(view, ctx, index);
  timer = setTimeout(() => run(view, ctx, index + 1), LONG * stepTime() || STILL);
}

/** @param {Context} ctx */
function halt(ctx) {
  clearTimeout(timer);
  ctx.setUi({ running: false });
}

/** @param {View} view @param {Context} ctx */
export function countPart(view, ctx) {
  if (!counting(view, ctx)) return nothing;
  const all = parts(view);
  const now = ctx.ui.counted ?? -1;
  const go = (/** @type {number} */ by) => {
    halt(ctx);
    show(view, ctx, Math.max(0, Math.min(all.length - 1, now + by)));
  };
  return html`<section class="count" aria-labelledby="staka-count-title">
    <h2 id="staka-count-title">${t(view.turn === null ? "staka-count-end" : "staka-count-now")}</h2>
    <div class="bar">
      <button class="tool" aria-label=${t("staka-count-back")} @click=${() => go(-1)} aria-disabled=${now <= 0 ? "true" : nothing}>${backIcon}</button>
      <button @click=${() => (ctx.ui.running ? halt(ctx) : run(view, ctx, now + 1 < all.length ? now + 1 : 0))}>
        ${ctx.ui.running ? pauseIcon : playIcon} ${t(ctx.ui.running ? "staka-count-pause" : "staka-count-play")}
      </button>
      <button class="tool" aria-label=${t("staka-count-forward")} @click=${() => go(1)} aria-disabled=${now >= all.length - 1 ? "true" : nothing}>${forwardIcon}</button>
    </div>
    <div class="count-seats">${view.players.map((_, seat) => seatPart(seat, view, ctx, now))}</div>
  </section>`;
}

/** @param {number} seat @param {View} view @param {Context} ctx @param {number} now */
function seatPart(seat, view, ctx, now) {
  const color = view.position.colors[seat];
  const won = view.winners.includes(seat);
  return html`<section class=${won ? "count-seat won" : "count-seat"}>
    <h3>
      <svg viewBox="-26 -26 52 52" aria-hidden="true">${sign(color)}</svg>
      <span>${ctx.names[seat]} <span class="sr">(${colorName(color)})</span></span>
      <strong>${view.scores[seat]}</strong>
    </h3>
    ${won ? html`<p class="won-note">${t(view.winners.length > 1 ? "staka-count-shared" : "staka-count-won")}</p>` : nothing}
    <ol>
      ${parts(view).map((part, index) =>
        part.seat === seat
          ? html`<li>
              <button
                class=${`part-line factor-${part.factor}`}
                aria-current=${index === now ? "true" : nothing}
                @click=${() => {
                  halt(ctx);
                  show(view, ctx, index);
                }}
              >
                <span class="sr">${sentence(part, ctx)}</span>
                <span aria-hidden="true">${cellName(part.cell)}</span>
                <span aria-hidden="true" class="sum">${part.factor > 1 ? `${part.height}×${part.factor} = ${part.points}` : part.points}</span>
              </button>
            </li>`
          : nothing,
      )}
    </ol>
  </section>`;
}

/** Opens and closes the count during the game. @param {View} view @param {Context} ctx */
export function countButton(view, ctx) {
  if (!parts(view).length || view.turn === null) return nothing;
  const open = counting(view, ctx);
  return html`<button
    class="tool"
    aria-pressed=${String(open)}
    title=${t("staka-tool-count")}
    aria-label=${t("staka-tool-count")}
    @click=${() => {
      halt(ctx);
      ctx.setUi({ count: !open, counted: null });
    }}
  >
    ${sumIcon}
  </button>`;
}
