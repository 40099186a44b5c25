// The table in sentences, in the language of the moment: labels for screen readers, and the text view.
import { layoutOf, readingOrder } from "@/board/layout";
import { standingOn, type Standing } from "@/board/standing";
import { godOf, isOver, nameOf } from "@/player/names";
import { godName } from "@/pieces/gods";
import { SETH, stateOf, trackText } from "@/seth/members";
import type { Play } from "./play.svelte";
import { effectsText, list, space as spaceName, troop, units } from "@/text/things";
import { t } from "@/text/text.svelte";
import { questionText } from "@/text/words";

/** A space: its name and kind, who stands there, its pyramid, and what could be done there now. */
export function spaceText(play: Play, space: string): string {
  const { view, facts } = play;
  if (!view) return space;
  const parts = [spaceName(space, play.tell), t(`kind-${facts.spaces[space]?.kind ?? "desert"}`)];
  parts.push(...standingOn(view, space).map((each) => troopText(play, each)));
  const pyramid = view.spaces[space]?.pyramid;
  parts.push(...sethPlace(play, space));
  if (pyramid) parts.push(t("board-pyramid", { colour: t(`colour-${pyramid.colour}`), level: pyramid.level }));
  const choices = play.bySpace.get(space) ?? [];
  const deal = play.dealAt(space);
  if (deal)
    parts.push(
      [`${t("board-legal")}${t("colon")} ${play.sayDeal(deal)}`, effectsText(deal)].filter(Boolean).join(", "),
    );
  else if (choices.length) parts.push(t("board-legal-many", { count: choices.length }));
  return parts.filter(Boolean).join(". ");
}

/** What Seth's box puts on a space: a sacred temple with what it brings, a gate, a Sanctuary that does nothing. */
export function sethPlace({ view, facts }: Play, space: string): string[] {
  const temple = view?.seth?.temples[space];
  return [
    temple ? t("board-sacred", { level: temple.level }) : "",
    temple?.income ? t("board-sacred-income", { prayer: temple.income }) : "",
    temple?.power ? t(`power-${temple.power}`) : "",
    facts.seth?.portal.some((ends) => ends.includes(space))
      ? t(view?.seth?.portal_open ? "board-portal-open" : "board-portal-closed")
      : "",
    facts.seth?.inert.includes(space) ? t("board-inert") : "",
  ].filter(Boolean);
}

/** A troop: "Marek: 3 units and Phoenix"; with several owners "alliance troop, 5 units: you 2, Marek 3, Osiris". */
function troopText({ table }: Play, here: Standing): string {
  const [first] = here.stones;
  const captured = here.stones.flatMap((stone) => stone.captured);
  const pins = captured.length ? t("board-captured", { count: captured.length }) : "";
  const keeper =
    here.creature && here.side && !here.stones.some((stone) => stone.seat === here.controller)
      ? nameOf(table, here.controller)
      : "";
  if (first && here.stones.length === 1)
    return [`${nameOf(table, first.seat)}${t("colon")} ${troop(here.units, here.creature, here.priests)}`, keeper, pins]
      .filter(Boolean)
      .join(", ");
  const owners = here.stones.map((stone) => `${nameOf(table, stone.seat)} ${stone.units}`);
  const creature = here.creature ? [t(`creature-${here.creature}`)] : [];
  return [t("board-mixed", { units: units(here.units), owners: [...owners, ...creature].join(", ") }), pins]
    .filter(Boolean)
    .join(", ");
}

/** A player: points, prayer, tokens, reserve, cards and tiles. */
export function seatText(play: Play, seat: number): string {
  const { table, facts, view } = play;
  const mine = view?.seats[seat];
  if (!mine) return "";
  const tiles = mine.tiles.filter((tile) => facts.tiles[tile]).map((tile) => t(`tile-${tile}`));
  // A bot without a name is called by its god anyway.
  const names = [...new Set([nameOf(table, seat), godName(godOf(table, seat))])];
  const state = view.seth && seat !== SETH ? stateOf(view, seat) : "free";
  return [
    ...names,
    // Points of members are common: the alliance's line has them (S-WIN-06).
    view.seth
      ? seat === SETH
        ? t("score-seth", { points: mine.points.total, target: view.target })
        : ""
      : t("player-points", { count: mine.points.total }),
    t("player-prayer", { count: mine.prayer }),
    t("player-tokens", { count: mine.tokens }),
    t("player-reserve", { count: mine.reserve }),
    t("player-cards", { divine: mine.hand_size, battle: mine.battle_hand_size }),
    tiles.length ? t("player-tiles", { tiles: tiles.join(", ") }) : "",
    view.seth && seat === SETH ? sethText(play) : "",
    state !== "free" && state !== "acting" ? t(`member-${state}`) : "",
    view.active === seat ? t("player-active") : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** What lies on Seth's board and which creature cards he has. */
function sethText({ view, facts, table }: Play): string {
  const seth = view!.seth!;
  const laid = (facts.seth?.spaces ?? []).flatMap((space) => {
    const found = seth.board[space.id];
    if (found === undefined) return [];
    const who = typeof found === "number" ? ` (${nameOf(table, found)})` : "";
    return [`${t(`sethaction-${space.id}`)}${who}`];
  });
  return [
    laid.length ? t("seth-laid", { spaces: laid.join(", ") }) : "",
    seth.creature_cards.length
      ? `${t("seth-creature-cards", { count: seth.creature_cards.length })}${t("colon")} ${seth.creature_cards
          .map((card) => t(`creaturecard-${card}`))
          .join(", ")}`
      : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** The alliance: permanent and temporary points, the two objectives, what it has in common. */
export function allianceText({ view }: Play): string {
  const seth = view!.seth!;
  return [
    t("score-alliance", { points: seth.alliance_points, target: seth.alliance_target }),
    t("alliance-temporary", { count: seth.temporary_points }),
    t(seth.temple_objective ? "objective-temple-done" : "objective-temple-open"),
    seth.ceremony_objective ? t("objective-ceremony-done") : t("objective-ceremony-open", { cost: seth.ceremony_cost }),
    ...seth.alliance_tiles.map((tile) => t(`tile-${tile}`)),
    ...seth.powers.map((power) => t(`power-${power}`)),
  ].join(". ");
}

/**
 * The whole table: what is asked, the players in turn order, every space from top to bottom, and what happened
 * last.
 */
export function tableText(play: Play): string {
  const view = play.view;
  if (!view) return "";
  const layout = layoutOf(play.facts, view.players, false);
  const asked = play.prompt
    ? questionText(play.prompt.question, view.district ?? "")
    : view.waiting.length && !isOver(play.table)
      ? t("prompt-waiting", { who: list(view.waiting.map((seat) => nameOf(play.table, seat))) })
      : "";
  const when =
    view.phase === "day"
      ? view.seth
        ? `${t("bar-day", { day: view.day })}, ${trackText(view.seth)}`
        : t("replay-when", { day: view.day, round: view.round })
      : t(`phase-${view.phase}`);
  const parts = [
    [when, asked].filter(Boolean),
    [
      `${t("players-name")}${t("colon")}`,
      ...(view.seth ? [`${allianceText(play)}.`] : []),
      ...view.order.map((seat) => `${seatText(play, seat)}.`),
    ],
    [`${t("board-region")}${t("colon")}`, ...readingOrder(layout).map((space) => `${spaceText(play, space)}.`)],
    [`${t("log-name")}${t("colon")}`, ...play.log.slice(-8).map((line) => line.text)],
  ];
  return parts.map((lines) => lines.join("\n")).join("\n\n");
}
