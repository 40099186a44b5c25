"""Seth, 8: states broken on purpose are reported, so the check that runs after every choice can be trusted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from words.flaws import assert_reported, assert_step_reported
from words.seth import SethGame, by_default, founded, seth_game

from kemet.engine.invariants.base import violations
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State


def sound() -> SethGame:
    game = seth_game(3).on("RW", red=2, blue=1).on("SE1", seth=3).on("A1", yellow=1).seths_turn()
    assert violations(game.s) == []
    return game


def _lose_a_unit(game: SethGame) -> None:
    game.s.seats[0].reserve -= 1


def _lose_a_members_unit(game: SethGame) -> None:
    game.s.seats[2].reserve -= 1


def _too_much_prayer(game: SethGame) -> None:
    game.s.seats[1].prayer = 12


def _both_sides(game: SethGame) -> None:
    game.on("RW", seth=1)


def _six_of_the_alliance(game: SethGame) -> None:
    game.on("RW", yellow=3)


def _seven_of_seth(game: SethGame) -> None:
    game.on("SE1", seth=4)


def _a_group_that_is_not_there(game: SethGame) -> None:
    game.s.move_at = game.space("RW")
    game.s.seth.group = 3 << 4


def _two_creatures(game: SethGame) -> None:
    game.creature("RW", "red", "elephant").creature("RW", "blue", "scarab")


def _a_lonely_creature(game: SethGame) -> None:
    game.creature("A1", "red", "elephant")


def _a_token_too_many(game: SethGame) -> None:
    game.s.seats[0].tokens += 1


def _a_members_token_too_many(game: SethGame) -> None:
    game.s.seats[3].tokens += 1


def _violet_on_yellow(game: SethGame) -> None:
    space = game.s.table.seth.space_ids.index("destroyTwo")
    game.s.seats[0].placed |= 1 << space
    game.s.seats[0].tokens -= 1
    game.s.seth.on_board |= 1 << 4 * space


def _odd_hand(game: SethGame) -> None:
    game.battle_hand("red", "410", "320", "301")


def _a_card_that_outlived_its_tile(game: SethGame) -> None:
    game.creature("", "red", "elephant")
    game.s.seth.cards |= 1 << game.s.table.seth.card_ids.index("elephant")


def _a_tile_of_seth_with_a_member(game: SethGame) -> None:
    game.s.seats[1].tiles |= 1 << game.s.table.tile_ids.index("magic_versatility")


def _a_power_without_a_temple(game: SethGame) -> None:
    game.s.seth.active |= 1


def _a_ceremony_without_its_power(game: SethGame) -> None:
    game.s.seth.ceremony_done = 1


def _a_temple_without_its_token(game: SethGame) -> None:
    game.s.seth.temples[game.space("FA")] = 2


def _a_temple_at_an_obelisk(game: SethGame) -> None:
    game.s.seth.temples[game.space("OAB")] = 1


def _target_reached(game: SethGame) -> None:
    game.scored(seth=8)


def _nobody_left(game: SethGame) -> None:
    for seat, space in ((1, "RW"), (2, "RW"), (3, "A1")):
        game.s.seats[seat].reserve = 12
        game.s.troops[game.space(space)] = 0


def _a_low_pyramid(game: SethGame) -> None:
    game.s.pyramids[game.space("SE2")] = 4 * 8 + 3


@pytest.mark.rule("S-INV-01", "S-INV-02", "S-INV-03", "S-INV-04", "S-INV-05", "S-INV-06", "S-INV-07", "S-INV-09")
@pytest.mark.rule("S-INV-11", "S-INV-13", "S-INV-14", "S-INV-15", "S-INV-16", "S-INV-17", "S-INV-20", "S-INV-22")
@pytest.mark.rule("S-INV-24")
@pytest.mark.parametrize(
    ("break_it", "rule"),
    [
        (_lose_a_unit, "S-INV-0"),
        (_lose_a_members_unit, "S-INV-02"),
        (_too_much_prayer, "S-INV-03"),
        (_both_sides, "S-INV-04"),
        (_six_of_the_alliance, "S-INV-05"),
        (_seven_of_seth, "S-INV-05"),
        (_a_group_that_is_not_there, "S-CLAR-25"),
        (_two_creatures, "S-INV-06"),
        (_a_lonely_creature, "S-INV-06"),
        (_a_token_too_many, "S-INV-07"),
        (_a_members_token_too_many, "S-INV-07"),
        (_violet_on_yellow, "S-INV-09"),
        (_odd_hand, "S-INV-11"),
        (_a_card_that_outlived_its_tile, "S-INV-13"),
        (_a_tile_of_seth_with_a_member, "S-INV-14"),
        (_a_power_without_a_temple, "S-INV-15"),
        (_a_ceremony_without_its_power, "S-INV-15"),
        (_a_temple_without_its_token, "S-INV-16"),
        (_a_temple_at_an_obelisk, "S-INV-17"),
        (_target_reached, "S-INV-20"),
        (_nobody_left, "S-INV-22"),
        (_a_low_pyramid, "S-INV-24"),
    ],
)
def test_what_is_wrong_is_reported(break_it: Callable[[SethGame], None], rule: str) -> None:
    game = sound()
    break_it(game)
    assert_reported(game.s, rule)


def _lose_a_point(s: State) -> None:
    s.seats[1].vp_battle = 0


def _forget_the_ceremony(s: State) -> None:
    s.seth.ceremony_done = 0


def _a_sleeping_power(s: State) -> None:
    s.seth.active = 0


def _seth_loses_a_point(s: State) -> None:
    s.seats[0].vp_battle = 1


def _a_point_for_seth_from_nowhere(s: State) -> None:
    s.seats[0].vp_battle += 1


def _a_point_for_a_member_from_nowhere(s: State) -> None:
    s.seats[2].vp_battle += 1


def _a_falling_pyramid(s: State) -> None:
    for space in s.table.seth.home:
        s.pyramids[space] -= 1


@pytest.mark.rule("S-INV-15", "S-INV-19", "S-INV-20", "S-INV-23", "S-INV-24")
@pytest.mark.parametrize(
    ("undo", "rule"),
    [
        (_lose_a_point, "S-INV-19"),
        (_forget_the_ceremony, "S-INV-23"),
        (_a_sleeping_power, "S-INV-15"),
        (_seth_loses_a_point, "S-INV-20"),
        (_a_point_for_seth_from_nowhere, "S-INV-20"),
        (_a_point_for_a_member_from_nowhere, "S-INV-19"),
        (_a_falling_pyramid, "S-INV-24"),
    ],
)
def test_what_never_falls_or_comes_from_nowhere_is_watched(undo: Callable[[State], None], rule: str) -> None:
    game = sound().scored(red=2, seth=2).violet(3).ceremony_held()
    after = game.s.copy()
    undo(after)
    assert_step_reported(game.s, after, rule)


@pytest.mark.rule("S-INV-08", "S-TOKEN-TRANSPARENT-TRACK")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_track(n: int) -> None:
    track = founded(n).table.seth.track
    assert sum(step >> 3 for step in track if step & 7 == 0) == 2 * n + 1
    assert [sum(step & 7 == kind for step in track) for kind in (0, 1, 2)] == [5, 4, 1 if n >= 3 else 0]


@pytest.mark.rule("S-INV-26", "S-BASE-09", "S-CLAR-73", "S-DAY-04")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_a_game_in_which_nobody_answers(n: int) -> None:
    s = founded(n, ("black", "cards"), dayLimit="2")
    by_default(s, "")
    assert s.phase == OVER
    assert s.day == 2


@pytest.mark.rule("S-INV-12", "S-SETUP-15")
def test_no_divine_card_is_lost() -> None:
    game = seth_game(3).on("A1", red=1).on("SE1", seth=1).holds("seth", "ally_veto").seths_turn()
    assert violations(game.s) == []
    game.s.deck &= game.s.deck - 1
    assert_reported(game.s, "B-INV-02")
