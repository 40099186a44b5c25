// This browser as a place to be called at: its push service while the page is closed, a notification while it is open
// behind something else. Both replace each other: one table shows one notification.
import type { Subscription } from "@/server/messages";

const TAGS = "kemet-";

/** Can this browser be called at all? Private windows and pages without HTTPS cannot. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && window.isSecureContext;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
};

/** What the server needs to reach this browser, after its owner agreed; null when they did not. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  let found: PushSubscription;
  try {
    found = await worker.pushManager.subscribe(wanted);
  } catch {
    // It was subscribed with the key of another server at this address.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    found = await worker.pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

/** It is their turn and the page is open but out of sight. Only where they once agreed to be called. */
export async function notify(table: string, title: string): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = { tag: TAGS + table, icon: "/icon-192.png", data: { page: `/t/${table}` } };
  await worker?.showNotification(title, shown).catch(() => undefined);
}

/** They look at the table: what calls them there is over. */
export async function hush(table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const each of (await worker?.getNotifications({ tag: TAGS + table })) ?? []) each.close();
}
