// About the computer players of a game: what each level knows, and how strong it was measured.
import { html, nothing } from "lit-html";
import { board } from "../boards/index.js";
import { factsOf } from "../games.js";
import { has, language, t } from "../i18n.js";
import { missing } from "./missing.js";

/** @typedef {import("../types").Measured["rows"][number]} Row */

/** @param {string} level */
const nameOf = (level) => t(`level-${level}`);

/** @param {import("../app.js").App} app */
export function opponentsScreen(app) {
  const name = app.route.parts[0] ?? "";
  const facts = factsOf(name);
  const tables = STRENGTH[name];
  if (!facts || !tables || !board(name)) return missing();
  const rows = tables.find(({ form }) => !form)?.rows ?? [];
  return html`
    <div class="page opponents" data-game=${name}>
      <header>
        <h1 tabindex="-1">${t("opponents-title", { game: t(`${name}-name`) })}</h1>
        <p class="lead">${t("opponents-lead")}</p>
        <p class="bar"><a class="button primary" href=${`#/setup/${name}`}>${t("play")}</a></p>
      </header>
      <ol class="levels">
        ${facts.levels.map((level) => levelPart(name, level, rows))}
      </ol>
      <section aria-labelledby="measured-title">
        <h2 id="measured-title">${t("measured")}</h2>
        <p>${t("measured-text")}</p>
        ${tables.map(({ form, rows: some }) => measured(form, some))}
      </section>
    </div>
  `;
}

/** @param {string} game @param {string} level @param {Row[]} rows */
function levelPart(game, level, rows) {
  const text = has(`${game}-opponent-${level}`) ? `${game}-opponent-${level}` : `opponent-${level}`;
  // The next lower level is told first of each; the lowest has random players below it.
  const best = rows.find((row) => row.level === level);
  return html`<li>
    <h2>${nameOf(level)}</h2>
    <p>${has(text) ? t(text) : nothing}</p>
    ${best ? html`<p class="wins">${t("opponents-wins", { wins: Math.round(best.wins / 10), other: nameOf(best.against) })}</p>` : nothing}
  </li>`;
}

/** @param {string} form @param {Row[]} rows */
function measured(form, rows) {
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  const seats = Number.parseInt(form, 10);
  const title = seats ? t("measured-seats", { seats }) : t(form ? `measured-${form}` : "measured-usual");
  return html`<div class="wide-table" tabindex="0" role="region" aria-label=${title}>
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("measured-level")}</th>
          <th scope="col">${t("measured-against")}</th>
          <th scope="col">${t("measured-games")}</th>
          <th scope="col">${t("measured-wins")}</th>
          <th scope="col">${t("measured-sure")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ level, against, games, wins, least, most }) => html`<tr>
            <th scope="row">${nameOf(level)}</th>
            <td>${nameOf(against)}</td>
            <td>${games}</td>
            <td>${percent.format(wins / 100)}</td>
            <td>${percent.format(least / 100)} – ${percent.format(most / 100)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
