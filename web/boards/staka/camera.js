// Looking at a world that is larger than its stage: pan, zoom and fit by touch, mouse and keys.
import { noChange } from "lit-html";
import { AsyncDirective } from "lit-html/async-directive.js";
import { directive } from "lit-html/directive.js";
import { stepTime } from "../../settings.js";

/** @typedef {import("./hex.js").Box} Box */

const SMALLEST = 0.2;
const LARGEST = 2.5;
/** An early, small board is not blown up beyond this. */
const FITS = 1.25;
const MARGIN = 16;
/** Pixels a finger may slip before it is a drag. */
const SLIP = 8;

class Camera {
  /** The middle of the stage looks at this point of the world. */
  #at = { x: 0, y: 0 };
  #scale = 1;
  /** Nobody has moved the camera: it keeps everything in sight. */
  #follows = true;
  /** @type {Box} */
  #box = { left: 0, top: 0, right: 0, bottom: 0 };
  /** @type {Map<number, { x: number, y: number }>} */
  #fingers = new Map();
  #dragging = false;
  #slipped = 0;

  /** @param {HTMLElement} stage its first child is the world */
  constructor(stage) {
    this.stage = stage;
    this.watch = new ResizeObserver(() => this.#follows && this.fit(false));
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      stage.addEventListener(kind, (event) => this.#up(event));
    }
    stage.addEventListener("click", (event) => this.#click(event), { capture: true });
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    stage.addEventListener("focusin", (event) => this.reveal(/** @type {Element} */ (event.target)));
  }

  /** The world has this size now. @param {Box} box */
  show(box) {
    const same = Object.entries(box).every(([side, value]) => this.#box[/** @type {keyof Box} */ (side)] === value);
    if (same) return;
    const grown =
      box.left < this.#box.left ||
      box.top < this.#box.top ||
      box.right > this.#box.right ||
      box.bottom > this.#box.bottom;
    this.#box = box;
    if (this.#follows || grown) this.fit();
  }

  /** Everything in sight, now and when the board grows. @param {boolean} [gliding] */
  fit(gliding = true) {
    const { left, top, right, bottom } = this.#box;
    const { clientWidth: width, clientHeight: height } = this.stage;
    if (!width || !height) return;
    this.#follows = true;
    const { aside, below } = this.#covered();
    const across = (width - aside - 2 * MARGIN) / (right - left);
    const down = (height - below - 2 * MARGIN) / (bottom - top);
    this.#scale = Math.max(SMALLEST, Math.min(FITS, across, down));
    this.#at = { x: (left + right + aside / this.#scale) / 2, y: (top + bottom + below / this.#scale) / 2 };
    this.#apply(gliding);
  }

  /** What the buttons on the stage cover: a column at its end, or a row at its foot. */
  #covered() {
    const tools = this.stage.parentElement?.querySelector(".tools");
    const { offsetWidth: width, offsetHeight: height } =
      tools instanceof HTMLElement ? tools : { offsetWidth: 0, offsetHeight: 0 };
    return width > height ? { aside: 0, below: height } : { aside: width, below: 0 };
  }

  /**
   * @param {number} factor
   * @param {{ x: number, y: number }} [point] of the stage, from its middle: what is there stays there
   */
  zoom(factor, point = { x: 0, y: 0 }) {
    const scale = Math.max(SMALLEST, Math.min(LARGEST, this.#scale * factor));
    this.#at.x += point.x / this.#scale - point.x / scale;
    this.#at.y += point.y / this.#scale - point.y / scale;
    this.#scale = scale;
    this.#follows = false;
    this.#apply(false);
  }

  /** @param {number} x pixels @param {number} y pixels @param {boolean} [gliding] */
  pan(x, y, gliding = false) {
    const { left, top, right, bottom } = this.#box;
    this.#at.x = Math.max(left, Math.min(right, this.#at.x + x / this.#scale));
    this.#at.y = Math.max(top, Math.min(bottom, this.#at.y + y / this.#scale));
    this.#follows = false;
    this.#apply(gliding);
  }

  /** Moves just so far that the element is in sight. @param {Element} element */
  reveal(element) {
    if (this.#dragging || this.#fingers.size || !element.closest(".world")) return;
    const [stage, box] = [this.stage.getBoundingClientRect(), element.getBoundingClientRect()];
    const miss = (
      /** @type {number} */ low,
      /** @type {number} */ high,
      /** @type {number} */ from,
      /** @type {number} */ to,
    ) => (low < from ? low - from - MARGIN : high > to ? high - to + MARGIN : 0);
    const [x, y] = [
      miss(box.left, box.right, stage.left, stage.right),
      miss(box.top, box.bottom, stage.top, stage.bottom),
    ];
    if (x || y) this.pan(x, y, true);
  }

  /** @param {boolean} gliding */
  #apply(gliding) {
    const { clientWidth: width, clientHeight: height } = this.stage;
    const world = /** @type {HTMLElement} */ (this.stage.firstElementChild);
    world.style.transition = gliding && stepTime() ? "transform 0.25s ease-out" : "none";
    const [x, y] = [width / 2 - this.#at.x * this.#scale, height / 2 - this.#at.y * this.#scale];
    world.style.transform = `translate(${x}px, ${y}px) scale(${this.#scale})`;
    this.stage.dataset.camera = this.#follows ? "fit" : "free";
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) [this.#dragging, this.#slipped] = [false, 0];
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#slipped += Math.hypot(now.x - before.x, now.y - before.y);
    // On a board that is in sight as a whole one finger scrolls the page.
    if (this.#slipped > SLIP && !this.#dragging) {
      this.#dragging = true;
      this.stage.setPointerCapture(event.pointerId);
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (!this.#dragging) return;
    if (!other) {
      this.pan(before.x - now.x, before.y - now.y);
      return;
    }
    const box = this.stage.getBoundingClientRect();
    const middle = {
      x: (now.x + other.x) / 2 - box.left - box.width / 2,
      y: (now.y + other.y) / 2 - box.top - box.height / 2,
    };
    const [far, near] = [
      Math.hypot(now.x - other.x, now.y - other.y),
      Math.hypot(before.x - other.x, before.y - other.y),
    ];
    if (near > 0) this.zoom(far / near, middle);
    this.pan((before.x - now.x) / 2, (before.y - now.y) / 2);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
  }

  /** The end of a drag is no press. @param {MouseEvent} event */
  #click(event) {
    if (!this.#dragging || event.detail === 0) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A wheel scrolls the page until one has put the focus on the board, or holds the zoom key. @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey && !this.stage.contains(document.activeElement)) return;
    event.preventDefault();
    const box = this.stage.getBoundingClientRect();
    const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
    this.zoom(1.0016 ** -event.deltaY, point);
  }
}

/** @type {WeakMap<Element, Camera>} */
const cameras = new WeakMap();

/**
 * The camera of the stage that a thing belongs to.
 * @param {Element} thing
 */
export function cameraNear(thing) {
  const stage = thing.closest(".staka")?.querySelector(".stage");
  return stage ? cameras.get(stage) : undefined;
}

class Look extends AsyncDirective {
  /** @type {Camera | undefined} */
  #camera;

  /** @param {Box} _box */
  render(_box) {
    return noChange;
  }

  /**
   * @param {import("lit-html").Part} part
   * @param {[Box]} values
   * @override
   */
  update(part, [box]) {
    const stage = /** @type {HTMLElement} */ (/** @type {import("lit-html").ElementPart} */ (part).element);
    if (!this.#camera) {
      this.#camera = new Camera(stage);
      cameras.set(stage, this.#camera);
      this.#camera.watch.observe(stage);
    }
    // The stage is only now being put on the page: it has its size a moment later.
    const camera = this.#camera;
    queueMicrotask(() => camera.show(box));
    return noChange;
  }

  /** @override */
  disconnected() {
    this.#camera?.watch.disconnect();
  }

  /** @override */
  reconnected() {
    if (this.#camera) this.#camera.watch.observe(this.#camera.stage);
  }
}

/** `<div class="stage" ${look(box)}><div class="world">…` */
export const look = directive(Look);
