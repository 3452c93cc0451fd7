// Buttons on the stage: zoom and fit, how the board is seen, looking into stacks, hints, the count.
import { html, nothing } from "lit-html";
import { t } from "../../i18n.js";
import { cameraNear } from "./camera.js";
import { countButton } from "./count.js";
import { fitIcon, hintIcon, inIcon, lookIcon, outIcon, planIcon, tiltIcon } from "./icons.js";
import { prefer, prefs } from "./prefs.js";

/**
 * @param {import("../../types").View} view
 * @param {import("../../types").Context} ctx
 */
export function tools(view, ctx) {
  const { mode, hints } = prefs();
  const camera = (/** @type {Event} */ event) => cameraNear(/** @type {Element} */ (event.currentTarget));
  return html`<div class="tools" role="toolbar" aria-label=${t("staka-tools")}>
    ${tool("in", inIcon, (event) => camera(event)?.zoom(1.25))} ${tool("out", outIcon, (event) => camera(event)?.zoom(0.8))}
    ${tool("fit", fitIcon, (event) => camera(event)?.fit())}
    ${tool(mode === "tilt" ? "plan" : "tilt", mode === "tilt" ? planIcon : tiltIcon, () => {
      prefer({ mode: mode === "tilt" ? "plan" : "tilt" });
      ctx.setUi({});
    })}
    ${tool("look", lookIcon, () => ctx.setUi({ look: !ctx.ui.look }), Boolean(ctx.ui.look))}
    ${tool(
      "hints",
      hintIcon,
      () => {
        prefer({ hints: !hints });
        ctx.setUi({});
      },
      hints,
    )}
    ${countButton(view, ctx)}
  </div>`;
}

/** @param {string} name @param {unknown} icon @param {(event: Event) => void} press @param {boolean} [on] */
const tool = (name, icon, press, on) => html`<button
  type="button"
  class="tool"
  title=${t(`staka-tool-${name}`)}
  aria-label=${t(`staka-tool-${name}`)}
  aria-pressed=${on === undefined ? nothing : String(on)}
  @click=${press}
>
  ${icon}
</button>`;
