// The page without a network: the service worker, its new versions, and the offer to install.
import { address } from "./assets.js";

/**
 * @typedef {object} Offline
 * @property {"impossible" | "waiting" | "filling" | "ready"} state whether all files are kept on this device
 * @property {boolean} update a new version is ready, and nobody has said "later"
 * @property {boolean} installable the browser offers to install the page
 */

/** Between two looks for a new version, in ms. */
const LOOK = 3_600_000;

/** @type {Offline} */
export const offline = { state: "waiting", update: false, installable: false };

/** @type {(() => void)[]} */
const observers = [];
/** @type {ServiceWorkerRegistration | undefined} */
let registration;
/** @type {(Event & { prompt(): Promise<unknown> }) | undefined} */
let offer;
let asked = false;

/** @param {() => void} observer called at every change */
export const observeOffline = (observer) => observers.push(observer);

/** @param {Partial<Offline>} patch */
function show(patch) {
  Object.assign(offline, patch);
  document.documentElement.dataset.offline = offline.state;
  for (const observer of observers) observer();
}

addEventListener("beforeinstallprompt", (event) => {
  // The browser would put its own bar over the game.
  event.preventDefault();
  offer = /** @type {typeof offer} */ (event);
  show({ installable: true });
});
addEventListener("appinstalled", () => show({ installable: false }));

/** Shows the browser's own question. */
export async function install() {
  await offer?.prompt();
  offer = undefined;
  show({ installable: false });
}

/** Starts to keep the files; to be called when the page has all it needs. */
export async function keepFiles() {
  if (registration || offline.state === "impossible") return;
  try {
    const workers = navigator.serviceWorker;
    workers.addEventListener("message", (event) => show({ state: event.data.complete ? "ready" : "waiting" }));
    workers.addEventListener("controllerchange", () => asked && location.reload());
    registration = await workers.register(address("sw.js"), { updateViaCache: "none" });
    follow(registration);
    const { active } = await workers.ready;
    if (offline.state !== "ready") show({ state: "filling" });
    active?.postMessage({ do: "fill" });
  } catch {
    // Private windows, storage denied, an address without https: everything works, with a network.
    show({ state: "impossible" });
  }
}

/** @param {ServiceWorkerRegistration} found */
function follow(found) {
  const look = () => {
    if (found.waiting && found.active) show({ update: true });
  };
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  const update = () => found.update().catch(() => undefined);
  setInterval(update, LOOK);
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && update());
}

/** Lets the new version take over, and loads the page again. */
export function updateNow() {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage({ do: "update" });
  else location.reload();
}

/** The new version takes over when the page is not open any more. */
export const updateLater = () => show({ update: false });
