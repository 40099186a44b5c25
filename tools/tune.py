"""Fit the judge's weights to the results of games: `tools/dev.py` builds, then

    python tools/tune.py collect GAMES FILE    bots play each other; positions and winners are appended to FILE
    python tools/tune.py fit FILE [FILE ...]   prints what the fit gives, and writes weights.toml

Positions are taken when a turn begins, where the judge is asked in play.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from fitting import Position, Pull, bot_with, fitted, read_rows, run, write_tables

import kemet
from kemet.bots import Seat
from kemet.bots.judging import FEATURES, progress, scores
from kemet.bots.weights import printed_weights
from kemet.content.records import MODULES
from kemet.engine.state.codes import NIGHT, OVER
from kemet.engine.state.state import State

TILES = sorted(printed_weights()["tiles"])
PENALTY = 0.00005  # how strongly the fit is drawn to the present weights


def read_features(s: State) -> list[list[float]]:
    """All features of all seats: the score is linear in the weights, so a unit vector reads one."""
    count = len(FEATURES) + len(s.table.tile_ids)
    columns = []
    for number in range(count):
        unit = [0.0] * count
        unit[number] = 1.0
        columns.append(scores(s, unit))
    tiles = {name: len(FEATURES) + number for number, name in enumerate(s.table.tile_ids)}
    order = [*range(len(FEATURES)), *(tiles.get(name, -1) for name in TILES)]
    return [
        [round(columns[column][seat], 3) if column >= 0 else 0.0 for column in order] for seat in range(s.table.players)
    ]


def play_game(chance: random.Random) -> list[dict[str, object]]:
    """One game of bots that look ahead a little; some choices are random, so that odd positions are seen too."""
    players = chance.choice((2, 2, 3, 4, 5))
    modules = chance.choice(((), (), MODULES, tuple(name for name in MODULES if chance.random() < 0.5)))
    game = kemet.new_game(players, chance.getrandbits(40), modules=modules, house_rules={"dayLimit": "12"})
    bots = [bot_with(chance.choice((24, 80, 200)), str(chance.getrandbits(30))) for _ in range(players)]
    found: list[dict[str, object]] = []
    turn_of = -1
    while not game.over:
        seat = game.waiting_for()[0]
        s = game.state
        if s.active != turn_of and NIGHT <= s.phase < OVER:
            turn_of = s.active
            found.append({"progress": round(progress(s), 3), "features": read_features(s)})
        wild = chance.random() < 0.03
        code = chance.choice(game.codes(seat)) if wild else bots[seat].choose(Seat(game, seat))
        game.play(seat, code)
    return [{**each, "winner": game.winner} for each in found]


def read_positions(paths: list[Path]) -> list[Position]:
    """Every feature counts twice, as early and as late, in proportion to the progress of the game."""
    found = []
    width = len(FEATURES)
    for record in read_rows(paths):
        late = record["progress"]
        seats = []
        for features in record["features"]:
            terms: list[tuple[int, float]] = []
            for number, value in enumerate(features):
                if value and number < width:
                    terms += [(number, value * (1 - late)), (width + number, value * late)]
                elif value:
                    terms.append((width + number, value))
            seats.append(terms)
        found.append(Position(seats, record["winner"]))
    return found


def present_weights() -> list[float]:
    tables = printed_weights()
    parts = [tables["early"][name] for name in FEATURES] + [tables["late"][name] for name in FEATURES]
    return parts + [tables["tiles"][name] for name in TILES]


def write_weights(weights: list[float]) -> None:
    width = len(FEATURES)
    write_tables(
        {
            "early": dict(zip(FEATURES, weights[:width], strict=True)),
            "late": dict(zip(FEATURES, weights[width : 2 * width], strict=True)),
            "tiles": dict(zip(TILES, weights[2 * width :], strict=True)),
        }
    )


def report(paths: list[Path]) -> None:
    prior = present_weights()
    weights = fitted(read_positions(paths), prior, Pull(PENALTY, prior))
    for number, name in enumerate(FEATURES):
        print(f"{name:15} early {weights[number]:7.3f}   late {weights[len(FEATURES) + number]:7.3f}")
    write_weights(weights)


if __name__ == "__main__":
    run(sys.argv[1:], play_game, report)
