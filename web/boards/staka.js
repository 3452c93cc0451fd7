// Staka on the page: a board of hexagonal stones that grows, and beside it the pot and the hands.
import { html } from "lit-html";
import { t } from "../i18n.js";
import { advice } from "./staka/advice.js";
import { choices, chosen, layings, turns } from "./staka/choices.js";
import { counted, countPart } from "./staka/count.js";
import { frames, motion } from "./staka/frames.js";
import { inside } from "./staka/inside.js";
import { boardKey } from "./staka/keys.js";
import { learn } from "./staka/learn.js";
import { place } from "./staka/places.js";
import { prefs } from "./staka/prefs.js";
import { reason, refusalArgs, say } from "./staka/say.js";
import { scene } from "./staka/scene.js";
import { kindOf, turned } from "./staka/stones.js";
import { tools } from "./staka/tools.js";
import { trays } from "./staka/trays.js";
import { turnPart } from "./staka/turn.js";
import { colorName, moveText, preview } from "./staka/words.js";

/**
 * @typedef {import("../types").View} View
 * @typedef {import("../types").Context} Context
 */

/** @param {View} view @param {Context} ctx */
function draw(view, ctx) {
  const { mode } = prefs();
  const lit = counted(view, ctx);
  const seen = ctx.ui.looked ?? ctx.pointed ?? lit;
  return html`<div
    class=${`staka${ctx.ui.look ? " looking-in" : ""}`}
    @keydown=${(/** @type {KeyboardEvent} */ event) => boardKey(event, view, ctx)}
  >
    <div class="scene-area">
      ${scene(view, ctx, { mode, counted: lit, inside: inside(view, seen) })} ${tools(view, ctx)}
    </div>
    ${turnPart(view, ctx)} ${countPart(view, ctx)} ${trays(view, ctx)}
  </div>`;
}

/** @param {string} at @param {View} view @param {Context} ctx */
function press(at, view, ctx) {
  const tray = place(at);
  if (!tray) return pressCell(at, view, ctx);
  if (!ctx.active || view.turn === null) return false;
  if (tray.tray === "pot") {
    const take = choices(view).find((one) => one.verb === "take" && one.stone === tray.kind);
    if (take) ctx.act(take.action);
    return Boolean(take);
  }
  return choose(tray, view, ctx);
}

/** Chooses a stone to lay, or turns the chosen one. @param {NonNullable<ReturnType<typeof place>>} tray @param {View} view @param {Context} ctx */
function choose({ tray, seat, kind }, view, ctx) {
  if (seat !== null && seat !== view.turn) return false;
  const stone = tray === "double" ? view.position.colors[view.turn ?? 0].repeat(2) : kind;
  const can = choices(view).some(({ verb, stone: one }) =>
    tray === "double" ? verb === "double" : (verb === "lay" || verb === "field") && kindOf(one ?? "") === kind,
  );
  if (!can) return false;
  const now = chosen(view, ctx);
  if (now && kindOf(now) === kindOf(stone)) {
    // Pressed again it shows its other side, then it is put back.
    const first = ctx.ui.first ?? now;
    if (turns(view, now) && (tray === "field" || now === first)) ctx.setUi({ stone: turned(now), first });
    else if (tray !== "field") ctx.setUi({ stone: null, first: undefined });
  } else {
    const own = view.position.colors[view.turn ?? 0];
    const shown = stone[1] === own ? turned(stone) : stone;
    ctx.setUi({ stone: shown, first: shown });
  }
  return true;
}

/** Where one can walk and swim alike, it is a walk: both lead to the same position. @param {string} at @param {View} view @param {Context} ctx */
function step(at, view, ctx) {
  const walk = ctx.active && choices(view).find(({ verb, cell }) => verb === "walk" && cell === at);
  if (walk) ctx.act(walk.action);
  return Boolean(walk);
}

/** @param {string} at @param {View} view @param {Context} ctx */
function pressCell(at, view, ctx) {
  if (ctx.ui.look) {
    ctx.setUi({ looked: at });
    return true;
  }
  const stone = chosen(view, ctx);
  if (!stone) return step(at, view, ctx);
  const laying = layings(view, stone).get(at);
  if (laying) ctx.act(laying.action);
  else if (view.position.phase === "field") ctx.act(`field ${stone} ${at}`);
  else ctx.act(stone[0] === stone[1] ? `double ${at}` : `lay ${stone} ${at}`);
  return true;
}

/** @type {import("../types").Board} */
export const staka = {
  name: "staka",
  showsSeats: true,
  view: draw,
  frames,
  motion,
  say,
  preview,
  move: moveText,
  press,
  advice,
  refusalArgs,
  reason,
  optionValue(option, value) {
    if (option !== "colors") return null;
    return [...String(value)].map(colorName).join(t("staka-colors-between"));
  },
  learn,
};
