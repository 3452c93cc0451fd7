// Set up a game: who sits where, which form of the game.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { board } from "../boards/index.js";
import { factsOf } from "../games.js";
import { has, t } from "../i18n.js";
import { swapIcon } from "../icons.js";
import { fetchOpenings } from "../openings.js";
import { optionKey, optionValue } from "../options.js";
import { rules, thinker } from "../python.js";
import { go } from "../router.js";
import { computersAllowed } from "../settings.js";
import { read, write } from "../store.js";
import { missing } from "./missing.js";

/**
 * @typedef {import("../app.js").App} App
 * @typedef {import("../types").GameFacts} GameFacts
 * @typedef {import("../types").Setup} Setup
 */

/** The form of each game, as long as the page is open. @type {Map<string, Setup>} */
const forms = new Map();

/** @param {GameFacts} facts @returns {Setup} */
function form(facts) {
  let made = forms.get(facts.name);
  if (!made) {
    made = { game: facts.name, ...remembered(facts) };
    forms.set(facts.name, made);
  }
  if (!computersAllowed()) made.players = made.players.map(({ name }) => person(name));
  return made;
}

/** @param {string} name @returns {import("../types").Player} */
const person = (name) => ({ name, kind: "person", level: null });

/** The level of a computer that nobody has chosen one for. @param {GameFacts} facts */
const usualLevel = (facts) => (facts.levels.includes("easy") ? "easy" : (facts.levels.at(-1) ?? null));

/** @param {GameFacts} facts */
function remembered(facts) {
  const defaults = Object.fromEntries(facts.options.map((option) => [option.name, option.default]));
  const least = facts.seats[0] ?? 2;
  /** @type {import("../types").Player[]} */
  const players = Array.from({ length: least }, (_, seat) =>
    seat ? { name: "", kind: "computer", level: usualLevel(facts) } : person(""),
  );
  const stored = read(`setup.${facts.name}`);
  if (!stored || !Array.isArray(stored.players) || !facts.seats.includes(stored.players.length)) {
    return { options: defaults, players };
  }
  const options = facts.options.map(({ name, choices }) => {
    const value = stored.options?.[name];
    return [name, choices.includes(value) ? value : defaults[name]];
  });
  return {
    options: Object.fromEntries(options),
    players: stored.players.map((/** @type {any} */ one) => ({
      name: String(one?.name ?? "").slice(0, 40),
      ...(one?.kind === "computer" && facts.levels.includes(one.level)
        ? { kind: /** @type {const} */ ("computer"), level: one.level }
        : { kind: /** @type {const} */ ("person"), level: null }),
    })),
  };
}

/** @param {App} app */
export function setupScreen(app) {
  const name = app.route.parts[0] ?? "";
  const found = factsOf(name);
  if (!found || !board(name)) return missing();
  if (!rules.ready) fetchOpenings();
  return html`
    <div class="page setup" data-game=${name}>
      <h1 tabindex="-1">${t(`${name}-name`)}</h1>
      ${setupForm(app, found)}
    </div>
  `;
}

/** @param {App} app @param {GameFacts} facts */
function setupForm(app, facts) {
  const setup = form(facts);
  const change = (/** @type {() => void} */ edit) => () => {
    edit();
    app.changed();
  };
  return html`
    <form
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        begin(app, setup);
      }}
    >
      ${presets(setup, facts, change)} ${players(setup, facts, app)} ${options(setup, facts, app)}
      ${app.table.view && app.table.view.turn !== null && app.table.view.ply ? html`<p class="faint">${t("setup-replaces")}</p>` : nothing}
      <button class="primary large" type="submit">${t("start-game")}</button>
    </form>
  `;
}

/** @param {App} app @param {Setup} setup */
async function begin(app, setup) {
  write(`setup.${setup.game}`, { options: setup.options, players: setup.players });
  app.shared = null;
  const started = app.table.start(setup);
  // Before Python is there one waits at the table.
  const { early } = app.table;
  if (early) go("#/play");
  else if (setup.players.some((player) => player.kind === "computer")) thinker.start();
  const error = await started;
  if (error) app.turnTo(`#/setup/${setup.game}`, error.message);
  else if (!early) go("#/play");
}

/**
 * @param {Setup} setup
 * @param {GameFacts} facts
 * @param {(edit: () => void) => () => void} change
 */
function presets(setup, facts, change) {
  const named = Object.entries(facts.presets);
  if (!named.length) return nothing;
  const plain = named.some(([, preset]) => matches({ ...setup, options: defaults(facts) }, facts, preset));
  const all = plain ? named : [/** @type {[string, {}]} */ (["standard", {}]), ...named];
  return html`<fieldset>
    <legend>${t("setup-form")}</legend>
    <div class="presets">
      ${all.map(
        ([key, preset]) =>
          html`<label class="preset">
            <input
              type="radio"
              name="preset"
              .checked=${live(matches(setup, facts, preset))}
              @change=${change(() => {
                setup.options = { ...defaults(facts), ...preset };
              })}
            />
            <span>
              <strong>${t(`${facts.name}-preset-${key}`)}</strong>
              <small>${t(`${facts.name}-preset-${key}.text`)}</small>
            </span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {GameFacts} facts */
const defaults = (facts) => Object.fromEntries(facts.options.map((option) => [option.name, option.default]));

/** @param {Setup} setup @param {GameFacts} facts @param {Record<string, unknown>} preset */
const matches = (setup, facts, preset) =>
  Object.entries({ ...defaults(facts), ...preset }).every(([name, value]) => setup.options[name] === value);

/** @param {Setup} setup @param {GameFacts} facts @param {App} app */
function players(setup, facts, app) {
  const most = facts.seats.at(-1) ?? 2;
  return html`<fieldset>
    <legend>${t("setup-players")}</legend>
    <p class="hint">${t(has(`${facts.name}-setup-order`) ? `${facts.name}-setup-order` : "setup-order")}</p>
    ${
      facts.seats.length > 1
        ? html`<label class="field">
            <span>${t("setup-seats")}</span>
            <select
              @change=${(/** @type {Event} */ event) => {
                seatCount(setup, facts, Number(/** @type {HTMLSelectElement} */ (event.target).value));
                app.changed();
              }}
            >
              ${facts.seats.map((count) => html`<option value=${count} .selected=${count === setup.players.length}>${count}</option>`)}
            </select>
          </label>`
        : nothing
    }
    <ol class="players">
      ${setup.players.map((_, seat) => player(setup, facts, app, seat, most))}
    </ol>
    ${
      computersAllowed()
        ? html`<p class="faint"><a href=${`#/opponents/${facts.name}`}>${t("opponents")}</a></p>`
        : html`<p class="faint">${t("computers-off")} <a href="#/settings">${t("settings")}</a></p>`
    }
  </fieldset>`;
}

/** @param {Setup} setup @param {GameFacts} facts @param {number} count */
function seatCount(setup, facts, count) {
  const level = usualLevel(facts);
  setup.players = Array.from(
    { length: count },
    (_, seat) => setup.players[seat] ?? { name: "", kind: /** @type {const} */ ("computer"), level },
  );
}

/** @param {Setup} setup @param {GameFacts} facts @param {App} app @param {number} seat @param {number} most */
function player(setup, facts, app, seat, most) {
  const one = setup.players[seat];
  if (!one) return nothing;
  const number = seat + 1;
  return html`<li class="player">
    <span class="player-number" aria-hidden="true">${number}</span>
    <label class="field grow">
      <span>${t("setup-name", { number })}</span>
      <input
        maxlength="40"
        autocomplete="off"
        placeholder=${t(one.kind === "person" ? "player-default" : "computer-default", { number })}
        .value=${live(one.name)}
        @input=${(/** @type {Event} */ event) => {
          one.name = /** @type {HTMLInputElement} */ (event.target).value.trim();
        }}
      />
    </label>
    <label class="field">
      <span>${t("setup-kind", { number })}</span>
      <select
        @change=${(/** @type {Event} */ event) => {
          const level = /** @type {HTMLSelectElement} */ (event.target).value;
          setup.players[seat] = { name: one.name, kind: level ? "computer" : "person", level: level || null };
          app.changed();
        }}
      >
        <option value="" .selected=${one.kind === "person"}>${t("kind-person")}</option>
        ${(computersAllowed() ? facts.levels : []).map(
          (level) =>
            html`<option value=${level} .selected=${one.level === level}>
              ${t("kind-computer", { level: has(`level-${level}`) ? t(`level-${level}`) : level })}
            </option>`,
        )}
      </select>
    </label>
    ${
      seat + 1 < setup.players.length
        ? html`<button
            type="button"
            class="quiet swap"
            aria-label=${t("setup-swap", { number, other: number + 1 })}
            title=${t("setup-swap", { number, other: number + 1 })}
            @click=${() => {
              const [first, second] = [setup.players[seat], setup.players[seat + 1]];
              if (first && second) setup.players.splice(seat, 2, second, first);
              app.changed();
            }}
          >
            ${swapIcon}
          </button>`
        : most
          ? html`<span class="swap"></span>`
          : nothing
    }
  </li>`;
}

/** Every option by itself, for those who want another form than the named ones. @param {Setup} setup @param {GameFacts} facts @param {App} app */
function options(setup, facts, app) {
  if (!facts.options.length) return nothing;
  return html`<details class="options">
    <summary>${t("setup-options")}</summary>
    ${facts.options.map(({ name, choices }) => {
      const id = optionKey(facts.name, name);
      const explained = has(`${id}.text`);
      return html`<label class="field row">
        <span>${t(id)}${explained ? html`<small>${t(`${id}.text`)}</small>` : nothing}</span>
        <select
          @change=${(/** @type {Event} */ event) => {
            setup.options[name] = choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
            app.changed();
          }}
        >
          ${choices.map(
            (choice) =>
              html`<option .selected=${choice === setup.options[name]}>
                ${optionValue(facts.name, name, choice)}
              </option>`,
          )}
        </select>
      </label>`;
    })}
  </details>`;
}
