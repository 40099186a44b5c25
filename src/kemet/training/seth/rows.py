"""Games with Seth as rows of numbers: what the net reads wherever a turn begins, the judge's score there, who won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import partial

import numpy as np
from numpy.typing import NDArray

from kemet.bots.judging import Judge, progress
from kemet.bots.learned.seth.layout import seth_names, seth_places
from kemet.bots.learned.seth.reading import SethReader
from kemet.bots.weights import weights_for
from kemet.engine.flow import play
from kemet.engine.state.codes import SETH
from kemet.game.game import Game
from kemet.lab.workers import in_parallel
from kemet.training.selfplay import Played, begins_turn
from kemet.training.seth.selfplay import seth_table

Short = NDArray[np.int16]
Real = NDArray[np.float32]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class SethRows:
    """Positions in the order of play."""

    features: Short  # [position][place]
    judged: Real  # the judge's score: above zero it speaks for the alliance
    won: Real  # 1 where the alliance won in the end
    members: Whole
    game: Whole  # the number of the game

    def __len__(self) -> int:
        return len(self.won)

    def only(self, which: NDArray[np.bool_] | Whole) -> SethRows:
        return SethRows(*[getattr(self, each.name)[which] for each in fields(self)])


def seth_rows_of(played: Played) -> SethRows:
    """Replay one game."""
    game = Game(seth_table(played.players, played.modules, played.seed))
    s = game.state
    judge = Judge(weights_for(s.table, progress(s)))
    reader = SethReader(seth_places(s.table), len(seth_names()))
    found: list[Short] = []
    judged: list[float] = []
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
        play(s, seat, code)
    count = len(found)
    return SethRows(
        np.stack(found),
        np.array(judged, np.float32),
        np.full(count, s.winner != SETH, np.float32),
        np.full(count, played.players - 1, np.int64),
        np.full(count, played.number, np.int64),
    )


def read_seth_rows(games: Iterable[Played], jobs: int = 1) -> SethRows:
    """All games. They are numbered anew, so that several files may be read together."""
    played = list(games)
    parts = sorted(in_parallel(partial(_nth, played), range(len(played)), jobs), key=lambda part: int(part.game[0]))
    return SethRows(*[np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(SethRows)])


def _nth(played: list[Played], number: int) -> SethRows:
    rows = seth_rows_of(played[number])
    rows.game[:] = number
    return rows
