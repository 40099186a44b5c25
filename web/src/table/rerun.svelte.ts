// What happened since the viewer's last turn, shown on the map again: moment after moment, twice as fast as it came.
import { mine } from "@/page/mine.svelte";
import type { GameEvent } from "@/server/messages";
import type { Line } from "@/text/story";
import type { Play } from "./play.svelte";

/** How long a moment stands, in milliseconds; still pictures need their time to be understood. */
const MOMENT = 550;
const STILL = 1100;
/** Of a long absence the last moments are shown. */
const MOST = 60;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Rerun {
  running = $state(false);
  /** The events of the moment that is shown. */
  told = $state.raw<GameEvent[]>([]);
  private runs = 0;

  constructor(
    private readonly play: Play,
    private readonly wait: (time: number) => Promise<void> = pause,
  ) {}

  /** The lines of the log since the viewer's last turn; whoever looks on has none. */
  get lines(): Line[] {
    const { seat, events } = this.play.table;
    if (seat === null) return [];
    const own = events.findLast((event) => event.kind === "turn_end" && event.fields["seat"] === seat);
    return this.play.log.filter((line) => line.version > (own?.version ?? 0));
  }

  toggle(): void {
    if (this.running) this.stop();
    else void this.run();
  }

  private stop(): void {
    this.running = false;
    this.play.moment = null;
  }

  /** Ends at the present; who steps back or looks at another moment ends it at once. */
  async run(): Promise<void> {
    const moments = new Map(this.lines.map((line) => [line.version, line.spaces]));
    if (!moments.size) return;
    const run = ++this.runs;
    this.running = true;
    let shown = this.play.moment;
    const isLeft = (): boolean => run !== this.runs || !this.running || this.play.moment !== shown;
    for (const [version, spaces] of [...moments].slice(-MOST)) {
      const view = await this.play.viewAt(version);
      if (isLeft() || !view) break;
      this.play.moment = shown = { version, view, spaces };
      this.told = this.play.table.events.filter((event) => event.version === version);
      await this.wait(mine.tempo ? MOMENT / mine.tempo : STILL);
      if (isLeft()) break;
    }
    if (run !== this.runs) return;
    if (!isLeft()) this.play.moment = null;
    this.running = false;
    this.told = [];
  }
}
