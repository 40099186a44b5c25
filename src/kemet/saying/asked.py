"""What all sayings about choices read: the view of the seat that is asked, and what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kemet.notation import Choice
from kemet.saying.sayings import Saying, Value, counted, named, say, space, together
from kemet.saying.things import players, troop

View = Mapping[str, Any]
Printed = Mapping[str, Any]


class Asked:
    """One seat that is asked something: `view` is its view, `printed` are `kemet.facts.facts` of the table."""

    def __init__(self, view: View, printed: Printed):
        self.view = view
        self.printed = printed
        self.seat: int = view["viewer"]
        self.question: str = view["question"]
        self.about: Mapping[str, Any] = view["about"] or {}
        self.own: Mapping[str, Any] = view["seats"][self.seat]

    def _units(self, where: str, seat: int) -> int:
        count: int = self.view["spaces"][where]["units"].get(seat, 0)
        return count

    def _troop(self, where: str, seat: int) -> Saying:
        here = self.view["spaces"][where]
        return troop(self._units(where, seat), here["creatures"].get(seat), here.get("priests", {}).get(seat, 0))

    def _own_troop(self, where: str) -> Saying:
        return self._troop(where, self.seat)

    def _enemies(self, where: str) -> list[int]:
        """All other seats with units there; nothing here takes a side of a battle to be one seat."""
        return [seat for seat, count in self.view["spaces"][where]["units"].items() if count and seat != self.seat]

    def _against(self, key: str, where: str) -> Saying:
        """A message about the enemies on a space: who they are and with what."""
        enemies = self._enemies(where)
        troops = together(self._troop(where, seat) for seat in enemies)
        return say(key, space=space(where), who=players(enemies), troop=troops)

    def _pyramid(self, where: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view["spaces"][where].get("pyramid", {})
        return found


def text(choice: Choice, field: str) -> str:
    return str(choice.fields[field])


def number(choice: Choice, field: str) -> int:
    return int(choice.fields[field])


def colour(id: str) -> Value:
    return named(f"colour-{id}")


def units(count: int) -> Saying:
    return counted("units", count)
