"""Fit the judge's weights to the results of games: `tools/dev.py` builds, then

    python tools/tune.py collect KIND GAMES FILE    bots play each other; positions and winners are appended to FILE
    python tools/tune.py fit KIND FILE [FILE ...]   prints what the fit gives, and writes weights.toml

KIND is `base` (with and without modules) or `seth`. Positions are taken when a turn begins, where the judge is asked in
play. Some choices are random, so that odd positions are seen too.

With Seth the alliance's chance is the logistic curve of a weighted sum: two seats, of which Seth's scores nothing. What
speaks for one side may not come to speak for the other, so a weight never changes its sign.
"""

from __future__ import annotations

import json
import random
import sys
from abc import ABC, abstractmethod
from itertools import chain
from pathlib import Path
from typing import TypedDict

from fitting import Position, Pull, bot_with, fitted, write_tables

import kemet
from kemet import Game
from kemet.bots import SearchBot, Seat
from kemet.bots.judging import FEATURES, progress, scores
from kemet.bots.seth.judging import SETH_FEATURES
from kemet.bots.weights import printed_weights, weights_for
from kemet.content.records import MODULES
from kemet.engine.state.codes import NIGHT, OVER
from kemet.engine.state.state import State

USAGE = "collect base|seth GAMES FILE, or fit base|seth FILE [FILE ...]"
TILES = sorted(printed_weights()["tiles"])


class Moment(TypedDict):
    """A line of a file: how far the game was, the features of each scored seat, and who won."""

    progress: float
    features: list[list[float]]
    winner: int


class Kind(ABC):
    """What differs between the judges: the games, when a turn begins, the features, and the weights."""

    @abstractmethod
    def begin(self, chance: random.Random) -> tuple[Game, list[SearchBot], float]:
        """A game, its bots, and how often a choice is random."""

    @abstractmethod
    def turn_of(self, s: State) -> int:
        """Whose turn it is; -1: nobody's."""

    @abstractmethod
    def features(self, s: State) -> list[list[float]]: ...

    @abstractmethod
    def position(self, moment: Moment) -> Position: ...

    @abstractmethod
    def fit(self, positions: list[Position]) -> None:
        """Print the new weights, and write them."""

    def play_game(self, chance: random.Random) -> list[Moment]:
        game, bots, wild = self.begin(chance)
        found: list[Moment] = []
        turn_of = -1
        while not game.over:
            seat = game.waiting_for()[0]
            s = game.state
            now = self.turn_of(s)
            if now not in (turn_of, -1):
                turn_of = now
                found.append({"progress": round(progress(s), 3), "features": self.features(s), "winner": -1})
            code = chance.choice(game.codes(seat)) if chance.random() < wild else bots[seat].choose(Seat(game, seat))
            game.play(seat, code)
        assert game.winner is not None
        for moment in found:
            moment["winner"] = game.winner
        return found


def unit_scores(s: State, width: int, first: int = 0) -> list[list[float]]:
    """The score is linear in the weights, so a unit vector reads one feature of all seats."""
    return [scores(s, [float(place == number) for place in range(width)]) for number in range(first, width)]


def bots_with(chance: random.Random, tries: list[int]) -> list[SearchBot]:
    return [bot_with(each, str(chance.getrandbits(30))) for each in tries]


class Base(Kind):
    PENALTY = 0.00005  # how strongly the fit is drawn to the present weights

    def begin(self, chance: random.Random) -> tuple[Game, list[SearchBot], float]:
        players = chance.choice((2, 2, 3, 4, 5))
        modules = chance.choice(((), (), MODULES, tuple(name for name in MODULES if chance.random() < 0.5)))
        game = kemet.new_game(players, chance.getrandbits(40), modules=modules, house_rules={"dayLimit": "12"})
        return game, bots_with(chance, [chance.choice((24, 80, 200)) for _ in range(players)]), 0.03

    def turn_of(self, s: State) -> int:
        return s.active if NIGHT <= s.phase < OVER else -1

    def features(self, s: State) -> list[list[float]]:
        columns = unit_scores(s, len(FEATURES) + len(s.table.tile_ids))
        tiles = {name: len(FEATURES) + number for number, name in enumerate(s.table.tile_ids)}
        order = [*range(len(FEATURES)), *(tiles.get(name, -1) for name in TILES)]
        return [
            [round(columns[column][seat], 3) if column >= 0 else 0.0 for column in order]
            for seat in range(s.table.players)
        ]

    def position(self, moment: Moment) -> Position:
        """Every feature counts twice, as early and as late, in proportion to the progress of the game."""
        late, width = moment["progress"], len(FEATURES)
        seats = []
        for features in moment["features"]:
            terms: list[tuple[int, float]] = []
            for number, value in enumerate(features):
                if value and number < width:
                    terms += [(number, value * (1 - late)), (width + number, value * late)]
                elif value:
                    terms.append((width + number, value))
            seats.append(terms)
        return Position(seats, moment["winner"])

    def fit(self, positions: list[Position]) -> None:
        names = {"early": FEATURES, "late": FEATURES, "tiles": TILES}
        tables = printed_weights()
        prior = [tables[table][name] for table, rows in names.items() for name in rows]
        weights = iter(fitted(positions, prior, Pull(self.PENALTY, prior)))
        new = {table: {name: next(weights) for name in rows} for table, rows in names.items()}
        for name in FEATURES:
            print(f"{name:15} early {new['early'][name]:7.3f}   late {new['late'][name]:7.3f}")
        write_tables(new)


class WithSeth(Kind):
    PENALTY = 0.002  # how strongly the fit is drawn to 0
    FREE = ("even", "crowd")  # speak for nobody by themselves

    def begin(self, chance: random.Random) -> tuple[Game, list[SearchBot], float]:
        members = chance.choice((2, 2, 3, 4, 5))
        game = kemet.new_game(members + 1, chance.getrandbits(40), seth=True, house_rules={"dayLimit": "30"})
        tries = [chance.choice((8, 16, 32)) for _ in range(2)]
        bots = bots_with(chance, [tries[seat > 0] for seat in range(members + 1)])
        return game, bots, chance.choice((0.0, 0.01, 0.03))

    def turn_of(self, s: State) -> int:
        return min(s.active, 1) if s.day else -1

    def features(self, s: State) -> list[list[float]]:
        width = len(weights_for(s.table, progress(s)))
        return [[round(column[1], 3) for column in unit_scores(s, width, width - len(SETH_FEATURES))]]

    def position(self, moment: Moment) -> Position:
        terms = [(number, value) for number, value in enumerate(moment["features"][0]) if value]
        return Position([terms, []], int(moment["winner"] == 0))

    def fit(self, positions: list[Position]) -> None:
        prior = [printed_weights()["seth"][name] for name in SETH_FEATURES]
        one_sided = frozenset(number for number, name in enumerate(SETH_FEATURES) if name not in self.FREE)
        weights = fitted(positions, prior, Pull(self.PENALTY, [0.0] * len(prior), one_sided))
        for name, old, weight in zip(SETH_FEATURES, prior, weights, strict=True):
            print(f"{name:18} {old:7.3f}   now {weight:7.3f}")
        write_tables({"seth": dict(zip(SETH_FEATURES, weights, strict=True))})


KINDS: dict[str, Kind] = {"base": Base(), "seth": WithSeth()}


def collect(kind: Kind, games: int, path: Path) -> None:
    """Append the moments of this number of games to a file, a line of JSON each."""
    chance = random.Random()
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            for moment in kind.play_game(chance):
                file.write(json.dumps(moment, separators=(",", ":")) + "\n")
            file.flush()
            if number % 50 == 49:
                print(f"{number + 1} games", flush=True)


def read_positions(kind: Kind, paths: list[Path]) -> list[Position]:
    lines = chain.from_iterable(path.open(encoding="utf-8") for path in paths)
    return [kind.position(json.loads(line)) for line in lines]


def main(given: list[str]) -> None:
    match given:
        case ["collect", kind, games, file] if kind in KINDS:
            collect(KINDS[kind], int(games), Path(file))
        case ["fit", kind, *files] if kind in KINDS and files:
            KINDS[kind].fit(read_positions(KINDS[kind], [Path(name) for name in files]))
        case _:
            sys.exit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
