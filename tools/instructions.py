"""Instructions per decision, counted by callgrind: `make instructions`. A busy machine does not change the count.

The compiled engine plays the same whole random games under valgrind, once and then once more; the difference is what
the games cost, without the start of Python and without what a table works out once for all its games. tests/speed
checks the bars.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

GAMES = 10


RELEASE = os.environ.get("KEMET_RELEASE") == "1"


@dataclass(frozen=True)
class Bar:
    """At most this many instructions in either build, for these players and modules, with Seth or without."""

    label: str
    players: int
    modules: tuple[str, ...]
    developer: int
    release: int
    seth: bool = False

    @property
    def most(self) -> int:
        return self.release if RELEASE else self.developer


BARS = (
    Bar("five players", 5, (), 1650, 1300),
    Bar("Seth against four, both modules", 5, ("black", "cards"), 3650, 2950, True),
    Bar("five players, all modules", 5, ("black", "dawn", "path", "victory", "cards"), 2480, 1980),
)

#: What runs under valgrind; it prints the number of decisions.
SCRIPT = """
import sys
from kemet.engine.flow import advance, new_state
from kemet.engine.playout import random_playout
from kemet.game.configuration import Setup

times, games, players, seth, *modules = sys.argv[1:]
house = {"dayLimit": "30"} if seth else {}
table = Setup(int(players), 8, False, house, (), "1", modules, seth=bool(seth)).table


def all_games():
    decisions = 0
    for seed in range(int(games)):
        state = new_state(table, str(seed))
        advance(state)
        decisions += random_playout(state, seed + 1, 1_000_000)
    return decisions


all_games()  # the table fills its rows when they are first asked for
decisions = sum(all_games() for _ in range(int(times)))
print("decisions", decisions)
"""


def is_compiled() -> bool:
    from kemet.engine import flow

    return str(flow.__file__).endswith((".so", ".pyd"))


def why_not() -> str | None:
    """Why nothing can be counted here, or None."""
    if not is_compiled():
        return "the engine is not compiled here"
    return None if shutil.which("valgrind") else "valgrind is not here"


def per_decision(bar: Bar) -> float:
    start, _ = _count(bar, 0)
    whole, decisions = _count(bar, 1)
    return (whole - start) / decisions


def _count(bar: Bar, times: int) -> tuple[int, int]:
    """Instructions, and decisions, when all games are played this many times on the warm table."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={Path(folder, 'out')}", sys.executable, "-c"]
        told = subprocess.run(
            [*command, SCRIPT, str(times), str(GAMES), str(bar.players), "seth" * bar.seth, *bar.modules],
            capture_output=True,
            text=True,
            check=True,
            env=dict(os.environ) | {"PYTHONHASHSEED": "0"},
        )
    instructions = re.search(r"Collected : (\d+)", told.stderr)
    decisions = re.search(r"decisions (\d+)", told.stdout)
    assert instructions is not None
    assert decisions is not None
    return int(instructions[1]), int(decisions[1])


def main() -> int:
    missing = why_not()
    if missing:
        print(missing)
        return 2
    worst = 0
    for bar in BARS:
        found = per_decision(bar)
        worst |= found > bar.most
        print(f"{bar.label}: {found:,.0f} instructions per decision (at most {bar.most:,})")
    return worst


if __name__ == "__main__":
    sys.exit(main())
