"""Tournaments for people, on paper: who plays whom, who sits where, who stands where."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kemet.server.contest.course import Plan, all_rounds, groups_of, next_round, tables_of_standings
from kemet.server.contest.pairing import Past, schedule, swiss, table_sizes
from kemet.server.contest.standings import BOT, MAX_POINTS, Game, GameOutcome, scores, standings


def played(seats: tuple[int, ...], lot: random.Random) -> Game:
    """This table, and somebody has won."""
    points = tuple(lot.randrange(10) for _ in seats)
    gone = frozenset(seat for seat in range(len(seats)) if lot.random() < 0.1)
    winners = [seat for seat in range(len(seats)) if seat not in gone]
    return Game(seats, GameOutcome(points, lot.choice(winners) if winners else None, gone))


def course(plan: Plan, people: int, lot: random.Random, leaving: float = 0.0) -> list[list[Game]]:
    """All rounds to the end."""
    entrants, rounds = list(range(1, people + 1)), list[list[Game]]()
    present = set(entrants)
    while (tables := next_round(plan, entrants, present, rounds)) is not None:
        rounds.append([played(seats, lot) for seats in tables])
        present -= {each for each in present if lot.random() < leaving}
    return rounds


def can_be_strangers(people: list[int], size: int, past: Past) -> bool:
    """Tried by brute force: are there tables at which nobody meets anybody again?"""
    if not people:
        return True
    first, *rest = people
    for others in combinations(rest, size - 1):
        table = (first, *others)
        if past.repeats([table]) == 0 and can_be_strangers([each for each in rest if each not in others], size, past):
            return True
    return False


PLANS = st.builds(
    Plan,
    form=st.sampled_from(["swiss", "groups"]),
    players=st.integers(2, 5),
    rounds=st.integers(1, 3),
    group=st.integers(3, 6),
    fill=st.booleans(),
    seed=st.text("abc", max_size=3),
)


@settings(max_examples=80, deadline=None)
@given(plan=PLANS, people=st.integers(2, 14), leaving=st.sampled_from([0.0, 0.2]), seed=st.integers(0, 99))
def test_everybody_present_sits_at_one_table_of_each_round(plan: Plan, people: int, leaving: float, seed: int) -> None:
    rounds = course(plan, people, random.Random(seed), leaving)
    assert len(rounds) <= all_rounds(plan, range(1, people + 1))
    for number, each in enumerate(rounds):
        seated = [entrant for game in each for entrant in game.people]
        assert len(seated) == len(set(seated)), "nobody sits twice"
        for game in each:
            assert game.people, "bots do not play alone"
            assert len(game.seats) == plan.players if plan.fill else BOT not in game.seats
            assert len(game.seats) <= plan.players
        if plan.form == "swiss":
            sizes = {len(game.people) for game in each}
            assert max(sizes) - min(sizes) <= 1, "fill-ins are at most one apart"
            if not leaving:
                assert len(seated) == people, number


@settings(max_examples=150, deadline=None)
@given(people=st.integers(2, 10), size=st.integers(2, 5), rounds=st.integers(1, 7), seed=st.integers(0, 999))
def test_nobody_meets_again_while_that_can_be_helped(people: int, size: int, rounds: int, seed: int) -> None:
    lot, past = random.Random(seed), Past([])
    for _ in range(rounds):
        order = lot.sample(range(1, people + 1), people)
        tables = swiss(order, past, size)
        if len(set(map(len, tables))) == 1 and past.repeats(tables):
            assert not can_be_strangers(sorted(order), len(tables[0]), past)
        past.add(tables)


def test_a_large_field_meets_nobody_again_for_half_of_the_possible_rounds() -> None:
    """Where the search is given up after its steps, changing places finds tables of strangers (Dirac's theorem)."""
    lot, past, people = random.Random(5), Past([]), 64
    for _ in range(people // 2 - 1):
        tables = swiss(lot.sample(range(people), people), past, 2)
        assert past.repeats(tables) == 0
        past.add(tables)


@settings(max_examples=80, deadline=None)
@given(people=st.integers(2, 23), size=st.integers(2, 5), rounds=st.integers(1, 9), seed=st.integers(0, 99))
def test_byes_and_short_tables_are_at_most_one_apart(people: int, size: int, rounds: int, seed: int) -> None:
    lot, past = random.Random(seed), Past([])
    for _ in range(rounds):
        past.add(swiss(lot.sample(range(people), people), past, size))
        counts = [past.short[each] for each in range(people)]
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 8])
def test_everybody_of_a_group_meets_everybody(people: int, size: int) -> None:
    rounds = schedule(people, size)
    met = {frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)}
    assert len(met) == people * (people - 1) // 2
    for tables in rounds:
        assert sorted(each for table in tables for each in table) == list(range(people))
    if size == 2:
        assert len(rounds) == people - 1 + people % 2, "nobody meets twice"
    assert len(rounds) <= people * 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_one_table_everybody_sits_everywhere_equally_often(players: int) -> None:
    plan = Plan("groups", players, players * 2, 6, False, "seats")
    sat = Counter[tuple[int, int]]()
    for [game] in course(plan, players, random.Random(1)):
        sat.update((entrant, seat) for seat, entrant in enumerate(game.seats))
    assert set(sat.values()) == {2}


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 16), players=st.integers(2, 5), seed=st.integers(0, 99))
def test_in_a_swiss_nobody_keeps_a_seat(people: int, players: int, seed: int) -> None:
    plan = Plan("swiss", players, 8, 3, True, str(seed))
    sat: dict[int, Counter[int]] = {each: Counter() for each in range(1, people + 1)}
    for each in course(plan, people, random.Random(seed)):
        for game in each:
            for seat, entrant in enumerate(game.seats):
                if entrant != BOT:
                    sat[entrant][seat] += 1
    for counted in sat.values():
        assert max(counted.values()) - min(counted[seat] for seat in range(players)) <= 3


def test_points_go_evenly_from_the_first_to_the_last() -> None:
    assert scores(Game((1, 2), GameOutcome((5, 9), 0))) == {1: 12, 2: 0}
    assert scores(Game((1, 2, 3), GameOutcome((8, 5, 3), 0))) == {1: 12, 2: 6, 3: 0}
    assert scores(Game((1, 2, 3, 4), GameOutcome((2, 5, 5, 9), 3))) == {1: 0, 2: 6, 3: 6, 4: 12}
    assert scores(Game((1, BOT, 2), GameOutcome((7, 8, 3), 1))) == {1: 6, 2: 0}, "a bot may be in the way"
    assert scores(Game((1,))) == {1: 12}, "a bye is won"
    assert scores(Game((1, 2))) == {}, "not yet"


def test_who_leaves_has_lost_whatever_the_bot_reached() -> None:
    assert scores(Game((1, 2, 3), GameOutcome((9, 5, 3), 0, frozenset({0})))) == {1: 0, 2: 12, 3: 6}
    assert scores(Game((1, 2), GameOutcome((4, 5), None, frozenset({0, 1})))) == {1: 0, 2: 0}
    assert scores(Game((1, 2), GameOutcome((4, 4), None))) == {1: 6, 2: 6}, "stopped at the bound"


def test_equal_points_are_told_apart_by_opposition_then_by_victory_points() -> None:
    first = [Game((1, 2), GameOutcome((8, 7), 0)), Game((3, 4), GameOutcome((8, 1), 0))]
    second = [Game((1, 3), GameOutcome((8, 2), 0)), Game((2, 4), GameOutcome((8, 6), 0))]
    table = standings([1, 2, 3, 4], [first, second])
    assert [(row.entrant, row.place, row.points) for row in table] == [(1, 1, 24), (2, 2, 12), (3, 3, 12), (4, 4, 0)]
    assert table[1].opposition == table[2].opposition == Fraction(12)
    assert (table[1].victory_points, table[2].victory_points) == (15, 10)


@settings(max_examples=50, deadline=None)
@given(plan=PLANS, people=st.integers(2, 12), seed=st.integers(0, 99))
def test_the_standings_hold_everybody_once_and_all_points(plan: Plan, people: int, seed: int) -> None:
    rounds = course(plan, people, random.Random(seed), 0.1)
    entrants = list(range(1, people + 1))
    tables = tables_of_standings(plan, entrants, rounds)
    assert sorted(row.entrant for table in tables for row in table) == entrants
    assert [sorted(row.entrant for row in table) for table in tables] == [
        sorted(group) for group in groups_of(plan, entrants)
    ]
    given_out = sum((score for each in rounds for game in each for score in scores(game).values()), Fraction(0))
    assert sum((row.points for table in tables for row in table), Fraction(0)) == given_out
    for table in tables:
        assert [row.place for row in table] == sorted(row.place for row in table)
        assert all(row.points <= MAX_POINTS * len(rounds) for row in table)


@pytest.mark.parametrize("people", range(1, 65))
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_tables_are_as_few_and_as_even_as_can_be(people: int, size: int) -> None:
    sizes = table_sizes(people, size)
    assert sum(sizes) == people
    assert max(sizes) <= size
    assert len(sizes) == (people + size - 1) // size
    assert people == 1 or size == 2 or min(sizes) >= 2, "nobody sits alone where more than two play"
