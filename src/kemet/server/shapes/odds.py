"""The odds of a battle for the seat that asks: `kemet.bots.odds`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kemet.server.shapes.sayings import Shape


class Outcome(Shape):
    """What to expect: chances from 0 to 1, losses and points as averages."""

    win: float
    survive: float
    point: float
    own_losses: float
    enemy_losses: float
    own_points: float
    enemy_points: float


class CardOdds(Outcome):
    """What to expect of one own battle card, and how often the equilibrium plays it."""

    card: str
    mix: float


class EnemyCard(Shape):
    card: str
    chance: float
    mix: float


class Odds(Shape):
    seat: int
    enemy: int
    space: str
    role: Literal["attacker", "defender"]
    divine: Literal["none", "all"]
    called_off: bool = Field(description="one side is gone before cards are chosen: no battle and no point")
    sees_first: Literal["nobody", "seat", "enemy"]
    own_units: int
    enemy_units: int
    cards: list[CardOdds] = Field(description="best chance to win first")
    enemy_cards: list[EnemyCard]
    expected: Outcome = Field(description="against a card that is equally likely to be any")
    equilibrium: Outcome
    best: str
