"""What a set of tiles, skills or objects adds up to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from kemet.engine.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Powers:
    """Sums of modifiers, and abilities as a bit set. It never changes: who gains or loses a power gets another one.

    Rules read them whether their owner likes it or not; only what offers a choice asks them (B-DAY-18).

    The modifiers have the names of `content.records.ALL_MODIFIERS`, so a data file can set each of them.
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
        self.strength_corrupting: i64 = 0
        self.troop_limit: i64 = 0
        self.capture: i64 = 0
        self.drain: i64 = 0
        self.night_theft: i64 = 0
        self.night_pick: i64 = 0

    def plus(self, other: Powers) -> Powers:
        """Both together."""
        if self is NO_POWERS:
            return other
        total = Powers()
        total.abilities = self.abilities | other.abilities
        total.gold_actions = self.gold_actions | other.gold_actions
        total.strength = self.strength + other.strength
        total.strength_attacking = self.strength_attacking + other.strength_attacking
        total.strength_defending = self.strength_defending + other.strength_defending
        total.damage = self.damage + other.damage
        total.protection = self.protection + other.protection
        total.move = self.move + other.move
        total.pray = self.pray + other.pray
        total.tile_price = self.tile_price + other.tile_price
        total.level_price = self.level_price + other.level_price
        total.teleport_price = self.teleport_price + other.teleport_price
        total.payment = self.payment + other.payment
        total.recruit_free = self.recruit_free + other.recruit_free
        total.limit = self.limit + other.limit
        total.initiative = self.initiative + other.initiative
        total.night_prayer = self.night_prayer + other.night_prayer
        total.night_cards = self.night_cards + other.night_cards
        total.night_units = self.night_units + other.night_units
        total.vision = self.vision + other.vision
        total.prayer_per_kill = self.prayer_per_kill + other.prayer_per_kill
        total.prayer_per_win = self.prayer_per_win + other.prayer_per_win
        total.victory_defending = self.victory_defending + other.victory_defending
        total.prayer_per_loss = self.prayer_per_loss + other.prayer_per_loss
        total.prayer_per_entry = self.prayer_per_entry + other.prayer_per_entry
        total.trap = self.trap + other.trap
        total.extra_gain = self.extra_gain + other.extra_gain
        total.cards_per_two_kills = self.cards_per_two_kills + other.cards_per_two_kills
        total.strength_corrupting = self.strength_corrupting + other.strength_corrupting
        total.troop_limit = self.troop_limit + other.troop_limit
        total.capture = self.capture + other.capture
        total.drain = self.drain + other.drain
        total.night_theft = self.night_theft + other.night_theft
        total.night_pick = self.night_pick + other.night_pick
        return total


NO_POWERS: Final = Powers()


def powers_of(modifiers: Mapping[str, int], abilities: int, gold_actions: int) -> Powers:
    """The powers that a record declares."""
    powers = Powers()
    powers.abilities = abilities
    powers.gold_actions = gold_actions
    for name, amount in modifiers.items():
        setattr(powers, name, amount)
    return powers
