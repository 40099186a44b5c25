// The odds of an attack that a click would start; asked of the server after a moment of pointing, kept per question.
import type { Odds } from "@/server/messages";
import type { Play } from "@/table/play.svelte";
import { oddsOf } from "@/table/table";
import { enemyOn } from "@/text/things";

/** The odds of an attack as the preview shows them: asked for by pointing, kept for the question. */
export class AttackOdds {
  now = $state.raw<Odds | null>(null);
  private kept = new Map<string, Odds | null>();
  private wanted = "";

  /** Point at a space, or at nothing. */
  want(play: Play, space: string | null): void {
    const key = `${play.prompt?.id} ${space} ${play.view?.move?.units ?? ""}`;
    this.wanted = key;
    this.now = null;
    const me = play.me;
    if (!space || !play.view || me === null || !play.legal.has(space) || play.mark(space).kind !== "fight") return;
    if (enemyOn(play.view, space, me) === null) return;
    if (this.kept.has(key)) {
      this.now = this.kept.get(key) ?? null;
      return;
    }
    setTimeout(() => {
      if (this.wanted !== key) return;
      void play.table.ask({ type: "odds", space }).then((answer) => {
        const told = oddsOf(answer);
        this.kept.set(key, told);
        if (this.wanted === key) this.now = told;
      });
    }, 180);
  }
}
