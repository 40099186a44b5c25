"""Hidden information: a state that agrees with all a seat knows and is random in the rest.

A seat knows its own cards, which discards it has seen, every battle card shown since the last refill, and its own
removed card. It does not know other hands, only their sizes (B-DI-03), nor the deck, face-down discards, or what others
have locked in.
"""

from __future__ import annotations

from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.battle.sums import sees_first
from kemet.engine.board.prices import card_price
from kemet.engine.cards.draw import known_to_all
from kemet.engine.cards.play import VETO
from kemet.engine.cards.recover import RECOVER_CARD
from kemet.engine.native import i64
from kemet.engine.night.cards import VISION
from kemet.engine.state.bits import count_bits, lowest_bit, nth_bit, one_bit
from kemet.engine.state.forces import COMMITTING, Battle, Force
from kemet.engine.state.state import State, random_below, reseed


def sample_hidden(s: State, seat: i64, seed: str) -> None:
    """Change `s` in place: everything this seat cannot know is drawn anew; -1 is a spectator who knows no hand."""
    learned = s.learned
    reseed(s, seed)
    _sample_cards(s, seat)
    for other in range(s.table.players):
        if other != seat:
            _sample_battle_hand(s, seat, other)
    for battle in s.battles:
        for force in (battle.attacker, battle.defender):
            if force.fighter != seat:
                _sample_locked(s, seat, battle, force)
    if s.question is VETO:
        _sample_answers(s, seat)
    s.learned = learned
    reseed(s, seed + ":play")


def _sample_cards(s: State, seat: i64) -> None:
    """Deal the cards the seat cannot place: other hands, unknown discards, cards under Vision, deck."""
    known = known_to_all(s)
    if seat >= 0:
        known = s.seats[seat].known
    fixed = known
    if seat >= 0:
        fixed |= s.seats[seat].hand
        if s.question is VISION and s.waiting >> seat & 1:
            fixed |= s.seen
    pool = s.table.all_cards & ~fixed
    for other in range(s.table.players):
        if other == seat:
            continue
        size = count_bits(s.seats[other].hand)
        hand = _take(s, pool, size)
        pool &= ~hand
        s.seats[other].hand = hand
    size = count_bits(s.discard & ~known)
    hidden_discards = _take(s, pool, size)
    pool &= ~hidden_discards
    s.discard = known | hidden_discards
    if s.seen and not (seat >= 0 and s.waiting >> seat & 1):
        s.seen = _take(s, pool, count_bits(s.seen))
        pool &= ~s.seen
    s.deck = pool
    if s.question is RECOVER_CARD and not (seat >= 0 and s.waiting >> seat & 1):
        _leave_something_to_recover(s)
    common = known_to_all(s)
    for other in range(s.table.players):
        if other != seat:
            # what another seat saw of the hidden discards is itself hidden; keep what all know
            size = count_bits(s.seats[other].known & ~common)
            s.seats[other].known = common | _take(s, s.discard & ~common, size)


def _leave_something_to_recover(s: State) -> None:
    """Somebody is choosing a discard just now, so there is one that he may take."""
    rest = s.deck & ~s.table.memory_mask
    if s.discard & ~s.table.memory_mask == 0 and s.discard and rest:
        out = lowest_bit(s.discard & ~known_to_all(s) or s.discard)
        come = nth_bit(rest, random_below(s, count_bits(rest)))
        s.discard ^= one_bit(out) | one_bit(come)
        s.deck ^= one_bit(out) | one_bit(come)


def _take(s: State, pool: i64, size: i64) -> i64:
    """A random choice of so many bits out of the pool."""
    taken: i64 = 0
    left = count_bits(pool)
    if size > left:
        size = left
    for _ in range(size):
        bit = nth_bit(pool, random_below(s, left))
        pool ^= one_bit(bit)
        taken |= one_bit(bit)
        left -= 1
    return taken


def _sample_battle_hand(s: State, seat: i64, other: i64) -> None:
    """Removed cards and face-down discards of another seat are unknown; what was shown is not."""
    mine = s.seats[other]
    shown = mine.shown
    fixed = shown | _card_in_sight(s, seat, other)
    everything = mine.battle_set | mine.removed
    removed = mine.removed
    if removed:
        possible = everything & ~(fixed | mine.proven | mine.last_special)
        first = _take(s, possible & s.table.starting_set & ~mine.proven_before, 1)
        removed = first | _take(s, possible & ~first, count_bits(removed) - 1)
    own = everything & ~removed
    hidden = count_bits(mine.battle_set) - count_bits(mine.battle_hand) - count_bits(shown)
    discarded = _take(s, own & ~fixed, hidden)
    mine.removed = removed
    mine.battle_set = own
    mine.battle_hand = own & ~shown & ~discarded


def _card_in_sight(s: State, seat: i64, other: i64) -> i64:
    """The battle card of a battle under way that the seat has seen: revealed, or shown to it by Prescience."""
    sight: i64 = 0
    for battle in s.battles:
        for force in (battle.attacker, battle.defender):
            if force.fighter == other and force.played >= 0:
                sight |= _seen_of(s, seat, battle, force)
    return sight


def _seen_of(s: State, seat: i64, battle: Battle, force: Force) -> i64:
    if s.question is not BATTLE_CARDS:
        if _both_open(s, force):
            return 1 << force.played | 1 << force.discarded
        return 1 << force.played
    enemy = battle.enemy_of(force)
    if enemy.fighter == seat and sees_first(s, battle, enemy):
        return 1 << force.played
    return 0


def _sample_locked(s: State, seat: i64, battle: Battle, force: Force) -> None:
    """A force that has chosen: any pair of its cards, any battle cards it could pay."""
    if force.stage < COMMITTING or (s.question is not BATTLE_CARDS and _both_open(s, force)):
        return
    other = force.fighter
    played = _seen_of(s, seat, battle, force)
    hand = s.seats[other].battle_hand
    if played == 0:
        played = _take(s, hand, 1)
    force.played = lowest_bit(played)
    force.discarded = lowest_bit(_take(s, hand & ~played, 1))
    if s.question is not BATTLE_CARDS:
        return  # divine cards are revealed already
    force.divine = 0
    if battle.masked:
        return  # none can be committed (T-X-11)
    purse = s.seats[other].prayer
    rest = s.seats[other].hand & s.table.battle_mask
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        price = card_price(s, other, s.table.card_of_bit[bit])
        if price <= purse and random_below(s, 2):
            force.divine |= one_bit(bit)
            purse -= price


def _both_open(s: State, force: Force) -> bool:
    """Has everybody seen this force's discarded battle card too?"""
    return s.table.discard_face_up or force.both_seen


def _sample_answers(s: State, seat: i64) -> None:
    """Locked Veto answers of others: yes is possible only with a Veto in hand."""
    answers: i64 = 0
    if seat >= 0:
        answers = s.answers & 1 << seat
    for other in range(s.table.players):
        if other == seat or s.waiting >> other & 1:
            continue
        if s.seats[other].hand & s.table.veto_mask and _was_asked(s, other) and random_below(s, 2):
            answers |= 1 << other
    s.answers = answers


def _was_asked(s: State, seat: i64) -> bool:
    """In the open Veto window: neither active nor the card's player."""
    card = s.frame
    return seat != s.active and card is not None and seat != card.seat
