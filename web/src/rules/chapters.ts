// The rules for players: their chapters, the signs and words, and which chapter explains a rule of docs/rules.
import type { Facts } from "@/server/messages";

/** A chapter, its sign, and the families of rules that it explains. */
export const CHAPTERS: { id: string; icon: string; rules: string[] }[] = [
  { id: "goal", icon: "victory", rules: ["B-WIN", "B-SETUP"] },
  { id: "map", icon: "temple", rules: ["B-BOARD", "B-CONTROL"] },
  { id: "day", icon: "token", rules: ["B-DAY", "B-DECIDE"] },
  { id: "move", icon: "move", rules: ["B-MOVE", "B-WALL", "B-TELE"] },
  { id: "battle", icon: "battle", rules: ["B-BATTLE", "B-RETREAT", "B-BCARD", "T5-BCARD"] },
  { id: "build", icon: "buy", rules: ["B-PRAY", "B-RECRUIT", "B-RAISE", "B-BUY", "B-LIMIT", "B-TILE", "T1-BUY"] },
  { id: "creatures", icon: "phoenix", rules: ["B-CREATURE", "T1-CREATURE"] },
  { id: "cards", icon: "divine-card", rules: ["B-DI", "B-CARD", "T5-CARD", "T5-DI"] },
  { id: "points", icon: "crown", rules: ["B-VP", "B-ENDDAY"] },
  { id: "night", icon: "night", rules: ["B-NIGHT"] },
  { id: "first", icon: "help", rules: ["B-BEGINNER"] },
  { id: "black", icon: "pyramid", rules: ["T1-PYR", "T1-BOARD", "T1-GOLD", "T1-MERC", "T1-TILE", "T1-DSTR"] },
  { id: "dawn", icon: "dawn", rules: ["T2-DAWN"] },
  {
    id: "path",
    icon: "priest",
    rules: ["T3-PRIEST", "T3-UNIT", "T3-ROAD", "T3-SETUP", "T3-REFILL", "T3-SEAL", "T3-TEMP", "T3-OBJ", "T3-SKILL"],
  },
  { id: "victory", icon: "day", rules: ["T4-WIN"] },
];

export const WORDS: { id: string; icon: string }[] = [
  { id: "unit", icon: "unit" },
  { id: "troop", icon: "reserve" },
  { id: "strength", icon: "strength" },
  { id: "damage", icon: "damage" },
  { id: "protection", icon: "protection" },
  { id: "movement", icon: "movement" },
  { id: "pp", icon: "prayer" },
  { id: "vp", icon: "victory" },
  { id: "recall", icon: "recall" },
  { id: "retreat", icon: "retreat" },
  { id: "teleport", icon: "teleport" },
  { id: "silver", icon: "token" },
  { id: "gold", icon: "crown" },
  { id: "night", icon: "night" },
  { id: "priest", icon: "priest" },
  { id: "dawn", icon: "dawn" },
];

type Printed = "tiles" | "creatures" | "cards" | "battle_cards" | "path_tokens";
const PRINTED: Printed[] = ["tiles", "creatures", "cards", "battle_cards", "path_tokens"];

/** The entry that explains a rule: what it is printed on, or else the chapter of its family. */
export function entryOf(rule: string, facts: Facts | null): string {
  for (const kind of PRINTED)
    for (const each of Object.values(facts?.[kind] ?? {})) if (each.rule === rule) return `${kind}-${each.id}`;
  const family = /^[A-Z]\d?-[A-Z]+/.exec(rule)?.[0] ?? "";
  // Interactions and clarifications of Ta-Seti are told with its path.
  const chapter =
    CHAPTERS.find((each) => each.rules.includes(family)) ?? (rule.startsWith("T") ? { id: "path" } : CHAPTERS[0]!);
  return `chapter-${chapter.id}`;
}

/** As people search: small letters, no accents. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
