"""The last table of a game: whose points are whose, and where they come from."""

import re
from pathlib import Path

import pytest

from kemet.cli.language import TERMINAL_TEXTS
from kemet.cli.screen import Screen
from kemet.cli.session.ending import print_ending
from kemet.content.languages import LANGUAGES
from kemet.game.record import replay
from kemet.picture import words
from kemet.picture.facts import own_points, points_by_source

GOLDEN = Path(__file__).parents[1] / "golden"


def ended(name: str):
    return replay((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"-?\d+", text)]


@pytest.mark.parametrize("name", ["13-3-players", "taseti-19-3-players", "seth-07-5-players", "seth-16-4-players"])
def test_the_sources_add_up_to_the_points_beside_them(name: str) -> None:
    view = ended(name).view(None)
    for seat in view["seats"]:
        assert sum(figures(points_by_source(seat))) == own_points(seat)
    if "seth" in view:
        members = view["seats"][1:]
        assert sum(map(own_points, members)) + members[0]["points"]["two_temples"] == view["seth"]["alliance_points"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alliance_is_a_line_of_its_own_and_holds_its_points_once(language: str, capsys) -> None:
    game = ended("seth-07-5-players")
    words.speak(language, TERMINAL_TEXTS)
    words.call_seats(True)
    try:
        print_ending(Screen(plain=True), game)
        held, alliance = words.name("source-temporary"), words.name("event-alliance")
    finally:
        words.speak("en", TERMINAL_TEXTS)
        words.call_seats(False)
    told = capsys.readouterr().out
    seth = game.view(None)["seth"]
    assert told.count(held) <= 1
    (line,) = [each for each in told.splitlines() if each.startswith(alliance) and str(seth["alliance_target"]) in each]
    assert figures(line)[:3] == [seth["alliance_points"], seth["alliance_target"], seth["temporary_points"]]
