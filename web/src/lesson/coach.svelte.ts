// The coach of a lesson: which page is said, what it waits for, and what it answers when something else is done. Where
// the lesson stands comes with every prompt; only the page within a step is known here.
import type { Play } from "@/table/play.svelte";
import { selection } from "@/table/selection.svelte";
import type { Refusal } from "@/table/table";
import type { CoachPage, Coaching } from "@/server/messages";
import { placesOf, startsWith } from "./targets";

/** A choice that the lesson does not wait for: the coach answers it. */
export const NOT_NOW: Refusal = { error: "lesson", reason: "" };

export class Coach {
  /** The page of the step. */
  private at = $state(0);
  private of = $state("");
  /** Something else was tried since the page was turned. */
  wrong = $state(false);
  /** Sent away: everything may be done, nothing is said. */
  away = $state(false);

  constructor(private readonly play: Play) {
    play.table.gate = (codes) => this.answer(codes);
  }

  /** What the lesson says now; null while others play, and when it is no lesson or its way was left. */
  readonly now: Coaching | null = $derived.by(() => this.play.prompt?.coaching ?? null);
  private readonly key: string = $derived(this.now ? `${this.now.step} ${this.now.pages.length}` : "");
  private readonly place: number = $derived(this.of === this.key ? this.at : 0);
  readonly page: CoachPage | null = $derived(this.now?.pages[this.place] ?? null);
  readonly isLast: boolean = $derived(this.now !== null && this.place >= this.now.pages.length - 1);
  /** The pupil went another way than the lesson; the others play by themselves now. */
  readonly lost: boolean = $derived.by(
    () => Boolean(this.play.table.info?.lesson) && this.play.prompt !== null && this.now === null,
  );
  /** Waits for a choice, not for the button that turns the page. */
  readonly waits: boolean = $derived(this.isLast && (this.now?.choices.length ?? 0) > 0);

  /** The names of what the page points at: its own, else where the awaited choice is made. */
  readonly points: string[] = $derived.by(() => {
    const { page, now } = this;
    if (!page || !now || !this.play.prompt) return [];
    if (page.point.length || !this.waits) return page.point;
    return placesOf(this.play.prompt, now.choices);
  });
  /** The right thing is picked and waits for the button that does it, as fingers do it. */
  readonly picked: boolean = $derived.by(() => {
    const { held } = this.play;
    return (
      this.points.includes(`space ${held}`) ||
      this.points.includes(`tile ${selection.tile}`) ||
      (selection.token !== null && selection.token.code === this.now?.choices[0])
    );
  });

  next(): void {
    this.turn(this.place + 1);
  }

  back(): void {
    this.turn(Math.max(0, this.place - 1));
  }

  get canGoBack(): boolean {
    return this.place > 0;
  }

  private turn(to: number): void {
    this.of = this.key;
    this.at = to;
    this.wrong = false;
  }

  /** Null lets the choices pass. */
  private answer(codes: number[]): Refusal | null {
    const { now } = this;
    if (this.away || !now?.choices.length || startsWith(now.choices, codes)) {
      this.wrong = false;
      return null;
    }
    this.wrong = true;
    return NOT_NOW;
  }
}
