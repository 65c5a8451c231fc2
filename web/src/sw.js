// Makes the app installable and quick to open, even without the server; games themselves need it.
// The build puts in the version and the files of the lobby (see worker.ts).
const SHELF = "lascaux-VERSION";
const SHELL = ["FILES"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(SHELL)));
});

/** A new version is on: what the old one kept is of no use. */
self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name !== SHELF);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/") || pathname.startsWith("/schema")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** Built files never change under their name: from the shelf if they are there. */
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}

/** Pages always from the server, so that a new version is seen at once; the shelf only when it is away. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match("/");
    if (found) return found;
    throw error;
  }
}
