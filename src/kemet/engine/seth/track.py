"""The Day as a track: turns of Seth, turns of the alliance, the eclipse (sections 2.3 to 2.5, 5.3, 5.4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.cards.draw import draw
from kemet.engine.cards.play import add_turn_cards, play_turn_card, why_no_card
from kemet.engine.day.buy import BuyFrame
from kemet.engine.day.turn import start_action
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.reasons import Reason
from kemet.engine.seth.alliance import AllianceTurnFrame
from kemet.engine.seth.end_of_day import SethEndOfDayFrame
from kemet.engine.seth.invasion import InvasionFrame
from kemet.engine.seth.night import EclipseFrame
from kemet.engine.seth.ruleset import (
    ALLIANCE_STEP,
    INVASION,
    INVOKE,
    SETH_BUY,
    SETH_MOVE,
    SETH_PRAY,
    SETH_RAISE,
    SETH_RECRUIT,
    SETH_STEP,
)
from kemet.engine.seth.state import LIES_CLEAR, LIES_COLOUR, LIES_SILVER, LIES_VIOLET
from kemet.engine.seth.tokens import release_common_tokens
from kemet.engine.seth.yellow import HitFrame, start_yellow
from kemet.engine.state.bits import count_bits, one_bit
from kemet.engine.state.choices import (
    CLEAR_TOKEN,
    COLOUR_TOKEN,
    END,
    GOLD,
    GREY,
    SETH_SILVER,
    SETH_SPACES,
    SPEND,
    STRIKE,
    VIOLET_TOKEN,
    Choices,
)
from kemet.engine.state.codes import (
    BUY,
    DAY,
    FROM_NEXT_TURN,
    IN_HAND,
    MOVE,
    NOWHERE,
    PLACED_TODAY,
    PRAY,
    RAISE,
    RECRUIT,
    SETH,
)
from kemet.engine.state.events import (
    BY_INVOKING,
    EV_DAY,
    EV_SETH_TOKEN,
    EV_STEP_OF_DAY,
    EV_TOKEN,
    EV_TURN,
    EV_TURN_END,
    emit,
)
from kemet.engine.state.frames import TRACK_KIND, Context, Frame, Question, Refusals, first_of, register
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, ask, pop, push, rules_of


@final
@mypyc_attr(acyclic=True)
class TrackFrame(Frame):
    """One step after the other; after the last the Day ends (S-DAY-01, S-DAY-13)."""

    KIND: ClassVar[int] = TRACK_KIND

    def copy(self) -> Frame:
        return TrackFrame(self.seat)

    def run(self, s: State) -> None:
        rules = rules_of(s)
        if s.phase != DAY and s.seth.track < 0:
            s.day += 1
            emit(s, EV_DAY, s.day)
        s.phase = DAY
        s.active = NOWHERE
        s.seth.track += 1
        if s.seth.track == len(rules.track):
            pop(s)
            push(s, SethEndOfDayFrame(NOWHERE))
            return
        s.seth.drained = 0
        step = rules.track[s.seth.track]
        s.round = s.seth.track + 1
        emit(s, EV_STEP_OF_DAY, s.seth.track, step & 7, step >> 3)
        if step & 7 == SETH_STEP:
            s.active = SETH
            if s.table.bonus_token_waits:
                _release(s)
            push(s, SethTurnFrame(SETH, step >> 3))
            emit(s, EV_TURN, SETH, s.round)
        elif step & 7 == ALLIANCE_STEP:
            push(s, AllianceTurnFrame(NOWHERE))
        else:
            push(s, EclipseFrame(NOWHERE))


register(TrackFrame)


def _release(s: State) -> None:
    mine = s.seats[SETH]
    if mine.silver == FROM_NEXT_TURN:
        mine.silver = IN_HAND
    if mine.gold == FROM_NEXT_TURN:
        mine.gold = IN_HAND
    release_common_tokens(s)


# --- a turn of Seth ---------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class SethTurnFrame(Frame):
    """The normal tokens of this turn, one after the other; extra ones with them (S-DAY-05, S-DAY-10, S-ACT-12).

    Cards of his own turn between them (S-DAY-11); it ends when he says so (S-CLAR-19).
    """

    KIND: ClassVar[int] = 39
    SLOTS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: i64, left: i64 = 0) -> None:
        super().__init__(seat)
        self.left = left  # normal tokens still to be placed in this turn

    def copy(self) -> Frame:
        return SethTurnFrame(self.seat, self.left)

    def run(self, s: State) -> None:
        ask(s, SETH_TURN, SETH)


register(SethTurnFrame)


def _turn(s: State) -> SethTurnFrame:
    frame = s.frame
    assert isinstance(frame, SethTurnFrame)
    return frame


def may_lie(s: State, space: i64, violet_left: i64) -> bool:
    """The space is free, and the violet tokens left in hand still find theirs (S-ACT-05, S-ACT-07)."""
    rules = rules_of(s)
    placed = s.seats[SETH].placed
    if placed >> space & 1:
        return False
    return count_bits(rules.violet_spaces & ~placed & ~one_bit(space)) >= violet_left


@final
class SethTurn(Question):
    """Violet tokens on violet spaces, colours anywhere (S-ACT-01, S-ACT-02); no row must be filled (S-ACT-06)."""

    refusals: ClassVar[Refusals] = {"strike": ("strike", "S-CLAR-62")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        rules = rules_of(s)
        mine = s.seats[SETH]
        if _turn(s).left:
            self._add_normal(s, found)
        else:
            found.add(END)
        if mine.silver == IN_HAND:
            for space in range(rules.spaces):
                yellow = rules.yellow_spaces >> space & 1
                if (not yellow or rules.silver_on_yellow) and may_lie(s, space, mine.tokens):
                    found.add(SETH_SILVER + space)  # S-ACT-10, S-TS-18
        if s.seth.clear == IN_HAND:
            for space in range(rules.spaces):
                if may_lie(s, space, mine.tokens):
                    found.add(CLEAR_TOKEN + space)
        if mine.gold == IN_HAND:
            for action in range(MOVE, BUY + 1):
                if mine.powers.gold_actions >> action & 1 and (action != BUY or _bought_today(s)):
                    found.add(GOLD + action)  # S-ACT-09
        if mine.hand & s.table.turn_mask:
            add_turn_cards(s, SETH, s.table.turn_kinds, found)

    def _add_normal(self, s: State, found: Choices) -> None:
        rules = rules_of(s)
        mine = s.seats[SETH]
        free = rules.violet_spaces & ~mine.placed
        room = count_bits(free) - mine.tokens  # violet spaces that violet tokens do not need (S-ACT-07)
        if mine.tokens:
            for space in range(rules.spaces):
                if free >> space & 1:
                    found.add(VIOLET_TOKEN + space)
        for member in range(1, s.table.players):
            if s.seth.colours >> member & 1:
                base = COLOUR_TOKEN + member * SETH_SPACES
                for space in range(rules.spaces):
                    if not mine.placed >> space & 1 and (room > 0 or not free >> space & 1):
                        found.add(base + space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == END:
            emit(s, EV_TURN_END, SETH)
            pop(s)
        elif choice < GOLD or choice >= STRIKE:
            play_turn_card(s, SETH, choice)
        elif choice < SPEND:
            s.seats[SETH].gold = PLACED_TODAY
            emit(s, EV_TOKEN, SETH, 2, choice - GOLD)
            _gold_action(s, choice - GOLD)
        else:
            _place(s, choice)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """A violet token on the first legal space, if none is left a colour token; no extras, no cards (SD4)."""
        normal = [choice for choice in choices if VIOLET_TOKEN <= choice < SETH_SILVER]
        return first_of(choices, [END, *normal])

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if choice == END:
            return Reason("token-first", rule="S-DAY-05")
        if GOLD <= choice < SPEND:
            return Reason("no-gold", rule="S-ACT-09")
        if not VIOLET_TOKEN <= choice < GREY:
            return why_no_card(s, seat, choice, False)
        if choice < SETH_SILVER and not _turn(s).left:
            return Reason("token-placed", rule="S-DAY-05")
        return _why_no_place(s, choice)

    def context(self, s: State, seat: i64) -> Context:
        rules = rules_of(s)
        yellow = [id for number, id in enumerate(rules.space_ids) if rules.yellow_spaces >> number & 1]
        return {"yellow": yellow, "pray": rules.pray + s.seats[seat].powers.pray}


def _why_no_place(s: State, choice: int) -> Reason:
    rules = rules_of(s)
    space = (choice - VIOLET_TOKEN) % SETH_SPACES
    yellow = rules.yellow_spaces >> space & 1
    if not _is_in_hand(s, choice):
        return Reason("token-gone", rule="S-DAY-10" if choice >= SETH_SILVER else "S-DAY-04")
    if s.seats[SETH].placed >> space & 1:
        return Reason("token-there", rule="S-ACT-05")
    if choice < COLOUR_TOKEN and yellow:
        return Reason("violet-only", rule="S-ACT-01")
    if SETH_SILVER <= choice < CLEAR_TOKEN and yellow and not rules.silver_on_yellow:
        return Reason("silver-violet", rule="S-ACT-10")
    return Reason("violet-room", rule="S-ACT-07")


def _is_in_hand(s: State, choice: int) -> bool:
    """The token that this choice would place."""
    if choice >= CLEAR_TOKEN:
        return s.seth.clear == IN_HAND
    if choice >= SETH_SILVER:
        return s.seats[SETH].silver == IN_HAND
    if choice >= COLOUR_TOKEN:
        return s.seth.colours >> (choice - COLOUR_TOKEN) // SETH_SPACES & 1 != 0
    return s.seats[SETH].tokens > 0


SETH_TURN: Final = SethTurn(67, "turn-of-seth")


def _bought_today(s: State) -> bool:
    """Twin Ceremony repeats a purchase of the Day (S-TS-12)."""
    rules = rules_of(s)
    for space in range(rules.spaces):
        if rules.action[space] == SETH_BUY and s.seats[SETH].placed >> space & 1:
            return True
    return False


def _place(s: State, choice: i64) -> None:
    """A token on Seth's board, and its action; a colour token on yellow hits its member (S-ACT-03, S-ACT-04).

    The action may be left unused, or find no target (S-DAY-06).
    """
    rules = rules_of(s)
    mine = s.seats[SETH]
    victim: i64 = NOWHERE
    if choice >= CLEAR_TOKEN:
        space = choice - CLEAR_TOKEN
        s.seth.clear = PLACED_TODAY
        lies: i64 = LIES_CLEAR
    elif choice >= SETH_SILVER:
        space = choice - SETH_SILVER
        mine.silver = PLACED_TODAY
        lies = LIES_SILVER
    elif choice >= COLOUR_TOKEN:
        member = (choice - COLOUR_TOKEN) // SETH_SPACES
        space = (choice - COLOUR_TOKEN) % SETH_SPACES
        s.seth.colours &= ~one_bit(member)
        _turn(s).left -= 1
        lies = LIES_COLOUR + member
        victim = member
    else:
        space = choice - VIOLET_TOKEN
        mine.tokens -= 1
        _turn(s).left -= 1
        lies = LIES_VIOLET
    mine.placed |= one_bit(space)
    s.seth.on_board |= lies << 4 * space
    yellow = rules.yellow_spaces >> space & 1
    emit(s, EV_SETH_TOKEN, lies, space, victim if yellow else NOWHERE)
    action = rules.action[space]
    if not yellow:
        _violet_action(s, action)
    elif victim >= 0:
        start_yellow(s, action, victim)
    else:
        push(s, HitFrame(SETH, action))


#: Violet actions that are those of every player, and which.
LIKE_OTHERS: Final = {SETH_MOVE: MOVE, SETH_RECRUIT: RECRUIT, SETH_RAISE: RAISE, SETH_PRAY: PRAY, SETH_BUY: BUY}


def _violet_action(s: State, action: i64) -> None:
    if action == INVASION:
        push(s, InvasionFrame(SETH))
    elif action == INVOKE:
        for _ in range(rules_of(s).invoke):
            draw(s, SETH, BY_INVOKING)
    else:
        start_action(s, SETH, LIKE_OTHERS[action], VIOLET, False)


def _gold_action(s: State, action: i64) -> None:
    """Gold tiles share one token; each day one effect (S-CLAR-64). Forced March is no invasion (S-TS-13).

    Dark Ritual prays as his action does (S-TS-08); Twin Ceremony costs one more (S-CLAR-39).
    """
    if action == BUY:
        push(s, BuyFrame(SETH, VIOLET, 1))
    else:
        start_action(s, SETH, action, NOWHERE, False)
