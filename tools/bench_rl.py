"""How fast the research interfaces are, beside PettingZoo's own chess environment: `make bench-rl`.

Everything runs in one process on one core, in rounds: a slow minute of the machine hits all rows alike. Cells are the
median and in brackets the best round. Chess needs `pip install chess pygame`; without them its row is left out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import numpy as np
from bench import stay_on_one_core

from kemet.content.records import MODULES
from kemet.engine import flow
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State, reseed
from kemet.game.saves.freeze import fingerprint
from kemet.rl import kemet_v0
from kemet.rl.batch import Batch
from kemet.rl.encoding import encode
from kemet.rl.numbering import numbers_of
from kemet.rl.processes import ProcessBatch
from kemet.rl.rows import new_row
from kemet.rl.settings import Settings
from kemet.rl.writing import clear

TABLES = {
    "2 players": Settings(),
    "2 players, small board": Settings(content=("small-board",)),
    "5 players, all modules": Settings(players=5, modules=MODULES),
    "Seth against 4, two modules": Settings(players=5, seth=True, modules=("black", "cards")),
}
GAMES = 64
#: Does so much work as fits into these seconds; returns how many per second.
Measure = Callable[[float], float]


def positions(settings: Settings, seeds: Sequence[int] = (0, 1, 2), apart: int = 10) -> list[State]:
    """Moments spread evenly over random games."""
    found = []
    for seed in seeds:
        state = settings.game(seed).state
        chance = np.random.default_rng(seed)
        number = 0
        while state.phase != OVER:
            seat = int(lowest_bit(state.waiting))
            codes = flow.legal(state, seat)
            flow.play(state, seat, codes[int(chance.integers(len(codes)))])
            number += 1
            if number % apart == 0 and state.phase != OVER:
                found.append(state.copy())
    return found


def observations(settings: Settings) -> Measure:
    """A row cleared and written, for every seat in turn."""
    moments = positions(settings)
    layout = numbers_of(moments[0].table)[0]
    row, size, players = new_row(layout.size), layout.size, settings.players

    def measure(seconds: float) -> float:
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            for state in moments:
                for seat in range(players):
                    clear(row, 0, size)
                    encode(layout, state, seat, row, 0)
            done += len(moments) * players
        return done / (time.process_time() - start)

    return measure


def batch_steps(settings: Settings) -> Measure:
    """Steps of a batch at random, with observation and mask; choosing the actions is not counted."""
    batch = Batch(GAMES, settings, seed=1)
    chance = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        done, spent = 0, 0.0
        while spent < seconds:
            actions = batch.random_actions(chance)
            start = time.process_time()
            batch.step(actions)
            spent += time.process_time() - start
            done += GAMES
        return done / spent

    return measure


def scaling(games: int, seconds: float) -> None:
    """Steps per second of wall time with one process and with two: two quiet cores tell."""
    for name, settings in TABLES.items():
        rates = []
        for processes in (1, 2):
            with ProcessBatch(games, settings, seed=1, processes=processes) as batch:
                actions = batch.random_actions(np.random.default_rng(1))
                done, spent = 0, 0.0
                while spent < seconds:
                    start = time.perf_counter()
                    batch.step(actions)
                    spent += time.perf_counter() - start
                    done += games
                    actions = batch.random_actions(np.random.default_rng(done))
            rates.append(done / spent)
        print(f"ProcessBatch({games}), {name:40} {rates[0]:12,.0f} {rates[1]:12,.0f} {rates[1] / rates[0]:6.2f} x")


def agent_steps(env: Any) -> Measure:
    """`last` and `step` of a PettingZoo environment, games at random."""
    chance = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        done, spent = 0, 0.0
        while spent < seconds:
            env.reset(seed=int(chance.integers(2**31)))
            for _ in env.agent_iter():
                start = time.process_time()
                seen, _, ended, cut, _ = env.last()
                spent += time.process_time() - start
                action = None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"]))
                start = time.process_time()
                env.step(action)
                spent += time.process_time() - start
                done += 1
        return done / spent

    return measure


def chess() -> Any:
    """PettingZoo's chess, or None where it can't be imported."""
    try:
        from pettingzoo.classic import chess_v6
    except ImportError:
        return None
    return chess_v6.env()


def rows() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name, settings in TABLES.items():
        found[f"observations/s, {name}"] = observations(settings)
    for name, settings in TABLES.items():
        found[f"Batch({GAMES}) steps/s, {name}"] = batch_steps(settings)
    found["PettingZoo steps/s, 2 players"] = agent_steps(kemet_v0.env(TABLES["2 players"]))
    peer = chess()
    if peer is not None:
        found[CHESS] = agent_steps(peer)
    return found


CHESS = "PettingZoo's chess_v6 steps/s"


SAME = "the same chance for all"


def redraw(amount: int) -> None:
    """Draw hidden things again and again: a row or a mask that changes is a leak. A redraw that finds everything as
    it was proves nothing and is not counted."""
    done = same = number = 0
    while done < amount:
        for settings in TABLES.values():
            number += 1
            for state in positions(settings, [number], apart=7):
                reseed(state, SAME)  # what chance holds in store is no hidden thing
                frozen = fingerprint(state)
                for seat in range(settings.players):
                    twin = state.copy()
                    sample_hidden(twin, seat, f"{number}:{done}:{same}")
                    reseed(twin, SAME)
                    if fingerprint(twin) == frozen:
                        same += 1
                        continue
                    if seen(twin, seat) != seen(state, seat):
                        raise SystemExit(f"LEAK: seat {seat} sees what it may not know at {state.question.slug!r}")
                    done += 1
    print(f"{done:,} redraws that changed hidden things, no observation and no mask changed; {same:,} changed nothing")


def seen(state: State, seat: int) -> tuple[bytes, bytes]:
    """All that a seat is given: its row and its mask."""
    layout, actions = numbers_of(state.table)
    row, mask = new_row(layout.size), new_row(actions.size)
    encode(layout, state, seat, row, 0)
    if state.waiting >> seat & 1:
        found = Choices()
        flow.find(state, seat, found)
        actions.mark(found, seat, mask, 0)
    return bytes(row), bytes(mask)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each row in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--redraws", type=int, default=0, help="instead: redraw hidden things this number of times")
    parser.add_argument("--scaling", type=int, default=0, metavar="GAMES", help="instead: one process against two")
    options = parser.parse_args()
    if options.scaling:
        scaling(options.scaling, options.seconds)
        return
    if options.redraws:
        redraw(options.redraws)
        return
    core = stay_on_one_core()
    build = "plain" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"Kemet, {build}; {core}; {options.rounds} rounds of {options.seconds:g} s\n")
    measures = rows()
    samples: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(options.rounds):
        for name, measure in measures.items():
            samples[name].append(measure(options.seconds))
    peer = median(samples[CHESS]) if CHESS in samples else 0.0
    for name, values in samples.items():
        ratio = f"{median(values) / peer:10.1f} x chess" if peer else ""
        print(f"{name:58} {median(values):12,.0f} ({max(values):,.0f}) {ratio}")
    if not peer:
        print("PettingZoo's chess is not installed: pip install chess pygame")


if __name__ == "__main__":
    main()
