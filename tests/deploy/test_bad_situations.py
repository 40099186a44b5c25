"""What goes wrong on other people's machines: each situation ends in one clear sentence, and nothing is broken by it.

The command line's own mistakes are in tests/cli/test_bad_input.py, a build without Node in test_steps.py.
"""

from __future__ import annotations

import ast
import errno
import gzip
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from kemet.cli import main
from kemet.server.settings import LONGEST_IMPRINT
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.only_one import only_server

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the situations are those of a Unix machine")
ROOT = Path(__file__).parents[2]
KEY = "thirty-two random characters, honest"
#: Where nobody listens.
NOWHERE = "127.0.0.1:9"
#: A situation: what is typed, the variables that are set, what the one sentence says.
Situation = tuple[str, dict[str, str], str]

SERVE: dict[str, Situation] = {
    "an address without a meaning": ("--database nonsense", {}, "no address of a database; write sqlite:///FILE"),
    "another kind of database": ("--database mysql://a:hush@b/c", {}, "sqlite:///FILE or postgresql://"),
    "PostgreSQL at a port in words": ("--database postgresql://a:hush@b:port/c", {}, "no address of a database"),
    "PostgreSQL at no machine": ("--database postgresql://a:hush@b.invalid/c", {}, "failed to resolve host"),
    "a database in memory": ("--database sqlite://", {}, "nothing else is possible"),
    "a folder that is not there": ("--database sqlite:////nowhere/kemet.db", {}, "there is no folder /nowhere"),
    "a folder instead of a file": ("--database sqlite:///{here}", {}, "{here} is a folder; name a file in it"),
    "a file of something else": ("--database sqlite:///{text}", {}, "text cannot be used: file is not a database"),
    "a database of a newer release": ("--database sqlite:///{newer}", {}, "newer release"),
    "a database that another server uses": ("--database sqlite:///{used}", {}, "another server uses"),
    "a database with two names": ("--database sqlite:///{twice}", {}, "several names"),
    "PostgreSQL that does not listen": (f"--database postgresql://a:hush@{NOWHERE}/c", {}, "Connection refused"),
    "no home to keep games in": ("", {"HOME": "/proc/none", "XDG_DATA_HOME": ""}, "no games can be kept in /proc/none"),
    "a home that is a file": ("", {"XDG_DATA_HOME": "/dev/null"}, "/dev/null/kemet (Not a directory)"),
    "a port that is taken": ("--port {taken}", {}, "Kemet is running there already"),
    "a port above all": ("--port 65536", {}, "from 0 to 65535"),
    "a port in words": ("--port http", {}, "'http' is not a number"),
    "a port in words, as a variable": ("", {"KEMET_PORT": "http"}, "KEMET_PORT must be a whole number"),
    "an address of another machine": ("--host 192.0.2.1", {}, "--host must be an address of this machine"),
    "a name without a number": ("--host kemet.invalid", {}, "--host kemet.invalid is no address"),
    "a link for a name": ("--allowed-host https://kemet.example/", {}, "without https:// and port"),
    "a network of nowhere": ("--metrics-for home", {}, "'home' is neither an address nor a network"),
    "a public address with a path": ("--public-address https://a.example/kemet", {}, "without a path"),
    "a content pack that is not there": ("--content /nowhere", {}, "/nowhere: no such folder"),
    "a content pack with a slip": ("--content {pack}", {}, "tiles.toml, line 3"),
    "a key that is not there": ("--secret-key-file /nowhere", {}, "the key file /nowhere cannot be read"),
    "a key that is too short": ("--secret-key-file {text}", {}, "32 random ones"),
    "an imprint that is not there": ("--imprint-file /nowhere", {}, "the imprint /nowhere cannot be read"),
    "an imprint that is a picture": ("--imprint-file {picture}", {}, "is no text in UTF-8"),
    "an imprint without a word": ("--imprint-file {empty}", {}, "is empty"),
    "an imprint like a book": ("--imprint-file {book}", {}, f"{LONGEST_IMPRINT} are the most"),
    "an imprint that is a folder": ("--imprint-file {pack}", {}, "cannot be read (Is a directory)"),
    "a pace that is no number": ("--bot-pace nan", {}, "--bot-pace must be from 0 to 60"),
    "a network without an end": ("--metrics-for 10.0.0.0/33", {}, "neither an address nor a network"),
    "registration by luck": ("--registration luck", {}, "open, invitation or closed, not 'luck'"),
    "games kept for no day": ("--keep-open 0", {}, "--keep-open"),
    "mail without an address for its links": ("", {"KEMET_MAIL": "smtp://a.example"}, "give --public-address too"),
    "mail without a sender": ("--public-address https://a.example", {"KEMET_MAIL": "smtp://a.example"}, "--mail-from"),
    "mail at a port in words": (
        "--public-address https://a.example --mail-from a@a.example",
        {"KEMET_MAIL": "smtp://a:hush@a.example:post"},
        "smtp://USER:PASSWORD@HOST:587",
    ),
    "mail at half an address": (
        "--public-address https://a.example --mail-from a@a.example",
        {"KEMET_MAIL": "smtp://[::1"},
        "smtp://USER:PASSWORD@HOST:587",
    ),
    "mail by another way": (
        "--public-address https://a.example --mail-from a@a.example",
        {"KEMET_MAIL": "imap://a.example"},
        "smtp:// or smtps://",
    ),
    "a switch that is neither": ("", {"KEMET_BEHIND_PROXY": "perhaps"}, "KEMET_BEHIND_PROXY is yes or no"),
}
ADMIN: dict[str, Situation] = {
    "no database yet": ("--database sqlite:////nowhere/kemet.db list", {}, "there is no database file"),
    "a database without tables": ("--database sqlite:///{empty} list", {}, "holds no Kemet tables"),
    "a database that an older release left": ("--database sqlite:///{older} list", {}, "run `kemet admin migrate`"),
    "a backup over another": ("backup {text}", {}, "exists already; name another file"),
    "a backup into nowhere": ("backup /nowhere/b.gz", {}, "/nowhere/b.gz: cannot be written (No such file"),
    "a backup that is a letter": ("restore {text}", {}, "is no whole backup"),
    "a torn backup": ("--database sqlite:///{here}/new.db restore {torn}", {}, "torn.gz: cannot be read"),
    "a restore over people": ("--database sqlite:///{lived} restore {whole}", {}, "this database is not empty"),
    "an account that nobody has": ("people ban Nobody", {}, "there is no account 'Nobody'"),
    "a table that nobody has": ("delete nothing", {}, "there is no table 'nothing'"),
    "a tournament that nobody has": ("cancel nothing", {}, "there is no such tournament"),
    "a report that nobody wrote": ("reports --close 7", {}, "there is no report 7"),
    "an invitation for ever": ("invite --days 1000", {}, "1 to 90 days"),
    "nothing to play again": ("replay", {}, "name the tables to replay, or --all"),
}


#: What has happened to a database.
CHANGES = {
    "newer": ("UPDATE alembic_version SET version_num = '9999'", "DELETE FROM host_keys"),
    "lived": ("INSERT INTO accounts (name, folded, looks, password_hash, created) VALUES ('A', 'a', 'a', '', 0)",),
}


def _run(statement: str, connection: Connection) -> None:
    connection.execute(text(statement))


class Place:
    """A folder with all that is odd in it; whatever is named in braces lies there."""

    def __init__(self, folder: Path, taken: int):
        self.here, self.taken = folder, taken
        for name in ("sound", "newer", "used", "twice", "older", "lived"):
            database = Database(f"sqlite:///{folder / name}")
            migrate(database, "0007" if name == "older" else "head")
            for change in CHANGES.get(name, ()):
                database.run_now(partial(_run, change))
            database.close()
        os.link(folder / "twice", folder / "again")
        (folder / "text").write_text("Dear Neferu,\n")
        (folder / "text").chmod(0o600)
        (folder / "empty").touch(mode=0o600)
        (folder / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
        (folder / "book").write_text("word " * LONGEST_IMPRINT)
        (folder / "pack").mkdir()
        (folder / "pack/tiles.toml").write_text('[[tile]]\nid = "charge"\nlevel = 9\n')
        assert main(["admin", "--database", f"sqlite:///{folder}/sound", "backup", str(folder / "whole")]) == 0
        (folder / "torn.gz").write_bytes(gzip.compress((folder / "whole").read_bytes())[:-20])

    def put(self, words: str) -> str:
        def place(found: re.Match[str]) -> str:
            name = found[1]
            return str(
                {"here": self.here, "taken": self.taken, "torn": self.here / "torn.gz"}.get(name, self.here / name)
            )

        return re.sub(r"\{(\w+)\}", place, words)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("odd")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        made = Place(folder, taken.getsockname()[1])
        with only_server(f"sqlite:///{folder / 'used'}"):
            yield made


Told = Callable[..., str]


@pytest.fixture
def told(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Told:
    """What a command says before it ends with 2: one sentence, without a password, and nothing else."""
    for name in [each for each in os.environ if each.startswith("KEMET_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("KEMET_SECRET_KEY", KEY)

    def run(command: str, *arguments: str, **variables: str) -> str:
        monkeypatch.setenv("KEMET_DATABASE", f"sqlite:///{place.here / 'sound'}")
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
            if name in ("HOME", "XDG_DATA_HOME"):
                monkeypatch.delenv("KEMET_DATABASE", raising=False)
        capfd.readouterr()
        assert main([command, *arguments]) == 2
        said = capfd.readouterr()
        assert said.out == ""
        assert said.err.startswith("kemet: ")
        assert said.err.count("\n") == 1
        assert "hush" not in said.err
        return said.err

    return run


@pytest.mark.parametrize("situation", SERVE)
def test_a_server_that_cannot_start(situation: str, place: Place, told: Told) -> None:
    command, variables, sentence = SERVE[situation]
    assert place.put(sentence) in told("serve", *place.put(command).split(), **variables)


@pytest.mark.parametrize("situation", ADMIN)
def test_a_host_at_work(situation: str, place: Place, told: Told) -> None:
    command, variables, sentence = ADMIN[situation]
    assert place.put(sentence) in told("admin", *place.put(command).split(), **variables)


def test_a_disk_that_fills_while_a_backup_is_written(place: Place, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert "full: cannot be written (No space left on device)" in told("admin", "backup", str(place.here / "full"))
    assert not list(place.here.glob("full*")), "no half of a backup stays"


# --- programs of their own ----------------------------------------------------------------------------------------


def ran(*command: str, code: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """As a program of its own; `code` runs in its Python first."""
    start = f"{code}\nimport sys\nfrom kemet.cli import main\nsys.exit(main({list(command)!r}))"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("KEMET_D")}
    return subprocess.run([sys.executable, "-c", start], env=clean | variables, capture_output=True, text=True)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize(
    ("missing", "command", "sentence"),
    [
        ("uvicorn", ["serve"], 'install kemet with its extra "server"'),
        ("sqlalchemy", ["admin", "list"], 'install kemet with its extra "server"'),
        ("pyarrow", ["simulate", "--games", "1", "--out", "games.parquet"], "Parquet needs pyarrow"),
    ],
)
def test_a_package_that_is_not_installed(missing: str, command: list[str], sentence: str) -> None:
    assert sentence in one_sentence(ran(*command, code=f"import sys; sys.modules[{missing!r}] = None"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_page_on_a_full_disk() -> None:
    start = f"{shutil.which('bash')} -c '\"$0\" -m kemet rules B-BATTLE-08 > /dev/full' {sys.executable}"
    done = subprocess.run(start, shell=True, capture_output=True, text=True)
    assert one_sentence(done) == "kemet: the disk is full\n"


def test_nowhere_to_print() -> None:
    done = subprocess.run(
        ["bash", "-c", '"$0" -m kemet rules B-BATTLE-08 >&-', sys.executable], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_our_letters() -> None:
    done = ran("rules", "--language", "fr", "combat", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert "set PYTHONIOENCODING=utf-8" in one_sentence(done)


# --- a checkout ---------------------------------------------------------------------------------------------------

DEV = """
import sys
sys.argv = ["tools/dev.py", *{arguments!r}]
sys.path.insert(0, "tools")
{code}
import dev
sys.exit(dev.main(sys.argv[1:]))
"""


def developed(*arguments: str, code: str = "", cwd: Path = ROOT, **variables: str) -> str:
    """What `tools/dev.py` says when something is missing."""
    start = DEV.format(arguments=list(arguments), code=code)
    done = subprocess.run(
        [sys.executable, "-c", start], cwd=cwd, env=os.environ | variables, capture_output=True, text=True
    )
    assert done.returncode != 0, done.stdout
    assert "Traceback" not in done.stderr, done.stderr
    return done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Only what is read before anything is installed."""
    (tmp_path / "src").mkdir()
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "requirements.lock", tmp_path)
    return tmp_path


def test_an_old_python() -> None:
    code = 'sys.version_info, sys.version = (3, 9, 2), "3.9.2 (default)"'
    assert developed("play", code=code) == "kemet needs Python 3.11 or newer; this is Python 3.9.2\n"
    for name in ("dev", "frontend", "machine"):  # and an old Python can read them as far as that line
        ast.parse((ROOT / f"tools/{name}.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_python_without_venv(checkout: Path) -> None:
    code = "import importlib.util; importlib.util.find_spec = lambda name: None"
    assert "install it (package python3-venv)" in developed("play", code=code, cwd=checkout)


@pytest.mark.parametrize(
    ("code", "variables", "reason"),
    [
        ("", {"PATH": "/nowhere", "CC": ""}, "no C compiler was found"),
        ("import sysconfig; sysconfig.get_path = lambda name: '/nowhere'", {}, "the C headers of Python are missing"),
        ("import sys; sys.modules['mypyc.build'] = None", {}, "mypyc is not installed"),
    ],
)
def test_a_machine_that_cannot_compile(code: str, variables: dict[str, str], reason: str) -> None:
    """The package is built all the same, and says that it is slower."""
    start = f"import sys; sys.path.insert(0, 'tools')\n{code}\nimport compiling; assert compiling.extensions() == []"
    clean = {name: value for name, value in os.environ.items() if name != "KEMET_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", start], cwd=ROOT, env=clean | variables, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    assert done.stdout.startswith(f"kemet: {reason}")
    assert done.stdout.endswith("; the engine is built as plain Python (same rules, slower)\n")


def test_no_package_index(checkout: Path) -> None:
    unreachable = {"PIP_INDEX_URL": f"http://{NOWHERE}/", "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1"}
    unreachable |= {"PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
    said = developed("play", cwd=checkout, **unreachable)
    assert said.endswith(
        "error: the pinned packages could not be installed: is the package index reachable with pip?\n"
    )


def test_a_command_that_is_not_there() -> None:
    assert developed("dance").startswith("there is no command 'dance'\n")


def test_a_compiled_file_beside_its_source(checkout: Path) -> None:
    (checkout / "src/flow.so").touch()
    code = "import dev; dev.ensure_environment = dev.ensure_node = lambda: None; dev.VENV.mkdir()"
    assert "src/flow.so hides its own source; `make clean` removes it" in developed("env", code=code, cwd=checkout)
