// What a question is called in our texts, and the words on the buttons that answer it.
import type { Choice } from "@/server/messages";
import { t, texts } from "./text.svelte";

/** The question itself, as it stands above its answers. */
export const questionText = (question: string, space = ""): string => t(`question-${question}`, { space });

/** An action by its word alone: what follows the comma in its name says where it lies on the board. */
export const actionWord = (id: string): string => t(id).split(",")[0] ?? "";

/** The word on the button of a plain choice: "no" and "enough" mean something else in each question. */
export function wordOf({ kind }: Pick<Choice, "kind">, question: string): string {
  const own = `prompt-${kind}-${question}`;
  return t(texts.has(own) ? own : `prompt-${kind}`);
}
