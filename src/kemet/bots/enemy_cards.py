"""What another seat may hold, exactly: the chance of every battle card it may play and of every set of divine cards.

Only what the asking seat knows is read here: card counts, cards shown, discards it has seen, its own hand.
"""

from __future__ import annotations

from math import comb, prod

from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.battle.sums import sees_first
from kemet.engine.board.prices import card_price
from kemet.engine.state.bits import count_bits
from kemet.engine.state.codes import E_DAMAGE, E_PROTECTION, E_STRENGTH, E_WIN_UNHARMED, NOWHERE
from kemet.engine.state.seat import Seat
from kemet.engine.state.state import State

#: What a divine card can do to the outcome of a battle, in the order in which an enemy with little prayer adds them.
EFFECTS = (E_STRENGTH, E_DAMAGE, E_PROTECTION, E_WIN_UNHARMED)


def bits(cards: int) -> list[int]:
    """The places of all bits set."""
    return [place for place in range(cards.bit_length()) if cards >> place & 1]


def battle_card_chances(s: State, seat: int, other: int) -> dict[int, float]:
    """The chance of each battle card that `other` plays next, if each card it may hold is equally likely.

    Unknown are the cards removed for special ones (B-TILE-OFFSTRATEGY) and those discarded face down (B-BATTLE-07).
    Each way to have removed cards is equally likely, as it is for `sample_hidden`; a face-down discard may be any card.
    """
    seen = card_in_sight(s, seat, other)
    if seen >= 0:
        return {seen: 1.0}
    theirs = s.seats[other]
    unseen = (theirs.battle_set | theirs.removed) & ~theirs.shown
    found: dict[int, float] = {}
    ways = _removals(s, theirs, unseen)
    for removed in ways:
        held = bits(unseen & ~removed)
        for card in held:
            found[card] = found.get(card, 0.0) + 1 / (len(ways) * len(held))
    return dict(sorted(found.items()))


def _removals(s: State, theirs: Seat, unseen: int) -> list[int]:
    """Every way in which a seat's cards may have been removed, as bit sets; all are equally likely."""
    count = count_bits(theirs.removed)
    if count == 0:
        return [0]
    possible = unseen & ~(theirs.proven | theirs.last_special)
    ways = [1 << card for card in bits(possible & s.table.starting_set & ~theirs.proven_before)] or [0]
    for _ in range(count - 1):
        ways = [way | 1 << card for way in ways for card in bits(possible & ~way)] or ways
    return ways


def card_in_sight(s: State, seat: int, other: int) -> int:
    """The battle card that Prescience shows this seat (B-BATTLE-09), or -1."""
    if not s.battles or s.question is not BATTLE_CARDS:
        return NOWHERE
    battle = s.battles[-1]
    own = battle.force_of(seat)
    enemy = battle.enemy_of(own)
    if own.fighter == seat and enemy.fighter == other and sees_first(s, battle, own):
        return enemy.played
    return NOWHERE


def divine_card_chances(s: State, seat: int, other: int) -> dict[int, float]:
    """The chance of each set of divine cards that `other` adds, if it adds every card it can pay that may help.

    Its hand is any draw of that many cards out of those the seat has not seen. Equal cards are told apart only by their
    kind, so this is a hypergeometric distribution over counts; sets are given as bit sets of single cards.
    """
    unseen = s.table.all_cards & ~(s.seats[seat].known | s.seats[seat].hand)
    size = count_bits(s.seats[other].hand)
    kinds = sorted(
        (kind for kind in s.table.battle_kinds if s.table.card_effect[kind] in EFFECTS),
        key=lambda kind: (EFFECTS.index(s.table.card_effect[kind]), -s.table.card_amount[kind]),
    )
    pools = [bits(unseen & s.table.card_mask[kind]) for kind in kinds]
    rest = count_bits(unseen) - sum(len(pool) for pool in pools)
    draws = comb(count_bits(unseen), size)
    found: dict[int, float] = {}
    for counts in _counts([len(pool) for pool in pools], size):
        left = size - sum(counts)
        if left > rest:
            continue
        chance = prod(comb(len(pool), count) for pool, count in zip(pools, counts, strict=True)) * comb(rest, left)
        added = _payable(s, other, kinds, pools, counts)
        found[added] = found.get(added, 0.0) + chance / draws
    return found


def _counts(limits: list[int], most: int) -> list[list[int]]:
    """All lists of counts within the limits that add up to at most `most`."""
    found: list[list[int]] = [[]]
    for limit in limits:
        found = [[*counts, count] for counts in found for count in range(min(limit, most - sum(counts)) + 1)]
    return found


def _payable(s: State, other: int, kinds: list[int], pools: list[list[int]], counts: list[int]) -> int:
    """As many of these cards as the seat can pay, the first kinds first."""
    purse = s.seats[other].prayer
    added = 0
    for kind, pool, count in zip(kinds, pools, counts, strict=True):
        price = card_price(s, other, kind)
        for bit in pool[:count]:
            if price <= purse:
                purse -= price
                added |= 1 << bit
    return added
