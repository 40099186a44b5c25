// The texts of the rules come when somebody opens them.
import { texts } from "@/text/text.svelte";

const files = import.meta.glob<string>("@texts/*/rules.ftl", { query: "?raw", import: "default" });

export const rulesTexts = (): Promise<void> => texts.add(files);
