"""Cards at night: the ordinary one, Vision, extra ones, Divine Advantage (step N2; docs/rules/seth.md, S-CLAR-60)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.origins import first_bearer, first_common, origin
from kemet.engine.board.troops import working_creature
from kemet.engine.cards.draw import draw, take_from_deck
from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.choices import KEEP, Choices
from kemet.engine.state.codes import NIGHT, SETH
from kemet.engine.state.events import BY_CREATURE, BY_NIGHT, EV_DRAWN, EV_DREW, EV_SAW, emit, emit_to
from kemet.engine.state.frames import Question, Refusals
from kemet.engine.state.state import State, ask, rules_of


def night_card(s: State, seat: i64) -> None:
    """One card (B-NIGHT-02), for Seth out of his own deck (S-NIGHT-03), or with Vision the best of several."""
    look = s.seats[seat].powers.vision
    if look == 0:
        draw(s, seat, BY_NIGHT)
        _extra_cards(s, seat)
    else:
        _look(s, seat, look)


def eclipse_card(s: State, seat: i64) -> None:
    """No ordinary draw; Vision brings an extra card (S-ECLIPSE-05, S-ECLIPSE-07)."""
    rules = rules_of(s)
    if s.seats[seat].powers.vision:
        _look(s, seat, rules.eclipse_vision)
    else:
        _extra_cards(s, seat)


def _look(s: State, seat: i64, cards: i64) -> None:
    for _ in range(cards):
        _see_one(s, seat)
    if s.seen:
        ask(s, VISION, seat)
    else:
        _extra_cards(s, seat)


def _see_one(s: State, seat: i64) -> None:
    bit = take_from_deck(s, seat)
    if bit >= 0:
        s.seen |= one_bit(bit)
        emit_to(s, EV_SAW, seat, s.table.card_of_bit[bit])


def _extra_cards(s: State, seat: i64) -> None:
    """Divine Boon and Mummy: drawn blind, directly after the ordinary card (B-NIGHT-03, B-NIGHT-04)."""
    of_tiles = s.seats[seat].powers.night_cards
    for _ in range(of_tiles):
        draw(s, seat, first_bearer(s, 1 << seat, "night_cards"))
    if s.table.mummy_needs_board:
        for space in range(s.table.spaces):
            creature = working_creature(s, space, seat)
            if creature >= 0:
                for _ in range(s.table.creature_night_cards[creature]):
                    draw(s, seat, origin(BY_CREATURE, creature))
    for _ in range(_cards_of_tokens(s, seat)):
        draw(s, seat, first_common(s, "night_cards"))
    _draw_and_pick(s, seat)


def _cards_of_tokens(s: State, seat: i64) -> i64:
    """Wisdom of Thoth is no tile: it rests at the eclipse (S-ECLIPSE-08)."""
    cards = s.seth.powers.night_cards
    if cards == 0 or seat == SETH or (s.phase != NIGHT and not rules_of(s).tokens_at_eclipse):
        return 0
    return cards


@final
class Vision(Question):
    """One of the cards looked at is kept, the others are shuffled back (B-TILE-VISION)."""

    secret: ClassVar[bool] = True
    shows_cards: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"keep": ("keep", "B-TILE-VISION")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        add_seen(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        card = keep_seen(s, seat, choice - KEEP, "vision")
        s.deck |= s.seen & ~card
        s.seen = 0
        _extra_cards(s, seat)


VISION: Final = Vision(21, "vision")


def add_seen(s: State, found: Choices) -> None:
    for kind in range(len(s.table.card_mask)):
        if s.seen & s.table.card_mask[kind]:
            found.add(KEEP + kind)


def keep_seen(s: State, seat: i64, kind: i64, modifier: str) -> i64:
    """One of the cards looked at goes to the hand; which bit it was."""
    card = one_bit(lowest_bit(s.seen & s.table.card_mask[kind]))
    s.seats[seat].hand |= card
    s.learned += 1
    emit(s, EV_DRAWN, seat, first_bearer(s, 1 << seat, modifier))
    emit_to(s, EV_DREW, seat, kind)
    return card


# --- Divine Advantage -------------------------------------------------------------------------------------------------


def _draw_and_pick(s: State, seat: i64) -> None:
    """Draw some, keep one, discard the others; a single one is kept (S-TILE-DIVINE-ADVANTAGE)."""
    for _ in range(s.seats[seat].powers.night_pick):
        _see_one(s, seat)
    if s.seen == 0:
        return
    if s.seen & s.seen - 1 == 0:
        keep_seen(s, seat, s.table.card_of_bit[lowest_bit(s.seen)], "night_pick")
        s.seen = 0
    else:
        ask(s, PICK_CARD, seat)


@final
class PickCard(Question):
    secret: ClassVar[bool] = True
    shows_cards: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"keep": ("keep", "S-TILE-DIVINE-ADVANTAGE")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        add_seen(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        """Only they have seen what they discard."""
        card = keep_seen(s, seat, choice - KEEP, "night_pick")
        rest = s.seen & ~card
        s.discard |= rest
        s.seats[seat].known |= rest
        s.seen = 0

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


PICK_CARD: Final = PickCard(75, "card-to-keep")
