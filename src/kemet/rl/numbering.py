"""The numbers of one table: where an observation has what, and which action is which."""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Any

from kemet.engine.state.ruleset import Ruleset
from kemet.rl.actions import ActionSpace
from kemet.rl.layout import Layout


@lru_cache(maxsize=64)
def numbers_of(table: Ruleset) -> tuple[Layout, ActionSpace]:
    """Tables are shared by all games with the same options, so this is worked out once."""
    return Layout(table), ActionSpace(table)


def _of_table(table: Ruleset, place: int) -> Layout | ActionSpace:
    return numbers_of(table)[place]


def _reduce_layout(layout: Layout) -> tuple[Any, ...]:
    return _of_table, (layout.table, 0)


def _reduce_actions(actions: ActionSpace) -> tuple[Any, ...]:
    return _of_table, (actions.table, 1)


copyreg.pickle(Layout, _reduce_layout)  # native classes, which pickle and copy do not know
copyreg.pickle(ActionSpace, _reduce_actions)
