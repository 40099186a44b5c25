"""What many stored games cost: new games and choices without and with them, and the loading of a late game."""

from __future__ import annotations

import random
import secrets
import statistics
import time

from server_process import FOR_TESTS, ServerProcess
from sqlalchemy import insert, text
from stored_games import StoredGame, random_game

from kemet.client import Server
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.rows import row_values
from kemet.server.store.schema import metadata, tables

LATE = 0.200
#: New games and choices may take so much longer with many stored games before we call it slower.
SLACK = 1.5
KINDS = 20
NEW_GAMES = 40
CHOICES = 300


def compare_stored(database: str, count: int) -> bool:
    """Print the comparison; is everything as fast as it should be?"""
    arguments = FOR_TESTS
    with ServerProcess(database, arguments) as server:
        without = _times(server)
    late = store_many(database, count)
    with ServerProcess(database, arguments) as server:
        loading = statistics.median(load_time(server, game) for game in late)
        stored = _times(server)
    print(f"{'median milliseconds':24}{'0 stored':>12}{f'{count} stored':>16}")
    for name, old, new in zip(("new game", "choice"), without, stored, strict=True):
        print(f"{name:24}{old * 1000:12.2f}{new * 1000:16.2f}")
    length = statistics.median(len(game.entries) for game in late)
    print(f"loading a late game ({length:.0f} entries) from the database: {loading * 1000:.0f} ms")
    slower = any(new > SLACK * old + 0.002 for old, new in zip(without, stored, strict=True))
    return not slower and loading < LATE


def store_many(url: str, count: int) -> list[StoredGame]:
    """Fill the database with whole games; returns the templates, which are among them."""
    games = [random_game(f"stored {number}", players=2 + number % 4) for number in range(KINDS)]
    database = Database(url)
    try:
        migrate(database)
        for game in games:
            game.store(database)
        with database.engine.begin() as connection:
            for number in range(count - len(games)):
                template, copy = games[number % len(games)].row, secrets.token_urlsafe(16)
                connection.execute(insert(tables), row_values(template) | {"id": copy})
                for name in ("seats", "entries"):
                    columns = _columns(name)
                    connection.execute(
                        text(
                            f"INSERT INTO {name} (table_id, {columns}) SELECT :copy, {columns} FROM {name} "
                            "WHERE table_id = :template"
                        ),
                        {"copy": copy, "template": template.id},
                    )
    finally:
        database.close()
    return games


def _columns(name: str) -> str:
    return ", ".join(column.name for column in metadata.tables[name].columns if column.name != "table_id")


def load_time(server: ServerProcess, game: StoredGame) -> float:
    """From the request to the answer for a game that is not in memory."""
    began = time.perf_counter()
    Server(server.address).request("GET", f"/api/tables/{game.row.id}")
    return time.perf_counter() - began


def _times(server: ServerProcess) -> tuple[float, float]:
    """Medians: a new game, a choice."""
    site, chance = Server(server.address), random.Random("stored")
    new, chosen = [], []
    for _ in range(NEW_GAMES):
        began = time.perf_counter()
        seat = site.create(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}])
        new.append(time.perf_counter() - began)
    with seat.live() as live:
        for prompt in live.prompts():
            began = time.perf_counter()
            live.choose(chance.choice(prompt.choices))
            chosen.append(time.perf_counter() - began)
            if len(chosen) == CHOICES:
                break
    return statistics.median(new), statistics.median(chosen)
