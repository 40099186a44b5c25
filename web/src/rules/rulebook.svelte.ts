// The rules, open beside the table or not, and where they are open.
class Rulebook {
  /** What is shown: an entry, a rule's id, or "" for the beginning; null while the book is closed. */
  at = $state<string | null>(null);

  open(at = ""): void {
    this.at = at;
  }

  close(): void {
    this.at = null;
  }
}

export const rulebook = new Rulebook();
