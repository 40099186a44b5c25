"""Action tokens that would be wasted: nothing can be bought, raised, recruited or gained with them now.

The engine plays each on a twin of the state and then whatever is the only answer left; if the turn goes on and nothing
is other than before, the token would be gone for nothing.
"""

from __future__ import annotations

from kemet.engine import flow
from kemet.engine.day.turn import TURN
from kemet.engine.state.choices import GOLD, SPEND, TOKEN, UNIT
from kemet.engine.state.state import State
from kemet.telling.effects import Trials


def idle(state: State, seat: int, codes: list[int], trials: Trials | None = None) -> set[int]:
    """Those of the choices that place a token and do nothing more."""
    if state.question is not TURN:
        return set()
    tokens = [code for code in codes if TOKEN <= code < UNIT or GOLD <= code < SPEND]
    tried = trials or Trials(state, seat)
    return {code for code in tokens if _does_nothing(tried.twin(), seat, tried.after(code))}


def _does_nothing(twin: State, seat: int, placed: State) -> bool:
    after = placed
    while after.waiting == 1 << seat and after.question is not TURN:
        answers = flow.legal(after, seat)
        if len(answers) > 1:
            return False
        if after is placed:
            after = placed.copy()
        flow.play(after, seat, answers[0])
    return after.question is TURN and after.waiting == 1 << seat and _table(after, seat) == _table(twin, seat)


def _table(s: State, seat: int) -> tuple[object, ...]:
    """All that an action can change."""
    mine = s.seats[seat]
    return mine.prayer, mine.tiles, mine.hand, list(s.troops), list(s.creatures), list(s.pyramids)
