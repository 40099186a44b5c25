// A puzzle as a table: each choice is tried at the server, which says how far the attempt leads.
import { api } from "@/server/api";
import { asProblem } from "@/lobby/enter";
import type { Facts, PuzzleMoment, Solution, TableInfo } from "@/server/messages";
import { AloneTable, infoOf } from "@/table/alone.svelte";
import type { Refusal } from "@/table/table";
import { t } from "@/text/text.svelte";

export class PuzzleTable extends AloneTable {
  /** The last choice was wrong, right, or as good as the line's own. */
  said = $state<"" | "right" | "wrong">("");
  /** A mistake was made, or the answer was asked for. */
  missed = $state(false);
  solved = $state(false);
  solution = $state.raw<Solution | null>(null);
  readonly puzzle = true;
  private made: number[] = [];

  constructor(id: string, moment: PuzzleMoment, facts: Facts) {
    super(id, { error: "not-possible", reason: "" });
    this.info = tableOf(moment, facts);
    this.take(moment);
  }

  private take(moment: PuzzleMoment): void {
    this.view = moment.view;
    this.prompt = moment.prompt;
    this.events = moment.events;
    this.solved = moment.solved;
    this.solution = moment.solution;
  }

  async choose(...choices: number[]): Promise<Refusal | null> {
    const all = [...this.made, ...choices];
    try {
      const moment = await api.tryPuzzle(this.id, all);
      this.made = all.slice(0, moment.right);
      this.said = moment.wrong ? "wrong" : "right";
      this.missed ||= moment.wrong;
      this.take(moment);
      return moment.wrong ? { error: "puzzle", reason: t("puzzle-not") } : null;
    } catch (thrown) {
      const { error, reason } = asProblem(thrown);
      return { error, reason };
    }
  }

  async giveUp(): Promise<void> {
    const moment = await api.tryPuzzle(this.id, this.made, true);
    this.missed = true;
    this.said = "";
    this.take(moment);
  }
}

function tableOf({ id, view }: PuzzleMoment, facts: Facts): TableInfo {
  // As at a rated table there are no hints.
  const own = { id, name: t("puzzle-title"), status: "running", rated: true } as const;
  return infoOf(view, facts, own, (seat) => {
    const isBot = seat !== view.viewer;
    return { kind: isBot ? "bot" : "human", name: "", bot: isBot ? "medium" : null, host: false };
  });
}
