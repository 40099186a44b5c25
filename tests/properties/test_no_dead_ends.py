"""Nobody is ever asked without a legal answer: crowded boards under every house rule, played on at random."""

from __future__ import annotations

import random

import pytest

import kemet

SPACES = ["A1", "A2", "A3", "B1", "B2", "B3", "FA", "FB", "OAB", "RW", "TW2"]
TILES = ["god_speed", "teleport", "stargate", "phoenix", "griffin_sphinx", "priest_of_ra"]
#: All of them but one that changes the board for four players.
RULES = [(key, value) for key, values in kemet.HOUSE_RULES.items() for value in values[1:] if key != "fourPlayerEast"]
MOVES = {"step", "teleport"}
CHOICES = 25


def crowded(rule: str, spaces: list[str], tile: str, prayer: int) -> kemet.Game:
    """One army nearly fills the board; its full troop, on the second of these spaces, is about to move."""
    enemy, full, *others = spaces
    troops = ", ".join([f"{full} 5", *(f"{space} 1" for space in others)])
    return kemet.position(f"""
        players 2
        modules black dawn path victory cards
        house passOverLimit=yes{rule}
        turn P1
        P1 city A; prayer {prayer}; tiles mercenaries_male, {tile}; troops {troops}
        P2 city B; prayer 3; troops {enemy} 2
    """)


#: A board on which a second teleport would be the only way on, and cannot be paid.
TRAP = (["B2", "B1", "TW2", "FA", "FB", "OAB", "RW", "A1", "A2", "A3"], "god_speed", 2)


@pytest.mark.rule("B-MOVE-10", "B-MOVE-17")
@pytest.mark.parametrize(("key", "value"), RULES)
def test_everybody_who_is_asked_can_answer(key: str, value: str) -> None:
    rule = "" if key == "passOverLimit" else f" {key}={value}"
    for number in range(12):
        chance = random.Random(f"{key} {value} {number}")
        at_random = (chance.sample(SPACES, 10), chance.choice(TILES), chance.randint(1, 4))
        spaces, tile, prayer = at_random if number else TRAP
        game = crowded(rule, spaces, tile, prayer)
        wanted = ["token move1", f"from {spaces[1]}", "group 5", "teleport TW2"]
        for _ in range(CHOICES):
            if game.over:
                break
            for seat in game.waiting_for():
                assert game.codes(seat), kemet.write_position(game)
            seat = game.waiting_for()[0]
            legal = game.legal(seat)
            first = [choice for choice in legal if str(choice) in wanted]
            game.play(seat, chance.choice(first or [each for each in legal if each.kind in MOVES] or legal))
