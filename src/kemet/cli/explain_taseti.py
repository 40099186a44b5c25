"""What the choices of Ta-Seti mean: trips and what lies at their end, objects, seals, losses, the Dawn."""

from __future__ import annotations

from kemet.cli import words
from kemet.cli.explain_base import Explaining, say
from kemet.cli.words import TEXTS
from kemet.engine import names  # MISSING
from kemet.engine.battle import side_of  # MISSING
from kemet.engine.board.troops import creature_at, priests_at, units
from kemet.engine.names import (
    EXTRA,  # MISSING
    F_A,  # MISSING
    F_B,  # MISSING
    F_C,  # MISSING
    PATH_LAYOUT,  # MISSING
)
from kemet.notation import RESERVE, Choice
from kemet.taseti_view import slot_text, symbol_text


class TasetiExplaining(Explaining):
    """One method per verb that only Ta-Seti knows."""

    # --- the path -------------------------------------------------------------------------------------------------

    def _trip(self, choice: Choice) -> str:
        roads = self.s.table.roads
        origin, goal = str(choice.fields["from"]), str(choice.fields["to"])
        stop = roads.stop_ids.index(goal)
        there = self._lying(stop)
        if origin == goal:
            return say("choice-trip-wait", stop=words.stop(goal), there=there)
        values = {
            "from": words.stop(origin),
            "stop": words.stop(goal),
            "kind": self._kind(stop),
            "way": self._way(0 if origin == RESERVE else roads.stop_ids.index(origin) + 1, stop),
            "there": there,
        }
        return say("choice-trip-enter" if origin == RESERVE else "choice-trip", **values)

    def _kind(self, stop: int) -> str:
        """What a stop offers, in a word: its slots."""
        slots = self.s.table.roads.stop_slots[stop]
        kinds = (("L1", "L2", "SK", "VP")[self.s.table.roads.slot_kind[slot]] for slot in slots)
        return " + ".join(TEXTS.name(f"slot-{kind}") for kind in kinds)

    def _way(self, start: int, stop: int) -> str:
        roads, layout = self.s.table.roads, self.s.path[PATH_LAYOUT]
        symbols = roads.trip_symbols[layout * roads.starts + start][
            list(roads.trip_stops[layout * roads.starts + start]).index(stop)
        ]
        return ", ".join(words.symbol(symbol_text(each)) for each in symbols) or say("choice-way-empty")

    def _tokens(self, stop: int) -> list[str | None]:
        return [slot_text(self.s, slot) for slot in self.s.table.roads.stop_slots[stop]]

    def _lying(self, stop: int) -> str:
        there = [words.token(token) for token in self._tokens(stop) if token]
        return " + ".join(there) or say("choice-there-empty")

    def _take(self, choice: Choice) -> str:
        stop = self.s.stack[self.s.top + F_A] & 31
        slots = int(choice.fields["slots"])
        taken = [token for number, token in enumerate(self._tokens(stop)) if token and slots >> number & 1]
        told = ", ".join(self._taken(token) for token in taken).rstrip(".")
        skilled = any(token != "VP" and self._is_skill(token) for token in taken)
        return say("choice-take-skill" if skilled else "choice-take-object", what=told)

    def _taken(self, token: str) -> str:
        if token == "VP":
            return say("choice-take-point")
        return say("choice-take-token", token=words.token(token), text=TEXTS.text(f"token-{token}").rstrip("."))

    def _is_skill(self, token: str) -> bool:
        table = self.s.table
        return table.token_slot[table.token_ids.index(token)] == 2

    def _replace(self, choice: Choice) -> str:
        space = self._space(choice)
        form = "choice-replace-priest" if choice.fields["priest"] else "choice-replace"
        return say(form, space=self._name(space), troop=self._troop(space, self.seat))

    def _sendback(self, choice: Choice) -> str:
        space = self._space(choice)
        left = units(self.s, space, self.seat) - 1
        what = say("choice-sendback", space=self._name(space), left=words.units(left))
        creature = creature_at(self.s, space, self.seat)
        if left or creature < 0:
            return what
        return say("choice-sendback-creature", what=what, creature=words.creature(self.s.table.creature_ids[creature]))

    def _kill(self, choice: Choice) -> str:
        space = self._space(choice)
        enemy = self._enemy(space)
        return say("choice-kill", who=words.god(enemy), troop=self._troop(space, enemy), space=self._name(space))

    # --- objects ----------------------------------------------------------------------------------------------------

    def _use(self, choice: Choice) -> str:
        token = str(choice.fields["object"])
        return say("choice-use", token=words.token(token), text=TEXTS.text(f"token-{token}"))

    def _seal(self, choice: Choice) -> str:
        tile = str(choice.fields["tile"])
        who = words.god(int(choice.fields["seat"]))
        return say("choice-seal", who=who, tile=words.tile(tile), text=TEXTS.text(f"tile-{tile}"))

    # --- losses and cards ---------------------------------------------------------------------------------------------

    def _lose(self, choice: Choice) -> str:
        s = self.s
        if self.question == "units lost":
            top = s.top
            space, lost = s.stack[top + F_A], s.stack[top + F_B]
        else:
            space, lost = s.battle[names.B_SPACE], s.battle[side_of(s, self.seat) + names.B_LOST]
        priests = int(choice.fields["priests"])
        if not priests:
            return say("choice-lose-none", units=words.units(lost))
        told = words.priests(priests)
        if priests == priests_at(s, space, self.seat):
            told = f"{told} (the last here)"
        return say("choice-lose", units=words.units(lost), priests=told)

    def _recover(self, choice: Choice) -> str:
        card = str(choice.fields["card"])
        return say("choice-card", card=words.card(card), text=TEXTS.text(f"card-{card}"))

    def _swap(self) -> str:
        """Tactical Choice: both cards are the chooser's own."""
        s = self.s
        side = side_of(s, self.seat)
        played, discarded = (s.table.battle_ids[s.battle[side + at]] for at in (names.B_PLAYED, names.B_DISCARDED))
        return say("choice-yes-swap", discarded=words.battle_card(discarded), played=words.battle_card(played))

    # --- the Dawn -----------------------------------------------------------------------------------------------------

    def _spend(self, choice: Choice) -> str:
        card = self.s.stack[self.s.top + F_C]
        tokens = int(choice.fields["tokens"])
        left = self.s.seats[self.seat].dawn_tokens - tokens
        return say("choice-spend", card=card, tokens=tokens, value=card + tokens, left=words.dawn_tokens(left))

    def _spot(self, choice: Choice) -> str:
        return say("choice-spot", place=int(choice.fields["place"]), players=self.s.table.players)
