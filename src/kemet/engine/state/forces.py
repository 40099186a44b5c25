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

# What started a battle.
ORDINARY: Final = 0
CREATURE_STRIKES: Final = 1  # Seth's creature card, without units (Corrupt a creature)
CORRUPTED: Final = 2  # a troop of the alliance against another (Corrupt a troop)

# A creature card that counts for nothing is kept as this number less its own.
VOID_CARD: Final = -2

# The winner of a battle.
ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1


@final
@mypyc_attr(acyclic=True)
class Force:
    """One side of a battle: who takes part, who fights for it, what it has chosen and what it comes to."""

    __slots__ = (
        "apart",
        "both_seen",
        "creatures",
        "damage",
        "discarded",
        "divine",
        "fighter",
        "figures",
        "left",
        "lost",
        "lost_by",
        "lost_priests",
        "object_powers",
        "objects",
        "own_lost",
        "owners",
        "played",
        "powers",
        "protection",
        "seats",
        "skill_powers",
        "skills",
        "stage",
        "strength",
        "strong",
        "survivors",
        "swaps",
        "troop",
        "violet",
        "wound",
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
        self.own_lost: i64 = 0  # units lost to its own battle card
        self.swaps: i64 = 0  # Tactical Choice cards still to decide
        self.lost_priests: i64 = 0
        self.survivors: i64 = 0  # units left before its own battle card took its toll
        self.left: i64 = 0  # units left after all losses
        self.both_seen: bool = False  # the cards were swapped, so both are known to all, one in a second battle too
        # --- Seth
        self.apart: bool = False  # a corrupted troop: it stands beside the board until the battle is over
        self.troop: i64 = 0  # its units, four bits per owner
        self.creatures: i64 = 0  # its creature, four bits per seat
        self.violet: i64 = 0  # captured figures in it, four bits per holder
        self.powers: Powers = NO_POWERS  # the tiles of all who take part, once per name
        self.strong: i64 = 0  # units by owner when the fighter was named
        self.lost_by: i64 = 0  # units lost to the enemy's damage by owner
        self.figures: i64 = 0  # figures of its own colours lost in the battle, by owner: they can be captured

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
        twin.apart = self.apart
        twin.troop = self.troop
        twin.creatures = self.creatures
        twin.violet = self.violet
        twin.powers = self.powers
        twin.strong = self.strong
        twin.lost_by = self.lost_by
        twin.figures = self.figures
        return twin


@final
@mypyc_attr(acyclic=True)
class Battle:
    """Two forces on one space."""

    __slots__ = (
        "attacker",
        "by_move",
        "card",
        "defender",
        "kind",
        "masked",
        "paired",
        "prepared",
        "result",
        "space",
    )

    def __init__(self, space: i64, attacker: Force, defender: Force, by_move: bool) -> None:
        self.space = space
        self.attacker = attacker
        self.defender = defender
        self.by_move = by_move  # the attacker entered by a Move; otherwise by placing units
        self.result: i64 = NOWHERE  # ATTACKER_WINS or DEFENDER_WINS once it is known
        self.masked: bool = False  # only units and battle cards count (T3-OBJ-MASK)
        # --- Seth
        self.kind: i64 = ORDINARY
        self.card: i64 = NOWHERE  # the creature card that strikes, below -1: one that the Snake makes void
        self.paired: i64 = 0  # of a Furious invasion: 1 the battle of the first group, 2 of the second, 0 alone
        self.prepared: bool = False  # its cards lie ready; it waits for the other battle

    def copy(self) -> Battle:
        twin = Battle(self.space, self.attacker.copy(), self.defender.copy(), self.by_move)
        twin.result = self.result
        twin.masked = self.masked
        twin.kind = self.kind
        twin.card = self.card
        twin.paired = self.paired
        twin.prepared = self.prepared
        return twin

    def card_shown(self) -> i64:
        """The creature card that lies there, void or not, or -1."""
        return self.card if self.card >= NOWHERE else VOID_CARD - self.card

    def force_of(self, seat: i64) -> Force:
        """The force this seat fights for or takes part in; a seat of neither counts as the defender's."""
        if self.attacker.fighter == seat:
            return self.attacker
        if self.defender.fighter != seat and self.attacker.seats >> seat & 1:
            return self.attacker
        return self.defender

    def enemy_of(self, force: Force) -> Force:
        return self.defender if force is self.attacker else self.attacker

    def winner(self) -> Force:
        return self.attacker if self.result == ATTACKER_WINS else self.defender

    def loser(self) -> Force:
        return self.defender if self.result == ATTACKER_WINS else self.attacker
