// Shows the calls that the server sends when it is somebody's turn, and opens the table when one is tapped. It keeps
// nothing and fetches nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data.json();
  } catch {
    // Not from our server: the browser wants to see something all the same.
  }
  const shown = { body: said.body, tag: said.tag || "kemet", icon: "/icon-192.png", data: { page: said.page } };
  event.waitUntil(self.registration.showNotification(said.title || "Kemet", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const page = new URL(event.notification.data?.page || "/mine", self.location.origin);
  if (page.origin !== self.location.origin) return;
  event.waitUntil(open(page));
});

async function open(page) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === page.pathname);
  return there ? there.focus() : self.clients.openWindow(page.href);
}
