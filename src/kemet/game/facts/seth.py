"""What is printed in the box Seth, as data."""

from __future__ import annotations

from kemet.content.records import Board
from kemet.content.seth.records import SethBox
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.state.ruleset import Ruleset
from kemet.game.facts.records import by_id, doubted
from kemet.telling.printed import (
    CreatureCardFacts,
    PowerTokenFacts,
    PrayerTokenFacts,
    SethBoxFacts,
    SethFacts,
    SethSpaceFacts,
)


def printed_by_seth(box: SethBox) -> SethBoxFacts:
    """Seth's action board, creature cards, tokens, the figures of the rules."""
    return {
        "spaces": [doubted(space, SethSpaceFacts) for space in box.spaces],
        "creature_cards": by_id(box.creature_cards, CreatureCardFacts),
        "power_tokens": by_id(box.power_tokens, PowerTokenFacts),
        "prayer_tokens": by_id(box.prayer_tokens, PrayerTokenFacts),
        "temples_for_point": box.track.temples_for_point,
        "numbers": {number.id: number.value for number in box.numbers.values()},
    }


def seth_facts(table: Ruleset, rules: SethRuleset, printed: SethBoxFacts, board: Board) -> SethFacts:
    """What is printed for him, and his places on the board."""
    return {
        **printed,
        "portal": list(board.portal),
        "inert": list(board.inert),
        "sites": _marked(table, rules.sites),
        "altars": _marked(table, rules.altars),
    }


def _marked(table: Ruleset, spaces: int) -> list[str]:
    return [name for number, name in enumerate(table.space_ids) if spaces >> number & 1]
