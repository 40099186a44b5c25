// The odds of an attack that a click would start; asked of the server after a moment of pointing, kept per question.
import type { Play } from "@/table/play.svelte";
import { enemyOn } from "@/text/things";

export interface OddsTold {
  win: number;
  survive: number;
  ownLosses: number;
  enemyLosses: number;
  enemy: number;
  me: number;
}

/** The server's answer in the figures that are shown. */
export function readOdds(told: unknown, me: number, enemy: number): OddsTold | null {
  const expected = (told as { expected?: Record<string, unknown> } | null)?.expected;
  const figure = (name: string): number => Number(expected?.[name]);
  if (!Number.isFinite(figure("win"))) return null;
  return {
    win: figure("win"),
    survive: figure("survive"),
    ownLosses: figure("own_losses"),
    enemyLosses: figure("enemy_losses"),
    me,
    enemy,
  };
}

export class Odds {
  now = $state.raw<OddsTold | null>(null);
  private kept = new Map<string, OddsTold | null>();
  private wanted = "";

  /** Point at a space, or at nothing. */
  want(play: Play, space: string | null): void {
    const key = `${play.prompt?.id} ${space} ${play.view?.move?.units ?? ""}`;
    this.wanted = key;
    this.now = null;
    const me = play.me;
    if (!space || !play.view || me === null || !play.legal.has(space) || play.mark(space).kind !== "fight") return;
    const enemy = enemyOn(play.view, space, me);
    if (enemy === null) return;
    if (this.kept.has(key)) {
      this.now = this.kept.get(key) ?? null;
      return;
    }
    setTimeout(() => {
      if (this.wanted !== key) return;
      void play.table.ask({ type: "odds", space }).then((answer) => {
        const told = readOdds(answer["odds"], me, enemy);
        this.kept.set(key, told);
        if (this.wanted === key) this.now = told;
      });
    }, 180);
  }
}
