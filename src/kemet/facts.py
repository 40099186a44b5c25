"""The printed components of one table as JSON-ready data: what a front end needs to draw before anybody plays.

>>> from kemet.game import new_game
>>> known = facts(new_game(players=2, seed=1).setup)
>>> known["tiles"]["charge"]["colour"], known["spaces"]["TW2"]["income"]
('red', 2)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from kemet.content.records import BattleCard, Board, Card, Creature, PathToken, Tile
from kemet.engine.table import board_for
from kemet.setup import Setup


def facts(setup: Setup) -> dict[str, Any]:
    """Tiles, cards, creatures, action spaces, the board, the path: only what is in this game, by id. Read only."""
    if setup.printed is None:
        setup.printed = _gathered(setup)
    return setup.printed


def _gathered(setup: Setup) -> dict[str, Any]:
    content, table = setup.content, setup.table
    board = board_for(setup.options, content)
    return {
        "content": content.digest,
        "tiles": _by_id(content.tiles, table.tile_ids),
        "creatures": _by_id(content.creatures, table.creature_ids),
        "cards": _by_id(content.cards, table.card_ids),
        "battle_cards": _by_id(content.battle_cards, table.battle_ids),
        "path_tokens": _by_id(content.path_tokens, table.token_ids),
        "actions": [asdict(action) for action in content.actions if action.id in table.action_ids],
        "spaces": _spaces(board),
        "board": board.id,
        "faces": {face.id: asdict(face) for face in content.faces} if table.has_path else {},
    }


def _by_id(
    records: Iterable[Tile | Creature | Card | BattleCard | PathToken], wanted: Iterable[str]
) -> dict[str, dict[str, Any]]:
    known = set(wanted)
    return {record.id: asdict(record) for record in records if record.id in known}


def _spaces(board: Board) -> dict[str, dict[str, Any]]:
    """Each space with its neighbours by land and by harbour."""
    spaces = {space.id: asdict(space) | {"land": [], "harbour": []} for space in board.spaces}
    for kind, links in (("land", board.land), ("harbour", board.harbour)):
        for one, other in links:
            spaces[one][kind].append(other)
            spaces[other][kind].append(one)
    return spaces
