// The question that a battle asks, in words, and its answers by kind.
import type { Choice, Prompt } from "@/server/messages";
import { meaningOf } from "@/prompt/meaning";
import { t } from "@/text/text.svelte";

const key = (question: string): string => `question-${question}`;

export const questionTitle = (question: string): string => (question ? t(key(question)) : "");
export const questionText = (question: string, seth = false): string => meaningOf(question, seth);

export const answersOf = (prompt: Prompt | null, kind: string): Choice[] =>
  (prompt?.choices ?? []).filter((choice) => choice.kind === kind);
