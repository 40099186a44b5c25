"""A PostgreSQL server of one's own for a while: `python tools/postgres.py` prints its URL and runs until Ctrl-C.

Everything lies in one temporary folder that is removed at the end. It listens on 127.0.0.1 only, wants a password and
writes as durably as in production (fsync is on) unless tests say that nothing need outlive the machine. PostgreSQL
refuses to run as root: root starts it as another user.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import machine
import psycopg

USERS = ("postgres", "nobody")
PATIENCE = 30.0


class NoPostgres(Exception):
    """PostgreSQL cannot be had on this machine; the text says why."""


class Postgres:
    """A running server, and databases in it."""

    def __init__(self, folder: Path, process: subprocess.Popen[bytes], port: int, password: str):
        self.folder = folder
        self.process = process
        self.port = port
        self.password = password

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://kemet:{self.password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"kemet_{secrets.token_hex(6)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, also from under connections that are still open."""
        name = url.rsplit("/", 1)[-1]
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())


@contextlib.contextmanager
def running_postgres(durable: bool = True, connections: int = 120) -> Iterator[Postgres]:
    """Start a throw-away server; NoPostgres when that is not possible."""
    programs = machine.postgres_folder()
    if programs is None:
        raise NoPostgres("PostgreSQL is not installed (initdb was not found)")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="kemet-postgres-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        password = secrets.token_urlsafe(16)
        _make(programs, folder, user, password, durable)
        port = free_port()
        process = _start(programs, folder, user, port, durable, connections)
        try:
            postgres = Postgres(folder, process, port, password)
            _wait(postgres)
            yield postgres
        finally:
            _stop(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """A port of this machine that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _user() -> str | None:
    """The user to run as: ourselves, or for root somebody with fewer rights."""
    if os.name == "nt" or os.geteuid() != 0:
        return None
    import pwd

    known = {each.pw_name for each in pwd.getpwall()}
    for name in USERS:
        if name in known:
            return name
    raise NoPostgres("PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody`")


def _make(programs: Path, folder: Path, user: str | None, password: str, durable: bool) -> None:
    password_file = folder / "password"
    password_file.write_text(password)
    if user is not None:
        shutil.chown(password_file, user)
    command = [str(programs / "initdb"), "--pgdata", str(folder / "data"), "--username", "kemet", "--encoding", "UTF8",
               "--locale", "C", "--auth", "scram-sha-256", "--pwfile", str(password_file),
               *(() if durable else ("--no-sync",))]  # fmt: skip
    made = subprocess.run(command, user=user, group=user and _group(user), capture_output=True, cwd=folder, check=False)
    password_file.unlink()
    if made.returncode:
        raise NoPostgres(f"initdb failed: {made.stderr.decode(errors='replace').strip()[-300:]}")


def _start(
    programs: Path, folder: Path, user: str | None, port: int, durable: bool, connections: int
) -> subprocess.Popen[bytes]:
    settings: dict[str, object] = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": folder,
        "max_connections": connections,
    }
    if not durable:
        settings |= {"fsync": "off", "full_page_writes": "off"}
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    log = (folder / "log").open("wb")
    with log:
        return subprocess.Popen([str(programs / "postgres"), "-D", str(folder / "data"), *options], user=user,
                                group=user and _group(user), stdout=log, stderr=log, cwd=folder,
                                start_new_session=True,
                                preexec_fn=_end_with_parent if sys.platform == "linux" else None)  # fmt: skip


def _end_with_parent() -> None:
    """Have the kernel tell PostgreSQL to shut down when we die, even if we are killed (`PR_SET_PDEATHSIG`)."""
    ctypes.CDLL(None).prctl(1, int(signal.SIGINT))


def _group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


def _wait(postgres: Postgres) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(postgres.url(), connect_timeout=5).close()
            return
        except psycopg.Error:
            if postgres.process.poll() is not None or time.monotonic() > end:
                said = (postgres.folder / "log").read_text(errors="replace")[-300:]
                raise NoPostgres(f"PostgreSQL does not start: {said.strip()}") from None
            time.sleep(0.05)


def _stop(process: subprocess.Popen[bytes]) -> None:
    """A fast shutdown; if it hangs, a hard one."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGQUIT)
        process.wait(15)


def main() -> int:
    try:
        with running_postgres() as postgres:
            print(postgres.new_database(), flush=True)
            with contextlib.suppress(KeyboardInterrupt):
                postgres.process.wait()
    except NoPostgres as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
