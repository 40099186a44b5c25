"""The client's records and the server's shapes say the same, and a program can do with it what a person can."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest
from running import Running

from kemet import client
from kemet.server.shapes import game as shapes
from kemet.server.shapes.sayings import Shape


@pytest.mark.parametrize(
    ("record", "shape"), [(client.Prompt, shapes.Prompt), (client.Choice, shapes.Choice)], ids=["prompt", "choice"]
)
def test_the_client_knows_every_field(record: type, shape: type[Shape]) -> None:
    assert {each.name for each in fields(record)} == set(shape.model_fields)


def test_a_newer_server_may_tell_more() -> None:
    seat = client.Live.__new__(client.Live)
    choice = {
        "code": 1,
        "kind": "done",
        "fields": {},
        "text": "done",
        "says": {},
        "prayer": 0,
        "points": 0,
        "idle": False,
    }
    asked = {"id": "1", "question": "turn", "choices": [choice | {"new": 1}], "routes": [], "deadline": None, "new": 2}
    seat.state = {"prompt": asked}
    assert seat.prompt is not None
    assert seat.prompt.choices[0].code == 1


def test_a_program_leaves_orders_and_follows_a_route(server: Running) -> None:
    people = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    seat = server.client.create(seats=people, seed="route", bot_pace=0)
    chance = random.Random(1)
    with seat.live() as live:
        live.give_orders(veto="never")
        assert live.orders is not None
        assert live.orders["veto"] == "never"
        for prompt in live.prompts():
            if prompt.routes:
                break
            live.choose(chance.choice(prompt.choices))
        route = prompt.routes[-1]
        live.play_route(route)
        assert live.state is not None
        assert str(seat.seat) in live.state["view"]["spaces"][route["space"]]["units"]
