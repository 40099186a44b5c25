// What can be told of one side of a battle: its fighter, its figures, and what its hidden card may bring.
import type { BattleStory, Role, SideStory } from "./battle";
import type { Facts, QuestionSlug, SeatView } from "@/server/messages";

/** Questions at which nobody has been named to fight yet. */
const UNNAMED = new Set<QuestionSlug>(["escape", "escape-together", "escape-space", "share", "fighter"]);

/** Until a fighter is named, the seat of a side only decides for it (S-BATTLE-01); Seth needs no name. */
export function isFighterNamed(story: BattleStory, role: Role, asked: QuestionSlug): boolean {
  const { troop, seat } = story[role];
  return troop !== null && seat !== 0 && (story.revealed || story.over || !UNNAMED.has(asked));
}

/** Units of one owner, and how many of them have fallen. */
export interface Owned {
  seat: number;
  units: number;
  lost: number;
}

/** Figures owner by owner; whose are gone is known once they are, and shown with the losses. */
export function ownersOf(side: SideStory, lossesShown: boolean): Owned[] {
  const { troop, left } = side;
  const owners = Object.keys(troop ?? {});
  // Whose the units are is told of those still there; where they have one owner, that says whose all of them were.
  if (owners.length < 2) {
    const seat = owners.length ? Number(owners[0]) : side.seat;
    return [{ seat, units: side.units ?? 0, lost: lossesShown ? fallenOf(side) : 0 }];
  }
  return Object.entries(troop ?? {}).map(([seat, units]) => ({
    seat: Number(seat),
    units,
    lost: lossesShown ? Math.max(0, units - (left?.[seat] ?? 0)) : 0,
  }));
}

/** Units lost, those to one's own card among them. */
export const fallenOf = (side: SideStory): number => (side.lost ?? 0) + side.ownLost;

/** The battle cards one of which a side may have laid: the viewer's hand is known, of others what is still possible. */
export const possibleCards = (seat: SeatView | undefined, own: boolean): string[] =>
  (own ? seat?.battle_hand : seat?.battle_cards_possible) ?? [];

/** The least and the most strength that one of these cards adds: "1–5". */
export function strengthBetween(facts: Facts, cards: string[]): string {
  const values = cards.map((id) => facts.battle_cards[id]?.strength ?? 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!values.length) return "?";
  return least === most ? String(least) : `${least}–${most}`;
}
