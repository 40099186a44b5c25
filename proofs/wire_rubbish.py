"""Messages that no honest client sends, made of a real table and a seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from live_client import Message

from kemet.client import PROTOCOL, Seat

Bad = str | bytes
ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 10**30, 1.5, "", "x" * 300, "\x00", "\ud800", [], [[]], {}, {"id": {}},
    ["choose"] * 100, "\u202e", [0] * 41,
)  # fmt: skip
TYPES = ("hello", "choose", "undo", "chat", "orders", "return", "why", "hint", "odds", "ping", "state", "ack", "")


@dataclass
class Scene:
    """What a bad message can be made of: a real table and what its viewers know."""

    own: Seat
    other: Seat
    elsewhere: Seat
    prompt: Message
    old_prompt: str
    chance: random.Random

    def choose(self, **changed: Any) -> Message:
        """A message that would be right."""
        code = self.chance.choice(self.prompt["choices"])["code"]
        return {"type": "choose", "id": self.new_id(), "prompt": self.prompt["id"], "choices": [code]} | changed

    def new_id(self) -> str:
        return f"{self.chance.getrandbits(64):x}"


def dump(value: Any) -> str:
    """As JSON, half characters and huge numbers included."""
    return json.dumps(value)


# --- kinds of bad messages ----------------------------------------------------------------------------------------


def noise(scene: Scene) -> Bad:
    return "".join(chr(scene.chance.randrange(1, 0xD7FF)) for _ in range(scene.chance.randrange(200)))


def noise_in_bytes(scene: Scene) -> Bad:
    return scene.chance.randbytes(scene.chance.randrange(200))


def torn(scene: Scene) -> Bad:
    text = dump(scene.choose())
    return text[: scene.chance.randrange(1, len(text))]


def odd_value(scene: Scene) -> Bad:
    field = scene.chance.choice(("type", "id", "prompt", "choices"))
    return dump(scene.choose(**{field: scene.chance.choice(ODD_VALUES)}))


def odd_choice(scene: Scene) -> Bad:
    return dump(scene.choose(choices=[scene.chance.choice((-1, 65536, 2**40, 1.0, "3", None, True, [0]))]))


def illegal_choice(scene: Scene) -> Bad:
    legal = {choice["code"] for choice in scene.prompt["choices"]}
    wrong = next(code for code in iter(lambda: scene.chance.randrange(65536), None) if code not in legal)
    return dump(scene.choose(choices=[wrong]))


def half_legal_row(scene: Scene) -> Bad:
    """The first choice of the row is legal, the last is not: none may be played."""
    return dump(scene.choose(choices=[scene.choose()["choices"][0], 65535]))


def stale(scene: Scene) -> Bad:
    return dump(scene.choose(prompt=scene.old_prompt))


def foreign_prompt(scene: Scene) -> Bad:
    return dump(scene.choose(prompt=f"{scene.chance.getrandbits(96):024x}"))


def missing_field(scene: Scene) -> Bad:
    message = scene.choose()
    del message[scene.chance.choice(list(message))]
    return dump(message)


def unknown_field(scene: Scene) -> Bad:
    return dump(scene.choose(seat=scene.other.seat))


def other_type(scene: Scene) -> Bad:
    return dump({"type": scene.chance.choice(TYPES), "id": None})


def second_hello(scene: Scene) -> Bad:
    secret = scene.chance.choice((scene.own.secret, scene.other.secret, scene.elsewhere.secret, "guess"))
    return dump({"type": "hello", "protocol": PROTOCOL, "table": scene.own.table, "secret": secret})


def odd_orders(scene: Scene) -> Bad:
    orders: Any = scene.chance.choice(({"veto": "always"}, {"escape_below": 101}, {"x": 1}, [], {"recall": None}))
    return dump({"type": "orders", "id": scene.new_id(), "orders": orders})


def empty_chat(scene: Scene) -> Bad:
    text = scene.chance.choice(("", " \n", "\u202e\x00", "x" * 4001))
    return dump({"type": "chat", "id": scene.new_id(), "text": text})


def no_such_odds(scene: Scene) -> Bad:
    odd = {"space": scene.chance.choice(("ZZ", "", "x" * 21)), "units": scene.chance.choice((-1, 3, 21, None))}
    return dump({"type": "odds", "id": scene.new_id(), **odd})


def deep(scene: Scene) -> Bad:
    return "[" * 5000 + "]" * 5000


def too_large(scene: Scene) -> Bad:
    return dump(scene.choose(id="x" * scene.chance.choice((16_500, 40_000))))


def far_too_large(scene: Scene) -> Bad:
    """Larger than what the WebSocket itself lets in: it is cut off before anybody can say why."""
    return dump(scene.choose(id="x" * 100_000))


KINDS: tuple[Callable[[Scene], Bad], ...] = (
    noise, noise_in_bytes, torn, odd_value, odd_choice, illegal_choice, half_legal_row, stale, foreign_prompt,
    missing_field, unknown_field, other_type, second_hello, odd_orders, empty_chat, no_such_odds, deep, too_large,
    far_too_large,
)  # fmt: skip

BAD_HELLOS: tuple[Callable[[Scene], Message], ...] = (
    lambda scene: {"type": "hello", "protocol": PROTOCOL + 1, "table": scene.own.table},
    lambda scene: {"type": "hello", "protocol": PROTOCOL, "table": "nothing"},
    lambda scene: {"type": "hello", "protocol": PROTOCOL, "table": scene.own.table, "secret": scene.elsewhere.secret},
    lambda scene: {"type": "hello", "protocol": PROTOCOL, "table": scene.own.table, "secret": "guess"},
    lambda scene: {"type": "hello", "protocol": PROTOCOL, "table": scene.own.table, "since": -1},
    lambda scene: {"type": "hello"},
    lambda scene: scene.choose(),
    lambda scene: {"type": "ping", "id": "1"},
)
