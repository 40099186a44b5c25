"""Ready-made ways for a group that moves: the shortest sequence of steps and teleports to each space it can reach.
While the group is still put together, they are those of the whole troop.

The engine plays every step on a twin of the state, so walls, movement, prices and limits are its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from kemet.engine import flow
from kemet.engine.day.group import GROUP_OF_OWNER, RIDER
from kemet.engine.day.move import MOVE_ON, PICK_GROUP
from kemet.engine.state.choices import ESCAPE, STEP, TELEPORT
from kemet.engine.state.state import State
from kemet.telling.effects import Trials

#: Choices tried. A group goes a few spaces only, so this reaches everything in real games.
MAX_WAYS = 400
Path = tuple[int, ...]
#: Questions that put the group together; with Seth owner by owner.
GATHERING = (PICK_GROUP, GROUP_OF_OWNER, RIDER)


@dataclass(frozen=True)
class Way:
    """Choices that bring the group to a space, what they do to one's prayer, and whether a battle awaits there."""

    space: str
    choices: Path
    steps: int
    prayer: int
    battle: bool


def ways(state: State, seat: int, trials: Trials | None = None) -> list[Way]:
    """The shortest way to each space, of equals the cheapest; nothing unless a group of this seat is to move."""
    if state.question not in (MOVE_ON, *GATHERING) or not state.waiting >> seat & 1:
        return []
    played = trials or Trials(state, seat)
    start = played.twin()
    gathered: Path = ()
    while start.question in GATHERING and start.waiting >> seat & 1:
        first = flow.legal(start, seat)[0]  # the largest group comes first, of every owner, and with its creature
        start = played.after(first) if not gathered else _stepped(start, seat, first)
        gathered = (*gathered, first)
    if start.question is not MOVE_ON:
        return []
    found: dict[int, Way] = {}
    seen = {_place(start, seat)}
    level: list[tuple[State, Path]] = [(start, ())]
    tried = 0
    while level and tried < MAX_WAYS:
        following: list[tuple[State, Path]] = []
        for here, path in level:
            for code in flow.legal(here, seat):
                if not STEP <= code < ESCAPE:
                    continue
                tried += 1
                after = played.after(code) if here is played.twin() else _stepped(here, seat, code)
                space = code - (TELEPORT if code >= TELEPORT else STEP)
                way = _way(start, after, seat, space, gathered, (*path, code))
                if space != start.move_at and _is_better(way, found.get(space)):
                    found[space] = way
                if _moves_on(after, seat, space) and _place(after, seat) not in seen:
                    seen.add(_place(after, seat))
                    following.append((after, (*path, code)))
        level = following
    return [found[space] for space in sorted(found)]


def _stepped(here: State, seat: int, code: int) -> State:
    after = here.copy()
    flow.play(after, seat, code)
    return after


def _way(start: State, after: State, seat: int, space: int, gathered: Path, path: Path) -> Way:
    prayer = after.seats[seat].prayer - start.seats[seat].prayer
    return Way(start.table.space_ids[space], (*gathered, *path), len(path), prayer, len(after.battles) > 0)


def _is_better(way: Way, known: Way | None) -> bool:
    return known is None or (len(way.choices), -way.prayer) < (len(known.choices), -known.prayer)


def _moves_on(s: State, seat: int, space: int) -> bool:
    return s.question is MOVE_ON and s.waiting == 1 << seat and s.move_at == space


def _place(s: State, seat: int) -> tuple[int, ...]:
    """All that decides where the group can go from here."""
    return s.move_at, s.move_left, s.move_walls, s.move_targets, s.seats[seat].prayer
