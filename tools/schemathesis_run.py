"""Requests of every kind, made from the server's own OpenAPI document: `make openapi ARGS="--examples 300"`.

Schemathesis sends fitting and unfitting data to every address, once with made-up tables and secrets and once with those
of a running game, of one that is open and of one that is over. No answer may be a server error or differ from the
document.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from load import fresh_database
from server_process import ServerProcess
from stored_games import random_game

from kemet.client import Seat, Server
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate

#: Beside server errors: answers are as the document says.
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200, help="per address")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    with fresh_database(given.database) as database:
        problems = fuzz(database, given.examples, given.seed)
    print(problems or "no server errors, and every answer is as the document says")
    return 1 if problems else 0


def fuzz(database: str, examples: int, seed: int, phases: str = "coverage,fuzzing", most_seats: int = 4) -> str:
    """What went wrong, as text; nothing if all is well."""
    over = _stored_game(database)
    with ServerProcess(database) as server:
        site = Server(server.address)
        seats = [
            None,
            site.create(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}]),
            site.create(seats=[{"kind": "you"}, {"kind": "open"}]),
            Seat(site, *over),
        ]
        for seat in seats[:most_seats]:
            problem = _run(server.address, seat, examples, seed, phases)
            if problem:
                return problem + server.log_text()[-2000:]
        mistakes = server.errors()
        if mistakes or not server.answers():
            return f"in the server's log: {mistakes}"
    return ""


def _stored_game(url: str) -> tuple[str, int, str]:
    """A game that is over: its table, a seat and its secret."""
    database = Database(url)
    try:
        migrate(database)
        game = random_game("openapi", players=2)
        game.store(database)
        return game.row.id, 0, game.secret
    finally:
        database.close()


def _run(address: str, seat: Seat | None, examples: int, seed: int, phases: str) -> str:
    with tempfile.TemporaryDirectory(prefix="kemet-openapi-") as folder:
        config = Path(folder) / "schemathesis.toml"
        config.write_text(_settings(seat))
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
                   f"{address}/api/openapi.json", "--checks", CHECKS, "--max-examples", str(examples),
                   "--seed", str(seed), "--phases", phases, "--warnings", "off",
                   "--suppress-health-check", "all", "--request-timeout", "30"]  # fmt: skip
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stdout + done.stderr)[-6000:]


def _settings(seat: Seat | None) -> str:
    if seat is None:
        return ""
    return (
        f'headers = {{ Authorization = "Bearer {seat.secret}" }}\n\n'
        f'[parameters]\n"path.table" = {json.dumps(seat.table)}\n'
    )


if __name__ == "__main__":
    sys.exit(main())
