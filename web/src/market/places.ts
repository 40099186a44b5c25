// The market: one place for every copy of a tile, who has it, and what a click there would do.
import type { Choice, Facts, TileFacts, View } from "@/server/messages";

const COLOURS = ["white", "red", "blue", "black", "violet"];
/** The owner of what the members have in common. */
export const ALLIANCE = -1;

export interface Place {
  tile: TileFacts;
  copy: number;
  /** Whose it is; null is on offer. */
  owner: number | null;
  /** Of several copies on offer this one is bought. */
  next: boolean;
  sealed: boolean;
}

export interface Stalls {
  colours: string[];
  levels: { level: number; cells: Place[][] }[];
}

/** Tiles by level (highest first) and colour; copies with their owners, free ones last. */
export function marketOf(facts: Facts, view: Pick<View, "seats" | "supply" | "seth"> | null): Stalls {
  // Tiles of the alliance leave the market without coming to a seat.
  const common = view?.seth?.alliance_tiles ?? [];
  const supply = { ...view?.supply, ...Object.fromEntries(common.map((tile) => [tile, 0])) };
  const seats = view?.seats ?? [];
  const tiles = Object.values(facts.tiles).filter((tile) => tile.id in supply);
  const colours = COLOURS.filter((colour) => tiles.some((tile) => tile.colour === colour));
  const levels = [...new Set(tiles.map((tile) => tile.level))].sort((a, b) => b - a);
  const places = (tile: TileFacts): Place[] => {
    const owners = common.includes(tile.id)
      ? [ALLIANCE]
      : seats.flatMap(({ seat, tiles: held }) => held.filter((id) => id === tile.id).map(() => seat));
    return Array.from({ length: owners.length + (supply[tile.id] ?? 0) }, (_, copy) => {
      const owner = owners[copy] ?? null;
      const sealed = owner !== null && Boolean(seats[owner]?.sealed?.includes(tile.id));
      return { tile, copy, owner, next: copy === owners.length, sealed };
    });
  };
  return {
    colours,
    levels: levels.map((level) => ({
      level,
      cells: colours.map((colour) =>
        tiles.filter((tile) => tile.colour === colour && tile.level === level).flatMap(places),
      ),
    })),
  };
}

const buyOf = (choices: Choice[], { tile }: Place): Choice | undefined =>
  choices.find((choice) => choice.kind === "buy" && choice.fields["tile"] === tile.id);

/** The choice for which a place is lit: buy the next copy, or seal somebody's. */
export function choiceAt(choices: Choice[], place: Place): Choice | undefined {
  if (place.owner === null) return place.next ? buyOf(choices, place) : undefined;
  return choices.find(
    ({ kind, fields }) => kind === "seal" && fields["tile"] === place.tile.id && fields["seat"] === place.owner,
  );
}

/** Only one of two equal tiles is lit; the other one is the same tile to buy. */
export const pressedAt = (choices: Choice[], place: Place): Choice | undefined =>
  choiceAt(choices, place) ?? (place.owner === null ? buyOf(choices, place) : undefined);

/** What a purchase costs; null where that is not told, or nothing is bought. */
export const priceOf = (choice: Choice | undefined): number | null =>
  choice?.kind === "buy" && choice.prayer !== null ? -choice.prayer : null;
