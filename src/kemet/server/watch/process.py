"""What this process uses, as the system counts it. What it does not count is left out."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def memory() -> int | None:
    """Bytes in memory."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return None


def open_files() -> int | None:
    with contextlib.suppress(OSError):
        return len(os.listdir("/proc/self/fd"))
    return None


def most_files() -> int | None:
    try:
        import resource
    except ImportError:  # Windows
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
