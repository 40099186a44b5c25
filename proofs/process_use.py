"""What a process and its children use: memory and processor time, from /proc (Linux)."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Use:
    """Seconds of processor time so far and bytes in memory."""

    seconds: float
    memory: int


def use_of(pid: int) -> Use:
    """Of one process; nothing if it is gone."""
    try:
        # the name in brackets may hold spaces; the fields after it are counted from the state
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return Use(0.0, 0)
    return Use((int(fields[11]) + int(fields[12])) / TICKS, int(fields[21]) * PAGE)


def children_of(pid: int) -> list[int]:
    """The children and their children."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *children_of(child)]
    return found
