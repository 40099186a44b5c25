"""`kemet admin`, as a host uses it, on both kinds of database."""

from __future__ import annotations

import gzip
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text, update
from stored_games import StoredGame, random_game

from kemet.cli.main import main
from kemet.game.record import replay
from kemet.server.admin.opening import snapshot
from kemet.server.admin.rows import all_rows, reflected
from kemet.server.admin.writing import RowsFile
from kemet.server.store import accounts
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.store.form import newest_form
from kemet.server.store.migrate import migrate
from kemet.server.store.only_one import only_server
from kemet.server.store.schema import entries, heartbeat

GAMES = [
    random_game("seed of a game that is over", players=2),
    random_game("seed of a running game", players=3, choices=40),
    random_game(
        "seed of a game just begun", players=5, choices=3, modules=("black", "dawn", "path", "victory", "cards")
    ),
]


@pytest.fixture
def filled(database_url: str) -> str:
    """A database with a few games and an account."""
    fill(database_url, GAMES)
    return database_url


def fill(url: str, games: list[StoredGame]) -> None:
    database = Database(url)
    migrate(database)
    for game in games:
        game.store(database)
    database.run_now(lambda connection: accounts.add(connection, "Ann", "a hash"))
    database.close()


def change(url: str, statement: Any, values: Any = None) -> None:
    database = Database(url)
    database.run_now(lambda connection: connection.execute(statement, values))
    database.close()


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    with snapshot(url) as connection:
        return {part.table: [tuple(row) for row in part.rows] for part in all_rows(connection)}


class Host:
    """Runs `kemet admin` on a database."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]):
        self.url = url
        self.capsys = capsys

    def __call__(self, *arguments: object) -> tuple[int, str]:
        code = main(["admin", "--database", self.url, *map(str, arguments)])
        printed = self.capsys.readouterr()
        return code, printed.out + printed.err


@pytest.fixture
def host(filled: str, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(filled, capsys)


def test_a_backup_moves_between_both_kinds_of_database(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "last.db"))
    fill(first, GAMES)
    for number, (source, target) in enumerate([(first, postgres_url), (postgres_url, last)]):
        file = tmp_path / f"backup{number}.gz"
        assert Host(source, capsys)("backup", file)[0] == 0
        assert Host(target, capsys)("restore", file)[0] == 0
        assert everything(target) == everything(first)
        code, said = Host(target, capsys)("replay", "--all", "--check")
        assert (code, said.splitlines()[-1][:8]) == (0, "3 games ")
    database = Database(postgres_url)
    assert database.run_now(lambda connection: accounts.add(connection, "Bob", "a hash")) == 2
    database.close()


def test_a_copy_for_sqlite_opens_and_restores(
    sqlite_url: str, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(sqlite_url, GAMES)
    copy = tmp_path / "copy.db"
    assert Host(sqlite_url, capsys)("backup", copy)[0] == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    assert everything(f"sqlite:///{copy}") == everything(sqlite_url)
    assert Host(postgres_url, capsys)("restore", copy)[0] == 0
    assert everything(postgres_url) == everything(sqlite_url)


def test_a_backup_is_one_moment_while_games_go_on(
    filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stop = threading.Event()
    more = [random_game(f"more {number}", choices=30) for number in range(200)]

    def write() -> None:
        database = Database(filled)
        for game in more:
            if stop.is_set():
                break
            game.store(database)
        database.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(3):
            assert Host(filled, capsys)("backup", tmp_path / f"{number}.jsonl")[0] == 0
    finally:
        stop.set()
        writer.join()
    restored = Host(f"sqlite:///{tmp_path / 'restored.db'}", capsys)
    assert restored("restore", tmp_path / "2.jsonl")[0] == 0
    # a table and its log are written one after the other; a table without its log has not begun
    assert restored("replay", "--all")[0] == 0


def test_nothing_is_restored_over_other_games(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    assert host("backup", file)[0] == 0
    assert file.stat().st_mode & 0o777 == 0o600
    before = everything(host.url)
    assert host("restore", file) == (
        2,
        "kemet: this database is not empty; restore into a new one, so that nothing is lost\n",
    )
    assert everything(host.url) == before
    assert "exists already" in host("backup", file)[1]


def test_a_torn_backup_is_refused_and_leaves_nothing(
    sqlite_url: str, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(sqlite_url, GAMES)
    whole = tmp_path / "backup.jsonl"
    Host(sqlite_url, capsys)("backup", whole)
    lines = whole.read_text().splitlines(keepends=True)
    packed = gzip.compress(whole.read_bytes())
    torn = {
        "half": "".join(lines[: len(lines) // 2]).encode(),
        "without its end": "".join(lines[:-1]).encode(),
        "a row less": "".join([*lines[:-3], *lines[-2:]]).encode(),
        "half a line": whole.read_bytes()[:-300],
        "half packed": packed[: len(packed) // 2],
        "no backup": b"hello\n",
        "nothing": b"",
    }
    for name, content in torn.items():
        file = tmp_path / f"{name}.file"
        file.write_bytes(content)
        for url in (postgres_url, f"sqlite:///{tmp_path / f'{name}.db'}"):
            code, said = Host(url, capsys)("restore", file)
            assert code == 2, name
            assert said.startswith("kemet: "), name
            assert said.count("\n") == 1, name
    assert Host(postgres_url, capsys)("restore", whole)[0] == 0


def test_one_game_moves(host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = Host(f"sqlite:///{tmp_path / 'other.db'}", capsys)
    assert other("migrate")[0] == 0
    for game in GAMES:
        file = tmp_path / f"{game.row.id}.kemet"
        assert host("export", game.row.id[:12], file)[0] == 0
        assert other("import", file)[0] == 0
        assert other("import", file) == (2, "kemet: this game is in the database already\n")
        assert host("export", f"https://play.example/t/{game.row.id}", "--record")[0] == 0
    assert everything(other.url)["entries"] == everything(host.url)["entries"]
    _, record = host("export", GAMES[0].row.id, "--record")
    assert replay(record).fingerprint() == GAMES[0].game.fingerprint()
    backup = tmp_path / "all.gz"
    host("backup", backup)
    assert "kemet admin restore" in other("import", backup)[1]
    assert "kemet admin import" in Host(f"sqlite:///{tmp_path / 'third.db'}", capsys)("restore", file)[1]


def test_a_game_that_does_not_replay_is_found(host: Host, tmp_path: Path) -> None:
    code, said = host("replay", "--all", "--check")
    assert (code, said.count("\n")) == (0, 1)
    broken = GAMES[1]
    place = (entries.c.table_id == broken.row.id) & (entries.c.number == 7)
    change(host.url, update(entries).where(place).values(code=65535))
    code, said = host("replay", "--all")
    assert code == 1
    assert f"{broken.row.id}: entry 7: " in said
    assert "3 games with " in said
    assert ": 2 agree, 1 disagree." in said
    assert host("replay", GAMES[0].row.id)[0] == 0
    file = tmp_path / "broken.kemet"
    host("export", broken.row.id, file)
    host("delete", broken.row.id)
    assert "does not fit this release: entry 7" in host("import", file)[1]


def test_a_result_that_differs_is_found(host: Host) -> None:
    game = GAMES[0]
    change(host.url, text("UPDATE tables SET fingerprint = 'other' WHERE id = :id"), {"id": GAMES[1].row.id})
    change(
        host.url,
        text("UPDATE tables SET summary = replace(summary, :old, :new) WHERE id = :id"),
        {"old": f'"winner":{game.game.winner}', "new": '"winner":4', "id": game.row.id},
    )
    code, said = host("replay", "--all")
    assert code == 1
    assert f"{GAMES[1].row.id}: the state of the game is another one than stored" in said
    assert f"{game.row.id}: winner is {game.game.winner} now, stored is 4" in said


def test_resign_and_delete(host: Host) -> None:
    running = GAMES[1].row.id
    assert host("resign", running, 0)[0] == 0
    assert host("replay", "--all")[0] == 0
    with snapshot(host.url) as connection:
        last, end = work.entries_after(connection, running, 0)[-2:]
        row = work.find_table(connection, running)
    assert (last.kind, last.seat, last.number) == ("resign", 0, len(GAMES[1].entries) + 1)
    assert (end.kind, end.seat) == ("end", -1), "nobody is left to play"
    assert row is not None
    assert (row.status, row.wake_at) == ("over", None)
    for arguments, reason in (
        (("resign", running, 0), "this game is over: nobody can resign"),
        (("resign", running, 1), "seat 1 is not taken by a person"),
        (("resign", running, 7), "there is no seat 7; the seats are 0 to 2"),
        (("resign", GAMES[0].row.id, 0), "this game is over: nobody can resign"),
        (("delete", "nothing-like-this"), "there is no table 'nothing-like-this'; `kemet admin list` shows all"),
    ):
        assert host(*arguments) == (2, f"kemet: {reason}\n")
    assert host("delete", running)[0] == 0
    assert running not in host("list")[1]
    assert "2 tables: 0 open, 1 running, 1 over." in host("list")[1]


def test_list_tells_of_tables_and_of_the_server(host: Host) -> None:
    said = host("list", "--status", "over")[1]
    assert GAMES[0].row.id in said
    assert "Server: none was ever here." in said
    assert "seed" not in said
    change(host.url, insert(heartbeat), {"id": 1, "at": time.time()})
    assert "Server: running." in host("list")[1]


def test_postgresql_is_not_restored_under_a_server(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(postgres_url, GAMES)
    host = Host(postgres_url, capsys)
    host("backup", tmp_path / "before.gz")
    change(postgres_url, insert(heartbeat), {"id": 1, "at": time.time()})
    for game in GAMES:
        change(postgres_url, text("DELETE FROM tables WHERE id = :id"), {"id": game.row.id})
    change(postgres_url, text("DELETE FROM accounts"))
    assert "a server uses this database" in host("restore", tmp_path / "before.gz")[1]
    assert host("backup", tmp_path / "while.gz")[0] == 0


def test_sqlite_is_not_changed_under_a_server(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(sqlite_url, GAMES)
    host, file = Host(sqlite_url, capsys), tmp_path / "backup.gz"
    with only_server(sqlite_url):
        assert host("backup", file)[0] == 0
        for arguments in (("resign", GAMES[1].row.id, 0), ("restore", file)):
            code, said = host(*arguments)
            assert (code, said) == (2, f"kemet: a server uses this database: stop it, and {arguments[0]} again\n")
    assert host("resign", GAMES[1].row.id, 0)[0] == 0


def test_a_backup_of_an_older_release_is_brought_up_to_date(
    filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Host(filled, capsys)("backup", tmp_path / "new.jsonl")
    old = Database(f"sqlite:///{tmp_path / 'old.db'}")
    migrate(old, "0001")
    with old.engine.begin() as connection:
        known = reflected(connection).tables
        for part in RowsFile(tmp_path / "new.jsonl").parts():
            if part.table not in known:
                assert list(part.rows) == [] or part.table == "host_keys"  # later releases have more tables
                continue
            columns = known[part.table].columns.keys()
            rows = [dict(zip(part.columns, row, strict=True)) for row in part.rows]
            if rows:
                connection.execute(insert(known[part.table]), [{name: row[name] for name in columns} for row in rows])
    old.close()
    host = Host(f"sqlite:///{tmp_path / 'old.db'}", capsys)
    assert host("backup", tmp_path / "old.jsonl")[0] == 0
    restored = Host(f"sqlite:///{tmp_path / 'restored.db'}", capsys)
    assert restored("restore", tmp_path / "old.jsonl")[0] == 0
    assert host("migrate")[0] == 0
    assert everything(restored.url) == everything(host.url)
    assert restored("replay", "--all")[0] == 0


def test_forms_of_other_releases_are_told(host: Host) -> None:
    for form, advice in (("0000", "kemet admin migrate"), ("9999", "newer release")):
        change(host.url, text("UPDATE alembic_version SET version_num = :form"), {"form": form})
        assert advice in host("list")[1]
    assert "newer release" in host("migrate")[1]
    change(host.url, text("UPDATE alembic_version SET version_num = :form"), {"form": newest_form()})
    assert "Nothing to do" in host("migrate")[1]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite:////nowhere/at/all.db", "there is no database file /nowhere/at/all.db"),
        ("kemet.db", "this is no address of a database; write sqlite:///FILE or postgresql://..."),
        ("mysql://a:hush@b/c", "Kemet keeps games in sqlite:///FILE or postgresql://...; nothing else is possible"),
        ("sqlite://", "Kemet keeps games in sqlite:///FILE or postgresql://...; nothing else is possible"),
    ],
)
def test_wrong_addresses(url: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Host(url, capsys)("list") == (2, f"kemet: {reason}\n")


def test_no_password_is_told(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    password = postgres_url.split(":")[2].split("@")[0]
    for url in (postgres_url + "_not_there", postgres_url.replace("kemet:", "nobody:")):
        code, said = Host(url, capsys)("list")
        assert code == 2
        assert "127.0.0.1" in said
        assert password not in said
    code, said = Host(postgres_url, capsys)("list")
    assert said == "kemet: this database holds no Kemet tables; `kemet admin migrate` makes them\n"
