"""Every mistake: exit code 2, one line on standard error that names it, nothing on standard output."""

from pathlib import Path

import pytest

import kemet
from kemet.cli import main

BAD = [
    ([], "required"),
    (["dance"], "dance"),
    (["play", "--players", "6"], "from 2 to 5"),
    (["play", "--players", "many"], "many"),
    (["play", "--points", "9"], "8 or 10"),
    (["play", "--humans", "7"], "--humans"),
    (["play", "--humans", "x"], "--humans"),
    (["play", "--rule", "vetoOnVeto"], "KEY=VALUE"),
    (["play", "--rule", "vetoOnVeto=perhaps"], "vetoOnVeto"),
    (["play", "--rule", "nonsense=1"], "nonsense"),
    (["play", "--modules", "green"], "'green'"),
    (["play", "--modules", "black,,dawn"], "''"),
    (["play", "--modules", ""], "''"),
    (["play", "--modules", "all,black"], "'all'"),
    (["play", "--rule", "daggerFloor=zero"], "needs the module 'path'"),
    (["simulate", "--modules", "black;dawn"], "black,dawn,path,victory,cards"),
    (["simulate", "--modules", "dawn", "--rule", "khnumSnake=no-fee"], "needs the module 'black'"),
    (["play", "--content", "/no/such/folder"], "/no/such/folder"),
    (["play", "--load", "/no/such/file"], "/no/such/file"),
    (["play", "--load", "/"], "cannot be read"),
    (["play", "--bots", "genius"], "genius"),
    (["play", "--frobnicate"], "--frobnicate"),
    (["simulate", "--games", "0"], "--games"),
    (["simulate", "--games", "x"], "x"),
    (["simulate", "--jobs", "-1"], "--jobs"),
    (["simulate", "--players", "1"], "from 2 to 5"),
    (["simulate", "--out", "games.xlsx"], ".csv, .parquet"),
    (["simulate", "--out", "/no/such/folder/games.csv"], "/no/such/folder"),
    (["simulate", "--rule", "dayLimit=never"], "dayLimit"),
    (["simulate", "--bots", "genius"], "genius"),
    (["simulate", "--bots", "easy,easy,easy", "--players", "2"], "only 2 seats"),
    (["simulate", "--bots", "hard", "--seconds", "nan"], "--seconds"),
    (["tournament", "--bots", "genius"], "genius"),
    (["tournament", "--bots", "easy,easy"], "twice"),
    (["tournament", "--bots", "easy", "--one-against-rest"], "two bots"),
    (["tournament", "--players", "6"], "from 2 to 5"),
    (["tournament", "--players", "1"], "from 2 to 5"),
    (["tournament", "--players", "two"], "--players"),
    (["tournament", "--players", ""], "--players"),
    (["tournament", "--line-up", "easy,genius"], "genius"),
    (["tournament", "--line-up", "easy"], "from 2 to 5"),
    (["tournament", "--line-up", "easy,easy", "--bots", "easy"], "--line-up"),
    (["tournament", "--line-up", "easy,easy", "--one-against-rest"], "not allowed with"),
    (["tournament", "--games", "0"], "1 or more"),
    (["tournament", "--seconds", "-1"], "seconds"),
    (["tournament", "--jobs", "-1"], "--jobs"),
    (["tournament", "--victory-points", "9"], "8 or 10"),
    (["tournament", "--modules", "green"], "'green'"),
    (["tournament", "--house", "dayLimit=never"], "dayLimit"),
    (["tournament", "--out", "/no/such/folder/games.jsonl"], "/no/such/folder"),
    (["tournament", "--out", "/"], "exists already"),
    (["tournament", "--resume", "/no/such/file"], "/no/such/file"),
    (["tournament", "--resume", "/"], "cannot be read"),
    (["replay"], "FILE"),
    (["replay", "/no/such/file"], "/no/such/file"),
    (["rules", "B-NO-99"], "B-NO-99"),
    (["rules", "xyzzy"], "xyzzy"),
    (["rules", "--most", "0", "move"], "--most"),
    (["content"], "check|show"),
    (["content", "check", "/no/such/folder"], "/no/such/folder"),
    (["content", "show", "xyzzy"], "xyzzy"),
    (["content", "show", "charge", "--kind", "card"], "charge"),
    (["content", "show", "--kind", "animal"], "animal"),
]


@pytest.mark.parametrize(
    ("arguments", "named"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input(run, arguments: list[str], named: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert named in ran.err
    assert ran.err.startswith("kemet: ")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"hello", b"\xff\xfe\x00", b"kemet-record 1\nsetup {}\n", b"[1]", b"{}"]
)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"], ["odds"], ["odds", "--position"], ["hint"]])
def test_broken_files(run, tmp_path: Path, content: bytes, command: list[str]) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    ran = run(*command, str(file))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert file.read_bytes() == content


def test_a_broken_pack_names_file_and_line(run, tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text('[[tile]]\nid = "charge"\nlevel = 9\n')
    ran = run("content", "check", str(tmp_path))
    assert ran.code == 2
    assert "tiles.toml, line 3" in ran.err


@pytest.mark.parametrize("step", ["-1", "99999", "x"])
def test_replay_steps_out_of_range(run, tmp_path: Path, step: str) -> None:
    file = tmp_path / "game.record"
    file.write_text(kemet.new_game(2, 1).record())
    assert run("replay", str(file), "--step", step).code == 2
    assert run("replay", str(file), "--seat", "3").code == 2


def test_version_and_help(run) -> None:
    assert run("--version").out == f"kemet {kemet.__version__}\n"
    for command in (
        [],
        ["play"],
        ["simulate"],
        ["tournament"],
        ["report"],
        ["odds"],
        ["hint"],
        ["replay"],
        ["rules"],
        ["content"],
        ["content", "show"],
    ):
        assert run(*command, "--help").code == 0


def test_ctrl_c_ends_without_a_traceback(run, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kemet.cli.screen.Screen.ask", interrupted)
    assert main(["play", "--seed", "1"]) == 130
    assert capsys.readouterr().err.strip() == "kemet: stopped"
