// In the service worker: what is shown now.
async () => {
  const shown = await self.registration.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, page: data.page }));
}
