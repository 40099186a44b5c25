// Something that cannot be chosen now says why in the prompt, after a click: a passing pointer changes nothing.
import { tellingOf } from "@/player/names";
import type { Play } from "@/table/play.svelte";
import { asSaid, codeOf, whyNot } from "@/text/reasons";

export class WhyNot {
  private wanted: number | null = null;

  constructor(private readonly play: Play) {}

  /** Ask about a choice of this kind at this thing. */
  async ask(kind: string, thing: string): Promise<void> {
    const { table, facts } = this.play;
    const code = codeOf(facts, kind, thing);
    if (code === null) return;
    this.wanted = code;
    const sentence = await whyNot(table, tellingOf(table, facts), code);
    if (this.wanted === code) table.problem = asSaid(sentence);
  }

  /** What a thing listens to that may be refused: the reason goes when one turns to something else. */
  readonly leaving = { onpointerleave: (): void => this.leave(), onblur: (): void => this.leave() };

  private leave(): void {
    if (this.wanted === null) return;
    this.wanted = null;
    this.play.table.problem = null;
  }
}
