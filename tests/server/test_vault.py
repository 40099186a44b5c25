"""What the server must read again is sealed in the database, by a key that lies elsewhere."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from receiving import Receiver
from running import Browser, Running
from sqlalchemy import select, update

from kemet.cli.main import main
from kemet.server.auth.totp import STEP, code_at
from kemet.server.problems import Problem
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.schema import accounts, callings
from kemet.server.store.vault import CALLING, FACTOR, KeyLost, Vault, open_vault

Serve = Callable[..., Running]
ANN = {"name": "Ann", "password": "correct horse"}
KEY, OTHER = "a" * 32, "b" * 32


def stored(server: Running) -> dict[str, Any]:
    def look(connection: Any) -> dict[str, Any]:
        own = connection.execute(select(accounts.c.totp, accounts.c.totp_new)).one()
        return {**own._mapping, "addresses": list(connection.execute(select(callings.c.address)).scalars())}

    return server.hub.database.run_now(look)


def with_second_factor(browser: Browser) -> tuple[str, list[str]]:
    secret = browser("POST", "account/second-factor", password=ANN["password"]).json()["secret"]
    codes = browser("POST", "account/second-factor/confirm", code=code_at(secret, int(time.time()) // STEP))
    return secret, codes.json()["codes"]


def with_everything(server: Running, receiver: Receiver) -> tuple[Browser, str, list[str]]:
    """Ann has a second factor and a webhook."""
    ann = Browser(server)
    assert ann("POST", "account", **ANN).status_code == 201
    secret, codes = with_second_factor(ann)
    hook = {"kind": "discord", "address": f"{receiver.address}/hook/secret-part"}
    for _ in range(2):
        assert len(ann("POST", "callings", **hook).json()["callings"]) == 1, "the same place is one place"
    return ann, secret, codes


def next_code(secret: str) -> str:
    return code_at(secret, int(time.time()) // STEP + 1)


def test_second_factors_and_webhooks_are_sealed_and_work(serve: Serve) -> None:
    with Receiver() as receiver:
        server = serve(secret_key=KEY, call_private=True)
        ann, secret, _ = with_everything(server, receiver)
        found = stored(server)
        assert secret not in found["totp"]
        assert "secret-part" not in found["addresses"][0]
        assert Browser(server)("POST", "session", **ANN, code=next_code(secret)).status_code == 200
        assert ann("GET", "callings").json()["callings"][0]["place"] == "127.0.0.1"
        assert ann("GET", "account/data").json()["callings"][0]["address"].endswith("secret-part")


def test_what_was_stored_in_the_clear_is_sealed_at_the_next_start(serve: Serve) -> None:
    with Receiver() as receiver:
        old = serve(secret_key=KEY, call_private=True)
        _, secret, _ = with_everything(old, receiver)

        def as_before(connection: Any) -> None:
            connection.execute(update(accounts).values(totp=secret, totp_new=secret))
            connection.execute(update(callings).values(address=f"{receiver.address}/hook/secret-part"))

        old.hub.database.run_now(as_before)
        old.stop()
        server = serve(secret_key=KEY, call_private=True)
        found = stored(server)
        assert all(text.startswith("sealed.") for text in (found["totp"], found["totp_new"], *found["addresses"]))
        assert Browser(server)("POST", "session", **ANN, code=next_code(secret)).status_code == 200


def test_with_another_key_the_server_runs_and_says_what_to_do(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    with Receiver() as receiver:
        first = serve(secret_key=KEY, call_private=True)
        _, secret, codes = with_everything(first, receiver)
        first.stop()
        server = serve(secret_key=OTHER, call_private=True)
        assert "is not the one that sealed" in caplog.text
        refused = Browser(server)("POST", "session", **ANN, code=next_code(secret))
        assert (refused.status_code, refused.json()["error"]) == (409, "not-possible")
        assert "recovery code" in refused.json()["reason"]
        again = Browser(server)
        assert again("POST", "session", **ANN, code=codes[0]).status_code == 200, "recovery codes are not sealed"
        [place] = again("GET", "callings").json()["callings"]
        assert (place["place"], place["failing"]) == ("", True)
        assert again("GET", "account/data").json()["callings"] == []
        assert main(["admin", "--database", server.app.state.settings.database, "reset-factor", "Ann"]) == 0
        assert Browser(server)("POST", "session", **ANN).status_code == 200
        server.stop()
        back = serve(secret_key=KEY, call_private=True)
        ann = Browser(back, **ANN)
        assert ann("GET", "callings").json()["callings"][0]["place"] == "127.0.0.1", "nothing was lost meanwhile"


def a_database(path: Path) -> Database:
    database = Database(f"sqlite:///{path}")
    migrate(database)
    return database


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_the_key_of_a_file_lies_beside_it_and_is_private(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database, key = a_database(tmp_path / "kemet.db"), tmp_path / "kemet.db.key"
    first = open_vault(database, "")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert open_vault(database, "").opened(first.closed("ABC", FACTOR), FACTOR) == "ABC"
    key.chmod(0o640)
    open_vault(database, "")
    database.close()
    assert "others on this machine may read the secret key" in caplog.text


def test_a_lost_key_is_not_made_up_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database, key = a_database(tmp_path / "kemet.db"), tmp_path / "kemet.db.key"
    vault = open_vault(database, "")
    values = {"name": "Ann", "folded": "ann", "password_hash": "", "created": 0.0, "totp": vault.closed("ABC", FACTOR)}
    database.run_now(lambda connection: connection.execute(accounts.insert().values(**values)))
    kept = key.read_text()
    key.unlink()
    lost = open_vault(database, "")
    assert not key.exists()
    assert "put the key back" in str([getattr(record, "data", "") for record in caplog.records])
    with pytest.raises(Problem, match="lost its secret key"):
        lost.closed("DEF", FACTOR)
    with pytest.raises(KeyLost):
        lost.opened(values["totp"], FACTOR)
    key.write_text(kept)
    assert open_vault(database, "").opened(values["totp"], FACTOR) == "ABC"
    database.close()


def test_one_sealed_text_cannot_stand_for_another() -> None:
    vault = Vault(KEY)
    with pytest.raises(KeyLost):
        vault.opened(vault.closed("ABC", CALLING), FACTOR)
    with pytest.raises(KeyLost):
        vault.opened(vault.closed("ABC", CALLING)[:-4] + "AAAA", CALLING)


@pytest.mark.parametrize(
    ("text", "said"), [(None, "cannot be read"), ("short", "32 random ones at least")], ids=["missing", "short"]
)
def test_a_key_that_is_none_is_refused(
    text: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = tmp_path / "key"
    if text is not None:
        key.write_text(text)
    assert main(["serve", "--database", f"sqlite:///{tmp_path / 'k.db'}", "--secret-key-file", str(key)]) == 2
    assert said in capsys.readouterr().err
