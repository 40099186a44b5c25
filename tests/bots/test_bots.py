"""Bots choose legally, the same again for the same seed, without peeking, and each strength beats the one below."""

from __future__ import annotations

import random

import pytest

import kemet
from kemet.bots import STRENGTHS, SearchBot, Seat, make_bot
from kemet.bots.judging import FEATURES, chances, progress
from kemet.bots.weights import printed_weights, weights_for
from kemet.content.records import MODULES

SEARCHERS = ("easy", "medium", "hard")


def quick_bot(name: str, seed: str) -> SearchBot:
    """The bot of this strength with so few tries that a test stays short; its depth and samples are its own."""
    bot = make_bot(name, seed)
    assert isinstance(bot, SearchBot)
    bot.iterations, bot.seconds = 30, 0.0
    return bot


def moments(players: int, modules: tuple[str, ...], seed: int, every: int) -> list[kemet.Game]:
    """Copies of a random game, one every so many choices."""
    chance = random.Random(seed)
    game = kemet.new_game(players, seed, modules=modules)
    found = []
    for number in range(every * 12):
        if game.over:
            break
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        if number % every == 0 and not game.over:
            found.append(game.copy())
    return found


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("modules", [(), MODULES])
def test_the_same_seed_chooses_the_same_whatever_is_hidden(name: str, modules: tuple[str, ...]) -> None:
    for number, game in enumerate(moments(3, modules, 5, 29)):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            chosen = quick_bot(name, "7").choose(Seat(game, seat))
            assert chosen in game.codes(seat)
            assert quick_bot(name, "7").choose(Seat(twin, seat)) == chosen


def test_the_judge_gives_chances_that_add_up() -> None:
    for game in moments(4, MODULES, 2, 41):
        found = chances(game.state, weights_for(game.state.table, progress(game.state)))
        assert len(found) == 4
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0


def test_every_feature_has_a_weight() -> None:
    tables = printed_weights()
    assert set(tables["early"]) == set(tables["late"]) == set(FEATURES)
    assert set(tables["tiles"]) == set(kemet.new_game(2, 1, modules=MODULES).setup.table.tile_ids)


def test_a_bot_says_why() -> None:
    game = kemet.new_game(2, 1)
    seat = game.waiting_for()[0]
    for name in STRENGTHS:
        bot = make_bot(name, "1", seconds=0.01)
        bot.choose(Seat(game, seat))
        assert bot.why()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(kemet.KemetError, match="there is no bot 'genius'; known are random, easy"):
        make_bot("genius", "1")


def duel(strong: str, weak: str, games: int) -> int:
    """How many two-player games the stronger wins, seats taken in turn."""
    won = 0
    for number in range(games):
        game = kemet.new_game(2, f"duel {number}", house_rules={"dayLimit": "12"})
        bots = [make_bot(strong if seat == number % 2 else weak, f"{number}:{seat}") for seat in range(2)]
        while not game.over:
            seat = game.waiting_for()[0]
            game.play(seat, bots[seat].choose(Seat(game, seat)))
        won += game.winner == number % 2
    return won


def test_easy_beats_random() -> None:
    assert duel("easy", "random", 8) >= 7
