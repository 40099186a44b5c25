"""Taking back where several choose at once: what others laid face down neither hinders it nor shows in it."""

import pytest
from hypothesis import given
from moments import games, lengths, moment
from words import march, play, position, say_no

from kemet import Game, IllegalChoice

BATTLE = """
    players 2 target 8
    turn P1
    P1 city A; prayer 7; troops A1 5
    P2 city B; prayer 5; troops FA 3
"""


def battle() -> Game:
    """P1 has entered FA; both choose battle cards."""
    game = position(BATTLE)
    march(game, "P1", "A1", "all", "FA")
    say_no(game)
    assert game.waiting_for() == [0, 1]
    return game


@given(games, lengths)
def test_the_last_choice_can_be_taken_back_as_by_undo(name: str, length: int) -> None:
    game = moment(name, length)
    if not game.can_undo():
        return
    seat = game.choices[-1][0]
    other = game.copy()
    assert game.can_take_back(seat)
    game.take_back(seat)
    other.undo(seat)
    assert (game.fingerprint(), game.choices) == (other.fingerprint(), other.choices)


def test_what_the_other_laid_face_down_stays() -> None:
    game = battle()
    first, second = game.codes(0)[0], game.codes(1)[3]
    game.play(0, first)
    game.play(1, second)
    assert not game.can_undo(0)
    assert game.can_take_back(0)
    game.take_back(0)
    assert game.question(0) == "battle-cards"
    assert game.question(1) == "battle-divine-cards"
    assert game.choices[-1] == (1, second)
    game.play(0, first)
    assert game.can_take_back(1)
    game.take_back(1)
    assert game.choices[-1] == (0, first)


def test_a_lock_is_seen_by_all() -> None:
    game = battle()
    game.play(0, game.codes(0)[0])
    game.play(1, game.codes(1)[0])
    game.play(1, "done")
    assert not game.can_take_back(0)
    with pytest.raises(IllegalChoice, match="undo is not possible"):
        game.take_back(0)
    assert game.can_take_back(1)


def test_taking_the_battle_back_takes_its_cards_back() -> None:
    game = position(BATTLE.replace("prayer 5", "prayer 0"))
    play(game, "P1 token move1", "P1 from A1", "P1 group 5")
    before = game.fingerprint()
    play(game, "P1 step FA")
    if game.question(1) == "escape":
        return  # asked by what all know; then the step told something
    game.play(1, game.codes(1)[0])
    assert game.can_take_back(0)
    game.take_back(0)
    assert game.fingerprint() == before


@given(games, lengths)
def test_after_taking_back_the_game_goes_on_as_if_nothing_was(name: str, length: int) -> None:
    game = moment(name, length)
    for seat in range(game.players):
        if game.can_take_back(seat):
            twin = game.copy()
            twin.take_back(seat)
            again = Game(twin.setup, twin.origin)
            for chooser, code in twin.choices:
                again.play(chooser, code)
            assert again.fingerprint() == twin.fingerprint()
            assert [again.can_take_back(each) for each in range(game.players)] == [
                twin.can_take_back(each) for each in range(game.players)
            ]
