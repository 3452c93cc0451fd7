// What became of every move of a game, from what was found at each ply. Numbers only; no words.

/**
 * @typedef {import("./types").Advised} Advised
 * @typedef {{ value: number, exact: boolean, depth: number | null }} Worth
 * @typedef {{ ply: number, seat: number, action: string }} Move the one that was played after `ply` others
 * @typedef {object} Judged
 * @property {Move} move
 * @property {Advised} best what could have been played
 * @property {Worth} could what that was worth to its seat
 * @property {Worth} got what the move that was played was worth
 * @property {number} loss by how much that is less
 * @property {boolean} choice whether there was anything else to play
 * @property {boolean} gave whether it gave something away
 */

/** A difference that counts; an estimate must differ clearly. */
const LEAST = { exact: 1, about: 3 };

/** @param {Worth} worth @param {number} seat as seat 0 sees it, or back */
const seen = (worth, seat) => ({ ...worth, value: seat === 0 ? worth.value : -worth.value });

/**
 * Judges the moves whose plies have been looked at. What follows a move is known better than what was foreseen.
 * @param {Move[]} moves
 * @param {(Advised[] | undefined)[]} looks what was found at each ply, best first
 * @param {number[]} scores at the end
 * @returns {(Judged | undefined)[]} by ply
 */
export function judge(moves, looks, scores) {
  /** @type {Worth | null} for seat 0, after the move */
  let after = { value: (scores[0] ?? 0) - (scores[1] ?? 0), exact: true, depth: null };
  /** @type {(Judged | undefined)[]} */
  const judged = moves.map(() => undefined);
  for (const move of moves.toReversed()) {
    const found = looks[move.ply];
    const [best] = found ?? [];
    const foreseen = found?.find((one) => one.action === move.action);
    if (!best || !foreseen) {
      after = null;
      continue;
    }
    const got = after?.exact ? seen(after, move.seat) : foreseen;
    const could = best.action === move.action || best.value < got.value ? got : best;
    const loss = could.value - got.value;
    const least = could.exact && got.exact ? LEAST.exact : LEAST.about;
    judged[move.ply] = {
      move,
      best,
      could,
      got,
      loss,
      choice: (found?.length ?? 0) > 1,
      gave: loss >= least,
    };
    after = seen(could, move.seat);
  }
  return judged;
}

/**
 * How far seat 0 is ahead at best play after each ply, as far as it is known.
 * @param {(Judged | undefined)[]} judged
 * @returns {(number | null)[]}
 */
export function leads(judged) {
  const at = (/** @type {Judged | undefined} */ one, /** @type {"could" | "got"} */ which) =>
    one ? seen(one[which], one.move.seat).value : null;
  return [at(judged[0], "could"), ...judged.map((one) => at(one, "got"))];
}
