// How a battle is shown: which one, how far its pictures have been played, whether it covers the table, and when it
// has been seen.
import { untrack } from "svelte";
import { keep, storyOf, takesPart, type BattleStory, type Kept } from "./battle";
import { framesOf, MARCH, showsSpoils, skipFrom, weight, type Frame } from "./choreography";
import { answersHere } from "./questions";
import { mine } from "@/page/mine.svelte";
import { viewerOf } from "@/player/names";
import { sound } from "@/table/sound.svelte";
import type { Here } from "./account";

/** Others' battles, and those of bots, run at twice the speed. */
const OTHERS = 2;
/** Milliseconds for which the end of somebody else's battle is shown. */
const FOLDS = 3500;

export class Showing {
  /** The viewer looks at the board instead. */
  boardWanted = $state(false);
  private kept = $state.raw<Kept | null>(null);
  /** Battles told before the page was opened are history; those dismissed are done. */
  private seen = $state(-1);
  private at = $state(-1);
  /** The version of the battle whose pictures are played; none was there yet when the page was opened. */
  private playing: number | null = null;
  private readonly still = $derived(mine.tempo === 0);
  /** Both sides march in: at the beginning of a battle, while nothing is revealed. */
  isMarching = $state(false);

  /** To be made with a component: its effects end with it. `begun` is called for every new battle. */
  constructor(
    private readonly here: Here,
    private readonly begun: () => void,
  ) {
    // What stands there is remembered while it still stands there: the next state may come after the losses.
    $effect(() => {
      const { view } = this.here.table;
      untrack(() => {
        if (view?.battle && this.story) this.kept = keep(this.kept, view.battle, this.story.version);
      });
    });
    $effect(() => this.follow());
    $effect(() => this.playOn());
    $effect(() => this.fold());
    $effect(() => this.march());
  }

  readonly story: BattleStory | null = $derived.by(() => {
    const { view, events } = this.here.table;
    return view ? storyOf(view, events, this.here.facts, this.kept) : null;
  });
  /** While losses are chosen the pictures stand there. */
  readonly isLosing: boolean = $derived.by(
    () => this.here.table.view?.asked === "share" && this.story !== null && !this.story.over,
  );
  private readonly frames: Frame[] = $derived.by(() =>
    this.story ? framesOf(this.story, this.still).filter((frame) => !this.isLosing || !showsSpoils(frame)) : [],
  );
  /** The picture of now; none before the reveal. */
  readonly frame: Frame | null = $derived(this.frames[Math.min(this.at, this.frames.length - 1)] ?? null);
  readonly isOpen: boolean = $derived(
    this.story !== null && (!this.story.over || (this.story.winner !== null && this.story.version > this.seen)),
  );
  readonly isTaking: boolean = $derived.by(
    () => this.story !== null && takesPart(this.story, viewerOf(this.here.table)),
  );
  /** All that is known has been shown; only then the map is given free. */
  private readonly isShownToEnd: boolean = $derived(!this.frames.length || this.at >= this.frames.length - 1);
  readonly needsMap: boolean = $derived.by(() => {
    const { prompt, view } = this.here.table;
    return this.story !== null && !this.story.over && !answersHere(prompt, view) && this.isShownToEnd;
  });
  /** It covers the table; otherwise there is a strip. */
  readonly isWhole: boolean = $derived(this.isOpen && this.isTaking && !this.boardWanted && !this.needsMap);

  /** The version of a battle in the strip that is over and has been seen, or null. */
  private readonly folding: number | null = $derived.by(() =>
    this.story?.over && this.isOpen && !this.isWhole && this.isShownToEnd ? this.story.version : null,
  );
  /** How long the picture of now stands, in milliseconds; null if it is the last one so far. */
  private readonly standing: number | null = $derived.by(() => {
    if (!this.isOpen || this.isShownToEnd) return null;
    return this.at < 0 ? 0 : (this.frames[this.at]?.time ?? 0) / this.tempo;
  });

  private get tempo(): number {
    return (mine.tempo || 1) * (this.isTaking ? 1 : OTHERS);
  }

  get canSkip(): boolean {
    return this.isMarching || (this.frame !== null && this.at < this.frames.length - 1);
  }

  /** End this step. */
  skip(): void {
    if (this.isMarching) this.isMarching = false;
    else this.at = skipFrom(this.frames, this.at);
  }

  /** Go to what came of it. */
  skipAll(): void {
    this.isMarching = false;
    if (this.frame) this.at = this.frames.length - 1;
  }

  dismiss(): void {
    if (this.story) this.seen = this.story.version;
    this.boardWanted = false;
  }

  /** A new battle starts at its first picture. */
  private follow(): void {
    if (!this.here.table.view) return;
    const { story } = this;
    const version = story?.version ?? 0;
    if (this.playing === null) {
      // Whatever was decided before we came is shown as it ended, or not at all.
      if (story?.over) this.seen = version;
      this.playing = version;
      this.at = story?.revealed ? framesOf(story, this.still).length - 1 : -1;
    } else if (story && this.playing !== version) {
      this.playing = version;
      this.at = -1;
      this.boardWanted = false;
      this.isMarching = !story.revealed && !story.over && mine.tempo > 0;
      if (this.isMarching && this.isTaking) sound.play("march");
      this.begun();
    } else if (story && !story.revealed && this.at >= 0) this.at = -1;
  }

  private march(): (() => void) | undefined {
    if (!this.isMarching) return undefined;
    const timer = setTimeout(() => (this.isMarching = false), MARCH / this.tempo);
    return () => clearTimeout(timer);
  }

  // The next two wait for figures only: what others do meanwhile makes a new story, and must not begin a wait again.

  /** One picture after the other, as far as the battle has been told. */
  private playOn(): (() => void) | undefined {
    if (this.standing === null) return undefined;
    const next = this.at + 1;
    const timer = setTimeout(() => {
      this.at = next;
      this.ring(this.frames[next]);
    }, this.standing);
    return () => clearTimeout(timer);
  }

  /** Others' battles, and one's own that was watched from the map, are told by the log once they have been seen. */
  private fold(): (() => void) | undefined {
    if (this.folding === null) return undefined;
    const timer = setTimeout(() => this.dismiss(), FOLDS);
    return () => clearTimeout(timer);
  }

  private ring(frame: Frame | undefined): void {
    const { story } = this;
    if (!frame || !story) return;
    if (frame.step === "locked") sound.play("lock");
    else if (frame.step === "reveal") sound.play("reveal");
    else if (frame.step === "strength")
      sound.weigh(Math.max(weight(story.attacker, frame), weight(story.defender, frame)));
    else if (frame.step === "losses") sound.play(story.attacker.lost || story.defender.lost ? "fall" : "blocked");
    else if (frame.step === "spoils" && story[story.winner ?? "attacker"].points) sound.play("point");
    else if (frame.step === "retreat") sound.play("retreat");
  }
}
