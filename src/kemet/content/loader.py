"""From data files and content packs to one checked `Content`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from kemet.content.records import (
    MODULES,
    ROWS,
    ActionSpace,
    BattleCard,
    Board,
    Card,
    Content,
    Creature,
    Face,
    Location,
    PathToken,
    Space,
    Tile,
)
from kemet.content.schema import check_record
from kemet.content.seth.loader import NO_CONTENT, assemble_seth, for_members
from kemet.content.seth.schema import box_of
from kemet.content.seth.words import BOX, MEMBERS, SETH_MODULES
from kemet.content.source import ContentError, Record, read_records

DATA = Path(__file__).parent / "data"
#: Packs that come with Kemet are called by their name alone: the same on every machine.
PACKS = Path(__file__).parent / "packs"

#: The box as it was before values were tuned, the latest first: packs that turn them back. Games begun with them go on.
EARLIER_BOXES = tuple(str(folder) for folder in sorted((DATA / "earlier").iterdir(), reverse=True))

#: The engine keeps cards in hand as bits of one machine word and codes choices in fixed ranges.
MAX_RECORDS = {"tile": 96, "creature": 15, "battle_card": 12, "space": 12}
#: With Seth two sets of battle cards and two action boards are in play.
MAX_RECORDS_WITH_SETH = {**MAX_RECORDS, "battle_card": 24, "seth_space": 24}
MAX_CARDS = 60
MAX_CARD_KINDS = 40
MAX_SPACES = 40
MAX_STOPS = 30
MAX_PATH_TOKENS = 24
TA_SETI = "TS"
MOVE_EFFECTS = ("teleport", "ignore_walls", "swift")
EFFECT_SYMBOL = {
    **dict.fromkeys(("strength", "damage", "protection"), "battle"),
    **dict.fromkeys(("win_prayer", "swap_cards", "win_unharmed", "win_units"), "battle"),
    **dict.fromkeys(("gain_prayer", "take_prayer", "enlist", "destroy", "remember", *MOVE_EFFECTS), "day"),
    "give_prayer": "day",
    **dict.fromkeys(("veto", "escape"), "opponent"),
}


def load_content(packs: Iterable[str | Path] = (), modules: Iterable[str] = (), members: int = 0) -> Content:
    """The base box and these modules of Ta-Seti, with content packs laid over them in order.

    With `members` the box Seth is in play too: Seth against an alliance of that many.

    >>> sum(tile.copies for tile in load_content().tiles)
    48
    >>> sum(tile.copies for tile in load_content(modules=["black"]).tiles)
    64
    >>> sum(tile.colour == "violet" for tile in load_content(members=4).tiles)
    16
    """
    chosen = frozenset(modules)
    if members and members not in MEMBERS:
        raise ContentError(f"Seth plays against an alliance of 2 to 5 members, not {members} (S-CLAR-01)")
    if members and (refused := chosen - {*SETH_MODULES}):
        raise ContentError(f"the module {min(refused)!r} is not played with Seth (S-TS-02)")
    return _load(tuple(str(pack) for pack in packs), tuple(name for name in MODULES if name in chosen), members)


@lru_cache(maxsize=64)
def _load(packs: tuple[str, ...], modules: tuple[str, ...], members: int) -> Content:
    records = dict(_shipped(bool(members or packs)))
    for pack in packs:
        _lay_over(records, _folder(pack))
    plain = [record for record in records.values() if box_of(record) != BOX]
    _assemble(plain)  # what is not played with must be sound too
    if not members:
        return _assemble([record for record in plain if _module(record) in ("", *modules)])
    chosen = [record for record in records.values() if _module(record) in ("", *modules)]
    return _assemble(for_members(chosen, members), members)


@lru_cache(maxsize=2)
def _shipped(with_box: bool) -> dict[tuple[str, str], Record]:
    """What comes with Kemet, checked; without Seth's box where nothing of him is asked for. Not to be changed."""
    records: dict[tuple[str, str], Record] = {}
    for path in sorted(DATA.glob("*.toml")):
        if path.name.startswith(BOX) and not with_box:
            continue
        for record in read_records(path):
            check_record(record)
            if (record.table, record.id) in records:
                raise record.error("id", "this id is used twice")
            records[record.table, record.id] = record
    return records


def _module(record: Record) -> str:
    """The module a record belongs to; path boards and their tokens belong to the path."""
    if record.table in ("face", "path_token"):
        return "path"
    return str(record.values.get("module", ""))


def shipped_packs() -> list[str]:
    """The names of the packs that come with Kemet.

    >>> shipped_packs()
    ['small-board']
    """
    return sorted(folder.name for folder in PACKS.iterdir() if folder.is_dir())


def _folder(pack: str) -> Path:
    """A pack of ours by its name; anything else is a folder, `./small-board` too."""
    return PACKS / pack if pack in shipped_packs() else Path(pack)


def _lay_over(records: dict[tuple[str, str], Record], folder: Path) -> None:
    """Records of a pack change the fields they name; `remove = true` takes a record out."""
    try:
        files = sorted(folder.glob("*.toml")) if folder.is_dir() else None
    except (OSError, ValueError) as error:
        raise ContentError(f"content pack {str(folder)[:80]}: cannot be read ({error})") from None
    if files is None:
        raise ContentError(f"content pack {folder}: no such folder")
    if not files:
        raise ContentError(f"content pack {folder}: holds no .toml file")
    for path in files:
        for record in read_records(path):
            key = (record.table, record.id)
            if not record.id:
                raise record.error("id", "the field 'id' is missing")
            if (remove := record.values.pop("remove", False)) not in (True, False):
                raise record.error("remove", "remove must be true or false")
            if remove:
                if records.pop(key, None) is None:
                    raise record.error("id", "there is nothing of this id to remove")
                continue
            if key in records:
                record.values = {**records[key].values, **record.values}
            check_record(record)
            records[key] = record


def _assemble(records: list[Record], members: int = 0) -> Content:
    by_table: dict[str, list[Record]] = {}
    for record in records:
        by_table.setdefault(record.table, []).append(record)
    for table, most in (MAX_RECORDS_WITH_SETH if members else MAX_RECORDS).items():
        if len(by_table.get(table, [])) > most:
            raise ContentError(f"at most {most} records of kind {table} are possible")
    content = Content(
        tiles=tuple(_tile(record) for record in by_table.get("tile", [])),
        creatures=tuple(_creature(record) for record in by_table.get("creature", [])),
        cards=tuple(_card(record) for record in by_table.get("card", [])),
        battle_cards=tuple(BattleCard(**record.frozen) for record in by_table.get("battle_card", [])),
        actions=tuple(ActionSpace(**record.values) for record in by_table.get("space", [])),
        boards=tuple(_board(record) for record in by_table.get("board", [])),
        faces=tuple(_face(record) for record in by_table.get("face", [])),
        path_tokens=tuple(_path_token(record) for record in by_table.get("path_token", [])),
        digest=_digest(records),
    )
    _check_references(by_table, content)
    return assemble_seth(by_table, content, members) if members else content


def _tile(record: Record) -> Tile:
    values = {"name": record.id, **record.frozen}
    granted: dict[str, Any] = values.pop("grants", {})
    if "gold_actions" in granted:
        granted = {**granted, "gold_actions": tuple(granted["gold_actions"])}
    return Tile(**values, **granted)


def _creature(record: Record) -> Creature:
    return Creature(**record.frozen)


def _card(record: Record) -> Card:
    values = record.frozen
    ((effect, amount),) = values.pop("effect").items()
    only_in_move = values.pop("when", "") == "move"
    return Card(**values | {"effect": effect, "amount": amount, "only_in_move": only_in_move})


def _board(record: Record) -> Board:
    values = dict(record.values)
    values["spaces"] = tuple(Space(**space) for space in values["spaces"])
    for kind in ("land", "harbour"):
        values[kind] = tuple((first, second) for first, second in values[kind])
    return Board(**values)


def _face(record: Record) -> Face:
    values = dict(record.values)
    values["locations"] = tuple(
        Location(**{**location, "slots": tuple(location["slots"])}) for location in values["locations"]
    )
    values["roads"] = tuple((start, end, tuple(symbols)) for start, end, symbols in values["roads"])
    return Face(**values)


def _path_token(record: Record) -> PathToken:
    return PathToken(**record.frozen)


def _digest(records: list[Record]) -> str:
    plain = [[record.table, record.values] for record in records if record.table not in NO_CONTENT]
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _check_references(by_table: dict[str, list[Record]], content: Content) -> None:
    creatures = {creature.id for creature in content.creatures}
    battle_cards = {card.id for card in content.battle_cards}
    for record, tile in zip(by_table.get("tile", []), content.tiles, strict=True):
        if tile.creature and tile.creature not in creatures:
            raise record.error("creature", f"there is no creature {tile.creature!r}")
        if tile.battle_card and tile.battle_card not in battle_cards:
            raise record.error("grants", f"there is no battle card {tile.battle_card!r}")
    if sum(card.copies for card in content.cards) > MAX_CARDS or len(content.cards) > MAX_CARD_KINDS:
        raise ContentError(f"at most {MAX_CARDS} divine intervention cards of {MAX_CARD_KINDS} kinds are possible")
    if len({tile.colour for tile in content.tiles}) < 3:
        raise ContentError("there must be tiles of at least three colours (B-LIMIT-06)")
    if len(content.actions) < 6 or {space.row for space in content.actions} != set(ROWS):
        raise ContentError("the action board needs six spaces or more, with one in every row (B-DAY-04, B-DAY-14)")
    for record, card in zip(by_table.get("card", []), content.cards, strict=True):
        if EFFECT_SYMBOL.get(card.effect, card.symbol) != card.symbol:
            right = EFFECT_SYMBOL[card.effect]
            raise record.error("symbol", f"a card with the effect {card.effect} has the symbol {right}")
        if card.only_in_move != (card.effect in MOVE_EFFECTS):
            raise record.error("when", "'when = \"move\"' goes with the effects " + ", ".join(MOVE_EFFECTS))
    starting = sum(card.starting for card in content.battle_cards if not card.side)
    if starting < 2 or starting % 2:
        raise ContentError("every player needs an even number of starting battle cards, two or more (B-BATTLE-25)")
    for record, space in zip(by_table.get("space", []), content.actions, strict=True):
        if (space.action == "buy") != bool(space.colour):
            raise record.error("colour", "a buy space names its colour, and only a buy space does")
    for record, board in zip(by_table.get("board", []), content.boards, strict=True):
        _check_board(record, board)
    _check_path(by_table)
    for players in (2, 3, 4, 5):
        if not any(board.players == players and not board.variant for board in content.boards):
            raise ContentError(f"there is no board for {players} players")


def _check_path(by_table: dict[str, list[Record]]) -> None:
    """Every road ends at a seam or a stop of its own face; every board has a face; no stop is named twice."""
    faces = by_table.get("face", [])
    if not faces:
        return
    names: set[str] = set()
    for record in faces:
        stops = {location["id"] for location in record.values["locations"]}
        if stops & names - {TA_SETI}:
            raise record.error("locations", f"the stop {sorted(stops & names)[0]!r} stands on another face too")
        names |= stops
        for start, end, _ in record.values["roads"]:
            for place in (start, end):
                if place not in stops and not (place[:1] in "eabc" and place[1:].isdigit()):
                    raise record.error("roads", f"{place!r} is neither a stop of this face nor a seam")
    boards = {record.values["board"] for record in faces}
    if boards != {1, 2, 3, 4} or len(names) > MAX_STOPS or TA_SETI not in names:
        raise ContentError(f"the path needs faces for boards 1 to 4, at most {MAX_STOPS} stops, and {TA_SETI}")
    if len(by_table.get("path_token", [])) > MAX_PATH_TOKENS:
        raise ContentError(f"at most {MAX_PATH_TOKENS} kinds of path tokens are possible")


def _check_board(record: Record, board: Board) -> None:
    ids = [space.id for space in board.spaces]
    if len(ids) > MAX_SPACES:
        raise record.error("spaces", f"at most {MAX_SPACES} spaces are possible")
    for name in ids:
        if ids.count(name) > 1:
            raise record.error("spaces", f"the space {name} stands there twice")
    for kind, pairs in (("land", board.land), ("harbour", board.harbour)):
        for pair in pairs:
            for end in pair:
                if end not in ids:
                    raise record.error(kind, f"there is no space {end!r}")
    cities: dict[str, list[Space]] = {}
    for space in board.spaces:
        if (space.kind == "district") != bool(space.city):
            raise record.error("spaces", f"space {space.id}: a district names its city, and only a district does")
        if space.city:
            cities.setdefault(space.city, []).append(space)
        if space.kind == "temple" and bool(space.income) == bool(space.sacrifice):
            raise record.error("spaces", f"space {space.id}: a temple has either an income or a sacrifice")
    if len(cities) != board.players or any(len(districts) != 3 for districts in cities.values()):
        raise record.error("spaces", f"a board for {board.players} has {board.players} cities of three districts")
