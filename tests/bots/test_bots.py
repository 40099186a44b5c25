"""Bots choose legally, the same again for the same seed, without peeking, in time, and each beats the one below."""

from __future__ import annotations

from time import perf_counter

import pytest
from bots.moments import moments
from bots.quick_bots import quick_bot

import kemet
from kemet.bots import STRENGTHS, SearchBot, Seat, make_bot
from kemet.bots.judging import FEATURES, TILES, chances, progress, scores
from kemet.bots.weights import printed_weights, weights_for
from kemet.content.records import MODULES

SETTINGS = [(2, ()), (3, MODULES), (4, ("path", "cards")), (5, ("dawn", "victory", "black"))]


@pytest.mark.parametrize("name", STRENGTHS)
@pytest.mark.parametrize(("players", "modules"), SETTINGS)
def test_no_peeking(name: str, players: int, modules: tuple[str, ...]) -> None:
    """All that is hidden from the seat is drawn again: the same bot chooses the same, and gives the same reasons."""
    for number, game in enumerate(moments(players, modules, 5, 29)):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            first, second = quick_bot(name, "7"), quick_bot(name, "7")
            chosen = first.choose(Seat(game, seat))
            assert chosen in game.codes(seat)
            assert second.choose(Seat(twin, seat)) == chosen
            assert first.why() == second.why()


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_seed_repeats_a_whole_game(name: str) -> None:
    games = []
    for _ in range(2):
        game = kemet.new_game(2, 3, house_rules={"dayLimit": "2"})
        bots = [quick_bot(name, f"{seat}") for seat in range(2)]
        while not game.over:
            seat = game.waiting_for()[0]
            game.play(seat, bots[seat].choose(Seat(game, seat)))
        games.append(game.choices)
    assert games[0] == games[1]


def test_the_judge_gives_chances_that_add_up() -> None:
    for game in moments(4, MODULES, 2, 41):
        found = chances(game.state, weights_for(game.state.table, progress(game.state)))
        assert len(found) == 4
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0


def test_the_score_is_linear_in_the_weights() -> None:
    """tools/tune.py reads features with unit vectors; the sum of the parts must be the whole."""
    for game in moments(3, MODULES, 6, 47):
        s = game.state
        weights = weights_for(s.table, progress(s))
        whole = scores(s, weights)
        parts = [0.0] * 3
        for number in range(len(weights)):
            unit = [0.0] * len(weights)
            unit[number] = weights[number]
            parts = [part + more for part, more in zip(parts, scores(s, unit), strict=True)]
        assert parts == pytest.approx(whole)


def test_every_feature_has_a_weight() -> None:
    tables = printed_weights()
    assert len(FEATURES) == TILES
    assert set(tables["early"]) == set(tables["late"]) == set(FEATURES)
    assert set(tables["tiles"]) == set(kemet.new_game(2, 1, modules=MODULES).setup.table.tile_ids)


@pytest.mark.parametrize(("name", "limit"), [("easy", 0.005), ("medium", 0.1)])
def test_time_a_decision(name: str, limit: float) -> None:
    """The median stays within the promise; the worst case is left to docs/bots.md, for machines are busy."""
    bot = make_bot(name, "1")
    times = []
    for game in moments(4, MODULES, 8, 40):
        for seat in game.waiting_for():
            start = perf_counter()
            bot.choose(Seat(game, seat))
            times.append(perf_counter() - start)
    assert sorted(times)[len(times) // 2] < limit


def test_hard_uses_its_time_and_stops_on_it() -> None:
    spent = []
    for game in moments(3, (), 8, 40)[:6]:
        seat = game.waiting_for()[0]
        if len(game.codes(seat)) == 1:
            continue
        times = []
        for _ in range(3):
            bot = make_bot("hard", "1", seconds=0.2)
            start = perf_counter()
            bot.choose(Seat(game, seat))
            times.append(perf_counter() - start)
            if times[-1] < 0.6:
                break  # 0.22 on a quiet machine; a busy one may take the processor away, but not thrice
        spent.append(min(times))
    assert max(spent) < 0.6
    # When nothing can change the choice any more it stops, never before half of its time; where all choices are worth
    # the same, sooner.
    assert sum(time >= 0.09 for time in spent) > len(spent) / 2


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(kemet.KemetError, match="there is no bot 'genius'; known are random, easy"):
        make_bot("genius", "1")


def duel(strong: str, weak: str, games: int) -> int:
    """How many two-player games the stronger wins, seats taken in turn; few tries, the same for all machines."""
    won = 0
    for number in range(games):
        game = kemet.new_game(2, f"duel {number}", house_rules={"dayLimit": "12"})
        bots = [make_bot(strong if seat == number % 2 else weak, f"{number}:{seat}") for seat in range(2)]
        for bot in bots:
            if isinstance(bot, SearchBot):
                bot.iterations, bot.seconds = 60, 0.0
        while not game.over:
            seat = game.waiting_for()[0]
            game.play(seat, bots[seat].choose(Seat(game, seat)))
        won += game.winner == number % 2
    return won


def test_easy_beats_random() -> None:
    assert duel("easy", "random", 8) >= 7


def test_medium_beats_easy() -> None:
    assert duel("medium", "easy", 4) >= 3
