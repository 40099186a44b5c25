"""The table drawn with colour and symbols, for eyes. `telling` has the same in sentences."""

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
from kemet.picture.page import Page, together
from kemet.picture.path import draw_path, draw_stops
from kemet.picture.seth import board, draw_seth
from kemet.picture.words import SEAT_COLOURS, SYMBOLS
from kemet.telling.view.types import BattleView, SeatView

COLUMN = 48
PAINT = {"white": "white", "red": "red", "blue": "blue", "black": "dim", "violet": "magenta"}


def draw_turn(page: Page, facts: Facts) -> None:
    """The table as a turn begins; the roads of the path are left out."""
    draw_table(page, facts, draw_stops)


def draw_table(page: Page, facts: Facts, path: Callable[[Page, Facts], None] = draw_path) -> None:
    draw_head(page, facts)
    draw_players(page, facts)
    draw_board(page, facts)
    if facts.view["path"] is not None:
        path(page, facts)
    draw_seth(page, facts)
    draw_battle(page, facts)
    draw_dawn(page, facts)
    draw_own(page, facts)


def draw_head(page: Page, facts: Facts) -> None:
    view = facts.view
    if "seth" in view:
        page.heading(f"{moment(view)} ── {words.say('draw-seth-head', target=view['target'])}")
        return
    head = f"{moment(view)} ── {words.say('draw-head', target=view['target'])} "
    order = " ".join(SYMBOLS[seat] + " " + words.god(seat) for seat in view["order"])
    short = " ".join(SYMBOLS[seat] for seat in view["order"])
    page.heading(head + (order if len(head + order) + 4 < page.width else short))


def draw_players(page: Page, facts: Facts) -> None:
    for seat in facts.view["seats"]:
        _draw_player(page, facts, seat)


def _draw_player(page: Page, facts: Facts, seat: SeatView) -> None:
    number = seat["seat"]
    mark = "▸" if facts.view["active"] == number else " "
    you = f" ({words.name('table-you')})" if facts.viewer == number else ""
    name = f"{mark}{SYMBOLS[number]} P{number + 1} {words.god(number)}{you}".ljust(19)
    figures = words.say(
        "draw-player",
        points=f"{own_points(seat):>2}",
        prayer=f"{seat['prayer']:>2}",
        reserve=f"{seat['reserve']:>2}",
        divine=seat["hand_size"],
        battle=seat["battle_hand_size"],
    )
    page.line(page.paint(name, SEAT_COLOURS[number], "bold") + figures)
    details = []
    if sources := points_by_source(seat):
        details.append(words.say("draw-points", sources=sources))
    if facts.view["phase"] == "day":
        details.append(_tokens(facts, seat))
    if seat["creatures_in_reserve"]:
        waiting = ", ".join(words.creature(id) for id in seat["creatures_in_reserve"])
        details.append(words.say("draw-creatures", creatures=waiting))
    if seat["battle_cards_shown"]:
        details.append(words.say("draw-shown", cards=" ".join(seat["battle_cards_shown"])))
    details += [words.say("draw-holding", heading=heading, what=what) for heading, what in holdings(facts, seat)]
    for line in _wrapped(details, page.width - 10):
        page.item("      ", line)
    if seat["tiles"]:
        tiles = (together(_tile(facts, tile) + sealed(seat, tile)) for tile in seat["tiles"])
        page.item(f"      {words.name('draw-tiles')} ", ", ".join(tiles))


def _wrapped(details: list[str], width: int) -> list[str]:
    """As many details to a line as fit."""
    lines: list[str] = []
    for detail in details:
        if lines and len(lines[-1]) + len(detail) < width:
            lines[-1] += "   " + detail
        else:
            lines.append(detail)
    return lines


def _tokens(facts: Facts, seat: SeatView) -> str:
    placed = " ".join(seat["placed"]) or words.name("draw-none-placed")
    extra = f" + {tokens(seat)}" if tokens(seat) else ""
    empty = facts.empty_rows(seat)
    duty = f", {words.say('draw-rows', rows=' '.join(empty))}" if empty else ""
    return words.say("draw-tokens", placed=placed, left=seat["tokens"]) + extra + duty


def _tile(facts: Facts, id: str) -> str:
    return f"{words.tile(id)} ({words.colour(facts.tile_colour[id])} {facts.tile_level[id]})"


def draw_board(page: Page, facts: Facts) -> None:
    column = (page.width - 20) // 3
    for city, districts in facts.cities().items():
        owner = facts.view["spaces"][districts[0].id].get("owner")
        whose = f"{SYMBOLS[owner]} {words.god(owner)}" if owner is not None else words.name("draw-free")
        head = f"{words.say('draw-city', city=city)} {whose}"
        head = head.ljust(18)
        if owner is not None:
            head = page.paint(head, SEAT_COLOURS[owner])
        _draw_city(page, f" {head}", [_cell(page, facts, space, False) for space in districts], column)
    for bank in BANKS:
        spaces = facts.open_land(bank)
        if not spaces:
            continue
        page.line(" " + page.paint(words.name(f"bank-{bank}"), "bold"))
        cells = [_pad(*_cell(page, facts, space, True), COLUMN) for space in spaces]
        for start in range(0, len(cells), 2):
            page.line("   " + "".join(cells[start : start + 2]).rstrip())
    if any("priests" in here for here in facts.view["spaces"].values()):
        page.line(f"   {words.name('draw-priests-key')}")


def _draw_city(page: Page, head: str, cells: list[tuple[str, int]], column: int) -> None:
    """The districts beside each other while they fit, else below each other."""
    line, room = head, page.width - 19
    for text, width in cells:
        if width > room:
            page.line(line.rstrip())
            line, room = " " * 19, page.width - 19
        line += _pad(text, width, column)
        room -= max(width + 1, column)
    page.line(line.rstrip())


def _cell(page: Page, facts: Facts, space: Space, named: bool) -> tuple[str, int]:
    """One space as text and its width without colour codes."""
    here = facts.view["spaces"][space.id]
    label = f"{space.id:<4}{words.name(f'space-{space.id}')}" if named else space.id
    if space.income or space.sacrifice:
        label += f" +{space.income}" if space.income else f" ({space.sacrifice})"
    parts: list[tuple[str, tuple[str, ...]]] = [(label.ljust(25) if named else label, ())]
    if "pyramid" in here:
        colour, level = here["pyramid"]["colour"], here["pyramid"]["level"]
        parts.append((f"△{words.colour(colour)} {level}", (PAINT[colour],)))
    if temple := facts.temple(space.id):
        parts.append((f"⌂{temple}", ("bold",)))
    for seat, count in here["units"].items():
        creature = here["creatures"].get(seat)
        priests = here.get("priests", {}).get(seat)
        troop = f"{SYMBOLS[seat]} {count}" + (f"p{priests}" if priests else "")
        troop += f"+{words.creature(creature)}" if creature else ""
        parts.append((troop, (SEAT_COLOURS[seat], "bold")))
    if len(parts) == 1:
        parts.append(("·", ()))
    width = sum(len(text) for text, _ in parts) + len(parts) - 1
    return " ".join(page.paint(text, *style) if style else text for text, style in parts), width


def _pad(text: str, width: int, column: int) -> str:
    return text + " " * max(1, column - width)


def draw_battle(page: Page, facts: Facts) -> None:
    for battle in facts.battles():
        _draw_one_battle(page, facts, battle)


def _draw_one_battle(page: Page, facts: Facts, battle: BattleView) -> None:
    page.line(page.paint(words.say("draw-battle", space=words.space(battle["space"])), "bold"))
    for role in ("attacker", "defender"):
        side = battle[role]
        seat = side["seat"]
        notes = [troop_in_battle(facts, battle, side)]
        if "played" in side:
            notes.append(words.battle_card(side["played"]))
        if side_notes(side):
            notes.append(side_notes(side))
        label = f"  {words.say(f'draw-{role}', who=words.god(seat))} "
        page.item(label, "; ".join(notes), page.paint(label, SEAT_COLOURS[seat]))
    if battle["masked"]:
        page.line(f"  {words.name('draw-mask')}")


def draw_dawn(page: Page, facts: Facts) -> None:
    """The bids so far and the dawn tokens left, in the old turn order."""
    if facts.view["dawn"] is None:
        return
    made = dict(bids(facts))
    told = []
    for number in facts.view["order"]:
        who = words.god(number)
        bid = words.say("draw-bid", who=who, bid=made[number]) if number in made else words.say("draw-no-bid", who=who)
        tokens_left = facts.view["seats"][number].get("dawn_tokens")
        left = f" {words.say('draw-left', tokens=words.dawn_tokens(tokens_left))}" if tokens_left else ""
        told.append(together(f"{SYMBOLS[number]} {bid}{left}"))
    label = f"{words.name('draw-dawn')} "
    page.item(label, "   ".join(told), page.paint(label, "bold"))


def draw_actions(page: Page, facts: Facts) -> None:
    """The action board: rows from top to bottom, and who has a token where."""
    for row, spaces in facts.rows.items():
        cells = []
        for id in spaces:
            marks = "".join(SYMBOLS[seat["seat"]] for seat in facts.view["seats"] if id in seat["placed"])
            cells.append(f"{id} {marks or '·'}".ljust(16))
        page.line(f"  {words.name(f'row-{row}'):<8}" + "".join(cells).rstrip())
    if "seth" in facts.view:
        page.item("  Seth    ", board(facts.view["seth"]))


def draw_own(page: Page, facts: Facts) -> None:
    """The hand of the viewer; nobody else's is in the view."""
    if facts.viewer is None:
        return
    seat = facts.view["seats"][facts.viewer]
    hand = words.hand(seat["hand"]) or words.name("table-none")
    page.line(page.paint(f"{words.name('draw-hand')} ", "bold") + hand)
    used = battle_cards_used(seat)
    label = f"{words.name('draw-battle-hand')} "
    cards = " ".join(_figures(id) for id in seat["battle_hand"])
    if used:
        cards += f"   {words.say('draw-used', cards=' '.join(_figures(id) for id in used))}"
    page.item(label, f"{cards}   {words.name('draw-figures')}", page.paint(label, "bold"))


def _figures(battle_card: str) -> str:
    """Seth's own begin with an s; the Deadly Mirror has no figures."""
    figures = battle_card.removeprefix("s")
    return "/".join(figures) if len(figures) == 3 else words.battle_card(battle_card)


def draw_market(page: Page, facts: Facts) -> None:
    """The tiles that can still be bought, by colour and level."""
    for colour in ALL_COLOURS:
        tiles = [id for id, left in facts.view["supply"].items() if left and facts.tile_colour[id] == colour]
        if not tiles:
            continue
        page.heading(words.say("draw-market", colour=words.colour(colour)))
        for id in sorted(tiles, key=lambda id: facts.tile_level[id]):
            left = facts.view["supply"][id]
            count = f" {words.say('draw-copies', count=left)}" if left > 1 else ""
            label = f"  {facts.tile_level[id]}  {words.tile(id)}{count}".ljust(32)
            page.item(label, words.text(f"tile-{id}"), page.paint(label, PAINT[colour]))


def draw_links(page: Page, facts: Facts) -> None:
    """Which spaces touch which."""
    for space in facts.spaces:
        ferries = facts.ferries[space.id]
        links = [id + ("~" if id in ferries else "") for id in facts.links[space.id]]
        extra = f"   {income(space)}" if income(space) else ""
        page.line(f"  {space.id:<4} {' '.join(links)}{extra}")
    page.line(f"  {words.name('draw-links')}")
