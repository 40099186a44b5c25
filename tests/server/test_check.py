"""`kemet admin check`, and options of `kemet serve` as variables."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest
from sqlalchemy import insert

from kemet.cli import main
from kemet.cli.commands import serve
from kemet.cli.errors import BadInput
from kemet.cli.variables import variable
from kemet.server.serving import BackgroundServer
from kemet.server.settings import Settings
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.schema import accounts
from kemet.server.store.vault import FACTOR, open_vault

ROOT = Path(__file__).parents[2]
HOSTS_READ = [ROOT / "docs/operations.md", *(path for path in (ROOT / "deploy").iterdir() if path.is_file())]


def asked(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    given = parser.parse_args(["serve", *arguments])
    given.options.fill(given)
    return given


def test_every_option_has_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"METRICS_FOR": "10.0.0.0/8 192.168.1.7", "KEEP_BOTS": "ever", "BEHIND_PROXY": "yes", "PORT": "9000",
              "BOT_PACE": "1.5", "OPEN": "no", "PRIVATE_WEBHOOKS": "on"}  # fmt: skip
    names = {variable(action) for action in asked().options.actions}
    assert {f"KEMET_{name}" for name in values} < names
    for name, value in values.items():
        monkeypatch.setenv(f"KEMET_{name}", value)
    given = asked("--bot-pace", "2")
    assert given.metrics_for == ["10.0.0.0/8", "192.168.1.7/32"]
    assert (given.keep_bots, given.behind_proxy, given.port, given.open) == (None, True, 9000, False)
    assert given.bot_pace == 2.0, "the command line counts first"
    assert given.keep_open == 14.0, "and what nobody says is as ever"


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("BEHIND_PROXY", "perhaps"), ("KEEP_OPEN", "-1"),
                                              ("METRICS_FOR", "home"), ("BOT_PACE", "slow")])  # fmt: skip
def test_a_bad_value_names_its_variable(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"KEMET_{name}", value)
    with pytest.raises(BadInput, match=f"KEMET_{name}"):
        asked()


def checked(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["admin", "check"])
    return code, capsys.readouterr().out


def test_a_set_up_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web/index.html").write_text("the table")
    database = f"sqlite:///{tmp_path / 'kemet.db'}"
    monkeypatch.setenv("KEMET_DATABASE", database)
    with BackgroundServer(Settings(database=database, workers=1, web=tmp_path / "web")) as server:
        monkeypatch.setenv("KEMET_PORT", str(server.port))
        monkeypatch.setenv("KEMET_PUBLIC_ADDRESS", server.address)
        _, said = checked(capsys)
        assert f"answers at 127.0.0.1:{server.port} and is well" in said
        assert "has the form of this release; a server was alive" in said
        assert f"answers at {server.address}" in said
        assert "is not encrypted" in said


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"KEMET_DATABASE": "sqlite:////nowhere/at/all.db"}, "there is no database file /nowhere/at/all.db"),
        ({"KEMET_DATABASE": "postgresql://a:secret@127.0.0.1:1/b"}, "refused"),
        ({"KEMET_PUBLIC_ADDRESS": "https://127.0.0.1:1"}, "people cannot reach https://127.0.0.1:1"),
        ({"KEMET_MAIL": "smtp://127.0.0.1:1", "KEMET_MAIL_FROM": "a@b.example"}, "set KEMET_PUBLIC_ADDRESS too"),
        ({"KEMET_BOT_PROCESES": "3"}, "KEMET_BOT_PROCESES is no variable"),
        ({"KEMET_CONTENT": "/nowhere"}, "the content pack /nowhere"),
        ({"KEMET_SECRET_KEY": "secret"}, "the secret key has 6 characters"),
        ({"KEMET_SECRET_KEY_FILE": "/nowhere"}, "the key file /nowhere cannot be read"),
    ],
)
def test_what_is_wrong_is_told(
    variables: dict[str, str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("KEMET_DATABASE", f"sqlite:///{tmp_path / 'kemet.db'}")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    code, said = checked(capsys)
    assert code == 1
    assert any(told in line and line.startswith("WRONG") for line in said.splitlines()), said
    assert "a:secret" not in said


def test_an_option_that_no_server_takes_is_no_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KEMET_PUBLIC_ADDRESS", "https://kemet.example/kemet")
    assert main(["admin", "check"]) == 2
    assert "without a path" in capsys.readouterr().err


def test_every_variable_that_hosts_are_told_of_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {name for path in HOSTS_READ for name in re.findall(r"KEMET_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8"))}
    assert {"KEMET_SECRET_KEY", "KEMET_MAIL", "KEMET_PROCESSES", "KEMET_METRICS_FOR"} <= told
    options = asked().options
    for name in (*told, "KEMET_BOT_PROCESES"):
        monkeypatch.setenv(name, "1")
    assert options.unknown() == ["KEMET_BOT_PROCESES"]


def test_the_secret_key_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KEMET_DATABASE", f"sqlite:///{tmp_path / 'kemet.db'}")
    database = Database(f"sqlite:///{tmp_path / 'kemet.db'}")
    migrate(database)
    sealed = open_vault(database, "").closed("JBSWY3DPEHPK3PXP", FACTOR)
    ann = {"name": "Ann", "folded": "ann", "looks": "ann", "password_hash": "", "created": 0, "totp": sealed}
    database.run_now(lambda connection: connection.execute(insert(accounts).values(**ann)))
    database.close()
    assert "good   the secret key can be read" in checked(capsys)[1]
    (tmp_path / "kemet.db.key").rename(tmp_path / "elsewhere")
    told = (
        f"second factors or webhooks: put theirs back (KEMET_SECRET_KEY, --secret-key-file or {tmp_path}/kemet.db.key)"
    )
    assert f"WRONG  there is no secret key to open 1 {told}" in checked(capsys)[1]
    monkeypatch.setenv("KEMET_SECRET_KEY", "thirty-two random characters, but others")
    assert f"WRONG  this key did not seal 1 {told}" in checked(capsys)[1]
    monkeypatch.delenv("KEMET_SECRET_KEY")
    monkeypatch.setenv("KEMET_SECRET_KEY_FILE", str(tmp_path / "elsewhere"))
    assert "good   the secret key can be read" in checked(capsys)[1]
