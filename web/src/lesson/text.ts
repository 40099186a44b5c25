// The words of the coach come with a lesson.
import { texts } from "@/text/text.svelte";

const files = import.meta.glob<string>("@texts/*/lesson.ftl", { query: "?raw", import: "default" });

export const lessonTexts = (): Promise<void> => texts.add(files);
