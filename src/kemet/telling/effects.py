"""What each choice does at once to the seat's own prayer and points, as far as the seat can know.

Every choice is played by the engine on a twin of the state whose hidden parts were drawn again. If nobody learned
anything by it, that is what it does: neither hidden things nor chance had a part in it. Otherwise more twins tell: what
is the same in all of them is known.
"""

from __future__ import annotations

from kemet.engine import flow
from kemet.engine.board.points import total_points
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.state import State

MAX_CHOICES = 150
SAMPLES = 3
Effect = tuple[int | None, int | None]
UNKNOWN: Effect = (None, None)


class Trials:
    """What one seat's choices lead to, each played once. States that are given out must not be changed."""

    def __init__(self, state: State, seat: int):
        self.state = state
        self.seat = seat
        self._twins: list[State] = []
        self._after: dict[int, State] = {}

    def twin(self, number: int = 0) -> State:
        while len(self._twins) <= number:
            self._twins.append(sampled(self.state, self.seat, len(self._twins)))
        return self._twins[number]

    def after(self, code: int) -> State:
        """The first twin once this choice was played."""
        if code not in self._after:
            self._after[code] = _played(self.twin(), self.seat, code)
        return self._after[code]


def effects(state: State, seat: int, codes: list[int], trials: Trials | None = None) -> list[Effect]:
    """Change of prayer and of points for each choice; None where it depends."""
    if len(codes) > MAX_CHOICES:
        return [(None, None)] * len(codes)
    tried = trials or Trials(state, seat)
    return [_of_choice(tried, code) for code in codes]


def _of_choice(trials: Trials, code: int) -> Effect:
    twin, after, seat = trials.twin(), trials.after(code), trials.seat
    first = _effect(twin, after, seat)
    if after.learned == twin.learned or first == UNKNOWN:
        return first
    others = [trials.twin(number) for number in range(1, SAMPLES)]
    return _common([first, *(_effect(other, _played(other, seat, code), seat) for other in others)])


def sampled(state: State, seat: int, number: int = 0) -> State:
    """A state that agrees with what the seat knows. The same again for the same knowledge."""
    twin = state.copy()
    sample_hidden(twin, seat, f"twin {number}")
    return twin


def _played(twin: State, seat: int, code: int) -> State:
    after = twin.copy()
    flow.play(after, seat, code)
    return after


def _effect(twin: State, after: State, seat: int) -> Effect:
    if (after.day, after.phase) != (twin.day, twin.phase):
        return UNKNOWN  # a Night or an end came; its gains are not this choice's
    return after.seats[seat].prayer - twin.seats[seat].prayer, total_points(after, seat) - total_points(twin, seat)


def _common(found: list[Effect]) -> Effect:
    first = found[0]
    prayer = first[0] if all(effect[0] == first[0] for effect in found) else None
    points = first[1] if all(effect[1] == first[1] for effect in found) else None
    return prayer, points
