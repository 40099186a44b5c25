"""The numbers of one table: where an observation has what, and which action is which."""

from __future__ import annotations

from functools import lru_cache

from kemet.engine.state.table import Table
from kemet.rl.actions import ActionSpace
from kemet.rl.layout import Layout


@lru_cache(maxsize=64)
def numbers_of(table: Table) -> tuple[Layout, ActionSpace]:
    """Tables are shared by all games with the same options, so this is worked out once."""
    return Layout(table), ActionSpace(table)
