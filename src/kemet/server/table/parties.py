"""Whom a mixed group can be made of: every legal group with the choices that lead to it.

The engine asks owner by owner and then for the creature (S-CLAR-23); a person picks figures in any order. The engine
plays each answer on a twin of the state, so limits and creatures are its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from kemet.engine import flow
from kemet.engine.day.group import GROUP_OF_OWNER, RIDER
from kemet.engine.state.bits import by_seat
from kemet.engine.state.state import State
from kemet.telling.effects import Trials

#: A troop has five units, six with Legion: every owner's number and the creature come to less than this.
MAX_PARTIES = 400


@dataclass(frozen=True)
class GroupPlan:
    """Units by owner, the creature that goes along, and the answers in a row."""

    units: dict[int, int]
    creature: str | None
    choices: tuple[int, ...]


def parties(state: State, seat: int, trials: Trials | None = None) -> list[GroupPlan]:
    """All of them, the whole troop first; nothing unless this seat puts a group together."""
    if not is_gathering(state, seat):
        return []
    found: list[GroupPlan] = []
    open_: list[tuple[State, tuple[int, ...]]] = [((trials or Trials(state, seat)).twin(), ())]
    while open_ and len(found) < MAX_PARTIES:
        here, path = open_.pop()
        if not is_gathering(here, seat):
            found.append(_party(here, path))
            continue
        for code in reversed(flow.legal(here, seat)):
            after = here.copy()
            flow.play(after, seat, code)
            open_.append((after, (*path, code)))
    return found


def is_gathering(s: State, seat: int) -> bool:
    return s.question in (GROUP_OF_OWNER, RIDER) and bool(s.waiting >> seat & 1)


def _party(s: State, path: tuple[int, ...]) -> GroupPlan:
    rides = s.table.creature_ids[s.seth.riding - 1] if s.seth.riding else None
    return GroupPlan(by_seat(s.seth.group), rides, path)
