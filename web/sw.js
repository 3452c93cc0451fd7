// Keeps one whole version of the site, every file of it checked by its SHA-256, and answers from it alone.
//
// A version that cannot be fetched complete and unmixed is not installed. A new one waits until it is asked to take
// over, so nothing changes under a running game.

/** @type {ServiceWorkerScope} */
const worker = /** @type {any} */ (self);

const base = new URL("./", worker.location.href).href;
const PREFIX = `spelbord-files ${base} `;
const SHELF = PREFIX + VERSION;

/** Up to this many bytes a file belongs to the shell, which comes first. */
const SMALL = 200_000;

const ALL = Object.keys(FILES);
const SHELL = ALL.filter((path) => fact(path).size <= SMALL);

/** @param {string} path */
function fact(path) {
  return /** @type {(typeof FILES)[string]} */ (FILES[path]);
}

/** @param {string} path */
const address = (path) => base + path;

worker.addEventListener("install", (event) => {
  // The first time, the page needs the network for itself, and asks for the heavy files later.
  event.waitUntil(fill(worker.registration.active ? ALL : SHELL));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (event.data.do === "update") event.waitUntil(worker.skipWaiting());
  if (event.data.do === "fill") event.waitUntil(fillAndTell());
});

worker.addEventListener("fetch", (event) => {
  const path = asked(event.request);
  if (path !== undefined) event.respondWith(answer(path, event.request));
});

/**
 * @param {Request} request
 * @returns {string | undefined} the path of a file of the site; undefined leaves the request to the browser
 */
function asked(request) {
  const url = new URL(request.url);
  const place = url.origin + url.pathname;
  if (request.method !== "GET" || !place.startsWith(base)) return undefined;
  const path = decodeURI(place.slice(base.length)) || "index.html";
  // What has a hash in its name may still be asked for by a page of the version before.
  return path in FILES || path.startsWith("assets/") ? path : undefined;
}

/**
 * @param {string} path
 * @param {Request} request
 */
async function answer(path, request) {
  try {
    const mine = await (await caches.open(SHELF)).match(address(path));
    const found = mine ?? (path in FILES ? undefined : await caches.match(address(path)));
    if (found) return found;
  } catch {
    // Storage that fails is no reason to fail.
  }
  return fetch(request);
}

async function fillAndTell() {
  let complete = true;
  try {
    await fill(ALL);
  } catch {
    complete = false;
  }
  const clients = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const client of clients) client.postMessage({ complete });
}

/**
 * Puts these files on the shelf, one after the other so that the page is not starved.
 * @param {string[]} paths
 */
async function fill(paths) {
  const shelf = await caches.open(SHELF);
  const there = new Set((await shelf.keys()).map((request) => request.url));
  for (const path of paths) {
    if (!there.has(new URL(path, base).href)) await shelf.put(address(path), await genuine(path));
  }
}

/**
 * The very file that belongs to this version: from an earlier version, the browser's cache or the network.
 * @param {string} path
 */
async function genuine(path) {
  const { sha256: wanted } = fact(path);
  const twin = ALL.find((other) => other !== path && fact(other).sha256 === wanted);
  const sources = [
    () => caches.match(address(path)),
    () => (twin ? caches.match(address(twin)) : undefined),
    () => fetch(address(path)),
    () => fetch(address(path), { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await sha256(bytes)) !== wanted) continue;
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    return new Response(bytes, { headers: { "Content-Type": type } });
  }
  throw new Error(`${path} is not the one of this version`);
}

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Deletes all versions but this one and the one before, in which a page may still be open. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELF);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
