/**
 * Keeps the page's own files, so that it opens at once and can say that the line is lost.
 * Never a view, a deck or anything else that was said in a room: those are not even looked at.
 */

const CACHE = "nightcap-shell";
const MOST_FILES = 80;
const shell = new URL("./", self.location).href;
const assets = new URL("assets/", shell).href;
/** Where the quick exit leads, also without a line. */
const blank = new URL("blank.html", shell).href;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(blank)));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && isShell(request.url)) event.respondWith(newest(request));
  else if (request.url === blank || request.url.startsWith(assets))
    event.respondWith(kept(request));
});

function isShell(address) {
  return address.split(/[?#]/)[0] === shell;
}

/** The page itself: as the server has it now, or as it was last time. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(shell, answer.clone());
    return answer;
  } catch (problem) {
    const before = await cache.match(shell);
    if (before) return before;
    throw problem;
  }
}

/** Files that are named by their content never change. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const before = await cache.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await forgetOldest(cache);
  }
  return answer;
}

async function forgetOldest(cache) {
  const files = (await cache.keys()).filter(({ url }) => url !== shell && url !== blank);
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(file);
}
