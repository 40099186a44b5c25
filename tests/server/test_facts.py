"""The printed components over HTTP have the shape that the browser's types are made of."""

from __future__ import annotations

import pytest
from running import Running

from kemet.content.records import MODULES
from kemet.facts import facts
from kemet.server.shapes.facts import Facts
from kemet.setup import Setup


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [[], list(MODULES)], ids=["base", "all modules"])
def test_facts_of_every_table_have_their_shape(players: int, modules: list[str]) -> None:
    known = facts(Setup(players, 8, False, {}, (), "any", modules))
    shaped = Facts.model_validate(known)
    assert set(shaped.tiles) == set(known["tiles"])
    assert shaped.spaces["TW2"].income == known["spaces"]["TW2"]["income"] == 2
    assert bool(shaped.faces) == ("path" in modules)


def test_facts_of_a_table_at_the_server(server: Running) -> None:
    seat = server.client.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    told = server.http.get(f"/api/tables/{seat.table}/facts").json()
    assert Facts.model_validate(told).model_dump(mode="json") == told
