"""Games as rows of numbers: what the net reads wherever a turn begins, what the judge says there, and who won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kemet.bots.judging import Judge, progress
from kemet.bots.learned.layout import calendar_names, names, places_of
from kemet.bots.learned.net import DAYS, LAST_DAY_AT, PHASE_AT, ROUND_AT, ROUNDS
from kemet.bots.learned.reading import Reader
from kemet.bots.weights import weights_for
from kemet.engine.flow import play
from kemet.engine.state.state import State
from kemet.training.columns import Columns, Real, Whole, replay
from kemet.training.selfplay import Choices, Played, begins_turn

Small = NDArray[np.int8]
MAX_SMALL = 127  # what fits into a small number


@dataclass(frozen=True)
class Rows(Columns):
    """Positions of games with one number of players. What is judged and what it is worth: [position][seat]."""

    features: Small  # [position][seat][place]
    calendar: Small  # [position][place]
    winner: Whole

    def ends(self) -> Real:
        return np.eye(self.features.shape[1], dtype=np.float32)[self.winner]

    def chances(self) -> Real:
        return softmax(self.judged)

    def losses(self, chances: Real) -> Real:
        return -np.log(np.maximum(chances[np.arange(len(self)), self.winner], 1e-9))


def softmax(scores: Real) -> Real:
    raised = np.exp(scores - scores.max(1, keepdims=True))
    shares: Real = raised / raised.sum(1, keepdims=True)
    return shares


def rows_of(played: Played) -> Rows:
    """Replay one game."""
    return rows_from(played.beginning().state, played.choices, -1, played.number)


def rows_from(s: State, choices: Choices, turn_of: int, number: int) -> Rows:
    """Replay a game from this moment to its end; `turn_of` is whose turn was the last before it."""
    reader = Reader(places_of(s.table))
    found: list[tuple[Small, Small, list[float]]] = []
    days = []
    for seat, code in choices:
        if begins_turn(s, turn_of):
            turn_of = s.active
            found.append(_position(s, reader))
            days.append(s.day)
        play(s, seat, code)
    count = len(found)
    return Rows(
        judged=np.array([judged for _, _, judged in found], np.float32),
        game=np.full(count, number, np.int64),
        day=np.array(days, np.int64),
        features=np.stack([features for features, _, _ in found]),
        calendar=np.stack([calendar for _, calendar, _ in found]),
        winner=np.full(count, s.winner, np.int64),
    )


def _position(s: State, reader: Reader) -> tuple[Small, Small, list[float]]:
    players = s.table.players
    judge = Judge(weights_for(s.table, progress(s)))
    judged = list(judge.scores(s)[:players])
    features = np.zeros((players, len(names())), np.int8)
    for seat in range(players):
        reader.read(s, seat, judge.strikers[seat], judge.dangers)
        count = reader.count
        features[seat, list(reader.at[:count])] = np.clip(list(reader.values[:count]), -MAX_SMALL, MAX_SMALL)
    calendar = np.zeros(len(calendar_names()), np.int8)
    common = [f"players {players}", *[f"module {name}" for name in s.table.modules], "always"]
    calendar[[min(s.day, DAYS - 1), ROUND_AT + min(s.round, ROUNDS - 1), PHASE_AT + s.phase]] = 1
    calendar[[calendar_names().index(name) for name in common]] = 1
    calendar[LAST_DAY_AT] = s.last_day
    return features, calendar, judged


def read_rows(games: Iterable[Played], jobs: int = 1) -> dict[int, Rows]:
    """All games, by their number of players."""
    parts: dict[int, list[Rows]] = defaultdict(list)
    for rows in replay(rows_of, games, jobs):
        parts[rows.features.shape[1]].append(rows)
    return {players: Rows.joined(some) for players, some in sorted(parts.items())}
