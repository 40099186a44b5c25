"""What Ta-Seti puts beside a player's board, as short phrases: priests, objects, skills, dawn tokens, sealed tiles."""

from __future__ import annotations

from kemet.picture import words
from kemet.picture.facts import Facts
from kemet.telling.view.types import SeatView, SideView

Phrase = tuple[str, str]


def holdings(facts: Facts, seat: SeatView) -> list[Phrase]:
    """Pairs of a heading and what belongs to it; nothing without modules."""
    told: list[Phrase] = []
    if "priests_on_path_reserve" in seat and (where := priests(facts, seat)):
        told.append((words.name("table-priests"), where))
    if seat.get("objects"):
        told.append((words.name("table-objects"), words.objects(seat["objects"])))
    if seat.get("skills"):
        told.append((words.name("table-skills"), ", ".join(words.token(id) for id in seat["skills"])))
    if seat.get("dawn_tokens"):
        told.append((words.name("table-dawn"), str(seat["dawn_tokens"])))
    return told


def priests(facts: Facts, seat: SeatView) -> str:
    """'1 waiting, 1 on the path (2A1), 1 on the board (FA)'."""
    number = seat["seat"]
    parts = []
    if seat["priests_on_path_reserve"]:
        parts.append(words.say("table-priests-waiting", count=seat["priests_on_path_reserve"]))
    stops = facts.view["path"]["stops"] if facts.view["path"] else {}
    walking = {id: stop["priests"][number] for id, stop in stops.items() if number in stop["priests"]}
    standing = {
        id: here["priests"][number] for id, here in facts.view["spaces"].items() if number in here.get("priests", {})
    }
    for where, found in (("path", walking), ("board", standing)):
        if found:
            parts.append(words.say(f"table-priests-{where}", count=sum(found.values()), where=" ".join(found)))
    if seat["priests_in_reserve"]:
        parts.append(words.say("table-priests-reserve", count=seat["priests_in_reserve"]))
    return ", ".join(parts)


def sealed(seat: SeatView, tile: str) -> str:
    return f" {words.name('table-sealed')}" if tile in seat.get("sealed", ()) else ""


def side_notes(side: SideView) -> str:
    """Objects and skills of one side of a battle."""
    notes = []
    if side.get("objects"):
        notes.append(_note("table-objects", words.objects(side["objects"])))
    if side.get("skills"):
        notes.append(_note("table-skills", ", ".join(words.token(id) for id in side["skills"])))
    return "; ".join(notes)


def _note(heading: str, what: str) -> str:
    return words.say("draw-holding", heading=words.name(heading), what=what)


def bids(facts: Facts) -> list[tuple[int, int]]:
    """Seat and bid of those who have bid in the Dawn under way, in the old turn order."""
    dawn = facts.view["dawn"]
    if dawn is None:
        return []
    return [(seat, dawn["bids"][seat]) for seat in facts.view["order"] if seat in dawn["bids"]]
