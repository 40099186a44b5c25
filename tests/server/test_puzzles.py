"""Puzzles over HTTP: the line is right, all else is not, and the answer is not sent before it is asked for."""

from __future__ import annotations

from typing import Any

import pytest
from running import Running

from kemet.client import Refused
from kemet.puzzles import puzzle_of_today, puzzles


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """Nothing is stored."""
    return sqlite_url


def attempt(server: Running, id: str, *choices: int, **more: Any) -> dict[str, Any]:
    return server.client.request("POST", f"/api/puzzles/{id}", {"choices": list(choices), **more})


def test_a_puzzle_is_solved_choice_by_choice(server: Running) -> None:
    known = server.client.request("GET", "/api/puzzles")
    assert known["today"] == puzzle_of_today().id
    assert len(known["puzzles"]) == len(puzzles())
    for puzzle in [puzzles()[known["today"]], *list(puzzles().values())[::60]]:
        made: list[int] = []
        now = attempt(server, puzzle.id)
        for number, step in enumerate(puzzle.steps):
            assert (now["right"], now["wrong"], now["solved"], now["solution"]) == (number, False, False, None)
            assert now["view"]["viewer"] == now["seat"] == puzzle.seat
            codes = {choice["text"]: choice["code"] for choice in now["prompt"]["choices"]}
            other = next((code for text, code in codes.items() if text not in (step.best, *step.also)), None)
            if other is not None:
                failed = attempt(server, puzzle.id, *made, other)
                assert (failed["right"], failed["wrong"], failed["prompt"]) == (number, True, now["prompt"])
            made.append(codes[step.best])
            now = attempt(server, puzzle.id, *made)
        assert now["solved"]
        assert now["prompt"] is None
        assert now["events"]
        assert [each["text"] for each in now["solution"]["line"]] == [step.best for step in puzzle.steps]
        assert server.client.request("GET", f"/api/puzzles/{puzzle.id}/facts")["tiles"]


def test_who_gives_up_sees_the_line(server: Running) -> None:
    puzzle = next(iter(puzzles().values()))
    given_up = attempt(server, puzzle.id, give_up=True)
    assert not given_up["solved"]
    assert len(given_up["solution"]["line"]) == len(puzzle.steps)


def test_what_does_not_exist_is_refused(server: Running) -> None:
    id = next(iter(puzzles()))
    with pytest.raises(Refused, match="no such puzzle"):
        attempt(server, "nothing")
    with pytest.raises(Refused):
        attempt(server, id, 65_000)
    with pytest.raises(Refused):
        attempt(server, id, *[1] * 41)
