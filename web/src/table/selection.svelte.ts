// What the player has picked up and not yet put down, shared by hand, market, board and prompt.
class Selection {
  card = $state<string | null>(null);
  tile = $state<string | null>(null);
  space = $state<string | null>(null);

  clear(): void {
    this.card = null;
    this.tile = null;
    this.space = null;
  }
}

export const selection = new Selection();
