// Bots by name: the five strengths are in the texts, a bot of the host is called what the host calls it.
import { t } from "./text.svelte";

const STRENGTHS = ["random", "easy", "medium", "hard", "champion"];

export const isStrength = (bot: string): boolean => STRENGTHS.includes(bot);

/** What a bot is called; a seat that says nothing has the medium one. */
export function botName(bot: string | null | undefined): string {
  const known = bot ?? "medium";
  return isStrength(known) ? t(`bot-${known}`) : known;
}
