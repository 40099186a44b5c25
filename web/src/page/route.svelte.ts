// Where we are: the path of the page, by the history API.

export type PageName =
  | "Lobby"
  | "Rules"
  | "NewTable"
  | "Mine"
  | "Account"
  | "Table"
  | "Join"
  | "Replay"
  | "Story"
  | "Link"
  | "Profile"
  | "People"
  | "Host"
  | "Imprint"
  | "Friends"
  | "Clubs"
  | "Club"
  | "Contests"
  | "NewContest"
  | "Contest"
  | "Puzzle"
  | "Gallery"
  | "Missing";

export interface Place {
  page: PageName;
  props: Record<string, string>;
}

const ROUTES: [RegExp, PageName][] = [
  [/^\/$/, "Lobby"],
  [/^\/rules$/, "Rules"],
  [/^\/new$/, "NewTable"],
  [/^\/mine$/, "Mine"],
  [/^\/account$/, "Account"],
  [/^\/invited\/(?<invitation>[\w-]+)$/, "Account"],
  [/^\/host$/, "Host"],
  [/^\/imprint$/, "Imprint"],
  [/^\/profile$/, "Profile"],
  [/^\/people$/, "People"],
  [/^\/friends$/, "Friends"],
  [/^\/clubs$/, "Clubs"],
  [/^\/clubs\/(?<club>[\w-]+)$/, "Club"],
  [/^\/tournaments$/, "Contests"],
  [/^\/tournaments\/new$/, "NewContest"],
  [/^\/tournaments\/(?<contest>[\w-]+)$/, "Contest"],
  [/^\/puzzle(?:\/(?<id>[\w-]+))?$/, "Puzzle"],
  [/^\/people\/(?<name>[^/]+)$/, "Profile"],
  [/^\/t\/(?<table>[^/]+)$/, "Table"],
  [/^\/t\/(?<table>[^/]+)\/join$/, "Join"],
  [/^\/t\/(?<table>[^/]+)\/replay(?:\/(?<version>\d+))?$/, "Replay"],
  [/^\/t\/(?<table>[^/]+)\/story$/, "Story"],
  [/^\/(?<what>stop|confirm|recover)\/(?<token>[\w.-]+)$/, "Link"],
];
// Moments for those who work on the table; visitors have no use for them.
if (import.meta.env.DEV) ROUTES.push([/^\/gallery(?:\/(?<fixture>[\w/-]+))?$/, "Gallery"]);

/** A part of an address as it is meant; one that nobody can read stays as it is written. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page a path leads to; an unknown path leads to one that says so. */
export function placeOf(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const props: Record<string, string> = {};
    for (const [name, value] of Object.entries(found.groups ?? {}))
      if (value !== undefined) props[name] = decoded(value);
    return { page, props };
  }
  return { page: "Missing", props: {} };
}

class Route {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }
}

export const route = new Route();

/** Go to a page of ours without loading anything again. */
export function navigate(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.path = location.pathname;
  window.scrollTo(0, 0);
}

/** A plain click on a link of ours stays in the page; new tabs and other sites are left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
