"""The table drawn with colour and symbols, for eyes. `telling` has the same in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.cli import words
from kemet.cli.facts import BANKS, Facts, battle_cards_used, income, moment, points_by_source, tokens
from kemet.cli.holdings import bids, holdings, sealed, side_notes
from kemet.cli.path import draw_path, draw_stops
from kemet.cli.screen import Screen, together
from kemet.cli.words import SEAT_COLOURS, SYMBOLS
from kemet.content.records import COLOURS, Space

COLUMN = 48
PAINT = {"white": "white", "red": "red", "blue": "blue", "black": "dim"}


def draw_turn(screen: Screen, facts: Facts) -> None:
    """The table as a turn begins; the roads of the path are left out."""
    draw_table(screen, facts, draw_stops)


def draw_table(screen: Screen, facts: Facts, path: Callable[[Screen, Facts], None] = draw_path) -> None:
    draw_head(screen, facts)
    draw_players(screen, facts)
    draw_board(screen, facts)
    if facts.view["path"] is not None:
        path(screen, facts)
    draw_battle(screen, facts)
    draw_dawn(screen, facts)
    draw_own(screen, facts)


def draw_head(screen: Screen, facts: Facts) -> None:
    view = facts.view
    head = f"{moment(view)} ── first to {view['target']} points ── order: "
    order = " ".join(SYMBOLS[seat] + " " + words.god(seat) for seat in view["order"])
    short = " ".join(SYMBOLS[seat] for seat in view["order"])
    screen.heading(head + (order if len(head + order) + 4 < screen.width else short))


def draw_players(screen: Screen, facts: Facts) -> None:
    for seat in facts.view["seats"]:
        _draw_player(screen, facts, seat)


def _draw_player(screen: Screen, facts: Facts, seat: dict[str, Any]) -> None:
    number = seat["seat"]
    mark = "▸" if facts.view["active"] == number else " "
    you = " (you)" if facts.viewer == number else ""
    name = f"{mark}{SYMBOLS[number]} P{number + 1} {words.god(number)}{you}".ljust(19)
    figures = (
        f"{seat['points']['total']:>2} points {seat['prayer']:>2} prayer {seat['reserve']:>2} in reserve  "
        f"cards: {seat['hand_size']} divine, {seat['battle_hand_size']} battle"
    )
    screen.line(screen.paint(name, SEAT_COLOURS[number], "bold") + figures)
    details = []
    if sources := points_by_source(seat):
        details.append(f"points: {sources}")
    if facts.view["phase"] == "day":
        details.append(_tokens(facts, seat))
    if seat["creatures_in_reserve"]:
        details.append("waiting: " + ", ".join(words.creature(id) for id in seat["creatures_in_reserve"]))
    if seat["battle_cards_shown"]:
        details.append("battle cards shown: " + " ".join(seat["battle_cards_shown"]))
    details += [f"{heading}: {what}" for heading, what in holdings(facts, seat)]
    for line in _wrapped(details, screen.width - 10):
        screen.item("      ", line)
    if seat["tiles"]:
        tiles = (together(_tile(facts, tile) + sealed(seat, tile)) for tile in seat["tiles"])
        screen.item("      tiles: ", ", ".join(tiles))


def _wrapped(details: list[str], width: int) -> list[str]:
    """As many details to a line as fit."""
    lines: list[str] = []
    for detail in details:
        if lines and len(lines[-1]) + len(detail) < width:
            lines[-1] += "   " + detail
        else:
            lines.append(detail)
    return lines


def _tokens(facts: Facts, seat: dict[str, Any]) -> str:
    placed = " ".join(seat["placed"]) or "none placed"
    extra = f" + {tokens(seat)}" if tokens(seat) else ""
    empty = facts.empty_rows(seat)
    duty = f", rows to fill: {' '.join(empty)}" if empty else ""
    return f"tokens: {placed}, {seat['tokens']} left{extra}{duty}"


def _tile(facts: Facts, id: str) -> str:
    return f"{words.tile(id)} ({words.colour(facts.tile_colour[id])} {facts.tile_level[id]})"


def draw_board(screen: Screen, facts: Facts) -> None:
    column = (screen.width - 20) // 3
    for city, districts in facts.cities().items():
        owner = facts.view["spaces"][districts[0].id].get("owner")
        head = f"city {city}" + (f" {SYMBOLS[owner]} {words.god(owner)}" if owner is not None else " free")
        head = head.ljust(18)
        if owner is not None:
            head = screen.paint(head, SEAT_COLOURS[owner])
        _draw_city(screen, f" {head}", [_cell(screen, facts, space, False) for space in districts], column)
    for bank in BANKS:
        spaces = facts.open_land(bank)
        if not spaces:
            continue
        screen.line(" " + screen.paint(words.name(f"bank-{bank}"), "bold"))
        cells = [_pad(*_cell(screen, facts, space, True), COLUMN) for space in spaces]
        for start in range(0, len(cells), 2):
            screen.line("   " + "".join(cells[start : start + 2]).rstrip())
    if any("priests" in here for here in facts.view["spaces"].values()):
        screen.line("   p1, p2: so many of these units are priests")


def _draw_city(screen: Screen, head: str, cells: list[tuple[str, int]], column: int) -> None:
    """The districts beside each other while they fit, else below each other."""
    line, room = head, screen.width - 19
    for text, width in cells:
        if width > room:
            screen.line(line.rstrip())
            line, room = " " * 19, screen.width - 19
        line += _pad(text, width, column)
        room -= max(width + 1, column)
    screen.line(line.rstrip())


def _cell(screen: Screen, facts: Facts, space: Space, named: bool) -> tuple[str, int]:
    """One space as text and its width without colour codes."""
    here = facts.view["spaces"][space.id]
    label = f"{space.id:<4}{words.name(f'space-{space.id}')}" if named else space.id
    if space.income or space.sacrifice:
        label += f" +{space.income}" if space.income else f" ({space.sacrifice})"
    parts: list[tuple[str, tuple[str, ...]]] = [(label.ljust(25) if named else label, ())]
    if "pyramid" in here:
        colour, level = here["pyramid"]["colour"], here["pyramid"]["level"]
        parts.append((f"△{words.colour(colour)} {level}", (PAINT[colour],)))
    for seat, count in here["units"].items():
        creature = here["creatures"].get(seat)
        priests = here.get("priests", {}).get(seat)
        troop = f"{SYMBOLS[seat]} {count}" + (f"p{priests}" if priests else "")
        troop += f"+{words.creature(creature)}" if creature else ""
        parts.append((troop, (SEAT_COLOURS[seat], "bold")))
    if len(parts) == 1:
        parts.append(("·", ()))
    width = sum(len(text) for text, _ in parts) + len(parts) - 1
    return " ".join(screen.paint(text, *style) if style else text for text, style in parts), width


def _pad(text: str, width: int, column: int) -> str:
    return text + " " * max(1, column - width)


def draw_battle(screen: Screen, facts: Facts) -> None:
    battle = facts.view["battle"]
    if battle is None:
        return
    here = facts.view["spaces"][battle["space"]]
    screen.line(screen.paint("Battle ", "bold") + f"in {words.space(battle['space'])}")
    for role in ("attacker", "defender"):
        side = battle[role]
        seat = side["seat"]
        priests = here.get("priests", {}).get(seat, 0)
        notes = [words.troop(here["units"].get(seat, 0), here["creatures"].get(seat), priests)]
        if "played" in side:
            notes.append(words.battle_card(side["played"]))
        if side_notes(side):
            notes.append(side_notes(side))
        label = f"  {role} {words.god(seat)}: "
        screen.item(label, "; ".join(notes), screen.paint(label, SEAT_COLOURS[seat]))
    if battle["masked"]:
        screen.line("  Mask: only units and battle cards count.")


def draw_dawn(screen: Screen, facts: Facts) -> None:
    """The bids so far and the dawn tokens left, in the old turn order."""
    if facts.view["dawn"] is None:
        return
    made = dict(bids(facts))
    told = []
    for number in facts.view["order"]:
        bid = f"bids {made[number]}" if number in made else "no bid yet"
        tokens_left = facts.view["seats"][number].get("dawn_tokens")
        left = f" ({words.dawn_tokens(tokens_left)} left)" if tokens_left else ""
        told.append(together(f"{SYMBOLS[number]} {words.god(number)} {bid}{left}"))
    label = "Dawn, in the old order: "
    screen.item(label, "   ".join(told), screen.paint(label, "bold"))


def draw_actions(screen: Screen, facts: Facts) -> None:
    """The action board: rows from top to bottom, and who has a token where."""
    for row, spaces in facts.rows.items():
        cells = []
        for id in spaces:
            marks = "".join(SYMBOLS[seat["seat"]] for seat in facts.view["seats"] if id in seat["placed"])
            cells.append(f"{id} {marks or '·'}".ljust(16))
        screen.line(f"  {words.name(f'row-{row}'):<8}" + "".join(cells).rstrip())


def draw_own(screen: Screen, facts: Facts) -> None:
    """The hand of the viewer; nobody else's is in the view."""
    if facts.viewer is None:
        return
    seat = facts.view["seats"][facts.viewer]
    screen.line(screen.paint("Your divine cards: ", "bold") + (words.hand(seat["hand"]) or "none"))
    used = battle_cards_used(seat)
    label = "Your battle cards: "
    cards = " ".join("/".join(id) for id in seat["battle_hand"])
    if used:
        cards += f"   used: {' '.join('/'.join(id) for id in used)}"
    screen.item(label, f"{cards}   (strength/damage/protection)", screen.paint(label, "bold"))


def draw_market(screen: Screen, facts: Facts) -> None:
    """The tiles that can still be bought, by colour and level."""
    for colour in COLOURS:
        tiles = [id for id, left in facts.view["supply"].items() if left and facts.tile_colour[id] == colour]
        if not tiles:
            continue
        screen.heading(f"{words.colour(colour)} tiles")
        for id in sorted(tiles, key=lambda id: facts.tile_level[id]):
            left = facts.view["supply"][id]
            count = f" ({left} left)" if left > 1 else ""
            label = f"  {facts.tile_level[id]}  {words.tile(id)}{count}".ljust(31)
            screen.item(label, words.text(f"tile-{id}"), screen.paint(label, PAINT[colour]))


def draw_links(screen: Screen, facts: Facts) -> None:
    """Which spaces touch which."""
    for space in facts.spaces:
        ferries = facts.ferries[space.id]
        links = [id + ("~" if id in ferries else "") for id in facts.links[space.id]]
        extra = f"   {income(space)}" if income(space) else ""
        screen.line(f"  {space.id:<4} {' '.join(links)}{extra}")
    screen.line("  ~ by harbour. Every temple, the Sanctuary and the spaces named Obelisk have an obelisk.")
