// What the coach points at: names, and where the things of these names stand on the page. The parts of the table wear
// their names as `data-coach`; spaces of the map have ids of their own.
import type { Choice, Prompt } from "@/server/messages";

/** What the light falls on, if it is there to be seen. */
export function litBy(name: string): Element | null {
  const [kind, id] = name.split(" ");
  // A phone shows points and prayer in the strip of players only.
  if (kind === "prayer" || kind === "points") return seen(`[data-coach="${kind}"]`) ?? seen('[data-coach="panel"]');
  if (kind !== "space" || !id) return seen(`[data-coach="${name}"]`);
  const space = seen(`#space-${CSS.escape(id)}`);
  // A desert lies around its city; the disc on it says better where it is.
  return (space?.closest(".city") ? null : seen(`[data-coach="mark ${id}"]`)) ?? space;
}

/** What takes the focus when somebody wants to go there. */
export function reached(name: string): HTMLElement | SVGElement | null {
  const [kind, id] = name.split(" ");
  const there = kind === "space" && id ? seen(`#space-${CSS.escape(id)}`) : litBy(name);
  const goal = there?.matches("button, a, [tabindex]") ? there : there?.querySelector("button, a, [tabindex]");
  return goal instanceof HTMLElement || goal instanceof SVGElement ? goal : null;
}

/** A thing may stand in two places, one of them behind a battle, on another tab or scrolled out of sight. */
function seen(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)].filter((each) => !each.closest("[inert]") && isSeen(each));
  return (found.length > 1 ? found.findLast(isOnTop) : undefined) ?? found.at(-1) ?? null;
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** Where on a phone a thing is to be found, for Seth or for others; null if it is always there. */
export function tabOf(name: string, seth = false): string | null {
  const [kind] = name.split(" ");
  // Seth's board is too large to stand below the map.
  if (kind === "tray" || (seth && kind === "action")) return "actions";
  if (kind === "space" || kind === "map" || kind === "actions" || kind === "action") return "map";
  if (kind === "tile" || kind === "market") return "powers";
  return kind === "card" || kind === "hand" ? "hand" : null;
}

const ASKED = new Set(["actions", "action", "tile", "choice", "forward", "card", "tray"]);
/** Does it stand where the question is answered? */
export const isAsked = (name: string): boolean => ASKED.has(name.split(" ")[0] ?? "");

/** Where the next awaited choice is made. A ready-made way that does several of them at once is shown by its end. */
export function placesOf(prompt: Prompt, awaited: number[]): string[] {
  const ways = prompt.routes.filter((route) => startsWith(awaited, route.choices));
  const longest = ways.toSorted((one, other) => other.choices.length - one.choices.length)[0];
  if (longest) return [`space ${longest.space}`];
  const choice = prompt.choices.find((each) => each.code === awaited[0]);
  // On the path the first press picks a stop, the button sends the priest.
  if (choice?.kind === "trip") return [`stop ${choice.fields["to"]}`, "choice trip"];
  return choice ? [placeOf(choice)] : [];
}

function placeOf({ kind, fields }: Choice): string {
  if (["token", "silver", "violet", "colour"].includes(kind)) return `action ${fields["action_space"]}`;
  if (kind === "buy") return `tile ${fields["tile"]}`;
  if (kind === "gold") return "action gold";
  if (kind === "fighter") return `fighter ${fields["seat"]}`;
  if (kind === "spot") return `spot ${fields["place"]}`;
  if (fields["space"] !== undefined) return `space ${fields["space"]}`;
  if (fields["card"] !== undefined) return `card ${fields["card"]}`;
  return kind === "group" || kind === "share" ? "forward" : `choice ${kind}`;
}

/** Are these the first of those? */
export const startsWith = (all: number[], first: number[]): boolean =>
  first.length > 0 && first.length <= all.length && first.every((code, place) => code === all[place]);
