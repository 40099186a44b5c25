// What a question means.
import { texts } from "@/text/text.svelte";

/** With Seth some questions have other figures, and texts of their own. */
export function meaningOf(question: string, seth: boolean): string {
  const id = `question-${question}`;
  const withSeth = `${id}-with-Seth`;
  return texts.explain(seth && texts.has(withSeth) ? withSeth : id);
}
