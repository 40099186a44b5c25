// A game seen again: which moments there are, which one is on the board, and the ways from one to the next.
import { api, type Eyes, type Problem } from "@/server/api";
import { asProblem } from "@/lobby/enter";
import type { GameEvent, Moment, MomentView } from "@/server/messages";

const BEAT = 1100;
const KEPT = 400;

/** Does this moment follow right after that one? */
const isNext = (moment: MomentView, before: MomentView | null): boolean =>
  before !== null && moment.events[0]?.version === before.version + 1;

export class Replay {
  moments = $state.raw<Moment[]>([]);
  now = $state.raw<MomentView | null>(null);
  /** What happened between the moment before and this one, after a single step forward; after a leap nothing moves. */
  stepped = $state.raw<GameEvent[]>([]);
  eyes = $state<Eyes>("");
  /** The version asked for; the view follows when it is there. */
  version = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state.raw<Problem | null>(null);
  private kept = new Map<string, MomentView>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = 0;

  constructor(
    readonly table: string,
    private readonly secret: string | null,
  ) {}

  get last(): number {
    return this.moments.length;
  }

  readonly here = $derived(this.moments[Math.max(0, this.version - 1)]);

  /** Look through these eyes, at about the same time of the game. */
  async look(eyes: Eyes, version: number | null): Promise<void> {
    const before = this.here;
    try {
      const { moments } = await api.moments(this.table, this.secret, eyes);
      this.eyes = eyes;
      this.moments = moments;
      this.kept.clear();
      this.problem = null;
      await this.go(version ?? this.sameTime(before));
    } catch (thrown) {
      this.problem = asProblem(thrown);
    }
  }

  private sameTime(before: Moment | undefined): number {
    if (!before) return this.last;
    const same = this.moments.filter((each) => each.day === before.day && each.round === before.round);
    return (
      (same.find((each) => each.seat === before.seat && each.kind === before.kind) ?? same[0])?.version ?? this.last
    );
  }

  async go(version: number): Promise<void> {
    const goal = Math.max(0, Math.min(this.last, Math.round(version)));
    this.version = goal;
    const turn = ++this.asking;
    try {
      const found = await this.fetch(goal);
      if (turn !== this.asking) return;
      this.stepped = isNext(found, this.now) ? found.events : [];
      this.now = found;
      this.version = found.version;
      this.problem = null;
      if (found.version < this.last) void this.fetch(found.version + 1).catch(() => undefined);
    } catch (thrown) {
      if (turn !== this.asking) return;
      this.problem = asProblem(thrown);
      this.pause();
    }
  }

  private async fetch(version: number): Promise<MomentView> {
    const known = this.kept.get(`${this.eyes} ${version}`);
    if (known) return known;
    const found = await api.moment(this.table, version, this.secret, this.eyes);
    if (this.kept.size > KEPT) this.kept.clear();
    this.kept.set(`${this.eyes} ${version}`, found);
    for (const event of found.events) this.kept.set(`${this.eyes} ${event.version}`, found);
    return found;
  }

  /** One choice on, or back. */
  step(by: 1 | -1): Promise<void> {
    if (by > 0) return this.go(this.version + 1);
    return this.go((this.now?.events[0]?.version ?? this.version) - 1);
  }

  /** The next moment of a kind, or the one before. */
  jump(kinds: string[], by: 1 | -1): Promise<void> {
    const first = this.now?.events[0]?.version ?? this.version;
    const found =
      by > 0
        ? this.moments.find((each) => kinds.includes(each.kind) && each.version > this.version)
        : this.moments.findLast((each) => kinds.includes(each.kind) && each.version < first);
    return this.go(found?.version ?? (by > 0 ? this.last : 0));
  }

  turn = (by: 1 | -1): Promise<void> => this.jump(["turn", "night"], by);
  battle = (by: 1 | -1): Promise<void> => this.jump(["battle"], by);

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.version >= this.last) void this.go(0);
    this.beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.version >= this.last) return this.pause();
      await this.step(1);
      if (this.playing) this.beat();
    }, BEAT / this.speed);
  }
}
