"""Programs as bots at the keyboard: `kemet stdio-check`, and a game that goes on without them."""

import shlex
import sys
from pathlib import Path
from typing import Any

LIAR = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"type": "ready"} if "start" in line[:20] else {"type": "choice", "choice": "win"}), flush=True)
"""


def liar(folder: Path) -> str:
    (folder / "liar.py").write_text(LIAR)
    return shlex.join([sys.executable, "-I", "-S", str(folder / "liar.py")])


def test_a_bad_program_is_told_in_every_language(run: Any, tmp_path: Path) -> None:
    told = run("stdio-check", liar(tmp_path), "--seed", "1", "--plain")
    assert told.code == 1
    assert "BAD starts and makes a first choice: answered question None, but was asked 1" in told.out
    assert "would lose by forfeit" in told.out
    assert "perdrait par forfait" in run("stdio-check", liar(tmp_path), "--language", "fr").out


def test_no_program_is_one_line(run: Any) -> None:
    for command in (" ", "./no_such_program", "'"):
        refused = run("stdio-check", command)
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)


def test_people_can_finish_a_game_that_a_program_left(run: Any, tmp_path: Path) -> None:
    ran = run(
        "play",
        "--players",
        "2",
        "--seed",
        "1",
        "--humans",
        "0",
        "--bots",
        f"stdio:{liar(tmp_path)}",
        "--rule",
        "dayLimit=1",
    )
    assert ran.code == 0
    assert ran.out.count("An easy bot takes the seat.") == 2
    assert "wins" in ran.out


def test_a_tournament_says_who_gave_up(run: Any, tmp_path: Path) -> None:
    bots = f"random;stdio:{liar(tmp_path)}"
    ran = run("tournament", "--bots", bots, "--games", "2", "--seed", "1", "--out", str(tmp_path / "x"), "--plain")
    assert ran.code == 0
    assert "lost 2 games by forfeit; in game 1 it answered question None, but was asked 1" in ran.out


def test_simulate_has_a_column_for_forfeits(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    ran = run(
        "simulate", "--bots", f"random;stdio:{liar(tmp_path)}", "--games", "1", "--players", "2", "--out", str(out)
    )
    assert ran.code == 0
    head, row = out.read_text().splitlines()
    fields = dict(zip(head.split(","), row.split(","), strict=False))
    assert (fields["winner"], fields["end"]) == ("1", "forfeit")
    assert "P2 answered question None" in row


def test_balance_stops_when_somebody_gives_up(run: Any, tmp_path: Path) -> None:
    bot = ["--bot", f"stdio:{liar(tmp_path)}", "--members", "2", "--games", "1"]
    refused = run("balance", "--seth", *bot)
    assert refused.code == 2
    assert "answered question None, but was asked 1" in refused.err
