"""The judge's weights as data: weights.toml, blended for the stage a game has reached."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from kemet.bots.judging import FEATURES
from kemet.engine.state.table import Table

WEIGHTS_FILE = Path(__file__).parent / "weights.toml"
Tables = dict[str, dict[str, float]]


@lru_cache(maxsize=1)
def printed_weights() -> Tables:
    """The file as it is: a table `early`, a table `late`, and a table with one weight for each tile."""
    data = tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    return {name: {key: float(value) for key, value in data[name].items()} for name in ("early", "late", "tiles")}


def weights_for(table: Table, progress: float, tables: Tables | None = None) -> list[float]:
    """The weights in the order the judge wants them: features between early and late, then the tiles of this game."""
    source = printed_weights() if tables is None else tables
    early, late = source["early"], source["late"]
    blended = [early[name] * (1 - progress) + late[name] * progress for name in FEATURES]
    return blended + [source["tiles"].get(name, 0.0) for name in table.tile_ids]
