"""A short slice of `make attack`: nothing gives way. What others feel is for the real run; here other tests run too."""

from __future__ import annotations

import asyncio

import attack_wire
import pytest
from server_process import ServerProcess


def test_nothing_gives_way(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack_wire, "BREATH", 0.3)
    wanted = [each for each in attack_wire.all_attacks() if each.is_short]
    assert len(wanted) >= 10
    with ServerProcess(sqlite_url, ()) as server:
        verdicts = asyncio.run(attack_wire.attack_all(server, sqlite_url, wanted, 1.0))
        assert server.errors() == []
    assert [verdict.attack for verdict in verdicts if verdict.gave_way] == []
