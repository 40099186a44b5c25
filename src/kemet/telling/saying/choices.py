"""What a choice means, as a saying: where it leads, whom it attacks. Only public things and the chooser's own.

Prices are not part of it: the terminal writes them behind, the browser shows them as badges.
"""

from __future__ import annotations

from kemet.engine.state.codes import MAX_LEVEL
from kemet.telling.notation import Choice
from kemet.telling.saying.asked import Asked, colour, number, text, units
from kemet.telling.saying.sayings import Saying, battle_card, counted, explained, named, say, seat, space
from kemet.telling.saying.seth import SethChoices
from kemet.telling.saying.taseti import TasetiChoices
from kemet.telling.saying.things import players, troop

#: What declining and finishing mean depends on the question.
DECLINED = {
    "veto": "veto",
    "escape": "escape",
    "starting-pyramid": "pyramid",
    "night-power": "night",
    "delta-sacrifice": "sacrifice",
    "sanctuary-sacrifice": "sacrifice",
    "start-of-move": "move",
    "priest": "priest",
    "unit-to-destroy": "kill",
    "tokens-to-take": "take",
    "divine-seal": "seal",
    "priest-to-send-back": "sendback",
    "swap-of-battle-cards": "swap",
    "escape-together": "escape",
    "consent-to-a-split": "consent",
    "consent-to-a-temple": "consent",
    "consent-to-the-ceremony": "consent",
    "split-of-prayer": "split",
    "temple": "temple",
    "ceremony-at-last": "ceremony",
    "capture": "capture",
    "sanctuary-for-a-point": "sacrifice",
}
FINISHED = {
    "battle-divine-cards": "battle",
    "divine-wound": "wound",
    "before-the-action": "prepare",
    "battle-objects": "objects",
    "invasion-divine-cards": "battle",
    "units-destroyed": "destroy",
}


class Choices(SethChoices, TasetiChoices, Asked):
    """The choices of one seat at one moment; one method per verb of the notation."""

    def saying(self, choice: Choice) -> Saying:
        """The meaning; a verb that no text explains yet (an expansion's) is its own explanation."""
        meaning = getattr(self, f"say_{choice.kind}", None)
        found: Saying = meaning(choice) if meaning else say("choice-other", choice=choice.text)
        return found

    # --- plain words ------------------------------------------------------------------------------------------------

    def say_pass(self, choice: Choice) -> Saying:
        if self.question == "split-of-prayer":
            return self._usual_split()
        return say(f"choice-pass-{DECLINED.get(self.question, 'action')}")

    def say_done(self, choice: Choice) -> Saying:
        return say(f"choice-done-{FINISHED.get(self.question, 'place')}")

    def say_end(self, choice: Choice) -> Saying:
        return say("choice-end-turn" if self.question in ("turn", "turn-of-seth") else "choice-end-move")

    def say_yes(self, choice: Choice) -> Saying:
        if self.question == "veto":
            return say("choice-yes-veto", card=named(f"card-{self.view['pending_card']['card']}"))
        if self.question == "swap-of-battle-cards":
            return self._swap()
        if self.question.startswith("consent"):
            return self._consent()
        if self.question == "escape-together":
            return say("choice-yes-escape")
        if self.question in ("sanctuary-sacrifice", "sanctuary-for-a-point"):
            return say("choice-yes-sanctuary")
        return say("choice-yes-delta", prayer=self.about["gain"])

    def say_recall(self, choice: Choice) -> Saying:
        if "recall" in self.about:
            return say("choice-recall-shared", units=units(self.about["units"]), prayer=self.about["recall"])
        return say("choice-recall", units=units(self._units(self.view["battle"]["space"], self.seat)))

    def say_retreat(self, choice: Choice) -> Saying:
        if choice.fields:
            return say("choice-retreat-to", space=space(text(choice, "space")))
        return say("choice-retreat", winner=seat(self.view["battle"][self.view["battle"]["winner"]]["seat"]))

    def say_stay(self, choice: Choice) -> Saying:
        where = self.view["battle"]["space"]
        left = units(self.about["units"]) if "units" in self.about else self._own_troop(where)
        return say("choice-stay", units=left, space=space(where))

    def say_reinforce(self, choice: Choice) -> Saying:
        return say("choice-reinforce", units=units(self.about["most"]))

    # --- the turn ---------------------------------------------------------------------------------------------------

    def say_token(self, choice: Choice) -> Saying:
        id = text(choice, "action_space")
        actions = self.printed["actions"]
        printed = next(action for action in actions if action["id"] == id)
        what = self._action(printed["action"], printed["colour"], self._activates(choice))
        row = {action["id"] for action in actions if action["row"] == printed["row"]}
        if row & set(self.own["placed"]):
            return what
        return say("choice-token-row", what=what, row=named(f"row-{printed['row']}"))

    def _activates(self, choice: Choice) -> bool:
        """Does this token send a priest on its way (T3-PRIEST-01)?"""
        return "path" in self.view["modules"] and (choice.kind == "token" or self.about["silver_activates"])

    def say_silver(self, choice: Choice) -> Saying:
        seths = self.question == "turn-of-seth"
        return say("choice-silver", what=self.say_violet(choice) if seths else self.say_token(choice))

    def say_grey(self, choice: Choice) -> Saying:
        return say("choice-grey", what=self.say_token(choice))

    def say_common(self, choice: Choice) -> Saying:
        return say("choice-common", what=self._action(text(choice, "action"), "", False))

    def say_gold(self, choice: Choice) -> Saying:
        action = text(choice, "action")
        what = say("choice-gold-buy") if action == "buy" else self._action(action, "", False)
        return say("choice-gold", action=named(f"act-{action}"), what=what)

    def _action(self, action: str, tile_colour: str, priest: bool) -> Saying:
        if action == "move":
            return say("choice-token-move-priest" if priest else "choice-token-move")
        if action == "recruit":
            return say("choice-token-recruit", units=units(self.own["reserve"]))
        if action == "raise":
            return say("choice-token-raise")
        if action == "pray":
            return say("choice-token-pray", prayer=self.about["pray"])
        level = self.about["levels"][tile_colour]
        if not level:
            return say("choice-token-buy-none", colour=colour(tile_colour))
        return say("choice-token-buy", colour=colour(tile_colour), level=level)

    def say_card(self, choice: Choice) -> Saying:
        id = text(choice, "card")
        if "space" not in choice.fields:
            return say("choice-card", card=named(f"card-{id}"), text=explained(f"card-{id}"))
        where = text(choice, "space")
        if "seat" in choice.fields:
            owner = number(choice, "seat")
            values = {"who": seat(owner), "troop": self._troop(where, [owner]), "space": space(where)}
            return say("choice-card-target", card=named(f"card-{id}"), **values)
        if self.printed["cards"][id]["effect"] == "destroy":
            hit = self._against("choice-card-target", where)
            return say(hit.key, card=named(f"card-{id}"), **hit.values)
        return say("choice-card-at", card=named(f"card-{id}"), what=self._arrival(where))

    def say_raise(self, choice: Choice) -> Saying:
        where, level = text(choice, "space"), number(choice, "level")
        pyramid = self._pyramid(where)
        values = {"from": pyramid["level"], "level": level}
        return self._works(say("choice-raise", colour=colour(pyramid["colour"]), space=space(where), **values), level)

    def say_build(self, choice: Choice) -> Saying:
        level = number(choice, "level")
        where = space(text(choice, "space"))
        return self._works(say("choice-build", colour=colour(text(choice, "colour")), space=where, level=level), level)

    def _works(self, what: Saying, level: int) -> Saying:
        return say("choice-raise-point", what=what) if level == MAX_LEVEL and not self.with_seth else what

    def say_buy(self, choice: Choice) -> Saying:
        id = text(choice, "tile")
        return say("choice-buy", tile=named(f"tile-{id}"), text=explained(f"tile-{id}"))

    # --- units and moves --------------------------------------------------------------------------------------------

    def say_place(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        if self._enemies(where):
            return self._against("choice-place-attack", where)
        return say("choice-place", space=space(where), here=units(self._units(where, self.seat)))

    def say_priest(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        if self._enemies(where):
            return self._against("choice-priest-attack", where)
        return say("choice-priest", space=space(where), here=units(self._units(where, self.seat)))

    def say_from(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        return say("choice-from", space=space(where), troop=self._own_troop(where))

    def say_group(self, choice: Choice) -> Saying:
        count, priests = number(choice, "units"), number(choice, "priests")
        where = self.about["space"]
        creature = self._creature(where) if choice.fields["creature"] else None
        movement = self.about["movement"]
        steps = movement["group"]
        steps += movement["creature"] if creature else 0
        steps += movement["priests"] if priests else 0
        left = self._units(where, self.seat) - count
        told = {"movement": steps, "troop": troop(count, creature, priests)}
        if left:
            what = say("choice-group-stays", **told, left=units(left))
        else:
            what = say("choice-group", **told)
        return say("choice-group-priests", what=what, priests=counted("priests", priests)) if priests else what

    def say_step(self, choice: Choice) -> Saying:
        return self._arrival(text(choice, "space"))

    def say_teleport(self, choice: Choice) -> Saying:
        return say("choice-teleport", what=self._arrival(text(choice, "space")))

    def _arrival(self, where: str) -> Saying:
        here = self.view["spaces"][where]
        if self._enemies(where):
            return self._entry(where, self._against("choice-step-attack", where))
        if self._units(where, self.mover):
            return say("choice-step-own", space=space(where), troop=self._own_troop(where))
        if self.printed["spaces"][where]["kind"] == "temple" and not self.with_seth:
            return say("choice-step-temple", space=space(where))
        if "pyramid" in here and self._side(here.get("owner", self.mover)) != self._side(self.mover):
            pyramid = say("pyramid", colour=colour(here["pyramid"]["colour"]), level=here["pyramid"]["level"])
            return say("choice-step-pyramid", space=space(where), who=seat(here["owner"]), pyramid=pyramid)
        return say("choice-step", space=space(where))

    # --- battle -----------------------------------------------------------------------------------------------------

    def say_escape(self, choice: Choice) -> Saying:
        return say("choice-escape", space=space(text(choice, "space")))

    def say_fight(self, choice: Choice) -> Saying:
        return self._against("choice-fight", text(choice, "space"))

    def say_play(self, choice: Choice) -> Saying:
        if "second" in choice.fields:
            return self._play_both(choice)
        played, discarded = (battle_card(text(choice, field)) for field in ("play", "discard"))
        return say("choice-play", played=played, discarded=discarded)

    def say_add(self, choice: Choice) -> Saying:
        if "second" in choice.fields:
            return self._add_second(choice)
        id = text(choice, "card")
        return say("choice-add", card=named(f"card-{id}"), text=explained(f"card-{id}"))

    def say_wound(self, choice: Choice) -> Saying:
        return say("choice-wound", card=named(f"card-{text(choice, 'card')}"))

    def say_remove(self, choice: Choice) -> Saying:
        return say("choice-remove", card=battle_card(text(choice, "battle_card")))

    # --- the rest ---------------------------------------------------------------------------------------------------

    def say_keep(self, choice: Choice) -> Saying:
        id = text(choice, "card")
        return say("choice-keep", card=named(f"card-{id}"), text=explained(f"card-{id}"))

    def say_city(self, choice: Choice) -> Saying:
        return say("choice-city", city=text(choice, "city"))

    def say_pyramid(self, choice: Choice) -> Saying:
        return say("choice-pyramid", colour=colour(text(choice, "colour")), level=number(choice, "level"))

    def say_units(self, choice: Choice) -> Saying:
        return say("choice-units", units=units(number(choice, "units")))

    def say_next(self, choice: Choice) -> Saying:
        who = number(choice, "seat")
        points = self.view["seats"][who]["points"]["total"]
        return say("choice-next", who=players([who]), points=counted("points", points))

    def say_creature(self, choice: Choice) -> Saying:
        creature, where = named(f"creature-{text(choice, 'creature')}"), text(choice, "space")
        if where == "reserve":
            return say("choice-creature-reserve", creature=creature)
        return say("choice-creature", creature=creature, space=space(where))
