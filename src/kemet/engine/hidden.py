"""Hidden information: a state that agrees with all a seat knows and is random in the rest.

A seat knows its own cards, which discards it has seen, every battle card shown since the last refill, and its own
removed card. It does not know other hands, only their sizes (B-DI-03), nor the deck, face-down discards, or what others
have locked in. With Seth a member knows no more of his allies than of Seth (S-INFO-01).
"""

from __future__ import annotations

from kemet.engine.battle.sums import cards_are_muted, sees_first
from kemet.engine.board.prices import card_price
from kemet.engine.cards.draw import known_to_all
from kemet.engine.native import i64
from kemet.engine.seth.temples import TOP_TEMPLE
from kemet.engine.state.bits import count_bits, lowest_bit, nth_bit, one_bit
from kemet.engine.state.forces import COMMITTING, Battle, Force
from kemet.engine.state.state import State, random_below, reseed, rules_of


def sample_hidden(s: State, seat: i64, seed: str) -> None:
    """Change `s` in place: everything this seat cannot know is drawn again; -1 is a spectator who knows no hand."""
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
    if s.question.ballot:
        _sample_answers(s, seat)
    if s.table.with_seth:
        _sample_prayer_tokens(s)
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
        if s.question.shows_cards and s.waiting >> seat & 1:
            fixed |= s.seen
    pool = s.table.all_cards & ~fixed
    for other in range(s.table.players):
        if other == seat:
            continue
        hand = _take_like(s, pool, s.seats[other].hand)
        pool &= ~hand
        s.seats[other].hand = hand
    hidden_discards = _take_like(s, pool, s.discard & ~known)
    pool &= ~hidden_discards
    s.discard = known | hidden_discards
    if s.seen and not (seat >= 0 and s.waiting >> seat & 1):
        s.seen = _take_like(s, pool, s.seen)
        pool &= ~s.seen
    s.deck = pool
    if s.question.from_discard and not (seat >= 0 and s.waiting >> seat & 1):
        _leave_something_to_recover(s)
    common = known_to_all(s)
    for other in range(s.table.players):
        if other != seat:
            # what another seat saw of the hidden discards is itself hidden; keep what all know
            s.seats[other].known = common | _take_like(s, s.discard & ~common, s.seats[other].known & ~common)


def _take_like(s: State, pool: i64, cards: i64) -> i64:
    """As many random cards of the pool as there are here, as many of each deck: the backs differ."""
    taken: i64 = 0
    for deck in s.table.decks:
        taken |= _take(s, pool & deck, count_bits(cards & deck))
    return taken


def _leave_something_to_recover(s: State) -> None:
    """Somebody is choosing a discard just now, so there is one to take."""
    own = s.table.deck_of[lowest_bit(s.waiting)]
    rest = s.deck & own & ~s.table.memory_mask
    if s.discard & own & ~s.table.memory_mask == 0 and s.discard & own and rest:
        out = lowest_bit(s.discard & own & ~known_to_all(s) or s.discard & own)
        come = nth_bit(rest, random_below(s, count_bits(rest)))
        s.discard ^= one_bit(out) | one_bit(come)
        s.deck ^= one_bit(out) | one_bit(come)


def _take(s: State, pool: i64, size: i64) -> i64:
    """A random choice of this number of bits out of the pool."""
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
    """Removed cards and face-down discards of another seat are unknown; what was shown is not (S-INFO-04)."""
    mine = s.seats[other]
    shown = mine.shown
    fixed = shown | _card_in_sight(s, seat, other)
    everything = mine.battle_set | mine.removed
    removed = mine.removed
    if removed:
        possible = everything & ~(fixed | mine.proven | mine.last_special)
        first = _take(s, possible & s.table.starting_sets[other] & ~mine.proven_before, 1)
        removed = first | _take(s, possible & ~first, count_bits(removed) - 1)
    own = everything & ~removed
    hidden = count_bits(mine.battle_set) - count_bits(mine.battle_hand) - count_bits(shown)
    discarded = _take(s, own & ~fixed, hidden)
    mine.removed = removed
    mine.battle_set = own
    mine.battle_hand = own & ~shown & ~discarded


def _card_in_sight(s: State, seat: i64, other: i64) -> i64:
    """The battle card of a battle under way that the seat has seen: revealed, or by Prescience (S-INFO-11)."""
    sight: i64 = 0
    for battle in s.battles:
        for force in (battle.attacker, battle.defender):
            if force.fighter == other and force.played >= 0:
                sight |= _seen_of(s, seat, battle, force)
    return sight


def _seen_of(s: State, seat: i64, battle: Battle, force: Force) -> i64:
    if _is_revealed(s, battle):
        if _both_open(s, force) and force.discarded >= 0:
            return 1 << force.played | 1 << force.discarded
        return 1 << force.played
    if force.both_seen:
        return 1 << force.played  # it lay open in the first battle before it was swapped into this one (S-INVASION-18)
    enemy = battle.enemy_of(force)
    if enemy.fighter == seat and sees_first(s, battle, enemy):
        return 1 << force.played
    return 0


def _sample_locked(s: State, seat: i64, battle: Battle, force: Force) -> None:
    """A force that has chosen: any pair of its cards, any battle cards it could pay."""
    open_now = _is_revealed(s, battle)
    if force.stage < COMMITTING or (open_now and _both_open(s, force)):
        return
    other = force.fighter
    played = _seen_of(s, seat, battle, force)
    hand = s.seats[other].battle_hand
    if battle.paired and force.discarded < 0:
        hand &= ~_in_the_other(s, battle, force)  # one card in each of two battles (S-INVASION-07)
    if played == 0:
        played = _take(s, hand, 1)
    force.played = lowest_bit(played)
    if force.discarded >= 0:
        force.discarded = lowest_bit(_take(s, hand & ~played, 1))
    if open_now:
        return  # divine cards are revealed already
    force.divine = 0
    if battle.masked or cards_are_muted(s, battle, force):
        return  # none can be committed (T-X-11)
    purse = s.seats[other].prayer
    rest = s.seats[other].hand & s.table.battle_mask & ~_divine_elsewhere(s, battle, other)
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        price = card_price(s, other, s.table.card_of_bit[bit])
        if price <= purse and random_below(s, 2):
            force.divine |= one_bit(bit)
            purse -= price


def _is_revealed(s: State, battle: Battle) -> bool:
    """Its cards lie open; a second battle of an invasion waits for that (S-INVASION-12)."""
    if s.table.with_seth:
        return battle.attacker.strength > 0
    return not s.question.face_down


def _in_the_other(s: State, battle: Battle, force: Force) -> i64:
    """The card the same fighter has in the other battle, if it is fixed: seen, or drawn before this one."""
    passed = False
    for other in s.battles:
        if other is battle:
            passed = True
            continue
        if passed and not _is_revealed(s, other):
            return 0  # it is drawn after this one
        for each in (other.attacker, other.defender):
            if each.fighter == force.fighter and each.played >= 0:
                return 1 << each.played
    return 0


def _divine_elsewhere(s: State, battle: Battle, seat: i64) -> i64:
    committed: i64 = 0
    for other in s.battles:
        if other is battle:
            break
        for each in (other.attacker, other.defender):
            if each.fighter == seat:
                committed |= each.divine
    return committed


def _both_open(s: State, force: Force) -> bool:
    """Has everybody seen this force's discarded battle card too?"""
    return s.table.discard_face_up or force.both_seen


def _sample_answers(s: State, seat: i64) -> None:
    """Locked answers of others: yes is possible only with the card in hand."""
    answers: i64 = 0
    if seat >= 0:
        answers = s.answers & 1 << seat
    for other in range(s.table.players):
        if other == seat or s.waiting >> other & 1:
            continue
        if s.question.could_say_yes(s, other) and random_below(s, 2):
            answers |= 1 << other
    s.answers = answers


def _sample_prayer_tokens(s: State) -> None:
    """Nobody knows the front of a prayer token before level 3 (S-INFO-06)."""
    rules = rules_of(s)
    pool = rules.all_prayers
    for temple in s.seth.temples:
        if temple & 3 == TOP_TEMPLE:
            pool &= ~(1 << ((temple >> 2 & 15) - 1))
    for space in range(s.table.spaces):
        temple = s.seth.temples[space]
        if temple & 3 == 2:
            token = _take(s, pool, 1)
            pool &= ~token
            s.seth.temples[space] = 2 + 4 * (lowest_bit(token) + 1)
