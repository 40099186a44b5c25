// In the service worker: somebody taps what is shown. A browser lets only a real tap open windows, so what the worker asks for is written down.
async () => {
  const asked = [];
  ExtendableEvent.prototype.waitUntil = (work) => asked.push(work);
  self.clients.openWindow = (address) => `open ${address}`;
  WindowClient.prototype.focus = function () {
    return `focus ${this.url}`;
  };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return { asked: await Promise.all(asked), left: (await self.registration.getNotifications()).length };
}
