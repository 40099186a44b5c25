"""How weights are fitted to the results of games, and written (see tools/tune.py).

The model is the judge's own: a seat's chance is the softmax of its score, the score a weighted sum of features. So the
weights are those that make the winners seen most likely (a conditional logit). Only half the way to the fit is gone:
the whole step predicts better and plays worse (docs/bots.md).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path

from kemet.bots import SearchBot, make_bot
from kemet.bots.weights import WEIGHTS_FILE

STEP = 0.5  # how far the new weights go from the present ones to the fit
PASSES = 6
RATE = 0.05


@dataclass(frozen=True)
class Position:
    """One position: for each seat the weights that count and how much, and who won."""

    seats: list[list[tuple[int, float]]]
    winner: int


@dataclass(frozen=True)
class Pull:
    """What holds the weights back: how strongly, towards what, and which of them keep their sign."""

    strength: float
    towards: list[float]
    one_sided: frozenset[int] = frozenset()


def bot_with(tries: int, seed: str) -> SearchBot:
    """A medium bot with this number of tries, whatever the clock says."""
    bot = make_bot("medium", seed)
    assert isinstance(bot, SearchBot)
    bot.iterations, bot.seconds = tries, 0.0
    return bot


def seat_chances(position: Position, weights: list[float]) -> list[float]:
    scored = [sum(weights[number] * value for number, value in terms) for terms in position.seats]
    best = max(scored)
    raised = [exp(each - best) for each in scored]
    return [each / sum(raised) for each in raised]


def surprise(positions: list[Position], weights: list[float]) -> float:
    """The mean surprise at the winner; guessing evenly between two gives 0.69."""
    return sum(-log(max(seat_chances(each, weights)[each.winner], 1e-9)) for each in positions) / len(positions)


def fit(positions: list[Position], prior: list[float], pull: Pull) -> list[float]:
    """Stochastic gradient descent; a weight that has moved much moves in smaller steps (Adagrad)."""
    weights = prior[:]
    moved = [0.1] * len(weights)
    chance = random.Random(1)
    order = list(range(len(positions)))
    for turn in range(PASSES):
        chance.shuffle(order)
        rate = RATE * (1 - turn / PASSES)
        for place in order:
            position = positions[place]
            shares = seat_chances(position, weights)
            for seat, terms in enumerate(position.seats):
                wrong = shares[seat] - (seat == position.winner)
                for number, value in terms:
                    slope = wrong * value + pull.strength * (weights[number] - pull.towards[number])
                    moved[number] += slope * slope
                    weights[number] -= rate * slope / sqrt(moved[number])
                    if number in pull.one_sided and weights[number] * prior[number] < 0:
                        weights[number] = 0.0
    return weights


def fitted(positions: list[Position], prior: list[float], pull: Pull) -> list[float]:
    """Say what the fit gives on games held back, then fit to all and go half the way."""
    cut = len(positions) * 4 // 5  # whole games are held back: positions are in the order of play
    trial = fit(positions[:cut], prior, pull)
    held_back = positions[cut:]
    print(f"{len(positions)} positions; log loss on held-out games: {surprise(held_back, prior):.4f} before,")
    print(f"{surprise(held_back, trial):.4f} after, {surprise(held_back, [0.0] * len(prior)):.4f} by guessing evenly")
    found = fit(positions, prior, pull)
    return [old + STEP * (new - old) for old, new in zip(prior, found, strict=True)]


def write_tables(tables: dict[str, dict[str, float]]) -> None:
    """Keep the comments and the other tables of the file, change the numbers of these."""
    lines, table = [], ""
    for line in WEIGHTS_FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        name = line.split(" =")[0]
        known = table in tables and " = " in line and not line.startswith("#")
        lines.append(f"{name} = {tables[table][name]:.4f}" if known else line)
    Path("weights.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("written to ./weights.toml; copy it to src/kemet/bots when it plays better")
