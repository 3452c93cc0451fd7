// Looking back at a finished game: how well each played, the lead as a curve, and where something was given away.
import { html, nothing } from "lit-html";
import { moveOf, reason } from "../advice.js";
import { t } from "../i18n.js";
import { Review } from "../review.js";
import { helpAllowed } from "../settings.js";
import { outcomeText } from "../worth.js";
import { curve } from "./curve.js";
import { panel } from "./panel.js";

/**
 * @typedef {import("../app.js").App} App
 * @typedef {import("../judge.js").Judged} Judged
 * @typedef {import("../table.js").Table} Table
 */

/** @type {Review | null} */
let kept = null;

/** Whether the game on the table can be looked back at. @param {Table} table */
export const reviewable = ({ view, board, record }) =>
  helpAllowed() && view?.turn === null && view.plies > 0 && record !== null && Boolean(board.advice?.worth);

/** The review of the game on the table; it begins when one first looks. @param {App} app */
function reviewOf({ table, changed }) {
  if (!helpAllowed() || !table.view) return null;
  if (kept && kept.link === table.link) return kept;
  if (!reviewable(table)) return null;
  kept?.stop();
  kept = new Review(table, changed);
  kept.run();
  return kept;
}

/** Nobody looks any more; what was found is kept. */
export function leaveReview() {
  kept?.endTrial();
  kept?.stop();
}

/** @param {App} app */
export function reviewScreen(app) {
  const review = reviewOf(app);
  if (!review)
    return html`<h1 tabindex="-1">${t("review-title")}</h1>
    <p class="lead">${t("review-none")} <a href="#/">${t("to-games")}</a></p>`;
  return html`
    <div class="page review" data-game=${review.view.game}>
      <header>
        <h1 tabindex="-1">${t("review-title")}</h1>
        <p class="lead">${t("review-lead")}</p>
        <p class="bar"><a class="button" href="#/play">${t("review-back")}</a></p>
      </header>
      ${progress(review)}
      <section aria-labelledby="review-lead-title">
        <h2 id="review-lead-title">${t("review-curve")}</h2>
        ${curve(review)}
        <ul class="tallies">
          ${review.names.map((name, seat) => html`<li><strong>${name}</strong> ${t("review-tally", review.tally(seat))}</li>`)}
        </ul>
      </section>
      <section aria-labelledby="review-moments-title">
        <h2 id="review-moments-title">${t("review-moments")}</h2>
        ${review.complete && !review.moments.length ? html`<p>${t("review-nothing")}</p>` : nothing}
        <ol class="moments">
          ${review.moments.map((one) => moment(app, review, one))}
        </ol>
      </section>
    </div>
  `;
}

/** @param {Review} review */
function progress(review) {
  if (review.complete) return nothing;
  const { done, moves, running, failed } = review;
  const text = t("review-progress", { done, count: moves.length });
  return html`<div class="review-progress">
    <progress value=${done} max=${moves.length} aria-label=${text}></progress>
    <span aria-hidden="true">${text}</span>
    ${failed ? html`<span>${t("review-failed")}</span>` : nothing}
    <button @click=${() => (running ? review.stop() : review.run())}>${t(running ? "review-stop" : "review-go-on")}</button>
  </div>`;
}

/** @param {App} app @param {Review} review @param {Judged} one */
function moment(app, review, one) {
  const { move, best, could, got, loss } = one;
  const { table } = app;
  const name = review.names[move.seat] ?? "";
  const about = !could.exact || !got.exact;
  const open = review.at === move.ply;
  return html`<li class="moment" id=${`moment-${move.ply + 1}`}>
    <p class="moment-loss">
      <span class="sr">${t(about ? "review-loss-about" : "review-loss", { by: Math.round(loss) })}</span>
      <span aria-hidden="true">${about ? "≈" : ""}−${Math.round(loss)}</span>
    </p>
    <h3>
      ${t("review-move", { ply: move.ply + 1, name, move: review.board.move(move.action, null, table.context) })}
    </h3>
    <p class="moment-better">
      ${t("review-better", { move: moveOf(best, table), reason: reason(best, table) })}
    </p>
    <p>${t("review-became", { name, best: outcomeText(could), played: outcomeText(got) })}</p>
    <button aria-expanded=${String(open)} @click=${() => (open ? review.endTrial() : review.tryOut(one))}>
      ${t(open ? "review-close" : "review-try")}
    </button>
    ${open && review.trial ? trialPart(review, review.trial, one) : nothing}
  </li>`;
}

/** @param {Review} review @param {Table} trial @param {Judged} one */
function trialPart(review, trial, one) {
  const before = trial.view?.ply === one.move.ply;
  return html`<div class="trial" role="group" aria-label=${t("review-copy-name")}>
    <p class="faint">${t("review-copy")}</p>
    ${panel(trial)}
    <div class="bar" role="toolbar" aria-label=${t("actions")}>
      ${
        before
          ? html`<button class="primary" @click=${() => trial.act(one.best.action)}>
              ${t("review-play", { move: moveOf(one.best, trial) })}
            </button>`
          : html`<button @click=${() => review.tryOut(one)}>${t("try-again-position")}</button>`
      }
      <button
        aria-disabled=${trial.view?.ply ? nothing : "true"}
        @click=${() => trial.view?.ply && trial.undo()}
      >
        ${t("undo")}
      </button>
    </div>
  </div>`;
}
