// The stills that show an event, and how a pawn or a stone moves into them.

/**
 * @typedef {import("../../types").GameEvent} GameEvent
 * @typedef {import("../../types").Frame} Frame
 * @typedef {import("./scene.js").Show} Show
 */

/**
 * @param {any} position before the event
 * @param {GameEvent} event
 * @returns {Frame[]}
 */
export function frames(position, event) {
  switch (event.event) {
    case "walk":
    case "swim": {
      const pawns = position.pawns.map((/** @type {string | null} */ cell, /** @type {number} */ seat) =>
        seat === event.seat ? event.to : cell,
      );
      const marks = { glow: [event.to], pawn: { seat: event.seat, from: event.from } };
      return [{ position: { ...position, pawns }, marks, steps: 2, event }];
    }
    case "field":
    case "lay":
    case "double": {
      const stack = [...(position.board[event.cell] ?? []), event.stone];
      const board = { ...position.board, [event.cell]: stack };
      return [{ position: { ...position, board }, marks: { glow: [event.cell], drop: event.cell }, steps: 2, event }];
    }
    default:
      return [];
  }
}

/**
 * @param {Element} root
 * @param {unknown} marks
 * @param {number} ms
 */
export function motion(root, marks, ms) {
  const show = /** @type {Show} */ (marks ?? {});
  if (show.drop) {
    const cell = root.querySelector(".scene .drop");
    cell?.animate(
      [
        { transform: "translateY(-46px)", opacity: 0.3 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: ms * 1.2,
        easing: "ease-in",
      },
    );
  }
  if (!show.pawn) return;
  const pawn = root.querySelector(`[data-pawn="${show.pawn.seat}"]`);
  const [from, world] = [root.querySelector(`[data-at="${show.pawn.from}"]`), root.querySelector(".world")];
  if (!pawn || !from || !world) return;
  const scale = new DOMMatrix(getComputedStyle(world).transform).a || 1;
  const [a, b] = [from.getBoundingClientRect(), pawn.getBoundingClientRect()];
  const x = (a.left + a.width / 2 - b.left - b.width / 2) / scale;
  const y = (a.top + a.height / 2 - b.bottom) / scale;
  pawn.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: ms * 1.6,
    easing: "ease-in-out",
  });
}
