"""Set-up (section 2): turn order, cities, cards, starting pyramids and units."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.sides import BASE_LIMIT
from kemet.engine.board.troops import add_units
from kemet.engine.cards.draw import draw
from kemet.engine.native import i64, mypyc_attr, vec
from kemet.engine.night.night import NightFrame
from kemet.engine.priests.path import lay_path
from kemet.engine.state.choices import CITY, COUNT, PASS, PYRAMID, Choices
from kemet.engine.state.codes import DISTRICTS, NOWHERE, SETH
from kemet.engine.state.events import BY_SETUP, EV_CITY, EV_PYRAMID, EV_UNITS, emit, tell_order
from kemet.engine.state.frames import Frame, Question, Refusals, first_of, register
from kemet.engine.state.state import State, ask, pop, push, random_below

STARTING_LEVELS: Final = 3
PLACED_UNITS: Final = 10
STARTING_SPREAD = (4, 3, 3)  # units per district of the default set-up

# Steps of the set-up.
SHUFFLE: Final = 0
CITIES: Final = 1
DEAL: Final = 2
PYRAMIDS: Final = 3
UNITS: Final = 4


@final
@mypyc_attr(acyclic=True)
class SetupFrame(Frame):
    KIND: ClassVar[int] = 10
    SLOTS: ClassVar[tuple[str, ...]] = ("seats_done", "districts_done")

    def __init__(self, seat: i64, seats_done: i64 = 0, districts_done: i64 = 0) -> None:
        super().__init__(seat)
        self.seats_done = seats_done
        self.districts_done = districts_done  # by the current seat

    def copy(self) -> Frame:
        return SetupFrame(self.seat, self.seats_done, self.districts_done)

    def run(self, s: State) -> None:
        if s.table.with_seth:
            self._found_alone(s)
        elif self.step == SHUFFLE:
            s.order = _shuffled(s, s.order)  # B-SETUP-07
            tell_order(s)
            self.step = CITIES
            if s.table.cities_dealt:
                deal_cities(s)
                self.step = DEAL
        elif self.step == CITIES:
            self._choose_cities(s)
        elif self.step == DEAL:
            if s.table.has_path:
                lay_path(s)
            for seat in s.order:
                draw(s, seat, BY_SETUP)
            self.step = PYRAMIDS
        elif self.seats_done == s.table.players:
            pop(s)
            push(s, NightFrame(NOWHERE))  # B-SETUP-11
        else:
            self._found_city(s, s.order[self.seats_done])

    def _found_alone(self, s: State) -> None:
        """With Seth: this frame's seat alone, from its city to its first card (seth/founding.py)."""
        if self.step == CITIES:
            self.step = PYRAMIDS
            free = [city for city in range(len(s.city_seat)) if s.city_seat[city] < 0]
            if len(free) > 1:
                ask(s, CHOOSE_CITY, self.seat)
            else:
                settle(s, self.seat, free[0])
        elif self.seats_done:
            pop(s)
            if self.seat != SETH:
                draw(s, self.seat, BY_SETUP)
        else:
            self._found_city(s, self.seat)

    def _choose_cities(self, s: State) -> None:
        """In the order just drawn (B-SETUP-05); the last city needs no question."""
        if self.seats_done < s.table.players - 1:
            ask(s, CHOOSE_CITY, s.order[self.seats_done])
            return
        for city in range(len(s.city_seat)):
            if s.city_seat[city] < 0:
                settle(s, s.order[self.seats_done], city)
        self.seats_done = 0
        self.step = DEAL

    def _found_city(self, s: State, seat: i64) -> None:
        """One city after the other, as a whole (B-SETUP-10); what leaves no choice is done without asking."""
        if self.districts_done == DISTRICTS:
            self.districts_done = 0
            if self.step == PYRAMIDS:
                self.step = UNITS
            else:
                self.step = PYRAMIDS
                self.seats_done += 1
            return
        question: Question = STARTING_PYRAMID if self.step == PYRAMIDS else STARTING_TROOP
        choices = s.scratch()
        question.legal(s, seat, choices)
        if choices.count > 1:
            ask(s, question, seat)
        else:
            question.play(s, seat, choices.codes[0])


register(SetupFrame)


def _shuffled(s: State, values: vec[i64]) -> vec[i64]:
    mixed = values[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = random_below(s, last + 1)
        kept = mixed[last]
        mixed[last] = mixed[other]
        mixed[other] = kept
    return mixed


def deal_cities(s: State) -> None:
    """House rule cityChoice; Seth has his own already."""
    cities = _shuffled(s, vec[i64]([city for city in range(len(s.city_seat)) if s.city_seat[city] < 0]))
    first = s.table.players - len(cities)
    for number in range(len(cities)):
        settle(s, first + number, cities[number])


def settle(s: State, seat: i64, city: i64) -> None:
    settled = s.city_seat[:]  # copies of the state share the row
    settled[city] = seat
    s.city_seat = settled
    s.seats[seat].city = city
    emit(s, EV_CITY, seat, city)


def _setup(s: State) -> SetupFrame:
    frame = s.frame
    assert isinstance(frame, SetupFrame)
    return frame


def district_asked(s: State, seat: i64) -> i64:
    """The district this seat is founding now."""
    return s.table.districts[s.seats[seat].city * DISTRICTS + _setup(s).districts_done]


@final
class ChooseCity(Question):
    refusals: ClassVar[Refusals] = {"city": ("city-taken", "B-SETUP-05")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        for city in range(len(s.city_seat)):
            if s.city_seat[city] < 0:
                found.add(CITY + city)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if not s.table.with_seth:
            _setup(s).seats_done += 1
        settle(s, seat, choice - CITY)


CHOOSE_CITY: Final = ChooseCity(25, "city")


# --- pyramids and units, district by district ------------------------------------------------------------------------


@final
class StartingPyramid(Question):
    """For the next district a colour and a level, or none; they end as 1/1/1 or 2/1/0 (B-SETUP-08, T1-PYR-02)."""

    refusals: ClassVar[Refusals] = {"pyramid": ("first-levels", "B-SETUP-08"), "pass": ("first-levels", "B-SETUP-08")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        number = _setup(s).districts_done
        first = s.seats[seat].city * DISTRICTS
        left: i64 = STARTING_LEVELS
        used: i64 = 0
        for place in range(first, first + number):
            pyramid = s.pyramids[s.table.districts[place]]
            if pyramid:
                left -= pyramid & 7
                used |= 1 << (pyramid >> 3)
        districts_after = DISTRICTS - number - 1
        if _can_finish(left, districts_after):
            found.add(PASS)
        for level in range(1, 3):
            if _can_finish(left - level, districts_after):
                for colour in s.table.colours:
                    if not used >> colour & 1:
                        found.add(PYRAMID + colour * 2 + level - 1)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        space = district_asked(s, seat)
        _setup(s).districts_done += 1
        if choice == PASS:
            return
        colour = (choice - PYRAMID) >> 1
        level = ((choice - PYRAMID) & 1) + 1
        s.pyramids[space] = colour * 8 + level
        emit(s, EV_PYRAMID, seat, space, colour, level)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """White, red, blue at level 1 in districts 1, 2, 3."""
        return first_of(choices, [PYRAMID + s.table.colours[_setup(s).districts_done] * 2])


STARTING_PYRAMID: Final = StartingPyramid(26, "starting-pyramid")


def _can_finish(left: i64, districts: i64) -> bool:
    """Can these levels be built in these districts, one level each but for one district with two?"""
    if districts == 0:
        return left == 0
    return 0 <= left <= districts + 1


@final
class StartingTroop(Question):
    """How many units for the next district: 10 in all, at most 5 beside each pyramid (B-SETUP-09)."""

    refusals: ClassVar[Refusals] = {"count": ("first-units", "B-SETUP-09")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        if not s.pyramids[district_asked(s, seat)]:
            found.add(COUNT)
            return
        rules = s.table.seth
        limit: i64 = BASE_LIMIT
        to_place: i64 = PLACED_UNITS
        if rules is not None and seat == SETH:  # S-SETUP-09
            limit = rules.seth_limit
            to_place = rules.placed_units
        left = to_place - placed_so_far(s, seat)
        after: i64 = 0
        first = s.seats[seat].city * DISTRICTS
        for place in range(first + _setup(s).districts_done + 1, first + DISTRICTS):
            if s.pyramids[s.table.districts[place]]:
                after += limit
        low: i64 = 0
        if left > after:
            low = left - after
        high = limit
        if left < high:
            high = left
        for amount in range(low, high + 1):
            found.add(COUNT + amount)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        space = district_asked(s, seat)
        _setup(s).districts_done += 1
        amount = choice - COUNT
        if amount:
            add_units(s, space, seat, amount)
            s.seats[seat].reserve -= amount
            emit(s, EV_UNITS, seat, space, amount)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """4, 3, 3, or the nearest that is legal."""
        wanted = COUNT + (4 if seat == s.table.seth_seat else STARTING_SPREAD[_setup(s).districts_done])
        return min(choices, key=lambda choice: abs(choice - wanted))


STARTING_TROOP: Final = StartingTroop(27, "starting-units")


def placed_so_far(s: State, seat: i64) -> i64:
    placed: i64 = 0
    for space in range(s.table.spaces):
        placed += s.troops[space] >> 4 * seat & 15
    return placed
