"""From the records of the box Seth to one checked `SethBox`, and the city of Seth laid on the boards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from kemet.content.checks import fields_of
from kemet.content.records import Board, Content, Space
from kemet.content.schema import check_record
from kemet.content.seth.records import (
    CreatureCard,
    Knob,
    Number,
    Piece,
    PowerToken,
    PrayerToken,
    SethBox,
    SethOption,
    SethSpace,
    Track,
)
from kemet.content.seth.schema import box_of
from kemet.content.seth.words import BOX, MEMBERS, NUMBERS
from kemet.content.source import ContentError, Record

Tables = dict[str, list[Record]]

#: Records that say something about other records; they are no content themselves.
NO_CONTENT = ("by_members", "knob")


def for_members(records: Iterable[Record], members: int) -> list[Record]:
    """The records of a game against these members: Seth's come last, some replace others, some differ by number."""
    everything = list(records)
    # Seth and the alliance have decks of their own; all other divine cards stay in the box (S-SETUP-15), so that of the
    # module "cards" only the battle cards are left (S-CLAR-02).
    kept = [record for record in everything if record.table != "card" or box_of(record) == BOX]
    gone = {(record.table, id) for record in kept for id in _replaced(record, everything)}
    kept = [record for record in kept if (record.table, record.id) not in gone]
    kept.sort(key=lambda record: box_of(record) == BOX)
    for change in kept:
        if change.table == "by_members" and change.values["members"] == members:
            _change(kept, change)
    return [record for record in kept if record.table != "by_members"]


def _replaced(record: Record, everything: list[Record]) -> list[str]:
    named: list[str] = record.values.get("replaces", [])
    for id in named:
        if not any(other.table == record.table and other.id == id for other in everything):
            raise record.error("replaces", f"there is no {record.table} {id!r} to replace")
    return named


def _change(records: list[Record], change: Record) -> None:
    for place, record in enumerate(records):
        if (record.table, record.id) == (change.values["kind"], change.values["record"]):
            values = {**record.values, **change.values["values"]}
            records[place] = Record(change.file, record.table, change.line, change.lines, values)
            check_record(records[place])
            return
    raise change.error("record", f"there is no {change.values['kind']} {change.values['record']!r}")


def assemble_seth(tables: Tables, content: Content, members: int) -> Content:
    """The content with Seth's box and Seth's city on every board."""
    box = SethBox(
        members=members,
        spaces=tuple(SethSpace(**record.frozen) for record in tables.get("seth_space", [])),
        creature_cards=tuple(CreatureCard(**record.frozen) for record in tables.get("creature_card", [])),
        power_tokens=tuple(PowerToken(**record.frozen) for record in tables.get("power_token", [])),
        prayer_tokens=tuple(PrayerToken(**record.frozen) for record in tables.get("prayer_token", [])),
        pieces=tuple(Piece(**record.frozen) for record in tables.get("piece", [])),
        tracks=tuple(Track(**record.frozen) for record in tables.get("track", [])),
        numbers={record.id: Number(**record.frozen) for record in tables.get("number", [])},
        options=tuple(SethOption(**record.frozen) for record in tables.get("seth_option", [])),
        knobs=tuple(_knob(record) for record in tables.get("knob", [])),
    )
    _check_box(tables, content, box)
    return replace(content, boards=tuple(_boards(tables, content)), seth=box)


def _knob(record: Record) -> Knob:
    values = record.frozen
    return Knob(**{**values, "others": tuple(tuple(split) for split in values.get("others", ()))})


# --- the boards -----------------------------------------------------------------------------------------------------


def _boards(tables: Tables, content: Content) -> Iterable[Board]:
    cities = tables.get("seth_city", [])
    if len(cities) != 1:
        raise ContentError("there must be exactly one city of Seth (S-SETUP-02)")
    if reason := fields_of(Board)["spaces"][0](cities[0].values["spaces"]):
        raise cities[0].error("spaces", f"spaces {reason}")
    plain = {board.id: board for board in content.boards}
    for record in tables.get("seth_board", []):
        if record.values["board"] not in plain:
            raise record.error("board", f"there is no board {record.values['board']!r}")
        yield _lay_city(record, plain[record.values["board"]], cities[0])


def _lay_city(record: Record, board: Board, city: Record) -> Board:
    """The delta goes with all its links, the city comes; what is inert stays and does nothing (S-SETUP-03, 04).

    All else is the board of a base game with as many players as members (S-SETUP-01).
    """
    ids = [space.id for space in board.spaces]
    for field in ("without", "inert"):
        for id in record.values[field]:
            if id not in ids:
                raise record.error(field, f"the board {board.id} has no space {id!r}")
    if board.players != record.values["members"]:
        raise record.error("members", f"the board {board.id} is one for {board.players}")
    gone = set(record.values["without"])
    laid = Board(
        id=record.id,
        players=board.players + 1,
        variant=board.variant,
        side=board.side,
        certainty=board.certainty,
        spaces=(
            *(space for space in board.spaces if space.id not in gone),
            *(Space(**space) for space in city.values["spaces"]),
        ),
        land=(*_kept(board.land, gone), *((one, other) for one, other in city.values["land"])),
        harbour=_kept(board.harbour, gone),
        portal=(tuple(city.values["portal"]),),
        inert=tuple(record.values["inert"]),
    )
    _check_ends(city, laid)
    return laid


def _kept(links: tuple[tuple[str, str], ...], gone: set[str]) -> tuple[tuple[str, str], ...]:
    return tuple(link for link in links if not gone & set(link))


def _check_ends(city: Record, board: Board) -> None:
    ids = [space.id for space in board.spaces]
    for id in ids:
        if ids.count(id) > 1:
            raise city.error("spaces", f"the space {id} stands on the board {board.id} twice")
    for field, links in (("land", board.land), ("portal", board.portal)):
        for end in (end for link in links for end in link):
            if end not in ids:
                raise city.error(field, f"the board {board.id} has no space {end!r}")


# --- what must agree ------------------------------------------------------------------------------------------------


def _check_box(tables: Tables, content: Content, box: SethBox) -> None:
    creature_tiles = {tile.id for tile in content.tiles if tile.creature}
    for record in tables.get("creature_card", []):
        if record.values["tile"] not in creature_tiles:
            raise record.error("tile", f"there is no tile {record.values['tile']!r} with a creature")
    for record in tables.get("number", []):
        if record.id not in NUMBERS:
            raise record.error("id", f"unknown number; known are {', '.join(NUMBERS)}")
    for record in tables.get("track", []):
        if reason := day_is_wrong(record.values["members"], record.values["steps"]):
            raise record.error("steps", reason)
    missing = [name for name in NUMBERS if name not in box.numbers]
    if missing:
        raise ContentError(f"Seth needs the number {missing[0]!r}")
    tracks = [track.members for track in box.tracks]
    boards = [record.values["members"] for record in tables.get("seth_board", [])]
    for members in MEMBERS:
        if tracks.count(members) != 1 or members not in boards:
            raise ContentError(f"Seth needs one track and a board for {members} members")
    _check_counts(content, box)
    _check_knobs(tables)


def day_is_wrong(members: int, steps: list[str]) -> str:
    """Why these steps are no day for these members, or nothing (S-DAY-01 to S-DAY-04, S-ECLIPSE-01, S-INV-08).

    >>> day_is_wrong(2, ["S1", "A", "S1", "A", "S1", "A", "S1", "A", "S1"])
    ''
    """
    turns = [step for step in steps if step != "E"]
    tokens = sum(int(step[1:]) for step in turns if step[0] == "S")
    if [step[0] for step in turns] != list("SASASASAS"):
        return "a day is five turns of Seth with four turns of the alliance between them (S-DAY-03)"
    if tokens != 2 * members + 1:
        return f"Seth places {2 * members + 1} tokens a day against {members} members, not {tokens} (S-DAY-04)"
    if steps.count("E") != (members > 2) or steps[0] == "E" or steps[-1] == "E":
        return "there is one eclipse within the day with three members or more, none with two (S-ECLIPSE-01)"
    if members > 2 and (steps[steps.index("E") - 1] != "A" or steps[: steps.index("E")].count("A") > 3):
        return "the eclipse comes right after the first, second or third turn of the alliance (S-ECLIPSE-02)"
    return ""


def _check_counts(content: Content, box: SethBox) -> None:
    starting = sum(card.starting for card in content.battle_cards if card.side == BOX)
    if starting < 2 or starting % 2:
        raise ContentError("Seth needs an even number of starting battle cards, two or more (S-SETUP-11)")
    violet = sum(space.colour == "violet" for space in box.spaces)
    if violet < MEMBERS[-1] + box.number("violet_tokens_beyond_members"):
        raise ContentError("Seth's board needs a violet space for every violet token (S-ACT-07)")
    temples = box.number("temples")
    if len(box.power_tokens) <= temples or len(box.prayer_tokens) < temples:
        raise ContentError(
            "every sacred temple needs a prayer and a power token, the ceremony one more (S-CEREMONY-09)"
        )


def _check_knobs(tables: Tables) -> None:
    """A knob turns what is marked as tunable, and nothing else; records of modules left out are passed over."""
    marks = {
        (table, record.id): record.values.get("tunable", ()) for table, records in tables.items() for record in records
    }
    for knob in tables.get("knob", []):
        kind, named = knob.values["kind"], knob.values["records"]
        open_to_tuning = {field for id in named for field in marks.get((kind, id), ())}
        for field in knob.values["fields"]:
            if any((kind, id) in marks for id in named) and field not in open_to_tuning:
                raise knob.error("fields", f"no {kind} of this knob marks {field!r} as tunable")
