// What happened since the viewer's last turn, shown on the map again: moment after moment, twice as fast as it came.
import { mine } from "@/page/mine.svelte";
import type { GameEvent } from "@/server/messages";
import type { Line } from "@/text/story";
import type { Moment, Play } from "./play.svelte";

/** How long a moment stands, in milliseconds; still pictures need their time to be understood. */
const MOMENT = 550;
const STILL = 1100;
const ALONE = 1900;
/** Of a long absence the last moments are shown. */
const MAX_MOMENTS = 60;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Rerun {
  /** The events of the moment that is shown. */
  told = $state.raw<GameEvent[]>([]);
  private begun = $state(false);
  private shown = $state.raw<Moment | null>(null);
  private runs = 0;

  constructor(
    private readonly play: Play,
    private readonly wait: (time: number) => Promise<void> = pause,
  ) {}

  /** Who steps back or looks at another moment has left it. */
  get running(): boolean {
    return this.begun && this.play.moment === this.shown;
  }

  /** The lines of the log since the viewer's last turn; an onlooker has none. */
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
    this.begun = false;
    this.play.moment = null;
  }

  /** What somebody else did last on the map. */
  get latest(): Line | null {
    const { seat } = this.play.table;
    return this.play.log.findLast((line) => line.spaces.length > 0 && line.seat !== null && line.seat !== seat) ?? null;
  }

  async run(): Promise<void> {
    const moments = new Map(this.lines.map((line) => [line.version, line.spaces]));
    await this.through([...moments].slice(-MAX_MOMENTS), MOMENT);
  }

  /** One moment alone, long enough to be understood. */
  async see({ version, spaces }: Line): Promise<void> {
    await this.through([[version, spaces]], ALONE);
  }

  /** Ends at the present, unless it is left before. */
  private async through(moments: [number, string[]][], time: number): Promise<void> {
    if (!moments.length) return;
    const run = ++this.runs;
    this.begun = true;
    this.shown = this.play.moment;
    const isLeft = (): boolean => run !== this.runs || !this.running;
    for (const [version, spaces] of moments) {
      const view = await this.play.viewAt(version);
      if (isLeft() || !view) break;
      this.play.moment = this.shown = { version, view, spaces };
      this.told = this.play.table.events.filter((event) => event.version === version);
      await this.wait(mine.tempo ? time / mine.tempo : Math.max(time, STILL));
      if (isLeft()) break;
    }
    if (run !== this.runs) return;
    if (this.running) this.stop();
    this.begun = false;
    this.told = [];
  }
}
