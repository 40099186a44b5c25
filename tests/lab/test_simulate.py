"""Simulation: the same results whatever the number of jobs; files that read back."""

import csv
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from kemet.cli import main
from kemet.content.records import MODULES
from kemet.errors import SetupError
from kemet.lab.rates import Rate
from kemet.lab.row_files import OutputError, check_output
from kemet.lab.simulate import Plan, simulate
from kemet.lab.summary import Summary
from kemet.telling.view import POINT_SOURCES

PLAN = Plan(games=24, players=3, seed="lab")


def test_jobs_make_no_difference() -> None:
    one = list(simulate(PLAN, 1))
    assert one == list(simulate(PLAN, 2)) == list(simulate(PLAN, 3))
    assert [row["game"] for row in one] == list(range(1, 25))


@pytest.mark.parametrize("modules", [MODULES, ("path",), ("black", "dawn")])
def test_jobs_make_no_difference_with_modules(modules: tuple[str, ...]) -> None:
    plan = Plan(games=18, players=4, seed="ta-seti", modules=modules)
    one = list(simulate(plan, 1))
    assert one == list(simulate(plan, 2))
    assert {row["modules"] for row in one} == {" ".join(modules)}
    for row in one:
        for seat in range(1, 5):
            points = sum(int(row.get(f"p{seat}_{source}", 0)) for source in POINT_SOURCES)
            assert row[f"p{seat}_points"] == points
        assert ("p1_path" in row) == ("path" in modules)


def test_the_command_plays_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "4", "--seed", "1", "--modules", "all", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "Path to Ta-Seti (path)" in out
    assert "daggers: " in out
    assert main(["simulate", "--games", "4", "--seed", "1"]) == 0
    assert "daggers" not in capsys.readouterr().out


def test_bots_can_play() -> None:
    plan = Plan(games=4, players=3, seed="bots", bots=("easy", "random"), house_rules={"dayLimit": "3"})
    rows = list(simulate(plan, 1))
    assert rows == list(simulate(plan, 2))
    assert [rows[0][f"p{seat}_bot"] for seat in (1, 2, 3)] == ["easy", "random", "easy"]


def test_the_command_names_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "2", "--players", "3", "--seed", "1", "--rule", "dayLimit=2", "--plain"]
    assert main(["simulate", *options, "--bots", "easy,random"]) == 0
    out = capsys.readouterr().out
    assert "2 games of easy, random, easy, seed 1." in out
    assert "(P2, random): " in out


def test_more_games_begin_with_the_same_games() -> None:
    few = list(simulate(Plan(games=5, players=3, seed="lab"), 1))
    assert list(simulate(PLAN, 1))[:5] == few
    assert list(simulate(Plan(games=5, players=3, seed="other"), 1)) != few


def test_rows_add_up() -> None:
    for row in simulate(PLAN):
        for seat in (1, 2, 3):
            sources = ("battle", "tiles", "creatures", "two_temples", "sanctuary", "temporary")
            assert row[f"p{seat}_points"] == sum(int(row[f"p{seat}_{source}"]) for source in sources)
        assert int(row[f"p{row['winner']}_points"]) >= 8


def test_summary_counts_every_game() -> None:
    summary = Summary(3)
    for row in simulate(PLAN):
        summary.add(row)
    assert sum(rate.hits for rate in summary.seats()) == sum(rate.hits for rate in summary.places()) == 24
    assert summary.days.total() == summary.decisions.total() == 24


def test_intervals_hold_the_share() -> None:
    for hits in range(11):
        low, high = Rate(hits, 10).interval
        assert 0 <= low <= hits / 10 <= high <= 1


def test_impossible_plans_are_refused() -> None:
    with pytest.raises(SetupError):
        next(simulate(Plan(games=1, players=9, seed="x")))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_writes_csv_and_parquet(tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: str) -> None:
    base = ["simulate", "--games", "20", "--players", "4", "--seed", "7", "--jobs", jobs, "--out"]
    for suffix in ("csv", "parquet"):
        assert main([*base, str(tmp_path / f"games.{suffix}")]) == 0
        assert "Wins by seat" in capsys.readouterr().out
    with (tmp_path / "games.csv").open(newline="") as file:
        from_csv = list(csv.DictReader(file))
    from_parquet = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in from_parquet] == from_csv
    assert len(from_csv) == 20
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.parquet"]


def test_missing_pyarrow_is_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(OutputError, match="pip install"):
        check_output(tmp_path / "games.parquet")


def test_plain_summary_has_no_art(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "3", "--players", "2", "--seed", "1", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "─" not in out
    assert "\x1b" not in out
    assert "  " not in out
