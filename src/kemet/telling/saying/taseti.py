"""What the choices of Ta-Seti mean: trips and what lies at their end, objects, seals, losses, the Dawn."""

from __future__ import annotations

from kemet.engine.state.verbs import RESERVE
from kemet.telling.notation import Choice
from kemet.telling.saying.asked import Asked, number, text, units
from kemet.telling.saying.sayings import (
    Saying,
    added,
    battle_card,
    counted,
    explained,
    listed,
    named,
    say,
    seat,
    space,
    stop,
)
from kemet.telling.saying.things import lying, path_token, way
from kemet.telling.view.types import BattleView, SideView


class TasetiChoices(Asked):
    """One method per verb that only Ta-Seti knows."""

    # --- entering (T-X-01) ------------------------------------------------------------------------------------------

    def _entry(self, where: str, what: Saying) -> Saying:
        """What entering brings before a battle: the Sphinx's fee, Dedication, a Trap."""
        entry = self.about.get("entries", {}).get(where, {})
        if "fee" in entry:
            what = say("choice-fee", what=what, price=entry["fee"])
        if "gain" in entry:
            what = say("choice-dedication", what=what, prayer=entry["gain"])
        if "trap" in entry:
            what = say("choice-trap", what=what, units=units(entry["trap"]))
        return what

    # --- the path -------------------------------------------------------------------------------------------------

    def say_trip(self, choice: Choice) -> Saying:
        origin, goal = text(choice, "from"), text(choice, "to")
        path = self.view["path"]
        there = lying(self._tokens(goal))
        if origin == goal:
            return say("choice-trip-wait", stop=stop(goal), there=there)
        kinds = added(named(f"slot-{slot['kind']}") for slot in path["stops"][goal]["slots"])
        if origin == RESERVE:
            symbols = path["entrances"][goal]
            return say("choice-trip-enter", stop=stop(goal), kind=kinds, way=way(symbols), there=there)
        symbols = path["stops"][origin]["leads_to"][goal]
        values = {"from": stop(origin), "stop": stop(goal)}
        return say("choice-trip", **values, kind=kinds, way=way(symbols), there=there)

    def _tokens(self, at: str) -> list[str]:
        return [slot["token"] for slot in self.view["path"]["stops"][at]["slots"] if slot["token"]]

    def say_take(self, choice: Choice) -> Saying:
        slots = self.view["path"]["stops"][self.about["stop"]]["slots"]
        wanted = number(choice, "slots")
        taken = [slot["token"] for place, slot in enumerate(slots) if wanted >> place & 1]
        told = listed(self._taken(token) for token in taken)
        skilled = any(token != "VP" and self.printed["path_tokens"][token]["slot"] == "SK" for token in taken)
        return say("choice-take-skill" if skilled else "choice-take-object", what=told)

    def _taken(self, token: str) -> Saying:
        if token == "VP":
            return say("choice-take-point")
        return say("choice-take-token", token=path_token(token), text=explained(f"token-{token}"))

    def say_replace(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        if choice.fields["priest"]:
            return say("choice-replace-priest", space=space(where))
        return say("choice-replace", space=space(where), troop=self._own_troop(where))

    def say_sendback(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        left = self._units(where, self.seat) - 1
        what = say("choice-sendback", space=space(where), left=units(left))
        creature = self.view["spaces"][where]["creatures"].get(self.seat)
        if left or creature is None:
            return what
        return say("choice-sendback-creature", what=what, creature=named(f"creature-{creature}"))

    def say_kill(self, choice: Choice) -> Saying:
        return self._against("choice-kill", text(choice, "space"))

    # --- objects ----------------------------------------------------------------------------------------------------

    def say_use(self, choice: Choice) -> Saying:
        token = text(choice, "object")
        return say("choice-use", token=path_token(token), text=explained(f"token-{token}"))

    def say_seal(self, choice: Choice) -> Saying:
        tile = text(choice, "tile")
        who = seat(number(choice, "seat"))
        return say("choice-seal", who=who, tile=named(f"tile-{tile}"), text=explained(f"tile-{tile}"))

    # --- losses and cards ---------------------------------------------------------------------------------------------

    def say_lose(self, choice: Choice) -> Saying:
        lost, priests = self.about["lost"], number(choice, "priests")
        if not priests:
            return say("choice-lose-none", units=units(lost))
        here = self.view["spaces"][self.about["space"]]["priests"][self.seat]
        key = "choice-lose-last" if priests == here else "choice-lose"
        return say(key, units=units(lost), priests=counted("priests", priests))

    def say_recover(self, choice: Choice) -> Saying:
        card = text(choice, "card")
        return say("choice-recover", card=named(f"card-{card}"), text=explained(f"card-{card}"))

    def _swap(self) -> Saying:
        """Tactical Choice: both cards are the chooser's own. In a Furious invasion nothing is discarded: the other card
        is that of the second battle (S-EX-82)."""
        own = self._own_side("battle")
        other = own["discarded"] if "discarded" in own else self._own_side("other_battle")["played"]
        return say("choice-yes-swap", discarded=battle_card(other), played=battle_card(own["played"]))

    def _own_side(self, which: str) -> SideView:
        battle: BattleView = self.view[which]
        return battle["attacker"] if battle["attacker"]["seat"] == self.seat else battle["defender"]

    # --- the Dawn -----------------------------------------------------------------------------------------------------

    def say_spend(self, choice: Choice) -> Saying:
        card, tokens = self.about["bid"], number(choice, "tokens")
        left = counted("dawn", self.own["dawn_tokens"] - tokens)
        return say("choice-spend", card=card, tokens=tokens, value=card + tokens, left=left)

    def say_spot(self, choice: Choice) -> Saying:
        return say("choice-spot", place=number(choice, "place"), players=self.view["players"])
