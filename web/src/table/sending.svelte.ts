// Choices on their way to the server; nothing else is pressed meanwhile.
import type { Table } from "./table";

export class Sending {
  busy = $state(false);

  constructor(private readonly table: Table) {}

  async send(...codes: number[]): Promise<void> {
    this.busy = true;
    await this.table.choose(...codes);
    this.busy = false;
  }
}
