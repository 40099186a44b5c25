"""Ready-made ways for a group that moves: the shortest sequence of steps and teleports to each space it can reach.

The engine plays every step on a twin of the state, so walls, movement, prices and limits are its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from kemet.effects import sampled
from kemet.engine import flow
from kemet.engine.names import ASK_MOVE, ESCAPE, S_PRAYER, SEAT, STEP, TELEPORT
from kemet.engine.state import State

#: Choices tried. A group goes a few spaces only, so this reaches everything in real games.
MOST = 400
Path = tuple[int, ...]


@dataclass(frozen=True)
class Way:
    """Choices that bring the group to a space, what they do to the own prayer, and whether a battle awaits there."""

    space: str
    choices: Path
    prayer: int
    battle: bool


def ways(state: State, seat: int) -> list[Way]:
    """The shortest way to each space, of equals the cheapest; nothing unless this seat's group is moving."""
    if state.ask != ASK_MOVE or not state.waiting >> seat & 1:
        return []
    start = sampled(state, seat)
    found: dict[int, Way] = {}
    seen = {_place(start, seat)}
    level: list[tuple[State, Path]] = [(start, ())]
    tried = 0
    while level and tried < MOST:
        following: list[tuple[State, Path]] = []
        for here, path in level:
            for code in flow.legal(here, seat):
                if not STEP <= code < ESCAPE:
                    continue
                tried += 1
                after = here.copy()
                flow.play(after, seat, code)
                space = code - (TELEPORT if code >= TELEPORT else STEP)
                way = _way(start, after, seat, space, (*path, code))
                if space != start.move_at and _is_better(way, found.get(space)):
                    found[space] = way
                if _moves_on(after, seat, space) and _place(after, seat) not in seen:
                    seen.add(_place(after, seat))
                    following.append((after, (*path, code)))
        level = following
    return [found[space] for space in sorted(found)]


def _way(start: State, after: State, seat: int, space: int, path: Path) -> Way:
    purse = seat * SEAT + S_PRAYER
    return Way(start.table.space_ids[space], path, after.seats[purse] - start.seats[purse], bool(after.battle))


def _is_better(way: Way, known: Way | None) -> bool:
    return known is None or (len(way.choices), -way.prayer) < (len(known.choices), -known.prayer)


def _moves_on(s: State, seat: int, space: int) -> bool:
    return s.ask == ASK_MOVE and s.waiting == 1 << seat and s.move_at == space


def _place(s: State, seat: int) -> tuple[int, ...]:
    """All that decides where the group can go from here."""
    return s.move_at, s.move_left, s.move_walls, s.move_targets, s.seats[seat * SEAT + S_PRAYER]
