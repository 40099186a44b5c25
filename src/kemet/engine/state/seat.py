"""A player's own things."""

from __future__ import annotations

from typing import final

from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.codes import NO_TOKEN, NOWHERE
from kemet.engine.state.powers import NO_POWERS, Powers


@final
@mypyc_attr(acyclic=True)
class Seat:
    """Everything beside the board. Sets of tiles may grow beyond 63, so they are plain integers."""

    __slots__ = (
        "barred",
        "battle_hand",
        "battle_set",
        "city",
        "creatures",
        "dawn_tokens",
        "gold",
        "hand",
        "known",
        "last_special",
        "objects",
        "placed",
        "powers",
        "prayer",
        "priests",
        "priests_reserve",
        "proven",
        "proven_before",
        "removed",
        "reserve",
        "sealed",
        "shown",
        "silver",
        "skill_powers",
        "skills",
        "tiles",
        "tokens",
        "vp_battle",
        "vp_creature",
        "vp_dagger",
        "vp_path",
        "vp_sanctuary",
        "vp_temples",
        "vp_tile",
    )

    def __init__(self) -> None:
        self.prayer: i64 = 0
        self.reserve: i64 = 0  # units in reserve, priests included
        self.city: i64 = NOWHERE
        # --- action tokens
        self.tokens: i64 = 0  # regular tokens still in hand
        self.placed: i64 = 0  # bit set of action spaces that hold a token
        self.silver: i64 = NO_TOKEN
        self.gold: i64 = NO_TOKEN
        # --- tiles
        self.tiles: int = 0  # bit set of tiles owned
        self.barred: int = 0  # bit set of tiles of a name already owned (B-BUY-04)
        self.sealed: int = 0  # bit set of tiles without effect (T3-SEAL-02)
        self.powers: Powers = NO_POWERS  # of the tiles at work
        # --- divine intervention cards
        self.hand: i64 = 0  # bit set of cards held
        self.known: i64 = 0  # bit set of discarded cards this seat knows to be there
        # --- battle cards
        self.battle_hand: i64 = 0
        self.battle_set: i64 = 0  # the cards that belong to the seat (one may be removed)
        self.shown: i64 = 0  # shown to all since the last refill
        self.removed: i64 = 0  # taken out of the game in secret
        self.proven: i64 = 0  # shown since the last removal: they cannot be the removed one
        self.proven_before: i64 = 0  # shown between the first removal and the second
        self.last_special: i64 = 0  # the special card that came in last, as a bit
        # --- creatures and victory points
        self.creatures: i64 = 0  # bit set of creatures in reserve
        self.vp_battle: i64 = 0
        self.vp_tile: i64 = 0
        self.vp_creature: i64 = 0
        self.vp_temples: i64 = 0
        self.vp_sanctuary: i64 = 0
        # --- Ta-Seti
        self.vp_path: i64 = 0
        self.vp_dagger: i64 = 0  # may be negative
        self.dawn_tokens: i64 = 0  # any number, for any time (T2-DAWN-05)
        self.priests: i64 = 0  # in the path reserve
        self.priests_reserve: i64 = 0  # in the unit reserve
        self.objects: i64 = 0  # four bits of count per path token; there is no limit (T3-OBJ-06)
        self.skills: i64 = 0  # bit set of path tokens
        self.skill_powers: Powers = NO_POWERS

    def copy(self) -> Seat:
        twin = Seat()
        twin.prayer = self.prayer
        twin.reserve = self.reserve
        twin.city = self.city
        twin.tokens = self.tokens
        twin.placed = self.placed
        twin.silver = self.silver
        twin.gold = self.gold
        twin.tiles = self.tiles
        twin.barred = self.barred
        twin.sealed = self.sealed
        twin.powers = self.powers
        twin.hand = self.hand
        twin.known = self.known
        twin.battle_hand = self.battle_hand
        twin.battle_set = self.battle_set
        twin.shown = self.shown
        twin.removed = self.removed
        twin.proven = self.proven
        twin.proven_before = self.proven_before
        twin.last_special = self.last_special
        twin.creatures = self.creatures
        twin.vp_battle = self.vp_battle
        twin.vp_tile = self.vp_tile
        twin.vp_creature = self.vp_creature
        twin.vp_temples = self.vp_temples
        twin.vp_sanctuary = self.vp_sanctuary
        twin.vp_path = self.vp_path
        twin.vp_dagger = self.vp_dagger
        twin.dawn_tokens = self.dawn_tokens
        twin.priests = self.priests
        twin.priests_reserve = self.priests_reserve
        twin.objects = self.objects
        twin.skills = self.skills
        twin.skill_powers = self.skill_powers
        return twin

    def working_tiles(self) -> int:
        return self.tiles & ~self.sealed
