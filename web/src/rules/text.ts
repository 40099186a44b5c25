// The texts of the rules come when somebody opens them, the gist of each rule with the table or a page that names one.
import { texts } from "@/text/text.svelte";

const files = import.meta.glob<string>("@texts/*/rules.ftl", { query: "?raw", import: "default" });

export const rulesTexts = (): Promise<void> => texts.add(files);

const gists = import.meta.glob<string>("@texts/*/gists.ftl", { query: "?raw", import: "default" });

export const gistTexts = (): Promise<void> => texts.add(gists);

/** A rule in one line, or nothing. */
export const gistOf = (rule: string): string => (texts.has(`gist-${rule}`) ? texts.say(`gist-${rule}`) : "");
