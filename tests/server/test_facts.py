"""The printed components over HTTP have the shape that the browser's types are made of."""

from __future__ import annotations

import random

import pytest
from running import Running

from kemet.content.records import MODULES
from kemet.game.configuration import Setup
from kemet.game.facts import facts
from kemet.game.game import new_game
from kemet.server.shapes.facts import Facts


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [[], list(MODULES)], ids=["base", "all modules"])
def test_facts_of_every_table_have_their_shape(players: int, modules: list[str]) -> None:
    known = facts(Setup(players, 8, False, {}, (), "any", modules))
    shaped = Facts.model_validate(known)
    assert set(shaped.tiles) == set(known["tiles"])
    assert shaped.spaces["TW2"].income == known["spaces"]["TW2"]["income"] == 2
    assert bool(shaped.faces) == ("path" in modules)


def test_everything_printed_is_told_without_a_table(server: Running) -> None:
    """For the page of rules: all tiles, cards, creatures and path tokens of all modules."""
    told = server.http.get("/api/facts").json()
    known = facts(Setup(5, 8, False, {}, (), "", MODULES))
    for kind in ("tiles", "cards", "battle_cards", "creatures", "path_tokens"):
        assert set(told[kind]) == set(known[kind])
    seth = server.http.get("/api/facts", params={"seth": True}).json()
    assert len(seth["seth"]["power_tokens"]) == 6
    assert {card["deck"] for card in seth["cards"].values()} == {"seth", "alliance"}


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (5, MODULES)])
def test_choices_at_things_have_the_codes_that_the_facts_tell(players: int, modules: tuple[str, ...]) -> None:
    """Whatever is offered in whole games is found there by its kind and its fields."""
    found = set()
    for seed in range(3):
        game = new_game(players, seed, modules=modules, house_rules={"dayLimit": "4"})
        codes, chance = facts(game.setup)["codes"], random.Random(seed)
        while not game.over:
            for seat in game.waiting_for():
                for choice in game.legal(seat):
                    if choice.kind not in codes or choice.fields.get("priest"):
                        continue  # the other way to replace is the same question
                    if choice.fields:
                        assert codes[choice.kind][" ".join(map(str, choice.fields.values()))] == choice.index
                        found.add((choice.kind, len(choice.fields)))
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)[-40:]))
    assert {("step", 1), ("from", 1), ("token", 1), ("buy", 1), ("card", 1), ("card", 2), ("raise", 2)} <= found


def test_why_is_asked_with_a_code(server: Running) -> None:
    seat = server.people()[0]  # no bot changes anything between the two questions
    codes = server.http.get(f"/api/tables/{seat.table}/facts").json()["codes"]
    with server.open(seat) as wire:
        wire.settle()
        by_code, by_text = wire.ask("why", code=codes["step"]["FA"]), wire.ask("why", text="step FA")
    assert by_code["because"]
    assert {**by_code, "id": ""} == {**by_text, "id": ""}


def test_facts_of_a_table_at_the_server(server: Running) -> None:
    seat = server.client.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    told = server.http.get(f"/api/tables/{seat.table}/facts").json()
    assert Facts.model_validate(told).model_dump(mode="json") == told


def test_what_is_printed_is_made_once_for_all_house_rules() -> None:
    """An address that plays at tables of ever other house rules would else have it made again for every prompt, of its
    own tables and of those of others."""
    first, second = (facts(Setup(4, 8, False, {"dayLimit": days}, (), "", ("black",))) for days in ("9", "10"))
    assert first is not second
    assert all(first["tiles"][tile] is second["tiles"][tile] for tile in first["tiles"])
    assert first["spaces"] is second["spaces"]
