// The page: which screen, in which language, with which game.
import { html, nothing, render } from "lit-html";
import { language, t, use } from "./i18n.js";
import { gearIcon, mark } from "./icons.js";
import { LANGUAGES, pick } from "./languages.js";
import { keepFiles, observeOffline } from "./offline.js";
import { rules } from "./python.js";
import { route } from "./router.js";
import { markWish, syncTabStop } from "./roving.js";
import { markHints } from "./screens/advice.js";
import { classScreen, enterClass } from "./screens/classroom.js";
import { gameScreen, openLink, showCurrentMove } from "./screens/game.js";
import { learnScreen, leaveLearn } from "./screens/learn.js";
import { missing } from "./screens/missing.js";
import { updateNotice } from "./screens/offline.js";
import { opponentsScreen } from "./screens/opponents.js";
import { leaveReview, reviewScreen } from "./screens/review.js";
import { settingsScreen } from "./screens/settings.js";
import { setupScreen } from "./screens/setup.js";
import { startScreen } from "./screens/start.js";
import { change, loadSettings, settings } from "./settings.js";
import { noteCorrupt, observeStorage, savedGames, storageTrouble } from "./store.js";
import { Table } from "./table.js";

/** @type {Record<string, (app: App) => unknown>} */
const SCREENS = {
  start: startScreen,
  setup: setupScreen,
  play: gameScreen,
  review: reviewScreen,
  learn: learnScreen,
  opponents: opponentsScreen,
  settings: settingsScreen,
  class: classScreen,
  load: gameScreen,
};

export class App {
  route = route();
  /** @type {import("./python.js").Status} */
  status = rules.status;
  /** A text at the top of the page. */
  notice = "";
  /** What the share button has made. @type {{ address: string, copied: boolean } | null} */
  shared = null;

  #root = /** @type {HTMLElement} */ (document.querySelector("#app"));
  #drawn = false;
  #drawing = false;
  #again = false;

  changed = () => this.draw();
  table = new Table(this.changed, { keep: true });

  async start() {
    rules.start();
    loadSettings();
    enterClass(this.route);
    await use(pick(settings.language));
    observeStorage(this.changed);
    observeOffline(this.changed);
    addEventListener("hashchange", () => this.follow());
    addEventListener("keydown", (event) => this.#skip(event));
    addEventListener("pointerdown", () => this.table.moving && this.table.skip());
    const restored = this.#restore();
    rules.observe((status) => {
      this.status = status;
      if (rules.ready) restored.then(keepFiles);
      this.draw();
    });
  }

  /** The game that the address tells, or else the one that was being played. */
  async #restore() {
    if (this.route.screen === "load") return openLink(this, this.route.parts.join("/"));
    for (const saved of savedGames()) {
      const error = await this.table.resume(saved);
      if (!error) return;
      noteCorrupt();
    }
  }

  follow() {
    const before = this.route;
    this.route = route();
    this.notice = "";
    this.shared = null;
    if (before.screen === "learn" && (this.route.screen !== "learn" || before.parts[0] !== this.route.parts[0]))
      leaveLearn();
    if (before.screen === "review" && this.route.screen !== "review") leaveReview();
    if (this.route.screen === "load") openLink(this, this.route.parts.join("/"));
    if (enterClass(this.route)) use(pick(settings.language)).then(this.changed);
    this.draw();
    this.#arrive(before);
  }

  /** Another screen instead of this one, which one cannot come back to. @param {string} hash @param {string} [notice] */
  turnTo(hash, notice = "") {
    history.replaceState(null, "", hash);
    this.follow();
    this.notice = notice;
    this.draw();
  }

  /** The focus goes where one is now. @param {import("./router.js").Route} before */
  #arrive(before) {
    const [, anchor] = this.route.parts;
    const aim = this.route.screen === "learn" && anchor ? this.#anchor(anchor) : null;
    if (aim) {
      aim.scrollIntoView({ block: "start" });
      aim.focus({ preventScroll: true });
    } else if (before.screen !== this.route.screen || before.parts[0] !== this.route.parts[0]) {
      scrollTo(0, 0);
      /** @type {HTMLElement | null} */ (this.#root.querySelector("h1"))?.focus({ preventScroll: true });
    }
  }

  /** @param {string} anchor @returns {HTMLElement | null} */
  #anchor(anchor) {
    return document.getElementById(`rule-${anchor.replaceAll(".", "-")}`) ?? document.getElementById(anchor);
  }

  /** @param {import("./languages.js").Language} chosen */
  async setLanguage(chosen) {
    change({ language: chosen });
    await use(chosen);
    leaveLearn();
    this.draw();
  }

  /** Any key ends what is moving. @param {KeyboardEvent} event */
  #skip(event) {
    if (this.table.moving && !event.repeat && !["Shift", "Control", "Alt", "Meta"].includes(event.key))
      this.table.skip();
  }

  /** Draws the page, at once. What is asked for meanwhile – the focus moves as its button goes – is drawn afterwards. */
  draw() {
    this.#again = true;
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      while (this.#again) {
        this.#again = false;
        this.#draw();
      }
    } finally {
      this.#drawing = false;
    }
  }

  #draw() {
    if (!this.#drawn) this.#root.replaceChildren();
    const screen = SCREENS[this.route.screen] ?? missing;
    const panel = document.activeElement?.closest(".panel");
    render(this.#page(screen(this)), this.#root);
    const title = this.#root.querySelector("h1")?.textContent?.trim();
    document.title = title && title !== t("app-name") ? `${title} – ${t("app-name")}` : t("app-name");
    showCurrentMove(this.#root);
    markHints(this.#root);
    for (const board of this.#root.querySelectorAll(".table-top:not(.still)")) syncTabStop(board, null);
    markWish(this.#root, this.table.wish?.at ?? null);
    // What had the focus may be gone: a card that was played, a button that was pressed.
    if (panel?.isConnected && document.activeElement === document.body) {
      const next = panel.querySelector('.curtain button, [data-at][tabindex="0"]');
      /** @type {HTMLElement | null} */ (next ?? this.#root.querySelector("h1"))?.focus({ preventScroll: true });
    }
    if (!this.#drawn) {
      this.#drawn = true;
      const [, anchor] = this.route.parts;
      if (this.route.screen === "learn" && anchor) this.#anchor(anchor)?.scrollIntoView();
    }
    this.#root.dataset.python = this.status.state;
  }

  /** @param {unknown} screen */
  #page(screen) {
    const trouble = storageTrouble();
    return html`
      <a class="skip" href="#main" @click=${this.#skipLink}>${t("skip-link")}</a>
      <header class="masthead">
        <a class="brand" href="#/">${mark}<span>${t("app-name")}</span></a>
        <nav aria-label=${t("site")}>
          <label class="language">
            <span class="sr">${t("settings-language")}</span>
            <select @change=${(/** @type {Event} */ event) => this.setLanguage(/** @type {any} */ (event.target).value)}>
              ${Object.entries(LANGUAGES).map(
                ([code, name]) =>
                  html`<option value=${code} lang=${code} .selected=${code === language()}>${name}</option>`,
              )}
            </select>
          </label>
          <a class="button quiet" href="#/settings">${gearIcon}<span class="wide">${t("settings")}</span></a>
        </nav>
      </header>
      <main id="main" tabindex="-1">
        ${updateNotice()}
        ${trouble === "ok" ? nothing : html`<p class="notice" role="alert">${t(`storage-${trouble}`)}</p>`}
        ${this.notice ? html`<p class="notice" role="alert">${this.notice}</p>` : nothing} ${screen}
      </main>
      <footer class="foot">
        <p>${t("foot")}</p>
      </footer>
    `;
  }

  #skipLink = (/** @type {Event} */ event) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  };
}

const app = new App();
app.start().catch((error) => console.error(error));
addEventListener("beforeunload", () => app.table.interrupt());
