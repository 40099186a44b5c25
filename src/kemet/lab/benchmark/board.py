"""The leaderboard: files of results as one page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.lab.benchmark.duels import DuelMeasured
from kemet.lab.benchmark.results import Measured, over_seeds
from kemet.lab.benchmark.tasks import DUELS, TASKS, Task

DUEL_HEADS = ("Strategy", "Exploitability, 95 %", "Range", "Played with")
HEADS = ("Policy", "Learned from", "Won", "Share, 95 %", "Seeds", "Played with")


def leaderboard(measured: Sequence[Measured], duels: Sequence[DuelMeasured] = ()) -> str:
    """The best first, task by task. Figures of another engine are not compared: each has a table of its own."""
    parts = ["# Leaderboard"]
    for duel in DUELS.values():
        engines = dict.fromkeys(_engine(each) for each in duels if each.task == duel)
        for engine in sorted(engines):
            rows = [_duel_row(each) for each in duels if each.task == duel and _engine(each) == engine]
            about = f"{duel.about[0].upper()}{duel.about[1:]}: what best answers gain, so less is better."
            parts += [f"## {duel.name}", f"{about} Played with {engine}."]
            parts.append(_lines([DUEL_HEADS, ("---", "---", "---:", "---"), *(row[1:] for row in sorted(rows))]))
    for task in TASKS.values():
        found = [each for each in measured if each.task == task]
        engines = dict.fromkeys(_engine(each) for each in found)
        for engine in sorted(engines):
            same = [each for each in found if _engine(each) == engine]
            parts += [f"## {task.name}", _about(task, engine), _table(same)]
    return "\n\n".join(parts) + "\n"


def _engine(measured: Measured | DuelMeasured) -> str:
    with_ = measured.played_with
    return f"rules {with_['rules']}, engine {with_['behaviour']}"


def _about(task: Task, engine: str) -> str:
    start = f"{task.about[0].upper()}{task.about[1:]}"
    even = f"The opponent is `{task.opponent}`; even is {100 * task.even:.0f} %"
    return f"{start}. {even}; a learner may see {task.steps:,} steps. Played with {engine}."


def _table(measured: Sequence[Measured]) -> str:
    best_first = sorted(measured, key=lambda each: (-each.rate().share, each.label))
    return _lines([HEADS, ("---", "---:", "---:", "---", "---:", "---"), *map(_row, best_first)])


def _lines(rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _duel_row(measured: DuelMeasured) -> tuple[float, str, str, str, str]:
    """Sorted by the figure that stands first."""
    gaps = list(measured.gaps().values())
    mean = over_seeds(gaps)
    share = f"{mean.value:.4f} ({mean.low:.4f} to {mean.high:.4f})" if len(gaps) > 1 else f"{mean.value:.4f}"
    spread = f"{min(gaps):.4f} to {max(gaps):.4f}" if len(gaps) > 1 else "one strategy"
    name = measured.label.replace("|", "\\|")
    return mean.value, name, share, spread, f"kemet {measured.played_with['kemet']}"


def _row(measured: Measured) -> tuple[str, ...]:
    rate = measured.rate()
    share = measured.share()
    shares = [100 * measured.rate(seed).share for seed in measured.games]
    label, policy = (text.replace("|", "\\|") for text in (measured.label, measured.policy))
    name = f"`{policy}`" if label == policy else f"{label}: `{policy}`"
    won = f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
    seeds = f"{min(shares):.0f} to {max(shares):.0f} %"
    by = f"kemet {measured.played_with['kemet']}"
    return name, _steps(measured), f"{rate.hits:g} of {rate.games}", won, seeds, by


def _steps(measured: Measured) -> str:
    if measured.steps is None:
        return "–"
    return f"{measured.steps:,} steps{' (over)' if measured.steps > measured.task.steps else ''}"
