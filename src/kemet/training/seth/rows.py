"""Games with Seth as rows of numbers: what the net reads wherever a turn begins, the judge's score there, who won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kemet.bots.judging import Judge, progress
from kemet.bots.learned.seth.layout import seth_names, seth_places
from kemet.bots.learned.seth.reading import SethReader
from kemet.bots.weights import weights_for
from kemet.engine.flow import play
from kemet.engine.state.codes import SETH
from kemet.game.game import Game
from kemet.training.columns import Columns, Real, replay
from kemet.training.selfplay import Played, begins_turn
from kemet.training.seth.selfplay import seth_table

Short = NDArray[np.int16]


@dataclass(frozen=True)
class SethRows(Columns):
    """Positions with one number of members. A score above zero speaks for the alliance; chances are its chances."""

    features: Short  # [position][place]
    won: Real  # 1 where the alliance won in the end

    def ends(self) -> Real:
        return self.won.copy()

    def chances(self) -> Real:
        return logistic(self.judged)

    def losses(self, chances: Real) -> Real:
        return np.asarray(-np.log(np.maximum(np.where(self.won > 0, chances, 1 - chances), 1e-9)))


def logistic(scores: Real) -> Real:
    return np.asarray(1 / (1 + np.exp(-np.clip(scores, -12, 12))), scores.dtype)


def seth_rows_of(played: Played) -> SethRows:
    """Replay one game."""
    game = Game(seth_table(played.players, played.modules, played.seed))
    s = game.state
    judge = Judge(weights_for(s.table, progress(s)))
    reader = SethReader(seth_places(s.table), len(seth_names()))
    found: list[Short] = []
    judged: list[float] = []
    days = []
    turn_of = -1
    for seat, code in played.choices:
        if begins_turn(s, turn_of):
            turn_of = s.active
            judged.append(judge.seth.score(s))
            reader.read(s, judge.seth)
            row = np.zeros(len(seth_names()), np.int16)
            at = list(reader.at[: reader.count])
            row[at] = [reader.values[place] for place in at]
            found.append(row)
            days.append(s.day)
        play(s, seat, code)
    count = len(found)
    return SethRows(
        judged=np.array(judged, np.float32),
        game=np.full(count, played.number, np.int64),
        day=np.array(days, np.int64),
        features=np.stack(found),
        won=np.full(count, s.winner != SETH, np.float32),
    )


def read_seth_rows(games: Iterable[Played], jobs: int = 1) -> dict[int, SethRows]:
    """All games, by their number of members."""
    played = list(games)
    parts: dict[int, list[SethRows]] = defaultdict(list)
    for game, rows in zip(played, replay(seth_rows_of, played, jobs), strict=True):
        parts[game.players - 1].append(rows)
    return {members: SethRows.joined(some) for members, some in sorted(parts.items())}
