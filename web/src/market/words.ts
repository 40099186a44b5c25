// A place of the market in words: where it is, whose it is, what can be done with it.
import { ALLIANCE, priceOf, type Place } from "./places";
import { aboutTile, tileName, type Explanation } from "@/pieces/faces";
import { nameOf, viewerOf } from "@/player/names";
import type { Choice, Facts } from "@/server/messages";
import type { Table } from "@/table/table";
import { t } from "@/text/text.svelte";

export const whereIs = (colour: string, level: number): string =>
  t("market-place", { colour: t(`colour-${colour}`), level });

function ownerInWords(table: Table, { owner, tile }: Place): string {
  if (owner === null) return tile.side ? t(`market-for-${tile.side}`) : "";
  if (owner === ALLIANCE) return t("market-alliance");
  return owner === viewerOf(table) ? t("market-yours") : t("market-owner", { who: nameOf(table, owner) });
}

function choiceInWords(choice: Choice | undefined): string {
  if (!choice) return "";
  if (choice.kind === "seal") return t("market-can-seal");
  const price = priceOf(choice);
  return price === null ? t("market-can") : t("market-can-for", { price });
}

export function placeInWords(table: Table, place: Place, choice: Choice | undefined): string {
  return [ownerInWords(table, place), place.sealed ? t("market-sealed") : "", choiceInWords(choice)]
    .filter(Boolean)
    .join(" · ");
}

export function labelOf(table: Table, place: Place, choice: Choice | undefined): string {
  const { id, colour, level } = place.tile;
  return [tileName(id), whereIs(colour, level), placeInWords(table, place, choice)].filter(Boolean).join(", ");
}

export function aboutPlace(table: Table, facts: Facts, place: Place, choice: Choice | undefined): Explanation {
  const { id, colour, level } = place.tile;
  const note = [whereIs(colour, level), placeInWords(table, place, choice)].filter(Boolean).join(" · ");
  return { ...aboutTile(facts, id, note), ...(choice ? { choice } : {}) };
}
