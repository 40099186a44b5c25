"""Choices: every one is a number, a base from this list plus small parameters (`verbs.py` says which).

The bases are fixed, so the same number means the same choice in every game; a mask over `CHOICES` covers them all.
"""

from __future__ import annotations

from typing import Final, final

from kemet.engine.native import i64, mypyc_attr, vec

PASS: Final = 0
DONE: Final = 1
END: Final = 2
YES: Final = 3
RECALL: Final = 4
RETREAT: Final = 5
STAY: Final = 6
REINFORCE: Final = 7
CITY: Final = 8
PYRAMID: Final = 16
COUNT: Final = 24
SEAT_AT: Final = 32
TOKEN: Final = 40
SILVER: Final = 52
UNIT: Final = 64  # put one unit there
FROM: Final = 104
STEP: Final = 144
TELEPORT: Final = 184
ESCAPE: Final = 224
RETREAT_TO: Final = 264
FIGHT: Final = 304
GROUP: Final = 344
LIFT: Final = 416  # raise the pyramid that stands there
BUILD: Final = 576  # a new pyramid
CREATURE: Final = 624
BUY_TILE: Final = 688
BATTLE: Final = 784
REMOVE: Final = 928
ADD: Final = 940  # commit a battle card
WOUND: Final = 980  # discard it for Divine Wound
KEEP: Final = 1020  # keep it of those seen
CARD: Final = 1060  # play it
CARD_AT: Final = 1100  # play it at a space
GOLD: Final = 2700
SPEND: Final = 2710
SPOT: Final = 2780
TRIP: Final = 2800
TAKE: Final = 3800
REPLACE: Final = 3810
SEND_BACK: Final = 3890
PRIEST: Final = 3930  # put one priest of the unit reserve there
LOSE: Final = 3970
KILL: Final = 3980
USE: Final = 4020
SEAL: Final = 4050
RECOVER: Final = 4630
CREATURE_AT: Final = 4700  # with a troop outside the city (house rule)
# --- Seth
PAIR: Final = 5300  # as BATTLE, where two sets of battle cards are in play
PAIR_REMOVE: Final = 5700
SHARE: Final = 5720  # of one seat, units or prayer points
REGROUP: Final = 5816  # choose the moving group again, owner by owner
CREATURE_STAYS: Final = 5817
LATER: Final = 5819
BEGIN: Final = 5820
CEREMONY: Final = 5821  # propose it
PROPOSE: Final = 5822  # a split of one's own
VIOLET_TOKEN: Final = 5830
COLOUR_TOKEN: Final = 5854
SETH_SILVER: Final = 5998
CLEAR_TOKEN: Final = 6022
GREY: Final = 6046
COMMON_GOLD: Final = 6058
HIT: Final = 6068
SITE: Final = 6074
FIGHTER: Final = 6114
ATTACK: Final = 6120  # a corrupted troop steps there to fight
TELEPORT_ATTACK: Final = 6160
TROOP: Final = 6200  # the troop that is corrupted or struck
CREATURE_CARD: Final = 6240
STRIKE: Final = 6252  # destroy a unit of this owner
FAITH: Final = 7212
DESTROY: Final = 7308
FIRST: Final = 7348  # of two battles this one comes first
ADD_SECOND: Final = 7388  # commit it to the second battle
POWER: Final = 7428
VICTIM: Final = 7436
CAPTURE: Final = 7442
RIDE: Final = 7450  # it goes with the group
CHOICES: Final = 7466

PAIR_WIDTH: Final = 20
SETH_SPACES: Final = 24
STRIKES: Final = 240  # choices of one kind of card that destroys
GIFTS: Final = 16  # choices of one receiver of a gift

ROOM: Final = 64  # most questions have fewer choices; more room is made when they don't


@final
@mypyc_attr(acyclic=True)
class Choices:
    """The choices of a question while they are being found: one row that is filled again and again."""

    __slots__ = ("codes", "count", "room")

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.room: i64 = ROOM

    def add(self, code: i64) -> None:
        at = self.count
        if at == self.room:
            self._make_room()
        self.codes[at] = code
        self.count = at + 1

    def add_all(self, codes: vec[i64]) -> None:
        at = self.count
        while at + len(codes) > self.room:
            self._make_room()
        row = self.codes
        for code in codes:
            row[at] = code
            at += 1
        self.count = at

    def clear(self) -> None:
        """Forget them and keep the room."""
        self.count = 0

    def as_list(self) -> list[int]:
        return list(self.codes[: self.count])

    def _make_room(self) -> None:
        wider = vec[i64]([0] * (2 * self.room))
        for place in range(self.count):
            wider[place] = self.codes[place]
        self.codes = wider
        self.room = 2 * self.room
