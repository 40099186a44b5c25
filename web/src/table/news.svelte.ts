// What a screen reader hears and what the speakers play when the table changes.
import type { Play } from "./play.svelte";
import { sound, soundOf, type Sound } from "./sound.svelte";
import { lines } from "@/text/story";
import { t } from "@/text/text.svelte";
import { questionText } from "@/text/words";

const MOST = 6;

export class News {
  polite = $state("");
  assertive = $state("");
  private version = -1;
  private asked = "";

  /** Somebody has given up. */
  leave(who: string): void {
    this.polite = t("log-resigned", { who });
  }

  /** Called with every state. */
  take(play: Play, version: number): void {
    const before = this.version;
    this.version = version;
    const fresh = play.table.events.filter((event) => event.version > before);
    if (before >= 0 && fresh.length) {
      this.polite = lines(fresh, play.tell)
        .slice(-MOST)
        .map((line) => line.text)
        .join(" ");
      const heard = new Set<Sound>();
      for (const event of fresh) {
        const made = soundOf(event.kind);
        if (made) heard.add(made);
      }
      for (const each of heard) sound.play(each);
    }
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
}
