"""When a search with time to think may stop before its time is up."""

from __future__ import annotations

import kemet
from kemet.bots import Seat
from kemet.bots.judging import progress
from kemet.bots.searching import OFTEN, Search
from kemet.bots.weights import weights_for
from kemet.engine.state.state import State
from tests.bots.moments import moments

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
