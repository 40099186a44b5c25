"""The Day: rounds, turns, tokens, and which action a token starts (section 4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.content.records import COLOURS
from kemet.engine.board.control import pyramid_level
from kemet.engine.cards.play import add_turn_cards, play_turn_card, why_no_card
from kemet.engine.day.build import RaiseFrame
from kemet.engine.day.buy import EVERY_COLOUR, BuyFrame
from kemet.engine.day.end_of_day import EndOfDayFrame, release_delta
from kemet.engine.day.entering import add_entries
from kemet.engine.day.move import MoveFrame
from kemet.engine.day.pray import PRAY_GAIN, pray
from kemet.engine.day.recruit import RECRUITED, PlaceFrame
from kemet.engine.day.victory import wins_in_the_day
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.priests.objects import BEFORE_MOVE, BEFORE_OTHERS, BEFORE_PRAYER, PrepareFrame
from kemet.engine.priests.seals import add_seals, break_seals, play_seal
from kemet.engine.priests.send_back import SendBackFrame, add_send_back, send_back
from kemet.engine.priests.trip import PriestFrame
from kemet.engine.reasons import Reason
from kemet.engine.seth.ceremony import may_propose_ceremony, propose_ceremony
from kemet.engine.seth.tokens import (
    SILVER_USED,
    add_common_tokens,
    may_use_silver,
    place_common_gold,
    place_grey,
    why_no_common_token,
)
from kemet.engine.state.choices import (
    CEREMONY,
    COMMON_GOLD,
    END,
    GOLD,
    GREY,
    PAIR,
    SEAL,
    SILVER,
    SPEND,
    STRIKE,
    TOKEN,
    UNIT,
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
    RECRUIT,
)
from kemet.engine.state.events import BY_RECRUITING, EV_DAY, EV_LAST_DAY, EV_TOKEN, EV_TURN, EV_TURN_END, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push

ROUNDS: Final = 5

# Whether victory was checked in this turn (TurnFrame.checked).
NOT_CHECKED: Final = 0
CHECKED: Final = 1
CARD_SINCE: Final = 2


@final
@mypyc_attr(acyclic=True)
class DayFrame(Frame):
    """Five rounds; in each everybody takes one turn, in turn order (B-DAY-01)."""

    KIND: ClassVar[int] = 4
    SLOTS: ClassVar[tuple[str, ...]] = ("rounds_done", "next_place")

    def __init__(self, seat: i64, rounds_done: i64 = 0, next_place: i64 = 0) -> None:
        super().__init__(seat)
        self.rounds_done = rounds_done
        self.next_place = next_place  # in the turn order

    def copy(self) -> Frame:
        return DayFrame(self.seat, self.rounds_done, self.next_place)

    def run(self, s: State) -> None:
        if s.phase != DAY:
            _dawn_breaks(s)
        if self.next_place == s.table.players:
            self.next_place = 0
            self.rounds_done += 1
        if self.rounds_done == ROUNDS:
            pop(s)
            s.active = NOWHERE
            s.round = 0
            push(s, EndOfDayFrame(NOWHERE))
            return
        seat = s.order[self.next_place]
        self.next_place += 1
        s.round = self.rounds_done + 1
        _begin_turn(s, seat)


register(DayFrame)


def _dawn_breaks(s: State) -> None:
    if s.table.has_path:
        break_seals(s)
    s.phase = DAY
    s.day += 1
    emit(s, EV_DAY, s.day)
    if s.table.day_victory and s.day == s.table.day_limit:
        s.last_day = 1  # T-X-38
        emit(s, EV_LAST_DAY, NOWHERE)


def _begin_turn(s: State, seat: i64) -> None:
    s.active = seat
    if s.table.bonus_token_waits:
        _release_bonus_tokens(s, seat)
    push(s, TurnFrame(seat))
    emit(s, EV_TURN, seat, s.round)
    if s.table.expanded:
        s.remembered = 0
        if s.table.priests_return_any_time:
            for place in range(len(s.order) - 1, -1, -1):  # the first in turn order lies on top and is asked first
                if s.order[place] != seat:
                    push(s, SendBackFrame(s.order[place]))


def begin_member_turn(s: State, seat: i64) -> None:
    """One member's turn within an alliance turn (seth/alliance.py)."""
    _begin_turn(s, seat)


def _release_bonus_tokens(s: State, seat: i64) -> None:
    """House rule sameTurnBonusToken: a token bought in an earlier turn may be used now."""
    mine = s.seats[seat]
    if mine.silver == FROM_NEXT_TURN:
        mine.silver = IN_HAND
    if mine.gold == FROM_NEXT_TURN:
        mine.gold = IN_HAND


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnFrame(Frame):
    """One player's turn; between two actions they stand at the stable point D4."""

    KIND: ClassVar[int] = 1
    SLOTS: ClassVar[tuple[str, ...]] = ("regular_placed", "any_placed", "checked")

    def __init__(self, seat: i64, regular_placed: i64 = 0, any_placed: i64 = 0, checked: i64 = 0) -> None:
        super().__init__(seat)
        self.regular_placed = regular_placed  # 1 once the regular token is placed
        self.any_placed = any_placed  # 1 once any token is (with the victory module)
        self.checked = checked  # whether victory was checked: not yet, before, or before a card was played

    def copy(self) -> Frame:
        return TurnFrame(self.seat, self.regular_placed, self.any_placed, self.checked)

    def run(self, s: State) -> None:
        if s.delta_keeper >= 0:
            release_delta(s)
        if s.table.day_victory and self._is_checked_now(s) and wins_in_the_day(s, self.seat):
            return
        ask(s, TURN, self.seat)

    def _is_checked_now(self, s: State) -> bool:
        """When a turn begins, and after own-turn cards before a token (T4-WIN-02, T4-WIN-04).

        It is the whole check again (T-CLAR-18), in every turn of every player, on a last Day too (T4-WIN-05).
        """
        before = self.checked
        self.checked = CHECKED
        if before == NOT_CHECKED:
            return True
        if not s.table.recheck_victory:
            return False
        return self.any_placed == 0 or (before == CARD_SINCE and self._may_place_another(s))

    def _may_place_another(self, s: State) -> bool:
        mine = s.seats[self.seat]
        return self.regular_placed == 0 or mine.silver == IN_HAND or mine.gold == IN_HAND


register(TurnFrame)


def _turn_of(s: State) -> TurnFrame:
    frame = s.frame
    assert isinstance(frame, TurnFrame)
    return frame


@final
class Turn(Question):
    """The regular token must be placed (B-DAY-02), then the turn ends when the player says so (B-DAY-16).

    Silver and gold come in any order with it, each action done before the next (B-DAY-11, B-DAY-12, T1-GOLD-05).
    """

    refusals: ClassVar[Refusals] = {
        "give": ("gift", "S-CLAR-68"),
        "strike": ("strike", "S-CLAR-62"),
        "seal": ("seal", "T3-SEAL-01"),
        "ceremony": ("ceremony", "S-CEREMONY-05"),
        "send back": ("send-back", "T3-UNIT-07"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = _turn_of(s)
        mine = s.seats[seat]
        table = s.table
        placed = mine.placed
        if frame.regular_placed:
            found.add(END)
        else:
            table.token_choices(placed, mine.tokens, found)
        if mine.silver == IN_HAND and _may_use_silver(s, seat):
            for space in range(table.actions):
                if not placed >> space & 1:
                    found.add(SILVER + space)
        if mine.gold == IN_HAND:
            for action in range(MOVE, BUY + 1):
                if mine.powers.gold_actions >> action & 1 and (action != BUY or _bought_today(s, seat)):
                    found.add(GOLD + action)
        if table.with_seth:
            add_common_tokens(s, seat, found)
            if may_propose_ceremony(s, seat):
                found.add(CEREMONY)  # between actions, and without a token (S-CEREMONY-01)
        another_token = found.codes[0] != END or found.count > 1
        if mine.hand & table.turn_mask:
            add_turn_cards(s, seat, table.turn_kinds, found)  # they need no token (B-DAY-17)
        if table.has_path:
            if another_token:
                add_seals(s, seat, found)  # before a token is placed (T3-SEAL-01)
            add_send_back(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == END:
            emit(s, EV_TURN_END, seat)
            pop(s)
        elif choice < UNIT:
            _place_token(s, seat, choice)
        elif choice < GOLD:
            if s.table.check_regular_token:
                _turn_of(s).checked = CARD_SINCE
            play_turn_card(s, seat, choice)
        elif choice < SPEND:
            _place_gold(s, seat, choice - GOLD)
        elif choice < SEAL:
            send_back(s, seat, choice)
        elif choice < PAIR:
            play_seal(s, seat, choice)
        else:
            _play_as_member(s, seat, choice)

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        mine = s.seats[seat]
        if TOKEN <= choice < SILVER:
            return _why_no_token(s, seat, choice - TOKEN)
        if SILVER <= choice < UNIT:
            if mine.silver != IN_HAND:
                return Reason("no-silver", rule="B-DAY-09")
            if not may_use_silver(s):
                return Reason("silver-or-grey", rule="S-CLAR-14")
            return Reason("token-there", rule="B-DAY-03")
        if GOLD <= choice < SPEND:
            return Reason("no-gold", rule="B-DAY-10")
        if choice == END:
            return Reason("token-first", rule="B-DAY-16")
        if GREY <= choice < COMMON_GOLD or COMMON_GOLD <= choice <= COMMON_GOLD + BUY:
            return why_no_common_token(s, seat, choice)
        return why_no_card(s, seat, choice, False)

    def context(self, s: State, seat: i64) -> Context:
        told: Context = {
            "pray": PRAY_GAIN + s.seats[seat].powers.pray + s.seth.powers.pray,
            "levels": {name: pyramid_level(s, seat, colour) for colour, name in enumerate(COLOURS)},
            "silver_activates": bool(s.table.silver_activates),
        }
        add_entries(s, seat, told)
        return told


TURN: Final = Turn(1, "turn")


def _may_use_silver(s: State, seat: i64) -> bool:
    """A sealed tile rests (T3-SEAL-02); a member uses silver or grey in one turn, not both (S-CLAR-14)."""
    if s.table.has_path and not s.seats[seat].working_tiles() & s.table.silver_tiles:
        return False
    return may_use_silver(s)


def _play_as_member(s: State, seat: i64, choice: i64) -> None:
    """What only a member of the alliance can do in a turn."""
    if choice == CEREMONY:
        propose_ceremony(s, seat)
    elif choice >= STRIKE:
        play_turn_card(s, seat, choice)
    elif choice >= COMMON_GOLD:
        place_common_gold(s, seat, choice - COMMON_GOLD)
        start_action(s, seat, choice - COMMON_GOLD, NOWHERE, False)
    else:
        space = choice - GREY
        place_grey(s, seat, space)
        start_action(s, seat, s.table.action_kind[space], s.table.action_colour[space], False)


def _why_no_token(s: State, seat: int, space: int) -> Reason:
    mine = s.seats[seat]
    frame = s.frame
    if mine.placed >> space & 1:
        return Reason("token-there", rule="B-DAY-03")
    if isinstance(frame, TurnFrame) and frame.regular_placed:
        return Reason("token-placed", rule="B-DAY-02")
    rows = s.table.empty_rows(mine.placed | 1 << space)
    return Reason("rows", {"rows": rows, "left": mine.tokens - 1}, "B-DAY-05")


def _bought_today(s: State, seat: i64) -> bool:
    """Twin Ceremony repeats a Buy action whose space holds a token (T-EX-02)."""
    placed = s.seats[seat].placed
    for space in range(s.table.actions):
        if placed >> space & 1 and s.table.action_kind[space] == BUY:
            return True
    return False


def _place_token(s: State, seat: i64, choice: i64) -> None:
    """A regular or silver token on a normal space, and its action."""
    frame = _turn_of(s)
    mine = s.seats[seat]
    if choice < SILVER:
        if s.table.check_regular_token and wins_in_the_day(s, seat):
            return  # T4-WIN-04
        space = choice - TOKEN
        frame.regular_placed = 1
        mine.tokens -= 1
        emit(s, EV_TOKEN, seat, 0, space)
    else:
        if s.table.check_every_token and wins_in_the_day(s, seat):
            return
        space = choice - SILVER
        mine.silver = PLACED_TODAY
        if s.table.with_seth:
            s.seth.greyed |= SILVER_USED
        emit(s, EV_TOKEN, seat, 1, space)
    if s.table.day_victory:
        frame.any_placed = 1
    mine.placed |= 1 << space
    priest = choice < SILVER or s.table.silver_activates
    start_action(s, seat, s.table.action_kind[space], s.table.action_colour[space], priest)


def _place_gold(s: State, seat: i64, action: i64) -> None:
    """The gold token on the tip; it fills no row and never activates a priest (B-DAY-07, T3-PRIEST-03).

    Once a Day for the action of any own gold tile, used today or not (T1-GOLD-02 to T1-GOLD-04).
    """
    if s.table.check_every_token and wins_in_the_day(s, seat):
        return
    frame = _turn_of(s)
    s.seats[seat].gold = PLACED_TODAY
    if s.table.day_victory:
        frame.any_placed = 1
    emit(s, EV_TOKEN, seat, 2, action)
    start_action(s, seat, action, NOWHERE, False)


def start_action(s: State, seat: i64, action: i64, colour: i64, priest: bool) -> None:
    """The action of a token; on a Move space a priest may travel first (T3-PRIEST-01 to T3-PRIEST-04).

    All of it can be declined; the space stays used (B-DAY-08, S-DAY-06). As there are two Move spaces, two priests
    travel a Day at most (T-INV-15).
    """
    if action == MOVE:
        push(s, MoveFrame(seat))
        if s.table.has_path:
            if priest:
                push(s, PriestFrame(seat))
            push(s, PrepareFrame(seat, BEFORE_MOVE))
        return
    if action == RECRUIT:
        push(s, PlaceFrame(seat, RECRUITED, why=BY_RECRUITING))
    elif action == PRAY:
        if s.table.has_path:
            push(s, PrepareFrame(seat, BEFORE_PRAYER))  # a Seal comes before the action (T3-SEAL-01)
            return
        pray(s, seat)
    elif action == BUY:
        push(s, BuyFrame(seat, colour, 1 if colour == EVERY_COLOUR else 0))
    else:
        push(s, RaiseFrame(seat))
    if s.table.has_path:
        push(s, PrepareFrame(seat, BEFORE_OTHERS))
