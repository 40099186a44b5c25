"""A slice of `make fuzz`: 2,000 random games over all options, checked after every choice."""

import pytest
from fuzz import draw_plan, play_games, table

GAMES = 2000
PARTS = 20
NAMES = [f"tests:{number}" for number in range(GAMES)]


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_the_invariants_and_end(part: int) -> None:
    tally = play_games(NAMES[part::PARTS])
    assert not tally.failures, "\n".join(tally.failures)
    assert tally.games == GAMES // PARTS


def test_the_games_are_spread_over_all_options() -> None:
    plans = [draw_plan(name) for name in NAMES]
    for players in (2, 3, 4, 5):
        assert sum(plan.players == players for plan in plans) > GAMES // 8
    assert {plan.target for plan in plans} == {8, 10}
    assert {plan.beginner for plan in plans} == {False, True}
    assert len({pair for plan in plans for pair in plan.house.items()}) > 40


def test_what_was_never_reached_is_shown() -> None:
    assert table("Ends", {"target": 3, "day limit": 0}) == "Ends:\n  target 3\n  NEVER: day limit"
