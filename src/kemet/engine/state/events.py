"""What happened, as tuples of integers: (kind, audience, values ...). The audience is a bit set of seats, or all."""

from __future__ import annotations

from typing import Final

from kemet.engine.native import i64
from kemet.engine.state.state import State

ALL: Final = -1

# Where victory points come from.
SOURCE_BATTLE: Final = 18
SOURCE_TILE: Final = 19
SOURCE_CREATURE: Final = 20
SOURCE_TEMPLES: Final = 21
SOURCE_SANCTUARY: Final = 22
SOURCE_PATH: Final = 100
SOURCE_DAGGER: Final = 101

# Where prayer, units and cards come from or go to: a family, and above ten bits the number of one of its kind.
BY_NIGHT: Final = 1
BY_PRAYING: Final = 2
BY_RECALL: Final = 3
BY_ROAD: Final = 4
BY_BATTLE: Final = 5
BY_SETUP: Final = 6
BY_RECRUITING: Final = 7
BY_STRIKE: Final = 8  # an action of Seth destroys units
BY_INVOKING: Final = 9  # an action of Seth draws cards
BY_TILE: Final = 16
BY_CARD: Final = 17  # a divine card
BY_CREATURE: Final = 18
BY_TOKEN: Final = 19  # an object or a skill of the path
BY_POWER: Final = 20  # a power token of the alliance
BY_SPACE: Final = 21
BY_CREATURE_CARD: Final = 22
BY_BATTLE_CARD: Final = 23
ORIGIN_BITS: Final = 20
FAMILY_BITS: Final = 5

EV_CITY: Final = 0  # seat, city
EV_PYRAMID: Final = 1  # seat, space, colour, level
EV_UNITS: Final = 2  # seat, space, units
EV_NIGHT: Final = 3  # day that ended
EV_DAY: Final = 4  # day that begins
EV_ORDER: Final = 5  # seats, first to last
EV_PRAYER: Final = 6  # seat, gained, total, origins (three to a number), more origins
EV_DRAWN: Final = 7  # seat, origin (all see that a card was drawn)
EV_DREW: Final = 8  # seat, card (the seat itself sees which)
EV_TURN: Final = 9  # seat, round
EV_TOKEN: Final = 10  # seat, token (0 regular, 1 silver, 2 gold), action space or action
EV_RAISED: Final = 11  # seat, space, colour, level, price
EV_BOUGHT: Final = 12  # seat, tile, price
EV_PLACED: Final = 13  # seat, space, price, origin
EV_CREATURE: Final = 14  # seat, creature, space (-1: reserve)
EV_STEP: Final = 15  # seat, from, to, units, creature (-1: none)
EV_TELEPORT: Final = 16  # seat, from, to, units, creature (-1: none), price, payer, units by owner (Seth)
EV_CARD: Final = 17  # seat, card, space (-1: none), price
EV_VETOED: Final = 18  # seat whose card has no effect, card
EV_ESCAPED: Final = 19  # seat, from, to, units, creature (-1: none), units by owner (Seth)
EV_DESTROYED: Final = 20  # seat of the units, space, units, origin
EV_BATTLE: Final = 21  # attacker, defender, space
EV_CALLED_OFF: Final = 22  # attacker, defender, space
EV_SHOWN: Final = 23  # seat, battle card (Prescience; its owner sees it)
EV_REVEALED: Final = 24  # seat, battle card, strength, damage, protection (totals so far)
EV_COMMITTED: Final = 25  # seat, card, price
EV_WOUND: Final = 26  # seat, number of cards discarded for Divine Wound
EV_RESULT: Final = 27  # winner, loser, both strengths, both losses, attacker, both losses by owner (Seth)
EV_POINT: Final = 28  # seat, source field, amount, temples held, origin
EV_RECALLED: Final = 29  # seat, space, units
EV_RETREATED: Final = 30  # seat, from, to, units, creature (-1: none), units by owner (Seth)
EV_STAYED: Final = 31  # seat, space
EV_REFILL: Final = 32  # seat takes its battle cards back
EV_SACRIFICED: Final = 33  # seat, space, units
EV_SWAPPED: Final = 34  # seat, special card taken
EV_REMOVED: Final = 35  # seat, card removed (the seat itself sees which)
EV_OVER: Final = 36  # winner, reason
EV_DECLINED: Final = 37  # seat, action
EV_SAW: Final = 38  # seat, card looked at with Vision
EV_RESHUFFLED: Final = 39  # the discards are the new deck
EV_LOST_PRAYER: Final = 40  # seat, lost, total, origin
EV_TURN_END: Final = 41  # seat
EV_RECOVERED: Final = 43  # seat took a card from the discards
EV_SEALED: Final = 44  # seat, tile, its owner
EV_USED: Final = 45  # seat, path token
EV_TRIP: Final = 46  # seat, from (stop, -1: path reserve), to
EV_TOOK: Final = 47  # seat, path token (-1: the path victory point)
EV_PRIEST: Final = 48  # seat, space (-1: unit reserve) a priest joins the units
EV_PRIEST_BACK: Final = 49  # seat, space
EV_TEMPORARY: Final = 50  # seat, temporary token
EV_REFILLED: Final = 51  # stop, path token (-1: a victory point)
EV_BID: Final = 52  # seat, battle card
EV_SPENT: Final = 58  # seat, dawn tokens spent, value of the bid
EV_SPOT: Final = 53  # seat, place
EV_DAWN_TOKEN: Final = 54  # seat
EV_LAST_DAY: Final = 55  # seat that found it so
EV_CARDS_SWAPPED: Final = 56  # seat, battle card that counts now, strength, damage, protection (totals so far)
EV_MASKED: Final = 57  # seat
EV_FEE: Final = 59  # seat, space, fee paid for entering
# --- Seth
EV_STEP_OF_DAY: Final = 60  # step of the track, its kind (0 Seth, 1 alliance, 2 eclipse), tokens
EV_SETH_TOKEN: Final = 61  # kind of token (see state/seth.py), space of Seth's board, member hit (-1: nobody)
EV_PROPOSED: Final = 62  # seat, what (see seth/share.py), shares by seat, space
EV_CONSENT: Final = 63  # seat, 1 yes or 0 no
EV_FIGHTER: Final = 64  # seat that fights, space
EV_TEMPLE: Final = 65  # space, level, units given by owner
EV_POWER: Final = 66  # power token that is active now
EV_CEREMONY: Final = 67  # prayer paid by seat
EV_CAPTURED: Final = 68  # holder, first owner, space
EV_STOLEN: Final = 69  # thief, victim, origin (all see that a card was taken)
EV_STOLE: Final = 70  # thief, card (thief and victim see which)
EV_CREATURE_CARD: Final = 71  # creature card, space struck (-1: it leaves the game)
EV_CORRUPTED: Final = 72  # member, space of the troop
EV_LATER: Final = 73  # seat
EV_ALLIANCE_TILE: Final = 74  # tile on the Osiris board
EV_FIRST: Final = 75  # space of the battle resolved first
EV_GAVE: Final = 76  # seat, other, prayer points
EV_COMMON_TOKEN: Final = 77  # seat, 0 grey or 1 gold, action space or action
EV_FIZZLED: Final = 78  # seat, card that could not be paid
EV_DAY_ENDS: Final = 79  # day
EV_HELD: Final = 80  # seat, space, points that come (1) or go (-1) with it, 1 for a pyramid
EV_NEXT_BATTLE: Final = 81  # space of the other battle of an invasion, resolved now
EV_DISCARDED: Final = 42  # seat, battle card (house rule battleDiscardFaceUp)


def emit(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
    """Everybody sees this."""
    if s.log is not None:
        s.log.append((kind, ALL, a, b, c, d, e, f))


def emit_to(s: State, kind: i64, seat: i64, a: i64 = 0) -> None:
    """Only this seat sees this."""
    if s.log is not None:
        s.log.append((kind, 1 << seat, seat, a, 0, 0, 0, 0))


def tell_order(s: State) -> None:
    """The new turn order, three bits a place."""
    if s.log is not None:
        packed: i64 = 0
        for place in range(len(s.order)):
            packed |= s.order[place] << 3 * place
        emit(s, EV_ORDER, packed)
