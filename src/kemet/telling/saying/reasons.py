"""A reason, for a refusal or a hint, as a saying."""

from __future__ import annotations

from collections.abc import Callable

from kemet.engine.reasons import Reason
from kemet.engine.reasons import Value as Given
from kemet.telling.saying.sayings import Saying, Value, battle_card, say, seat, space

#: How each value of a reason is called in its sentence, and what it is; all others are numbers.
VALUES: dict[str, tuple[str, Callable[[Given], Value]]] = {
    "seat": ("who", lambda number: seat(int(number))),
    "space": ("space", lambda id: space(str(id))),
    "from": ("from", lambda id: space(str(id))),
    "battle_card": ("card", lambda id: battle_card(str(id))),
    "question": ("question", lambda name: say(f"question-{name}", space="")),
}


def saying_of_reason(reason: Reason) -> Saying:
    values: dict[str, Value] = {}
    for field, value in reason.values.items():
        name, make = VALUES.get(field, (field, None))
        values[name] = make(value) if make else value
    return Saying(f"{reason.family}-{reason.key}", values)
