// Choices that name a piece of the box: they are shown as that piece, not as a sentence.
import { aboutCreatureCard, aboutPower, type Explanation } from "@/pieces/faces";
import type { Choice, Facts } from "@/server/messages";

const NAMED = { unleash: "creature_card", power: "power" } as const;

export interface Piece {
  kind: keyof typeof NAMED;
  id: string;
  choice: Choice;
}

/** The pieces to choose from; empty when something else is asked. */
export function piecesIn(choices: Choice[]): Piece[] {
  const pieces = choices.flatMap((choice) => {
    const kind = choice.kind as keyof typeof NAMED;
    return kind in NAMED ? [{ kind, id: String(choice.fields[NAMED[kind]]), choice }] : [];
  });
  return pieces.length === choices.length ? pieces : [];
}

export const aboutPiece = (facts: Facts, { kind, id, choice }: Piece): Explanation => ({
  ...(kind === "unleash" ? aboutCreatureCard(facts, id) : aboutPower(facts, id)),
  deal: choice,
});
