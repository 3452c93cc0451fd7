/**
 * The address of a part of the built site. Every built script lies in `assets/`, so the site may live anywhere.
 * @param {string} path relative to the root of the site, as in `ASSETS`
 */
export const address = (path) => new URL(`../${path}`, import.meta.url).href;
