"""Every bot says why, in words a person understands."""

from __future__ import annotations

import random
import re

import pytest

import kemet
from kemet.bots import STRENGTHS, SearchBot, Seat, make_bot
from kemet.bots.phrases import phrase
from kemet.content.records import MODULES


@pytest.mark.parametrize("modules", [(), MODULES])
def test_every_choice_has_a_phrase_without_ids(modules: tuple[str, ...]) -> None:
    """No phrase falls back to notation, and none shows an id such as war_fury."""
    chance = random.Random(3)
    seen = set()
    for seed in range(3):
        game = kemet.new_game(4, seed, modules=modules, house_rules={"dayLimit": "8"})
        while not game.over:
            seat = chance.choice(game.waiting_for())
            for code in game.codes(seat):
                words = phrase(game.state, seat, code, game.question(seat))
                kind = Seat(game, seat).choice(code).kind
                assert words, kind
                assert "_" not in words, (kind, words)
                assert kind in PLAIN_WORDS or words != Seat(game, seat).text(code), (kind, words)
                seen.add(kind)
            game.play(seat, chance.choice(game.codes(seat)))
    assert {"token", "from", "group", "step", "play", "buy"} <= seen


PLAIN_WORDS = ("retreat", "yes")  # the same in notation and in English


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
    if name in ("medium", "hard"):
        assert any(re.search(r"about \d+ % to win the game", sentence) for sentence in told)
        assert any(re.search(r"\d+ % to win the battle", sentence) for sentence in told)


def test_the_reasons_are_data_too() -> None:
    game = kemet.new_game(2, 1)
    seat = game.waiting_for()[0]
    bot = make_bot("medium", "1")
    assert isinstance(bot, SearchBot)
    bot.iterations, bot.seconds = 30, 0.0
    bot.choose(Seat(game, seat))
    found = bot.explanation()
    assert found is not None
    assert found.choice.startswith("live in city")
    assert found.chance is not None
    assert 0 < found.chance < 1
