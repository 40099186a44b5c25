"""What all sayings about choices read: the view of the seat that is asked, and what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kemet.telling.notation import Choice
from kemet.telling.printed import Facts
from kemet.telling.saying.sayings import Saying, Value, counted, named, say, space, together
from kemet.telling.saying.things import mixed, players

View = Mapping[str, Any]


class Asked:
    """One seat that is asked something: `view` is its view, `printed` are `kemet.game.facts.facts` of the table."""

    def __init__(self, view: View, printed: Facts):
        self.view = view
        self.printed = printed
        self.seat: int = view["viewer"]
        self.question: str = view["question"]
        self.about: Mapping[str, Any] = view["about"] or {}
        self.own: Mapping[str, Any] = view["seats"][self.seat]
        self.with_seth = "seth" in view
        self.mover: int = self.seat
        if self.question == "move" and self.with_seth and view["seth"]["corrupted"] is not None:
            self.mover = view["seth"]["corrupted"]  # Seth moves a troop of this member

    def _side(self, seat: int) -> str | int:
        """Whose side a seat is on; without Seth everybody plays alone."""
        side: str | int = self.view["seats"][seat].get("side", seat)
        return side

    def _units(self, where: str, seat: int) -> int:
        """Units of the whole side on a space."""
        here = self.view["spaces"][where]["units"]
        return sum(count for owner, count in here.items() if self._side(owner) == self._side(seat))

    def _owners(self, where: str, seat: int) -> list[int]:
        """The seats of a side with units there."""
        here = self.view["spaces"][where]["units"]
        return [owner for owner, count in here.items() if count and self._side(owner) == self._side(seat)]

    def _troop(self, where: str, owners: list[int]) -> Value:
        here = self.view["spaces"][where]
        priests = here.get("priests", {})
        return mixed(
            (each, here["units"][each], self._creature_with(where, each), priests.get(each, 0)) for each in owners
        )

    def _creature_with(self, where: str, owner: int) -> str | None:
        """An owner's creature; Osiris may stand where his buyer has no unit, and is then told with the last owner."""
        units, creatures = (self.view["spaces"][where][what] for what in ("units", "creatures"))
        controllers = [owner]
        if owner == self._owners(where, owner)[-1]:
            controllers += [seat for seat in creatures if not units.get(seat) and self._side(seat) == self._side(owner)]
        return next((str(creatures[seat]) for seat in controllers if seat in creatures), None)

    def _creature(self, where: str) -> str | None:
        """The creature of one's own side on a space."""
        for controller, creature in self.view["spaces"][where]["creatures"].items():
            if self._side(controller) == self._side(self.mover):
                return str(creature)
        return None

    def _own_troop(self, where: str) -> Value:
        return self._troop(where, self._owners(where, self.mover))

    def _enemies(self, where: str) -> list[int]:
        """All seats of other sides with units there; nothing here takes a side of a battle to be one seat."""
        here = self.view["spaces"][where]["units"]
        return [seat for seat, count in here.items() if count and self._side(seat) != self._side(self.mover)]

    def _against(self, key: str, where: str) -> Saying:
        """A message about the enemies on a space: who they are and with what."""
        enemies = self._enemies(where)
        troops = together(self._troop(where, [seat]) for seat in enemies)
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
