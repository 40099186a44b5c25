"""Two processes on one database: what one stores the other is told, and it reads only what it was not."""

from __future__ import annotations

from collections.abc import Callable

import psycopg
import pytest
from running import Running, wait_until

Serve = Callable[..., Running]


@pytest.fixture
def database_url(postgres_url: str) -> str:
    return postgres_url


def test_what_is_told_need_not_be_read(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = serve(), serve()
    seats = here.people(seed="told")
    with here.open(seats[0]) as one, there.open(seats[1]) as other:
        one.until("state"), other.until("state")
        table = there.table(seats[0].table)
        reads: list[int] = []
        read_news = table.read_news

        async def noted() -> None:
            reads.append(table.match.number)
            await read_news()

        monkeypatch.setattr(table, "read_news", noted)
        for number in range(3):
            one.ask("chat", id=f"c{number}", text=f"line {number}")
        wait_until(lambda: [entry.note for entry in table.match.chat] == ["line 0", "line 1", "line 2"])
        assert reads == []

        known = table.match.number
        there.call(table.hear([[known, "chat", 0, 0, "player", None, "told twice", 0.0]]))
        assert (table.match.number, reads) == (known, [])

        there.call(table.hear([[known + 2, "chat", 0, 0, "player", None, "one before it is missing", 0.0]]))
        assert (table.match.number, reads) == (known, [known]), "nothing is taken in that does not follow"


def test_long_lines_are_read(serve: Serve) -> None:
    """A notice is short; whatever is said arrives."""
    here, there = serve(), serve()
    seats = here.people(seed="told at length")
    with here.open(seats[0]) as one, there.open(seats[1]) as other:
        one.until("state"), other.until("state")
        for number in range(30):
            one.send({"type": "chat", "id": f"c{number}", "text": f"{number} " + "\U00013080" * 400})
        table = there.table(seats[0].table)
        wait_until(lambda: len(table.match.chat) >= 20)  # as many as may be said at once
        assert table.match.chat[0].note.endswith("\U00013080" * 400)


class Eavesdropper:
    """A role that may connect to the database, as every role may unless that is taken from it, and read no table."""

    def __init__(self, url: str, channel: str):
        self.channel = channel
        with psycopg.connect(url, autocommit=True) as owner:
            owner.execute("DROP ROLE IF EXISTS neighbour")
            owner.execute("CREATE ROLE neighbour LOGIN PASSWORD 'next door'")
        there = psycopg.conninfo.conninfo_to_dict(url)
        self.connection = psycopg.connect(**there | {"user": "neighbour", "password": "next door"}, autocommit=True)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            self.connection.execute("SELECT * FROM entries")
        self.connection.execute(f'LISTEN "{channel}"'.encode())

    def heard(self) -> list[str]:
        return [notice.payload for notice in self.connection.notifies(timeout=1)]

    def say(self, payload: str) -> None:
        self.connection.execute("SELECT pg_notify(%s, %s)", (self.channel, payload))


def test_who_may_read_no_table_hears_nothing_and_says_nothing(serve: Serve, postgres_url: str) -> None:
    """In PostgreSQL notices are for everybody who may connect: they would tell what is chosen face down."""
    here, there = serve(), serve()
    seats = here.people(seed="told")
    channel = here.hub.bus._channel(seats[0].table)
    assert seats[0].table not in channel
    neighbour = Eavesdropper(postgres_url, channel)  # even if somebody has told them where to listen
    with here.open(seats[0]) as one, there.open(seats[1]) as other:
        one.until("state"), other.until("state")
        one.ask("chat", text="between us")
        other.until("chat")
        heard = neighbour.heard()
        assert heard
        for notice in heard:
            assert seats[0].table not in notice
            assert "between us" not in notice

        table = there.table(seats[0].table)
        known = table.match.number
        entry = [known + 1, "chat", 0, 0, "player", None, "I am not P1", 0.0]
        forged = f'[{{"table": "{table.row.id}", "entries": [{str(entry).replace("None", "null")}]}}]'.replace("'", '"')
        sender, _, sealed = heard[-1].partition(" ")
        for payload in (forged, f"{sender} {forged}", f"me {sealed}", f"{sender} {sealed[:-8]}AAAAAAA=", "[" * 7000):
            neighbour.say(payload)
        one.ask("chat", text="still between us")
        assert other.until("chat")["text"] == "still between us"
        assert [entry.note for entry in table.match.chat] == ["between us", "still between us"]
    neighbour.connection.close()


def test_a_table_that_cannot_take_in_what_is_told_is_read_again(serve: Serve) -> None:
    """What is in memory must have gone astray; half of an entry must not stay there."""
    server = serve()
    seats = server.people(seed="astray")
    with server.open(seats[0]) as wire:
        wire.until("state")
        table = server.table(seats[0].table)
        server.call(table.hear([[table.match.number + 1, "choose", 0, 9999, "player", None, "", 0.0]]))
        assert server.table(seats[0].table) is not table
