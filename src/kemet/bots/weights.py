"""The judge's weights as data: weights.toml, blended for the stage a game has reached."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from kemet.bots.judging import FEATURES
from kemet.bots.seth.judging import SETH_FEATURES
from kemet.engine.state.ruleset import Ruleset

WEIGHTS_FILE = Path(__file__).parent / "weights.toml"
BY_LEVEL = 0.15  # what a tile of Seth's box counts for each level: no games have been measured for them
Tables = dict[str, dict[str, float]]


@lru_cache(maxsize=1)
def printed_weights() -> Tables:
    """The file as it is: the tables `early`, `late`, one weight for each of the `tiles`, and `seth` for his games."""
    data = tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    return {
        name: {key: float(value) for key, value in data[name].items()} for name in ("early", "late", "tiles", "seth")
    }


def weights_for(table: Ruleset, progress: float, tables: Tables | None = None) -> list[float]:
    """The weights in the order the judge wants them: features between early and late, then the tiles of this game."""
    source = printed_weights() if tables is None else tables
    early, late = source["early"], source["late"]
    blended = [early[name] * (1 - progress) + late[name] * progress for name in FEATURES]
    known = source["tiles"]
    if not table.with_seth:
        return blended + [known.get(name, 0.0) for name in table.tile_ids]
    tiles = [known.get(name, BY_LEVEL * int(table.tile_level[tile])) for tile, name in enumerate(table.tile_ids)]
    return blended + tiles + [source["seth"][name] for name in SETH_FEATURES]
