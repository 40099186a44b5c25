"""Who won a game of bots, also when one of them had to give up.

A bot that forfeits has lost. With two players, and with Seth, that decides the game at once: the other side wins. With
more, the seat goes on with the answers that count for silence (B-DECIDE-03), so that the others can finish their game,
and stands last whatever its points; if only one bot is left, it has won.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kemet.engine.state.codes import SETH
from kemet.game import Game
from kemet.view import END_REASONS

FORFEIT = "forfeit"


@dataclass(frozen=True)
class Verdict:
    winner: int
    end: str


def is_decided(game: Game, forfeits: Mapping[int, str]) -> bool:
    """Is there nothing left to play for?"""
    if game.over:
        return True
    return bool(forfeits) and (game.setup.table.with_seth or game.players - len(forfeits) == 1)


def verdict(game: Game, forfeits: Mapping[int, str]) -> Verdict:
    """Of a decided game."""
    if game.setup.table.with_seth and forfeits:
        return Verdict(1 if SETH in forfeits else SETH, FORFEIT)
    if game.winner is not None and game.winner not in forfeits:
        return Verdict(game.winner, END_REASONS[game.state.end_reason])
    left = [seat for seat in game.state.order if seat not in forfeits]
    return Verdict(max(left, key=game.points), FORFEIT)
