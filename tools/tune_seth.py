"""Fit the judge of Seth's games to their results: `tools/dev.py` builds, then

    python tools/tune_seth.py collect GAMES FILE   medium bots play both sides; positions and winners go to FILE
    python tools/tune_seth.py fit FILE [FILE ...]  prints what the fit gives, and writes weights.toml

The alliance's chance is the logistic curve of a weighted sum: two seats, of which Seth's scores nothing. What speaks
for one side may not come to speak for the other, so a weight never changes its sign. Positions are taken where a side's
turn begins, which is where the judge is asked in play.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from fitting import Position, Pull, bot_with, fitted, read_rows, run, write_tables

import kemet
from kemet.bots import Seat
from kemet.bots.judging import progress, scores
from kemet.bots.seth.judging import SETH_FEATURES
from kemet.bots.weights import printed_weights, weights_for
from kemet.engine.state.state import State

PENALTY = 0.002  # how strongly the fit is drawn to 0
FREE = ("even", "crowd")  # speak for nobody by themselves


def read_features(s: State) -> list[float]:
    """The score is linear in the weights, so a unit vector reads one feature."""
    width = len(weights_for(s.table, progress(s)))
    first = width - len(SETH_FEATURES)
    return [
        round(scores(s, [float(place == number) for place in range(width)])[1], 3) for number in range(first, width)
    ]


def play_game(chance: random.Random) -> list[tuple[bool, list[list[float]]]]:
    """One game of bots that look ahead a little; some choices are random, so that odd positions are seen too."""
    members = chance.choice((2, 2, 3, 4, 5))
    game = kemet.new_game(members + 1, chance.getrandbits(40), seth=True, house_rules={"dayLimit": "30"})
    tries = [chance.choice((8, 16, 32)) for _ in range(2)]
    bots = [bot_with(tries[seat > 0], str(chance.getrandbits(30))) for seat in range(members + 1)]
    wild = chance.choice((0.0, 0.01, 0.03))
    found: list[list[float]] = []
    turn_of = -1
    while not game.over:
        seat = game.waiting_for()[0]
        s = game.state
        side = min(s.active, 1)
        if side != turn_of and s.day:
            turn_of = side
            if side >= 0:
                found.append(read_features(s))
        code = chance.choice(game.codes(seat)) if chance.random() < wild else bots[seat].choose(Seat(game, seat))
        game.play(seat, code)
    return [(game.winner != 0, found)]


def read_positions(paths: list[Path]) -> list[Position]:
    found = []
    for won, rows in read_rows(paths):
        for row in rows:
            terms = [(number, value) for number, value in enumerate(row) if value]
            found.append(Position([terms, []], 0 if won else 1))
    return found


def report(paths: list[Path]) -> None:
    prior = [printed_weights()["seth"][name] for name in SETH_FEATURES]
    one_sided = frozenset(number for number, name in enumerate(SETH_FEATURES) if name not in FREE)
    weights = fitted(read_positions(paths), prior, Pull(PENALTY, [0.0] * len(prior), one_sided))
    for name, old, weight in zip(SETH_FEATURES, prior, weights, strict=True):
        print(f"{name:18} {old:7.3f}   now {weight:7.3f}")
    write_tables({"seth": dict(zip(SETH_FEATURES, weights, strict=True))})


if __name__ == "__main__":
    run(sys.argv[1:], play_game, report)
