"""What a moment is worth to each seat. A step is rewarded with the change it makes, so rewards add up to the result."""

from __future__ import annotations

from collections.abc import Callable

from kemet.engine.board.points import total_points
from kemet.engine.seth.victory import alliance_points
from kemet.engine.state.codes import OVER, SETH
from kemet.engine.state.state import State
from kemet.errors import KemetError

#: From a moment to one number per seat.
Worth = Callable[[State], list[float]]


def worth_of(reward: Worth, s: State) -> list[float]:
    """What the moment is worth to each seat; a function that does not say so for every seat is refused."""
    told = reward(s)
    try:
        worth = [float(each) for each in told]
    except (TypeError, ValueError):
        worth = []
    if len(worth) != s.table.players:
        raise KemetError(f"a reward function gives a number for each of {s.table.players} seats, not {told!r:.80}")
    return worth


def require_function(reward: Worth) -> None:
    if not callable(reward):
        raise KemetError(f"a reward is a function from a moment to a number for each seat, not {reward!r:.80}")


def win_or_lose(s: State) -> list[float]:
    """1 for the side that won and -1 for all others, shared by their seats; nothing before the end."""
    players = int(s.table.players)
    if s.phase != OVER:
        return [0.0] * players
    side = s.table.side
    won = [side[seat] == side[s.winner] for seat in range(players)]
    winners = sum(won)
    return [1.0 / winners if each else -1.0 / (players - winners) for each in won]


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
