"""A short slice of `make attack`: nothing gives way. What others feel is for the real run; here other tests run too."""

from __future__ import annotations

import asyncio

import attack_seeds
import attack_wire
import pytest
from server_process import ServerProcess

from kemet.server.live import opening
from kemet.server.serving import BackgroundServer
from kemet.server.settings import Settings


def test_nothing_gives_way(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack_wire, "BREATH", 0.3)
    wanted = [each for each in attack_wire.all_attacks() if each.is_short]
    assert len(wanted) >= 10
    with ServerProcess(sqlite_url, ()) as server:
        verdicts = asyncio.run(attack_wire.attack_all(server, sqlite_url, wanted, 1.0))
        assert server.errors() == []
    assert [verdict.attack for verdict in verdicts if verdict.gave_way] == []


def test_a_short_seed_is_not_found(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with BackgroundServer(Settings(database=sqlite_url)) as server:
        assert attack_seeds.attack(server.address, 2000) is None
        monkeypatch.setattr(opening, "new_salt", str)
        assert attack_seeds.attack(server.address, 2000) == attack_seeds.WEAK, "the attack itself is blunt"
