"""Requests of every kind, made from the server's own OpenAPI document: `make openapi ARGS="--examples 300"`.

Schemathesis sends fitting and unfitting data to every address: with made-up tables and secrets; with those of a running
game, of one with Seth, of one that is open and of one that is over; and as somebody with an account. No answer may be a
server error or differ from the document.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from load import fresh_database
from server_process import FOR_TESTS, ServerProcess
from stored_games import random_game

from kemet.client import Seat, Server
from kemet.server.gate.origins import COOKIE
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


@dataclass(frozen=True)
class Caller:
    """Who asks: somebody with headers of their own, and a table that is put into every address which has one."""

    headers: dict[str, str] = field(default_factory=dict)
    table: str | None = None
    #: Addresses that would end this caller's session.
    spared: tuple[str, ...] = ()

    @classmethod
    def at(cls, seat: Seat) -> Caller:
        return cls({"Authorization": f"Bearer {seat.secret}"}, seat.table)


def fuzz(database: str, examples: int, seed: int, phases: str = "coverage,fuzzing", most_callers: int = 6) -> str:
    """What went wrong, as text; nothing if all is well."""
    over = _stored_game(database)
    with ServerProcess(database, (*FOR_TESTS, "--public-address", "https://kemet.test")) as server:
        site = Server(server.address)
        you, bot = {"kind": "you"}, {"kind": "bot", "bot": "random"}
        running = site.create(seats=[you, bot])
        callers = [
            Caller(),
            _with_account(server.address, running.table),
            Caller.at(running),
            Caller.at(site.create(seats=[you, {"kind": "open"}])),
            Caller.at(Seat(site, *over)),
            Caller.at(site.create(seats=[you, bot, bot], seth=True)),
        ]
        for caller in callers[:most_callers]:
            problem = _run(server.address, caller, examples, seed, phases)
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


def _with_account(address: str, table: str) -> Caller:
    credentials = {"name": "Ann", "password": "correct horse"}
    made = httpx.post(f"{address}/api/account", json=credentials, timeout=60).raise_for_status()
    headers = {"Cookie": f"{COOKIE}={made.cookies[COOKIE]}", "X-Kemet": "1"}
    return Caller(headers, table, ("/api/session", "/api/sessions", "/api/sessions/{session}"))


def _run(address: str, caller: Caller, examples: int, seed: int, phases: str) -> str:
    with tempfile.TemporaryDirectory(prefix="kemet-openapi-") as folder:
        config = Path(folder) / "schemathesis.toml"
        config.write_text(_settings(caller))
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
                   f"{address}/api/openapi.json", "--checks", CHECKS, "--max-examples", str(examples),
                   "--seed", str(seed), "--phases", phases, "--warnings", "off",
                   "--suppress-health-check", "all", "--request-timeout", "30",
                   *(part for path in caller.spared for part in ("--exclude-path", path))]  # fmt: skip
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stdout + done.stderr)[-6000:]


def _settings(caller: Caller) -> str:
    headers = ", ".join(f"{json.dumps(name)} = {json.dumps(value)}" for name, value in caller.headers.items())
    table = f'[parameters]\n"path.table" = {json.dumps(caller.table)}\n' if caller.table else ""
    return f"headers = {{ {headers} }}\n\n{table}"


if __name__ == "__main__":
    sys.exit(main())
