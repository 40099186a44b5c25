"""The course of a tournament: from what was agreed and the rounds so far to the next round, or to the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kemet.server.contest.pairing import Company, Past, groups, schedule, seated, swiss
from kemet.server.contest.standings import EntrantStanding, Round, standings


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides who plays whom."""

    form: Literal["swiss", "groups"]
    players: int  # at a table
    rounds: int  # Swiss: how many; groups: how often everybody meets
    group: int  # people of a group
    fill: bool  # do bots take the seats for which there are no people?
    seed: str


def groups_of(plan: Plan, entrants: Sequence[int]) -> list[list[int]]:
    """Everybody in one group, or in those that the lot has made. They stay even when people leave."""
    drawn = list(entrants)
    random.Random(plan.seed).shuffle(drawn)
    return groups(drawn, plan.group) if plan.form == "groups" else [drawn]


def all_rounds(plan: Plan, entrants: Sequence[int]) -> int:
    if plan.form == "swiss":
        return plan.rounds
    return max((len(schedule(len(each), plan.players)) * plan.rounds for each in groups_of(plan, entrants)), default=0)


def next_round(
    plan: Plan, entrants: Sequence[int], present: set[int], rounds: Sequence[Round]
) -> list[tuple[int, ...]] | None:
    """The seats of each table of the next round; None when it is over: all are played, or too few are left."""
    if len(rounds) >= all_rounds(plan, entrants) or len(present) < (1 if plan.fill and rounds else 2):
        return None
    past, lot = Past(rounds), random.Random(f"{plan.seed}/{len(rounds)}")
    companies = _by_groups(plan, entrants, len(rounds)) if plan.form == "groups" else None
    if companies is None:
        companies = swiss([each for each in _order(plan, entrants, rounds) if each in present], past, plan.players)
    still = [tuple(each for each in company if each in present) for company in companies]
    return [seated(company, plan.players - len(company) if plan.fill else 0, past, lot) for company in still if company]


def _order(plan: Plan, entrants: Sequence[int], rounds: Sequence[Round]) -> list[int]:
    """By the standings, equals by lot."""
    [drawn] = groups_of(plan, entrants)
    by_lot = {each: place for place, each in enumerate(drawn)}
    return [row.entrant for row in sorted(standings(drawn, rounds), key=lambda row: (row.place, by_lot[row.entrant]))]


def _by_groups(plan: Plan, entrants: Sequence[int], played: int) -> list[Company]:
    found: list[Company] = []
    for group in groups_of(plan, entrants):
        course = schedule(len(group), plan.players)
        if played < len(course) * plan.rounds:
            found += [tuple(group[each] for each in company) for company in course[played % len(course)]]
    return found


def tables_of_standings(plan: Plan, entrants: Sequence[int], rounds: Sequence[Round]) -> list[list[EntrantStanding]]:
    """One list, or one of each group."""
    own = [set(group) for group in groups_of(plan, entrants)]
    return [standings(group, [[game for game in each if set(game.people) & group] for each in rounds]) for group in own]
