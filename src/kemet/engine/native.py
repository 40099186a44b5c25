"""Numbers and rows of numbers that the compiler lays out as C does; plain `int` and `list` where nothing is compiled.

To the type checker `i64` is an `int` of 64 bits and `vec[i64]` a list of them. mypyc knows both by name and needs
nothing at run time but librt, its own small library. This file itself is never compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    vec = list

    def mypyc_attr(**_settings: Any) -> Callable[[type], type]:
        return lambda defined: defined
