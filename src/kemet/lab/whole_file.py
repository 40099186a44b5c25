"""A file that appears only when it is complete: a process killed while writing leaves no half of one."""

from __future__ import annotations

from pathlib import Path


def write_whole(path: Path, data: bytes | str) -> None:
    """Beside its place first, then in its place in one go."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data.encode() if isinstance(data, str) else data)
    part.replace(path)
