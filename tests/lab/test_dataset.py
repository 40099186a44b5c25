"""`kemet dataset`: rows that tell the games they came from, the same files again, and a run that goes on."""

import json
from pathlib import Path
from typing import Any

import pytest

import kemet
from kemet.cli import main
from kemet.game.configuration import setup_from
from kemet.lab import provenance
from kemet.lab.dataset import SHARD, DatasetPlan, make_shard
from kemet.lab.dataset_card import CHOICES, GAMES, NUMBERS, VIEW, card
from kemet.lab.dataset_files import pack_shard
from kemet.lab.line_file import LineFile
from kemet.lab.simulate import Plan
from kemet.rl.numbering import numbers_of
from kemet.rl.rows import Observer

parquet: Any = pytest.importorskip("pyarrow.parquet")
RULES = {"dayLimit": "2"}
QUICK = ["--bots", "easy,random", "--games", str(SHARD + 2), "--rule", "dayLimit=1", "--seed", "d"]


def plan(**options: Any) -> DatasetPlan:
    agreed = {"games": 2, "players": 3, "seed": "d", "house_rules": RULES, "bots": ("easy", "random")}
    return DatasetPlan(Plan(**(agreed | options)))


@pytest.mark.parametrize(
    "options",
    [{}, {"modules": ("path", "cards", "dawn")}, {"players": 4, "seth": True}],
    ids=["base", "taseti", "seth"],
)
def test_rows_tell_the_games_they_came_from(options: dict[str, Any]) -> None:
    shard = make_shard(plan(**options), 0)
    for row in shard.games:
        rows = {each["number"]: each for each in shard.choices if each["game"] == row["game"]}
        game = kemet.Game(setup_from(json.loads(row["setup"])))
        for number, (seat, code) in enumerate(zip(row["seats"], row["codes"], strict=True)):
            legal = game.codes(seat)
            assert (number in rows) == (len(legal) > 1)
            if number in rows:
                told = rows[number]
                assert (told["seat"], told["choice"], told["legal"]) == (seat, code, legal)
                assert json.loads(told["view"]) == json.loads(json.dumps(game.view(seat)))
                assert (told["question"], told["day"]) == (game.question(seat), game.state.day)
                assert told["text"] in [choice.text for choice in game.legal(seat)]
            game.play(seat, code)
        assert game.over
        assert (game.fingerprint(), game.winner) == (row["hash"], row["winner"])
        assert row["places"][row["winner"]] == 1
        assert row["points"] == [game.points(seat) for seat in range(game.players)]
        assert all(each["won"] == (row["places"][each["seat"]] == 1) for each in rows.values())


def test_the_same_plan_makes_the_same_bytes_and_the_seed_matters() -> None:
    one = pack_shard(plan(games=1), 0)
    assert pack_shard(plan(games=1), 0) == one
    assert pack_shard(plan(games=1, seed="other"), 0).choices != one.choices


def test_numbers_are_those_of_the_research_interface(tmp_path: Path) -> None:
    out = tmp_path / "set"
    quick = ["--games", "1", "--bots", "easy", "--rule", "dayLimit=1", "--seed", "n", "--modules", "path"]
    assert main(["dataset", "--out", str(out), *quick, "--numbers", "--no-views"]) == 0
    rows = parquet.read_table(out / "choices-00000.parquet").to_pylist()
    played = parquet.read_table(out / "games-00000.parquet").to_pylist()[0]
    meaning = json.loads((out / "numbers.json").read_text())
    game = kemet.Game(setup_from(json.loads(played["setup"])))
    observer = Observer(*numbers_of(game.setup.table))
    assert set(rows[0]) == {*CHOICES, *NUMBERS}
    assert meaning["observation"]["signature"] == observer.layout.signature()
    for row in rows:
        for seat, code in list(zip(played["seats"], played["codes"], strict=True))[len(game.choices) : row["number"]]:
            game.play(seat, code)
        observer.look(game.state, row["seat"])
        assert (row["observation"], row["mask"]) == (bytes(observer.row), bytes(observer.mask))
        assert observer.actions.code(row["action"], row["seat"]) == row["choice"]
        assert [each for each, legal in enumerate(row["mask"]) if legal] == sorted(
            observer.actions.action(code, row["seat"]) for code in row["legal"]
        )
        assert meaning["actions"]["names"][row["action"]].split()[0] == row["text"].split()[0]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("datasets") / "set"
    assert main(["dataset", "--out", str(out), *QUICK]) == 0
    return out


def test_the_files_are_read_by_anybody_and_the_card_names_every_column(made: Path) -> None:
    names = sorted(path.name for path in made.iterdir())
    shards = [f"{name}-0000{number}.parquet" for name in ("choices", "games") for number in range(2)]
    assert names == sorted(["README.md", "dataset.json", *shards])
    games, choices = (
        parquet.read_table([made / each for each in shards if each.startswith(kind)]) for kind in ("games", "choices")
    )
    assert set(games.column_names) == set(GAMES)
    assert set(choices.column_names) == {*CHOICES, *VIEW}
    assert sorted(games["game"].to_pylist()) == list(range(1, SHARD + 3))
    text = (made / "README.md").read_text()
    assert f"{games.num_rows} games, {choices.num_rows} choices" in text
    assert "kemet dataset --games 34 --players 2 --seed d --bots 'easy;random'" in text
    assert all(f"| `{column}` |" in text for column in (*GAMES, *CHOICES, *VIEW))


@pytest.mark.parametrize(
    ("options", "rows"),
    [
        (
            {"beginner": True, "packs": ("small-board",)},
            ["| goal | 4 victory points, beginner rules |", "`small-board`"],
        ),
        (
            {"victory_points": 10, "modules": ("path",)},
            ["| goal | 10 victory points |", "Ta-Seti | path |", "| none |"],
        ),
        (
            {"players": 4, "seth": True},
            ["| players | 4, the first one Seth |", "| goal | the objectives of each side |"],
        ),
    ],
)
def test_the_card_says_what_was_played(options: dict[str, Any], rows: list[str]) -> None:
    plan = Plan(**{"games": 1, "players": 2, "seed": "x", "bots": ("random",), **options})
    text = card(DatasetPlan(plan), {"kemet": "", "version": 1, "rules": 1, "content": "", "bots": ""}, 1, 2, 3)
    assert all(row in text for row in rows), text


def test_a_run_goes_on_with_what_is_missing(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_bytes() for path in made.iterdir()}
    (made / "games-00001.parquet").unlink()
    (made / "choices-00001.parquet.part").write_bytes(b"cut off")
    assert main(["dataset", "--out", str(made), *QUICK[:-2], "--jobs", "2"]) == 0  # the seed is remembered
    assert "1 of 2 shards are there already" in capsys.readouterr().out
    assert {path.name: path.read_bytes() for path in made.iterdir()} == before


def test_what_was_spoilt_or_taken_away_is_made_again(made: Path) -> None:
    before = {path.name: path.read_bytes() for path in made.iterdir()}
    (made / "choices-00000.parquet").unlink()
    (made / "games-00001.parquet").write_bytes(before["games-00001.parquet"][:-9])
    assert main(["dataset", "--out", str(made), *QUICK]) == 0
    assert {path.name: path.read_bytes() for path in made.iterdir()} == before


def test_two_runs_cannot_share_a_folder(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with LineFile(made / "dataset.json", "r+"):  # as a run holds it
        assert main(["dataset", "--out", str(made), *QUICK]) == 2
    assert "another run writes into this file already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (["--seed", "e"], "options (seed: d, here e)"),
        (["--no-views"], "options (views: True, here False)"),
        (["--bots", "random"], "options (bots: ['easy', 'random'], here ['random'])"),
    ],
)
def test_another_dataset_is_left_alone(
    made: Path, capsys: pytest.CaptureFixture[str], change: list[str], why: str
) -> None:
    assert main(["dataset", "--out", str(made), *QUICK, *change]) == 2
    assert why in capsys.readouterr().err


def test_folders_that_are_none_of_ours_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["dataset", "--out", str(tmp_path), *QUICK]) == 2
    assert main(["dataset", "--out", str(tmp_path / "mine.txt"), *QUICK]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_other_bots_of_the_same_name_are_not_mixed(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provenance, "bots_digest", lambda specs: "other")
    assert main(["dataset", "--out", str(made), *QUICK]) == 2
