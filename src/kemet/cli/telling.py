"""The table told in sentences, one fact per line: for screen readers, pipes and `--plain`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.cli import words
from kemet.cli.facts import BANKS, Facts, battle_cards_used, income, moment, points_by_source, tokens
from kemet.cli.holdings import bids, holdings, sealed, side_notes
from kemet.cli.path import tell_path, tell_stops
from kemet.cli.screen import Screen
from kemet.content.records import COLOURS, Space


def tell_turn(screen: Screen, facts: Facts) -> None:
    """The table as a turn begins; the roads of the path are left out."""
    tell_table(screen, facts, tell_stops)


def tell_table(screen: Screen, facts: Facts, path: Callable[[Screen, Facts], None] = tell_path) -> None:
    tell_head(screen, facts)
    tell_players(screen, facts)
    tell_board(screen, facts)
    if facts.view["path"] is not None:
        path(screen, facts)
    tell_battle(screen, facts)
    tell_dawn(screen, facts)
    tell_own(screen, facts)


def tell_head(screen: Screen, facts: Facts) -> None:
    view = facts.view
    screen.line(f"{moment(view)}.")
    screen.line(f"The game goes to {view['target']} points.")
    screen.line(f"Turn order: {words.gods(view['order'])}.")
    if view["active"] is not None:
        screen.line(f"It is {words.god(view['active'])}'s turn.")


def tell_players(screen: Screen, facts: Facts) -> None:
    for seat in facts.view["seats"]:
        _tell_player(screen, facts, seat)


def _tell_player(screen: Screen, facts: Facts, seat: dict[str, Any]) -> None:
    number = seat["seat"]
    name = words.god(number)
    you = ", that is you," if facts.viewer == number else ""
    sources = points_by_source(seat)
    screen.line(f"{name}, seat P{number + 1}{you} has {words.points(seat['points']['total'])}.")
    if sources:
        screen.line(f"{name}'s points come from: {sources}.")
    screen.line(f"{name} has {seat['prayer']} prayer and {words.units(seat['reserve'])} in reserve.")
    screen.line(f"{name} holds {seat['hand_size']} divine and {seat['battle_hand_size']} battle cards.")
    if seat["battle_cards_shown"]:
        shown = ", ".join(words.battle_card(id) for id in seat["battle_cards_shown"])
        screen.line(f"{name} has shown these battle cards: {shown}.")
    if facts.view["phase"] == "day":
        _tell_tokens(screen, facts, seat, name)
    if seat["tiles"]:
        tiles = ", ".join(
            f"{words.tile(id)} ({words.colour(facts.tile_colour[id])} {facts.tile_level[id]}){sealed(seat, id).lower()}"
            for id in seat["tiles"]
        )
        screen.line(f"{name} owns these tiles: {tiles}.")
    if seat["creatures_in_reserve"]:
        waiting = ", ".join(words.creature(id) for id in seat["creatures_in_reserve"])
        screen.line(f"{name} has these creatures in reserve: {waiting}.")
    for heading, what in holdings(facts, seat):
        screen.line(f"{name}'s {heading}: {what}.")


def _tell_tokens(screen: Screen, facts: Facts, seat: dict[str, Any], name: str) -> None:
    placed = ", ".join(f"{words.action(id)} ({id})" for id in seat["placed"])
    screen.line(f"{name} has {seat['tokens']} tokens left." + (f" Placed: {placed}." if placed else ""))
    if tokens(seat):
        screen.line(f"{name} also has a {tokens(seat)} token.")
    if empty := facts.empty_rows(seat):
        screen.line(f"{name} still needs a token in these rows: {', '.join(empty)}.")


def tell_board(screen: Screen, facts: Facts) -> None:
    for city, districts in facts.cities().items():
        owner = facts.view["spaces"][districts[0].id].get("owner")
        screen.line(f"City {city} {'is free' if owner is None else 'belongs to ' + words.god(owner)}.")
        for space in districts:
            screen.line(_space(facts, space))
    for bank in BANKS:
        spaces = facts.open_land(bank)
        if spaces:
            screen.line(f"{words.name(f'bank-{bank}')}.")
        for space in spaces:
            screen.line(_space(facts, space))


def _space(facts: Facts, space: Space) -> str:
    here = facts.view["spaces"][space.id]
    parts = []
    if income(space):
        parts.append(income(space))
    if "pyramid" in here:
        parts.append(f"{words.colour(here['pyramid']['colour'])} pyramid of level {here['pyramid']['level']}")
    troops = [f"{words.god(seat)} with {troop}" for seat, troop in words.troops_at(here)]
    return f"{words.space(space.id)}: {', '.join([*parts, *(troops or ['nobody'])])}."


def tell_battle(screen: Screen, facts: Facts) -> None:
    battle = facts.view["battle"]
    if battle is None:
        return
    here = facts.view["spaces"][battle["space"]]
    screen.line(f"There is a battle in {words.space(battle['space'])}.")
    for role in ("attacker", "defender"):
        seat = battle[role]["seat"]
        priests = here.get("priests", {}).get(seat, 0)
        troop = words.troop(here["units"].get(seat, 0), here["creatures"].get(seat), priests)
        screen.line(f"The {role} is {words.god(seat)} with {troop}.")
        if notes := side_notes(battle[role]):
            screen.line(f"{words.god(seat)} fights with {notes}.")
        if "played" in battle[role]:
            screen.line(f"{words.god(seat)} plays {words.battle_card(battle[role]['played'])}.")
    if battle["masked"]:
        screen.line("Because of a Mask only units and battle cards count.")


def tell_dawn(screen: Screen, facts: Facts) -> None:
    if facts.view["dawn"] is None:
        return
    screen.line(f"The old turn order is {words.gods(facts.view['order'])}.")
    for seat, bid in bids(facts):
        screen.line(f"{words.god(seat)} bids {bid} for the turn order.")
    for number in facts.view["order"]:
        if left := facts.view["seats"][number].get("dawn_tokens"):
            screen.line(f"{words.god(number)} has {words.dawn_tokens(left)} left.")


def tell_actions(screen: Screen, facts: Facts) -> None:
    for row, spaces in facts.rows.items():
        for id in spaces:
            there = [seat["seat"] for seat in facts.view["seats"] if id in seat["placed"]]
            tokens_there = f"token of {words.gods(there)}" if there else "no token"
            screen.line(f"{words.action(id)} ({id}): {tokens_there}.")
        screen.line(f"That was the {words.name(f'row-{row}')} row.")


def tell_own(screen: Screen, facts: Facts) -> None:
    if facts.viewer is None:
        return
    seat = facts.view["seats"][facts.viewer]
    screen.line(f"Your divine cards: {words.hand(seat['hand']) or 'none'}.")
    screen.line("Figures of battle cards are strength, damage and protection.")
    screen.line(f"Your battle cards in hand: {', '.join(words.battle_card(id) for id in seat['battle_hand'])}.")
    if used := battle_cards_used(seat):
        screen.line(f"Your used battle cards: {', '.join(words.battle_card(id) for id in used)}.")


def tell_market(screen: Screen, facts: Facts) -> None:
    for colour in COLOURS:
        tiles = [id for id, left in facts.view["supply"].items() if left and facts.tile_colour[id] == colour]
        for id in sorted(tiles, key=lambda id: facts.tile_level[id]):
            left = facts.view["supply"][id]
            count = f", {left} left" if left > 1 else ""
            head = f"{words.tile(id)}, {words.colour(colour)}, level {facts.tile_level[id]}{count}"
            screen.line(f"{head}: {words.text(f'tile-{id}')}")


def tell_links(screen: Screen, facts: Facts) -> None:
    for space in facts.spaces:
        ferries = facts.ferries[space.id]
        links = [id + (" by harbour" if id in ferries else "") for id in facts.links[space.id]]
        screen.line(f"{words.space(space.id)} touches {', '.join(links) if links else 'nothing'}.")
    screen.line("Every temple, the Sanctuary and the spaces named Obelisk have an obelisk.")
