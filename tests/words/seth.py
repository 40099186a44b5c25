"""Words for games with Seth.

game = seth_game(2).on("RW", red=3).on("SEG", seth=5)
game.seths_turn()
game.seth("violet sethMove1", "from SEG", "group 5", "step RW")
game.fight("320 410", "202 410")
assert game.points("seth") == 1

Seats are called by the colours of their tokens: seth, red, blue, yellow, green, white; their cities are A, B, C, D, E.
A game begins with an empty board, nobody holds cards or tiles; `on`, `owns`, `holds`, `built` lay things out.
"""

from __future__ import annotations

from typing import Self

from kemet.engine.battle.sums import creature_with
from kemet.engine.day.buy import own_tile
from kemet.engine.flow import advance, default, legal, new_state, play
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.seth.alliance import MEMBERS, AllianceTurnFrame, begin
from kemet.engine.seth.end_of_day import SethEndOfDayFrame
from kemet.engine.seth.night import EclipseFrame, SethNightFrame
from kemet.engine.seth.tokens import activate
from kemet.engine.seth.track import SethTurnFrame, TrackFrame
from kemet.engine.seth.victory import alliance_points, temporary_points_of_alliance
from kemet.engine.state import choices as c
from kemet.engine.state import events
from kemet.engine.state.codes import DAY, IN_HAND, MAX_SPACES, OVER, SETH
from kemet.engine.state.state import State, push, renew_powers
from kemet.game.configuration import Setup
from kemet.telling.notation import read
from kemet.telling.view import view_of

SEATS = ("seth", "red", "blue", "yellow", "green", "white")
COLOURS = ("white", "red", "blue", "black", "violet")


def seth_game(n: int = 2, modules: tuple[str, ...] = (), target: int = 8, **house: str) -> SethGame:
    """n members and Seth at an empty board, in the first Day."""
    return SethGame(n, modules, target, house)


def founded(n: int = 2, modules: tuple[str, ...] = (), target: int = 8, seed: str = "seed", **house: str) -> State:
    """The very first question of a game."""
    setup = Setup(n + 1, target, False, house, [], seed, modules, seth=True)
    s = new_state(setup.table, seed)
    s.log = []
    advance(s)
    return s


def by_default(s: State, question: str) -> None:
    """Nobody answers anything until this question comes."""
    while s.phase != OVER and s.question.slug != question:
        answer_by_default(s)


def answer_by_default(s: State) -> None:
    """The first seat that is asked does not answer."""
    seat = first_asked(s)
    play(s, seat, default(s, seat))


def first_asked(s: State) -> int:
    return next(seat for seat in range(s.table.players) if s.waiting >> seat & 1)


def seat_of(name: str) -> int:
    return SEATS.index(name)


class SethGame:
    """A state, and what people say about it."""

    def __init__(self, n: int, modules: tuple[str, ...], target: int, house: dict[str, str]):
        self.n = n
        self.s = founded(n, modules, target, **house)
        by_default(self.s, "turn-of-seth")
        self._clear()

    def _clear(self) -> None:
        s = self.s
        for space in range(s.table.spaces):
            s.troops[space] = 0
            s.creatures[space] = 0
            if s.pyramids[space] >> 3 != COLOURS.index("violet"):
                s.pyramids[space] = 0
        s.gone = s.table.no_copies
        s.deck = s.table.all_cards
        s.discard = 0
        for place in range(s.table.players):
            seat = s.seats[place]
            seat.prayer = 5
            seat.hand = 0
            seat.tiles = 0
            seat.barred = 0
            seat.reserve = s.table.seth.starting_units[place]
            seat.creatures = 0
            seat.silver = 0
            seat.gold = 0
            renew_powers(s, place)

    # --- what lies there ------------------------------------------------------------------------------------------

    def space(self, name: str) -> int:
        return self.s.table.space_ids.index(name)

    def on(self, space: str, **units: int) -> Self:
        """Units of these seats stand there."""
        for name, count in units.items():
            self.s.troops[self.space(space)] += count << 4 * seat_of(name)
            self.s.seats[seat_of(name)].reserve -= count
        return self

    def captive(self, space: str, holder: str, owner: str, count: int = 1) -> Self:
        """Figures of the other side that fight for their captor."""
        s = self.s
        s.troops[self.space(space)] += count << 4 * seat_of(holder)
        s.seats[seat_of(owner)].reserve -= count
        if holder == "seth":
            s.seth.captured[self.space(space)] += count << 4 * seat_of(owner)
        else:
            s.seth.violet[self.space(space)] += count << 4 * seat_of(holder)
        return self

    def owns(self, name: str, *tiles: str) -> Self:
        """The seat has bought these tiles before."""
        for tile in tiles:
            own_tile(self.s, seat_of(name), self.s.table.tile_ids.index(tile))
        return self

    def creature(self, space: str, name: str, creature: str, tile: str = "") -> Self:
        """The seat owns this creature, and it stands there (space "": on its tile)."""
        s = self.s
        number = s.table.creature_ids.index(creature)
        tile_number = tile or next(
            s.table.tile_ids[i] for i in range(len(s.table.tile_ids)) if s.table.tile_creature[i] == number
        )
        self.owns(name, tile_number)
        if space:
            s.creatures[self.space(space)] += number + 1 << 4 * seat_of(name)
        else:
            s.seats[seat_of(name)].creatures |= 1 << number
        return self

    def built(self, **pyramids: str) -> Self:
        """Pyramids: built(A1="red 3")."""
        for space, pyramid in pyramids.items():
            colour, level = pyramid.split()
            self.s.pyramids[self.space(space)] = COLOURS.index(colour) * 8 + int(level)
        return self

    def violet(self, level: int) -> Self:
        """The height of Seth's pyramid."""
        for space in self.s.table.seth.home:
            self.s.pyramids[space] = COLOURS.index("violet") * 8 + level
        return self

    def prayer(self, **points: int) -> Self:
        for name, count in points.items():
            self.s.seats[seat_of(name)].prayer = count
        return self

    def scored(self, **points: int) -> Self:
        for name, count in points.items():
            self.s.seats[seat_of(name)].vp_battle = count
        return self

    def holds(self, name: str, *cards: str) -> Self:
        """Divine cards in hand, out of whichever deck they come from."""
        s = self.s
        for card in cards:
            free = s.table.card_mask[s.table.card_ids.index(card)] & s.deck
            bit = free & -free
            s.deck &= ~bit
            s.seats[seat_of(name)].hand |= bit
        return self

    def battle_hand(self, name: str, *cards: str) -> Self:
        """Only these battle cards are left in hand."""
        mask = sum(1 << self.s.table.battle_ids.index(card) for card in cards)
        self.s.seats[seat_of(name)].battle_hand = mask
        return self

    def power(self, *tokens: str) -> Self:
        """These power tokens are active: each lies at a temple of level 3, at the first free site."""
        for token in tokens:
            site = next(name for name in ("SEG", "FB", "FA", "RW") if not self.s.seth.temples[self.space(name)])
            used = {temple >> 2 & 15 for temple in self.s.seth.temples}
            self.temple(site, 3, next(number for number in (1, 2, 3, 4) if number not in used), token)
        return self

    def temple(self, space: str, level: int, prayer: int = 1, power: str = "") -> Self:
        """A sacred temple; `prayer` is the number of its prayer token."""
        s = self.s
        value = level + (4 * prayer if level > 1 else 0)
        if level == 3:
            token = power or next(
                name for number, name in enumerate(s.table.seth.power_ids) if not s.seth.active >> number & 1
            )
            activate(s, s.table.seth.power_ids.index(token))
            value += 64 * (s.table.seth.power_ids.index(token) + 1)
            s.seth.temple_done = 1
        s.seth.temples[self.space(space)] = value
        return self

    def ceremony_held(self, power: str = "breath_of_hapi") -> Self:
        activate(self.s, self.s.table.seth.power_ids.index(power))
        self.s.seth.ceremony_done = 1
        return self

    # --- whose turn it is -----------------------------------------------------------------------------------------

    def _set_out(self, frame: object, kind: int) -> None:
        s = self.s
        s.frame = None
        s.battles = []
        s.waiting = 0
        s.phase = DAY
        s.active = -1
        s.seth.acted = 0
        s.seth.later = 0
        push(s, TrackFrame(-1))
        s.seth.track = next(i for i in range(len(s.table.seth.track)) if s.table.seth.track[i] & 7 == kind)
        if frame is not None:
            push(s, frame)
        s.log = []

    def seths_turn(self, tokens: int = 1) -> Self:
        self._set_out(SethTurnFrame(SETH, tokens), 0)
        self.s.active = SETH
        advance(self.s)
        return self

    def alliance_turn(self) -> Self:
        """An alliance turn begins, with its building step."""
        self._set_out(AllianceTurnFrame(-1), 1)
        advance(self.s)
        return self

    def between(self) -> Self:
        """In an alliance turn, after the building step: who acts next?"""
        frame = AllianceTurnFrame(-1)
        frame.step = MEMBERS
        self._set_out(frame, 1)
        self.s.active = 1
        advance(self.s)
        return self

    def turn_of(self, name: str) -> Self:
        """A member's turn; the others have not acted yet."""
        frame = AllianceTurnFrame(-1)
        frame.step = MEMBERS
        self._set_out(frame, 1)
        begin(self.s, seat_of(name))
        advance(self.s)
        return self

    def evening(self) -> Self:
        self._set_out(None, 0)
        self.s.frame = None
        push(self.s, SethEndOfDayFrame(-1))
        advance(self.s)
        return self

    def night(self) -> Self:
        self._set_out(None, 0)
        self.s.frame = None
        push(self.s, SethNightFrame(-1))
        advance(self.s)
        return self

    def eclipse(self) -> Self:
        self._set_out(EclipseFrame(-1), 2)
        advance(self.s)
        return self

    # --- what people do -------------------------------------------------------------------------------------------

    def code(self, text: str) -> int:
        """A choice in notation, with seats called by their colours, as its number."""
        verb, *rest = text.split()
        seats = {name: f"P{number + 1}" for number, name in enumerate(SEATS)}
        words = rest if verb in ("pyramid", "build") else [seats.get(word, word) for word in rest]
        return read(self.s.table, " ".join([verb, *words]))

    def battle_card(self, card: str) -> int:
        return self.s.table.battle_ids.index(card)

    def may(self, name: str, text: str) -> bool:
        """Is this choice open to the seat now?"""
        return self.code(text) in legal(self.s, seat_of(name))

    def offers(self, name: str) -> list[int]:
        """All choices of the seat, as numbers."""
        return legal(self.s, seat_of(name))

    def choose(self, name: str, code: int) -> Self:
        """A choice by its number."""
        assert code in self.offers(name)
        self._play(seat_of(name), code)
        return self

    def osiris_at(self, space: str) -> int:
        return c.CREATURE_AT + self.s.table.seth.osiris * MAX_SPACES + self.space(space)

    def plays(self, name: str, *lines: str) -> Self:
        """The seat plays these choices; the invariants hold after each."""
        for text in lines:
            code = self.code(text)
            offered = legal(self.s, seat_of(name))
            assert code in offered, f"{name}: {text} at '{self.asked()}' of {self.waiting()}: {offered}"
            self._play(seat_of(name), code)
        return self

    def _play(self, seat: int, code: int) -> None:
        before = self.s.copy()
        play(self.s, seat, code)
        if self.s.phase != OVER:
            assert not violations(self.s), violations(self.s)
        assert not step_violations(before, self.s)

    def seth(self, *lines: str) -> Self:
        return self.plays("seth", *lines)

    def defaults(self, *until: str) -> Self:
        """Nobody answers, until one of these questions comes or a turn goes on."""
        stops = {*until, "turn-of-seth", "turn", "who-acts-next"}
        while self.s.phase != OVER and self.s.question.slug not in stops:
            self.no_answer()
        return self

    def no_answer(self) -> Self:
        """The first seat that is asked now does not answer."""
        seat = first_asked(self.s)
        self._play(seat, default(self.s, seat))
        return self

    def say_no(self) -> Self:
        """Nobody vetoes, nobody escapes."""
        while self.s.question.slug in ("veto", "escape", "escape-together") and self.s.waiting:
            self._play(first_asked(self.s), c.PASS)
        return self

    def locks(self, name: str, cards: str, *divine: str) -> Self:
        """A fighter plays and discards ("320 410"), adds divine cards and is ready. Seth's cards need no s."""
        played, discarded = cards.split()
        if name == "seth":
            played, discarded = (card if card == "mirror" else f"s{card}" for card in (played, discarded))
        return self.plays(name, f"play {played} discard {discarded}", *(f"add {card}" for card in divine), "done")

    def fight(self, attacker: str, defender: str, own: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Self:
        """No escape; the fighters are those who decide; both lock. Then up to the first question of the end."""
        self.say_no()
        while self.s.question.slug in ("share", "fighter"):
            self.no_answer()
        battle = self.s.battles[-1]
        first, second = SEATS[battle.attacker.fighter], SEATS[battle.defender.fighter]
        sides = [(first, attacker, own), (second, defender, theirs)]
        if not self.s.waiting >> seat_of(first) & 1:
            sides.reverse()
        for name, cards, divine in sides:
            self.locks(name, cards, *divine)
        return self

    # --- what is there to see -------------------------------------------------------------------------------------

    def asked(self) -> str:
        seat = next((seat for seat in range(self.s.table.players) if self.s.waiting >> seat & 1), 0)
        return self.s.question.slug_for(self.s, seat) if self.s.waiting else "nothing"

    def waiting(self) -> list[str]:
        return [SEATS[seat] for seat in range(self.s.table.players) if self.s.waiting >> seat & 1]

    def at(self, space: str) -> dict[str, int]:
        """Units by owner."""
        troop = self.s.troops[self.space(space)]
        return {SEATS[seat]: troop >> 4 * seat & 15 for seat in range(self.s.table.players) if troop >> 4 * seat & 15}

    def beast(self, space: str) -> str:
        """The creature that stands there."""
        for seat in range(self.s.table.players):
            number = self.s.creatures[self.space(space)] >> 4 * seat & 15
            if number:
                return self.s.table.creature_ids[number - 1]
        return ""

    def on_tile(self, name: str) -> list[str]:
        """The seat's creatures on their tiles."""
        mask = self.s.seats[seat_of(name)].creatures
        return [each for number, each in enumerate(self.s.table.creature_ids) if mask >> number & 1]

    def pp(self, name: str) -> int:
        return self.s.seats[seat_of(name)].prayer

    def reserve(self, name: str) -> int:
        return self.s.seats[seat_of(name)].reserve

    def points(self, side: str) -> int:
        """Combat points of Seth, permanent points of the alliance."""
        return self.s.seats[SETH].vp_battle if side == "seth" else alliance_points(self.s)

    def holder(self, space: str) -> str | None:
        """Whose the space is in everybody's eyes."""
        seat = view_of(self.s, -1)["spaces"][space]["controller"]
        return None if seat is None else SEATS[seat]

    def temporary(self) -> int:
        return temporary_points_of_alliance(self.s)

    def cards(self, name: str) -> list[str]:
        """Divine cards in hand, with repetition."""
        s = self.s
        hand = s.seats[seat_of(name)].hand
        return [s.table.card_ids[s.table.card_of_bit[bit]] for bit in range(64) if hand >> bit & 1]

    def discarded(self) -> list[str]:
        s = self.s
        return [s.table.card_ids[s.table.card_of_bit[bit]] for bit in range(64) if s.discard >> bit & 1]

    def creature_cards(self) -> list[str]:
        ids = self.s.table.seth.card_ids
        return [ids[number] for number in range(len(ids)) if self.s.seth.cards >> number & 1]

    def tiles(self, name: str) -> list[str]:
        ids = self.s.table.tile_ids
        return [ids[number] for number in range(len(ids)) if self.s.seats[seat_of(name)].tiles >> number & 1]

    def for_sale(self, tile: str) -> bool:
        return not self.s.gone >> self.s.table.tile_ids.index(tile) & 1

    def powers(self) -> list[str]:
        ids = self.s.table.seth.power_ids
        return [ids[number] for number in range(len(ids)) if self.s.seth.active >> number & 1]

    def level(self, space: str) -> int:
        """The level of the sacred temple there."""
        return self.s.seth.temples[self.space(space)] & 3

    def strengths(self) -> tuple[int, int]:
        """Of the last reveal, attacker and defender."""
        told = self.told(events.EV_RESULT)[-1]
        attacker = self.s.log and next(event[2] for event in reversed(self.s.log) if event[0] == events.EV_BATTLE)
        return (told[2], told[3]) if told[0] == attacker else (told[3], told[2])

    def over(self) -> str:
        """Who has won: seth, alliance, or nobody yet."""
        if self.s.phase != OVER:
            return ""
        return "seth" if self.s.winner == SETH else "alliance"

    def fighters_creature(self, attacker: bool) -> str:
        battle = self.s.battles[-1]
        number = creature_with(self.s, battle, battle.attacker if attacker else battle.defender)
        return self.s.table.creature_ids[number] if number >= 0 else ""

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """The values of all events of this kind so far."""
        return [event[2:] for event in self.s.log or [] if event[0] == kind]

    def with_token(self, name: str, kind: str) -> Self:
        """An extra token in hand: silver or gold of a seat, or Seth's clear one."""
        if kind == "clear":
            self.s.seth.clear = IN_HAND
        else:
            setattr(self.s.seats[seat_of(name)], kind, IN_HAND)
        return self
