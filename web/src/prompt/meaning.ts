// What a question means.
import { texts } from "@/text/text.svelte";
import { slugOf } from "@/text/words";

/** With Seth some questions have other figures, and texts of their own. */
export function meaningOf(question: string, seth: boolean): string {
  const id = `question-${slugOf(question)}`;
  const withSeth = `${id}-with-Seth`;
  return texts.explain(seth && texts.has(withSeth) ? withSeth : id);
}
