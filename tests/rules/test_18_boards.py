"""Section 18: the boards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from words import choices, play, position

from kemet.content.records import SPACE_KINDS
from kemet.engine.state.ruleset import Ruleset
from kemet.game.configuration import Setup

RULES = Path(__file__).parents[2] / "docs" / "rules" / "base.md"
PLAYERS = (2, 3, 4, 5)


def board(players: int) -> Ruleset:
    return Setup(players, 8, False, {}, (), "1").table


def near(table: Ruleset, space: str) -> set[str]:
    """The spaces that a space touches by land or harbour."""
    return {table.space_ids[other] for other in table.neighbours[table.space_ids.index(space)]}


def of_kind(table: Ruleset, *kinds: str) -> list[str]:
    return [name for name, kind in zip(table.space_ids, table.kind, strict=True) if SPACE_KINDS[kind] in kinds]


def distance(table: Ruleset, start: set[str], goal: set[str]) -> int:
    """Steps from the nearest space of one set to the nearest of the other."""
    steps, reached = 0, set(start)
    while not reached & goal:
        wider = reached | {other for space in reached for other in near(table, space)}
        assert wider != reached, "there is no way"
        steps, reached = steps + 1, wider
    return steps


def printed(players: int) -> dict[str, Any]:
    """The board as section 18 gives it."""
    blocks = re.findall(r'```json\n(\{"players":.*?)```', RULES.read_text(encoding="utf-8"), re.DOTALL)
    boards: list[dict[str, Any]] = [json.loads(block) for block in blocks]
    return next(found for found in boards if found["players"] == players)


def links(pairs: list[list[str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairs}


def assert_as_printed(players: int) -> None:
    table, given = board(players), printed(players)
    assert table.space_ids == [space["id"] for space in given["spaces"]]
    for number, space in enumerate(given["spaces"]):
        assert SPACE_KINDS[table.kind[number]] == space["kind"]
        assert table.obelisk[number] == space["obelisk"]
        assert (table.delta[number], table.east[number]) == (space["bank"] == "delta", space["bank"] == "east")
        assert table.income[number] + table.sacrifice[number] == space.get("pp", 0)
    ferries = {
        frozenset((table.space_ids[one], table.space_ids[other]))
        for one, others in enumerate(table.ferries)
        for other in others
    }
    roads = {frozenset((space, other)) for space in table.space_ids for other in near(table, space)}
    assert ferries == links(given["harbour"])
    assert roads == links(given["land"] + given["harbour"])


@pytest.mark.rule("B-BOARD-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_obelisks_stand_at_temples_sanctuaries_and_the_deserts_named_for_them(players: int) -> None:
    table = board(players)
    deserts = [space for space in of_kind(table, "desert") if re.fullmatch("O[A-E][A-E]", space)]
    obelisks = {table.space_ids[number] for number in table.obelisks}
    assert obelisks == {*of_kind(table, "temple", "sanctuary"), *deserts}


@pytest.mark.rule("B-BOARD-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_districts_touch_each_other_and_their_front_and_nothing_else(players: int) -> None:
    table = board(players)
    assert len(table.city_ids) == players
    for city in table.city_ids:
        districts = {f"{city}{number}" for number in (1, 2, 3)}
        for district in districts:
            assert near(table, district) == districts - {district} | {f"F{city}"}


@pytest.mark.rule("B-BOARD-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_city_is_four_steps_from_every_other(players: int) -> None:
    table = board(players)
    cities = {city: {f"{city}{number}" for number in (1, 2, 3)} for city in table.city_ids}
    for one in cities:
        for other in cities:
            if one != other:
                assert distance(table, cities[one], cities[other]) == 4, (one, other)


@pytest.mark.rule("B-BOARD-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_delta_is_linked_to_neither_bank(players: int) -> None:
    table = board(players)
    delta = {name for name, there in zip(table.space_ids, table.delta, strict=True) if there}
    assert "TD5" in delta
    for space in delta:
        assert near(table, space) <= delta


@pytest.mark.rule("B-BOARD-05")
@pytest.mark.parametrize(("players", "temples", "sanctuaries"), [(2, 3, 0), (3, 3, 1), (4, 4, 1), (5, 5, 1)])
def test_temples_and_sanctuary_in_play(players: int, temples: int, sanctuaries: int) -> None:
    table = board(players)
    assert (len(of_kind(table, "temple")), len(of_kind(table, "sanctuary"))) == (temples, sanctuaries)


@pytest.mark.rule("B-BOARD-06")
@pytest.mark.parametrize("players", [3, 5])
def test_the_side_for_three_and_five(players: int) -> None:
    assert_as_printed(players)


@pytest.mark.rule("B-BOARD-06")
def test_the_crossings_of_the_five_player_board() -> None:
    seats = "\n".join(f"P{number} prayer 5" for number in (2, 3, 4, 5))
    game = position(f"players 5\nturn P1\nP1 troops RW 1\n{seats}")
    play(game, "P1 token move1", "P1 from RW")
    assert {"step FD", "step FE", "step TE3"} <= set(choices(game, "P1", "step"))


@pytest.mark.rule("B-BOARD-07")
def test_the_two_player_board_is_the_west_bank_of_the_other_side() -> None:
    assert_as_printed(2)
    west, whole = board(2), board(4)
    closed = {name for name, there in zip(whole.space_ids, whole.east, strict=True) if there}
    for space in west.space_ids:
        assert near(west, space) == near(whole, space) - closed


@pytest.mark.rule("B-BOARD-08")
def test_the_east_bank_of_the_four_player_board() -> None:
    assert_as_printed(4)
    table = board(4)
    assert near(table, "SAN") == {"FC", "FD", "OCD"}
    assert {"FC", "FD", "TE3"} < near(table, "RW")


@pytest.mark.rule("B-BOARD-08")
def test_house_rule_a_temple_takes_the_sanctuarys_place() -> None:
    table = Setup(4, 8, False, {"fourPlayerEast": "temple"}, (), "1").table
    assert near(table, "TE2") == {"FC", "FD", "OCD", "SAN"}
    assert near(table, "SAN") == {"TE2"}
    assert table.income[table.space_ids.index("TE2")] == 2
