"""What many stored games cost: new games and choices without and with them, and the loading of a late game."""

from __future__ import annotations

import random
import secrets
import statistics
import time

from server_process import ServerProcess
from sqlalchemy import Connection, func, select, text
from stored_games import random_game

from kemet.client import Server
from kemet.server.admin.opening import snapshot
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.schema import metadata, tables

LATE = 0.200
#: New games and choices may take so much longer with many stored games before we call it slower.
SLACK = 1.5
KINDS = 20
NEW_GAMES = 40
CHOICES = 300


def compare_stored(empty: str, filled: str) -> bool:
    """Print what an empty database and one filled by `store_many` cost; is everything as fast as it should be?"""
    with ServerProcess(empty) as server:
        without = _times(server)
    games, late = late_games(filled)
    with ServerProcess(filled) as server:
        loading = statistics.median(load_time(server, game) for game in late)
        stored = _times(server)
    print(f"{'median milliseconds':24}{'0 stored':>12}{f'{games} stored':>16}")
    for name, old, new in zip(("new game", "choice"), without, stored, strict=True):
        print(f"{name:24}{old * 1000:12.2f}{new * 1000:16.2f}")
    print(f"loading a late game from the database: {loading * 1000:.0f} ms")
    slower = any(new > SLACK * old + 0.002 for old, new in zip(without, stored, strict=True))
    return not slower and loading < LATE


def store_many(url: str, count: int) -> None:
    """Fill a database with whole games: a few kinds, each stored many times under new ids."""
    games = [random_game(f"stored {number}", players=2 + number % 4) for number in range(KINDS)]
    database = Database(url)
    try:
        migrate(database)
        for game in games:
            game.store(database)
        with database.engine.begin() as connection:
            for number in range(count - len(games)):
                _store_again(connection, games[number % len(games)].row.id, secrets.token_hex(11))
    finally:
        database.close()


def _store_again(connection: Connection, template: str, copy: str) -> None:
    for name in ("tables", "seats", "entries"):
        key = "id" if name == "tables" else "table_id"
        columns = ", ".join(column.name for column in metadata.tables[name].columns if column.name != key)
        connection.execute(
            text(f"INSERT INTO {name} ({key}, {columns}) SELECT :copy, {columns} FROM {name} WHERE {key} = :template"),
            {"copy": copy, "template": template},
        )


def late_games(url: str) -> tuple[int, list[str]]:
    """How many games are stored, and some of them, whole games all."""
    with snapshot(url) as connection:
        games: int = connection.execute(select(func.count()).select_from(tables)).scalar_one()
        newest = select(tables.c.id).order_by(tables.c.created.desc()).limit(KINDS)
        return games, list(connection.execute(newest).scalars())


def load_time(server: ServerProcess, table: str) -> float:
    """From the request to the answer for a game that is not in memory."""
    began = time.perf_counter()
    Server(server.address).request("GET", f"/api/tables/{table}")
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
