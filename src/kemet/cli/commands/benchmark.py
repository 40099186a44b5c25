"""`kemet benchmark` measures a policy on a task; `kemet leaderboard` makes a page of the results."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

from kemet.cli.errors import BadInput
from kemet.cli.files import why
from kemet.cli.lab.progress import with_progress
from kemet.cli.options import add_jobs, at_least, processes
from kemet.cli.screen import Screen
from kemet.lab.benchmark.board import leaderboard
from kemet.lab.benchmark.duels import is_duel, measure, read_duel
from kemet.lab.benchmark.results import (
    Data,
    Game,
    Measured,
    differences,
    is_result,
    measured_with,
    over_seeds,
    play,
    read_measured,
)
from kemet.lab.benchmark.tasks import DUELS, SEEDS, TASKS, DuelTask, Task, task_named
from kemet.lab.cluster import spread
from kemet.lab.interrupts import terminate_like_interrupt
from kemet.lab.matches import needs_of
from kemet.lab.whole_file import write_whole
from kemet.picture import words

SAMPLE = 10  # games that --verify plays again by default
DIFFERS = 1


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    names = ", ".join([*DUELS, *TASKS])
    parser = commands.add_parser(
        "benchmark",
        help=words.name("usage-benchmark"),
        description=words.name("usage-benchmark-text"),
    )
    parser.add_argument("task", nargs="?", metavar="TASK", help=words.say("usage-benchmark-task", names=names))
    parser.add_argument("--policy", metavar="SPEC", help=words.name("usage-benchmark-policy"))
    parser.add_argument("--label", metavar="NAME", help=words.name("usage-benchmark-label"))
    parser.add_argument("--steps", type=int, metavar="N", help=words.name("usage-benchmark-steps"))
    parser.add_argument("--out", metavar="FILE", help=words.name("usage-benchmark-out"))
    parser.add_argument("--verify", metavar="FILE", help=words.name("usage-benchmark-verify"))
    parser.add_argument(
        "--games", type=int, default=SAMPLE, metavar="N", help=words.say("usage-benchmark-games", games=SAMPLE)
    )
    parser.add_argument("--plain", action="store_true", help=words.name("usage-no-tables"))
    add_jobs(parser)
    parser.set_defaults(run=run)
    board = commands.add_parser("leaderboard", help=words.name("usage-leaderboard"))
    board.add_argument("folder", metavar="DIR", help=words.name("usage-leaderboard-folder"))
    board.add_argument("--out", default="leaderboard.md", metavar="FILE", help=words.name("usage-leaderboard-out"))
    board.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    board.set_defaults(run=run_leaderboard)


def run(given: argparse.Namespace) -> int:
    jobs = processes(given)
    at_least(1, "--games", given.games)
    if given.steps is not None:
        at_least(0, "--steps", given.steps)
    screen = Screen(given.plain)
    if given.verify:
        return _verify(screen, Path(given.verify), given.games)
    if given.task is None:
        for duel in DUELS.values():
            screen.line(f"{duel.name}: {duel.about}; how far a strategy can be exploited")
        for task in TASKS.values():
            screen.line(f"{task.name}: {task.about}; {task.total} games against {task.opponent}")
        return 0
    if not given.policy:
        raise BadInput(words.name("bad-policy"))
    out = Path(given.out or f"{given.task}.json")
    if out.exists():
        raise BadInput(words.say("bad-exists", file=str(out)))
    if not out.parent.is_dir():  # before hours of play, not after them
        raise BadInput(words.say("bad-folder", given=str(out), folder=str(out.parent)))
    if given.task in DUELS:
        return _measure_duel(screen, given, DUELS[given.task], out)
    task = task_named(given.task)
    measured = _measure(given, task, jobs)
    _write(out, measured.as_data())
    for seed in SEEDS:
        screen.line(f"seed {seed}: {measured.rate(seed)}")
    share, even = measured.share(), f"even is {100 * task.even:.0f} %"
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    hits = f"{measured.rate().hits:g} of {measured.rate().games}"
    screen.line(f"{task.name}, {measured.label}: {hits} ({100 * share.value:.1f} %, 95 %: {interval}); {even}")
    screen.line(f"Every game is in {out}; anybody can play them again: kemet benchmark --verify {out}")
    return 0


def _write(out: Path, data: Data) -> None:
    try:
        write_whole(out, json.dumps(data, indent=1) + "\n")
    except OSError as error:
        raise BadInput(words.say("bad-not-written", file=str(out), why=why(error))) from None


def _measure_duel(screen: Screen, given: argparse.Namespace, task: DuelTask, out: Path) -> int:
    measured = measure(task, given.policy, given.label or given.policy)
    _write(out, measured.as_data())
    gaps = measured.gaps()
    for seed, gap in gaps.items():
        screen.line(f"seed {seed}: exploitability {gap:.4f}" if seed else f"exploitability {gap:.4f}")
    if len(gaps) > 1:
        mean = over_seeds(list(gaps.values()))
        screen.line(f"{task.name}, {measured.label}: {mean.value:.4f} (95 %: {mean.low:.4f} to {mean.high:.4f})")
    screen.line(f"Every strategy is in {out}; anybody can work it out again: kemet benchmark --verify {out}")
    return 0


def _measure(given: argparse.Namespace, task: Task, jobs: int) -> Measured:
    games: dict[str, list[Game]] = {}
    with terminate_like_interrupt():
        for seed in SEEDS:
            tournament = task.tournament(given.policy, seed)
            tournament.check()
            numbers = range(1, tournament.total + 1)
            played = spread(partial(play, tournament), numbers, jobs, given.cluster, needs=needs_of(tournament))
            found = list(with_progress(played, len(numbers), given.plain))
            games[seed] = sorted(found, key=lambda game: game.number)
    played_with = measured_with(task, given.policy)
    return Measured(task, given.policy, given.label or given.policy, played_with, games, given.steps)


def _verify(screen: Screen, path: Path, count: int) -> int:
    if is_duel(path):
        found = read_duel(path)
        screen.line(f"{len(found.strategies)} strategies worked out again, every figure the same. {found.label}")
        return 0
    measured = read_measured(path)
    here = measured_with(measured.task, measured.policy)
    for name, now in here.items():
        before = measured.played_with.get(name)
        if before != now and name != "kemet":
            raise BadInput(
                f"{path} was played with {name} {before}, but here it is {now}: its games cannot be repeated"
            )
    numbers = range(1, min(count, measured.task.games) + 1)
    other = differences(measured, numbers)
    if other:
        screen.line(f"{len(other)} of {len(numbers)} games came out otherwise: {', '.join(other)}")
        return DIFFERS
    screen.line(f"{len(numbers)} games played again, every one the same. {measured.label}: {measured.rate()}")
    return 0


def run_leaderboard(given: argparse.Namespace) -> int:
    folder, out = Path(given.folder), Path(given.out)
    files = [file for file in sorted(folder.glob("*.json")) if is_result(file)]
    if not files:
        raise BadInput(words.say("bad-no-results", folder=str(folder)))
    duels = [read_duel(file) for file in files if is_duel(file)]
    measured = [read_measured(file) for file in files if not is_duel(file)]
    try:
        out.write_text(leaderboard(measured, duels), encoding="utf-8")
    except OSError as error:
        raise BadInput(words.say("bad-not-written", file=str(out), why=why(error))) from None
    what = "1 result" if len(files) == 1 else f"{len(files)} results"
    Screen(given.plain).line(f"The page about {what} is {out}.")
    return 0
