"""The leaderboard: files of results as one page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.lab.benchmark.results import Measured
from kemet.lab.benchmark.tasks import TASKS, Task

HEADS = ("Policy", "Won", "Share, 95 %", "Mean of five seeds", "Played with")


def leaderboard(measured: Sequence[Measured]) -> str:
    """The best first, task by task. Figures of another engine are not compared: each has a table of its own."""
    parts = ["# Leaderboard"]
    for task in TASKS.values():
        found = [each for each in measured if each.task == task]
        engines = dict.fromkeys(_engine(each) for each in found)
        for engine in sorted(engines):
            same = [each for each in found if _engine(each) == engine]
            parts += [f"## {task.name}", _about(task, engine), _table(same)]
    return "\n\n".join(parts) + "\n"


def _engine(measured: Measured) -> str:
    with_ = measured.played_with
    return f"rules {with_['rules']}, engine {with_['behaviour']}"


def _about(task: Task, engine: str) -> str:
    start = f"{task.about[0].upper()}{task.about[1:]}"
    return f"{start}. The opponent is `{task.opponent}`; even is {100 * task.even:.0f} %. Played with {engine}."


def _table(measured: Sequence[Measured]) -> str:
    best_first = sorted(measured, key=lambda each: (-each.rate().share, each.label))
    rows = [HEADS, ("---", "---:", "---", "---:", "---"), *map(_row, best_first)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _row(measured: Measured) -> tuple[str, ...]:
    rate = measured.rate()
    low, high = (100 * bound for bound in rate.interval)
    seeds = [measured.rate(seed).share for seed in measured.games]
    mean = f"{100 * sum(seeds) / len(seeds):.1f} % ({100 * min(seeds):.0f} to {100 * max(seeds):.0f})"
    label, policy = (text.replace("|", "\\|") for text in (measured.label, measured.policy))
    name = f"`{policy}`" if label == policy else f"{label}: `{policy}`"
    share = f"{100 * rate.share:.1f} % ({low:.1f} to {high:.1f})"
    return name, f"{rate.hits:g} of {rate.games}", share, mean, f"kemet {measured.played_with['kemet']}"
