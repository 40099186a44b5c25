"""A record of a box as data, of the type that front ends know it by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import TypeVar

from kemet.content.certainty import unchecked
from kemet.content.records import Printed, Space

Shown = TypeVar("Shown")


def plain(record: Printed | Space, kind: Callable[..., Shown], **more: object) -> Shown:
    return kind(**asdict(record), **more)


def doubted(record: Printed, kind: Callable[..., Shown]) -> Shown:
    """A record with the text about what nobody has checked in it against the printed box."""
    return plain(record, kind, unchecked=unchecked(record))


def by_id(records: Iterable[Printed], kind: Callable[..., Shown]) -> dict[str, Shown]:
    return {record.id: doubted(record, kind) for record in records}
