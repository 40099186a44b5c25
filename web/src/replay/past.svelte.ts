// A moment of a replay as a table: the parts of the live table show it as they show the present, only nothing is asked.
import { LiveTable } from "@/table/live.svelte";
import type { MomentView, TableInfo } from "@/server/messages";

export class PastTable extends LiveTable {
  constructor(table: string) {
    super(table, null);
  }

  show(info: TableInfo, moment: MomentView): void {
    this.info = info;
    this.view = moment.view;
    this.seat = moment.view.viewer;
    this.events = moment.events;
  }

  override connect(): void {
    this.connected = true;
  }
}
