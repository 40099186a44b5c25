"""The printed components of one table as JSON-ready data: what a front end needs to draw before anybody plays.

>>> from kemet.game.game import new_game
>>> known = facts(new_game(players=2, seed=1).setup)
>>> known["tiles"]["charge"]["colour"], known["spaces"]["TW2"]["income"]
('red', 2)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from kemet.content import load_content
from kemet.content.records import Board
from kemet.engine.state.ruleset import Ruleset, board_for
from kemet.engine.state.verbs import is_aimed, verbs_named
from kemet.game.configuration import Setup
from kemet.game.facts.records import Shown, by_id, plain
from kemet.game.facts.seth import printed_by_seth, seth_facts
from kemet.telling.printed import (
    ActionFacts,
    BattleCardFacts,
    Boxes,
    CardFacts,
    CreatureFacts,
    FaceFacts,
    Facts,
    PathTokenFacts,
    SethBoxFacts,
    SpaceFacts,
    TileFacts,
)

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


def facts(setup: Setup) -> Facts:
    """Tiles, cards, creatures, action spaces, the board, the path: only what is in this game, by id. Read only."""
    return _gathered(setup.table, setup.packs)


@lru_cache(maxsize=64)
def _gathered(table: Ruleset, packs: tuple[str, ...]) -> Facts:
    """One table serves all games with the same options, and so does what is printed on it."""
    options = table.options
    content = load_content(packs, options.modules, options.members)
    printed = _printed(packs, options.modules, options.members)
    seth = printed.seth
    board = board_for(options, content)
    return {
        "content": content.digest,
        "tiles": _those(printed.boxes["tiles"], table.tile_ids),
        "creatures": _those(printed.boxes["creatures"], table.creature_ids),
        "cards": _those(printed.boxes["cards"], table.card_ids),
        "battle_cards": _those(printed.boxes["battle_cards"], table.battle_ids),
        "path_tokens": _those(printed.boxes["path_tokens"], table.token_ids),
        "actions": [action for action in printed.boxes["actions"] if action["id"] in table.action_ids],
        "spaces": printed.spaces[board.id],
        "board": board.id,
        "faces": printed.boxes["faces"] if table.has_path else {},
        "codes": choice_codes(table),
        "seth": seth_facts(table, table.seth, seth, board) if table.seth and seth else None,
    }


class Printed(NamedTuple):
    boxes: Boxes
    spaces: dict[str, dict[str, SpaceFacts]]  # by board
    seth: SethBoxFacts | None


@lru_cache(maxsize=64)
def _printed(packs: tuple[str, ...], modules: tuple[str, ...], members: int) -> Printed:
    """Everything in the boxes. House rules are many, and choose from it; making it takes most of the time."""
    content = load_content(packs, modules, members)
    boxes: Boxes = {
        "tiles": by_id(content.tiles, TileFacts),
        "creatures": by_id(content.creatures, CreatureFacts),
        "cards": by_id(content.cards, CardFacts),
        "battle_cards": by_id(content.battle_cards, BattleCardFacts),
        "path_tokens": by_id(content.path_tokens, PathTokenFacts),
        "actions": [plain(action, ActionFacts) for action in content.actions],
        "faces": {face.id: plain(face, FaceFacts) for face in content.faces},
    }
    spaces = {board.id: _spaces(board) for board in content.boards}
    return Printed(boxes, spaces, printed_by_seth(content.seth) if content.seth else None)


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


def _those(printed: dict[str, Shown], wanted: Iterable[str]) -> dict[str, Shown]:
    known = set(wanted)
    return {id: record for id, record in printed.items() if id in known}


def _spaces(board: Board) -> dict[str, SpaceFacts]:
    """Each space with its neighbours by land and by harbour."""
    spaces = {space.id: plain(space, SpaceFacts, land=[], harbour=[]) for space in board.spaces}
    for one, other in board.land:
        spaces[one]["land"].append(other)
        spaces[other]["land"].append(one)
    for one, other in board.harbour:
        spaces[one]["harbour"].append(other)
        spaces[other]["harbour"].append(one)
    return spaces
