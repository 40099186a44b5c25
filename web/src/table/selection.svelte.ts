// What the player has picked up and not yet put down, shared by hand, market, board and prompt.
import type { Choice } from "@/server/messages";

class Selection {
  card = $state<string | null>(null);
  tile = $state<string | null>(null);
  space = $state<string | null>(null);
  /** An action token that waits for a second word: tapped with a finger, or about to be wasted. */
  token = $state.raw<Choice | null>(null);
  /** The code of a choice that is a creature card or a power token. */
  piece = $state<number | null>(null);

  clear(): void {
    this.card = null;
    this.tile = null;
    this.space = null;
    this.token = null;
    this.piece = null;
  }
}

export const selection = new Selection();
