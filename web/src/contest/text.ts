// Texts about tournaments. They come when somebody opens one of their pages.
import { texts } from "@/text/text.svelte";

const files = import.meta.glob<string>("@texts/*/contests.ftl", { query: "?raw", import: "default" });

export const contestTexts = (): Promise<void> => texts.add(files);
