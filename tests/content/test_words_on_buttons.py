"""Each question has its own word for "no" and for "enough", in every language: none of its buttons says "Pass"."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kemet import new_game
from kemet.content.languages import LANGUAGES

TEXTS = Path(__file__).parents[2] / "src" / "kemet" / "text"
#: The ends of a turn and of a Move have words of their own, cards are locked in the picture of the battle.
ELSEWHERE = {"move", "battle-divine-cards", "invasion-divine-cards"}
GAMES: list[dict[str, Any]] = [
    {"players": 4, "modules": ("black", "dawn", "path", "victory", "cards"), "house_rules": {"dayLimit": "3"}},
    {"players": 4, "modules": ("black", "cards"), "seth": True},
]
LONGEST = 24


@cache
def declined() -> set[str]:
    """`pass-veto`, `done-place`, ...: the plain answers of random games."""
    found: set[str] = set()
    for number, wanted in enumerate(GAMES):
        game, chance = new_game(seed=f"words {number}", **wanted), random.Random(number)
        while not game.over:
            for seat in game.waiting_for():
                question = game.question(seat)
                kinds = {choice.kind for choice in game.legal(seat)} & {"pass", "done"}
                found |= {f"{kind}-{question}" for kind in kinds if question not in ELSEWHERE}
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_says_pass(language: str) -> None:
    files = [(TEXTS / language / f"{file}.ftl").read_text(encoding="utf-8") for file in ("web", "web-seth")]
    words = dict(re.findall(r"(?m)^prompt-((?:pass|done|yes)-\S+) = (.+)$", "\n".join(files)))
    assert len(declined()) > 15
    assert sorted(declined() - words.keys()) == []
    assert {id: word for id, word in words.items() if len(word) > LONGEST} == {}, "too long for a phone"
