// The two ways into a table: make one, or take a seat at one. Both remember the seat and go there.
import { api, Problem, type Join, type NewTable, type Table } from "./api";
import { mine } from "./mine.svelte";
import { navigate } from "./route.svelte";

/** A table that still waits for people has a waiting room. */
export const placeOfTable = (table: Pick<Table, "id" | "status">): string => (table.status === "open" ? `/t/${table.id}/join` : `/t/${table.id}`);

export async function create(asked: NewTable): Promise<void> {
  const taken = await api.create(asked);
  mine.keep(taken);
  navigate(placeOfTable(taken.table));
}

export async function join(table: string, asked: Join): Promise<void> {
  const seated = await api.join(table, asked);
  mine.keep(seated);
  navigate(placeOfTable(seated.table));
}

/** Again with the same people: the new table if there is one already, else a new one. */
export async function rematch(table: Table): Promise<void> {
  const secret = mine.secretOf(table.id);
  const now = table.rematch ? table : await api.table(table.id);
  if (now.rematch && mine.secretOf(now.rematch)) return navigate(`/t/${now.rematch}`);
  if (now.rematch && secret) return join(now.rematch, { name: mine.name, claim: secret });
  if (now.rematch || !secret) return navigate(now.rematch ? `/t/${now.rematch}` : "/");
  const taken = await api.rematch(table.id, secret);
  mine.keep(taken);
  navigate(placeOfTable(taken.table));
}

/** Whatever was thrown, as a problem that can be shown. */
export const asProblem = (thrown: unknown): Problem => (thrown instanceof Problem ? thrown : new Problem("unknown-error", thrown instanceof Error ? thrown.message : "", 0));
