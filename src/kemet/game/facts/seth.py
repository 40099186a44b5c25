"""What is printed in the box Seth, as data, and the codes of the choices that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from kemet.content.certainty import unchecked
from kemet.content.records import ACTIONS, Board, Content
from kemet.engine.state import choices
from kemet.engine.state.codes import MAX_SEATS, MAX_SPACES
from kemet.engine.state.ruleset import Ruleset
from kemet.telling.notation.seth import SEAT_VERBS

Codes = dict[str, dict[str, int]]
#: More of anything is never shared out or given at once.
MAX_SHARE = 15


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


def seth_codes(table: Ruleset, known: Codes) -> Codes:
    """The choices that only a game with Seth knows; at a card those that aim it at an owner too."""
    rules = table.seth
    if rules is None:
        return known
    seats = range(table.players)
    return known | {
        "violet": _row(rules.space_ids, choices.VIOLET_TOKEN),
        "silver": _row(table.action_ids, choices.SILVER) | _row(rules.space_ids, choices.SETH_SILVER),
        "clear": _row(rules.space_ids, choices.CLEAR_TOKEN),
        "colour": {
            f"{seat} {space}": choices.COLOUR_TOKEN + seat * choices.SETH_SPACES + number
            for seat in seats
            for number, space in enumerate(rules.space_ids)
        },
        "grey": _row(table.action_ids, choices.GREY),
        "common": _row(ACTIONS, choices.COMMON_GOLD),
        "share": _by_seat_and_number(table, choices.SHARE, 0),
        "give": _by_seat_and_number(table, choices.FAITH, 1),
        "attack": {
            f"{space} {flies}": choices.ATTACK + flies * MAX_SPACES + number
            for number, space in enumerate(table.space_ids)
            for flies in (0, 1)
        },
        "unleash": _row(rules.card_ids, choices.CREATURE_CARD),
        "power": _row(rules.power_ids, choices.POWER),
        "ride": _row(table.creature_ids, choices.RIDE),
        "add": known["add"] | {f"{card} 1": choices.ADD_SECOND + number for number, card in enumerate(table.card_ids)},
        "card": known["card"] | _strikes(table),
        **{verb: {str(seat): base + seat for seat in seats} for verb, base in SEAT_VERBS.items()},
    }


def _row(names: Iterable[str], base: int) -> dict[str, int]:
    return {name: base + number for number, name in enumerate(names)}


def _by_seat_and_number(table: Ruleset, base: int, least: int) -> dict[str, int]:
    return {
        f"{seat} {amount}": base + seat * 16 + amount
        for seat in range(table.players)
        for amount in range(least, MAX_SHARE + 1)
    }


def _strikes(table: Ruleset) -> dict[str, int]:
    """A card that destroys a unit names the space and the owner (S-CLAR-62)."""
    return {
        f"{table.card_ids[kind]} {space} {owner}": choices.STRIKE + place * choices.STRIKES + number * MAX_SEATS + owner
        for place, kind in enumerate(table.strike_kinds)
        for number, space in enumerate(table.space_ids)
        for owner in range(table.players)
    }
