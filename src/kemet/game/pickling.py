"""How `pickle` and `copy` treat the engine's own classes, which are native and know neither.

A state is written as its frozen rows, a table as the options and content that it follows from, so both are small, and
what one build wrote the other build of the same release reads. Hidden things are in it: never send this to a player.
"""

from __future__ import annotations

import copyreg
from typing import Any

from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.game.configuration import table_key, table_of
from kemet.game.saves.freeze import freeze
from kemet.game.saves.thaw import thaw_trusted


def teach_pickle() -> None:
    """Tell `pickle`, and `copy` where a class has no copy of its own."""
    copyreg.pickle(State, _reduce_state)
    copyreg.pickle(Ruleset, _reduce_table)


def _reduce_state(s: State) -> tuple[Any, ...]:
    return thaw_trusted, (s.table, freeze(s))


def _reduce_table(table: Ruleset) -> tuple[Any, ...]:
    return table_of, table_key(table)
