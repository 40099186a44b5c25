"""The line of a seat: city, prayer, pyramids, troops, tiles, tokens, points. Seth's own fields are in `seth/`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from kemet.content.records import COLOURS
from kemet.engine.board.troops import add_units, creature_at, priests_at, put_creature, units
from kemet.engine.day.buy import own_tile
from kemet.engine.state.bits import count_bits
from kemet.engine.state.codes import DISTRICTS, MAX_PRAYER, PLACED_TODAY, SETUP
from kemet.engine.state.state import REGULAR_TOKENS, STARTING_UNITS, State, as_row
from kemet.errors import PositionError
from kemet.game.positions.battle_cards import read_battle_cards, write_battle_cards
from kemet.game.positions.cards import read_hand, write_hand
from kemet.game.positions.lines import Lines, items
from kemet.game.positions.taseti import read_taseti_fields, write_taseti_fields
from kemet.game.positions.words import GIVEN_SOURCES, SETH_SEAT_FIELDS, TASETI_SOURCES, TOKEN_WORDS
from kemet.telling.view.packed import bit_names

MAX_HERE = 7  # units of one seat on a space
MAX_PASSING = 14  # a group may pass over the limit


class Part(NamedTuple):
    """Fields of a seat's line that belong together, both ways. What is not written has the value of an empty field."""

    read: Callable[[Lines, State, int, dict[str, str]], None]
    write: Callable[[State, int], dict[str, str]]


def read_seat(lines: Lines, s: State, seat: int, parts: Iterable[Part], known: tuple[str, ...]) -> None:
    word = f"P{seat + 1}"
    if word not in lines:
        raise PositionError(f"the line {word!r} is missing")
    fields = lines.fields(word, known)
    for part in parts:
        part.read(lines, s, seat, fields)


def write_seat(s: State, seat: int, parts: Iterable[Part]) -> str:
    written: dict[str, str] = {}
    for part in parts:
        written |= part.write(s, seat)
    return f"P{seat + 1} " + "; ".join(f"{name} {written[name]}" for name in SETH_SEAT_FIELDS if name in written)


# --- city and prayer --------------------------------------------------------------------------------------------------


def write_home(s: State, seat: int) -> dict[str, str]:
    mine = s.seats[seat]
    return {"city": s.table.city_ids[mine.city] if mine.city >= 0 else "none", "prayer": str(mine.prayer)}


def read_home(lines: Lines, s: State, seat: int, fields: dict[str, str], usual: int | None = None) -> None:
    """`usual`: the city of a seat that names none."""
    word = f"P{seat + 1}"
    _read_city(lines, s, seat, fields.get("city", ""), usual)
    mine = s.seats[seat]
    mine.prayer = lines.number(word, fields.get("prayer", str(mine.prayer)), 0, MAX_PRAYER)


def _read_city(lines: Lines, s: State, seat: int, name: str, usual: int | None) -> None:
    word = f"P{seat + 1}"
    if name == "none":
        return
    city = lines.find(word, "city", lines.table.city_ids, name) if name else seat if usual is None else usual
    if s.city_seat[city] >= 0:
        raise lines.error(word, f"the city {lines.table.city_ids[city]} has an owner already")
    settled = list(s.city_seat)
    settled[city] = seat
    s.city_seat = as_row(settled)
    s.seats[seat].city = city


# --- tiles, pyramids, troops ------------------------------------------------------------------------------------------


def write_tiles(s: State, seat: int) -> dict[str, str]:
    mine = s.seats[seat]
    sets = {
        "tiles": bit_names(s.table.tile_ids, mine.tiles),
        "waiting": bit_names(s.table.creature_ids, mine.creatures),
    }
    return {name: ", ".join(names) for name, names in sets.items() if names}


def read_tiles(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    """Tiles owned, the units some of them bring, and creatures that wait in the reserve."""
    word = f"P{seat + 1}"
    table = lines.table
    mine = s.seats[seat]
    for name in items(fields.get("tiles", "")):
        tile = lines.find(word, "tile", table.tile_ids, name)
        if mine.barred >> tile & 1:
            raise lines.error(word, f"{name} would be owned twice (B-BUY-04)")
        if s.gone >> tile & 1:
            raise lines.error(word, f"there are only {table.tile_copies[tile]} of {name}")
        own_tile(s, seat, tile)
        mine.reserve += table.tile_units[tile]
    for name in items(fields.get("waiting", "")):
        mine.creatures |= 1 << lines.find(word, "creature", table.creature_ids, name)


def write_pyramids(s: State, seat: int) -> dict[str, str]:
    table, city = s.table, s.seats[seat].city
    own = list(table.districts)[city * DISTRICTS :][:DISTRICTS] if city >= 0 else []
    built = [
        f"{table.space_ids[space]} {COLOURS[s.pyramids[space] >> 3]} {s.pyramids[space] & 7}"
        for space in own
        if s.pyramids[space]
    ]
    return {"pyramids": ", ".join(built)}


def read_pyramids(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    if s.seats[seat].city < 0:
        return
    word, text = f"P{seat + 1}", fields.get("pyramids")
    table = lines.table
    first = s.seats[seat].city * DISTRICTS
    own = [table.space_ids[space] for space in table.districts[first : first + DISTRICTS]]
    if text is None:
        text = ", ".join(f"{space} {colour} 1" for space, colour in zip(own, COLOURS, strict=False))
    total = 0
    used = set()
    for item in items(text):
        words = item.split()
        if len(words) != 3:
            raise lines.error(word, f"a pyramid is written 'A1 white 2', not {item!r}")
        lines.find(word, "own district", own, words[0])
        space = table.space_ids.index(words[0])
        colour = lines.find(word, "colour", [COLOURS[c] for c in table.colours], words[1])
        level = lines.number(word, words[2], 1, table.top_level)
        if s.pyramids[space] or colour in used:
            raise lines.error(word, f"{item!r}: the district or the colour is taken (B-LIMIT-07)")
        used.add(colour)
        total += level
        s.pyramids[space] = table.colours[colour] * 8 + level
    if (total < 3 or len(used) < 2) and lines.moment.get("phase") != SETUP:
        raise lines.error(word, "every city has at least two pyramids with three levels in all (B-SETUP-08)")


def write_troops(s: State, seat: int) -> dict[str, str]:
    table = s.table
    troops = []
    for space in range(table.spaces):
        creature = creature_at(s, space, seat)
        if units(s, space, seat) or creature >= 0:  # in a battle a creature may have outlived its troop
            with_creature = f" {table.creature_ids[creature]}" if creature >= 0 else ""
            priests = f" +{priests_at(s, space, seat)}" if priests_at(s, space, seat) else ""
            troops.append(f"{table.space_ids[space]} {units(s, space, seat)}{priests}{with_creature}")
    return {"troops": ", ".join(troops)} if troops else {}


def read_troops(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    word = f"P{seat + 1}"
    table = lines.table
    mine = s.seats[seat]
    in_passing = "moment" in lines  # a creature may stand alone in a battle, a group pass over the limit
    for item in items(fields.get("troops", "")):
        words = item.split()
        priests = 0
        if s.priests and len(words) > 2 and words[2].startswith("+"):
            priests = lines.number(word, words.pop(2)[1:], 1, 3)
        if len(words) not in (2, 3):
            raise lines.error(word, f"a troop is written 'RW 3' or 'RW 3 scarab', not {item!r}")
        space = lines.find(word, "space", table.space_ids, words[0])
        if units(s, space, seat):
            raise lines.error(word, f"two troops on {words[0]}")
        alone = len(words) == 3 and (in_passing or table.with_seth)
        amount = lines.number(word, words[1], 0 if alone else 1, MAX_PASSING if in_passing else MAX_HERE)
        if amount - priests > mine.reserve and not table.with_seth:  # he may hold figures of others: counted later
            raise lines.error(word, f"there are only {STARTING_UNITS} units (B-LIMIT-02)")
        add_units(s, space, seat, amount)
        mine.reserve -= amount - priests
        if priests:
            s.priests[space] += priests << 4 * seat
            mine.priests -= priests
        if len(words) == 3:
            put_creature(s, space, seat, lines.find(word, "creature", table.creature_ids, words[2]))


# --- tokens and points ------------------------------------------------------------------------------------------------


def write_bonus_tokens(s: State, seat: int) -> dict[str, str]:
    mine = s.seats[seat]
    return {name: TOKEN_WORDS[lies] for name, lies in (("silver", mine.silver), ("gold", mine.gold)) if lies}


def read_bonus_tokens(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    mine = s.seats[seat]
    for key in ("silver", "gold"):
        if key in fields:
            given = lines.find(f"P{seat + 1}", f"{key} token", TOKEN_WORDS, fields[key])
            if bool(given) != bool(getattr(mine, key)):
                raise lines.error(f"P{seat + 1}", f"the {key} token does not fit the tiles owned")
            setattr(mine, key, given)


def write_tokens(s: State, seat: int) -> dict[str, str]:
    placed = s.seats[seat].placed
    return {"tokens": ", ".join(bit_names(s.table.action_ids, placed))} if placed else {}


def read_tokens(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    word = f"P{seat + 1}"
    placed = read_placed(lines, s, seat, fields)
    regular = count_bits(placed) - (s.seats[seat].silver == PLACED_TODAY)
    if not 0 <= regular <= REGULAR_TOKENS:
        raise lines.error(word, f"{regular} regular tokens cannot be placed")
    s.seats[seat].tokens = REGULAR_TOKENS - regular
    if lines.table.empty_rows(placed) > REGULAR_TOKENS - regular:
        raise lines.error(word, "the rows cannot all be filled any more (B-DAY-05)")


def read_placed(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> int:
    """The spaces of the seat's own board that hold a token."""
    word = f"P{seat + 1}"
    placed = 0
    for name in items(fields.get("tokens", "")):
        space = lines.find(word, "action space", lines.table.action_ids, name)
        if placed >> space & 1:
            raise lines.error(word, f"two tokens on {name} (B-DAY-03)")
        placed |= 1 << space
    s.seats[seat].placed = placed
    return placed


def write_points(s: State, seat: int) -> dict[str, str]:
    mine = s.seats[seat]
    sources = GIVEN_SOURCES | TASETI_SOURCES if s.table.expanded else GIVEN_SOURCES
    points = [f"{source} {getattr(mine, field)}" for source, field in sources.items() if getattr(mine, field)]
    return {"points": ", ".join(points)} if points else {}


def read_points(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    word = f"P{seat + 1}"
    mine = s.seats[seat]
    for item in items(fields.get("points", "")):
        source, _, amount = item.partition(" ")
        if source in TASETI_SOURCES and lines.table.expanded:
            sign = -1 if amount.startswith("-") else 1
            points = sign * lines.number(word, amount.removeprefix("-"), 0, 9)
            setattr(mine, TASETI_SOURCES[source], points)
            continue
        lines.find(word, "source of points", tuple(GIVEN_SOURCES), source)
        setattr(mine, GIVEN_SOURCES[source], lines.number(word, amount, 0, 99))


#: In the order in which they are read: pyramids need the city, battle cards the tiles.
PARTS = (
    Part(read_home, write_home),
    Part(read_tiles, write_tiles),
    Part(read_taseti_fields, write_taseti_fields),
    Part(read_pyramids, write_pyramids),
    Part(read_troops, write_troops),
    Part(read_bonus_tokens, write_bonus_tokens),
    Part(read_tokens, write_tokens),
    Part(read_battle_cards, write_battle_cards),
    Part(read_points, write_points),
    Part(read_hand, write_hand),
)


def settle_tiles(lines: Lines, s: State) -> None:
    """Points that tiles and creatures brought; a creature that stands nowhere waits on its tile."""
    table = lines.table
    for seat in range(table.players):
        mine = s.seats[seat]
        for tile in range(len(table.tile_ids)):
            if not mine.tiles >> tile & 1:
                continue
            creature = table.tile_creature[tile]
            mine.vp_tile += table.tile_points[tile]
            if creature >= 0:
                mine.vp_creature += table.creature_points[creature]
                standing = any(creature_at(s, space, seat) == creature for space in range(table.spaces))
                if not standing and "moment" not in lines:
                    mine.creatures |= 1 << creature
