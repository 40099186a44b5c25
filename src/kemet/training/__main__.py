"""`make train`: teach a net from the beginning, or go on where the last run stopped."""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

from kemet.errors import KemetError
from kemet.training.fitting import Recipe
from kemet.training.loop import WITHOUT_SETH, Training, train
from kemet.training.policy_loop import train_policy
from kemet.training.seth.loop import WITH_SETH


def quick(training: Training) -> Training:
    """A run of minutes that shows that all parts work together; its net is weak."""
    return replace(
        training,
        rounds=1,
        games=40,
        gate_games=4,
        gate_tries=16,
        tries=(16,),
        samples=2,
        turns=1,
        endings=3,
        recipe=Recipe(epochs=2),
    )


def for_policy(training: Training) -> Training:
    """A policy needs searches that are worth learning from, and few games: every choice of them is one."""
    return replace(training, games=400, tries=(400, 800))


def main(arguments: list[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    jobs = given.jobs or os.cpu_count() or 1
    training = Training(Path(given.out), given.seed, jobs=jobs, cluster=given.cluster, begin=given.begin)
    if given.policy:
        training = for_policy(training)
    if given.quick:
        training = quick(training)
    for name in ("rounds", "games", "turns", "prior", "gate_games", "gate_tries"):
        if getattr(given, name) is not None:
            training = replace(training, **{name: getattr(given, name)})
    try:
        if given.policy:
            train_policy(training, _tell)
        else:
            train(training, WITH_SETH if given.seth else WITHOUT_SETH, _tell)
    except KemetError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _tell(text: str) -> None:
    print(time.strftime("%H:%M:%S"), text, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make train", description="docs/training.md tells the whole story.")
    parser.add_argument("--out", default="build/train", metavar="FOLDER", help="every step is kept here")
    parser.add_argument("--seed", default="train", help="the same seed gives the same games")
    parser.add_argument("--begin", default="", metavar="NET", help="a net to learn on from, such as v1 (default: none)")
    parser.add_argument("--seth", action="store_true", help="the net for games with Seth, which is another one")
    parser.add_argument("--policy", action="store_true", help="the policy, which says what a search tries first")
    parser.add_argument("--rounds", type=int, metavar="N", help="of games, fit and gate (default 5)")
    parser.add_argument("--games", type=int, metavar="N", help="in each round (default 10,000)")
    parser.add_argument("--turns", type=int, metavar="N", help="of each game to be compared (default 2)")
    parser.add_argument("--prior", metavar="POLICY", help="says what searches try first, such as p1")
    parser.add_argument("--gate-games", type=int, metavar="N", help="in each bout of the gate (default 700)")
    parser.add_argument("--gate-tries", type=int, metavar="N", help="of each bot at the gate (default 200)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--quick", action="store_true", help="a run of minutes that only shows that all works")
    return parser


if __name__ == "__main__":
    sys.exit(main())
