import { api } from "@/server/api";
import { mine } from "./mine.svelte";

/** The account's seats leave this browser: the next person here does not sit on them, and their keys may change. */
export async function forgetSeats(): Promise<void> {
  const { games } = await api.mine([]);
  for (const { table } of games) mine.forget(table.id);
}
