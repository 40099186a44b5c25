"""Very many random games with the invariants checked after every choice: `make soak ARGS="--games 200000 --jobs 2"`.

The loop runs inside the compiled engine, so it is several times faster than `make fuzz`, which also counts what was
reached and varies how seats choose; `--modules seth` plays with Seth. Every game is a pure function of its name; a
failure prints how to repeat it. Games are counted in the order of their numbers: a long run that was stopped goes on
with `--first`, as its last line said.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time

from fuzz import draw_plan

from kemet.engine.flow import advance, new_state
from kemet.engine.playout import checked_playout
from kemet.engine.state.codes import OVER
from kemet.game.configuration import Setup

MAX_DECISIONS = 100_000
#: Games between two lines about how far it is.
EVERY = 10_000


def play_one(job: tuple[str, str]) -> tuple[str, int, int, str]:
    """One game by name: its name, decisions, Days, and what went wrong (nothing, if all is well)."""
    name, modules = job
    plan = draw_plan(name, modules)
    target = 8 if plan.beginner else plan.target
    setup = Setup(plan.players, target, plan.beginner, plan.house, (), name, plan.modules, seth=plan.seth)
    state = new_state(setup.table, setup.seed)
    advance(state)
    decisions, wrong = checked_playout(state, hash_of(name), MAX_DECISIONS)
    if not wrong and state.phase != OVER:
        wrong = [f"no end after {decisions} decisions"]
    return name, decisions, state.day, f"{wrong[0]} ({plan})" if wrong else ""


def hash_of(name: str) -> int:
    """A number for a name, the same in every process."""
    return int.from_bytes(name.encode()[-6:], "little")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="go on with game N of a run that was stopped")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--modules", default="random", help="all, none, random, a list such as black,dawn, or seth")
    given = parser.parse_args()
    names = ((f"{given.seed}:{number}", given.modules) for number in range(given.first, given.games))
    start, decisions, days, failures, games = time.perf_counter(), 0, 0, 0, 0
    with multiprocessing.Pool(given.jobs) as pool:
        for name, made, day, wrong in pool.imap(play_one, names, chunksize=50):
            games += 1
            decisions += made
            days += day
            if wrong:
                failures += 1
                print(f"FAILED {name}: {wrong}", flush=True)
            if games % EVERY == 0:
                speed = games / (time.perf_counter() - start)
                print(f"{games:,} games, {speed:.0f} games/s; go on with --first {given.first + games}", flush=True)
    spent = time.perf_counter() - start
    print(f"{games:,} games, {decisions:,} choices checked, {days:,} Days, {failures} failures, {spent:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
