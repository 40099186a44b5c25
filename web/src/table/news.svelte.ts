// What a screen reader hears and what the speakers play when the table changes.
import type { Play } from "./play.svelte";
import type { Cue } from "./recipes";
import { sound, soundOf } from "./sound.svelte";
import { hasWon, nearVictory } from "@/seth/sides";
import type { GameEvent, View } from "@/server/messages";
import { lines } from "@/text/story";
import { t } from "@/text/text.svelte";
import { questionText } from "@/text/words";

const MAX_NEWS = 6;

export class News {
  polite = $state("");
  assertive = $state("");
  private version = -1;
  private asked = "";
  private near = false;
  private said = 0;

  /** Somebody has given up. */
  leave(said: string): void {
    this.polite = said;
  }

  /** Called with every state. */
  take(play: Play, version: number): void {
    const before = this.version;
    this.version = version;
    const fresh = play.table.events.filter((event) => event.version > before);
    if (before >= 0 && fresh.length) {
      this.polite = lines(fresh, play.tell)
        .slice(-MAX_NEWS)
        .map((line) => line.text)
        .join(" ");
      this.ring(play, fresh);
    }
    const near = play.table.view ? isNear(play.table.view) : false;
    if (near && !this.near && before >= 0) sound.play("matchpoint");
    this.near = near;
    const said = play.table.chat.length;
    if (before >= 0 && said > this.said) sound.play("message");
    this.said = said;
    const prompt = play.table.prompt;
    if (!prompt) this.asked = "";
    else if (prompt.id !== this.asked) {
      const first = this.asked === "";
      this.asked = prompt.id;
      const question = questionText(prompt.question);
      this.assertive = prompt.question === "turn" ? question : `${t("news-asked")} ${question}`;
      if (first) sound.play("turn");
    }
  }

  /** Each cue once, louder if it is the viewer's own doing. */
  private ring(play: Play, fresh: GameEvent[]): void {
    const won = play.me !== null && play.table.view !== null && hasWon(play.table.view, play.me);
    const heard = new Map<Cue, boolean>();
    for (const event of fresh) {
      const cue = soundOf(event.kind, event.fields, won);
      const seat = event.fields["seat"];
      const others = seat !== undefined && seat !== play.me;
      if (cue) heard.set(cue, others && (heard.get(cue) ?? true));
    }
    for (const [cue, others] of heard) sound.play(cue, { others });
  }
}

/** Somebody, or a side, can win with the next point. */
function isNear(view: View): boolean {
  if (view.phase === "over") return false;
  if (view.seth) return nearVictory(view).length > 0;
  return view.seats.some((seat) => seat.points.total >= view.target - 1);
}
