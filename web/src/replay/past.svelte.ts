// A moment of a replay as a table: its parts show it as they show the present, only nothing is asked.
import type { MomentView, TableInfo } from "@/server/messages";
import { AloneTable } from "@/table/alone.svelte";

export class PastTable extends AloneTable {
  /** What is over cannot be changed; no part offers it either, because nothing is asked. */
  constructor(id: string) {
    super(id, { error: "not-asked", reason: "" });
  }

  show(info: TableInfo, moment: MomentView): void {
    this.info = info;
    this.view = moment.view;
    this.events = moment.events;
  }

  choose = this.undo;
}
