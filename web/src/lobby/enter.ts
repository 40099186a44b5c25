// The two ways into a table: make one, or take a seat at one. Both remember the seat and go there.
import { api, Problem } from "@/server/api";
import { mine } from "@/page/mine.svelte";
import { navigate } from "@/page/route.svelte";
import type { Join, NewTable, TableInfo } from "@/server/messages";

/** A table that still waits for people has a waiting room. */
export const placeOfTable = (table: Pick<TableInfo, "id" | "status">): string =>
  table.status === "open" ? `/t/${table.id}/join` : `/t/${table.id}`;

export async function create(asked: NewTable): Promise<void> {
  const taken = await api.create(asked);
  mine.keep(taken);
  navigate(placeOfTable(taken.table));
}

/** A table of one's own on which a lesson is played. */
export async function learn(lesson: string): Promise<void> {
  const taken = await api.beginLesson(lesson, mine.name);
  mine.keep(taken);
  navigate(placeOfTable(taken.table));
}

export async function join(table: string, asked: Join): Promise<void> {
  const seated = await api.join(table, asked);
  mine.keep(seated);
  navigate(placeOfTable(seated.table));
}

/** The seat one has at a table: kept by this browser, or by the account that is logged in. */
export async function seatAt(table: string): Promise<number | null> {
  const kept = mine.seatOf(table);
  if (kept !== null) return kept;
  try {
    return (await api.mine([])).games.find((game) => game.table.id === table)?.seat ?? null;
  } catch {
    return null;
  }
}

/** Again with the same people: the new table if there is one already, else a new one. */
export async function rematch(table: TableInfo): Promise<void> {
  const secret = mine.secretOf(table.id);
  const { rematch: next } = await api.table(table.id);
  if (next) {
    const waits = (await seatAt(next)) === null && (await seatAt(table.id)) !== null;
    if (!waits) return navigate(`/t/${next}`);
    return join(next, { name: mine.name, ...(secret ? { claim: secret } : {}) }); // an account's seat waits for it
  }
  const taken = await api.rematch(table.id, secret);
  mine.keep(taken);
  navigate(placeOfTable(taken.table));
}

/** Whatever was thrown, as a problem that can be shown. */
export const asProblem = (thrown: unknown): Problem =>
  thrown instanceof Problem ? thrown : new Problem("unknown-error", thrown instanceof Error ? thrown.message : "", 0);
