// Something that cannot be chosen now says why in the prompt, after a click: whoever only looks wants to read on.
import { tellingOf } from "@/player/names";
import type { Play } from "@/table/play.svelte";
import { asSaid, whyNot } from "@/text/reasons";

export class WhyNot {
  private wanted = "";

  constructor(private readonly play: Play) {}

  async ask(choice: string): Promise<void> {
    this.wanted = choice;
    const { table, facts } = this.play;
    const sentence = await whyNot(table, tellingOf(table, facts), choice);
    if (this.wanted === choice) table.problem = asSaid(sentence);
  }

  /** What a thing listens to that may be refused: the reason goes when one turns to something else. */
  readonly leaving = { onpointerleave: (): void => this.leave(), onblur: (): void => this.leave() };

  private leave(): void {
    if (!this.wanted) return;
    this.wanted = "";
    this.play.table.problem = null;
  }
}
