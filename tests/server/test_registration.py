"""Who may make an account: everybody, who was invited, or nobody; and the words of the site's imprint."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from running import PASSWORD, Browser, Running, account
from sqlalchemy import update

from kemet.cli.main import main
from kemet.server.settings import LONGEST_IMPRINT, BadImprint, read_imprint
from kemet.server.store import invitations as store
from kemet.server.store.schema import invitations

Serve = Callable[..., Running]


def admin(server: Running, *deed: str) -> int:
    return main(["admin", "--database", server.app.state.settings.database, *deed])


def register(server: Running, name: str, **more: str) -> int:
    return Browser(server)("POST", "account", name=name, password=PASSWORD, **more).status_code


def links(server: Running, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    """Tokens of invitations that a host makes in the terminal."""
    assert admin(server, "invite", *options) == 0
    return re.findall(r"/invited/(\S+)  until \d{4}-\d\d-\d\d$", capsys.readouterr().out, re.MULTILINE)


def test_by_invitation_each_link_lets_one_person_in(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    server = serve(registration="invitation")
    assert server.http.get("/api/site").json() == {"registration": "invitation", "imprint": ""}
    first, second = links(server, capsys, "--number", "2")
    assert register(server, "Ann") == 403
    assert register(server, "Ann", invitation="made up") == 404
    assert register(server, "Ann", invitation=first) == 201
    assert register(server, "Bob", invitation=first) == 404, "it was used"
    assert register(server, "Ann", invitation=second) == 409, "this name is taken"
    assert register(server, "Bob", invitation=second) == 201, "who was refused for the name keeps the invitation"


def test_an_invitation_expires_and_can_be_withdrawn(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    server = serve()
    host = account(server, "Hemiunu")
    assert admin(server, "people", "promote", "Hemiunu") == 0
    capsys.readouterr()
    (old,) = links(server, capsys)
    server.hub.database.run_now(lambda connection: connection.execute(update(invitations).values(expires=1.0)))
    made = host("POST", "host/invitations", days=3)
    assert made.status_code == 201
    (known,) = host("GET", "host/invitations").json()["invitations"]
    assert made.json()["token"] not in str(known)
    assert known["expires"] - known["made"] == pytest.approx(3 * store.DAY)
    closed = serve_again(serve, server)
    assert register(closed, "Ann", invitation=old) == 404
    host = Browser(closed, name="Hemiunu", password=PASSWORD)
    assert host("DELETE", f"host/invitations/{known['id'][:4]}").status_code == 404, "a whole name, not its beginning"
    assert host("DELETE", f"host/invitations/{known['id']}").status_code == 200
    assert host("DELETE", f"host/invitations/{known['id']}").status_code == 404
    assert register(closed, "Ann", invitation=made.json()["token"]) == 404


def serve_again(serve: Serve, server: Running) -> Running:
    """The same database, now by invitation."""
    server.stop()
    return serve(registration="invitation")


def test_there_are_not_more_than_anybody_can_watch(
    server: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(store, "MAX_OUT", 3)
    assert len(links(server, capsys, "--number", "2", "--days", "90")) == 2
    assert admin(server, "invite", "--number", "2") == 2
    assert len(links(server, capsys)) == 1, "two did not fit, and none of them was made"
    assert admin(server, "invite", "--days", "91") == 2
    assert "1 to 90 days" in capsys.readouterr().err


def test_closed_is_closed(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    server = serve(registration="closed")
    (link,) = links(server, capsys)
    assert register(server, "Ann", invitation=link) == 403
    assert server.people(), "guests play all the same"


def test_the_imprint_is_sent_as_it_stands(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "imprint.txt"
    file.write_text("Hemiunu & Sons\n\n<b>No cheating.</b>\n", encoding="utf-8")
    server = serve(imprint=read_imprint(file))
    assert server.http.get("/api/site").json()["imprint"] == "Hemiunu & Sons\n\n<b>No cheating.</b>"


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "is empty"), (b"\xff\xfe", "no text in UTF-8"), (b"a\0b", "no plain text"), (b"x" * 50_001, "50001 bytes")],
)
def test_an_imprint_that_cannot_be_shown_is_refused(content: bytes, why: str, tmp_path: Path) -> None:
    file = tmp_path / "imprint.txt"
    file.write_bytes(content)
    with pytest.raises(BadImprint, match=why):
        read_imprint(file)
    assert LONGEST_IMPRINT == 50_000
    with pytest.raises(BadImprint, match="cannot be read"):
        read_imprint(tmp_path / "nowhere.txt")


def test_serve_refuses_what_it_does_not_know(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["serve", "--registration", "friends"]) == 2
    assert "open, invitation or closed" in capsys.readouterr().err
    monkeypatch.setenv("KEMET_REGISTRATION", "friends")
    assert main(["serve"]) == 2
    assert "KEMET_REGISTRATION" in capsys.readouterr().err
    monkeypatch.delenv("KEMET_REGISTRATION")
    monkeypatch.setenv("KEMET_IMPRINT_FILE", str(tmp_path / "nowhere.txt"))
    assert main(["serve"]) == 2
    assert "nowhere.txt cannot be read" in capsys.readouterr().err
    main(["admin", "--database", f"sqlite:///{tmp_path / 'kemet.db'}", "check"])
    assert "WRONG  the imprint" in capsys.readouterr().out
