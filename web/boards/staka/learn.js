// Learn: the rules in chapters, and small boards on which one can try them.

/** A stack of a height with a colour up, its faces meeting colour on colour. @type {Record<string, string[]>} */
const STACK = {
  W1: ["WB"],
  B1: ["BY"],
  R1: ["RY"],
  Y1: ["YR"],
  W2: ["YW", "WY"],
  B2: ["RB", "BR"],
  W3: ["BW", "RB", "WR"],
};

/** @param {Record<string, string>} cells each with a key of STACK */
const board = (cells) => Object.fromEntries(Object.entries(cells).map(([cell, stack]) => [cell, STACK[stack]]));

const POT = { WB: 3, WR: 3, WY: 3, BR: 3, BY: 3, RY: 3 };
const MEADOW = { "0,0": "W1", "1,0": "W2", "1,-1": "B2", "0,-1": "W3", "-1,0": "B1", "-1,1": "W1", "0,1": "R1" };
const HILL = { "0,0": "W3", "1,0": "W1", "1,-1": "B2", "0,1": "R1", "0,-1": "Y1", "-1,0": "B1", "-1,1": "B1" };
const GENTLE = { ...HILL, "0,0": "W2" };

/** White moves. @param {Record<string, string>} cells @param {string[]} pawns @param {object} more */
const white = (cells, pawns, more) => ({
  colors: "WB",
  phase: "act",
  turn: 0,
  board: board(cells),
  pot: POT,
  pawns,
  ...more,
});

export const learn = {
  chapters: [
    { id: "start", rules: ["staka.colors", "staka.field.touch", "staka.field.side", "staka.field.turn", "staka.pawn"] },
    {
      id: "move",
      rules: [
        "staka.walk",
        "staka.walk.climb",
        "staka.walk.must",
        "staka.stay",
        "staka.swim",
        "staka.swim.edge",
        "staka.swim.color",
        "staka.share",
      ],
    },
    {
      id: "act",
      rules: [
        "staka.either",
        "staka.take",
        "staka.take.must",
        "staka.lay",
        "staka.lay.height",
        "staka.lay.color",
        "staka.lay.pawn",
        "staka.lay.must",
        "staka.double",
        "staka.pass",
      ],
    },
    { id: "end", rules: ["staka.stop", "staka.end", "staka.dead"] },
    { id: "score", rules: ["staka.score", "staka.score.pawn", "staka.score.foreign", "staka.win"] },
    { id: "table", rules: ["staka.turn", "staka.hand", "staka.over"] },
  ],
  examples: [
    {
      id: "walk",
      position: white(MEADOW, ["0,0", "-1,0"], { phase: "move" }),
      actions: ["walk 1,0"],
      rules: ["staka.walk", "staka.walk.climb", "staka.walk.must"],
    },
    {
      id: "swim",
      position: white(MEADOW, ["0,-1", "-1,0"], { phase: "move" }),
      actions: ["swim 0,1"],
      rules: ["staka.swim", "staka.swim.edge", "staka.swim.color"],
    },
    {
      id: "lay",
      position: white(HILL, ["1,0", "-1,1"], { hands: [["WB"], []] }),
      actions: ["lay WB 1,-1"],
      rules: ["staka.lay", "staka.lay.color", "staka.lay.height"],
    },
    {
      id: "double",
      position: white(GENTLE, ["1,0", "-1,1"], { hands: [["WB"], []] }),
      actions: ["double 0,0"],
      rules: ["staka.double"],
    },
    {
      id: "count",
      position: white(HILL, ["1,0", "-1,1"], { phase: "move", pot: {}, hands: [["WB"], []], doubles: [false, false] }),
      actions: ["stay", "lay WB 1,-1"],
      rules: ["staka.lay.must", "staka.end", "staka.score", "staka.score.pawn"],
    },
  ],
};
