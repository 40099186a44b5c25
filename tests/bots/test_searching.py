"""When a search with time to think may stop before its time is up."""

from __future__ import annotations

import pytest

import kemet
from kemet.bots import Seat
from kemet.bots.judging import progress
from kemet.bots.searching import OFTEN, Search
from kemet.bots.weights import weights_for
from kemet.engine.day.turn import ROUNDS
from kemet.engine.state.state import State
from tests.bots.moments import look_away, moments

TRIES = 3072  # as many as every one of a few choices needs, and a multiple of 256, where the search looks up
PATIENCE = 120.0  # seconds; far more than the next 256 tries take anywhere


def short_moment() -> tuple[kemet.Game, int]:
    """A seat with two or three choices, soon before the end of its turn: tries are quick there."""
    few = [
        (game, seat)
        for game in moments(2, (), 8, 43)
        for seat in game.waiting_for()
        if 2 <= len(game.codes(seat)) <= 3 and game.question(seat) != "battle-cards"
    ]

    def decisions(one: tuple[kemet.Game, int]) -> int:
        search, samples = search_at(*one, 1.0)
        search.run(samples, 8, 0.0)
        return search.decisions

    return min(few, key=decisions)


def search_at(game: kemet.Game, seat: int, share: float) -> tuple[Search, list[State]]:
    """With the judge's weights times this share: with none all positions are worth the same."""
    samples = [Seat(game, seat).sample("1")]
    weights = weights_for(samples[0].table, progress(samples[0]))
    return Search(seat, [share * weight for weight in weights], 1), samples


def test_thought_ends_where_all_choices_are_worth_the_same() -> None:
    search, samples = search_at(*short_moment(), 0.0)
    search.run(samples, TRIES, 0.0)
    assert min(visits for _, visits in search.visits()) >= OFTEN
    before = search.iterations
    search.run(samples, 0, PATIENCE)
    assert search.iterations - before <= 256


def wide_moment() -> tuple[kemet.Game, int]:
    """A seat with ten choices or more in the middle of a Day."""
    return next(
        (game, seat)
        for game in moments(3, (), 8, 44)
        for seat in game.waiting_for()
        if len(game.codes(seat)) >= 10 and game.state.active == seat and game.state.round < 4
    )


def searched(game: kemet.Game, seat: int, tries: int, **manner: float | bool) -> Search:
    samples = [Seat(game, seat).sample(str(number)) for number in range(4)]
    weights = weights_for(samples[0].table, progress(samples[0]))
    search = Search(seat, weights, 1, **manner)  # type: ignore[arg-type]
    search.run(samples, tries, 0.0)
    return search


def test_rivals_are_tried_equally_often_and_half_of_them_leave() -> None:
    game, seat = wide_moment()
    search = searched(game, seat, 64, halving=True)
    tried = dict(search.visits())
    assert search.iterations == sum(tried.values()) == 64
    counts = sorted((count for count in tried.values() if count), reverse=True)
    assert counts[0] - counts[1] <= 1  # the last two met until the end
    assert counts[1] > counts[-1]
    assert tried[search.line()[0]] >= counts[1]
    assert 0.0 <= search.chance() <= 1.0
    few = dict(searched(game, seat, 8, halving=True).visits())
    assert sorted(few.values())[-2:] == [4, 4]


def test_the_rival_with_the_better_end_is_taken() -> None:
    """Not the one visited most: the last two have been tried equally often."""
    taken = {}
    for game in moments(2, (), 6, 45):
        for seat in game.waiting_for():
            if len(game.codes(seat)) > 1 and game.question(seat) != "battle-cards":
                search = searched(game, seat, 65, halving=True)
                by_visits = max(search.visits(), key=lambda pair: pair[1])[0]
                taken[game.fingerprint()] = search.line()[0] == by_visits
    assert set(taken.values()) == {True, False}


@pytest.mark.parametrize(("shrink", "again"), [(0.0, True), (20.0, False)])
def test_a_lucky_first_try_says_little_where_it_is_pulled_to_the_mean(shrink: float, again: bool) -> None:
    game, seat = wide_moment()
    search = searched(game, seat, 1, shrink=shrink)
    root = search.root
    lucky = len(root.keys) - 1
    for place in range(len(root.keys)):
        root.visits[place], root.values[place] = (1.0, 0.8) if place == lucky else (100.0, 50.0)
        root.promises[place] = 0.0
    search.run([Seat(game, seat).sample("0")], 2, 0.0)
    assert (root.visits[lucky] > 1.0) == again


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ("path", "dawn"))])
def test_nothing_hidden_decides(players: int, modules: tuple[str, ...]) -> None:
    look_away("search:tries=40,samples=3,shrink=4,halving=1,quiet=1", players, modules)


def test_a_quiet_search_plays_the_night_before_it_asks_the_judge() -> None:
    longer = {True: 0, False: 0}
    for game in moments(2, (), 40, 46):
        s = game.state
        if s.active < 0:
            continue
        last = s.round == ROUNDS and s.order[s.table.players - 1] == s.active
        for seat in game.waiting_for():
            if len(game.codes(seat)) > 1 and game.question(seat) != "battle-cards":
                loud, quiet = (searched(game, seat, 8, quiet=quiet).decisions for quiet in (False, True))
                assert quiet >= loud
                longer[last] += quiet > loud
    assert longer[True] > 0
    assert longer[False] == 0
