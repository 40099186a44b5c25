// Laying tokens on one's own action board: which token goes next, where it may go, and what the gold one could do.
import type { ActionFacts, Choice } from "@/server/messages";
import { WhyNot } from "@/prompt/whyNot.svelte";
import type { Play } from "@/table/play.svelte";
import { isFinger, layToken } from "./lay";
import { viewerOf } from "./names";

type Kind = "regular" | "silver" | "grey";

export class Placing {
  private wanted = $state<Kind>("regular");
  /** The gold token could do several things: they are shown. */
  goldOpen = $state(false);
  readonly why: WhyNot;

  constructor(
    private readonly play: Play,
    private readonly seat: () => number,
  ) {
    this.why = new WhyNot(play);
  }

  readonly isOwn: boolean = $derived.by(() => this.seat() === viewerOf(this.play.table));
  private readonly choices: Choice[] = $derived.by(() => (this.isOwn ? (this.play.prompt?.choices ?? []) : []));
  readonly regular: Choice[] = $derived(this.choices.filter((choice) => choice.kind === "token"));
  readonly silver: Choice[] = $derived(this.choices.filter((choice) => choice.kind === "silver"));
  /** With Seth the alliance has a grey and a gold token in common (S-POWER-ACT-OSIRIS, S-POWER-WILL-OSIRIS). */
  readonly grey: Choice[] = $derived(this.choices.filter((choice) => choice.kind === "grey"));
  readonly gold: Choice[] = $derived(this.choices.filter((choice) => ["gold", "common"].includes(choice.kind)));
  /** The token that is laid next: the one wanted, or the first there is. */
  private readonly now: Choice[] = $derived(
    [this[this.wanted], this.regular, this.silver, this.grey].find((each) => each.length) ?? this.regular,
  );

  isNext(kind: Kind): boolean {
    return this[kind].length > 0 && this.now === this[kind];
  }

  /** Take a silver or grey token, or put it back. */
  take(kind: Kind): void {
    if (this[kind].length) this.wanted = this.isNext(kind) ? "regular" : kind;
  }

  at(space: string): Choice | undefined {
    return this.now.find((choice) => choice.fields["action_space"] === space);
  }

  async lay(choice: Choice, event: MouseEvent): Promise<void> {
    if (!(await layToken(this.play.table, choice, isFinger(event)))) return;
    this.wanted = "regular";
    this.goldOpen = false;
  }

  /** A click on a space; one that cannot take a token in one's turn says why. */
  async press(action: ActionFacts, event: MouseEvent): Promise<void> {
    const choice = this.at(action.id);
    if (choice) await this.lay(choice, event);
    else if (this.isOwn && this.play.prompt?.question === "turn") await this.why.ask("token", action.id);
  }

  /** A click on the tip: the only thing the gold token could do, or what there is to choose from. */
  async pressTip(event: MouseEvent): Promise<void> {
    const only = this.gold[0];
    if (this.gold.length === 1 && only) await this.lay(only, event);
    else this.goldOpen = this.gold.length > 0 && !this.goldOpen;
  }
}
