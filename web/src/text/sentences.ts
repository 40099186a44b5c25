// Events and choices as sentences, put together from the messages of the content's text file (as the terminal does it).
import { texts, t } from "./text.svelte";
import type { Choice, Facts, GameEvent, View } from "@/server/messages";

/** What a sentence needs to know besides the event: how seats are called, and what stands where. */
export interface Telling {
  name: (seat: number) => string;
  /** The name of the god whose city this is, if somebody has it. */
  cityOf?: ((city: string) => string | null) | undefined;
  facts?: Facts | null | undefined;
  /** Everything names depend on, as a text; lines told under the same key are kept and not told again. */
  key?: string | undefined;
}

// --- words ---------------------------------------------------------------------------------------------------------

const counted = (word: string, count: number): string => t(`count-${word}`, { count });
export const units = (count: number): string => counted("units", count);
export const points = (count: number): string => counted("points", count);
export const cards = (count: number): string => counted("cards", count);
export const priests = (count: number): string => counted("priests", count);
export const dawnTokens = (count: number): string => counted("dawn", count);
export const battleCard = (id: string): string =>
  texts.has(`battle-${id}`) ? `${t(`battle-${id}`)} (${[...id].join("/")})` : id;
export const action = (id: string): string => t(texts.has(`action-${id}`) ? `action-${id}` : `act-${id}`);
export const pathToken = (id: string): string => t(id === "VP" ? "slot-VP" : `token-${id}`);
export const stop = (id: string): string => (texts.has(`stop-${id}`) ? t(`stop-${id}`) : id);

/** A troop: "3 units with Phoenix, 1 of them a priest". */
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

/** The city whose three districts a space touches, or null. */
function gateOf(id: string, facts: Facts): string | null {
  const cities = (facts.spaces[id]?.land ?? []).map((next) => facts.spaces[next]?.city ?? "").filter(Boolean);
  return cities.find((city) => cities.filter((each) => each === city).length >= 3) ?? null;
}

export function list(names: string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

// --- events --------------------------------------------------------------------------------------------------------

export interface Line {
  version: number;
  kind: string;
  text: string;
  seat: number | null;
  spaces: string[];
  events: GameEvent[];
}

/** One line per event; what belongs together is told together. */
export function lines(events: GameEvent[], telling: Telling): Line[] {
  const told: GameEvent[] = [];
  const sources: GameEvent[][] = [];
  const replace = (event: GameEvent, more: GameEvent): void => {
    told[told.length - 1] = event;
    sources[sources.length - 1]!.push(more);
  };
  const drop = (): GameEvent[] => {
    told.pop();
    return sources.pop() ?? [];
  };
  for (const event of events) {
    const last = told[told.length - 1];
    const same = (...fields: string[]): boolean =>
      Boolean(last) && fields.every((field) => last!.fields[field] === event.fields[field]);
    if (event.kind === "turn_end" || event.fields["gained"] === 0) continue;
    if (last?.kind === "teleport" && event.kind === "step" && same("seat", "from", "to")) continue;
    if (event.kind === "drawn" && last?.kind === "drawn") {
      const all = [...new Set([...seatsOf(last), ...seatsOf(event)])];
      replace({ ...event, fields: { seat: all.length > 1 ? all : all[0]! } }, event);
      continue;
    }
    if (event.kind === "drew" && last?.kind === "drawn") {
      const others = seatsOf(last).filter((seat) => seat !== event.fields["seat"]);
      if (!others.length) drop();
      else told[told.length - 1] = { ...last, fields: { seat: others.length > 1 ? others : others[0]! } };
    }
    if (event.kind === "refilled" && last?.kind === "refilled") {
      replace({ ...event, fields: { what: `${lying(last)}, ${lying(event)}` } }, event);
      continue;
    }
    if ((event.kind === "sealed" || event.kind === "masked") && last?.kind === "used" && same("seat")) drop();
    if (event.kind === "point" && last?.kind === "took" && last.fields["path_token"] === null) drop();
    if (event.kind === "placed") {
      const there = last?.kind === "placed" && same("seat", "space");
      const before = there ? Number(last!.fields["units"] ?? 1) : 0;
      const joined = { ...event, fields: { ...event.fields, units: before + 1 } };
      if (there) replace(joined, event);
      else {
        told.push(joined);
        sources.push([event]);
      }
      continue;
    }
    told.push(event);
    sources.push([event]);
  }
  return told.map((event, at) => kept(event, sources[at] ?? [], telling));
}

const remembered = new WeakMap<GameEvent, { key: string; line: Line }>();

/** The line of an event, told once; a game has a thousand of them and every state would tell them all again. */
function kept(event: GameEvent, sources: GameEvent[], telling: Telling): Line {
  const before = remembered.get(event);
  if (before && telling.key !== undefined && before.key === telling.key) return before.line;
  const line: Line = {
    version: event.version,
    kind: event.kind,
    text: sentence(event, telling),
    seat: actor(event),
    spaces: ["space", "from", "to"]
      .map((field) => event.fields[field])
      .filter((value): value is string => typeof value === "string"),
    events: sources,
  };
  if (telling.key !== undefined) remembered.set(event, { key: telling.key, line });
  return line;
}

const seatsOf = (event: GameEvent): number[] => {
  const seats = event.fields["seat"];
  return Array.isArray(seats) ? seats : [Number(seats)];
};

const lying = (event: GameEvent): string => {
  const what = event.fields["what"];
  return typeof what === "string"
    ? what
    : t("event-lying", {
        token: pathToken(String(event.fields["path_token"] ?? "VP")),
        stop: stop(String(event.fields["stop"])),
      });
};

/** The seat a line belongs to: who acts, attacks or wins. */
function actor(event: GameEvent): number | null {
  for (const field of ["seat", "attacker", "winner"]) {
    const value = event.fields[field];
    if (typeof value === "number") return value;
  }
  return null;
}

/** The sentence of one event. */
export function sentence(event: GameEvent, telling: Telling): string {
  const values = valuesOf(event, telling);
  const id = `event-${form(event)}`;
  if (texts.has(id)) return t(id, values);
  const plain = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return `${event.kind}: ${plain.join(", ")}.`;
}

/** Some events have several sentences. */
function form(event: GameEvent): string {
  const { kind, fields } = event;
  let name = kind;
  if (kind === "creature" && fields["space"] === null) name = "creature-reserve";
  else if (kind === "card" && fields["space"] !== null && fields["space"] !== undefined) name = "card-at";
  else if (kind === "drawn" && Array.isArray(fields["seat"])) name = "drawn-several";
  else if (kind === "trip" && (fields["from_stop"] === null || fields["from_stop"] === fields["stop"]))
    name = fields["from_stop"] === null ? "trip-enter" : "trip-wait";
  else if (kind === "refilled" && "what" in fields) return "refilled-several";
  else if ((kind === "took" || kind === "refilled") && fields["path_token"] === null) name = `${kind}-point`;
  else if (kind === "priest" && fields["space"] === null) name = "priest-reserve";
  else if (kind === "last_day" && fields["seat"] === null) name = "last_day-limit";
  else if (kind === "spent" && fields["tokens"] === 0) name = "spent-none";
  else if (kind === "point" && Number(fields["points"]) < 0) name = "point-lost";
  return fields["price"] === 0 ? `${name}-free` : name;
}

type Values = Record<string, string | number>;

function valuesOf(event: GameEvent, telling: Telling): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(event.fields)) Object.assign(values, said(field, value, telling));
  if (event.kind === "step" || event.kind === "teleport") {
    const creature = event.fields["creature"];
    values["troop"] = troop(Number(event.fields["units"]), typeof creature === "string" ? creature : null);
  }
  return values;
}

const NUMBERS: Record<string, (value: number) => string> = {
  units,
  winner_lost: units,
  loser_lost: units,
  points: (value) => points(Math.abs(value)),
  tokens: dawnTokens,
  cards,
};
const WORDS: Record<string, (value: string, telling: Telling) => Values> = {
  space: (value, telling) => ({ space: space(value, telling) }),
  from: (value, telling) => ({ from: space(value, telling) }),
  to: (value, telling) => ({ to: space(value, telling) }),
  card: (value) => ({ card: t(`card-${value}`) }),
  battle_card: (value) => ({ card: battleCard(value) }),
  creature: (value) => ({ creature: t(`creature-${value}`) }),
  tile: (value) => ({ tile: t(`tile-${value}`) }),
  colour: (value) => ({ colour: t(`colour-${value}`) }),
  action: (value) => ({ action: action(value) }),
  action_kind: (value) => ({ action: action(value) }),
  stop: (value) => ({ stop: stop(value) }),
  from_stop: (value) => ({ from_stop: stop(value) }),
  path_token: (value) => ({ path_token: pathToken(value) }),
  temporary: (value) => ({ temporary: t(`temporary-${value}`) }),
  source: (value) => ({ source: t(`source-${value}`) }),
  token: (value) => ({ token: texts.has(`token-kind-${value}`) ? t(`token-kind-${value}`) : value }),
};

export function said(field: string, value: GameEvent["fields"][string], telling: Telling): Values {
  if (value === null) return {};
  if (Array.isArray(value)) return { [field === "seat" ? "who" : field]: list(value.map(telling.name)) };
  if (typeof value === "string") return WORDS[field]?.(value, telling) ?? { [field]: value };
  if (field === "seat") return { who: telling.name(value) };
  if (field === "winner") return { winner: telling.name(value), who: telling.name(value) };
  if (field === "attacker" || field === "defender" || field === "loser" || field === "owner")
    return { [field]: telling.name(value) };
  return { [field]: NUMBERS[field]?.(value) ?? value };
}

// --- choices -------------------------------------------------------------------------------------------------------

export interface Asked extends Telling {
  view: View;
  question: string;
  seat: number;
  facts: Facts;
  moving?: string | null;
}

const PASS: Record<string, string> = {
  veto: "veto",
  escape: "escape",
  "starting pyramid": "pyramid",
  "night power": "night",
  "delta sacrifice": "sacrifice",
  "sanctuary sacrifice": "sacrifice",
  priest: "priest",
  "unit to destroy": "kill",
  "tokens to take": "take",
  "divine seal": "seal",
  "priest to send back": "sendback",
  "swap of battle cards": "swap",
};
const DONE: Record<string, string> = {
  "battle divine cards": "battle",
  "divine wound": "wound",
  "before the action": "prepare",
  "battle objects": "objects",
};

const standing = (asked: Asked, id: string, seat: number): string => {
  const here = asked.view.spaces[id];
  return troop(here?.units[seat] ?? 0, here?.creatures[seat] ?? null, here?.priests?.[seat] ?? 0);
};
const unitsAt = (asked: Asked, id: string, seat: number): number => asked.view.spaces[id]?.units[seat] ?? 0;

/** The other seat with units on a space, or null. */
export function enemyOn(view: View, id: string, seat: number): number | null {
  const other = Object.entries(view.spaces[id]?.units ?? {}).find(
    ([each, count]) => Number(each) !== seat && count > 0,
  );
  return other ? Number(other[0]) : null;
}

/** What entering a space means: an attack, joining own units, a temple, a pyramid. */
function arrival(asked: Asked, id: string): string {
  const name = space(id, asked);
  const here = asked.view.spaces[id];
  const enemy = enemyOn(asked.view, id, asked.seat);
  if (enemy !== null)
    return t("choice-step-attack", { space: name, who: asked.name(enemy), troop: standing(asked, id, enemy) });
  if (unitsAt(asked, id, asked.seat))
    return t("choice-step-own", { space: name, troop: standing(asked, id, asked.seat) });
  if (asked.facts.spaces[id]?.kind === "temple") return t("choice-step-temple", { space: name });
  if (here?.pyramid && here.owner !== undefined && here.owner !== asked.seat) {
    return t("choice-step-pyramid", {
      space: name,
      who: asked.name(here.owner),
      pyramid: `${t(`colour-${here.pyramid.colour}`)} ${here.pyramid.level}`,
    });
  }
  return t("choice-step", { space: name });
}

function act(asked: Asked, kind: string, colour: string): string {
  const own = asked.view.seats[asked.seat];
  if (kind === "move") return t(asked.view.modules.includes("path") ? "choice-token-move-priest" : "choice-token-move");
  if (kind === "recruit") return t("choice-token-recruit", { units: units(own?.reserve ?? 0) });
  if (kind === "buy") {
    const levels = Object.values(asked.view.spaces)
      .filter((each) => each.controller === asked.seat && each.pyramid?.colour === colour)
      .map((each) => each.pyramid!.level);
    return t(levels.length ? "choice-token-buy" : "choice-token-buy-none", {
      colour: t(`colour-${colour}`),
      level: Math.max(0, ...levels),
    });
  }
  return kind === "raise" ? t("choice-token-raise") : t("act-pray");
}

function tokenOn(asked: Asked, choice: Choice): string {
  const printed = asked.facts.actions.find((each) => each.id === choice.fields["action_space"]);
  if (!printed) return choice.text;
  const what =
    printed.action === "pray" && choice.prayer
      ? t("choice-token-pray", { prayer: choice.prayer })
      : act(asked, printed.action, printed.colour);
  const named = `${t(`act-${printed.action}`)}: ${what}`;
  const placed = asked.view.seats[asked.seat]?.placed ?? [];
  const filled = asked.facts.actions.some((each) => each.row === printed.row && placed.includes(each.id));
  return filled ? named : t("choice-token-row", { what: named, row: t(`row-${printed.row}`) });
}

const cardWords = (id: string): string =>
  t("choice-card", { card: t(`card-${id}`), text: texts.explain(`card-${id}`) });
const text = (choice: Choice, field: string): string => String(choice.fields[field] ?? "");
const number = (choice: Choice, field: string): number => Number(choice.fields[field] ?? 0);

function lyingAt(asked: Asked, id: string): string {
  const there = (asked.view.path?.stops[id]?.slots ?? [])
    .map((slot) => slot.token)
    .filter((token): token is string => Boolean(token));
  return there.map(pathToken).join(" + ") || t("choice-there-empty");
}

function trip(choice: Choice, asked: Asked): string {
  const from = text(choice, "from");
  const to = text(choice, "to");
  const there = lyingAt(asked, to);
  if (from === to) return t("choice-trip-wait", { stop: stop(to), there });
  const path = asked.view.path;
  const signs = (from === "reserve" ? path?.entrances[to] : path?.stops[from]?.leads_to[to]) ?? [];
  const values = {
    from: stop(from),
    stop: stop(to),
    there,
    kind: (path?.stops[to]?.slots ?? []).map((slot) => t(`slot-${slot.kind}`)).join(" + "),
    way: signs.map(symbol).join(", ") || t("choice-way-empty"),
  };
  return t(from === "reserve" ? "choice-trip-enter" : "choice-trip", values);
}

function taking(choice: Choice, asked: Asked): string {
  const slots = number(choice, "slots");
  // The stop is where an own priest stands and a trip has just ended; the last trip event is not in the view, so
  // the slots tell.
  const here = Object.values(asked.view.path?.stops ?? {}).filter((each) => (each.priests[asked.seat] ?? 0) > 0);
  const names =
    here.length === 1
      ? here[0]!.slots.filter((_, at) => (slots >> at) & 1).map((slot) => pathToken(slot.token ?? "VP"))
      : [];
  return names.length
    ? t("choice-take-these", { what: list(names) })
    : t("choice-take-slots", { which: [1, 2].filter((at) => (slots >> (at - 1)) & 1).join(" + ") });
}

const PHRASES: Record<string, (choice: Choice, asked: Asked) => string> = {
  pass: (_, asked) => t(`choice-pass-${PASS[asked.question] ?? "action"}`),
  done: (_, asked) => t(`choice-done-${DONE[asked.question] ?? "place"}`),
  end: (_, asked) => t(asked.question === "turn" ? "choice-end-turn" : "choice-end-move"),
  yes: (choice, asked) => {
    if (asked.question === "veto")
      return t("choice-yes-veto", { card: t(`card-${asked.view.pending_card?.card ?? "veto"}`) });
    if (asked.question === "sanctuary sacrifice") return t("choice-yes-sanctuary");
    if (asked.question === "swap of battle cards") {
      const mine = [asked.view.battle?.attacker, asked.view.battle?.defender].find((side) => side?.seat === asked.seat);
      return t("choice-yes-swap", {
        discarded: battleCard(mine?.discarded ?? ""),
        played: battleCard(mine?.played ?? ""),
      });
    }
    return t("choice-yes-delta", { prayer: choice.prayer ?? 5 });
  },
  recall: (choice, asked) => {
    const here = asked.view.battle ? unitsAt(asked, asked.view.battle.space, asked.seat) : 0;
    return t("choice-recall", { units: units(here), prayer: choice.prayer || here });
  },
  retreat: (choice, asked) => {
    if (choice.fields["space"]) return t("choice-retreat-to", { space: space(text(choice, "space"), asked) });
    const battle = asked.view.battle;
    const winner = battle?.winner === "attacker" ? battle.attacker.seat : battle?.defender.seat;
    return t("choice-retreat", { winner: winner === undefined ? "" : asked.name(winner) });
  },
  stay: (_, asked) => {
    const at = asked.view.battle?.space ?? "";
    return t("choice-stay", { units: standing(asked, at, asked.seat), space: space(at, asked) });
  },
  reinforce: (_, asked) => t("choice-reinforce", { units: units(asked.view.seats[asked.seat]?.reserve ?? 0) }),
  token: (choice, asked) => tokenOn(asked, choice),
  silver: (choice, asked) => t("choice-silver", { what: tokenOn(asked, choice) }),
  gold: (choice, asked) =>
    t("choice-gold", {
      action: action(text(choice, "action")),
      what: text(choice, "action") === "buy" ? t("choice-gold-buy") : act(asked, text(choice, "action"), ""),
    }),
  card: (choice, asked) => {
    const id = text(choice, "card");
    const at = text(choice, "space");
    if (!at) return cardWords(id);
    const enemy = enemyOn(asked.view, at, asked.seat);
    if (asked.facts.cards[id]?.effect === "destroy" && enemy !== null) {
      return t("choice-card-target", {
        card: t(`card-${id}`),
        who: asked.name(enemy),
        troop: standing(asked, at, enemy),
        space: space(at, asked),
      });
    }
    return t("choice-card", { card: t(`card-${id}`), text: arrival(asked, at) });
  },
  raise: (choice, asked) => {
    if (!choice.fields["space"]) return t("choice-raise-night");
    const pyramid = asked.view.spaces[text(choice, "space")]?.pyramid;
    const level = number(choice, "level");
    const what = t("choice-raise", {
      colour: t(`colour-${pyramid?.colour ?? "white"}`),
      space: space(text(choice, "space"), asked),
      from: pyramid?.level ?? 0,
      level,
    });
    return level === 4 ? t("choice-raise-point", { what }) : what;
  },
  build: (choice, asked) => {
    if (!choice.fields["space"]) return t("choice-raise-night");
    const what = t("choice-build", {
      colour: t(`colour-${text(choice, "colour")}`),
      space: space(text(choice, "space"), asked),
      level: number(choice, "level"),
    });
    return number(choice, "level") === 4 ? t("choice-raise-point", { what }) : what;
  },
  buy: (choice) =>
    t("choice-buy", { tile: t(`tile-${text(choice, "tile")}`), text: texts.explain(`tile-${text(choice, "tile")}`) }),
  place: (choice, asked) => placing(choice, asked),
  priest: (choice, asked) => t("choice-priest", { what: placing(choice, asked) }),
  from: (choice, asked) =>
    t("choice-from", {
      space: space(text(choice, "space"), asked),
      troop: standing(asked, text(choice, "space"), asked.seat),
    }),
  group: (choice, asked) => {
    const creature = number(choice, "creature") ? t("choice-group-creature") : "";
    return (
      [troop(number(choice, "units"), null, number(choice, "priests")), creature].filter(Boolean).join(" + ") +
      stays(choice, asked)
    );
  },
  step: (choice, asked) => arrival(asked, text(choice, "space")),
  teleport: (choice, asked) => t("choice-teleport", { what: arrival(asked, text(choice, "space")) }),
  escape: (choice, asked) => t("choice-escape", { space: space(text(choice, "space"), asked) }),
  fight: (choice, asked) => {
    const at = text(choice, "space");
    const enemy = enemyOn(asked.view, at, asked.seat);
    return t("choice-fight", {
      space: space(at, asked),
      who: enemy === null ? "" : asked.name(enemy),
      troop: enemy === null ? "" : standing(asked, at, enemy),
    });
  },
  play: (choice) =>
    t("choice-play", { played: battleCard(text(choice, "play")), discarded: battleCard(text(choice, "discard")) }),
  add: (choice) => cardWords(text(choice, "card")),
  wound: (choice) => t("choice-wound", { card: t(`card-${text(choice, "card")}`) }),
  remove: (choice) => t("choice-remove", { card: battleCard(text(choice, "battle_card")) }),
  keep: (choice) => cardWords(text(choice, "card")),
  recover: (choice) => cardWords(text(choice, "card")),
  city: (choice) => t("choice-city", { city: text(choice, "city") }),
  pyramid: (choice) =>
    t("choice-pyramid", { colour: t(`colour-${text(choice, "colour")}`), level: number(choice, "level") }),
  units: (choice) => t("choice-units", { units: units(number(choice, "units")) }),
  next: (choice, asked) =>
    t("choice-next", {
      who: asked.name(number(choice, "seat")),
      points: points(asked.view.seats[number(choice, "seat")]?.points.total ?? 0),
    }),
  creature: (choice, asked) => {
    const creature = t(`creature-${text(choice, "creature")}`);
    return text(choice, "space") === "reserve"
      ? t("choice-creature-reserve", { creature })
      : t("choice-creature", { creature, space: space(text(choice, "space"), asked) });
  },
  trip,
  take: taking,
  replace: (choice, asked) =>
    t(choice.fields["priest"] ? "choice-replace-priest" : "choice-replace", {
      space: space(text(choice, "space"), asked),
      troop: standing(asked, text(choice, "space"), asked.seat),
    }),
  sendback: (choice, asked) =>
    t("choice-sendback", {
      space: space(text(choice, "space"), asked),
      left: units(unitsAt(asked, text(choice, "space"), asked.seat) - 1),
    }),
  kill: (choice, asked) => {
    const at = text(choice, "space");
    const enemy = enemyOn(asked.view, at, asked.seat) ?? 0;
    return t("choice-kill", { who: asked.name(enemy), troop: standing(asked, at, enemy), space: space(at, asked) });
  },
  use: (choice) =>
    t("choice-use", {
      token: pathToken(text(choice, "object")),
      text: texts.explain(`token-${text(choice, "object")}`),
    }),
  seal: (choice, asked) =>
    t("choice-seal", {
      who: asked.name(number(choice, "seat")),
      tile: t(`tile-${text(choice, "tile")}`),
      text: texts.explain(`tile-${text(choice, "tile")}`),
    }),
  lose: (choice) =>
    number(choice, "priests")
      ? t("choice-lose-these", { priests: priests(number(choice, "priests")) })
      : t("choice-lose-no-priest"),
  spend: (choice) => t("choice-spend-tokens", { tokens: dawnTokens(number(choice, "tokens")) }),
  spot: (choice, asked) => t("choice-spot", { place: number(choice, "place"), players: asked.view.players }),
};

function placing(choice: Choice, asked: Asked): string {
  const at = text(choice, "space");
  const enemy = enemyOn(asked.view, at, asked.seat);
  if (enemy !== null)
    return t("choice-place-attack", {
      space: space(at, asked),
      who: asked.name(enemy),
      troop: standing(asked, at, enemy),
    });
  return t("choice-place", { space: space(at, asked), here: units(unitsAt(asked, at, asked.seat)) });
}

function stays(choice: Choice, asked: Asked): string {
  const at = asked.moving ?? asked.view.move?.space;
  if (!at) return "";
  const left = unitsAt(asked, at, asked.seat) - number(choice, "units");
  return left > 0 ? `; ${t("choice-group-left", { left: units(left) })}` : "";
}

/** What a choice means, as one phrase; a verb nobody has a phrase for is its own explanation. */
export function phrase(choice: Choice, asked: Asked): string {
  const said = PHRASES[choice.kind]?.(choice, asked) ?? choice.text;
  return said.charAt(0).toLocaleUpperCase(texts.language) + said.slice(1);
}

/** "−2 prayer", "+1 point": what a choice does at once; empty when it does nothing or depends. */
export function effects(choice: {
  prayer: number | null;
  points?: number | null;
}): { icon: string; amount: string; good: boolean }[] {
  const found: { icon: string; amount: string; good: boolean }[] = [];
  const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
  if (choice.prayer) found.push({ icon: "prayer", amount: signed(choice.prayer), good: choice.prayer > 0 });
  if (choice.points) found.push({ icon: "victory", amount: signed(choice.points), good: choice.points > 0 });
  return found;
}
