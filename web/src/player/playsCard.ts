// Which choices play a card of the hand. A gift of prayer names only who gets it: its card is the one that gives.
import type { Choice, Facts } from "@/server/messages";

export const playsCard = (facts: Facts, choice: Choice, card: string): boolean =>
  choice.fields["card"] === card || (choice.kind === "give" && facts.cards[card]?.effect === "give_prayer");
