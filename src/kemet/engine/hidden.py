"""Hidden information: a state that agrees with all a seat knows and is random in the rest.

A seat knows its own cards, which discards it has seen, every battle card shown since the last refill, and its own
removed card. It does not know other hands, the deck, face-down discards, or what others have locked in.
"""

from __future__ import annotations

from kemet.engine.battle_extras import is_expanded, is_masked, more, sees_first
from kemet.engine.names import (
    ASK_BATTLE_CARDS,
    ASK_RECOVER,
    ASK_VETO,
    ASK_VISION,
    B_BOTH_SEEN,
    B_DISCARDED,
    B_DIVINE,
    B_PLAYED,
    B_SEAT,
    B_SIDE,
    B_SIDES,
    B_STAGE,
    F_SEAT,
    FRAME,
    S_BATTLE_HAND,
    S_BATTLE_SET,
    S_HAND,
    S_KNOWN,
    S_LAST_SPECIAL,
    S_PRAYER,
    S_PROVEN,
    S_PROVEN_BEFORE,
    S_REMOVED,
    S_SHOWN,
    SEAT,
)
from kemet.engine.prices import card_price
from kemet.engine.state import State, count_bits, lowest_bit, nth_bit, random_below, reseed

COMMITTING = 2


def sample_hidden(s: State, seat: int, seed: str) -> None:
    """Change `s` in place: everything this seat cannot know is drawn anew; -1 is a spectator who knows no hand."""
    learned = s.learned
    reseed(s, seed)
    _sample_cards(s, seat)
    for other in range(s.table.players):
        if other != seat:
            _sample_battle_hand(s, seat, other)
    if s.battle:
        for side in range(2):
            at = B_SIDES + side * B_SIDE
            if s.battle[at + B_SEAT] != seat:
                _sample_locked(s, seat, at)
    if s.ask == ASK_VETO:
        _sample_answers(s, seat)
    s.learned = learned
    reseed(s, seed + ":play")


def _sample_cards(s: State, seat: int) -> None:
    """Deal the cards the seat cannot place: other hands, unknown discards, cards under Vision, deck."""
    known = s.seats[seat * SEAT + S_KNOWN] if seat >= 0 else _known_to_all(s)
    fixed = known
    if seat >= 0:
        fixed |= s.seats[seat * SEAT + S_HAND]
        if s.ask == ASK_VISION and s.waiting >> seat & 1:
            fixed |= s.seen
    pool = s.table.all_cards & ~fixed
    for other in range(s.table.players):
        if other == seat:
            continue
        size = count_bits(s.seats[other * SEAT + S_HAND])
        hand = _take(s, pool, size)
        pool &= ~hand
        s.seats[other * SEAT + S_HAND] = hand
    size = count_bits(s.discard & ~known)
    hidden_discards = _take(s, pool, size)
    pool &= ~hidden_discards
    s.discard = known | hidden_discards
    if s.seen and not (seat >= 0 and s.waiting >> seat & 1):
        s.seen = _take(s, pool, count_bits(s.seen))
        pool &= ~s.seen
    s.deck = pool
    if s.ask == ASK_RECOVER and not (seat >= 0 and s.waiting >> seat & 1):
        _leave_something_to_recover(s)
    common = _known_to_all(s)
    for other in range(s.table.players):
        if other != seat:
            # what another seat saw of the hidden discards is itself hidden; keep what all know
            size = count_bits(s.seats[other * SEAT + S_KNOWN] & ~common)
            s.seats[other * SEAT + S_KNOWN] = common | _take(s, s.discard & ~common, size)


def _leave_something_to_recover(s: State) -> None:
    """Somebody is choosing a discard just now, so there is one that he may take."""
    rest = s.deck & ~s.table.memory_mask
    if s.discard & ~s.table.memory_mask == 0 and s.discard and rest:
        out = lowest_bit(s.discard & ~_known_to_all(s) or s.discard)
        come = nth_bit(rest, random_below(s, count_bits(rest)))
        s.discard ^= 1 << out | 1 << come
        s.deck ^= 1 << out | 1 << come


def _known_to_all(s: State) -> int:
    known = s.discard
    for seat in range(s.table.players):
        known &= s.seats[seat * SEAT + S_KNOWN]
    return known


def _take(s: State, pool: int, size: int) -> int:
    """A random choice of so many bits out of the pool."""
    taken = 0
    left = count_bits(pool)
    for _ in range(min(size, left)):
        bit = nth_bit(pool, random_below(s, left))
        pool ^= 1 << bit
        taken |= 1 << bit
        left -= 1
    return taken


def _sample_battle_hand(s: State, seat: int, other: int) -> None:
    """Removed cards and face-down discards of another seat are unknown; what was shown is not."""
    base = other * SEAT
    shown = s.seats[base + S_SHOWN]
    fixed = shown | _card_in_sight(s, seat, other)
    everything = s.seats[base + S_BATTLE_SET] | s.seats[base + S_REMOVED]
    removed = s.seats[base + S_REMOVED]
    if removed:
        possible = everything & ~(fixed | s.seats[base + S_PROVEN] | s.seats[base + S_LAST_SPECIAL])
        first = _take(s, possible & s.table.starting_set & ~s.seats[base + S_PROVEN_BEFORE], 1)
        removed = first | _take(s, possible & ~first, count_bits(removed) - 1)
    own = everything & ~removed
    hidden = count_bits(s.seats[base + S_BATTLE_SET]) - count_bits(s.seats[base + S_BATTLE_HAND]) - count_bits(shown)
    discarded = _take(s, own & ~fixed, hidden)
    s.seats[base + S_REMOVED] = removed
    s.seats[base + S_BATTLE_SET] = own
    s.seats[base + S_BATTLE_HAND] = own & ~shown & ~discarded


def _card_in_sight(s: State, seat: int, other: int) -> int:
    """The battle card of this battle that the seat has seen: revealed, or shown to it by Prescience."""
    if not s.battle:
        return 0
    at = B_SIDES if s.battle[B_SIDES + B_SEAT] == other else B_SIDES + B_SIDE
    if s.battle[at + B_SEAT] != other or s.battle[at + B_PLAYED] < 0:
        return 0
    enemy = B_SIDES + B_SIDE if at == B_SIDES else B_SIDES
    prescient = s.battle[enemy + B_SEAT] == seat and sees_first(s, enemy)
    if s.ask != ASK_BATTLE_CARDS and _both_open(s, at):
        return 1 << s.battle[at + B_PLAYED] | 1 << s.battle[at + B_DISCARDED]
    if s.ask != ASK_BATTLE_CARDS or prescient:
        return 1 << s.battle[at + B_PLAYED]
    return 0


def _sample_locked(s: State, seat: int, at: int) -> None:
    """A side that has chosen: any pair of its cards, any battle cards it could pay."""
    if s.battle[at + B_STAGE] < COMMITTING or (s.ask != ASK_BATTLE_CARDS and _both_open(s, at)):
        return
    other = s.battle[at + B_SEAT]
    sight = _card_in_sight(s, seat, other)
    hand = s.seats[other * SEAT + S_BATTLE_HAND]
    played = sight if sight else _take(s, hand, 1)
    s.battle[at + B_PLAYED] = nth_bit(played, 0)
    s.battle[at + B_DISCARDED] = nth_bit(_take(s, hand & ~played, 1), 0)
    if s.ask != ASK_BATTLE_CARDS:
        return  # divine cards are revealed already
    committed = 0
    if is_masked(s):
        s.battle[at + B_DIVINE] = 0  # none can be committed (T-X-11)
        return
    purse = s.seats[other * SEAT + S_PRAYER]
    rest = s.seats[other * SEAT + S_HAND] & s.table.battle_mask
    while rest:
        bit = nth_bit(rest, 0)
        rest ^= 1 << bit
        price = card_price(s, other, s.table.card_of_bit[bit])
        if price <= purse and random_below(s, 2):
            committed |= 1 << bit
            purse -= price
    s.battle[at + B_DIVINE] = committed


def _both_open(s: State, at: int) -> bool:
    """Has everybody seen this side's discarded battle card too?"""
    return s.table.discard_face_up or (is_expanded(s) and s.battle[more(at) + B_BOTH_SEEN] > 0)


def _sample_answers(s: State, seat: int) -> None:
    """Locked Veto answers of others: yes is possible only with a Veto in hand."""
    answers = s.answers & 1 << seat if seat >= 0 else 0
    for other in range(s.table.players):
        if other == seat or s.waiting >> other & 1:
            continue
        if s.seats[other * SEAT + S_HAND] & s.table.veto_mask and _was_asked(s, other) and random_below(s, 2):
            answers |= 1 << other
    s.answers = answers


def _was_asked(s: State, seat: int) -> bool:
    """In the open Veto window: neither active nor the card's player."""
    return seat != s.active and seat != s.stack[len(s.stack) - FRAME + F_SEAT]
