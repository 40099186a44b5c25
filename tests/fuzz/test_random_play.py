"""A slice of `make fuzz`: random games over all options and modules, checked after every choice."""

import pytest
from fuzz import draw_plan, play_games, table

BASE_GAMES, MODULE_GAMES = 2000, 960
PARTS = 20
SETH_GAMES, SETH_PARTS = 40, 8
BASE = [f"tests:{number}" for number in range(BASE_GAMES)]
EXPANDED = [f"taseti:{number}" for number in range(MODULE_GAMES)]
WITH_SETH = [f"seth:{number}" for number in range(SETH_GAMES)]


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_the_invariants_and_end(part: int) -> None:
    tally = play_games(BASE[part::PARTS], "none")
    assert not tally.failures, "\n".join(tally.failures)
    assert tally.games == BASE_GAMES // PARTS


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_with_modules_keep_the_invariants_and_end(part: int) -> None:
    tally = play_games(EXPANDED[part::PARTS])
    assert not tally.failures, "\n".join(tally.failures)
    assert tally.games == MODULE_GAMES // PARTS


@pytest.mark.rule("S-INV-04", "S-INV-05", "S-INV-06", "S-INV-11", "S-INV-13", "S-INV-19", "S-INV-20", "S-INV-22")
@pytest.mark.parametrize("part", range(SETH_PARTS))
def test_random_games_with_seth_keep_the_invariants_and_end(part: int) -> None:
    tally = play_games(WITH_SETH[part::SETH_PARTS], "seth")
    assert not tally.failures, "\n".join(tally.failures)
    assert tally.games == SETH_GAMES // SETH_PARTS


def test_the_games_with_seth_are_spread_over_members_modules_and_options() -> None:
    plans = [draw_plan(name, "seth") for name in WITH_SETH]
    assert all(plan.seth for plan in plans)
    assert {plan.players for plan in plans} == {3, 4, 5, 6}
    assert len({plan.modules for plan in plans}) == 4
    assert {plan.target for plan in plans} == {8, 10}
    assert len({pair for plan in plans for pair in plan.house.items()}) > 40


def test_the_games_are_spread_over_all_options() -> None:
    plans = [draw_plan(name, "none") for name in BASE]
    assert not any(plan.modules for plan in plans)
    for players in (2, 3, 4, 5):
        assert sum(plan.players == players for plan in plans) > BASE_GAMES // 8
    assert {plan.target for plan in plans} == {8, 10}
    assert {plan.beginner for plan in plans} == {False, True}
    assert len({pair for plan in plans for pair in plan.house.items()}) > 40


def test_the_games_with_modules_are_spread_over_all_subsets() -> None:
    plans = [draw_plan(name) for name in EXPANDED]
    assert len({(plan.modules, plan.players) for plan in plans}) == 32 * 4
    assert len({pair for plan in plans for pair in plan.house.items()}) > 80


def test_modules_can_be_named() -> None:
    assert draw_plan("1:1", "black,dawn").modules == ("black", "dawn")
    assert len(draw_plan("1:1", "all").modules) == 5


def test_what_was_never_reached_is_shown() -> None:
    assert table("Ends", {"target": 3, "day-limit": 0}) == "Ends:\n  target 3\n  NEVER: day-limit"
