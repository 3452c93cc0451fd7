// Which games there are on the page. A new game adds its board here and nowhere else.
import { kalaha } from "./kalaha.js";
import { staka } from "./staka.js";
import { taki } from "./taki.js";

/** @type {import("../types").Board[]} */
export const BOARDS = [kalaha, taki, staka];

/** @param {string} name */
export const board = (name) => BOARDS.find((one) => one.name === name);
