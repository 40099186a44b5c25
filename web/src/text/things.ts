// What things are called at a table: spaces by the gods of their cities, troops, counted things, what a choice costs.
import { texts, t } from "./text.svelte";
import type { Facts, View } from "@/server/messages";

/** What a sentence needs to know besides the event: how seats are called, and what stands where. */
export interface Telling {
  name: (seat: number) => string;
  /** The name of the god whose city this is, if somebody has it. */
  cityOf?: ((city: string) => string | null) | undefined;
  facts?: Facts | null | undefined;
  /** Everything names depend on, as a text; lines told under the same key are kept and not told again. */
  key?: string | undefined;
}

const counted = (word: string, count: number): string => t(`count-${word}`, { count });
export const units = (count: number): string => counted("units", count);
export const cards = (count: number): string => counted("cards", count);
export const priests = (count: number): string => counted("priests", count);
/** The id of a battle card is its three figures, after an s for Seth's own. */
export const battleCard = (id: string): string => {
  if (!texts.has(`battle-${id}`)) return id;
  const figures = id.replace(/^s/, "");
  return figures.length === 3 ? `${t(`battle-${id}`)} (${[...figures].join("/")})` : t(`battle-${id}`);
};
export const pathToken = (id: string): string => t(id === "VP" ? "slot-VP" : `token-${id}`);
export const stop = (id: string): string => (texts.has(`stop-${id}`) ? t(`stop-${id}`) : id);

/** A troop: "3 units and Phoenix, 1 of them a priest". */
export function troop(count: number, creature: string | null, holy = 0): string {
  const allPriests = count > 0 && count === holy;
  let text = allPriests ? priests(count) : units(count);
  if (creature) text = t("with-creature", { units: text, creature: t(`creature-${creature}`) });
  if (allPriests || !holy) return text;
  return t("with-priests", { units: text, count: holy });
}

/** A symbol on a road, from the words of a view: "prayer 2", "token damage". */
export function symbol(text: string): string {
  const [kind = "", amount = ""] = text.split(" ");
  if (kind === "token") return t("symbol-token", { what: t(`temporary-${amount}`) });
  const count = Number(amount);
  return t(`symbol-${kind}`, { count, units: units(count), cards: cards(count) });
}

/** A space by the god whose city it belongs to ("Gate of Sobek"), or by its plain name while nobody has the city. */
export function space(id: string, telling: Telling): string {
  const known = telling.facts?.spaces[id];
  const owner = (city: string): string | null => telling.cityOf?.(city) ?? null;
  if (known?.city) {
    const who = owner(known.city);
    return who ? t("space-of-city", { who, space: id }) : t(`space-${id}`);
  }
  const city = known ? gateOf(id, telling.facts!) : null;
  const who = city ? owner(city) : null;
  return who ? t("space-gate-of", { who }) : t(`space-${id}`);
}

/** The one city whose three districts a space touches, or null; the small board has a shore between two. */
function gateOf(id: string, facts: Facts): string | null {
  const cities = (facts.spaces[id]?.land ?? []).map((next) => facts.spaces[next]?.city ?? "").filter(Boolean);
  return cities.length === 3 && new Set(cities).size === 1 ? cities[0]! : null;
}

/** A figure with one decimal, with the comma or point of the language. */
export function decimal(value: number): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(texts.language, places).format(value);
}

/** A chance from 0 to 1 in per cent, written as the language does it. */
export function percentage(chance: number): string {
  return new Intl.NumberFormat(texts.language, { style: "percent" }).format(chance);
}

export function list(names: string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

/** A seat of another side with units on a space, or null. With Seth all the others are one side. */
export function enemyOn(view: View, id: string, seat: number): number | null {
  const other = Object.entries(view.spaces[id]?.units ?? {}).find(
    ([each, count]) => count > 0 && !sameSide(view, Number(each), seat),
  );
  return other ? Number(other[0]) : null;
}

/** Whether two seats play together; without Seth everybody plays alone. */
export const sameSide = (view: Pick<View, "seats">, one: number, other: number): boolean =>
  one === other || (view.seats[one]?.side !== undefined && view.seats[one]?.side === view.seats[other]?.side);

/** What a choice, or a ready-made way, does at once. */
export interface Deal {
  prayer: number | null;
  points?: number | null;
}
export interface Effect {
  icon: "prayer" | "victory";
  amount: string;
  good: boolean;
}

/** "−2 prayer", "+1 point"; empty when it does nothing or depends. Every price on the page comes from here. */
export function effects(choice: Deal): Effect[] {
  const found: Effect[] = [];
  const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
  if (choice.prayer) found.push({ icon: "prayer", amount: signed(choice.prayer), good: choice.prayer > 0 });
  if (choice.points) found.push({ icon: "victory", amount: signed(choice.points), good: choice.points > 0 });
  return found;
}

/** The same in words: "−2 prayer, +1 points". */
export const effectsText = (deal: Deal): string =>
  effects(deal)
    .map((each) => `${each.amount}\u00a0${t(`word-${each.icon}`)}`)
    .join(", ");

/** What a deal does to one's own prayer, as it stands on its disc: "−2", or nothing. */
export const prayerOf = (deal: Deal | null): string =>
  deal ? (effects(deal).find((each) => each.icon === "prayer")?.amount ?? "") : "";
