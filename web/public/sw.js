// Makes the app installable and quick to open again; games themselves need the server.
const SHELF = "lascaux-1";
const LARGEST = 120; // files kept: names change with their content, so old ones pile up

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(["/", "/icon.svg"])));
});

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
  if (fresh.ok) {
    await shelf.put(request, fresh.clone());
    const names = await shelf.keys();
    await Promise.all(names.slice(2, Math.max(2, names.length - LARGEST)).map((old) => shelf.delete(old)));
  }
  return fresh;
}

/** Pages always from the server, so that a new version is seen at once; the shelf only when it is away. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(SHELF)).put("/", fresh.clone());
    return fresh;
  } catch (error) {
    const found = await caches.match("/");
    if (found) return found;
    throw error;
  }
}
