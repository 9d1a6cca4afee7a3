// The service worker: where the arena cannot be reached, a page that says so. Everything else is the network's, so that nobody
// sees old pages or old games.
const kept = "offline 2";
const files = ["/offline", "/offline.css", "/offline.js", "/theme.js", "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)));
    void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    const others = (names) => names.filter((name) => name !== kept);
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
    const isKept = origin === self.location.origin && files.includes(pathname);
    if (request.mode !== "navigate" && !isKept) return;
    event.respondWith(fetch(request).catch(async () => (await caches.match(isKept ? pathname : "/offline")) ?? Response.error()));
});

// A notification of a game: to the page that shows it, or to a new one.
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const address = event.notification.data?.address ?? "/";
    const open = async () => {
        const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
        const shown = pages.find(({ url }) => url === address);
        return shown ? shown.focus() : self.clients.openWindow(address);
    };
    event.waitUntil(open());
});
