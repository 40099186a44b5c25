"""The message of an event, and its fields as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kemet.telling.events import Event
from kemet.telling.events import Value as Field
from kemet.telling.saying.sayings import (
    Saying,
    Value,
    added,
    battle_card,
    counted,
    listed,
    named,
    say,
    seat,
    space,
    stop,
)
from kemet.telling.saying.things import owned, path_token, players, shared, troop

#: Events that say where something comes from, and those of a troop on its way.
ORIGINATE = ("prayer", "lost_prayer", "destroyed", "drawn", "drew", "placed", "stolen")
MOVING = ("step", "teleport", "escaped", "retreated", "recalled")
LOSSES = ("winner_losses", "loser_losses")
#: Fields that are said by the troop, the origin or the source.
UNSAID = ("group", "origin", "source", "temples", "pyramid", *LOSSES)
#: A point has one cause; an account of many points names its sources in the plural.
POINT_ORIGINS = {
    "battle": "origin-battle",
    "tiles": "origin-tile",
    "creatures": "origin-creature",
    "daggers": "origin-dagger",
}
#: Events of which there is a sentence of their own when a price is 0.
PRICED = ("raised", "bought", "teleport", "card", "card-at", "committed")


def saying_of(event: Event) -> Saying:
    """The sentence of one event."""
    values: dict[str, Value] = {"units": counted("units", 1)} if event.kind == "placed" else {}
    if event.kind in ORIGINATE:
        values["origin"] = origins(event.fields.get("origin"))
    for field, value in event.fields.items():
        if value is not None:
            values |= _values(event, field, value)
    if event.kind in MOVING:
        values["troop"] = _moving(event.fields)
    if event.kind == "point":
        values["source"] = _source(event.fields)
    if event.kind == "held":
        values |= _held(event.fields)
    if event.kind == "result":
        values["losses"] = _losses(event.fields)
    return Saying(f"event-{form_of(event)}", values)


def origins(value: Field) -> Value:
    """Where something comes from, all of it."""
    return added(_origin(each) for each in str(value).split("+")) if value else named("origin-earlier")


def _origin(id: str) -> Value:
    return named(id if "-" in id else f"origin-{id}")


def _source(fields: Mapping[str, Field]) -> Value:
    """Where a point comes from: how many temples, which tile or creature, and who fought for the alliance."""
    source = str(fields["source"])
    told: list[Value] = [named(POINT_ORIGINS.get(source, f"source-{source}"))]
    if fields.get("temples"):
        told = [counted("temples", int(str(fields["temples"])))]
    if fields.get("origin"):
        told.append(origins(fields["origin"]))
    if source == "battle" and fields.get("side") == "alliance":
        told.append(seat(int(str(fields["seat"]))))
    return listed(told)


def _held(fields: Mapping[str, Field]) -> dict[str, Value]:
    there = space(str(fields["space"]))
    what = say("event-held-pyramid", space=there) if fields["pyramid"] else there
    return {"what": what, "who": named("event-alliance")} if "side" in fields else {"what": what}


def _losses(fields: Mapping[str, Field]) -> Value:
    """Losses by owner, where the fighters are not the only ones."""
    lost = [(who, count) for key in LOSSES for who, count in enumerate(_row(fields.get(key))) if count]
    return listed(say("shared-units", who=seat(who), units=counted("units", count)) for who, count in lost)


def _row(value: Field) -> list[int]:
    return value if isinstance(value, list) else []


def _lost_by_others(fields: Mapping[str, Field]) -> bool:
    """Units of somebody who did not fight are among the losses."""
    return any(
        count and who != fields[fighter]
        for fighter, key in zip(("winner", "loser"), LOSSES, strict=True)
        for who, count in enumerate(_row(fields.get(key)))
    )


def _moving(fields: Mapping[str, Field]) -> Value:
    creature = str(fields["creature"]) if fields.get("creature") else None
    group = fields.get("group")
    if not isinstance(group, list):
        return troop(int(str(fields["units"])), creature)
    told = owned((owner, troop(count)) for owner, count in enumerate(group) if count)
    return say("with-creature", units=told, creature=named(f"creature-{creature}")) if creature else told


def form_of(event: Event) -> str:
    """Some events have several sentences."""
    fields = event.fields
    form = event.kind
    if form == "creature" and fields["space"] is None:
        form = "creature-reserve"
    elif form == "card" and fields["space"] is not None:
        form = "card-at"
    elif form == "result":
        form += _result(fields)
    elif form == "recovered" and "card" in fields:
        form = "recovered-card"
    elif form == "teleport" and fields["price"] and fields["payer"] != fields["seat"]:
        form = "teleport-by"
    elif form == "placed" and fields["price"]:
        form = "placed-paid"
    elif form == "held" and int(str(fields["points"])) < 0:
        form = "held-lost"
    elif form == "drawn" and isinstance(fields["seat"], list):
        form = "drawn-several"
    elif form == "trip" and fields["from_stop"] in (None, fields["stop"]):
        form = "trip-enter" if fields["from_stop"] is None else "trip-wait"
    elif form in ("took", "refilled") and fields["path_token"] is None:
        form += "-point"
    elif form == "priest" and fields["space"] is None:
        form = "priest-reserve"
    elif form == "last_day" and fields["seat"] is None:
        form = "last_day-limit"
    elif form == "spent" and fields["tokens"] == 0:
        form = "spent-none"
    elif form == "wound" and fields["cards"] == 0:
        form = "wound-none"
    elif form == "point" and int(str(fields["points"])) < 0:
        form = "point-lost"
    elif form == "point" and "side" in fields:
        form = "point-alliance"
    elif form in SETH_FORMS:
        form += SETH_FORMS[form](fields)
    return f"{form}-free" if fields.get("price") == 0 and form in PRICED else form


def _result(fields: Mapping[str, Field]) -> str:
    """A tie is the defender's (B-BATTLE-16); the losses of a mixed troop are listed by owner."""
    tie = "-tie" if fields["winner_strength"] == fields["loser_strength"] else ""
    return f"{tie}-shared" if _lost_by_others(fields) else tie


def _seth_token(fields: Mapping[str, Field]) -> str:
    if fields["victim"] is not None:
        return "-hit"
    return "-colour" if fields["owner_of_token"] is not None else ""


#: What is added to the name of an event of Seth's box, by its values.
SETH_FORMS: dict[str, Callable[[Mapping[str, Field]], str]] = {
    "city": lambda fields: "-seth" if fields["city"] == "SE" else "",
    "over": lambda fields: "-alliance" if fields.get("side") == "alliance" else "",
    "turn": lambda fields: "-side" if "side" in fields else "",  # a Day has steps with Seth, no rounds (S-DAY-01)
    "step_of_day": lambda fields: "" if fields["step_kind"] == "seth" else f"-{fields['step_kind']}",
    "seth_token": _seth_token,
    "proposed": lambda fields: "" if fields["purpose"] == "split" else f"-{fields['purpose']}",
    "consent": lambda fields: "" if fields["agrees"] else "-refused",
    "creature_card": lambda fields: "-gone" if fields["space"] is None else "",
    "common_token": lambda fields: "-gold" if fields["common"] == "gold" else "",
}


def refilled_together(events: Sequence[Event]) -> Saying:
    """Several tokens that come to the path, each with its stop."""
    return say("event-refilled-several", what=listed(_lying(event.fields) for event in events))


def _lying(fields: Mapping[str, Field]) -> Saying:
    token = fields["path_token"]
    return say("event-lying", token=path_token(str(token) if token else None), stop=stop(str(fields["stop"])))


def _values(event: Event, field: str, value: Field) -> dict[str, Value]:
    if field in UNSAID or value == "colour":
        return {}  # said by the troop, or by the owner of the token
    if field == "shares" and isinstance(value, list):
        what = "units" if event.kind == "temple" or event.fields.get("purpose") == "temple" else "prayer"
        return {"shares": shared(what, {seat: amount for seat, amount in enumerate(value) if amount})}
    if field == "common_action":
        return {"action": named(f"{'act' if event.fields['common'] == 'gold' else 'action'}-{value}")}
    if isinstance(value, list):
        return {"who" if field == "seat" else field: players(value)}
    if field == "action":
        family = "act" if event.fields["token"] == "gold" else "action"
        return {"action": named(f"{family}-{value}")}
    name, make = VALUES.get(field, (field, None))
    if make is None:
        return {name: value if isinstance(value, str | int) else str(value)}
    said = make(value)
    return {name: said, "who": said} if field == "winner" else {name: said}


def _as(family: str) -> Callable[[Field], Value]:
    return lambda id: named(f"{family}-{id}")


def _many(what: str) -> Callable[[Field], Value]:
    return lambda count: counted(what, abs(int(str(count))))


def _who(number: Field) -> Value:
    return seat(int(str(number)))


#: How each field of an event is called in its sentence, and what it is.
VALUES: dict[str, tuple[str, Callable[[Field], Value]]] = {
    "seat": ("who", _who),
    "attacker": ("attacker", _who),
    "defender": ("defender", _who),
    "winner": ("winner", _who),
    "loser": ("loser", _who),
    "owner": ("owner", _who),
    "owner_of_token": ("owner", _who),
    "victim": ("victim", _who),
    "chooser": ("chooser", _who),
    "receiver": ("receiver", _who),
    "payer": ("payer", _who),
    "site": ("space", lambda id: space(str(id))),
    "seth_token": ("token", _as("tokenkind")),
    "seth_space": ("action", _as("sethaction")),
    "power": ("power", _as("power")),
    "creature_card": ("card", _as("creaturecard")),
    "units": ("units", _many("units")),
    "winner_lost": ("winner_lost", _many("units")),
    "loser_lost": ("loser_lost", _many("units")),
    "points": ("points", _many("points")),
    "cards": ("cards", _many("cards")),
    "tokens": ("tokens", _many("dawn")),
    "space": ("space", lambda id: space(str(id))),
    "from": ("from", lambda id: space(str(id))),
    "to": ("to", lambda id: space(str(id))),
    "stop": ("stop", lambda id: stop(str(id))),
    "from_stop": ("from_stop", lambda id: stop(str(id))),
    "battle_card": ("card", lambda id: battle_card(str(id))),
    "path_token": ("path_token", lambda id: path_token(str(id))),
    "card": ("card", _as("card")),
    "creature": ("creature", _as("creature")),
    "tile": ("tile", _as("tile")),
    "colour": ("colour", _as("colour")),
    "temporary": ("temporary", _as("temporary")),
    "token": ("token", _as("tokenkind")),
    "action_kind": ("action", _as("act")),
}
