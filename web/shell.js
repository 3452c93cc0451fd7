// Runs before anything is seen: the words of the shell in the reader's language alone, in the colours that were chosen.
import { pick } from "./languages.js";
import { loadSettings, settings } from "./settings.js";

loadSettings();
document.documentElement.lang = pick(settings.language);
document.documentElement.dataset.script = "";
