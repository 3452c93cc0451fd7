// What is known of the games without Python: the build has asked the rules package.

/** @param {string} name */
export const factsOf = (name) => GAMES.find((game) => game.name === name);

/** Whether a game hides something from a seat. @param {string} name */
export const hides = (name) => factsOf(name)?.hidden ?? false;
