"""The printed components of one table as JSON-ready data: what a front end needs to draw before anybody plays.

>>> from kemet.game.game import new_game
>>> known = facts(new_game(players=2, seed=1).setup)
>>> known["tiles"]["charge"]["colour"], known["spaces"]["TW2"]["income"]
('red', 2)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from kemet.content import load_content
from kemet.content.records import BattleCard, Board, Card, Creature, PathToken, Tile
from kemet.engine.state.ruleset import Ruleset, board_for
from kemet.engine.state.verbs import is_aimed, verbs_named
from kemet.game.configuration import Setup
from kemet.game.facts.seth import doubted, printed_by_seth, seth_facts

#: The choices that are made at something drawn, by the names of the dictionary.
DRAWN = (
    *("place", "from", "step", "teleport", "escape", "retreat to", "fight", "kill", "priest", "send back", "replace"),
    *("raise", "token", "buy", "card", "card at", "add", "done"),
)
DRAWN_WITH_SETH = (
    *(
        "temple",
        "troop",
        "destroy",
        "first battle",
        "violet",
        "silver",
        "silver on",
        "clear",
        "colour",
        "grey",
        "common gold",
    ),
    *("share", "give", "attack", "attack by teleport", "unleash", "power", "ride", "add to second", "strike"),
    *("hit", "fighter", "rob", "capture"),
)


def facts(setup: Setup) -> dict[str, Any]:
    """Tiles, cards, creatures, action spaces, the board, the path: only what is in this game, by id. Read only."""
    return _gathered(setup.table, setup.packs)


@lru_cache(maxsize=64)
def _gathered(table: Ruleset, packs: tuple[str, ...]) -> dict[str, Any]:
    """One table serves all games with the same options, and so does what is printed on it."""
    content = load_content(packs, table.options.modules, table.options.members)
    printed = _printed(packs, table.options.modules, table.options.members)
    board = board_for(table.options, content)
    return {
        "content": content.digest,
        "tiles": _those(printed["tiles"], table.tile_ids),
        "creatures": _those(printed["creatures"], table.creature_ids),
        "cards": _those(printed["cards"], table.card_ids),
        "battle_cards": _those(printed["battle_cards"], table.battle_ids),
        "path_tokens": _those(printed["path_tokens"], table.token_ids),
        "actions": list(_those(printed["actions"], table.action_ids).values()),
        "spaces": printed["spaces"][board.id],
        "board": board.id,
        "faces": printed["faces"] if table.has_path else {},
        "codes": choice_codes(table),
        "seth": seth_facts(table, printed["seth"], board),
    }


@lru_cache(maxsize=64)
def _printed(packs: tuple[str, ...], modules: tuple[str, ...], members: int) -> dict[str, dict[str, Any]]:
    """Everything in the boxes. House rules are many, and choose from it; making it takes most of the time."""
    content = load_content(packs, modules, members)
    return {
        "tiles": _by_id(content.tiles),
        "creatures": _by_id(content.creatures),
        "cards": _by_id(content.cards),
        "battle_cards": _by_id(content.battle_cards),
        "path_tokens": _by_id(content.path_tokens),
        "actions": {action.id: asdict(action) for action in content.actions},
        "spaces": {board.id: _spaces(board) for board in content.boards},
        "faces": {face.id: asdict(face) for face in content.faces},
        "seth": printed_by_seth(content),
    }


def choice_codes(table: Ruleset) -> dict[str, dict[str, int]]:
    """Choices at things on the table: by kind, then by the values of their fields with a blank between, their code.

    What the server offers carries its code; with these a client can ask why something else is not offered, and say in
    one breath what follows (battle cards, the divine cards with them, done).
    """
    found: dict[str, dict[str, int]] = {}
    for row in verbs_named(*DRAWN, *(DRAWN_WITH_SETH if table.with_seth else ())):
        of_verb = found.setdefault(row.word, {})
        for numbers, code in row.codes(table):
            if _is_drawn(table, row.name, numbers):
                of_verb[" ".join(map(str, row.told(table, -1, numbers).values()))] = code
    return found


def _is_drawn(table: Ruleset, verb: str, numbers: list[int]) -> bool:
    """Some numbers that the dictionary has are no choice anybody points at."""
    if verb == "raise":
        return numbers[0] in table.districts
    if verb == "card at":
        return is_aimed(table, numbers[0]) and not (table.with_seth and numbers[0] in table.strike_kinds)
    return verb != "replace" or not numbers[1]


def _by_id(records: Iterable[Tile | Creature | Card | BattleCard | PathToken]) -> dict[str, dict[str, Any]]:
    return {record.id: doubted(record) for record in records}


def _those(printed: dict[str, Any], wanted: Iterable[str]) -> dict[str, Any]:
    known = set(wanted)
    return {id: record for id, record in printed.items() if id in known}


def _spaces(board: Board) -> dict[str, dict[str, Any]]:
    """Each space with its neighbours by land and by harbour."""
    spaces = {space.id: asdict(space) | {"land": [], "harbour": []} for space in board.spaces}
    for kind, links in (("land", board.land), ("harbour", board.harbour)):
        for one, other in links:
            spaces[one][kind].append(other)
            spaces[other][kind].append(one)
    return spaces
