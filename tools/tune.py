"""Fit the judge's weights to the results of games: `tools/dev.py` builds, then

    python tools/tune.py collect GAMES FILE    bots play each other; positions and winners are appended to FILE
    python tools/tune.py fit FILE [FILE ...]   prints what the fit gives, and writes weights.toml

The model is the judge's own: the chance of a seat is the softmax of its score, the score a weighted sum of features.
So the weights are those that make the winners seen most likely (a conditional logit). Only half the way to the fit is
gone: the whole step predicts better and plays worse (docs/bots.md). Positions are taken when a turn begins, where the
judge is asked in play.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import dataclass
from itertools import chain
from math import exp, log, sqrt
from pathlib import Path

import kemet
from kemet.bots import SearchBot, Seat, make_bot
from kemet.bots.judging import FEATURES, progress, scores
from kemet.bots.weights import WEIGHTS_FILE, printed_weights
from kemet.content.records import MODULES
from kemet.engine.state.codes import NIGHT, OVER
from kemet.engine.state.state import State

TILES = sorted(printed_weights()["tiles"])
PENALTY = 0.00005  # how strongly the fit is drawn to the present weights
STEP = 0.5  # how far the new weights go from the present ones to the fit
PASSES = 6
RATE = 0.05


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
    bots = [make_bot("medium", str(chance.getrandbits(30))) for _ in range(players)]
    for bot in bots:
        assert isinstance(bot, SearchBot)
        bot.iterations, bot.seconds, bot.samples = chance.choice((24, 80, 200)), 0.0, 4
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


def collect(games: int, path: Path) -> None:
    chance = random.Random()
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            for each in play_game(chance):
                file.write(json.dumps(each, separators=(",", ":")) + "\n")
            file.flush()
            if number % 50 == 49:
                print(f"{number + 1} games", flush=True)


@dataclass(frozen=True)
class Position:
    """One position: for each seat the parameters that count and how much, and who won."""

    seats: list[list[tuple[int, float]]]
    winner: int


def read_positions(paths: list[Path]) -> list[Position]:
    """Every feature counts twice, as early and as late, in proportion to the progress of the game."""
    found = []
    width = len(FEATURES)
    for line in chain.from_iterable(path.open(encoding="utf-8") for path in paths):
        record = json.loads(line)
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


def seat_chances(position: Position, weights: list[float]) -> list[float]:
    scored = [sum(weights[number] * value for number, value in terms) for terms in position.seats]
    best = max(scored)
    raised = [exp(each - best) for each in scored]
    return [each / sum(raised) for each in raised]


def surprise(positions: list[Position], weights: list[float]) -> float:
    """The mean surprise at the winner; guessing evenly between two gives 0.69."""
    return sum(-log(max(seat_chances(each, weights)[each.winner], 1e-9)) for each in positions) / len(positions)


def fit(positions: list[Position], prior: list[float]) -> list[float]:
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
                    slope = wrong * value + PENALTY * (weights[number] - prior[number])
                    moved[number] += slope * slope
                    weights[number] -= rate * slope / sqrt(moved[number])
    return weights


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


def report(paths: list[Path]) -> None:
    """Say what the fit gives on games held back, then fit to all and go half the way."""
    positions = read_positions(paths)
    cut = len(positions) * 4 // 5  # whole games are held back: positions are in the order of play
    prior = present_weights()
    trial = fit(positions[:cut], prior)
    held_back = positions[cut:]
    print(f"{len(positions)} positions; surprise on games held back: {surprise(held_back, prior):.4f} before,")
    print(f"{surprise(held_back, trial):.4f} after, {surprise(held_back, [0.0] * len(prior)):.4f} by guessing evenly")
    found = fit(positions, prior)
    weights = [old + STEP * (new - old) for old, new in zip(prior, found, strict=True)]
    for number, name in enumerate(FEATURES):
        print(f"{name:15} early {weights[number]:7.3f}   late {weights[len(FEATURES) + number]:7.3f}")
    write_weights(weights)


if __name__ == "__main__":
    if sys.argv[1] == "collect":
        collect(int(sys.argv[2]), Path(sys.argv[3]))
    else:
        report([Path(name) for name in sys.argv[2:]])
