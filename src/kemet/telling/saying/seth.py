"""What the choices of a game with Seth mean: his tokens, corruption, mixed groups, what the alliance proposes."""

from __future__ import annotations

from collections.abc import Mapping

from kemet.telling.notation import Choice
from kemet.telling.saying.asked import Asked, number, text, units
from kemet.telling.saying.sayings import Saying, Value, battle_card, explained, named, say, seat, space, together
from kemet.telling.saying.things import players, shared


class SethChoices(Asked):
    """One method per verb that only a game with Seth knows."""

    # --- Seth's turn ------------------------------------------------------------------------------------------------

    def _seths_space(self, key: str, choice: Choice, **values: Value) -> Saying:
        id = text(choice, "action_space")
        return say(key, action=named(f"sethaction-{id}"), text=explained(f"sethaction-{id}"), **values)

    def say_violet(self, choice: Choice) -> Saying:
        return self._seths_space("choice-violet", choice)

    def say_colour(self, choice: Choice) -> Saying:
        """On a yellow space the token hits the member whose colour it has (S-ACT-03)."""
        hits = text(choice, "action_space") in self.about["yellow"]
        who = seat(number(choice, "seat"))
        return self._seths_space("choice-colour-hit" if hits else "choice-colour", choice, who=who)

    def say_clear(self, choice: Choice) -> Saying:
        return self._seths_space("choice-clear", choice)

    def say_hit(self, choice: Choice) -> Saying:
        return say("choice-hit", who=seat(number(choice, "seat")))

    def say_unleash(self, choice: Choice) -> Saying:
        id = text(choice, "creature_card")
        return say("choice-unleash", card=named(f"creaturecard-{id}"), text=explained(f"creaturecard-{id}"))

    def say_troop(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        key = "choice-troop-strike" if self.question == "troop-struck" else "choice-troop-corrupt"
        return self._alliance_at(key, where)

    def say_attack(self, choice: Choice) -> Saying:
        """A corrupted troop against its own side (S-CORRUPT-TROOP-08)."""
        what = self._alliance_at("choice-step-attack", text(choice, "space"))
        return say("choice-teleport", what=what) if choice.fields["teleport"] else what

    def _alliance_at(self, key: str, where: str) -> Saying:
        here = [owner for owner in self.view["spaces"][where]["units"] if self._side(owner) == "alliance"]
        troops = together(self._troop(where, [owner]) for owner in here)
        return say(key, space=space(where), who=players(here), troop=troops)

    def say_destroy(self, choice: Choice) -> Saying:
        where, victim = text(choice, "space"), self.about["victim"]
        there = self.view["spaces"][where]["units"].get(victim, 0)
        return say("choice-kill", who=seat(victim), troop=units(there), space=space(where))

    def say_first(self, choice: Choice) -> Saying:
        return say("choice-first", space=space(text(choice, "space")))

    # --- a member's turn ----------------------------------------------------------------------------------------------

    def say_begin(self, choice: Choice) -> Saying:
        return say("choice-begin")

    def say_later(self, choice: Choice) -> Saying:
        return say("choice-later")

    def say_ceremony(self, choice: Choice) -> Saying:
        return say("choice-ceremony", prayer=self.view["seth"]["ceremony_cost"])

    def say_give(self, choice: Choice) -> Saying:
        return say("choice-give", who=seat(number(choice, "seat")), prayer=number(choice, "prayer"))

    def say_rob(self, choice: Choice) -> Saying:
        return say("choice-rob", who=seat(number(choice, "seat")))

    # --- who goes, who loses, who pays -------------------------------------------------------------------------------

    def say_regroup(self, choice: Choice) -> Saying:
        return say("choice-regroup")

    def say_alone(self, choice: Choice) -> Saying:
        return say("choice-alone")

    def say_ride(self, choice: Choice) -> Saying:
        return say("choice-ride", creature=named(f"creature-{text(choice, 'creature')}"))

    def say_share(self, choice: Choice) -> Saying:
        who, amount = seat(number(choice, "seat")), number(choice, "amount")
        if self.question == "group-of-owner":
            return say("choice-share-group", who=who, units=units(amount))
        cause = self.about["cause"]
        if cause in ("ceremony", "split"):
            return say("choice-share-pays" if cause == "ceremony" else "choice-share-gains", who=who, prayer=amount)
        return say("choice-share-gives" if cause == "temple" else "choice-share-loses", who=who, units=units(amount))

    # --- proposals ---------------------------------------------------------------------------------------------------

    def say_propose(self, choice: Choice) -> Saying:
        return say("choice-propose")

    def say_temple(self, choice: Choice) -> Saying:
        where = text(choice, "space")
        site: Mapping[str, int] = self.about["sites"][where]
        return say("choice-temple", space=space(where), level=site["level"], units=units(site["units"]))

    def _usual_split(self) -> Saying:
        return say("choice-pass-split", shares=shared("prayer", self.about["usual"]))

    def _consent(self) -> Saying:
        """What the others have put together."""
        about = self.about
        if about["cause"] == "temple":
            shares = shared("units", about["shares"])
            return say("choice-yes-temple", space=space(about["space"]), level=about["level"], shares=shares)
        shares = shared("prayer", about["shares"])
        if about["cause"] == "ceremony":
            return say("choice-yes-ceremony", shares=shares, who=seat(about["chooser"]))
        return say("choice-yes-split", shares=shares)

    # --- battles -----------------------------------------------------------------------------------------------------

    def say_fighter(self, choice: Choice) -> Saying:
        key = "choice-fighter" if self.question == "fighter" else "choice-chooser"
        return say(key, who=seat(number(choice, "seat")))

    def say_capture(self, choice: Choice) -> Saying:
        return say("choice-capture", who=seat(number(choice, "seat")))

    def say_power(self, choice: Choice) -> Saying:
        id = text(choice, "power")
        return say("choice-power", power=named(f"power-{id}"), text=explained(f"power-{id}"))

    def _play_both(self, choice: Choice) -> Saying:
        """One card for each of two battles (S-INVASION-08)."""
        first, second = (space(id) for id in self.about["battles"])
        played = battle_card(text(choice, "play"))
        return say(
            "choice-play-both", played=played, space=first, second=battle_card(text(choice, "second")), other=second
        )

    def _add_second(self, choice: Choice) -> Saying:
        id = text(choice, "card")
        where = space(self.about["battles"][1])
        return say("choice-add-second", card=named(f"card-{id}"), text=explained(f"card-{id}"), space=where)
