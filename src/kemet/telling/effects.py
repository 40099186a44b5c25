"""What each choice does at once to the own prayer and points, as far as the seat can know.

Every choice is played by the engine on twins of the state whose hidden parts were drawn anew. What is the same in
all of them is known; what differs depends on hidden things or chance.
"""

from __future__ import annotations

from kemet.engine import flow
from kemet.engine.board.points import total_points
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.state import State

MAX_CHOICES = 150
SAMPLES = 3
Effect = tuple[int | None, int | None]


def effects(state: State, seat: int, codes: list[int]) -> list[Effect]:
    """Change of prayer and of points for each choice; None where it depends."""
    if len(codes) > MAX_CHOICES:
        return [(None, None)] * len(codes)
    twins = [sampled(state, seat, number) for number in range(SAMPLES)]
    return [_common([_effect(twin, seat, code) for twin in twins]) for code in codes]


def sampled(state: State, seat: int, number: int = 0) -> State:
    """A state that agrees with what the seat knows. The same again for the same knowledge."""
    twin = state.copy()
    sample_hidden(twin, seat, f"twin {number}")
    return twin


def _effect(twin: State, seat: int, code: int) -> Effect:
    after = twin.copy()
    flow.play(after, seat, code)
    if (after.day, after.phase) != (twin.day, twin.phase):
        return None, None  # a Night or an end came; its gains are not this choice's
    return after.seats[seat].prayer - twin.seats[seat].prayer, total_points(after, seat) - total_points(twin, seat)


def _common(found: list[Effect]) -> Effect:
    first = found[0]
    prayer = first[0] if all(effect[0] == first[0] for effect in found) else None
    points = first[1] if all(effect[1] == first[1] for effect in found) else None
    return prayer, points
