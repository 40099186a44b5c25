"""`simulate` and `balance` go on where they were stopped, and come to what they would have come to."""

import json
from pathlib import Path
from typing import Any

import pytest

from kemet.cli import main
from kemet.lab import balance, simulate
from kemet.lab.balance import Scale, from_data, weigh
from kemet.lab.kept import Kept, KeptError

SIMULATE = ["simulate", "--games", "40", "--players", "2", "--rule", "dayLimit=2", "--plain"]
BALANCE = [
    "balance",
    "--seth",
    "--members",
    "2,3",
    "--bot",
    "random",
    "--games",
    "3",
    "--rule",
    "dayLimit=1",
    "--plain",
]


def stop_after(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, games: int) -> list[int]:
    """Stop a run after this many games; the numbers that were played."""
    played: list[int] = []
    play = getattr(module, name)

    def stopping(plan: Any, number: int) -> Any:
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(number)
        return play(plan, number)

    monkeypatch.setattr(module, name, stopping)
    return played


@pytest.mark.parametrize(
    ("command", "module", "name"),
    [(SIMULATE, simulate, "play_game"), (BALANCE, balance, "weigh")],
    ids=["simulate", "balance"],
)
def test_a_stopped_run_goes_on(
    command: list[str],
    module: Any,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*command, "--seed", "keep"]) == 0
    whole = capsys.readouterr().out
    file = tmp_path / "games.jsonl"
    with monkeypatch.context() as patched:
        played = stop_after(patched, module, name, 2)
        assert main([*command, "--seed", "keep", "--keep", str(file)]) == 130
    assert len(played) == 2
    assert len(file.read_text().splitlines()) == 3
    file.write_bytes(file.read_bytes()[:-9])  # it was killed while it wrote its last line
    capsys.readouterr()
    with monkeypatch.context() as patched:
        missing = stop_after(patched, module, name, 1000)
        assert main([*command, "--keep", str(file)]) == 0  # the file knows the seed
    assert capsys.readouterr().out == whole
    assert len(missing) == (39 if name == "play_game" else 5)
    with monkeypatch.context() as patched:
        assert stop_after(patched, module, name, 0) == []
        assert main([*command, "--seed", "keep", "--keep", str(file)]) == 0  # nothing is left to play
    assert capsys.readouterr().out == whole


def test_rows_are_the_same_whoever_played_them(tmp_path: Path) -> None:
    """Begun here, gone on with two processes, and more games asked for than before."""
    begun = ["--seed", "rows", "--keep", str(tmp_path / "kept")]
    more = [*SIMULATE[:2], "60", *SIMULATE[3:]]
    assert main([*SIMULATE, *begun]) == 0
    assert main([*more, *begun, "--jobs", "2", "--out", str(tmp_path / "kept.csv")]) == 0
    assert main([*more, "--seed", "rows", "--out", str(tmp_path / "whole.csv")]) == 0
    assert (tmp_path / "kept.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_a_weighed_game_survives_json() -> None:
    scale = Scale(2, 1, "json", "random", house_rules={"dayLimit": "1"})
    game = weigh(scale, 1)
    assert from_data(json.loads(json.dumps(game.__dict__))) == game


def test_other_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*SIMULATE, "--seed", "one", "--keep", str(file)]) == 0
    before = file.read_bytes()
    capsys.readouterr()
    for wrong, reason in (
        ([*SIMULATE, "--seed", "two"], "seed was one, now it is two"),
        ([*SIMULATE, "--seed", "one", "--beginner"], "beginner was false, now it is true"),
        ([*BALANCE, "--seed", "one"], "was"),
    ):
        assert main([*wrong, "--keep", str(file)]) == 2
        assert reason in capsys.readouterr().err
    assert file.read_bytes() == before
    (tmp_path / "letter.txt").write_text("Dear Ann")
    assert main([*SIMULATE, "--keep", str(tmp_path / "letter.txt")]) == 2
    assert "no file of finished games" in capsys.readouterr().err


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Kept(file, {"seed": "x"}) as kept:
        kept.add("", 1, {"days": 3})
        kept.add("", 2, {"days": 4})
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([lines[0], "rubbish\n", lines[2]]))
    with pytest.raises(KeptError, match="line 2"):
        Kept(file, {"seed": "x"})
