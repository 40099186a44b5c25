"""A battle and its two forces. In the base game one seat is a force; in Seth several members may fight together."""

from __future__ import annotations

from typing import Final, final

from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import one_bit
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.powers import NO_POWERS, Powers

# Stages of a force while cards are chosen.
PICKING: Final = 0
WAITING: Final = 1  # sees the enemy's card first (Prescience)
COMMITTING: Final = 2  # has chosen its battle cards, may add divine ones
LOCKED: Final = 3

# The winner of a battle.
ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1


@final
@mypyc_attr(acyclic=True)
class Force:
    """One side of a battle: who takes part, who fights for it, what it has chosen and what it comes to."""

    __slots__ = (
        "fighter",
        "seats",
        "owners",
        "stage",
        "played",
        "discarded",
        "divine",
        "strength",
        "damage",
        "protection",
        "lost",
        "wound",
        "objects",
        "object_powers",
        "skills",
        "skill_powers",
        "own_lost",
        "swaps",
        "lost_priests",
        "survivors",
        "left",
        "both_seen",
    )

    def __init__(self, fighter: i64) -> None:
        self.fighter = fighter  # the seat that plays the cards
        self.seats: i64 = one_bit(fighter)  # bit set of the seats taking part
        self.owners: i64 = 15 << 4 * fighter  # the same as a mask over packed troops
        self.stage: i64 = PICKING
        self.played: i64 = NOWHERE  # battle card
        self.discarded: i64 = NOWHERE
        self.divine: i64 = 0  # bit set of divine cards committed; they stay in the hand until the reveal
        self.strength: i64 = 0
        self.damage: i64 = 0
        self.protection: i64 = 0
        self.lost: i64 = 0
        self.wound: i64 = 0  # cards discarded for Divine Wound
        # --- Ta-Seti
        self.objects: i64 = 0  # four bits of count per path token used in this battle
        self.object_powers: Powers = NO_POWERS
        self.skills: i64 = 0  # of the troop, fixed when the battle starts (T3-UNIT-05)
        self.skill_powers: Powers = NO_POWERS
        self.own_lost: i64 = 0  # units lost to the own battle card
        self.swaps: i64 = 0  # Tactical Choice cards still to decide
        self.lost_priests: i64 = 0
        self.survivors: i64 = 0  # units left before the own battle card took its toll
        self.left: i64 = 0  # units left after all losses
        self.both_seen: bool = False  # the cards were swapped, so both are known to all

    def copy(self) -> Force:
        twin = Force(self.fighter)
        twin.seats = self.seats
        twin.owners = self.owners
        twin.stage = self.stage
        twin.played = self.played
        twin.discarded = self.discarded
        twin.divine = self.divine
        twin.strength = self.strength
        twin.damage = self.damage
        twin.protection = self.protection
        twin.lost = self.lost
        twin.wound = self.wound
        twin.objects = self.objects
        twin.object_powers = self.object_powers
        twin.skills = self.skills
        twin.skill_powers = self.skill_powers
        twin.own_lost = self.own_lost
        twin.swaps = self.swaps
        twin.lost_priests = self.lost_priests
        twin.survivors = self.survivors
        twin.left = self.left
        twin.both_seen = self.both_seen
        return twin


@final
@mypyc_attr(acyclic=True)
class Battle:
    """Two forces on one space."""

    __slots__ = (
        "space",
        "attacker",
        "defender",
        "by_move",
        "result",
        "masked",
    )

    def __init__(self, space: i64, attacker: Force, defender: Force, by_move: bool) -> None:
        self.space = space
        self.attacker = attacker
        self.defender = defender
        self.by_move = by_move  # the attacker entered by a Move; otherwise by placing units
        self.result: i64 = NOWHERE  # ATTACKER_WINS or DEFENDER_WINS once it is known
        self.masked: bool = False  # only units and battle cards count (T3-OBJ-MASK)

    def copy(self) -> Battle:
        twin = Battle(self.space, self.attacker.copy(), self.defender.copy(), self.by_move)
        twin.result = self.result
        twin.masked = self.masked
        return twin

    def force_of(self, seat: i64) -> Force:
        """The force this seat takes part in; a seat of neither counts as the defender's."""
        if self.attacker.seats >> seat & 1:
            return self.attacker
        return self.defender

    def enemy_of(self, force: Force) -> Force:
        return self.defender if force is self.attacker else self.attacker

    def winner(self) -> Force:
        return self.attacker if self.result == ATTACKER_WINS else self.defender

    def loser(self) -> Force:
        return self.defender if self.result == ATTACKER_WINS else self.attacker
