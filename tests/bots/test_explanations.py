"""Every bot says why, in words a person understands."""

from __future__ import annotations

import re

import pytest

import kemet
from kemet.bots import STRENGTHS, SearchBot, Seat, make_bot
from kemet.telling.saying import in_english


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_bot_says_why(name: str) -> None:
    bots = [make_bot(name, str(seat)) for seat in range(2)]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.iterations, bot.seconds = 30, 0.0
    game = kemet.new_game(2, 1, house_rules={"dayLimit": "5"})
    told = []
    while not game.over:
        seat = game.waiting_for()[0]
        code = bots[seat].choose(Seat(game, seat))
        told.append(bots[seat].why())
        game.play(seat, code)
    assert all(told)
    if isinstance(bots[0], SearchBot):
        assert any(re.search(r"about an? \d+% chance to win the game", sentence) for sentence in told)
        assert any(re.search(r"\d+% chance to win the battle", sentence) for sentence in told)


def test_the_reasons_are_data_too() -> None:
    game = kemet.new_game(2, 1)
    seat = game.waiting_for()[0]
    bot = make_bot("medium", "1")
    assert isinstance(bot, SearchBot)
    bot.iterations, bot.seconds = 30, 0.0
    bot.choose(Seat(game, seat))
    found = bot.explanation()
    assert found is not None
    assert in_english(found.saying()).startswith("take city")
    assert found.choice.saying.key == "choice-city"
    assert found.chance is not None
    assert 0 < found.chance < 1
