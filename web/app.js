import { rules } from "./python.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
rules.observe((status) => {
  main.dataset.python = status.state;
});
rules.start();
