"""Choices: every one is a number, a base from this list plus small parameters.

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
CITY: Final = 8  # + city
PYRAMID: Final = 16  # + colour * 2 + level - 1
COUNT: Final = 24  # + number of units
SEAT_AT: Final = 32  # + seat
TOKEN: Final = 40  # + action space
SILVER: Final = 52  # + action space
UNIT: Final = 64  # + space: put one unit there
FROM: Final = 104  # + space
STEP: Final = 144  # + space
TELEPORT: Final = 184  # + space
ESCAPE: Final = 224  # + space
RETREAT_TO: Final = 264  # + space
FIGHT: Final = 304  # + space
GROUP: Final = 344  # + units * 8 + priests * 2 + creature
LIFT: Final = 416  # + district space * 4 + level - 1: raise the pyramid that stands there
BUILD: Final = 576  # + (colour * 3 + district) * 4 + level - 1: a new pyramid
CREATURE: Final = 624  # + creature * 4 + district (3: reserve)
BUY_TILE: Final = 688  # + tile
BATTLE: Final = 784  # + played * 12 + discarded
REMOVE: Final = 928  # + battle card
ADD: Final = 940  # + card: commit a battle card
WOUND: Final = 980  # + card: discard it for Divine Wound
KEEP: Final = 1020  # + card: keep it of those seen
CARD: Final = 1060  # + card: play it
CARD_AT: Final = 1100  # + card * MAX_SPACES + space: play it at a space
GOLD: Final = 2700  # + action
SPEND: Final = 2710  # + dawn tokens
SPOT: Final = 2780  # + place in the turn order
TRIP: Final = 2800  # + start * 32 + stop; start 0 is the path reserve, otherwise stop + 1
TAKE: Final = 3800  # + bit set of slots
REPLACE: Final = 3810  # + space * 2 + 1 if a priest is replaced
SEND_BACK: Final = 3890  # + space
PRIEST: Final = 3930  # + space: put one priest of the unit reserve there
LOSE: Final = 3970  # + priests among the units lost
KILL: Final = 3980  # + space
USE: Final = 4020  # + path token
SEAL: Final = 4050  # + tile * 6 + owner
RECOVER: Final = 4630  # + card
CREATURE_AT: Final = 4700  # + creature * MAX_SPACES + space: with a troop outside the city (house rule)
# --- Seth
PAIR: Final = 5300  # + played * PAIR_WIDTH + discarded: as BATTLE, where two sets of battle cards are in play
PAIR_REMOVE: Final = 5700  # + battle card
SHARE: Final = 5720  # + seat * 16 + amount: so many of this seat's units or prayer points
REGROUP: Final = 5816  # choose the moving group anew, owner by owner
CREATURE_STAYS: Final = 5817
LATER: Final = 5819
BEGIN: Final = 5820
CEREMONY: Final = 5821  # propose it
PROPOSE: Final = 5822  # a split of one's own
VIOLET_TOKEN: Final = 5830  # + space of Seth's board
COLOUR_TOKEN: Final = 5854  # + member * SETH_SPACES + space
SETH_SILVER: Final = 5998  # + space
CLEAR_TOKEN: Final = 6022  # + space
GREY: Final = 6046  # + action space
COMMON_GOLD: Final = 6058  # + action
HIT: Final = 6068  # + member hit by the clear token
SITE: Final = 6074  # + space of a sacred temple
FIGHTER: Final = 6114  # + seat
ATTACK: Final = 6120  # + space: a corrupted troop steps there to fight
TELEPORT_ATTACK: Final = 6160  # + space
TROOP: Final = 6200  # + space: the troop that is corrupted or struck
CREATURE_CARD: Final = 6240  # + creature card
STRIKE: Final = 6252  # + number of the kind * 240 + space * 6 + owner: destroy a unit of this owner
FAITH: Final = 7212  # + member * 16 + prayer points
DESTROY: Final = 7308  # + space
FIRST: Final = 7348  # + space: of two battles this one comes first
ADD_SECOND: Final = 7388  # + card: commit it to the second battle
POWER: Final = 7428  # + power token
VICTIM: Final = 7436  # + seat
CAPTURE: Final = 7442  # + owner
RIDE: Final = 7450  # + creature: it goes with the group
CHOICES: Final = 7466

PAIR_WIDTH: Final = 20
SETH_SPACES: Final = 24
STRIKES: Final = 240  # choices of one kind of card that destroys

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
