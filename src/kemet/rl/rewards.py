"""What a moment is worth to each seat. A step is rewarded with the change it makes, so rewards add up to the result."""

from __future__ import annotations

from collections.abc import Callable

from kemet.engine.board.points import total_points
from kemet.engine.seth.victory import alliance_points
from kemet.engine.state.codes import OVER, SETH
from kemet.engine.state.state import State

#: From a moment to one number per seat.
Worth = Callable[[State], list[float]]


def win_or_lose(s: State) -> list[float]:
    """1 for the winner, -1 shared by all others; nothing before the end. With Seth the members share what they get."""
    players = int(s.table.players)
    if s.phase != OVER:
        return [0.0] * players
    share = 1.0 / (players - 1)
    if not s.table.with_seth:
        return [1.0 if seat == s.winner else -share for seat in range(players)]
    seths = 1.0 if s.winner == SETH else -1.0
    return [seths] + [-seths * share] * (players - 1)


def lead(s: State) -> list[float]:
    """How far each seat is ahead of the others' mean, in victory points; it adds up to 0 at every moment.

    With Seth the lead of one side over the other, which the members share.
    """
    players = int(s.table.players)
    if s.table.with_seth:
        ahead = float(s.seats[SETH].vp_battle - alliance_points(s))
        return [ahead] + [-ahead / (players - 1)] * (players - 1)
    points = [float(total_points(s, seat)) for seat in range(players)]
    mean = sum(points) / players
    return [(own - mean) * players / (players - 1) for own in points]
