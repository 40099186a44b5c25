"""Tasks, their protocol, the file of results and the leaderboard."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kemet.cli import main
from kemet.lab.benchmark import results, tasks
from kemet.lab.benchmark.results import Game, Measured, measured_with, over_seeds, read_measured
from kemet.lab.benchmark.tasks import DUELS, SEEDS, TASKS
from kemet.rl.duel import Duel
from kemet.rl.numbering import numbers_of
from kemet.rl.policies import save_layers
from kemet.rl.settings import CURRICULUM
from kemet.rl.strategies import information_states, save_strategy


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> str:
    """The smallest task with two games for each seed."""
    small = replace(TASKS["first-days-v0"], games=2)
    monkeypatch.setitem(tasks.TASKS, small.name, small)
    return small.name


@pytest.fixture
def measured(quick: str, tmp_path: Path) -> Path:
    out = tmp_path / "result.json"
    assert main(["benchmark", quick, "--policy", "easy", "--label", "Thumbs", "--plain", "--out", str(out)]) == 0
    return out


def test_the_tasks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "--plain"]) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == [*DUELS, *TASKS]


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_a_task_seats_the_policy_everywhere_equally_often(task: tasks.Task) -> None:
    tournament = task.tournament("easy", "1")
    tournament.check()
    assert tournament.total == task.games
    seats = [tournament.fixture(number).seats for number in range(1, task.games + 1)]
    if task.seth:
        assert sum(seat[0] == "easy" for seat in seats) == task.games // 2
    else:
        counts = [sum(each[place] == "easy" for each in seats) for place in range(task.players)]
        assert len(set(counts)) == 1


def test_results_are_kept_sealed_and_can_be_played_again(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = read_measured(measured)
    assert found.label == "Thumbs"
    assert list(found.games) == list(SEEDS)
    data = json.loads(measured.read_text())
    assert data["won"] == [found.rate().hits, 10]
    assert data["played with"]["behaviour"]
    capsys.readouterr()
    assert main(["benchmark", "--verify", str(measured), "--plain"]) == 0
    assert "2 games played again, every one the same" in capsys.readouterr().out


def test_a_changed_file_is_refused(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measured.write_text(measured.read_text().replace('"Thumbs"', '"Champion"'))
    assert main(["benchmark", "--verify", str(measured)]) == 2
    assert "the seal does not fit" in capsys.readouterr().err


def test_a_made_up_game_is_found(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = read_measured(measured)
    first = found.games["1"][0]
    found.games["1"][0] = replace(first, choices=first.choices + 1)
    measured.write_text(json.dumps(found.as_data()))
    assert main(["benchmark", "--verify", str(measured), "--plain"]) == 1
    assert "1 of 2 games came out otherwise: first-days-v0/1/1" in capsys.readouterr().out


def test_games_of_another_engine_are_not_compared(
    measured: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = read_measured(measured)
    other = replace(found, label="Old", played_with=found.played_with | {"behaviour": "another"})
    (measured.parent / "old.json").write_text(json.dumps(other.as_data()))
    assert main(["benchmark", "--verify", str(measured.parent / "old.json")]) == 2
    assert "was played with behaviour another" in capsys.readouterr().err
    page = measured.parent / "page.md"
    assert main(["leaderboard", str(measured.parent), "--out", str(page)]) == 0
    assert page.read_text().count("## first-days-v0") == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["no-such-task", "--policy", "easy"], "there is no task 'no-such-task'"),
        (["kemet-duel-v0", "--policy", "easy"], "easy: no strategy for this duel"),
        (["kemet-duel-v0", "--policy", "no-{seed}.json"], "no-1.json: no strategy for this duel"),
        (["base-2p-v0"], "--policy says who is measured"),
        (["base-2p-v0", "--policy", "nobody"], "nobody"),
        (["base-2p-v0", "--policy", tasks.OPPONENT], "is the opponent of base-2p-v0"),
        (["--verify", "no-such-file"], "no file of benchmark results"),
        (["--games", "0"], "--games"),
        (["base-2p-v0", "--policy", "easy", "--steps", "-1"], "--steps"),
        (["base-2p-v0", "--policy", "easy", "--out", "no-such-folder/r.json"], "no-such-folder"),
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", *arguments]) == 2
    assert why in capsys.readouterr().err


def test_other_files_may_lie_beside_results(measured: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, text in enumerate(('{"A": [1.0]}', "[]", "rubbish", '{"format": "kemet-net 1"}')):
        (measured.parent / f"other-{number}.json").write_text(text)
    assert main(["leaderboard", str(measured.parent), "--out", str(measured.parent / "page.md")]) == 0
    assert "about 1 result is" in capsys.readouterr().out
    measured.write_text(measured.read_text().replace('"Thumbs"', '"Champion"'))
    assert main(["leaderboard", str(measured.parent)]) == 2
    assert "the seal does not fit" in capsys.readouterr().err


def test_five_runs_of_a_learner_are_measured_together(quick: str, tmp_path: Path) -> None:
    """One file for each seed, and an interval over the runs, which differ more than games do."""
    layout, actions = numbers_of(CURRICULUM["first days"].setup().table)
    signatures = (layout.signature(), actions.signature())
    chance = np.random.default_rng(1)
    for seed in SEEDS:
        weights = chance.normal(size=(layout.size, actions.size)).astype(np.float32)
        save_layers(tmp_path / f"run-{seed}.npz", [(weights, np.zeros(actions.size, np.float32))], signatures)
    policy = f"rl:{tmp_path}/run-{{seed}}.npz"
    out = tmp_path / "results" / "runs.json"
    out.parent.mkdir()
    assert main(["benchmark", quick, "--policy", policy, "--label", "Runs", "--steps", "2000000", "--plain",
                 "--out", str(out)]) == 0  # fmt: skip
    found = read_measured(out)
    for seed, games in found.games.items():
        assert {name for game in games for name in game.seats} == {f"rl:{tmp_path}/run-{seed}.npz", found.task.opponent}
    shares = [found.rate(seed).share for seed in SEEDS]
    assert found.share() == over_seeds(shares)
    assert main(["benchmark", "--verify", str(out), "--plain"]) == 0
    page = tmp_path / "page.md"
    assert main(["leaderboard", str(out.parent), "--out", str(page)]) == 0
    assert f"| Runs: `{policy}` | 2,000,000 steps (over) |" in page.read_text()


def test_a_side_of_seth_wins_together() -> None:
    task = TASKS["seth-1v4-v0"]
    rest = [task.opponent] * 4
    games = [
        Game(1, ["me", *rest], 1, 9, [0] * 5),
        Game(2, [task.opponent, *["me"] * 4], 3, 9, [0] * 5),
        Game(3, ["me", *rest], 2, 9, [0] * 5),
        Game(4, [task.opponent, *["me"] * 4], 1, 9, [0] * 5),
    ]
    assert Measured(task, "me", "me", {}, {"1": games}).rate().hits == 2


def test_an_empty_folder_has_no_leaderboard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leaderboard", str(tmp_path)]) == 2
    assert "no results of kemet benchmark" in capsys.readouterr().err
    assert set(measured_with(TASKS["base-2p-v0"], "easy")) >= {"rules", "behaviour", "bots", "content"}
    assert results.VERSION == 1


# --- the duel -----------------------------------------------------------------------------------------------------


@pytest.fixture
def duel_measured(tmp_path: Path) -> Path:
    """Five strategies that always take the first pair, one of them at random at the beginning."""
    states = information_states(Duel())
    always = {state: [1.0] + [0.0] * (count - 1) for state, count in states.items()}
    for seed in SEEDS:
        strategy = {state: mix for state, mix in always.items() if seed != "3" or "|" not in state[:4]}
        save_strategy(tmp_path / f"always-{seed}.json", strategy)
    (tmp_path / "results").mkdir()
    out = tmp_path / "results" / "duel.json"
    policy = str(tmp_path / "always-{seed}.json")
    assert main(["benchmark", "kemet-duel-v0", "--policy", policy, "--label", "First pair", "--out", str(out)]) == 0
    return out


def test_a_strategy_is_measured_by_what_others_gain_against_it(
    duel_measured: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(duel_measured.read_text())
    gaps = data["exploitability"]
    assert gaps["1"] == gaps["2"] > gaps["3"] > 0.3  # who mixes loses less
    assert data["interval"][0] < data["mean of seeds"] < data["interval"][1]
    capsys.readouterr()
    assert main(["benchmark", "--verify", str(duel_measured), "--plain"]) == 0
    assert "5 strategies worked out again, every figure the same" in capsys.readouterr().out
    page = duel_measured.parent / "page.md"
    assert main(["leaderboard", str(duel_measured.parent), "--out", str(page)]) == 0
    assert f"| First pair | {data['mean of seeds']:.4f} (" in page.read_text()


def test_a_figure_that_its_strategy_does_not_bear_is_refused(
    duel_measured: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = results.read_sealed(duel_measured)
    data["exploitability"]["1"] = 0.0
    duel_measured.write_text(json.dumps(results.sealed(data)))
    assert main(["benchmark", "--verify", str(duel_measured)]) == 2
    assert "its strategy loses" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("strategy", "why"),
    [
        ({"A  | ": [1.0]}, "has no 1 choices here"),
        ({"A  | ": [0.5] * 12}, "do not add up to 1"),
        ({"B": [1.0]}, "has no 1 choices here"),
    ],
)
def test_strategies_of_other_duels_are_refused(
    strategy: dict[str, list[float]], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_strategy(tmp_path / "odd.json", strategy)
    assert main(["benchmark", "kemet-duel-v0", "--policy", str(tmp_path / "odd.json")]) == 2
    assert why in capsys.readouterr().err
