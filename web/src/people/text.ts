// Texts about people: being called, profiles. They come when somebody opens a page that says them.
import { texts } from "@/text/text.svelte";

const files = import.meta.glob<string>("@texts/*/people.ftl", { query: "?raw", import: "default" });

const clubFiles = import.meta.glob<string>("@texts/*/clubs.ftl", { query: "?raw", import: "default" });

export const peopleTexts = (): Promise<void> => texts.add(files);
/** Friends, invitations, clubs. */
export const clubTexts = (): Promise<void> => texts.add(clubFiles);
