"""Notices of PostgreSQL from one process to the others: who sends them, and a list of what is new."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, text

News = dict[str, Any]
CHANNEL = "kemet"
#: Bytes of one notice; PostgreSQL takes 8,000.
LARGEST = 7000


def send(connection: Connection, sender: str, news: Sequence[News]) -> None:
    """Tell the other processes, when and if this transaction is committed."""
    for some in in_notices(news):
        words = {"channel": CHANNEL, "payload": f"{sender} {some}"}
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), words)


def in_notices(news: Sequence[News]) -> Iterator[str]:
    """As lists that each fit into a notice."""
    some: list[str] = []
    for each in map(json.dumps, news):
        if some and sum(map(len, some)) + 2 * len(some) + len(each) > LARGEST:
            yield f"[{', '.join(some)}]"
            some = []
        some.append(each)
    yield f"[{', '.join(some)}]"


def read(payload: str, but_of: str) -> list[News]:
    """What a notice says, each with its sender; nothing if it is of that one: a process hears its own notices too."""
    sender, _, news = payload.partition(" ")
    return [] if sender == but_of else [each | {"from": sender} for each in json.loads(news)]
