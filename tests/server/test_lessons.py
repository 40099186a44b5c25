"""A lesson is a table: its others play by the script, its prompts say what the coach says."""

from __future__ import annotations

from typing import Any

import pytest
from running import Running

from kemet.client import Refused, Seat
from kemet.lessons import lesson


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


def begin(server: Running, name: str) -> tuple[dict[str, Any], Seat]:
    answer = server.client.request("POST", f"/api/lessons/{name}", {"name": "Ann"})
    return answer["table"], Seat(server.client, answer["table"]["id"], answer["seat"], answer["secret"])


@pytest.mark.parametrize("name", ["first", "seth"])
def test_following_the_coach_to_the_end_of_the_script(server: Running, name: str) -> None:
    of = lesson(name)
    table, seat = begin(server, name)
    assert table["lesson"] == name
    assert table["status"] == "running"
    steps = []
    with seat.live() as live:
        for prompt in live.prompts():
            assert prompt.coaching is not None
            steps.append(prompt.coaching["step"])
            if not prompt.coaching["choices"]:
                assert [page["text"] for page in prompt.coaching["pages"]] == [page.text for page in of.farewell]
                break
            live.choose(prompt.coaching["choices"][0])
    assert sorted(set(steps)) == list(range(len(of.steps) + 1))


def test_an_own_way_ends_the_lesson_and_the_game_goes_on(server: Running) -> None:
    _, seat = begin(server, "first")
    with seat.live() as live:
        prompts = live.prompts()
        first = next(prompts)
        other = next(each for each in first.choices if each.text == "token pray2")
        live.choose(other)
        end = next(prompts)
        assert end.coaching is None
        live.choose(next(each for each in end.choices if each.kind == "end"))
        assert next(prompts).question == "turn", "a bot played in between"


def test_other_tables_have_no_coach_and_unknown_lessons_are_refused(server: Running) -> None:
    seat = server.client.create(seats=[{"kind": "you"}, {"kind": "bot", "bot": "easy"}])
    assert seat.info()["lesson"] is None
    with seat.live() as live:
        assert next(live.prompts()).coaching is None
    with pytest.raises(Refused):
        begin(server, "flying")
