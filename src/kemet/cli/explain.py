"""What a choice means: where it leads, whom it attacks, what it costs. Only public things and the chooser's own."""

from __future__ import annotations

from kemet.cli import words
from kemet.cli.explain_base import say
from kemet.cli.explain_taseti import TasetiExplaining
from kemet.cli.words import TEXTS
from kemet.content.records import ACTIONS, COLOURS, ROWS
from kemet.engine import (
    names,  # MISSING
    prices,  # MISSING
)
from kemet.engine.battle import winner_side  # MISSING
from kemet.engine.board.control import district_owner, pyramid_level
from kemet.engine.board.points import total_points
from kemet.engine.board.troops import units, working_creature
from kemet.engine.day.pray import PRAY_GAIN
from kemet.engine.names import (
    F_A,  # MISSING
    F_B,  # MISSING
    FRAME,  # MISSING
    SEAT,  # MISSING
)
from kemet.engine.powers import (
    skill_sum,  # MISSING
    skills_of,  # MISSING
)
from kemet.game import Game
from kemet.notation import Choice


def explain(game: Game, seat: int, choice: Choice) -> str:
    """One short phrase for this choice of this seat."""
    return Explainer(game.state, seat, game.question(seat)).phrase(choice)


def district_asked(game: Game) -> str:
    """The district that a question of the set-up is about."""
    s = game.state
    number = s.stack[s.top + F_B]
    first = s.seats[game.waiting_for()[0] * SEAT + names.S_CITY] * names.DISTRICTS
    return s.table.space_ids[s.table.districts[first + number]]


class Explainer(TasetiExplaining):
    """Explains the choices of one seat at one moment."""

    def phrase(self, choice: Choice) -> str:
        """The meaning; a verb that no text explains yet (an expansion's) is its own explanation."""
        meaning = getattr(self, f"_{choice.kind}", None)
        return str(meaning(choice)) if meaning else choice.text

    # --- plain words ------------------------------------------------------------------------------------------------

    def _pass(self, choice: Choice) -> str:
        form = {
            "veto": "choice-pass-veto",
            "escape": "choice-pass-escape",
            "starting pyramid": "choice-pass-pyramid",
            "night power": "choice-pass-night",
            "delta sacrifice": "choice-pass-sacrifice",
            "sanctuary sacrifice": "choice-pass-sacrifice",
            "priest": "choice-pass-priest",
            "unit to destroy": "choice-pass-kill",
            "tokens to take": "choice-pass-take",
            "divine seal": "choice-pass-seal",
            "priest to send back": "choice-pass-sendback",
            "swap of battle cards": "choice-pass-swap",
        }
        return say(form.get(self.question, "choice-pass-action"))

    def _done(self, choice: Choice) -> str:
        form = {
            "battle divine cards": "choice-done-battle",
            "divine wound": "choice-done-wound",
            "before the action": "choice-done-prepare",
            "battle objects": "choice-done-objects",
        }
        return say(form.get(self.question, "choice-done-place"))

    def _end(self, choice: Choice) -> str:
        return say("choice-end-turn" if self.question == "turn" else "choice-end-move")

    def _yes(self, choice: Choice) -> str:
        if self.question == "veto":
            kind = self.s.stack[self.s.top + F_A]
            return say("choice-yes-veto", card=words.card(self.s.table.card_ids[kind]))
        if self.question == "swap of battle cards":
            return self._swap()
        if self.question == "sanctuary sacrifice":
            return say("choice-yes-sanctuary")
        return say("choice-yes-delta", prayer=max(self.s.table.sacrifice))

    def _recall(self, choice: Choice) -> str:
        count = units(self.s, self.s.battle[names.B_SPACE], self.seat)
        return say("choice-recall", units=words.units(count), prayer=count)

    def _retreat(self, choice: Choice) -> str:
        if choice.fields:
            return say("choice-retreat-to", space=self._name(self._space(choice)))
        return say("choice-retreat", winner=words.god(self.s.battle[winner_side(self.s) + names.B_SEAT]))

    def _stay(self, choice: Choice) -> str:
        space = self.s.battle[names.B_SPACE]
        return say("choice-stay", units=self._troop(space, self.seat), space=self._name(space))

    def _reinforce(self, choice: Choice) -> str:
        most = min(self.s.seats[self.base + names.M_NIGHT_UNITS], self.s.seats[self.base + names.S_RESERVE])
        return say("choice-reinforce", units=words.units(most))

    # --- the turn ---------------------------------------------------------------------------------------------------

    def _token(self, choice: Choice) -> str:
        number = self.s.table.action_ids.index(str(choice.fields["action_space"]))
        priest = self.s.table.has_path and (choice.kind == "token" or self.s.table.silver_activates)
        what = self._action(self.s.table.action_kind[number], self.s.table.action_colour[number], priest)
        row = self.s.table.row_of_action[number]
        if self.s.seats[self.base + names.S_PLACED] & self.s.table.row_masks[row]:
            return what
        return say("choice-token-row", what=what, row=TEXTS.name(f"row-{ROWS[row]}"))

    def _silver(self, choice: Choice) -> str:
        return say("choice-silver", what=self._token(choice))

    def _gold(self, choice: Choice) -> str:
        action = str(choice.fields["action"])
        number = ACTIONS.index(action)
        what = say("choice-gold-buy") if number == names.BUY else self._action(number, -1, False)
        return say("choice-gold", action=words.action(action), what=what)

    def _action(self, action: int, colour: int, priest: bool) -> str:
        seats = self.s.seats
        if action == names.MOVE:
            return say("choice-token-move-priest" if priest else "choice-token-move")
        if action == names.RECRUIT:
            return say("choice-token-recruit", units=words.units(seats[self.base + names.S_RESERVE]))
        if action == names.RAISE:
            return say("choice-token-raise")
        if action == names.PRAY:
            return say("choice-token-pray", prayer=PRAY_GAIN + seats[self.base + names.M_PRAY])
        level = pyramid_level(self.s, self.seat, colour)
        form = "choice-token-buy" if level else "choice-token-buy-none"
        return say(form, colour=words.colour(COLOURS[colour]), level=level)

    def _card(self, choice: Choice) -> str:
        id = str(choice.fields["card"])
        kind = self.s.table.card_ids.index(id)
        price = prices.card_price(self.s, self.seat, kind)
        if "space" not in choice.fields:
            return say("choice-card", card=self._costs(words.card(id), price), text=TEXTS.text(f"card-{id}"))
        space = self._space(choice)
        if self.s.table.card_effect[kind] == names.E_DESTROY:
            enemy = self._enemy(space)
            what = say(
                "choice-card-target",
                card=words.card(id),
                who=words.god(enemy),
                troop=self._troop(space, enemy),
                space=self._name(space),
            )
            return self._costs(what, price)
        return self._costs(say("choice-card", card=words.card(id), text=self._arrival(space)), price)

    def _raise(self, choice: Choice) -> str:
        space, level = self._space(choice), int(choice.fields["level"])
        low = self.s.pyramids[space] & 7
        what = say(
            "choice-raise",
            colour=words.colour(COLOURS[self.s.pyramids[space] >> 3]),
            space=self._name(space),
            **{"from": low, "level": level},
        )
        return self._works(what, low, level)

    def _build(self, choice: Choice) -> str:
        level = int(choice.fields["level"])
        colour = words.colour(str(choice.fields["colour"]))
        return self._works(say("choice-build", colour=colour, space=str(choice.fields["space"]), level=level), 0, level)

    def _works(self, what: str, low: int, level: int) -> str:
        price = 0 if self.question == "night power" else prices.raise_price(self.s, self.seat, low, level)
        if level == names.MAX_LEVEL:
            what = say("choice-raise-point", what=what)
        return self._costs(what, price)

    def _buy(self, choice: Choice) -> str:
        id = str(choice.fields["tile"])
        level = self.s.table.tile_level[self.s.table.tile_ids.index(id)]
        more = self.s.stack[self.s.top + F_B]  # Twin Ceremony
        name = self._costs(words.tile(id), prices.tile_price(self.s, self.seat, level + more))
        return say("choice-buy", tile=name, text=TEXTS.text(f"tile-{id}"))

    # --- units and moves --------------------------------------------------------------------------------------------

    def _place(self, choice: Choice) -> str:
        space = self._space(choice)
        enemy = self._enemy(space)
        if enemy >= 0:
            what = say(
                "choice-place-attack", space=self._name(space), who=words.god(enemy), troop=self._troop(space, enemy)
            )
        else:
            what = say("choice-place", space=self._name(space), here=words.units(units(self.s, space, self.seat)))
        top = len(self.s.stack) - FRAME
        if self.s.stack[top + F_A] != names.PLACE_RECRUIT:
            return self._costs(what, 0)
        placed = self.s.stack[top + F_B]
        paid = prices.recruit_price(self.s, self.seat, placed)
        return self._costs(what, prices.recruit_price(self.s, self.seat, placed + 1) - paid)

    def _priest(self, choice: Choice) -> str:
        return say("choice-priest", what=self._place(choice))

    def _from(self, choice: Choice) -> str:
        space = self._space(choice)
        return say("choice-from", space=self._name(space), troop=self._troop(space, self.seat))

    def _group(self, choice: Choice) -> str:
        s = self.s
        starting = self.question == "group"
        space = s.stack[s.top + F_A] if starting else s.move_at
        count = int(choice.fields["units"])
        priests = int(choice.fields["priests"])
        steps = s.move_left
        if starting or not s.move_started:
            steps = 1 + s.seats[self.base + names.M_MOVE] + s.move_bonus
            creature = working_creature(s, space, self.seat) if choice.fields["creature"] else -1
            if creature >= 0:
                steps += s.table.creature_move[creature]
            if priests:
                steps += skill_sum(s, skills_of(s, self.seat), names.M_MOVE)
        left = units(s, space, self.seat) - count
        what = say("choice-group", movement=steps)
        if left:
            what = say("choice-group-stays", movement=steps, left=words.units(left))
        return say("choice-group-priests", what=what, priests=words.priests(priests)) if priests else what

    def _step(self, choice: Choice) -> str:
        return self._arrival(self._space(choice))

    def _teleport(self, choice: Choice) -> str:
        return self._costs(self._arrival(self._space(choice)), prices.teleport_price(self.s, self.seat))

    def _arrival(self, space: int) -> str:
        s = self.s
        name = self._name(space)
        enemy = self._enemy(space)
        if enemy >= 0:
            what = say("choice-step-attack", space=name, who=words.god(enemy), troop=self._troop(space, enemy))
            return self._entry(space, what)
        if units(s, space, self.seat):
            return say("choice-step-own", space=name, troop=self._troop(space, self.seat))
        if space in s.table.temples:
            return say("choice-step-temple", space=name)
        owner = district_owner(s, space)
        if owner not in (-1, self.seat) and s.pyramids[space]:
            pyramid = f"{words.colour(COLOURS[s.pyramids[space] >> 3])} {s.pyramids[space] & 7}"
            return say("choice-step-pyramid", space=name, who=words.god(owner), pyramid=pyramid)
        return say("choice-step", space=name)

    # --- battle -----------------------------------------------------------------------------------------------------

    def _escape(self, choice: Choice) -> str:
        return say("choice-escape", space=self._name(self._space(choice)))

    def _fight(self, choice: Choice) -> str:
        space = self._space(choice)
        enemy = self._enemy(space)
        return say("choice-fight", space=self._name(space), who=words.god(enemy), troop=self._troop(space, enemy))

    def _play(self, choice: Choice) -> str:
        played, discarded = str(choice.fields["play"]), str(choice.fields["discard"])
        return say("choice-play", played=words.battle_card(played), discarded=words.battle_card(discarded))

    def _add(self, choice: Choice) -> str:
        id = str(choice.fields["card"])
        price = prices.card_price(self.s, self.seat, self.s.table.card_ids.index(id))
        return say("choice-card", card=self._costs(words.card(id), price), text=TEXTS.text(f"card-{id}"))

    def _wound(self, choice: Choice) -> str:
        return say("choice-wound", card=words.card(str(choice.fields["card"])))

    def _remove(self, choice: Choice) -> str:
        return say("choice-remove", card=words.battle_card(str(choice.fields["battle_card"])))

    # --- the rest ---------------------------------------------------------------------------------------------------

    def _keep(self, choice: Choice) -> str:
        id = str(choice.fields["card"])
        return say("choice-card", card=words.card(id), text=TEXTS.text(f"card-{id}"))

    def _city(self, choice: Choice) -> str:
        return say("choice-city", city=str(choice.fields["city"]))

    def _pyramid(self, choice: Choice) -> str:
        colour = words.colour(str(choice.fields["colour"]))
        return say("choice-pyramid", colour=colour, level=int(choice.fields["level"]))

    def _units(self, choice: Choice) -> str:
        return say("choice-units", units=words.units(int(choice.fields["units"])))

    def _next(self, choice: Choice) -> str:
        seat = int(choice.fields["seat"])
        return say("choice-next", who=words.god(seat), points=words.points(total_points(self.s, seat)))

    def _creature(self, choice: Choice) -> str:
        creature, where = words.creature(str(choice.fields["creature"])), str(choice.fields["space"])
        if where == "reserve":
            return say("choice-creature-reserve", creature=creature)
        return say("choice-creature", creature=creature, space=words.space(where))
