"""Choices in a few human words, for the bots' reasons: 'teleport to the West river temple', 'buy Carnage'."""

from __future__ import annotations

from kemet.content.texts import load_texts
from kemet.engine.board.sides import enemies_at
from kemet.engine.board.troops import units
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import TEMPLE
from kemet.engine.state.state import State
from kemet.notation import describe

TEXTS = load_texts()
#: Choices without parameters; what they mean depends on the question.
PLAIN = {
    "pass": "decline",
    "done": "that is all",
    "end": "stop here",
    "yes": "yes",
    "recall": "take the survivors home",
    "retreat": "retreat",
    "stay": "stay and hold the space",
    "reinforce": "place reinforcements",
}
DECLINED = {
    "veto": "let the card work",
    "escape": "stay and fight",
    "delta sacrifice": "keep the unit",
    "sanctuary sacrifice": "keep the units",
    "start of move": "move nobody",
    "buy": "buy nothing",
    "raise": "raise nothing",
    "priest": "send no priest",
    "starting pyramid": "no pyramid here",
    "night power": "use no more night powers",
}
ACCEPTED = {
    "veto": "play Veto",
    "delta sacrifice": "sacrifice a unit for prayer",
    "sanctuary sacrifice": "sacrifice two units for a victory point",
    "swap of battle cards": "swap the battle cards",
}
FINISHED = {
    "turn": "end the turn",
    "move": "end the Move here",
    "battle divine cards": "lock the cards",
    "place": "place no more units",
    "divine wound": "discard no more cards",
}


def name(kind: str, id: str | int) -> str:
    """What the text file calls a thing."""
    return TEXTS.name(f"{kind}-{id}")


def god(seat: int) -> str:
    return name("god", seat + 1)


def place(id: str) -> str:
    """A space with its article: 'District A1', 'the Western temple'."""
    called = name("space", id)
    return called if called.startswith("District") else f"the {called}"


def count(number: int) -> str:
    return TEXTS.say("units-one") if number == 1 else TEXTS.say("units-many", count=number)


def battle_card(id: str) -> str:
    return f"{name('battle', id)} ({'/'.join(id)})" if len(id) == 3 else name("battle", id)


def phrase(s: State, seat: int, code: int, question: str = "") -> str:
    """One choice of a seat that is asked a question, in words."""
    found = describe(s, seat, code)
    kind, fields = found.kind, {key: str(value) for key, value in found.fields.items()}
    if kind in PLAIN:
        for verb, special in (("pass", DECLINED), ("yes", ACCEPTED), ("end", FINISHED), ("done", FINISHED)):
            if kind == verb and question in special:
                return special[question]
        return PLAIN[kind]
    if kind in ("step", "teleport", "place"):
        return _journey(s, seat, kind, fields["space"])
    return _board(kind, fields) or _cards(kind, fields) or _taseti(kind, fields) or found.text


def _journey(s: State, seat: int, kind: str, space: str) -> str:
    at = s.table.space_ids.index(space)
    enemies = enemies_at(s, at, seat)
    if enemies:
        other = lowest_bit(enemies) >> 2
        verb = "teleport and attack" if kind == "teleport" else "attack"
        return f"{verb} {god(other)} ({count(units(s, at, other))}) at {place(space)}"
    if kind == "place":
        return f"place a unit in {place(space)}"
    if s.table.kind[at] == TEMPLE and not units(s, at, seat):
        return f"{'teleport to' if kind == 'teleport' else 'take'} {place(space)}"
    return f"{'teleport' if kind == 'teleport' else 'go'} to {place(space)}"


def _board(kind: str, fields: dict[str, str]) -> str:
    if kind in ("token", "silver"):
        token = "the silver token: " if kind == "silver" else ""
        return f"{token}{name('action', fields['action_space']).split(',')[0]}"
    if kind == "gold":
        return f"the gold token: {name('act', fields['action'])}"
    if kind == "from":
        return f"move the troop in {place(fields['space'])}"
    if kind == "group":
        creature = " with the creature" if fields["creature"] == "1" else ""
        return f"go with {count(int(fields['units']))}{creature}"
    if kind == "raise":
        return f"raise the pyramid in {place(fields['space'])} to level {fields['level']}"
    if kind == "build":
        return (
            f"build a {name('colour', fields['colour'])} pyramid of level {fields['level']} in {place(fields['space'])}"
        )
    if kind == "buy":
        return f"buy {name('tile', fields['tile'])}"
    if kind == "creature":
        where = "the reserve" if fields["space"] == "reserve" else place(fields["space"])
        return f"{name('creature', fields['creature'])} to {where}"
    if kind in ("escape", "retreat", "fight"):
        verb = {"escape": "escape to", "retreat": "drive the loser to", "fight": "fight first at"}[kind]
        return f"{verb} {place(fields['space'])}"
    if kind == "pyramid":
        return f"start with a {name('colour', fields['colour'])} pyramid of level {fields['level']}"
    if kind == "units":
        return f"start with {count(int(fields['units']))} here"
    if kind == "city":
        return f"live in city {fields['city']}"
    return f"{god(int(fields['seat']))} next in the turn order" if kind == "next" else ""


def _cards(kind: str, fields: dict[str, str]) -> str:
    if kind == "play":
        return f"play {battle_card(fields['play'])}, discard {battle_card(fields['discard'])}"
    if kind == "remove":
        return f"do without {battle_card(fields['battle_card'])}"
    if kind == "card":
        where = f" at {place(fields['space'])}" if "space" in fields else ""
        return f"play {name('card', fields['card'])}{where}"
    verbs = {"add": "add {}", "wound": "discard {} for Divine Wound", "keep": "keep {}", "recover": "take {} back"}
    return verbs[kind].format(name("card", fields["card"])) if kind in verbs else ""


def _taseti(kind: str, fields: dict[str, str]) -> str:
    if kind == "seal":
        return f"seal {god(int(fields['seat']))}'s {name('tile', fields['tile'])}"
    if kind == "use":
        return f"use {name('token', fields['object'])}"
    if kind == "lose":
        return f"lose {fields['priests']} priests" if fields["priests"] != "1" else "lose 1 priest"
    if kind == "trip":
        start = "from the reserve" if fields["from"] == "reserve" else f"from {name('stop', fields['from'])}"
        return f"send a priest {start} to {name('stop', fields['to'])}"
    if kind == "take":
        return "take what lies there"
    if kind in ("kill", "priest", "sendback", "replace"):
        verb = {"kill": "destroy a unit in", "priest": "place a priest in", "sendback": "send back the priest in",
                "replace": "put the priest into"}[kind]  # fmt: skip
        return f"{verb} {place(fields['space'])}"
    if kind == "spend":
        return f"bid {fields['tokens']} dawn tokens"
    return f"take place {fields['place']} in the turn order" if kind == "spot" else ""
