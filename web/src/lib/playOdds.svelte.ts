// The odds of an attack that a click would start; asked of the server after a moment of pointing, kept per question.
import type { Play } from "./play.svelte";
import { enemyOn } from "./sentences";

export interface OddsTold { win: number; survive: number | null; enemy: number; me: number }

const share = (value: unknown): number | null => (typeof value === "number" && Number.isFinite(value) ? (value > 1 ? value / 100 : value) : null);

/** The server's answer in the two figures that are shown. */
export function readOdds(told: unknown, me: number, enemy: number): OddsTold | null {
  if (typeof told !== "object" || told === null) return null;
  const odds = told as Record<string, unknown>;
  const win = share(odds["win"] ?? odds["attacker_wins"]);
  if (win === null) return null;
  return { win, survive: share(odds["survive"] ?? odds["win_with_survivors"] ?? odds["survivor"]), me, enemy };
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
    const me = play.asked?.seat;
    if (!space || !play.view || me === undefined || !play.legal.has(space) || play.mark(space).kind !== "fight") return;
    const enemy = enemyOn(play.view, space, me);
    if (enemy === null) return;
    if (this.kept.has(key)) {
      this.now = this.kept.get(key) ?? null;
      return;
    }
    setTimeout(() => {
      if (this.wanted !== key) return;
      void play.live.ask({ type: "odds", space }).then((answer) => {
        const told = readOdds(answer["odds"], me, enemy);
        this.kept.set(key, told);
        if (this.wanted === key) this.now = told;
      });
    }, 180);
  }
}
