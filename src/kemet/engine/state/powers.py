"""What a set of tiles, skills or objects adds up to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import final

from kemet.engine.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Powers:
    """Sums of modifiers, and abilities as a bit set. It never changes: who gains or loses a power gets another one.

    The modifiers have the names of `content.records.MODIFIERS`, so a data file can set each of them.
    """

    def __init__(self) -> None:
        self.abilities: i64 = 0
        self.gold_actions: i64 = 0  # bit set of actions the gold token may take
        self.strength: i64 = 0
        self.strength_attacking: i64 = 0
        self.strength_defending: i64 = 0
        self.damage: i64 = 0
        self.protection: i64 = 0
        self.move: i64 = 0
        self.pray: i64 = 0
        self.tile_price: i64 = 0
        self.level_price: i64 = 0
        self.teleport_price: i64 = 0
        self.payment: i64 = 0
        self.recruit_free: i64 = 0
        self.limit: i64 = 0
        self.initiative: i64 = 0
        self.night_prayer: i64 = 0
        self.night_cards: i64 = 0
        self.night_units: i64 = 0
        self.vision: i64 = 0
        self.prayer_per_kill: i64 = 0
        self.prayer_per_win: i64 = 0
        self.victory_defending: i64 = 0
        self.prayer_per_loss: i64 = 0
        self.prayer_per_entry: i64 = 0
        self.trap: i64 = 0
        self.extra_gain: i64 = 0
        self.cards_per_two_kills: i64 = 0


NO_POWERS = Powers()


def sum_of(parts: Iterable[tuple[Mapping[str, int], int, int]]) -> Powers:
    """The powers of several things, each given as its modifiers, its abilities and its gold actions."""
    total = Powers()
    for modifiers, abilities, gold_actions in parts:
        total.abilities |= abilities
        total.gold_actions |= gold_actions
        for name, amount in modifiers.items():
            setattr(total, name, getattr(total, name) + amount)
    return total
