"""A tournament for people, in the words of those who take part."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from running import Browser, Running, account
from sqlalchemy import update

from kemet.server.store.rows import Entry
from kemet.server.store.schema import contests

CLOCK = {"kind": "live", "minutes": 20, "increment": 10}
SWISS = {"name": "Nile Cup", "players": 2, "rounds": 2, "clock": CLOCK}


def people(server: Running, *names: str) -> list[Browser]:
    return [account(server, name) for name in names]


def founded(by: Browser, *others: Browser, **wanted: Any) -> str:
    """A tournament in which these people take part, its founder first."""
    answer = by("POST", "contests", **SWISS | wanted)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    for each in (by, *others):
        assert each("POST", f"contests/{id}/enter").status_code == 200
    return id


def now(browser: Browser, id: str) -> dict[str, Any]:
    found: dict[str, Any] = browser("GET", f"contests/{id}").json()
    return found


def begun(by: Browser, *others: Browser, **wanted: Any) -> dict[str, Any]:
    id = founded(by, *others, **wanted)
    answer = by("POST", f"contests/{id}/start")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(server: Running, id: str) -> None:
    server.call(server.hub.contests.look(id))


def end_round(server: Running, browser: Browser, id: str) -> None:
    """At every table of the round the lowest number of those who take part wins."""
    for game in now(browser, id)["played"][-1]["games"]:
        if game["status"] == "running":
            best = min((each, seat) for seat, each in enumerate(game["seats"]) if each)[1]
            entry = Entry(0, "end", best, made_by="server")
            server.call(server.table(game["table"]).write(lambda entry=entry: [entry]))
    look(server, id)


def later(server: Running, id: str, seconds: float) -> None:
    """Everything of this tournament began so much earlier."""
    moved = update(contests).where(contests.c.id == id).values(round_began=contests.c.round_began - seconds)
    server.hub.database.run_now(lambda connection: connection.execute(moved))


def seat_of(found: dict[str, Any], number: int) -> tuple[str, int]:
    """Where this entrant plays now."""
    game = next(game for game in found["played"][-1]["games"] if number in game["seats"])
    return game["table"], game["seats"].index(number)


def together(*deeds: Callable[[], object]) -> None:
    threads = [threading.Thread(target=deed) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
