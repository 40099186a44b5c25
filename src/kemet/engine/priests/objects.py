"""Objects beside a seat's board, and what is used after a token is placed, before its action (sections 3.5, 3.6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.day.pray import pray
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.priests.seals import add_seals, held, play_seal, use_up
from kemet.engine.state.bits import one_bit
from kemet.engine.state.choices import DONE, SEAL, USE, Choices
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop

# What an object is used for: its place in content.records.USES.
USE_DAGGER: Final = 2
USE_MASK: Final = 3

# The action that is about to begin.
BEFORE_OTHERS: Final = 0
BEFORE_MOVE: Final = 1
BEFORE_PRAYER: Final = 2


@final
@mypyc_attr(acyclic=True)
class PrepareFrame(Frame):
    """The Hare before a Move, a Seal before any action."""

    KIND: ClassVar[int] = 18
    SLOTS: ClassVar[tuple[str, ...]] = ("action",)

    def __init__(self, seat: i64, action: i64 = BEFORE_OTHERS) -> None:
        super().__init__(seat)
        self.action = action

    def copy(self) -> Frame:
        return PrepareFrame(self.seat, self.action)

    def run(self, s: State) -> None:
        found = s.scratch()
        self.add_choices(s, found)
        if found.count > 1:
            ask(s, PREPARE, self.seat)
        else:
            self.begin(s)

    def add_choices(self, s: State, found: Choices) -> None:
        found.add(DONE)
        if self.action == BEFORE_MOVE:
            for token in range(s.table.tokens):
                if s.table.token_move[token] and held(s, self.seat, token):
                    found.add(USE + token)
        add_seals(s, self.seat, found)

    def begin(self, s: State) -> None:
        """The action begins; a Pray action is done at once, others have frames of their own."""
        pop(s)
        if self.action == BEFORE_PRAYER:
            pray(s, self.seat)


register(PrepareFrame)


@final
class Prepare(Question):
    refusals: ClassVar[Refusals] = {"use": ("object", "T3-OBJ-01"), "seal": ("seal", "T3-SEAL-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, PrepareFrame)
        frame.add_choices(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, PrepareFrame)
        if choice == DONE:
            frame.begin(s)
        elif choice >= SEAL:
            play_seal(s, seat, choice)
        else:
            token = choice - USE
            use_up(s, seat, token)
            s.move_bonus += s.table.object_powers(one_bit(4 * token)).move


PREPARE: Final = Prepare(31, "before-the-action")
