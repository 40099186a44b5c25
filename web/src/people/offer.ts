// A table that is played by the day offers to call its players, once in each browser.
import { store, stored } from "@/page/mine.svelte";
import type { TableInfo } from "@/server/messages";

const KEY = "kemet.call-offered";
const isYes = (value: unknown): value is boolean => typeof value === "boolean";

/** Is this the moment to ask? It is not asked again. */
export function offersCalls(info: TableInfo | null, seat: number | null): boolean {
  const byTheDay = info?.clock.kind === "days" && info.status === "running" && seat !== null;
  if (!byTheDay || stored(KEY, false, isYes)) return false;
  store(KEY, true);
  return true;
}
