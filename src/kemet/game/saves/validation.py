"""What a state from outside must be like before the engine plays on with it."""

from __future__ import annotations

from kemet.engine.flow import legal
from kemet.engine.invariants.base import violations
from kemet.engine.state.choices import CHOICES
from kemet.engine.state.codes import ECLIPSE, OVER
from kemet.engine.state.state import State
from kemet.errors import SaveError
from kemet.telling.view import view_of

#: What a state from outside may make the engine stumble over while it is being checked.
ENGINE_ERRORS = (
    IndexError,
    ValueError,
    AssertionError,
    TypeError,
    OverflowError,
    RecursionError,
    MemoryError,
    KeyError,
)


def require_sound(s: State) -> None:
    """Refuse a state that breaks an invariant or asks a question without an answer."""
    try:
        wrong = _shape(s)
        wrong += violations(s)
        if not wrong:
            for seat in range(-1, s.table.players):
                view_of(s, seat)
                if seat >= 0 and s.waiting >> seat & 1 and not _answerable(s, seat):
                    wrong.append(f"P{seat + 1} is asked and has no choice")
    except ENGINE_ERRORS as error:
        raise SaveError(f"the saved state is impossible: {error}") from None
    if wrong:
        raise SaveError(f"the saved state is impossible: {wrong[0]}")


def _shape(s: State) -> list[str]:
    """What the engine takes for granted about the numbers themselves."""
    wrong = []
    players = s.table.players
    if sorted(s.order) != list(range(players)):
        wrong.append("the turn order is broken")
    if s.frame is None and s.phase != OVER:
        wrong.append("the stack is broken")
    if s.waiting >> players or s.waiting < 0 or not -1 <= s.active < players or not 0 <= s.phase <= ECLIPSE:
        wrong.append("nobody can be asked")
    if not -1 <= s.move_at < s.table.spaces or min(s.move_units, s.move_left, s.move_targets, s.move_fresh) < 0:
        wrong.append("the Move is broken")
    if min(s.deck, s.discard, s.seen, s.gone, s.answers, s.day, s.round, s.draws, *s.troops, *s.creatures) < 0:
        wrong.append("a number is negative")
    return wrong


def _answerable(s: State, seat: int) -> bool:
    choices = legal(s, seat)
    return bool(choices) and all(0 <= choice < CHOICES for choice in choices)
