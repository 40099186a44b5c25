// The path in words: what a stop is, what lies and who stands there, where a player's priests are.
import type { PathStop } from "./drawing";
import { nameOf } from "@/player/names";
import type { StopView } from "@/server/messages";
import type { Table } from "@/table/table";
import { t, texts } from "@/text/text.svelte";
import { pathToken, stop as stopName, symbol } from "@/text/things";

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);

/** "Village B2", or Ta-Seti itself. */
export const stopTitle = ({ id, kind }: Pick<PathStop, "id" | "kind">): string =>
  upper(kind === "goal" ? t("stop-TS") : t("way-stop", { kind: t(`stopkind-${kind}`), stop: stopName(id) }));

/** Where a priest sets out: his stop, or the reserve beside the path. */
export const startName = (from: string): string => (from === "reserve" ? t("way-from-reserve") : stopName(from));

const tokensAt = (stop: StopView | undefined): string[] =>
  (stop?.slots ?? []).flatMap((slot) => (slot.token ? [slot.token] : []));

/** What lies at a stop, who stands there, and where its roads lead. */
export function stopInWords(table: Table, id: string): string {
  const stop = table.view?.path?.stops[id];
  if (!stop) return "";
  const lies = tokensAt(stop).map(pathToken);
  const standing = Object.entries(stop.priests).map(([seat, count]) =>
    t("way-priests", { who: nameOf(table, Number(seat)), count }),
  );
  const leads = Object.entries(stop.leads_to).map(([next, symbols]) =>
    symbols.length ? t("way-to-with", { stop: stopName(next), what: symbols.map(symbol).join(", ") }) : stopName(next),
  );
  return [
    lies.length ? t("way-there", { what: lies.join(", ") }) : t("way-nothing"),
    standing.join(", "),
    leads.length ? t("way-leads", { stops: leads.join("; ") }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What each thing that lies there does. */
export function stopPowers(table: Table, id: string): string[] {
  return [...new Set(tokensAt(table.view?.path?.stops[id]))]
    .filter((token) => texts.explain(`token-${token}`))
    .map((token) => t("way-does", { what: pathToken(token), does: texts.explain(`token-${token}`) }));
}

/** How many of a seat's priests wait, walk, are on the map or in the reserve. */
export function whereabouts(table: Table, seat: number): string {
  const { seats, spaces, path } = table.view ?? {};
  const standing = (places: { priests?: Record<string, number> }[]): number =>
    places.reduce((sum, { priests }) => sum + (priests?.[String(seat)] ?? 0), 0);
  const counts: [string, number][] = [
    ["wait", seats?.[seat]?.priests_on_path_reserve ?? 0],
    ["walk", standing(Object.values(path?.stops ?? {}))],
    ["map", standing(Object.values(spaces ?? {}))],
    ["reserve", seats?.[seat]?.priests_in_reserve ?? 0],
  ];
  return counts
    .filter(([, count]) => count)
    .map(([where, count]) => t(`way-count-${where}`, { count }))
    .join(" · ");
}
