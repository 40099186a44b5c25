"""What many games of one bot say: what is noted of a game, how it is counted, and the page that comes of it."""

import gzip
import json
import re
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kemet.cli import main
from kemet.content.records import MODULES
from kemet.lab.study import comparing, plan
from kemet.lab.study.documents import document, html_page
from kemet.lab.study.noting import Evening, Noted, Purchase, SeatNotes, from_data
from kemet.lab.study.plan import Kind, Study, in_order, play_study
from kemet.lab.study.resampling import mean_over_games

SHORT = {"dayLimit": "3"}


@pytest.fixture(scope="module")
def study() -> Study:
    return Study((Kind(2), Kind(3, MODULES)), 4, "study", "easy", house_rules=SHORT)


@pytest.fixture(scope="module")
def games(study: Study) -> dict[Kind, list[Noted]]:
    return in_order(play_study(study, 1))


# --- what is noted ------------------------------------------------------------------------------------------------


def test_a_game_is_noted_as_it_was_played(games: dict[Kind, list[Noted]]) -> None:
    for kind, some in games.items():
        assert [noted.drawn for noted in some] == [False, True, False, True]
        for noted in some:
            assert sorted(noted.lot) == list(range(kind.players))
            assert len(noted.seats) == kind.players
            assert 1 <= noted.days <= 3
            for seat in noted.seats:
                levels = [int(level) for level in re.findall(r"\d", seat.pyramids)]
                assert levels in ([1, 1, 1], [2, 1])  # B-SETUP-08
                assert len(seat.evenings) <= noted.days
                assert seat.actions or noted.days == 1
                assert seat.points["total"] >= 0
                for bought in seat.bought:
                    assert 1 <= bought.day <= noted.days
                    assert 0 <= bought.chance <= 1000
                    assert 1 <= bought.place <= kind.players
                assert len({bought.tile for bought in seat.bought}) == len(seat.bought)


def test_a_game_follows_from_its_number(study: Study, games: dict[Kind, list[Noted]]) -> None:
    kind = study.kinds[1]
    again = study.play(kind, 2)
    assert again == games[kind][1]
    assert from_data(json.loads(json.dumps(asdict(again)))) == again


def test_drawn_pyramids_are_not_the_bots_taste(study: Study) -> None:
    bot = Study((Kind(2),), 1, "taste", "easy", house_rules={"dayLimit": "1"})
    drawn = {seat.pyramids for number in range(2, 42, 2) for seat in bot.play(Kind(2), number).seats}
    assert len(drawn) == 7  # all that the base game allows


# --- how it is counted --------------------------------------------------------------------------------------------


def seat(**more: Any) -> SeatNotes:
    return SeatNotes(**{"pyramids": "red 2, blue 1", "points": {"battle": 1, "total": 1}, **more})


def game(winner: int, seats: list[SeatNotes], drawn: bool = False, lot: list[int] | None = None) -> Noted:
    return Noted(drawn, lot or list(range(len(seats))), winner, "target", 3, 100, seats)


def test_the_even_share_is_one_at_every_table() -> None:
    two = [game(0, [seat(), seat()]), game(1, [seat(), seat()])] * 15
    three = [game(winner, [seat(), seat(), seat()]) for winner in range(3)] * 10
    lines = comparing.turn_order([*two, *three])
    assert [line.name for line in lines] == [
        *("place 1 of 2", "place 2 of 2"),
        *("place 1 of 3", "place 2 of 3", "place 3 of 3"),
    ]
    assert all(line.times.value == pytest.approx(1.0) for line in lines)


def test_places_follow_the_lot() -> None:
    first, last = comparing.turn_order([game(1, [seat(), seat()], lot=[1, 0])] * 30)
    assert (first.times.value, last.times.value) == (2.0, 0.0)
    assert first.by_players[2].value == 1.0
    assert 0.8 < first.by_players[2].low < 1.0  # Wilson's: thirty wins are no proof that one always wins


def test_of_few_cases_nothing_is_said() -> None:
    games = [game(0, [seat(bought=[Purchase("sphinx", 1, 1, 2, 500)]), seat()])] * (comparing.FEWEST - 1)
    assert not comparing.turn_order(games)
    assert not comparing.tile_worths(games)
    assert not comparing.calibration(games)
    assert not comparing.points_by_source(games)
    assert comparing.turn_order(games * 2)
    assert comparing.tile_worths(games * 2)


def test_cases_of_one_game_count_once() -> None:
    """Ten cases that share their fate say no more than one: the interval is that of the games."""
    alone = mean_over_games((number, number % 2) for number in range(100))
    together = mean_over_games((number, number % 2) for number in range(100) for _ in range(10))
    assert alone.value == together.value == 0.5
    assert together == alone
    assert 0.35 < alone.low < 0.45
    assert 0.55 < alone.high < 0.65


def test_a_tile_gets_no_praise_for_its_buyers_day_and_place() -> None:
    """First players win more and buy carnage, last ones the priest; on Day 3 it is the other way round."""
    first, last = (Purchase(tile, 1, place, 2, 500) for tile, place in (("carnage", 1), ("priest", 2)))
    later = [Purchase(tile, 3, place, 2, 500) for tile, place in (("priest", 1), ("carnage", 2))]
    games = [game(0, [seat(bought=[first, later[0]]), seat(bought=[last, later[1]])])] * 60
    games += [game(1, [seat(bought=[first]), seat(bought=[last])])] * 20
    assert {worth.tile: worth.gain.value for worth in comparing.tile_worths(games)} == {
        "carnage": pytest.approx(0.0),
        "priest": pytest.approx(0.0),
    }


def test_only_drawn_pyramids_are_compared_and_only_chosen_ones_are_taste() -> None:
    red, blue = seat(pyramids="red 2, blue 1"), seat(pyramids="blue 2, red 1")
    games = [game(0, [red, blue], drawn=True), game(1, [blue, blue])] * 30
    assert [(line.name, line.times.value) for line in comparing.drawn_pyramids(games)] == [
        ("red 2, blue 1", 2.0),
        ("blue 2, red 1", 0.0),
    ]
    assert comparing.chosen_pyramids(games) == {"blue 2, red 1": 1.0}


def test_a_tile_gets_no_praise_for_buyers_who_were_ahead() -> None:
    """Winners buy the sphinx when they are sure to win, losers the priest when all is lost: neither tells anything."""
    games = []
    for _ in range(comparing.EQUALS):
        ahead = seat(bought=[Purchase("sphinx", 1, 1, 2, 990)])
        behind = seat(bought=[Purchase("priest", 1, 1, 1, 10)])
        games.append(game(0, [ahead, behind]))
    worths = {worth.tile: worth for worth in comparing.tile_worths(games)}
    assert worths["sphinx"].gain.value == worths["priest"].gain.value == 0.0
    assert not worths["sphinx"].is_sure
    assert (worths["sphinx"].early is not None, worths["sphinx"].late) == (True, None)


def test_a_tile_that_wins_equal_games_stands_out() -> None:
    good, bad = seat(bought=[Purchase("sphinx", 1, 1, 2, 500)]), seat(bought=[Purchase("priest", 1, 1, 1, 500)])
    first, second = comparing.tile_worths([game(0, [good, bad]), game(1, [bad, good])] * 50)
    assert (first.tile, first.gain.value, first.share) == ("sphinx", 0.5, 0.5)
    assert (second.tile, second.gain.value) == ("priest", -0.5)
    assert first.is_sure
    assert second.is_sure


def test_temples_and_leaders() -> None:
    ahead = seat(evenings=[Evening(4, ["TW2", "TW3"]), Evening(2, [])])
    behind = seat(evenings=[Evening(1, []), Evening(2, ["TW2"])])
    games = [game(0, [ahead, behind])] * 30
    assert {line.name: line.times.value for line in comparing.temples_held(games)} == {
        "Day 1: 0 temples": 0.0,
        "Day 1: 2 temples": 2.0,
        "Day 2: 0 temples": 2.0,
        "Day 2: 1 temple": 0.0,
    }
    assert [(line.name, line.seats) for line in comparing.leaders(games)] == [("leader after Day 1", 30)]  # then a tie
    assert [line.name for line in comparing.which_temple(games, 2)] == ["TW2"]


# --- the page -----------------------------------------------------------------------------------------------------


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)


def test_the_page_has_every_chapter_and_needs_nothing_from_elsewhere(
    study: Study, games: dict[Kind, list[Noted]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Too few games to say anything." in html_page(study, games)
    monkeypatch.setattr(comparing, "FEWEST", 2)
    text = html_page(study, games)
    tags = Tags()
    tags.feed(text)
    assert "script" not in tags.seen
    assert "img" not in tags.seen
    assert "://" not in text
    for part in (
        "Unofficial",
        "kemet findings",
        "the player drawn to go first wins",
        "turn order",
        "correlation",
        "drawn by lot",
    ):
        assert part.lower() in text.lower(), part
    assert not re.search(r"\bnan\b|\binf\b", text)


def test_the_document_names_its_drawings(
    study: Study, games: dict[Kind, list[Noted]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "turn-order-no-modules.svg" not in document(study, games, "plots")[1]  # of four games
    monkeypatch.setattr(comparing, "FEWEST", 2)
    text, drawings = document(study, games, "plots")
    assert re.findall(r"\]\(plots/([^)]+)\)", text) == ["games.jsonl.gz", *drawings]
    assert all(drawing.startswith('<svg xmlns="http://www.w3.org/2000/svg"') for drawing in drawings.values())
    widths = [len(line.split(" | ")) for line in text.splitlines() if line.startswith("| ")]
    assert min(widths) > 2


# --- the command --------------------------------------------------------------------------------------------------

COMMAND = ["findings", "--bot", "random", "--players", "2", "--modules", "none", "--games", "3", "--rule", "dayLimit=1"]


def test_the_command_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, stopped, file = (str(tmp_path / name) for name in ("whole.html", "stopped.html", "games.jsonl"))
    monkeypatch.setattr(comparing, "FEWEST", 2)
    assert main([*COMMAND, "--seed", "keep", "--out", whole, "--out", str(tmp_path / "whole.md")]) == 0
    assert "](whole/mean-length-in-days.svg)" in (tmp_path / "whole.md").read_text()
    assert (tmp_path / "whole" / "mean-length-in-days.svg").exists()
    published = tmp_path / "published.jsonl"
    published.write_bytes(gzip.decompress((tmp_path / "whole" / "games.jsonl.gz").read_bytes()))
    kept = published.read_bytes()
    assert main([*COMMAND, "--keep", str(published), "--out", str(tmp_path / "again.html")]) == 0
    assert published.read_bytes() == kept  # nothing was played again
    assert (tmp_path / "again.html").read_bytes() == Path(whole).read_bytes()
    played: list[int] = []

    def stopping(study: Study, kind: Kind, number: int) -> Noted:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(number)
        return play(study, kind, number)

    play = plan.Study.play
    with monkeypatch.context() as patched:
        patched.setattr(plan.Study, "play", stopping)
        assert main([*COMMAND, "--seed", "keep", "--keep", file, "--out", stopped]) == 130
    assert not Path(stopped).exists()
    assert main([*COMMAND, "--keep", file, "--out", stopped]) == 0  # the file knows the seed
    assert Path(whole).read_bytes() == Path(stopped).read_bytes()
    capsys.readouterr()


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["--players", "1,2"], "--players"),
        (["--players", "2,2"], "--players"),
        (["--bot", "easy,random"], "name one bot"),
        (["--games", "0"], "--games"),
        (["--modules", "sphinx"], "sphinx"),
        (["--out", "page.txt"], ".html, .md"),
        (["--out", "no/such/folder/page.html"], "there is no folder"),
    ],
)
def test_what_cannot_be_done_is_said_before_any_game(
    more: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*COMMAND, *more]) == 2
    error = capsys.readouterr().err
    assert named in error
    assert error.count("\n") == 1
