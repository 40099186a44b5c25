"""Whole games written straight into a database, as a server would have stored them: for tests of size and of age."""

from __future__ import annotations

import random
from dataclasses import dataclass

from kemet.game.configuration import setup_from
from kemet.game.game import Game
from kemet.server.live.opening import open_table
from kemet.server.shapes.tables import NewSeat, NewTable
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.store.rows import Entry, TableRow
from kemet.server.table.summary import summary_of


@dataclass(frozen=True)
class StoredGame:
    """A table with its log, its creator's secret and the game all of it adds up to."""

    row: TableRow
    entries: list[Entry]
    secret: str
    game: Game

    def store(self, database: Database) -> None:
        status, facts = "over" if self.game.over else "running", summary_of(self.game)
        database.run_now(lambda connection: work.add_table(connection, self.row))
        database.run_now(
            lambda connection: work.append(
                connection, self.row.id, self.entries, status, facts, self.game.fingerprint(), None
            )
        )


def random_game(seed: str, players: int = 3, choices: int | None = None, modules: tuple[str, ...] = ()) -> StoredGame:
    """A random game, to its end or for this number of choices. Everybody but the creator is a bot."""
    seats = [NewSeat(kind="you", name="Ann"), *[NewSeat(kind="bot", bot="random")] * (players - 1)]
    row, _, secret = open_table(NewTable(players=players, seats=seats, seed=seed, modules=list(modules)), (), None)
    assert secret is not None
    chance, game = random.Random(seed), Game(setup_from(row.setup))
    entries = [Entry(1, "start", -1, made_by="server", at=row.created)]
    while not game.over and (choices is None or len(entries) <= choices):
        seat = chance.choice(game.waiting_for())
        code = chance.choice(game.codes(seat))
        game.play(seat, code)
        made_by = "player" if seat == 0 else "bot"
        entries.append(Entry(len(entries) + 1, "choose", seat, code, made_by, at=row.created + len(entries)))
    return StoredGame(row, entries, secret, game)
