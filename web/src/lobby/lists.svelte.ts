// The lists of the lobby: my games, open tables, running ones. Asked for again while somebody looks.
import { api, type Problem } from "@/server/api";
import { mine } from "@/page/mine.svelte";
import { asProblem } from "./enter";
import type { MyGame, TableInfo, TableOptions } from "@/server/messages";

const EVERY = 15_000;

/** Your turn first, then games under way, open ones, and the finished; newest first among equals. */
export function inOrder(games: MyGame[]): MyGame[] {
  const rank = (game: MyGame): number => (game.asked ? 0 : { running: 1, open: 2, over: 3 }[game.table.status]);
  return [...games].sort((a, b) => rank(a) - rank(b) || b.table.created - a.table.created);
}

export class Lists {
  options = $state.raw<TableOptions | null>(null);
  games = $state.raw<MyGame[]>([]);
  tables = $state.raw<TableInfo[]>([]);
  next = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  loading = $state(true);
  private further = false;

  readonly mine = $derived(inOrder(this.games));
  private readonly others = $derived(
    this.tables.filter((table) => !this.games.some((game) => game.table.id === table.id)),
  );
  readonly open = $derived(this.others.filter((table) => table.status === "open"));
  readonly running = $derived(this.others.filter((table) => table.status === "running"));

  /** Look again and again until told to stop. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.load(), EVERY);
    return () => clearInterval(timer);
  }

  load = async (): Promise<void> => {
    try {
      const [options, list, mineNow] = await Promise.all([
        this.options ?? api.options(),
        api.tables(),
        api.mine(mine.seats.map(({ table, secret }) => ({ table, secret }))),
      ]);
      this.options = options;
      const oldest = list.tables.at(-1)?.created ?? 0;
      // Further pages that were asked for stay.
      this.tables = this.further
        ? [...list.tables, ...this.tables.filter((table) => table.created < oldest)]
        : list.tables;
      if (!this.further) this.next = list.next;
      this.games = mineNow.games;
      this.problem = null;
    } catch (thrown) {
      this.problem = asProblem(thrown);
    }
    this.loading = false;
  };

  /** The next page of tables. */
  more = async (): Promise<void> => {
    if (!this.next) return;
    try {
      const list = await api.tables(this.next);
      this.tables = [
        ...this.tables,
        ...list.tables.filter((table) => !this.tables.some((each) => each.id === table.id)),
      ];
      this.next = list.next;
      this.further = true;
    } catch (thrown) {
      this.problem = asProblem(thrown);
    }
  };
}
