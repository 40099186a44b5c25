"""Counts of legal sequences from the positions in tests/perft: `make perft`, `make perft ARGS=--renew`.

A file is a position (docs/notation.md) or `new PLAYERS SEED`, then choices to play first, such as
`play P1 token move1`, then the counts:
`count 2 57` means that 57 sequences of two choices are possible, over all seats that are asked. Chance is
part of the position (its seed) and adds none. A sequence that the end of the game cuts short doesn't count.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import kemet
from kemet import Game
from kemet.engine import flow
from kemet.engine.state.state import State

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "perft"


def count(s: State, depth: int) -> int:
    """How many sequences of this number of choices start here."""
    total = 0
    for seat in range(s.table.players):
        choices = flow.legal(s, seat)
        if depth == 1:
            total += len(choices)
            continue
        for choice in choices:
            after = s.copy()
            flow.play(after, seat, choice)
            total += count(after, depth - 1)
    return total


def read(text: str) -> tuple[Game, dict[int, int]]:
    """The game of a file at its moment, and the counts that the file expects by depth."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "play ", "count "))]
    if lines[0].startswith("new "):
        _, players, seed = lines[0].split()
        game = kemet.new_game(int(players), seed)
    else:
        game = kemet.position("\n".join(lines))
    expected: dict[int, int] = {}
    for line in text.splitlines():
        words = line.split()
        if line.startswith("play "):
            game.play(int(words[1].removeprefix("P")) - 1, " ".join(words[2:]))
        elif line.startswith("count "):
            expected[int(words[1])] = int(words[2])
    return game, expected


def counted(game: Game, expected: dict[int, int]) -> dict[int, int]:
    """The counts as they are, for the depths that the file names."""
    return {depth: count(game.state, depth) for depth in expected}


def renewed(text: str, counts: dict[int, int]) -> str:
    kept = [line for line in text.splitlines() if not line.startswith("count ")]
    return "\n".join([*kept, *(f"count {depth} {number}" for depth, number in counts.items())]) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="store_true", help="write the counts as they are now")
    options = parser.parse_args()
    different = 0
    for path in sorted(FOLDER.glob("*.txt")):
        start = time.perf_counter()
        text = path.read_text(encoding="utf-8")
        game, expected = read(text)
        counts = counted(game, expected)
        good = counts == expected
        different += not good
        if options.renew and not good:
            path.write_text(renewed(text, counts), encoding="utf-8")
        verdict = "" if good else " (renewed)" if options.renew else f" EXPECTED {list(expected.values())}"
        print(f"{path.stem:24} {list(counts.values())} in {time.perf_counter() - start:.2f} s{verdict}")
    return 1 if different and not options.renew else 0


if __name__ == "__main__":
    sys.exit(main())
