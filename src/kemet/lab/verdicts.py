"""Who won a game of bots, also when one of them had to give up.

A bot that forfeits has lost. With two players, and with Seth, that decides the game at once: the other side wins. With
more, the seat goes on with the answers that count for silence (B-DECIDE-03), so that the others can finish their game,
and stands last whatever its points; if only one bot is left, it has won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from kemet.engine.state.codes import SETH
from kemet.game.game import Game
from kemet.telling.view import END_REASONS

FORFEIT = "forfeit"


@dataclass(frozen=True)
class Verdict:
    winner: int
    end: str


def is_decided(game: Game, forfeits: Mapping[int, str]) -> bool:
    """Is there nothing left to play for?"""
    if game.over:
        return True
    side = game.setup.table.side
    return len(set(side) - {side[seat] for seat in forfeits}) == 1  # a side goes with the first who leaves it


def verdict(game: Game, forfeits: Mapping[int, str]) -> Verdict:
    """Of a decided game."""
    if game.setup.table.with_seth and forfeits:
        return Verdict(1 if SETH in forfeits else SETH, FORFEIT)
    if game.winner is not None and game.winner not in forfeits:
        return Verdict(game.winner, END_REASONS[game.state.end_reason])
    left = [seat for seat in game.state.order if seat not in forfeits]
    return Verdict(max(left, key=game.points), FORFEIT)


def places_of(points: Sequence[int], winner: int, given_up: Set[int], seth: bool) -> list[int]:
    """The place of each seat: the winner is first, the others follow by points, equal points share a place; who gave
    up is last. With Seth a side wins and loses together.

    >>> places_of([5, 8, 5, 9], 1, {3}, False)
    [2, 1, 2, 4]
    """
    if seth:
        won = [(seat == SETH) == (winner == SETH) for seat in range(len(points))]
        return [1 if each else 1 + sum(won) for each in won]
    standing = [(seat in given_up, seat != winner, -own if seat != winner else 0) for seat, own in enumerate(points)]
    return [1 + sum(other < own for other in standing) for own in standing]
