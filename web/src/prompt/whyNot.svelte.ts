// Something that cannot be chosen now says why in the prompt while it is pointed at.
import { tellingOf } from "@/player/names";
import type { Table } from "@/table/table";
import { asSaid, whyNot } from "@/text/reasons";
import type { Facts } from "@/server/messages";

/** Whoever sweeps over many things does not want to know. */
const PATIENCE = 220;

export class WhyNot {
  private wanted = "";

  constructor(
    private readonly table: () => Table,
    private readonly facts: () => Facts,
  ) {}

  /** At once after a click, else after a moment on the same thing. */
  async ask(choice: string, atOnce = false): Promise<void> {
    this.wanted = choice;
    if (!atOnce) await new Promise((wait) => setTimeout(wait, PATIENCE));
    if (this.wanted !== choice) return;
    const table = this.table();
    const sentence = await whyNot(table, tellingOf(table, this.facts()), choice);
    if (this.wanted === choice) table.problem = asSaid(sentence);
  }

  /** What a thing listens to that may be refused: it says why while the mouse or the focus is on it. */
  pointing(
    choice: string,
    refusable: () => boolean,
  ): {
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: () => void;
    onfocus: () => void;
    onblur: () => void;
  } {
    const ask = (): void => void (refusable() && this.ask(choice));
    const leave = (): void => this.leave();
    return {
      onpointerenter: (event) => event.pointerType === "mouse" && ask(),
      onpointerleave: leave,
      onfocus: ask,
      onblur: leave,
    };
  }

  leave(): void {
    if (!this.wanted) return;
    this.wanted = "";
    this.table().problem = null;
  }
}
