"""What is noted of one game: how each seat began, what it bought, what it held at the end of every Day, who won."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from kemet.bots import Bot, Seat, read_spec
from kemet.bots.judging import Judge, progress
from kemet.bots.learned.files import load_net, net_names
from kemet.bots.learned.seth.files import seth_net_names
from kemet.bots.spec import SearchSpec
from kemet.bots.weights import weights_for
from kemet.content.records import ALL_COLOURS
from kemet.engine.board.control import controller
from kemet.engine.board.prices import tile_price
from kemet.engine.day.buy import BuyFrame
from kemet.engine.state.choices import BATTLE, BUY_TILE
from kemet.engine.state.codes import DISTRICTS, SETUP
from kemet.engine.state.state import State
from kemet.errors import KemetError
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.lab.balance import action_of
from kemet.lab.matches import play_bots, seat_bots
from kemet.telling.saying import Saying
from kemet.telling.view import END_REASONS, POINT_SOURCES, points_of
from kemet.telling.view.types import Points

FULL_CHANCE = 1000  # chances are noted in thousandths


@dataclass
class Purchase:
    """A tile, the buyer's place in the turn order (the first is 1), and the chance to win that the judge gave the buyer
    just before."""

    tile: str
    day: int
    place: int
    price: int
    chance: int


@dataclass
class Evening:
    """What a seat has when a Day is over."""

    points: int
    temples: list[str]


@dataclass
class SeatNotes:
    pyramids: str = ""  # the starting pyramids, such as "red 2, blue 1"
    actions: list[str] = field(default_factory=list)  # of the first Day, in order
    bought: list[Purchase] = field(default_factory=list)
    evenings: list[Evening] = field(default_factory=list)  # from the first Day to the last but one
    points: dict[str, int] = field(default_factory=dict)  # at the end, by source


@dataclass
class Noted:
    """One game; seats count from 0."""

    drawn: bool  # the starting pyramids, by lot
    lot: list[int]  # the turn order that was drawn at the set-up
    winner: int
    end: str
    days: int
    choices: int
    seats: list[SeatNotes]


def from_data(data: dict[str, Any]) -> Noted:
    """A game as it was kept."""
    return Noted(**{**data, "seats": [_seat_from(seat) for seat in data["seats"]]})


def _seat_from(data: dict[str, Any]) -> SeatNotes:
    bought = [Purchase(**each) for each in data["bought"]]
    evenings = [Evening(**each) for each in data["evenings"]]
    return SeatNotes(**{**data, "bought": bought, "evenings": evenings})


def note_game(setup: Setup, spec: str, seconds: float, drawn: bool) -> Noted:
    """Let one bot play all seats and write down what happens."""
    game = Game(setup)
    lot = list(game.state.order)
    bots = seat_bots([spec] * game.players, setup.seed, seconds)
    if drawn:
        chance = random.Random(f"pyramids {setup.seed}")
        bots = [DrawsPyramids(bot, chance) for bot in bots]
    notes = Notes(game, judge_of(spec))
    played = play_bots(game, bots, {}, watch=notes.before)
    if played.forfeits:
        raise KemetError(f"{spec} {next(iter(played.forfeits.values()))}; a game that was given up says nothing")
    notes.finish()
    s = game.state
    return Noted(drawn, lot, s.winner, END_REASONS[s.end_reason], s.day, played.choices, notes.seats)


def _by_source(points: Points) -> dict[str, int]:
    return {source: points[source] for source in POINT_SOURCES if source in points} | {"total": points["total"]}


class DrawsPyramids:
    """A bot whose starting pyramids are drawn by lot. What follows is their doing, not the bot's taste."""

    def __init__(self, bot: Bot, chance: random.Random):
        self.name = bot.name
        self._bot = bot
        self._chance = chance

    def choose(self, seat: Seat) -> int:
        if seat.question() == "starting-pyramid":
            return self._chance.choice(seat.codes)
        return self._bot.choose(seat)

    def advice(self) -> Saying:
        return self._bot.advice()

    def why(self) -> str:
        return self._bot.why()

    def close(self, last: Seat | None = None) -> None:
        self._bot.close(last)


class Notes:
    """Called just before each choice."""

    def __init__(self, game: Game, judge: str):
        self._state = game.state
        self._judge = _Outlook(game.state, judge)
        self._day = 0  # the last one whose evening is not noted yet
        self._founded = False
        self.seats = [SeatNotes() for _ in range(game.players)]

    def before(self, seat: int, code: int) -> None:
        s = self._state
        if s.phase == SETUP:
            return
        if not self._founded:
            self._note_pyramids()
        if s.day > self._day:
            self._note_evening()
        if s.day == 1:
            action = action_of(s, seat, code)
            if action:
                self.seats[seat].actions.append(action)
        if s.question.slug == "buy" and BUY_TILE <= code < BATTLE:
            self._note_purchase(seat, code - BUY_TILE)

    def finish(self) -> None:
        for seat, notes in enumerate(self.seats):
            notes.points = _by_source(points_of(self._state, seat))

    def _note_pyramids(self) -> None:
        self._founded = True
        s = self._state
        for seat, notes in enumerate(self.seats):
            first = s.seats[seat].city * DISTRICTS
            built = [s.pyramids[space] for space in s.table.districts[first : first + DISTRICTS]]
            notes.pyramids = pyramids_text([(each >> 3, each & 7) for each in built if each])

    def _note_evening(self) -> None:
        """Of the Day before, as nobody has done anything since; nothing changes hands in the Night."""
        s = self._state
        if self._day:
            for seat, notes in enumerate(self.seats):
                notes.evenings.append(Evening(points_of(s, seat)["total"], temples_of(s, seat)))
        self._day = s.day

    def _note_purchase(self, seat: int, tile: int) -> None:
        s = self._state
        frame = s.frame
        assert isinstance(frame, BuyFrame)
        price = tile_price(s, seat, s.table.tile_level[tile] + frame.surcharge)
        place = list(s.order).index(seat) + 1
        bought = Purchase(s.table.tile_ids[tile], s.day, place, price, self._judge.chance(seat))
        self.seats[seat].bought.append(bought)


def judge_of(bot: str) -> str:
    """The net that says how good a position is: that of the bot itself, of one without a net the newest.

    >>> judge_of("net:v2,tries=64")
    'v2'
    """
    spec = read_spec(bot)
    return spec.net if isinstance(spec, SearchSpec) and spec.net not in ("", *seth_net_names()) else net_names()[-1]


class _Outlook:
    """A net's opinion of a game, hidden cards included; that of the weights where the net does not fit."""

    def __init__(self, s: State, judge: str):
        self._state = s
        self._net = load_net(judge).at(s.table)

    def chance(self, seat: int) -> int:
        s = self._state
        judge = Judge(weights_for(s.table, progress(s)), self._net)
        return round(FULL_CHANCE * judge.chances(s)[seat])


def pyramids_text(built: list[tuple[int, int]]) -> str:
    """Colour and level of each, the highest first.

    >>> pyramids_text([(2, 1), (1, 2)])
    'red 2, blue 1'
    """
    highest_first = sorted(built, key=lambda pyramid: (-pyramid[1], pyramid[0]))
    return ", ".join(f"{ALL_COLOURS[colour]} {level}" for colour, level in highest_first)


def temples_of(s: State, seat: int) -> list[str]:
    """The temples a seat holds; the Sanctuary is none (B-ENDDAY-04)."""
    held = [space for space in s.table.temples if s.troops[space] and controller(s, space) == seat]
    return [s.table.space_ids[space] for space in held]
