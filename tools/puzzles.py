"""Finds puzzles and solves them again. Build first: the search is thirty times slower as plain Python.

python tools/puzzles.py find FILE SEED COUNT       appends puzzles out of bots' games to FILE
python tools/puzzles.py choose FILE [FILE ...]     writes the best of them, mixed by theme, into the package
python tools/puzzles.py judge FILE [TIMES]         searches every choice of every line by itself, with ten times (or
                                                   TIMES) the tries; FILE gets a line for each, and is gone on with
python tools/puzzles.py play FILE                  plays the Day to its end after every choice; FILE as for judge
python tools/puzzles.py drop FILE [LEAST]          drops from the package what came too near to something refused, by
                                                   less than LEAST (0.05; after `play` 0.02)
python tools/puzzles.py check [TRIES [EVERY]]      searches every line again; says which it does not find
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from kemet.lab.puzzles import (
    CHECK,
    EACH_CHECK,
    PLAYED_OUT,
    find_in_game,
    margin_of,
    margin_played_out,
    solve_again,
    theme_again,
)
from kemet.puzzles.puzzle import Puzzle, puzzles, read_puzzle, write_puzzle

SHIPPED = Path(__file__).parent.parent / "src/kemet/puzzles/data/puzzles.jsonl"
#: How many of each theme ship at most; what is rarer is worth more.
SHARES = {"point": 120, "stop": 170, "temple": 170, "battle": 120, "tile": 80}
#: Samples by which no puzzle was found, and what its line must gain by them over all that is refused.
OTHER_SAMPLES, HOLDS = 101, 0.05
#: Puzzles that every bot finds at a glance.
TOO_EASY = 900


def find(path: Path, seed: str, wanted: int) -> None:
    found = 0
    for number in count(1):
        for each in find_in_game(f"{seed}/{number}"):
            found += 1
            with path.open("a", encoding="utf-8") as file:
                file.write(write_puzzle(each) + "\n")
            print(f"{found}: game {number}, {each.theme}, {each.rating}", flush=True)
        if found >= wanted:
            return


def choose(paths: list[Path]) -> None:
    known: dict[str, Puzzle] = {}
    for path in paths:
        known |= {each.id: each for each in map(read_puzzle, path.read_text(encoding="utf-8").splitlines())}
    named = (replace(each, theme=theme_again(each) or "") for each in known.values())
    good = [each for each in named if each.rating >= TOO_EASY]
    chosen: list[Puzzle] = []
    for theme, share in SHARES.items():
        of_theme = sorted((each for each in good if each.theme == theme), key=lambda each: each.other - each.chance)
        chosen += of_theme[:share]
        print(f"{theme}: {min(share, len(of_theme))} of {len(of_theme)}")
    chosen.sort(key=lambda each: each.id)
    SHIPPED.write_text("".join(write_puzzle(each) + "\n" for each in chosen), encoding="utf-8")
    print(f"{len(chosen)} puzzles")


def check(tries: int, every: int) -> int:
    some = list(puzzles().values())[::every]
    wrong = [problem for each in some if (problem := solve_again(each, tries))]
    print("\n".join(wrong) or "every line was found again")
    return 1 if wrong else 0


def judge(path: Path, times: int) -> None:
    _look(path, lambda each: margin_of(each, times * EACH_CHECK, OTHER_SAMPLES), HOLDS)


def play(path: Path) -> None:
    _look(path, margin_played_out, PLAYED_OUT)


def _look(path: Path, margin_of_one: Callable[[Puzzle], float], least: float) -> None:
    """The margin of each puzzle, a line each; those that have one already are not looked at again."""
    path.touch()
    done = _margins(path)
    for each in puzzles().values():
        if each.id not in done:
            margin = margin_of_one(each)
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{each.id} {margin:.4f}\n")
    print(f"{sum(margin >= least for margin in _margins(path).values())} of {len(puzzles())} hold")


def drop(path: Path, least: float) -> None:
    kept = [each for each in puzzles().values() if _margins(path).get(each.id, 0.0) >= least]
    SHIPPED.write_text("".join(write_puzzle(each) + "\n" for each in kept), encoding="utf-8")
    print(f"{len(kept)} puzzles")


def _margins(path: Path) -> dict[str, float]:
    lines = map(str.split, path.read_text(encoding="utf-8").splitlines())
    return {id: float(margin) for id, margin in lines}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["find", path, seed, wanted]:
            find(Path(path), seed, int(wanted))
        case ["choose", *paths] if paths:
            choose([Path(path) for path in paths])
        case ["judge", path, *times] if len(times) < 2:
            judge(Path(path), int(times[0]) if times else 10)
        case ["play", path]:
            play(Path(path))
        case ["drop", path, *least] if len(least) < 2:
            drop(Path(path), float(least[0]) if least else HOLDS)
        case ["check", *limits] if len(limits) < 3:
            tries, every = [*map(int, limits), 10 * CHECK, 1][:2] if len(limits) != 1 else (int(limits[0]), 1)
            return check(tries, every)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
