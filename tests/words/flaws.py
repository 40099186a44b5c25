"""States broken on purpose, to prove that `kemet.engine.invariants.base` finds what is wrong."""

from __future__ import annotations

from kemet import position
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.state.state import State


def sound_state(text: str) -> State:
    """The state of a position in which nothing is wrong yet."""
    state = position(text).state.copy()
    assert violations(state) == []
    return state


def at(state: State, space: str) -> int:
    """The number of a space."""
    return state.table.space_ids.index(space)


def tile(state: State, name: str) -> int:
    """A tile as a set of tiles."""
    return 1 << state.table.tile_ids.index(name)


def assert_reported(state: State, rule: str) -> None:
    """Something is wrong with this state, and this rule says so."""
    assert any(wrong.startswith(rule) for wrong in violations(state)), violations(state)


def assert_step_reported(before: State, after: State, rule: str) -> None:
    """No choice can lead from one state to the other, and this rule says so."""
    found = step_violations(before, after)
    assert any(wrong.startswith(rule) for wrong in found), found
