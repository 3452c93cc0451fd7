// The start screen: the games, and the game one was in the middle of.
import { html, nothing } from "lit-html";
import { BOARDS } from "../boards/index.js";
import { cover } from "../covers.js";
import { t } from "../i18n.js";

/** @param {import("../app.js").App} app */
export function startScreen(app) {
  return html`
    <div class="start">
      <header class="hero">
        <h1 tabindex="-1">${t("app-name")}</h1>
        <p class="lead">${t("app-lead")}</p>
      </header>
      ${resume(app)}
      <ul class="games">
        ${BOARDS.map(
          ({ name }) =>
            html`<li class="card" data-game=${name}>
              <a class="card-cover" href=${`#/setup/${name}`} aria-labelledby=${`game-${name}`}>${cover(name)}</a>
              <div class="card-text">
                <h2 id=${`game-${name}`}>${t(`${name}-name`)}</h2>
                <p>${t(`${name}-lead`)}</p>
                <p class="bar">
                  <a class="button primary" href=${`#/setup/${name}`} aria-label=${t("play-game", { game: t(`${name}-name`) })}
                    >${t("play")}</a
                  >
                  <a class="button" href=${`#/learn/${name}`} aria-label=${t("learn-game", { game: t(`${name}-name`) })}
                    >${t("learn")}</a
                  >
                </p>
              </div>
            </li>`,
        )}
      </ul>
    </div>
  `;
}

/** @param {import("../app.js").App} app */
function resume(app) {
  const { view } = app.table;
  if (!view) return nothing;
  return html`<p class="resume" data-game=${view.game}>
    <span>${t(view.turn === null ? "resume-over" : "resume-text", { game: t(`${view.game}-name`), ply: view.ply })}</span>
    <a class="button primary" href="#/play">${t(view.turn === null ? "resume-look" : "resume")}</a>
  </p>`;
}
