// Cards on their way: from a hand to the discards, from the pile to a hand.
import { shifted } from "./position.js";

/** @typedef {import("../../types").Frame} Frame @typedef {import("../../types").GameEvent} GameEvent */

/**
 * @param {any} position
 * @param {GameEvent} event
 * @param {import("../../types").Context} ctx
 * @returns {Frame[]}
 */
export function frames(position, event, ctx) {
  const hand = `seat-${event.seat}`;
  const pause = (/** @type {any} */ next, /** @type {any} */ marks, steps = 2) => [
    { position: next, marks, steps, event },
  ];
  switch (event.event) {
    case "play":
      return pause(
        { ...shifted(position, event.seat, { out: event.card }), turn: position.turn },
        { fly: { from: event.seat === ctx.bottom ? "hand" : hand, to: "discard", card: event.card } },
      );
    case "break":
      return pause(shifted(position, event.seat, { out: "BK" }), {
        fly: { from: event.seat === ctx.bottom ? "hand" : hand, to: "discard", card: "BK" },
      });
    case "draw":
      return event.count
        ? pause(shifted(position, event.seat, { in: event.count, cards: event.cards }), {
            fly: { from: "draw", to: event.seat === ctx.bottom ? "hand" : hand, card: null },
          })
        : [];
    case "flip":
      return pause({ ...position, direction: event.direction }, {});
    case "reshuffle":
      return pause({ ...position, draw: event.count, discard: position.discard.slice(-1) }, {});
    default:
      return [];
  }
}

/**
 * Moves the flying card from where it was.
 * @param {Element} root
 * @param {unknown} _marks
 * @param {number} ms
 */
export function motion(root, _marks, ms) {
  const card = /** @type {HTMLElement | null} */ (root.querySelector(".flying"));
  const board = root.querySelector(".taki");
  if (!card || !board || !ms) return;
  const here = board.getBoundingClientRect();
  const spot = (/** @type {string} */ where) => {
    const box = element(root, where)?.getBoundingClientRect() ?? here;
    return `translate(${box.left + box.width / 2 - here.left}px, ${box.top + box.height / 2 - here.top}px) translate(-50%, -50%)`;
  };
  const { from = "", to = "" } = card.dataset;
  card.animate(
    [
      { transform: spot(from), visibility: "visible" },
      { transform: spot(to), visibility: "visible" },
    ],
    {
      duration: ms * 1.5,
      easing: "ease-out",
      fill: "backwards",
    },
  );
}

/** @param {Element} root @param {string} where */
function element(root, where) {
  if (where === "hand") return root.querySelector(".hand-area");
  const seat = /^seat-(\d+)$/.exec(where);
  return root.querySelector(seat ? `[data-seat="${seat[1]}"]` : `[data-pile="${where}"]`);
}
