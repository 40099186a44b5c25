"""Choosing cards and laying them open (steps C3 to C7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.step import ForceStep, Step
from kemet.engine.battle.sums import abilities_of, add_up, cards_are_muted, committed_sum, sees_first
from kemet.engine.board.prices import card_price, pay
from kemet.engine.cards.draw import discard_open
from kemet.engine.native import i64
from kemet.engine.reasons import Reason
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.choices import ADD, ADD_SECOND, BATTLE, DONE, PASS, POWER, WOUND, YES, Choices
from kemet.engine.state.codes import DIVINE_WOUND, E_SWAP_CARDS, NOWHERE, SWAP_CARDS
from kemet.engine.state.events import (
    EV_CARDS_SWAPPED,
    EV_COMMITTED,
    EV_DISCARDED,
    EV_FIZZLED,
    EV_REVEALED,
    EV_SHOWN,
    EV_WOUND,
    emit,
)
from kemet.engine.state.forces import COMMITTING, CREATURE_STRIKES, LOCKED, PICKING, WAITING, Battle, Force
from kemet.engine.state.frames import Question, Refusals, first_of
from kemet.engine.state.state import State, ask

ADDING: Final = "battle-divine-cards"  # what BATTLE_CARDS is called once the pair is chosen


@final
class ChooseCards(Step):
    """Both choose at once; against Prescience the other side picks first (B-BATTLE-06, B-BATTLE-09)."""

    def take(self, s: State, battle: Battle) -> None:
        attacker = battle.attacker
        defender = battle.defender
        s.question = BATTLE_CARDS
        s.waiting = 1 << attacker.fighter | 1 << defender.fighter
        if sees_first(s, battle, defender):
            defender.stage = WAITING
            s.waiting = 1 << attacker.fighter
        elif sees_first(s, battle, attacker):
            attacker.stage = WAITING
            s.waiting = 1 << defender.fighter


@final
class BattleCards(Question):
    """First a battle card to play and one to discard, then divine cards until DONE.

    Any number of battle cards (B-BATTLE-08, B-BATTLE-13) that together can be paid (B-BATTLE-12); neither sees what the
    other adds (B-BATTLE-10). For a mixed troop all of it is the fighter's: cards, divine cards, prayer (S-BATTLE-02).
    """

    secret: ClassVar[bool] = True
    face_down: ClassVar[bool] = True

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        battle = s.battles[-1]
        force = battle.force_of(seat)
        mine = s.seats[seat]
        if force.stage == PICKING:
            add_pairs(s, battle, force, found)
            return
        found.add(DONE)
        rest = mine.hand & s.table.battle_mask & ~force.divine
        if rest and not battle.masked and not cards_are_muted(s, battle, force):
            purse = mine.prayer - committed_price(s, seat, force.divine)
            for kind in s.table.battle_kinds:
                if rest & s.table.card_mask[kind] and card_price(s, seat, kind) <= purse:
                    found.add(ADD + kind)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        battle = s.battles[-1]
        force = battle.force_of(seat)
        if choice == DONE:
            force.stage = LOCKED
            return
        s.waiting |= 1 << seat
        if ADD <= choice < WOUND:
            rest = s.seats[seat].hand & s.table.card_mask[choice - ADD] & ~force.divine
            force.divine |= one_bit(lowest_bit(rest))
            return
        pair = choice - s.table.pair_base
        force.played = pair // s.table.pair_width
        force.discarded = pair % s.table.pair_width
        force.stage = COMMITTING
        other = battle.enemy_of(force)
        if other.stage == WAITING:
            _show(s, force, other)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """The first card in hand is played, the second discarded; no divine card."""
        if choices[0] >= BATTLE:
            return choices[0]
        return first_of(choices, [DONE])

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        battle = s.battles[-1]
        muted = battle.masked or cards_are_muted(s, battle, battle.force_of(seat))
        return why_no_cards(s, seat, choice, self.is_adding(s, seat), muted)

    def is_adding(self, s: State, seat: i64) -> bool:
        return s.battles[-1].force_of(seat).stage == COMMITTING

    def slug_for(self, s: State, seat: i64) -> str:
        return ADDING if self.is_adding(s, seat) else self.slug

    def slugs(self) -> list[str]:
        return [self.slug, ADDING]


BATTLE_CARDS: Final = BattleCards(3, "battle-cards")


def why_no_cards(s: State, seat: int, choice: int, is_adding: bool, is_muted: bool) -> Reason | None:
    """Why these battle cards can't be laid, or this card not be added to them; None if it is neither."""
    base, width = int(s.table.pair_base), int(s.table.pair_width)
    if base <= choice < s.table.remove_base:
        pair = divmod(choice - base, width)
        if is_adding:
            return Reason("cards-laid", rule="B-BATTLE-06")
        for card in pair:
            if not s.seats[seat].battle_hand >> card & 1:
                return Reason("battle-not-held", {"battle_card": s.table.battle_ids[card]}, "B-BATTLE-25")
        same = pair[0] == pair[1]
        return Reason("same-card", rule="B-BATTLE-06") if same else Reason("no-units", rule="S-CORRUPT-CREATURE-14")
    is_second = ADD_SECOND <= choice < POWER
    if choice != DONE and not is_second and not ADD <= choice < WOUND:
        return None
    if not is_adding:
        return Reason("cards-first", rule="B-BATTLE-06")
    kind = choice - (ADD_SECOND if is_second else ADD)
    if not s.seats[seat].hand & s.table.card_mask[kind]:
        return Reason("not-held", rule="B-DI-03")
    if kind not in s.table.battle_kinds:
        return Reason("no-battle-symbol", rule="B-BATTLE-13")
    return Reason("muted", rule="T-X-11") if is_muted else Reason("added", rule="B-BATTLE-12")


def add_pairs(s: State, battle: Battle, force: Force, found: Choices) -> None:
    """A card that costs own units is not played where there are none (S-CORRUPT-CREATURE-14)."""
    if battle.kind != CREATURE_STRIKES or force is battle.defender:
        s.table.pairs(s.seats[force.fighter].battle_hand, found)
        return
    every = Choices()
    s.table.pairs(s.seats[force.fighter].battle_hand, every)
    for place in range(every.count):
        played = (every.codes[place] - s.table.pair_base) // s.table.pair_width
        if not s.table.battle_own_losses[played]:
            found.add(every.codes[place])


def committed_price(s: State, seat: i64, committed: i64) -> i64:
    price: i64 = 0
    while committed:
        price += card_price(s, seat, s.table.card_of_bit[lowest_bit(committed)])
        committed &= committed - 1
    return price


def _show(s: State, force: Force, other: Force) -> None:
    """Prescience: the card goes to the other force's fighter before they choose, and to nobody else (S-INFO-11)."""
    other.stage = PICKING
    s.waiting |= 1 << other.fighter
    s.learned += 1
    if s.log is not None:
        both = 1 << force.fighter | 1 << other.fighter
        s.log.append((EV_SHOWN, both, force.fighter, force.played, 0, 0, 0, 0))


# --- C5: reveal -------------------------------------------------------------------------------------------------------


@final
class Reveal(Step):
    """Both lay open together and pay (B-BATTLE-11); strength, damage and protection are added up."""

    def take(self, s: State, battle: Battle) -> None:
        s.learned += 1
        if battle.attacker.divine | battle.defender.divine:
            drop_unpayable(s, battle.attacker)
            drop_unpayable(s, battle.defender)
        add_up(s, battle, battle.attacker)
        add_up(s, battle, battle.defender)
        _lay_open(s, battle.attacker)
        _lay_open(s, battle.defender)


def drop_unpayable(s: State, force: Force) -> None:
    """In order of the cards each that can be paid in full; the rest has no effect (S-CLAR-47, S-DI-02)."""
    seat = force.fighter
    purse = s.seats[seat].prayer
    committed = force.divine
    while committed:
        bit = lowest_bit(committed)
        committed &= committed - 1
        kind = s.table.card_of_bit[bit]
        price = card_price(s, seat, kind)
        if price <= purse:
            purse -= price
        else:
            force.divine &= ~one_bit(bit)
            discard_open(s, seat, bit)
            emit(s, EV_FIZZLED, seat, kind)


def _lay_open(s: State, force: Force) -> None:
    """No Veto window opens in a battle (B-BATTLE-27)."""
    seat = force.fighter
    committed = force.divine
    while committed:
        bit = lowest_bit(committed)
        committed &= committed - 1
        kind = s.table.card_of_bit[bit]
        price = card_price(s, seat, kind)
        pay(s, seat, price)
        discard_open(s, seat, bit)
        emit(s, EV_COMMITTED, seat, kind, price)
    emit(s, EV_REVEALED, seat, force.played, force.strength, force.damage, force.protection)
    if s.table.discard_face_up and force.discarded >= 0:
        emit(s, EV_DISCARDED, seat, force.discarded)


# --- C5a: Tactical Choice ---------------------------------------------------------------------------------------------


@final
class SwapWindow(ForceStep):
    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        force.swaps = 0
        if force.divine:
            force.swaps = committed_sum(s, force, E_SWAP_CARDS)
        if force.powers.abilities & SWAP_CARDS:
            force.swaps += 1  # Ambush beside Tactical Choice (S-CLAR-45)
        if force.swaps == 0:
            return
        if may_swap(s, battle, force):
            ask(s, SWAP_BATTLE_CARDS, force.fighter)
        else:
            force.swaps = 0


def may_swap(s: State, battle: Battle, force: Force) -> bool:
    """There is a card to swap with, and one that may be played (S-INVASION-18, S-CORRUPT-CREATURE-14)."""
    other = spare_card(s, battle, force)
    if other < 0:
        return False
    if battle.kind == CREATURE_STRIKES and force is battle.attacker:
        return not s.table.battle_own_losses[other]
    return True


def spare_card(s: State, battle: Battle, force: Force) -> i64:
    """The discarded card, or of a fighter in two battles the card of the one still to come; -1: none."""
    if force.discarded >= 0:
        return force.discarded
    twin = twin_of(s, battle, force)
    if twin is None:
        return NOWHERE
    return twin.played


def twin_of(s: State, battle: Battle, force: Force) -> Force | None:
    """The force that the same seat leads in the other battle of a Furious invasion, while that one waits."""
    for other in s.battles:
        if other is not battle and other.prepared:
            if other.attacker.fighter == force.fighter:
                return other.attacker
            if other.defender.fighter == force.fighter:
                return other.defender
    return None


@final
class SwapBattleCards(Question):
    """The shown card and the discarded one change places; both count as used (T5-CARD-TACTICAL).

    Of two such cards each may swap (T-CLAR-16).
    """

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        battle = s.battles[-1]
        force = battle.force_of(seat)
        force.swaps -= 1
        if choice == YES:
            played = force.played
            if force.discarded >= 0:
                force.played = force.discarded
                force.discarded = played
                force.both_seen = True
            else:
                twin = twin_of(s, battle, force)
                assert twin is not None
                force.played = twin.played
                twin.played = played
                twin.both_seen = True
            s.learned += 1
            add_up(s, battle, force)
            _mirror_again(s, battle, force)
            emit(s, EV_CARDS_SWAPPED, seat, force.played, force.strength, force.damage, force.protection)
        if force.swaps:
            s.waiting |= 1 << seat


SWAP_BATTLE_CARDS: Final = SwapBattleCards(37, "swap-of-battle-cards")


def _mirror_again(s: State, battle: Battle, force: Force) -> None:
    """A Deadly Mirror on the other side shows the card that counts now (S-CARD-COMBAT-9)."""
    enemy = battle.enemy_of(force)
    if s.table.battle_mirror[enemy.played]:
        add_up(s, battle, enemy)


# --- C6: Divine Wound -------------------------------------------------------------------------------------------------


def free_cards(s: State, seat: i64) -> i64:
    """The hand without what lies under a battle card (B-RB-07): cards of a second battle stay there (S-INVASION-11)."""
    hand = s.seats[seat].hand
    for place in range(len(s.battles) - 1):
        other = s.battles[place]
        for force in (other.attacker, other.defender):
            if force.fighter == seat:
                hand &= ~force.divine
    return hand


@final
class WoundWindow(ForceStep):
    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        if abilities_of(s, battle, force) & DIVINE_WOUND and s.seats[force.fighter].hand:
            ask(s, DISCARD_FOR_WOUND, force.fighter)


@final
class DiscardForWound(Question):
    """Discards are face down: only their owner knows them (B-BATTLE-14). That is not playing them (B-DI-11)."""

    secret: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"wound": ("wound", "B-BATTLE-14")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(DONE)
        hand = free_cards(s, seat)
        for kind in range(len(s.table.card_mask)):
            if hand & s.table.card_mask[kind]:
                found.add(WOUND + kind)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        force = s.battles[-1].force_of(seat)
        if choice == DONE:
            emit(s, EV_WOUND, seat, force.wound)
            return
        mine = s.seats[seat]
        card = one_bit(lowest_bit(free_cards(s, seat) & s.table.card_mask[choice - WOUND]))
        mine.hand ^= card
        mine.known |= card
        s.discard |= card
        s.learned += 1
        force.wound += 1
        force.strength += 1
        if mine.hand:  # asked again even if the rest is spoken for: that is nobody else's business
            s.waiting |= 1 << seat
        else:
            emit(s, EV_WOUND, seat, force.wound)


DISCARD_FOR_WOUND: Final = DiscardForWound(15, "divine-wound")
