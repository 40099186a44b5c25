// Which priest goes where: the trips and tokens that are offered now, and what is picked of them.
import { viewerOf } from "@/player/names";
import type { Choice, StopView } from "@/server/messages";
import { Sending } from "@/table/sending.svelte";
import type { Table } from "@/table/table";

export class Trips {
  /** The stop, or the reserve, whose priest was picked. */
  source = $state<string | null>(null);
  /** The stop that was picked and waits for the button. */
  goal = $state<string | null>(null);
  /** The stop under the pointer or the focus. */
  pointed = $state<string | null>(null);
  readonly sending: Sending;

  /** To be made with a component: nothing stays picked when another question comes. */
  constructor(private readonly table: Table) {
    this.sending = new Sending(table);
    $effect(() => {
      void this.table.prompt?.id;
      this.goal = null;
      this.source = null;
    });
  }

  readonly all: Choice[] = $derived.by(() => this.of("trip"));
  readonly takes: Choice[] = $derived.by(() => this.of("take"));
  readonly pass: Choice | null = $derived(this.all.length || this.takes.length ? (this.of("pass")[0] ?? null) : null);
  /** Where a priest may set out. */
  readonly sources: string[] = $derived([...new Set(this.all.map((trip) => String(trip.fields["from"])))]);
  /** Where the priest sets out, as soon as that is clear. */
  readonly from: string | null = $derived.by(() => {
    if (this.source !== null && this.sources.includes(this.source)) return this.source;
    return this.sources.length === 1 ? (this.sources[0] ?? null) : null;
  });
  readonly walkable: Choice[] = $derived(
    this.from === null ? this.all : this.all.filter((trip) => trip.fields["from"] === this.from),
  );
  /** The trips to the stop that was picked. */
  readonly chosen: Choice[] = $derived(this.goal === null ? [] : this.to(this.goal));
  /** The stop whose tokens are offered: where one's own priest came last. */
  readonly taking: string = $derived.by(() => {
    if (!this.takes.length) return "";
    const viewer = viewerOf(this.table);
    const trip = this.table.events.findLast((event) => event.kind === "trip" && event.fields["seat"] === viewer);
    return String(trip?.fields["stop"] ?? "");
  });

  to(stop: string): Choice[] {
    return this.walkable.filter((trip) => trip.fields["to"] === stop);
  }

  /** Something happens when it is picked: a priest may go there, or start from there. */
  isOpen(stop: string): boolean {
    return this.to(stop).length > 0 || this.sources.includes(stop);
  }

  /** A stop is clicked: its trips wait for the button; a second click on the only one goes. */
  pick(stop: string): void {
    const [first, ...more] = this.to(stop);
    if (this.goal === stop && first && !more.length) void this.sending.send(first.code);
    else if (first) this.goal = stop;
    else if (this.sources.includes(stop)) this.pickSource(stop);
    else this.goal = null;
  }

  pickSource(stop: string): void {
    this.source = this.source === stop ? null : stop;
  }

  private of(kind: string): Choice[] {
    return (this.table.prompt?.choices ?? []).filter((choice) => choice.kind === kind);
  }
}

/** The tokens that a choice takes: one bit for each slot of the stop. */
export function tokensTaken(stop: StopView | undefined, choice: Choice): string[] {
  return (stop?.slots ?? [])
    .filter((_, place) => (Number(choice.fields["slots"]) >> place) & 1)
    .flatMap((slot) => (slot.token ? [slot.token] : []));
}
