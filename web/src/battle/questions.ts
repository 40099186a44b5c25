// Which questions of a battle are answered in the weighing; all others need the map or the prompt.
import type { Prompt, QuestionSlug, View } from "@/server/messages";

const HERE = new Set<QuestionSlug>([
  "battle-cards",
  "battle-divine-cards",
  "battle-objects",
  "divine-wound",
  "swap-of-battle-cards",
  "units-lost-in-battle",
  "loser",
  "winner",
  "fighter",
  "capture",
]);
/** Losses by owner are chosen here; prayer is split and temples are built on the table. */
const LOSSES = new Set(["battle", "before-cards", "own-card"]);

/** Whether the weighing answers what the viewer is asked; a viewer who is asked nothing needs no map either. */
export function answersHere(prompt: Prompt | null, view: View | null): boolean {
  if (!prompt) return true;
  return prompt.question === "share" ? LOSSES.has(view?.about?.cause ?? "") : HERE.has(prompt.question);
}
