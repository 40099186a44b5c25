"""Events as sentences, in the words of the text file."""

from __future__ import annotations

from collections.abc import Iterable

from kemet.cli import words
from kemet.cli.words import TEXTS
from kemet.stories import Event

#: Said by other sentences, or too small to mention in the short log.
SMALL_TALK = ("turn_end",)


def sentences(events: Iterable[Event]) -> list[str]:
    """One sentence per event; what belongs together is told together."""
    return [sentence(event) for event in _joined(list(events))]


def _joined(events: list[Event]) -> list[Event]:
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if event.kind in SMALL_TALK or event.fields.get("gained") == 0:
            continue
        if last and _says_the_same(last, event):
            continue
        if event.kind == "drew" and last and last.kind == "drawn":
            others = [seat for seat in _all(last) if seat != event.fields["seat"]]
            told[-1:] = [Event("drawn", {"seat": others})] if len(others) > 1 else []
            if len(others) == 1:
                told.append(Event("drawn", {"seat": others[0]}))
        if event.kind == "drawn" and last and last.kind == "drawn" and not set(_all(last)) & set(_all(event)):
            told[-1] = Event("drawn", {"seat": _all(last) + _all(event)})
            continue
        if event.kind == "refilled" and last and last.kind == "refilled":
            told[-1] = Event("refilled", {"what": f"{_lying(last)}, {_lying(event)}"})
            continue
        if event.kind in ("sealed", "masked") and last and last.kind == "used" and _same(last, event, "seat"):
            told.pop()  # the object is named by what it does
        if event.kind == "point" and last and last.kind == "took" and last.fields["path_token"] is None:
            told.pop()
        if event.kind == "placed":
            told_there = last is not None and last.kind == "placed" and _same(last, event, "seat", "space")
            before = int(str(last.fields["units"])) if last is not None and told_there else 0
            event = Event("placed", {**event.fields, "units": before + 1})
            if told_there:
                told.pop()
        told.append(event)
    return told


def _lying(event: Event) -> str:
    """Tokens put on the path: 'Ibis Statue in 1A1, Mask in 2A1'."""
    if "what" in event.fields:
        return str(event.fields["what"])
    return f"{words.token(str(event.fields['path_token'] or 'VP'))} in {words.stop(str(event.fields['stop']))}"


def _all(event: Event) -> list[int]:
    seats = event.fields["seat"]
    return seats if isinstance(seats, list) else [int(str(seats))]


def _says_the_same(last: Event, event: Event) -> bool:
    """A teleport is followed by the step to the same space, which adds only the creature."""
    return last.kind == "teleport" and event.kind == "step" and _same(last, event, "seat", "from", "to")


def _same(first: Event, second: Event, *fields: str) -> bool:
    return all(first.fields[field] == second.fields[field] for field in fields)


def sentence(event: Event) -> str:
    """The sentence of one event."""
    values = _values(event)
    if f"event-{event.kind}" not in TEXTS:  # an expansion's event without a sentence yet
        return f"{event.kind}: {', '.join(f'{name} {value}' for name, value in values.items())}."
    if event.kind == "placed":
        values.setdefault("units", words.units(1))
    return TEXTS.say(f"event-{_form(event)}", **values)


def _form(event: Event) -> str:
    """Some events have several sentences."""
    form = event.kind
    if event.kind == "creature" and event.fields["space"] is None:
        form = "creature-reserve"
    if event.kind == "card" and event.fields["space"] is not None:
        form = "card-at"
    if event.kind == "drawn" and isinstance(event.fields["seat"], list):
        form = "drawn-several"
    if event.kind == "trip" and event.fields["from_stop"] in (None, event.fields["stop"]):
        form = "trip-enter" if event.fields["from_stop"] is None else "trip-wait"
    if event.kind == "refilled" and "what" in event.fields:
        return "refilled-several"
    if event.kind in ("took", "refilled") and event.fields["path_token"] is None:
        form += "-point"
    if event.kind == "priest" and event.fields["space"] is None:
        form = "priest-reserve"
    if event.kind == "last_day" and event.fields["seat"] is None:
        form = "last_day-limit"
    if event.kind == "spent" and event.fields["tokens"] == 0:
        form = "spent-none"
    if event.kind == "point" and int(str(event.fields["points"])) < 0:
        form = "point-lost"
    return f"{form}-free" if event.fields.get("price") == 0 else form


def _values(event: Event) -> dict[str, str | int]:
    values: dict[str, str | int] = {}
    for field, value in event.fields.items():
        if isinstance(value, list):
            values["who" if field == "seat" else field] = words.gods(value)
        elif isinstance(value, int):
            values |= _number(field, value)
        elif value is not None:
            values |= _word(field, value)
    if event.kind in ("step", "teleport"):
        creature = event.fields.get("creature")
        count = int(str(event.fields["units"]))
        values["troop"] = words.troop(count, str(creature) if creature else None)
    return values


def _number(field: str, value: int) -> dict[str, str | int]:
    if field == "seat":
        return {"who": words.god(value)}
    if field in ("attacker", "defender", "loser", "owner"):
        return {field: words.god(value)}
    if field == "winner":
        return {"winner": words.god(value), "who": words.god(value)}
    if field in ("units", "winner_lost", "loser_lost"):
        return {field: words.units(value)}
    if field == "points":
        return {field: words.points(abs(value))}
    if field == "tokens":
        return {field: words.dawn_tokens(value)}
    if field == "cards":
        return {field: words.cards(value)}
    return {field: value}


def _word(field: str, value: str) -> dict[str, str | int]:
    if field in ("space", "from", "to"):
        return {field: words.space(value)}
    if field == "card":
        return {field: words.card(value)}
    if field == "battle_card":
        return {"card": words.battle_card(value)}
    if field == "creature":
        return {field: words.creature(value)}
    if field == "tile":
        return {field: words.tile(value)}
    if field == "colour":
        return {field: words.colour(value)}
    if field in ("action", "action_kind"):
        return {"action": words.action(value)}
    if field in ("stop", "from_stop"):
        return {field: words.stop(value)}
    if field == "path_token":
        return {field: words.token(value)}
    if field == "temporary":
        return {field: TEXTS.name(f"temporary-{value}")}
    if field == "source":
        return {field: TEXTS.name(f"source-{value}")}
    if field == "token":
        return {field: TEXTS.name(f"tokenkind-{value}")}
    return {field: value}
