"""The training for games with Seth: rounds of games, a fit and a gate as in `loop.py`, for a net of another kind."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path

from kemet.bots.learned.seth.files import StoredSethNet, load_any_net
from kemet.errors import KemetError
from kemet.lab.whole_file import write_whole
from kemet.training.loop import Tell, Training
from kemet.training.selfplay import collect, read_games
from kemet.training.seth.fitting import fit_seth
from kemet.training.seth.gate import SethGate, is_let_in_with_seth
from kemet.training.seth.model import SethModel
from kemet.training.seth.rows import read_seth_rows
from kemet.training.seth.selfplay import SethPlay, play_with_seth

#: The bot `medium` without its clock, as it plays with Seth.
MEDIUM = "search:tries=64,samples=4"


def train_with_seth(training: Training, tell: Tell) -> Path | None:
    """The best net's file, or None if no net was better than the judge."""
    training.open("seth-training.json")
    best = Path(training.begin) if training.begin else None
    beaten: list[Path | None] = []
    for number in range(1, training.rounds + 1):
        _play(training, number, best, tell)
        made = training.folder / f"seth-{number}.json"
        if not made.exists():
            _fit(training, number, best, made, tell)
        if _passes(training, number, made, best, beaten, tell):
            beaten.append(best)
            best = made
    tell(f"the best net is {best}" if best else "no net was better than the judge")
    return best


def _play(training: Training, number: int, best: Path | None, tell: Tell) -> None:
    """Games of the best so far with itself, on both sides."""
    bots = tuple(training.bot(best, tries, training.samples) for tries in training.tries)
    play = partial(play_with_seth, SethPlay(f"{training.seed}/seth {number}", bots))
    path = training.folder / f"seth-{number}.games"
    for count in collect(play, training.games, path, training.jobs, training.cluster, bots):
        if count % 100 == 0 or count == training.games:
            tell(f"round {number}: {count} of {training.games} games with Seth")


def _fit(training: Training, number: int, best: Path | None, net: Path, tell: Tell) -> None:
    """To the games of all rounds. It learns on from the best net, with half the rate."""
    files = [training.folder / f"seth-{each}.games" for each in range(1, number + 1)]
    rows = read_seth_rows(read_games(files), training.jobs)
    recipe = training.recipe
    if best is None:  # the judge is a poor teacher: one that has seen the results alone is a better one
        fitted = fit_seth(rows, recipe, teacher=fit_seth(rows, replace(recipe, trace=1.0)).model)
    else:
        start, teacher = (SethModel.of(_seth_net(str(best))) for _ in range(2))
        recipe = replace(recipe, rate=recipe.rate / 2)
        fitted = fit_seth(rows, recipe, start, teacher)
    for members, found in fitted.surprise.items():
        tell(f"round {number}: {members} members, surprise at the winner {fitted.judge[members]:.4f} -> {found:.4f}")
    made = {
        "seed": training.seed,
        "round": number,
        "games": number * training.games,
        "positions": fitted.positions,
        "tries": list(training.tries),
        "from": str(best or ""),
        "recipe": asdict(recipe),
    }
    write_whole(net, fitted.model.stored(made).text())


def _seth_net(name: str) -> StoredSethNet:
    net = load_any_net(name)
    if not isinstance(net, StoredSethNet):
        raise KemetError(f"net {name!r}: this is a net for games without Seth")
    return net


def _passes(
    training: Training, number: int, net: Path, best: Path | None, beaten: list[Path | None], tell: Tell
) -> bool:
    """Through the gate; what it said stands in a file."""
    verdict = training.folder / f"seth-{number}.gate"
    if not verdict.exists():
        gate = SethGate(training.gate_games, f"{training.seed}/seth gate {number}", training.jobs, training.cluster)
        rest = training.gate_bot(best)
        bouts = []
        for bout in gate.bouts(training.gate_bot(net), [rest, *map(training.gate_bot, beaten), MEDIUM]):
            tell(str(bout))
            bouts.append(bout)
        passed = is_let_in_with_seth(bouts, rest)
        write_whole(verdict, json.dumps({"passed": passed, "bouts": list(map(str, bouts))}, indent=1) + "\n")
    return bool(json.loads(verdict.read_text())["passed"])
