"""Names that look alike are one name, whatever alphabets they are written in (Unicode's UTS 39)."""

from __future__ import annotations

import pytest
from running import PASSWORD, Browser, Running, account

from kemet.server.gate.clean import looks
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate

ALIKE = [
    "Нorus",
    "Hоrus",
    "Hórus",
    "HORUS",
    "hοrus",
    "Hօrus",
    "һorus",
    "ｈｏｒｕｓ",
    "𝐇𝐨𝐫𝐮𝐬",
    "H0rus",
    "Ηorus",
    "Horuѕ",
    "Ꮋorus",
]


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_look_alike(name: str) -> None:
    assert looks(name) == looks("Horus")


@pytest.mark.parametrize(("one", "other"), [("ıda", "Ida"), ("Liӏa", "Lila"), ("Ӏan", "Ian"), ("ɑnn", "ann")])
def test_further_letters(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize("name", ["Hours", "Horun", "Morus", "Хорус", "Zoé", "明", "Łucja", "Иван", "Ωmega"])
def test_other_names_are_other_names(name: str) -> None:
    assert looks(name) != looks("Horus")
    assert looks(name), "no name comes to nothing"


def test_an_account_cannot_be_mimicked(server: Running) -> None:
    account(server, "Horus")
    for name in ALIKE:
        answer = Browser(server)("POST", "account", name=name, password=PASSWORD)
        assert answer.status_code == 409, name
    assert Browser(server)("POST", "account", name="Osiris", password=PASSWORD).status_code == 201


def test_accounts_that_looked_alike_before_keep_their_names(database_url: str) -> None:
    """The look is that of the older one; nobody else can take it."""
    database = Database(database_url)
    migrate(database, "0006")
    with database.engine.begin() as connection:
        for id, name in enumerate(["Horus", "Нorus"], start=1):
            connection.exec_driver_sql(
                "INSERT INTO accounts (id, name, folded, password_hash, created) VALUES (?, ?, ?, 'x', 0)",
                (id, name, name.casefold()),
            )
    migrate(database)
    with database.engine.begin() as connection:
        found = connection.exec_driver_sql("SELECT name, looks FROM accounts ORDER BY id").all()
    database.close()
    assert [tuple(row) for row in found] == [("Horus", looks("Horus")), ("Нorus", None)]
