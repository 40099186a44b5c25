"""A game file of a stranger: whatever stands in it, it is refused in one line or the lobby shows it like any other."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from running import Running
from sqlalchemy import update
from stored_games import random_game

from kemet.server.admin import one_game
from kemet.server.admin.opening import AdminProblem
from kemet.server.settings import Settings
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.schema import tables

GAMES = [random_game("a game to forge", players=2, choices=12), random_game("one that is over", players=2)]
DEEP = json.loads("[" * 200 + "]" * 200)
#: One for every kind of exception that a careless reader would meet.
BAD: list[Any] = [
    None, True, -1, 0, 7, 1 << 70, 1.5, math.inf, -math.inf, math.nan, "", "x", "../x", "\x00", "\ud800", "x" * 5000,
    "{}", "[]", "null", "{", '{"kind": "live"}', '{"kind": "days", "days": 1e400}', [], {}, [[]], {"a": 1}, DEEP,
]  # fmt: skip


def lines_of(url: str, id: str, path: Path) -> list[Any]:
    one_game.export(url, id, path)
    return [json.loads(line) for line in path.read_text().splitlines()]


def forgeries(lines: list[Any]) -> Iterator[list[Any]]:
    """Every value of the head, of the table, of a seat and of the first entries replaced by every bad one; and lines
    left out, doubled and cut."""
    rows = [place for place, line in enumerate(lines) if isinstance(line, list)]
    for place in (0, *rows[:5], len(lines) - 1):
        line = lines[place]
        for key in line if isinstance(line, dict) else range(len(line)):
            for bad in BAD:
                changed = dict(line) if isinstance(line, dict) else list(line)
                changed[key] = bad
                yield [*lines[:place], changed, *lines[place + 1 :]]
    for place in range(min(9, len(lines))):
        yield [*lines[:place], *lines[place + 1 :]]
        yield [*lines[:place], lines[place], *lines[place:]]
        yield [*lines[:place], DEEP, *lines[place + 1 :]]
        yield lines[:place]


@pytest.fixture
def database(sqlite_url: str) -> Iterator[Database]:
    opened = Database(sqlite_url)
    migrate(opened)
    for game in GAMES:
        game.store(opened)
    yield opened
    opened.close()


@pytest.mark.parametrize("game", GAMES, ids=["running", "over"])
def test_no_file_of_a_stranger_breaks_the_lobby(
    database: Database, sqlite_url: str, tmp_path: Path, game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = lines_of(sqlite_url, game.row.id, tmp_path / "game.kemet")
    public = lines[1]["columns"].index("public")
    lines[2][public] = True
    forged, taken = tmp_path / "forged.kemet", set[str]()
    for number, changed in enumerate(forgeries(lines)):
        if len(changed) > 2 and isinstance(changed[2], list) and changed[2][:1] == [game.row.id]:
            changed[2] = [f"forged{number}", *changed[2][1:]]
        forged.write_text("\n".join(json.dumps(line) for line in changed) + "\n")
        try:
            taken.add(one_game.take_in(forged, sqlite_url))
        except AdminProblem:
            continue
    assert len(taken) > 50, "harmless changes, as those of what is worked out again, are taken in"
    database.close()
    monkeypatch.setattr(work, "PAGE", 2000)
    server = Running(Settings(database=sqlite_url, web=tmp_path / "web", address_burst=10_000))
    try:
        listed = server.http.get("/api/tables")
        assert listed.status_code == 200
        running = {each["id"] for each in listed.json()["tables"]}
        assert running == (taken if not game.game.over else set())
        for id in sorted(taken):
            assert server.http.get(f"/api/tables/{id}").status_code == 200, id
            row = server.hub.database.run_now(lambda connection, id=id: work.find_table(connection, id))
            assert row is not None
            assert (row.rated, {seat.account for seat in row.seats}) == (False, {None})
    finally:
        server.stop()


@pytest.mark.parametrize("column", ["setup", "clock", "summary"])
@pytest.mark.parametrize("value", ["{", "[]", "{}", "null", '{"winner": "everybody"}'])
def test_one_bad_row_does_not_take_the_list_with_it(
    database: Database, sqlite_url: str, tmp_path: Path, column: str, value: str
) -> None:
    """However it came there."""
    bad, good = GAMES[0].row.id, random_game("a good one", players=2, choices=3)
    good.store(database)
    database.run_now(lambda connection: connection.execute(update(tables).values(public=True)))
    spoil = update(tables).where(tables.c.id == bad).values({column: value})
    database.run_now(lambda connection: connection.execute(spoil))
    database.close()
    server = Running(Settings(database=sqlite_url, web=tmp_path / "web", address_burst=10_000))
    try:
        listed = server.http.get("/api/tables")
        assert listed.status_code == 200
        assert good.row.id in {each["id"] for each in listed.json()["tables"]}
        seats = [{"table": game.row.id, "secret": game.secret} for game in (GAMES[0], good)]
        mine = server.http.post("/api/mine", json={"seats": seats})
        assert mine.status_code == 200
        assert good.row.id in {each["table"]["id"] for each in mine.json()["games"]}
    finally:
        server.stop()
