"""The table in sentences, one fact per line: for screen readers, pipes and `--plain`."""

from __future__ import annotations

from collections.abc import Callable

from kemet.content.records import ALL_COLOURS, Space
from kemet.picture import words
from kemet.picture.facts import (
    BANKS,
    Facts,
    battle_cards_used,
    income,
    moment,
    own_points,
    points_by_source,
    tokens,
    troop_in_battle,
)
from kemet.picture.holdings import bids, holdings, sealed, side_notes
from kemet.picture.page import Page
from kemet.picture.path import tell_path, tell_stops
from kemet.picture.seth import board, tell_seth
from kemet.telling.view.types import BattleView, SeatView


def tell_turn(page: Page, facts: Facts) -> None:
    """The table as a turn begins; the roads of the path are left out."""
    tell_table(page, facts, tell_stops)


def tell_table(page: Page, facts: Facts, path: Callable[[Page, Facts], None] = tell_path) -> None:
    tell_head(page, facts)
    tell_players(page, facts)
    tell_board(page, facts)
    if facts.view["path"] is not None:
        path(page, facts)
    tell_seth(page, facts)
    tell_battle(page, facts)
    tell_dawn(page, facts)
    tell_own(page, facts)


def tell_head(page: Page, facts: Facts) -> None:
    view = facts.view
    page.line(f"{moment(view)}.")
    if "seth" in view:
        page.line(words.say("tell-seth-target", target=view["target"]))
    else:
        page.line(words.say("tell-target", target=view["target"]))
        page.line(words.say("tell-order", order=words.gods(view["order"])))
    if view["active"] is not None:
        page.line(words.say("tell-active", who=words.god(view["active"])))


def tell_players(page: Page, facts: Facts) -> None:
    for seat in facts.view["seats"]:
        _tell_player(page, facts, seat)


def _tell_player(page: Page, facts: Facts, seat: SeatView) -> None:
    number = seat["seat"]
    name = words.god(number)
    key = "tell-player-you" if facts.viewer == number else "tell-player"
    page.line(words.say(key, who=name, seat=f"P{number + 1}", points=words.points(own_points(seat))))
    if sources := points_by_source(seat):
        page.line(words.say("tell-sources", who=name, sources=sources))
    page.line(words.say("tell-purse", who=name, prayer=seat["prayer"], units=words.units(seat["reserve"])))
    page.line(words.say("tell-cards", who=name, divine=seat["hand_size"], battle=seat["battle_hand_size"]))
    if seat["battle_cards_shown"]:
        shown = ", ".join(words.battle_card(id) for id in seat["battle_cards_shown"])
        page.line(words.say("tell-shown", who=name, cards=shown))
    if facts.view["phase"] == "day":
        _tell_tokens(page, facts, seat, name)
    if seat["tiles"]:
        tiles = ", ".join(
            f"{words.tile(id)} ({words.colour(facts.tile_colour[id])} {facts.tile_level[id]}){sealed(seat, id)}"
            for id in seat["tiles"]
        )
        page.line(words.say("tell-tiles", who=name, tiles=tiles))
    if seat["creatures_in_reserve"]:
        waiting = ", ".join(words.creature(id) for id in seat["creatures_in_reserve"])
        page.line(words.say("tell-creatures", who=name, creatures=waiting))
    for heading, what in holdings(facts, seat):
        page.line(words.say("tell-holding", who=name, heading=heading, what=what))


def _tell_tokens(page: Page, facts: Facts, seat: SeatView, name: str) -> None:
    placed = ", ".join(f"{words.action(id)} ({id})" for id in seat["placed"])
    left = words.say("tell-tokens", who=name, left=seat["tokens"])
    page.line(f"{left} {words.say('tell-placed', placed=placed)}" if placed else left)
    if tokens(seat):
        page.line(words.say("tell-special", who=name, tokens=tokens(seat)))
    if empty := facts.empty_rows(seat):
        page.line(words.say("tell-rows", who=name, rows=", ".join(empty)))


def tell_board(page: Page, facts: Facts) -> None:
    for city, districts in facts.cities().items():
        owner = facts.view["spaces"][districts[0].id].get("owner")
        if owner is None:
            page.line(words.say("tell-city-free", city=city))
        else:
            page.line(words.say("tell-city", city=city, who=words.god(owner)))
        for space in districts:
            page.line(_space(facts, space))
    for bank in BANKS:
        spaces = facts.open_land(bank)
        if spaces:
            page.line(f"{words.name(f'bank-{bank}')}.")
        for space in spaces:
            page.line(_space(facts, space))


def _space(facts: Facts, space: Space) -> str:
    here = facts.view["spaces"][space.id]
    parts = []
    if income(space):
        parts.append(income(space))
    if "pyramid" in here:
        pyramid = here["pyramid"]
        parts.append(words.say("tell-pyramid", colour=words.colour(pyramid["colour"]), level=pyramid["level"]))
    if temple := facts.temple(space.id):
        parts.append(words.say("tell-temple", level=temple))
    troops = [words.say("tell-troop", who=words.god(seat), troop=troop) for seat, troop in words.troops_at(here)]
    told = ", ".join([*parts, *(troops or [words.name("table-nobody")])])
    return f"{words.pair(words.space(space.id), told)}."


def tell_battle(page: Page, facts: Facts) -> None:
    for battle in facts.battles():
        _tell_one_battle(page, facts, battle)


def _tell_one_battle(page: Page, facts: Facts, battle: BattleView) -> None:
    page.line(words.say("tell-battle", space=words.space(battle["space"])))
    for role in ("attacker", "defender"):
        who = words.god(battle[role]["seat"])
        page.line(words.say(f"tell-{role}", who=who, troop=troop_in_battle(facts, battle, battle[role])))
        if notes := side_notes(battle[role]):
            page.line(words.say("tell-fights-with", who=who, notes=notes))
        if "played" in battle[role]:
            page.line(words.say("tell-plays", who=who, card=words.battle_card(battle[role]["played"])))
    if battle["masked"]:
        page.line(words.name("tell-mask"))


def tell_dawn(page: Page, facts: Facts) -> None:
    if facts.view["dawn"] is None:
        return
    page.line(words.say("tell-old-order", order=words.gods(facts.view["order"])))
    for seat, bid in bids(facts):
        page.line(words.say("tell-bid", who=words.god(seat), bid=bid))
    for number in facts.view["order"]:
        if left := facts.view["seats"][number].get("dawn_tokens"):
            page.line(words.say("tell-dawn-left", who=words.god(number), tokens=words.dawn_tokens(left)))


def tell_actions(page: Page, facts: Facts) -> None:
    for row, spaces in facts.rows.items():
        for id in spaces:
            there = [seat["seat"] for seat in facts.view["seats"] if id in seat["placed"]]
            if there:
                page.line(words.say("tell-action", action=words.action(id), id=id, who=words.gods(there)))
            else:
                page.line(words.say("tell-action-none", action=words.action(id), id=id))
        page.line(words.say("tell-row", row=words.name(f"row-{row}")))
    if "seth" in facts.view:
        page.line(words.say("tell-seth", heading=words.name("table-seth-board"), what=board(facts.view["seth"])))


def tell_own(page: Page, facts: Facts) -> None:
    if facts.viewer is None:
        return
    seat = facts.view["seats"][facts.viewer]
    page.line(words.say("tell-hand", cards=words.hand(seat["hand"]) or words.name("table-none")))
    page.line(words.name("tell-figures"))
    held = ", ".join(words.battle_card(id) for id in seat["battle_hand"])
    page.line(words.say("tell-battle-hand", cards=held))
    if used := battle_cards_used(seat):
        page.line(words.say("tell-used", cards=", ".join(words.battle_card(id) for id in used)))


def tell_market(page: Page, facts: Facts) -> None:
    for colour in ALL_COLOURS:
        tiles = [id for id, left in facts.view["supply"].items() if left and facts.tile_colour[id] == colour]
        for id in sorted(tiles, key=lambda id: facts.tile_level[id]):
            left = facts.view["supply"][id]
            told: dict[str, str | int] = {
                "tile": words.tile(id),
                "colour": words.colour(colour),
                "level": facts.tile_level[id],
                "text": words.text(f"tile-{id}"),
            }
            page.line(words.say("tell-tiles-left", **told, count=left) if left > 1 else words.say("tell-tile", **told))


def tell_links(page: Page, facts: Facts) -> None:
    for space in facts.spaces:
        ferries = facts.ferries[space.id]
        links = [words.say("tell-harbour", space=id) if id in ferries else id for id in facts.links[space.id]]
        if links:
            page.line(words.say("tell-touches", space=words.space(space.id), links=", ".join(links)))
        else:
            page.line(words.say("tell-touches-nothing", space=words.space(space.id)))
    page.line(words.name("tell-obelisks"))
