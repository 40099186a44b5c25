"""What is printed in the box Seth, as data, and the codes of the choices that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from kemet.content.certainty import unchecked
from kemet.content.records import Board, Content
from kemet.engine.state.ruleset import Ruleset


def doubted(record: Any) -> dict[str, Any]:
    """A record with the text about what nobody has checked in it against the printed box."""
    return asdict(record) | {"unchecked": unchecked(record)}


def printed_by_seth(content: Content) -> dict[str, Any]:
    """Seth's action board, creature cards, tokens, the figures of the rules."""
    box = content.seth
    if box is None:
        return {}
    return {
        "spaces": [doubted(space) for space in box.spaces],
        "creature_cards": _by_id(box.creature_cards),
        "power_tokens": _by_id(box.power_tokens),
        "prayer_tokens": _by_id(box.prayer_tokens),
        "temples_for_point": box.track.temples_for_point,
        "numbers": {number.id: number.value for number in box.numbers.values()},
    }


def seth_facts(table: Ruleset, printed: dict[str, Any], board: Board) -> dict[str, Any] | None:
    """What is printed for him, and his places on the board. None without him."""
    rules = table.seth
    if rules is None:
        return None
    return printed | {
        "portal": [list(ends) for ends in board.portal],
        "inert": list(board.inert),
        "sites": _marked(table, rules.sites),
        "altars": _marked(table, rules.altars),
    }


def _by_id(records: Iterable[Any]) -> dict[str, dict[str, Any]]:
    return {record.id: doubted(record) for record in records}


def _marked(table: Ruleset, spaces: int) -> list[str]:
    return [name for number, name in enumerate(table.space_ids) if spaces >> number & 1]
