"""Numbers and rows of numbers that the compiler lays out as C does; plain `int` and `list` where nothing is compiled.

To the type checker `i64` and `u8` are an `int` of 64 and of 8 bits, and `vec[i64]` is a list of them. mypyc knows them
by name and needs nothing at run time but librt, its own small library. This file itself is never compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int
    u8 = int
    vec = list

    def mypyc_attr(**_settings: Any) -> Callable[[type], type]:
        return lambda defined: defined
