// Everything on the board in words: names of cells and stones, what a press would do, what happened.
import { language, t } from "../../i18n.js";
import { choices, chosen, marks, read } from "./choices.js";
import { cellName } from "./hex.js";
import { kindOf } from "./stones.js";

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Context} Context
 * @typedef {import("../../types").GameEvent} GameEvent
 */

/** @param {string | undefined} color */
export const colorName = (color) => t(`staka-color-${(color ?? "W").toLowerCase()}`);

/** @param {string} stone top face first */
export function stoneName(stone) {
  if (stone[0] === stone[1]) return t("staka-double", { color: colorName(stone[0]) });
  const kind = kindOf(stone);
  return t("staka-stone", { one: colorName(kind[0]), other: colorName(kind[1]) });
}

/** A stone as it lies. @param {string} stone top face first */
export function lyingName(stone) {
  if (stone[0] === stone[1]) return stoneName(stone);
  return t("staka-stone-lying", { color: colorName(stone[0]), other: colorName(stone[1]) });
}

/** @param {string[]} texts */
export const list = (texts) => new Intl.ListFormat(language(), { style: "short" }).format(texts);

/** @param {View} view @param {string} cell */
const stonesAt = (view, cell) => /** @type {string[]} */ (view.position.board[cell] ?? []);

/**
 * What a sighted player sees of a cell, in one line.
 * @param {string} cell
 * @param {View} view
 * @param {Context} ctx
 * @param {{ mark: string, stone: string | null } | undefined} mark
 */
export function cellLabel(cell, view, ctx, mark) {
  const { position, turn } = view;
  const stones = stonesAt(view, cell);
  const parts = [cellName(cell)];
  if (stones.length) {
    parts.push(t("staka-cell-height", { count: stones.length }));
    parts.push(t("staka-cell-top", { color: colorName(stones.at(-1)?.[0]) }));
  } else parts.push(t("staka-cell-empty"));
  for (const [seat, where] of (position.pawns ?? []).entries()) {
    if (where === cell) parts.push(t("staka-cell-pawn", { name: ctx.names[seat] ?? "" }));
  }
  const own = turn === null ? null : position.pawns?.[turn];
  if (own && own !== cell && stones.length) parts.push(relative(stones.length - stonesAt(view, own).length));
  if (mark)
    parts.push(mark.stone ? t("staka-can-lay-side", { color: colorName(mark.stone[0]) }) : t(`staka-can-${mark.mark}`));
  return parts.join(", ");
}

/** @param {number} steps up from the pawn of the seat to move */
function relative(steps) {
  if (!steps) return t("staka-cell-level");
  return t(steps > 0 ? "staka-cell-up" : "staka-cell-down", { steps: Math.abs(steps) });
}

/** All stones of a stack, from the top. @param {string} cell @param {View} view */
export function stackText(cell, view) {
  const stones = stonesAt(view, cell).toReversed();
  const name = cellName(cell);
  if (!stones.length) return t("staka-inside-empty", { cell: name });
  const lying = stones.map((stone) => t("staka-inside-stone", { up: colorName(stone[0]), down: colorName(stone[1]) }));
  return t("staka-inside", { cell: name, count: stones.length, stones: lying.join("; ") });
}

/** What the seat to move can reach, as a list. @param {View} view @param {Context} ctx */
export function reachable(view, ctx) {
  const found = choices(view);
  if (!ctx.active || !found.length) return t("staka-reach-none");
  const texts = [];
  for (const verb of ["walk", "swim", "pawn"]) {
    const cells = found.filter((one) => one.verb === verb).map(({ cell }) => cellName(cell ?? ""));
    if (cells.length) texts.push(t(`staka-reach-${verb}`, { cells: list(cells), count: cells.length }));
  }
  const stone = chosen(view, ctx);
  const laid = [...marks(view, ctx)].filter(([, { mark }]) => mark === "lay" || mark === "double");
  if (laid.length) {
    const cells = list(laid.map(([cell]) => cellName(cell)));
    texts.push(
      stone ? t("staka-reach-lay-stone", { stone: stoneName(stone), cells }) : t("staka-reach-lay", { cells }),
    );
  }
  const taken = found.filter(({ verb }) => verb === "take").map(({ stone: kind }) => stoneName(kind ?? ""));
  if (taken.length) texts.push(t("staka-reach-take", { stones: list(taken) }));
  for (const verb of ["stay", "pass", "stop"]) {
    if (found.some((one) => one.verb === verb)) texts.push(t(`staka-reach-${verb}`));
  }
  return texts.join(" ");
}

/** An action as a person reads it. @param {string} action @param {GameEvent[] | null} events */
export function moveText(action, events) {
  const { verb, stone, cell } = read(action);
  const laid = events?.find(({ event }) => event === "double")?.stone;
  return t(`staka-move-${verb}`, {
    stone: stone ? (verb === "take" ? stoneName(stone) : lyingName(stone)) : laid ? stoneName(laid) : "",
    cell: cell ? cellName(cell) : "",
  });
}

/** What a press on a cell would do. @param {string} at @param {View} view @param {Context} ctx @returns {import("../../types").Say | null} */
export function preview(at, view, ctx) {
  if (!at.includes(",")) return null;
  const mark = marks(view, ctx).get(at);
  if (!mark) return { id: "staka-preview", args: { text: cellLabel(at, view, ctx, undefined) } };
  const cell = cellName(at);
  if (!mark.stone) return { id: `staka-preview-${mark.mark}`, args: { cell } };
  const height = stonesAt(view, at).length + 1;
  return {
    id: "staka-preview-lay-stone",
    args: { cell, stone: stoneName(mark.stone), color: colorName(mark.stone[0]), height },
  };
}
