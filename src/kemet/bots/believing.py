"""What others' choices tell about their battle cards: players give up the card they will miss least.

A battle card thrown away face down (B-BATTLE-07) or removed in secret was chosen by somebody who knew their hand. A
state sampled for a seat places these cards by chance; here is how likely it is that anybody would have chosen so.
Only the sample is read, so what is truly hidden has no say in it. Compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from kemet.bots.battling import worth_of
from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.forces import Force
from kemet.engine.state.state import State

SLIP: Final = 0.05  # how often somebody throws a card away and keeps a weaker one
SLIP_WITH_BIDS: Final = 0.3  # bids use up cards too, and not the weakest (T2-DAWN-11)
REGRET: Final = 0.6  # a card that is worth one more is removed so much less often


def likelihood(s: State, seat: i64) -> float:
    """How likely this seat was to give up the battle cards that it has given up in this sample, at most 1."""
    slip = SLIP_WITH_BIDS if s.table.has_dawn else SLIP
    found = 1.0
    mine = s.seats[seat]
    discarded = mine.battle_set & ~mine.battle_hand & ~mine.shown
    if discarded:
        least = _least(s, mine.battle_hand)
        while discarded:
            if worth_of(s, lowest_bit(discarded)) > least:
                found *= slip
            discarded &= discarded - 1
    removed = mine.removed
    if removed:
        least = _least(s, mine.battle_set | removed)
        while removed:
            for _ in range(worth_of(s, lowest_bit(removed)) - least):
                found *= REGRET
            removed &= removed - 1
    return found


def deal_again(s: State, other: State, seat: i64) -> None:
    """Give the seat the battle cards that it has in another sample; those of other seats have nothing to do with it."""
    mine = s.seats[seat]
    theirs = other.seats[seat]
    mine.removed = theirs.removed
    mine.battle_set = theirs.battle_set
    mine.battle_hand = theirs.battle_hand
    for number in range(len(s.battles)):
        _lock_again(s.battles[number].attacker, other.battles[number].attacker, seat)
        _lock_again(s.battles[number].defender, other.battles[number].defender, seat)


def _lock_again(force: Force, other: Force, seat: i64) -> None:
    if force.fighter == seat:
        force.played = other.played
        force.discarded = other.discarded


def _least(s: State, cards: i64) -> i64:
    """What the weakest of these battle cards is worth."""
    least = worth_of(s, lowest_bit(cards))
    while cards:
        worth = worth_of(s, lowest_bit(cards))
        if worth < least:
            least = worth
        cards &= cards - 1
    return least
