"""Nobody is ever asked without a legal answer: crowded boards under every house rule, played on at random."""

from __future__ import annotations

import random

import pytest

import kemet
from kemet.engine.options import RULES_WITH_SETH, SETH_RULES, values_of

SPACES = ["A1", "A2", "A3", "B1", "B2", "B3", "FA", "FB", "OAB", "RW", "TW2"]
TILES = ["god_speed", "teleport", "stargate", "phoenix", "griffin_sphinx", "priest_of_ra"]
#: All of them but one that changes the board for four players.
RULES = [(key, value) for key, values in kemet.HOUSE_RULES.items() for value in values[1:] if key != "fourPlayerEast"]
RULES_FOR_SETH = [
    (key, value) for key in (*SETH_RULES, *RULES_WITH_SETH) for value in values_of(key)[1:] if key != "fourPlayerEast"
]
MOVES = {"step", "teleport"}
SHARING = MOVES | {"share", "ride", "alone"}
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
        play_on(game, chance, ["token move1", f"from {spaces[1]}", "group 5", "teleport TW2"], MOVES)


def play_on(game: kemet.Game, chance: random.Random, wanted: list[str], kinds: set[str]) -> None:
    """These choices where they are possible, then others of these kinds; everybody who is asked has an answer."""
    for _ in range(CHOICES):
        if game.over:
            break
        for seat in game.waiting_for():
            assert game.codes(seat), kemet.write_position(game)
        seat = game.waiting_for()[0]
        legal = game.legal(seat)
        first = [choice for choice in legal if str(choice) in wanted]
        game.play(seat, chance.choice(first or [each for each in legal if each.kind in kinds] or legal))


def crowded_alliance(rule: str, chance: random.Random) -> kemet.Game:
    """Two members fill the board side by side, each with a creature, and Seth stands before their doors."""
    both, second, *others = chance.sample([*SPACES[:-2], "TW2", "TW3"], 9)
    red = ", ".join([f"{both} 3 scarab", *(f"{space} 1" for space in others[:4])])
    blue = ", ".join([f"{second} 3 elephant", f"{both} 1", *(f"{space} 1" for space in others[3:])])
    return kemet.position(f"""
        players 3 seth
        modules black cards
        house{rule}
        turn P2
        P1 prayer 5; troops SE1 5, RW {chance.randint(1, 5)}; tokens sethPray1 violet
        P2 city A; prayer {chance.randint(1, 6)}; tiles royal_scarab, {chance.choice(TILES[:3])}; troops {red}
        P3 city B; prayer 3; tiles ancestral_elephant; troops {blue}
    """)


@pytest.mark.rule("S-MOVE-15", "S-CLAR-20")
@pytest.mark.parametrize(("key", "value"), RULES_FOR_SETH)
def test_every_member_who_is_asked_can_answer(key: str, value: str) -> None:
    for number in range(4):
        chance = random.Random(f"{key} {value} {number}")
        play_on(crowded_alliance(f" {key}={value}", chance), chance, ["token move1"], SHARING)
