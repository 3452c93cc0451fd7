// Custom properties of an element, set through the CSSOM because the content policy allows no style attributes.
import { noChange } from "lit-html";
import { Directive, directive, PartType } from "lit-html/directive.js";

class Vars extends Directive {
  /** @param {import("lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() belongs in a tag");
  }

  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /**
   * @param {import("lit-html").Part} part
   * @param {[Record<string, string | number>]} values
   * @override
   */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (/** @type {import("lit-html").ElementPart} */ (part).element);
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, String(value));
    return noChange;
  }
}

/** `<div ${vars({ pits: 6 })}>` sets `--pits`. */
export const vars = directive(Vars);
