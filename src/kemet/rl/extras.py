"""What a part of `kemet.rl` needs beside Kemet: who lacks it reads what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

#: An info, options, an observation of several parts: what Gymnasium and PettingZoo leave open.
ByName = dict[str, Any]


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports from other packages: a missing one is named together with the extra that brings it.

    >>> with needs("rl"):
    ...     import no_such_package
    Traceback (most recent call last):
    ImportError: no_such_package is missing: install kemet with its extra "rl", in a checkout pip install ".[rl]"
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        how = f'install kemet with its extra "{extra}", in a checkout pip install ".[{extra}]"'
        raise ImportError(f"{package} is missing: {how}", name=error.name) from None
