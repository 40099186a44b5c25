// What is open around the table of one viewer, and what the keys do there.
import type Board from "@/board/Board.svelte";
import type Prompt from "@/prompt/Prompt.svelte";
import { rulebook } from "@/rules/rulebook.svelte";
import { actionOf, type Panel } from "./keys";
import type { Play } from "./play.svelte";
import { sound } from "./sound.svelte";

export class Desk {
  /** The drawer that is open. */
  panel = $state<Panel | null>(null);
  /** The log leaves out what was before the viewer's last turn. */
  since = $state(false);
  /** The scene of victory was put away. */
  endSeen = $state(false);
  /** On a tablet market and log share one place, on a phone everything shares the stage. */
  drawer = $state<"market" | "log">("market");
  tab = $state("map");
  /** Lines of the chat that were there when it was last open; none before the first look. */
  private chatSeen = $state(-1);

  board = $state<ReturnType<typeof Board> | null>(null);
  prompt = $state<ReturnType<typeof Prompt> | null>(null);

  constructor(private readonly play: Play) {}

  get unread(): number {
    return this.chatSeen < 0 ? 0 : Math.max(0, this.play.table.chat.length - this.chatSeen);
  }

  /** Called when the chat grows or is opened: what can be seen is not unread. */
  readChat(): void {
    const { chat, connected } = this.play.table;
    if (this.panel === "chat" || (this.chatSeen < 0 && connected)) this.chatSeen = chat.length;
  }

  /** Esc: the uppermost thing goes away. */
  private back(): void {
    if (rulebook.at !== null) rulebook.close();
    else if (this.play.openSeat !== null) this.play.openSeat = null;
    else if (this.play.view?.phase === "over" && !this.endSeen) this.endSeen = true;
    else this.play.back();
  }

  press(event: KeyboardEvent): void {
    if (this.panel) return;
    const action = actionOf(event, {
      undo: () => void this.play.undo(),
      hint: () => void this.play.askHint(),
      forward: () => this.prompt?.goOn(),
      nextLegal: () => this.board?.nextLegal(),
      back: () => this.back(),
      mute: () => sound.toggle(),
      units: (count) => this.prompt?.pickUnits(count),
      panel: (which) => (this.panel = which),
      rules: () => rulebook.open(),
      rerun: () => this.play.rerun.toggle(),
    });
    if (!action) return;
    event.preventDefault();
    action();
  }
}
