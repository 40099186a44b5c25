"""Games as data to learn from: every real choice with what the seat knew, what it could choose, and how it ended.

A shard is a run of games; it depends on the plan and its number alone, so shards can be made anywhere, in any order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count
from typing import Any

from kemet.bots import Seat
from kemet.engine.state.choices import Choices
from kemet.game.game import Game
from kemet.lab.matches import play_bots, seat_bots
from kemet.lab.simulate import Plan
from kemet.lab.verdicts import places_of, verdict
from kemet.rl.actions import ActionSpace
from kemet.rl.games import observe
from kemet.rl.layout import Layout
from kemet.rl.numbering import numbers_of
from kemet.rl.writing import blank
from kemet.telling.notation import write
from kemet.telling.view import points_of

SHARD = 32  # games; large enough for a good file, small enough to lose
Row = dict[str, Any]  # the columns of a Parquet file by name


@dataclass(frozen=True)
class DatasetPlan:
    """Which games, and how rows tell what the seat knew: the view as JSON, the numbers of `kemet.rl`, both or none."""

    plan: Plan
    views: bool = True
    numbers: bool = False

    def check(self) -> None:
        self.plan.check()

    @property
    def shards(self) -> int:
        return -(-self.plan.games // SHARD)

    def games_of(self, shard: int) -> range:
        """The numbers of a shard's games, from 1."""
        return range(shard * SHARD + 1, min((shard + 1) * SHARD, self.plan.games) + 1)

    def meaning(self) -> tuple[Layout, ActionSpace]:
        """Of the numbers: where an observation has what, and which action is which."""
        return numbers_of(self.plan.setup(self.plan.seed).table)

    def as_data(self) -> dict[str, object]:
        return {**asdict(self.plan), "views": self.views, "numbers": self.numbers}


@dataclass(frozen=True)
class Shard:
    """The rows of some games."""

    number: int
    games: list[Row]
    choices: list[Row]


def make_shard(dataset: DatasetPlan, number: int) -> Shard:
    """Play the games of one shard."""
    games: list[Row] = []
    choices: list[Row] = []
    for game in dataset.games_of(number):
        row, made = play_game(dataset, game)
        games.append(row)
        choices.extend(made)
    return Shard(number, games, choices)


def play_game(dataset: DatasetPlan, number: int) -> tuple[Row, list[Row]]:
    """One game, and a row for each of its choices that had an alternative."""
    plan = dataset.plan
    game = Game(plan.setup(f"{plan.seed}/{number}"))
    order = list(game.state.order)
    made: list[Row] = []
    numbers = count()

    def note(seat: int, code: int) -> None:
        place = next(numbers)
        known = Seat(game, seat)
        if len(known.codes) > 1:
            made.append({"game": number, "number": place, **_choice(dataset, game, known, code)})

    names = plan.seated()
    played = play_bots(game, seat_bots(names, game.setup.seed, plan.seconds), {}, watch=note)
    decided = verdict(game, played.forfeits)
    points = [points_of(game.state, seat)["total"] for seat in range(game.players)]
    places = places_of(points, decided.winner, {*played.forfeits}, plan.seth)
    for row in made:
        seat = row["seat"]
        row |= {"won": places[seat] == 1, "place": places[seat], "points": points[seat]}
    return {
        "game": number,
        "setup": json.dumps(game.setup.as_data(), separators=(",", ":")),
        "bots": list(names),
        "winner": decided.winner,
        "end": decided.end,
        "days": game.state.day,
        "points": points,
        "places": places,
        "order": order,
        "seats": [seat for seat, _ in game.choices],
        "codes": [code for _, code in game.choices],
        "forfeits": sorted(played.forfeits),
        "hash": game.fingerprint(),
    }, made


def _choice(dataset: DatasetPlan, game: Game, known: Seat, code: int) -> Row:
    row: Row = {
        "day": game.state.day,
        "seat": known.number,
        "question": known.question(),
        "legal": known.codes,
        "choice": code,
        "text": write(game.state, known.number, code),
    }
    if dataset.views:
        row["view"] = json.dumps(known.view(), separators=(",", ":"))
    if dataset.numbers:
        row |= _numbers(game, known.number, code)
    return row


def _numbers(game: Game, seat: int, code: int) -> Row:
    """The same moment as bytes: what a net sees and may do, and what was done."""
    layout, actions = numbers_of(game.setup.table)
    row, mask = blank(layout.size), blank(actions.size)
    observe(layout, actions, game.state, seat, Choices(), row, mask)
    return {"observation": bytes(row), "mask": bytes(mask), "action": actions.action(code, seat)}


def missing(dataset: DatasetPlan, there: set[int]) -> Iterator[int]:
    """The shards that are still to be made."""
    return (shard for shard in range(dataset.shards) if shard not in there)
