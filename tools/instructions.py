"""Instructions per decision, counted by callgrind: `make instructions`. A busy machine does not change the count.

The compiled engine plays whole random games under valgrind, once few and once more of them; the difference is what
the games cost, without the start of Python. tests/speed checks the bars.
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

FEW, MORE = 2, 12


@dataclass(frozen=True)
class Bar:
    """So many instructions at most, for this many players with these modules, one of them Seth or not."""

    label: str
    players: int
    modules: tuple[str, ...]
    most: int
    seth: bool = False


BARS = (
    Bar("five players", 5, (), 1650),
    Bar("Seth against four, both modules", 5, ("black", "cards"), 3560, True),
    Bar("five players, all modules", 5, ("black", "dawn", "path", "victory", "cards"), 2450),
)

#: What runs under valgrind; it prints the number of decisions.
GAMES = """
import sys
from kemet.engine.flow import advance, new_state
from kemet.engine.playout import random_playout
from kemet.game.configuration import Setup

games, players, seth, *modules = sys.argv[1:]
house = {"dayLimit": "30"} if seth else {}
table = Setup(int(players), 8, False, house, (), "1", modules, seth=bool(seth)).table
decisions = 0
for seed in range(int(games)):
    state = new_state(table, str(seed))
    advance(state)
    decisions += random_playout(state, seed + 1, 1_000_000)
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
    few, more = _count(bar, FEW), _count(bar, MORE)
    return (more[0] - few[0]) / (more[1] - few[1])


def _count(bar: Bar, games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={Path(folder, 'out')}", sys.executable, "-c"]
        told = subprocess.run(
            [*command, GAMES, str(games), str(bar.players), "seth" * bar.seth, *bar.modules],
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
