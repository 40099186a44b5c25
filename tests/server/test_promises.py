"""The hash that is shown before the game is a promise that nobody can search."""

from __future__ import annotations

import hashlib

import pytest
from running import Running

SHORT = [str(number) for number in range(2000)]


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


def test_a_short_seed_cannot_be_found_from_its_hash(server: Running) -> None:
    """The seed 1234 must not give the dice to everybody who tries a few thousand texts."""
    seats = server.people(seed="1234")
    shown = seats[1].info()["seed_hash"]
    tried = {hashlib.sha256(seed.encode()).hexdigest() for seed in SHORT}
    assert shown not in tried


def test_two_tables_with_the_same_seed_show_different_hashes(server: Running) -> None:
    assert len({server.people(seed="same")[0].info()["seed_hash"] for _ in range(3)}) == 3


def test_no_message_holds_the_salt_before_the_end(server: Running) -> None:
    seats = server.people(seed="1234")
    table = server.table(seats[0].table)
    salt = table.row.seed_salt
    assert len(salt) == 32
    with server.open(seats[0]) as wire:
        wire.until("state")
        assert not any(salt in text for text in wire.raw)
    assert salt not in server.http.get(f"/api/tables/{seats[0].table}").text
    assert salt not in server.http.get("/api/tables").text
