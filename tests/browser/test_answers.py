"""At every question a person finds every answer: seen, uncovered, large enough, in words beside the question, with one
price. A player presses what glows; the page is measured before each press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from browser.player import Player, Window, script, sit
from running import Running

from kemet.client import Seat
from kemet.content.languages import LANGUAGES

ANSWERS = script("answers")
SIZES = {"laptop": (1366, 768), "large": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 3},
    "ta-seti": {"players": 4, "modules": ["black", "dawn", "path", "victory", "cards"]},
    "member": {"players": 4, "seth": True, "modules": ["black"], "own": 1},
    "seth": {"players": 4, "seth": True, "modules": ["black"], "own": 0},
}


def table_of(server: Running, game: str) -> Seat:
    """One person among bots."""
    wanted = dict(GAMES[game])
    players, own = wanted.pop("players"), wanted.pop("own", 0)
    people: list[dict[str, Any]] = [{"kind": "bot", "bot": "easy"} for _ in range(players)]
    people[own] = {"kind": "you", "name": "Ann"}
    rules = {"dayLimit": "3"}
    return server.client.create(seats=people, seed=f"answers {game}", bot_pace=0, house_rules=rules, **wanted)


def questions(ann: Player, presses: int) -> tuple[Counter[str], list[str]]:
    """Play on; how often each question was looked at, and all that was wrong."""
    asked, bad = Counter[str](), list[str]()
    while ann.pressed < presses and not ann.over:
        found = ann.page.evaluate(ANSWERS)
        if found is not None:
            asked[found["question"]] += 1
            bad += [f"{found['question']}: {each}" for each in found["bad"]]
        if ann.act() is None:
            ann.wait_for_turn(1.0)
    return asked, bad


def check(window: Callable[..., Window], server: Running, size: str, game: str, language: str, presses: int) -> None:
    width, height = SIZES[size]
    seat = table_of(server, game)
    view = window(seat=seat, phone=size == "phone", size={"width": width, "height": height}, language=language)
    asked, bad = questions(sit(view, seat), presses)
    assert not bad, "\n".join(sorted(set(bad)))
    assert sum(asked.values()) >= min(10, presses // 4), asked


@pytest.mark.parametrize(("size", "language"), [("laptop", "fr"), ("phone", "pl")])
def test_every_answer_is_found(window: Callable[..., Window], server: Running, size: str, language: str) -> None:
    """A short slice of what the whole matrix plays."""
    check(window, server, size, "base", language, 40)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", list(SIZES))
def test_every_answer_of_every_game_is_found(
    window: Callable[..., Window], server: Running, size: str, game: str, language: str
) -> None:
    check(window, server, size, game, language, 400)
