"""The client's records and the server's shapes say the same."""

from __future__ import annotations

from dataclasses import fields

import pytest

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
