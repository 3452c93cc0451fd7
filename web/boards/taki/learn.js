// The rules by chapter, and positions in which one sees them work.

const NAMES = ["Anna", "Ben", "Cleo"];
const PILE = [
  "Y1",
  "G8",
  "B9",
  "R9",
  "Y6",
  "G1",
  "B4",
  "Y3",
  "R1",
  "G9",
  "B1",
  "Y8",
  "R8",
  "B3",
  "Y9",
  "G5",
  "R4",
  "B7",
];

/** @type {import("../../types").Board["learn"]} */
export const learn = {
  chapters: [
    { id: "aim", rules: ["taki.deal", "taki.first", "taki.youngest", "taki.win"] },
    { id: "turn", rules: ["taki.turn", "taki.match", "taki.hold", "taki.draw", "taki.drawn"] },
    { id: "action", rules: ["taki.stop", "taki.plus2", "taki.direction", "taki.plus"] },
    {
      id: "run",
      rules: ["taki.run", "taki.run.only", "taki.run.last", "taki.close", "taki.alone", "taki.supertaki"],
    },
    { id: "wild", rules: ["taki.color", "taki.king", "taki.plus3", "taki.breaker", "taki.breaker.own"] },
    { id: "last", rules: ["taki.call", "taki.call.early", "taki.reshuffle", "taki.blocked", "taki.over"] },
    { id: "tournament", rules: ["taki.phase", "taki.champion"] },
  ],
  examples: [
    {
      id: "run",
      position: {
        hands: [
          ["RT", "R+2", "R3", "RS", "B4"],
          ["G7", "Y5"],
          ["B8", "Y4"],
        ],
        draw: PILE,
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play RT", "play R+2", "play R3", "play RS", "close !"],
      rules: ["taki.run", "taki.run.last", "taki.stop"],
    },
    {
      id: "stack",
      position: {
        hands: [
          ["R+2", "B5", "Y7"],
          ["G+2", "G4", "Y5"],
          ["B8", "Y4", "R6"],
        ],
        draw: PILE,
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play R+2", "play G+2", "draw"],
      rules: ["taki.plus2"],
    },
    {
      id: "king",
      position: {
        hands: [
          ["R+2", "B5", "Y7"],
          ["K", "G4", "B6", "Y5"],
          ["B8", "Y4", "R6"],
        ],
        draw: PILE,
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play R+2", "play K", "play B6"],
      rules: ["taki.king"],
    },
    {
      id: "breaker",
      position: {
        hands: [
          ["+3", "B5", "Y7"],
          ["G4", "B6", "Y5"],
          ["BK", "Y4", "R6"],
        ],
        draw: PILE,
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play +3", "pass", "break"],
      rules: ["taki.plus3", "taki.breaker"],
    },
    {
      id: "own",
      position: {
        hands: [
          ["BK", "B1", "B3"],
          ["G4", "B6", "Y5"],
        ],
        draw: PILE.slice(0, 9),
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play BK"],
      rules: ["taki.breaker.own"],
    },
    {
      id: "open",
      position: {
        hands: [
          ["RT", "B5", "Y7"],
          ["R4", "R6", "B6", "Y5"],
          ["B8", "Y4"],
        ],
        draw: PILE.slice(0, 9),
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play RT", "leave", "play R4", "play R6", "close"],
      rules: ["taki.run", "taki.alone", "taki.close"],
    },
    {
      id: "call",
      position: {
        hands: [
          ["R1", "B3"],
          ["R4", "B6"],
        ],
        draw: PILE.slice(0, 8),
        discard: ["R5"],
        turn: 0,
      },
      actions: ["play R1 !", "play R4"],
      rules: ["taki.call"],
    },
    {
      id: "phase",
      options: { tournament: true },
      position: {
        hands: [["R1"], ["R4", "B6", "Y5"]],
        draw: PILE,
        discard: ["R5"],
        turn: 0,
        phases: [8, 8],
      },
      actions: ["play R1"],
      rules: ["taki.phase"],
    },
  ].map((example) => ({ ...example, seats: example.position.hands.length, names: NAMES })),
};
