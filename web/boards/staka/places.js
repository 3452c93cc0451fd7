// Where things lie that are not on the board, as the rules name those places.

/** @param {"pot" | "field"} tray @param {string} kind */
export const trayPlace = (tray, kind) => `${tray} ${kind}`;

/** @param {number} seat @param {string} kind */
export const handPlace = (seat, kind) => `hand ${kind} ${seat}`;

/** @param {number} seat */
export const doublePlace = (seat) => `double ${seat}`;

/**
 * @param {string} at
 * @returns {{ tray: "pot" | "field" | "hand" | "double", seat: number | null, kind: string } | null} null for a cell
 */
export function place(at) {
  const [tray = "", ...words] = at.split(" ");
  if (tray === "pot" || tray === "field") return { tray, seat: null, kind: words[0] ?? "" };
  if (tray === "hand") return { tray, seat: Number(words[1]), kind: words[0] ?? "" };
  if (tray === "double") return { tray, seat: Number(words[0]), kind: "" };
  return null;
}
