"""A slice of `make fuzz`: random games over all options and modules, checked after every choice."""

import pytest
from fuzz import draw_plan, play_games, table

BASE_GAMES, MODULE_GAMES = 2000, 960
PARTS = 20
BASE = [f"tests:{number}" for number in range(BASE_GAMES)]
EXPANDED = [f"taseti:{number}" for number in range(MODULE_GAMES)]


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
    assert table("Ends", {"target": 3, "day limit": 0}) == "Ends:\n  target 3\n  NEVER: day limit"
