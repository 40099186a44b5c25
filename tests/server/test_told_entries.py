"""Two processes on one database: what one stores the other is told, and it reads only what it was not."""

from __future__ import annotations

from collections.abc import Callable

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
