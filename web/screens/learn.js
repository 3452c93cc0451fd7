// Learn: every rule in plain words, examples step by step, and a board to try them on.
import { html, nothing } from "lit-html";
import { board } from "../boards/index.js";
import { ExamplePlayer } from "../example.js";
import { factsOf } from "../games.js";
import { has, ruleKey, t } from "../i18n.js";
import { backIcon, forwardIcon, pauseIcon, playIcon } from "../icons.js";
import { rules } from "../python.js";
import { loading } from "./loading.js";
import { missing } from "./missing.js";
import { panel } from "./panel.js";

/** @typedef {import("../app.js").App} App */

/** @type {Map<string, ExamplePlayer>} */
const players = new Map();

/** @param {App} app @param {import("../types").Board} game @param {import("../types").Example} example */
function player(app, game, example) {
  const key = `${game.name}/${example.id}/${document.documentElement.lang}`;
  let made = players.get(key);
  if (!made) {
    made = new ExamplePlayer(game, example, app.changed);
    players.set(key, made);
    made.load().catch((error) => console.warn(error));
  }
  return made;
}

/** Examples stop when one leaves the screen. */
export function leaveLearn() {
  for (const made of players.values()) {
    made.pause();
    made.stopTrying();
  }
  players.clear();
}

/** @param {string} rule */
export const ruleAnchor = (rule) => `rule-${rule.split(".").slice(1).join("-")}`;

/** @param {App} app */
export function learnScreen(app) {
  const name = app.route.parts[0] ?? "";
  const game = board(name);
  if (!game) return missing();
  const chapters = withAllRules(game.learn.chapters, factsOf(name)?.rules ?? []);
  return html`
    <div class="page learn" data-game=${name}>
      <header>
        <h1 tabindex="-1">${t("learn-title", { game: t(`${name}-name`) })}</h1>
        <p class="lead">${t(`${name}-learn-lead`)}</p>
        <p class="bar">
          <a class="button primary" href=${`#/setup/${name}`}>${t("play")}</a>
          ${app.table.view?.game === name ? html`<a class="button" href="#/play">${t("resume")}</a>` : nothing}
        </p>
      </header>
      <nav class="contents" aria-label=${t("contents")}>
        <ul>
          ${chapters.map(({ id }) => html`<li><a href=${`#/learn/${name}/chapter-${id}`}>${t(`${name}-chapter-${id}`)}</a></li>`)}
          <li><a href=${`#/learn/${name}/examples`}>${t("examples")}</a></li>
        </ul>
      </nav>
      <div class="chapters">
        ${chapters.map((chapter) => chapterPart(app, name, chapter))}
        <section id="examples" tabindex="-1">
          <h2>${t("examples")}</h2>
          ${rules.ready ? nothing : loading(app)}
          ${game.learn.examples.map((example) => examplePart(player(app, game, example)))}
        </section>
      </div>
    </div>
  `;
}

/** Rules in no chapter get one of their own, so that every rule can be read. @param {{ id: string, rules: string[] }[]} chapters @param {string[]} rules */
function withAllRules(chapters, rules) {
  const told = new Set(chapters.flatMap((chapter) => chapter.rules));
  const rest = rules.filter((rule) => !told.has(rule));
  return rest.length ? [...chapters, { id: "more", rules: rest }] : chapters;
}

/** @param {App} app @param {string} name @param {{ id: string, rules: string[] }} chapter */
function chapterPart(app, name, { id, rules }) {
  const intro = `${name}-chapter-${id}.text`;
  const aimed = app.route.parts[1];
  return html`<section class="chapter" id=${`chapter-${id}`} tabindex="-1">
    <h2>${t(`${name}-chapter-${id}`)}</h2>
    ${has(intro) ? html`<p>${t(intro)}</p>` : nothing}
    <dl>
      ${rules.map((rule) => {
        const here = rule === `${name}.${aimed}`;
        return html`<div class=${here ? "rule aimed" : "rule"} id=${ruleAnchor(rule)} tabindex="-1">
          <dt>
            ${t(ruleKey(rule))}
            <a class="rule-id" href=${`#/learn/${name}/${rule.split(".").slice(1).join(".")}`}>${rule}</a>
          </dt>
          <dd>${t(`${ruleKey(rule)}.text`)}</dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

/** @param {ExamplePlayer} show */
function examplePart(show) {
  const { board: game, example, step, trial } = show;
  const id = `${game.name}-example-${example.id}`;
  return html`<article class="example">
    <h3>${t(id)}</h3>
    <p>${t(`${id}.text`)}</p>
    ${trial ? trialPart(show, trial) : step ? stepsPart(show, step) : nothing}
  </article>`;
}

/** @param {ExamplePlayer} show @param {import("../example.js").Step} step */
function stepsPart(show, step) {
  const last = show.steps.length - 1;
  const playing = show.timer !== null;
  return html`
    <div class="table-top still" id=${show.id} data-board=${show.board.name} inert>
      ${show.board.view(step.view, show.context(step.view))}
    </div>
    <p class="caption">${step.text}</p>
    <div class="bar" role="toolbar" aria-label=${t("example-controls")}>
      <button aria-disabled=${show.at === 0 ? "true" : nothing} @click=${() => show.go(-1)}>
        ${backIcon} ${t("step-back")}
      </button>
      <button @click=${() => show.play()}>
        ${playing ? pauseIcon : playIcon} ${t(playing ? "step-pause" : "step-play")}
      </button>
      <button aria-disabled=${show.at === last ? "true" : nothing} @click=${() => show.go(1)}>
        ${forwardIcon} ${t("step-forward")}
      </button>
      <span class="faint">${t("step-count", { step: show.at + 1, steps: last + 1 })}</span>
      <button class="primary" @click=${() => show.tryIt()}>${t("try-it")}</button>
    </div>
  `;
}

/** @param {ExamplePlayer} show @param {import("../table.js").Table} trial */
function trialPart(show, trial) {
  return html`
    ${panel(trial)}
    <div class="bar" role="toolbar" aria-label=${t("actions")}>
      <button @click=${() => show.tryIt()}>${t("try-again-position")}</button>
      <button @click=${() => trial.undo()}>${t("undo")}</button>
      <button @click=${() => show.stopTrying()}>${t("back-to-example")}</button>
    </div>
  `;
}
