"""The moment two forces meet: fixes who attacks whom and where (step C0)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.step import FOLLOWING, STEPS
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.frames import Frame, register
from kemet.engine.state.state import State, pop, push

FIRST_STEP: Final = 10  # the entry; the whole order is in battle/order.py


def start_battle(s: State, space: i64, attacker: i64, defender: i64, by_move: bool) -> None:
    """Whoever enters or adds units is the attacker (B-BATTLE-01); from here on nobody can join (B-BATTLE-26)."""
    s.battles.append(Battle(space, Force(attacker), Force(defender), by_move))
    push(s, BattleFrame(attacker))


def end_battle(s: State) -> None:
    """The battle under way is over; its frame is the caller's business."""
    s.battles.pop()


@final
@mypyc_attr(acyclic=True)
class BattleFrame(Frame):
    """The battle under way is the last of `s.battles`; `step` is the one it takes next."""

    KIND: ClassVar[int] = 2

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.step = FIRST_STEP

    def copy(self) -> Frame:
        return BattleFrame(self.seat)

    def run(self, s: State) -> None:
        step = STEPS[self.step]
        self.step = FOLLOWING[self.step].code
        step.take(s, s.battles[-1])


register(BattleFrame)


def call_off(s: State) -> None:
    """There is no battle after all, and the Move may go on (B-BATTLE-03, B-BATTLE-05, B-MOVE-14).

    Temporary tokens stay for a later battle of the action (T-X-26), and nobody wins a Dawn token (T2-DAWN-04).
    """
    end_battle(s)
    pop(s)
