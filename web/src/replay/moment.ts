// A moment of a game in words.
import { trackText } from "@/seth/members";
import type { View } from "@/server/messages";
import { t } from "@/text/text.svelte";

/** "Day 3, round 2"; with Seth a Day has no rounds but a track. */
export function momentTitle({ phase, day, round, seth }: View): string {
  if (phase === "over") return t("phase-over");
  if (!day) return t("phase-setup");
  if (seth && (phase === "day" || phase === "eclipse")) return `${t("bar-day", { day })}, ${trackText(seth)}`;
  return phase === "day" ? t("replay-when", { day, round }) : t("replay-night", { day });
}
