"""Undo takes choices back one by one, and never one by which anybody learned something."""

import pytest
from hypothesis import given
from moments import games, lengths, moment

from kemet import Game, IllegalChoice


def history(game: Game) -> list[tuple[str, int]]:
    """The hash and the number of things learned, before the first choice and after each."""
    again = Game(game.setup, game.origin)
    moments = [(again.fingerprint(), again.state.learned)]
    for seat, code in game.choices:
        again.play(seat, code)
        moments.append((again.fingerprint(), again.state.learned))
    return moments


@given(games, lengths)
def test_undo_stops_where_somebody_learned_something(name: str, length: int) -> None:
    game = moment(name, length)
    past = history(game)
    choices = list(game.choices)
    while game.can_undo():
        game.undo()
        assert past[len(game.choices)][0] == game.fingerprint()
    stop = len(game.choices)
    assert all(learned == past[stop][1] for _, learned in past[stop:])
    assert stop == 0 or past[stop - 1][1] != past[stop][1]
    with pytest.raises(IllegalChoice, match="undo is not possible"):
        game.undo()
    for seat, code in choices[stop:]:
        game.play(seat, code)
    assert (game.fingerprint(), game.choices) == (past[-1][0], choices)


@given(games, lengths)
def test_only_the_last_to_choose_takes_back(name: str, length: int) -> None:
    game = moment(name, length)
    for seat in range(game.players):
        mine = bool(game.choices) and game.choices[-1][0] == seat
        assert game.can_undo(seat) == (mine and game.can_undo())
