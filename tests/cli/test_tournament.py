"""`kemet tournament`: what it prints, and when it refuses to go on."""

from pathlib import Path
from typing import Any

import pytest

QUICK = ["tournament", "--bots", "easy,random", "--games", "4", "--seed", "t", "--house", "dayLimit=3"]


def test_win_rates_and_ratings_are_printed(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = run(*QUICK, "--players", "2,4", "--one-against-rest", "--out", str(out), "--plain")
    assert (ran.code, ran.err.splitlines()[-1]) == (0, "8 of 8 games")
    assert "Tournament with seed t: 2 match-ups of 4 games, 8 in all." in ran.out
    assert "easy and 3 random: 4 games" in ran.out
    assert "easy: 100.0% (51.0 to 100.0), even share 25%" in ran.out
    assert "Ratings" in ran.out
    assert "  " not in ran.out
    assert len(out.read_text().splitlines()) == 9


def test_the_file_is_named_after_the_seed(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*QUICK[:-4], "--seed", "a/b c", "--house", "dayLimit=1").code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["tournament-a_b_c.jsonl"]


def test_line_ups_and_modules(run: Any, tmp_path: Path) -> None:
    line_ups = ["--line-up", "easy,random,random", "--line-up", "random,random"]
    options = ["--modules", "none", "--modules", "all", "--games", "1", "--house", "dayLimit=1"]
    ran = run("tournament", *line_ups, *options, "--out", str(tmp_path / "x"))
    assert "4 match-ups of 1 game, 4 in all." in ran.out
    assert "Path to Ta-Seti (path)" in ran.out
    assert "2 random: 1 game\n" in ran.out


def test_resuming_needs_no_options_and_refuses_others(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = run(*QUICK, "--out", str(out)).out.split("──", 1)[1]
    lines = out.read_text().splitlines(keepends=True)
    out.write_text("".join(lines[:3]) + lines[3][:20])
    again = run("tournament", "--resume", str(out))
    assert "4 in all, 2 of them played already" in again.out
    assert again.out.split("──", 1)[1] == whole
    assert "4 of them played already" in run(*QUICK, "--resume", str(out)).out
    kept = out.read_bytes()
    for options, named in [
        (["--games", "5"], "--games: "),
        (["--bots", "random,easy"], "started with easy,random, not random,easy"),
        (["--players", "3"], "--players"),
        (["--seconds", "2"], "--seconds"),
        (["--modules", "all"], "--modules"),
        (["--house", "vetoOnVeto=no"], "dayLimit=3"),
        (["--one-against-rest"], "round robin"),
        (["--out", "elsewhere"], "--out and --resume"),
    ]:
        refused = run("tournament", "--resume", str(out), *options)
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
        assert named in refused.err
    assert out.read_bytes() == kept


def test_a_file_that_exists_is_left_alone(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("mine")
    ran = run(*QUICK, "--out", str(out))
    assert (ran.code, ran.out) == (2, "")
    assert f"--resume {out}" in ran.err
    assert out.read_text() == "mine"


def test_a_failed_game_is_told_and_tried_again(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.jsonl"
    with monkeypatch.context() as broken:
        broken.setattr("kemet.lab.matches.seat_bots", lambda *_: 1 / 0)
        ran = run(*QUICK, "--out", str(out))
    assert ran.code == 1
    assert "game 4 (seed t/4) failed: ZeroDivisionError" in ran.err
    assert "4 games failed; to try again: kemet tournament --resume" in ran.out
    assert run("tournament", "--resume", str(out)).code == 0
    assert len(out.read_text().splitlines()) == 5
