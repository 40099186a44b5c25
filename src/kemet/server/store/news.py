"""Notices of PostgreSQL from one process to the others: who sends them, and, sealed, a list of what is new."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, text

from kemet.server.store.seal import Seal

#: What one process tells the others, as JSON: which table or account, and what is new there.
News = dict[str, Any]
#: Of what concerns all processes; those of tables begin with it.
CHANNEL = "kemet"
#: One statement for any number of notices.
TELL = text("SELECT pg_notify(channel, payload) FROM unnest(CAST(:channels AS text[]), CAST(:payloads AS text[]))"
            " AS notices (channel, payload)")  # fmt: skip
#: Bytes of one notice before it is sealed, which makes four of three; PostgreSQL takes 8,000.
MAX_NOTICE_BYTES = 5900


def send(connection: Connection, seal: Seal, sender: str, news: Sequence[News]) -> None:
    """Tell the other processes, when and if this transaction is committed."""
    by_channel: dict[str, list[News]] = {}
    for each in news:
        by_channel.setdefault(channel_of(each.get("table", ""), seal), []).append(each)
    notices = [
        (channel, seal.closed(some, sender)) for channel, those in by_channel.items() for some in in_notices(those)
    ]
    words = {"channels": [channel for channel, _ in notices], "payloads": [f"{sender} {said}" for _, said in notices]}
    connection.execute(TELL, words)


def channel_of(table: str, seal: Seal) -> str:
    """The channel of one table, or that of all processes. The id of a table is a link to it, and it may be
    private: the name does not show it."""
    return f"{CHANNEL}_{seal.name_of(table)}" if table else CHANNEL


def in_notices(news: Sequence[News]) -> Iterator[str]:
    """As lists that each fit into a notice."""
    some: list[str] = []
    size = 2
    for each in news:
        words = json.dumps(each, ensure_ascii=False)
        more = len(words.encode()) + 2
        if some and size + more > MAX_NOTICE_BYTES:
            yield f"[{', '.join(some)}]"
            some, size = [], 2
        some.append(words)
        size += more
    yield f"[{', '.join(some)}]"


def read(payload: str, seal: Seal, but_of: str) -> list[News]:
    """What a notice says, each with its sender; nothing if it is of that one: a process hears its own notices too."""
    sender, _, sealed = payload.partition(" ")
    if sender == but_of:
        return []
    return [each | {"from": sender} for each in json.loads(seal.opened(sealed, sender))]
