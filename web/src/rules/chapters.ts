// The rules for players: their chapters, the signs and words, and which chapter explains a rule of docs/rules.
import type { Facts } from "@/server/messages";

interface Chapter {
  id: string;
  icon: string;
  /** The families of rules that it explains. */
  rules: string[];
}

export const CHAPTERS: Chapter[] = [
  { id: "goal", icon: "victory", rules: ["B-WIN", "B-SETUP"] },
  { id: "map", icon: "map", rules: ["B-BOARD", "B-CONTROL"] },
  { id: "day", icon: "token", rules: ["B-DAY", "B-DECIDE"] },
  { id: "move", icon: "move", rules: ["B-MOVE", "B-WALL", "B-TELE"] },
  { id: "battle", icon: "battle", rules: ["B-BATTLE", "B-RETREAT", "B-BCARD", "T5-BCARD"] },
  { id: "build", icon: "buy", rules: ["B-PRAY", "B-RECRUIT", "B-RAISE", "B-BUY", "B-LIMIT", "B-TILE", "T1-BUY"] },
  { id: "creatures", icon: "phoenix", rules: ["B-CREATURE", "T1-CREATURE"] },
  { id: "cards", icon: "divine-card", rules: ["B-DI", "B-CARD", "T5-CARD", "T5-DI"] },
  { id: "points", icon: "temp-victory", rules: ["B-VP", "B-ENDDAY"] },
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

/** One god against all the others. */
export const SETH_CHAPTERS: Chapter[] = [
  { id: "seth-goal", icon: "seth", rules: ["S-WIN", "S-SETUP", "S-BASE"] },
  { id: "seth-day", icon: "eclipse", rules: ["S-DAY", "S-NIGHT", "S-ECLIPSE", "S-TOKEN"] },
  { id: "seth-actions", icon: "token", rules: ["S-ACT"] },
  { id: "seth-corrupt", icon: "corrupt", rules: ["S-CORRUPT", "S-DESTROY"] },
  { id: "seth-invasion", icon: "invasion", rules: ["S-INVASION"] },
  { id: "seth-troops", icon: "troop", rules: ["S-MIXED", "S-MOVE", "S-BATTLE", "S-RECALL", "S-PORTAL"] },
  { id: "seth-temples", icon: "sacred-3", rules: ["S-TEMPLE", "S-PRAYER", "S-POWER"] },
  { id: "seth-ceremony", icon: "ceremony", rules: ["S-CEREMONY"] },
  { id: "seth-tiles", icon: "tile", rules: ["S-BUY", "S-SETHBASE", "S-TILE", "S-DI", "S-CARD", "S-TS"] },
  { id: "seth-team", icon: "alliance", rules: ["S-TEAM", "S-INFO", "S-CLAR"] },
];

export const WORDS: { id: string; icon: string }[] = [
  { id: "unit", icon: "unit" },
  { id: "troop", icon: "troop" },
  { id: "reserve", icon: "reserve" },
  { id: "strength", icon: "strength" },
  { id: "damage", icon: "damage" },
  { id: "protection", icon: "protection" },
  { id: "movement", icon: "movement" },
  { id: "pp", icon: "prayer" },
  { id: "vp", icon: "victory" },
  { id: "temporary", icon: "temp-victory" },
  { id: "two-temples", icon: "two-temples" },
  { id: "tile", icon: "tile" },
  { id: "pyramid", icon: "pyramid" },
  { id: "temple", icon: "temple" },
  { id: "obelisk", icon: "obelisk" },
  { id: "sanctuary", icon: "sanctuary" },
  { id: "battle", icon: "battle" },
  { id: "wall", icon: "wall" },
  { id: "recall", icon: "recall" },
  { id: "retreat", icon: "retreat" },
  { id: "teleport", icon: "teleport" },
  { id: "token", icon: "token" },
  { id: "silver", icon: "token" },
  { id: "gold", icon: "crown" },
  { id: "day", icon: "day" },
  { id: "night", icon: "night" },
  { id: "hourglass", icon: "hourglass" },
  { id: "veto", icon: "veto" },
  { id: "vision", icon: "watch" },
  { id: "priest", icon: "priest" },
  { id: "object", icon: "object" },
  { id: "skill", icon: "skill" },
  { id: "dawn", icon: "dawn" },
];

type Printed = "tiles" | "creatures" | "cards" | "battle_cards" | "path_tokens";
const PRINTED: Printed[] = ["tiles", "creatures", "cards", "battle_cards", "path_tokens"];
type SethPrinted = "creature_cards" | "power_tokens" | "prayer_tokens";
const SETH_PRINTED: SethPrinted[] = ["creature_cards", "power_tokens", "prayer_tokens"];

/** The entry that explains a rule: what it is printed on, or else the chapter of its family. */
export function entryOf(rule: string, facts: Facts | null): string {
  for (const kind of PRINTED)
    for (const each of Object.values(facts?.[kind] ?? {})) if (each.rule === rule) return `${kind}-${each.id}`;
  for (const kind of SETH_PRINTED)
    for (const each of Object.values(facts?.seth?.[kind] ?? {})) if (each.rule === rule) return `${kind}-${each.id}`;
  return `chapter-${chapterOf(rule)}`;
}

function chapterOf(rule: string): string {
  const family = /^[A-Z]\d?-[A-Z]+/.exec(rule)?.[0] ?? "";
  const found = [...CHAPTERS, ...SETH_CHAPTERS].find((each) => each.rules.includes(family));
  if (found) return found.id;
  // Interactions and clarifications of Ta-Seti are told with its path, those of Seth with what a team decides.
  return rule.startsWith("T") ? "path" : rule.startsWith("S") ? "seth-team" : CHAPTERS[0]!.id;
}

/** Is this the id of a rule? Anything else names an entry. */
export const isRule = (at: string): boolean => /^[BST]\d?-/.test(at);

/** "It is not adjacent. (B-MOVE-17)": the sentence, and the rule that it ends with. */
export function apart(text: string): { sentence: string; rule: string } {
  const found = /^(.*?)\s*\(([BST]\d?-[A-Z0-9-]+)\)(\.?)$/s.exec(text);
  return { sentence: found ? `${found[1]}${found[3]}` : text, rule: found?.[2] ?? "" };
}
