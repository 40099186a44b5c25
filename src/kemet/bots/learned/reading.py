"""What the net reads about one seat: numbers that are mostly 0, each at a place of its own. Compiled.

The places come in groups; `layout.py` gives every group its width and every thing of the box its name there.
"""

from __future__ import annotations

from typing import Final, final

from kemet.engine.board.control import controller
from kemet.engine.board.points import permanent_points, temporary_points
from kemet.engine.native import i64, vec
from kemet.engine.state.bits import count_bits, lowest_bit, lowest_tile
from kemet.engine.state.codes import DISTRICT, DISTRICTS, PRIESTS
from kemet.engine.state.seat import Seat
from kemet.engine.state.state import State

#: The groups of places in their order, with their widths; 0: as many as the box has of them.
GROUPS: Final = (
    ("prayer", 12),
    ("tokens", 6),
    ("silver", 4),
    ("gold", 4),
    ("missing", 11),  # permanent points missing to the target
    ("missing with temporary", 11),
    ("place", 6),  # in the turn order
    ("turns until", 6),  # its next turn
    ("striker", 12),  # the strongest troop that can teleport
    ("number", 25),
    ("action", 0),
    ("tile", 0),
    ("battle card", 0),
    ("card", 0),
    ("creature", 0),
    ("temple", 0),
    ("temple units", 0),
    ("temple danger", 0),
    ("pyramid", 0),  # five levels of each colour
    ("skill", 0),
    ("object", 0),
)
PRAYER: Final = 0
TOKENS: Final = 1
SILVER: Final = 2
GOLD: Final = 3
MISSING: Final = 4
MISSING_ALL: Final = 5
PLACE: Final = 6
TURNS_UNTIL: Final = 7
STRIKER: Final = 8
NUMBER: Final = 9
ACTION: Final = 10
TILE: Final = 11
BATTLE_CARD: Final = 12
CARD: Final = 13
CREATURE: Final = 14
TEMPLE: Final = 15
TEMPLE_UNITS: Final = 16
TEMPLE_DANGER: Final = 17
PYRAMID: Final = 18
SKILL: Final = 19
OBJECT: Final = 20

#: What the group "number" counts.
NUMBERS: Final = (
    *("reserve", "cards", "battle points", "tile points", "creature points", "temple points", "sanctuary points"),
    *("path points", "dagger points", "temples scored", "sanctuary scored", "units", "creatures", "troops"),
    *("largest troop", "exposed", "invading", "sanctuary units", "sanctuary held", "home units", "districts empty"),
    *("districts lost", "dawn tokens", "priests on the way", "sealed"),
)
MAX_ACTIVE: Final = 300  # more than there are numbers that are not 0 in any position
LEVELS: Final = 5


@final
class Places:
    """Where the things of one table stand: for each group its first place, and the place of each tile, card ..."""

    def __init__(self, starts: list[int], things: list[list[int]]) -> None:
        self.starts: vec[i64] = vec[i64](starts)
        self.actions: vec[i64] = vec[i64](things[0])
        self.tiles: vec[i64] = vec[i64](things[1])
        self.battle_cards: vec[i64] = vec[i64](things[2])
        self.cards: vec[i64] = vec[i64](things[3])
        self.creatures: vec[i64] = vec[i64](things[4])
        self.temples: vec[i64] = vec[i64](things[5])  # by their order on the board, counted from the group's start
        self.tokens: vec[i64] = vec[i64](things[6])  # the same


@final
class Reader:
    """Fills `at` and `values`, `count` of them, for one seat of one position."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.at: vec[i64] = vec[i64]([0] * MAX_ACTIVE)
        self.values: vec[i64] = vec[i64]([0] * MAX_ACTIVE)
        self.count: i64 = 0

    def _put(self, at: i64, value: i64) -> None:
        count = self.count
        self.at[count] = at
        self.values[count] = value
        self.count = count + 1

    def _one_of(self, group: i64, value: i64, width: i64) -> None:
        if value < 0:
            value = 0
        elif value >= width:
            value = width - 1
        self._put(self.places.starts[group] + value, 1)

    def read(self, s: State, seat: i64, striker: i64, dangers: vec[i64]) -> None:
        """`striker` and `dangers`, one for each space, are what the judge has found."""
        self.count = 0
        mine = s.seats[seat]
        self._one_of(PRAYER, mine.prayer, 12)
        self._one_of(TOKENS, mine.tokens, 6)
        self._one_of(SILVER, mine.silver, 4)
        self._one_of(GOLD, mine.gold, 4)
        missing = s.table.target - permanent_points(s, seat)
        self._one_of(MISSING, missing, 11)
        self._one_of(MISSING_ALL, missing - temporary_points(s, seat), 11)
        self._order(s, seat)
        self._one_of(STRIKER, striker, 12)
        self._own(s, seat, mine)
        self._things(s, mine)
        self._city(s, seat, mine)
        self._board(s, seat, dangers)
        if s.table.has_path:
            self._path(mine)

    def _order(self, s: State, seat: i64) -> None:
        players = s.table.players
        place: i64 = 0
        turn: i64 = 0
        for number in range(players):
            who = s.order[number]
            if who == seat:
                place = number
            if who == s.active:
                turn = number
        self._one_of(PLACE, place, 6)
        self._one_of(TURNS_UNTIL, (place - turn + players) % players, 6)

    def _number(self, number: i64, value: i64) -> None:
        if value:
            self._put(self.places.starts[NUMBER] + number, value)

    def _own(self, s: State, seat: i64, mine: Seat) -> None:
        self._number(0, mine.reserve)
        self._number(1, count_bits(mine.hand))
        self._number(2, mine.vp_battle)
        self._number(3, mine.vp_tile)
        self._number(4, mine.vp_creature)
        self._number(5, mine.vp_temples)
        self._number(6, mine.vp_sanctuary)
        self._number(9, s.scored_temples >> seat & 1)
        self._number(10, s.scored_sanctuary >> seat & 1)
        if s.table.expanded:
            self._number(7, mine.vp_path)
            self._number(8, mine.vp_dagger)
            self._number(22, mine.dawn_tokens)

    def _things(self, s: State, mine: Seat) -> None:
        """What lies in front of the seat: tokens on actions, tiles, battle cards, divine cards, creatures."""
        places = self.places
        bits = mine.placed
        while bits:
            self._put(places.actions[lowest_bit(bits)], 1)
            bits &= bits - 1
        tiles = mine.tiles
        while tiles:
            self._put(places.tiles[lowest_tile(tiles)], 1)
            tiles &= tiles - 1
        bits = mine.battle_hand
        while bits:
            self._put(places.battle_cards[lowest_bit(bits)], 1)
            bits &= bits - 1
        bits = mine.hand
        while bits:
            kind = s.table.card_of_bit[lowest_bit(bits)]
            same = bits & s.table.card_mask[kind]
            self._put(places.cards[kind], count_bits(same))
            bits &= ~same
        bits = mine.creatures
        while bits:
            self._put(places.creatures[lowest_bit(bits)], 1)
            bits &= bits - 1

    def _city(self, s: State, seat: i64, mine: Seat) -> None:
        """The seat's own city: the highest pyramid of each colour, units, and districts that others hold."""
        city = mine.city
        if city < 0:
            return
        levels: i64 = 0  # four bits per colour
        units: i64 = 0
        empty: i64 = 0
        lost: i64 = 0
        for number in range(DISTRICTS):
            space = s.table.districts[city * DISTRICTS + number]
            pyramid = s.pyramids[space]
            if pyramid:
                colour = pyramid >> 3
                level = pyramid & 7
                if level > levels >> 4 * colour & 15:
                    levels = levels & ~(15 << 4 * colour) | level << 4 * colour
                if controller(s, space) != seat:
                    lost += 1
            count = s.troops[space] >> 4 * seat & 15
            units += count
            if count == 0:
                empty += 1
        first = self.places.starts[PYRAMID]
        colour = 0
        while levels:
            if levels & 15:
                self._put(first + LEVELS * colour + (levels & 15), 1)
            levels >>= 4
            colour += 1
        self._number(19, units)
        self._number(20, empty)
        self._number(21, lost)

    def _board(self, s: State, seat: i64, dangers: vec[i64]) -> None:
        """Troops wherever they stand, and what they hold."""
        table = s.table
        shift = 4 * seat
        total: i64 = 0
        creatures: i64 = 0
        troops: i64 = 0
        largest: i64 = 0
        exposed: i64 = 0
        invading: i64 = 0
        for space in range(table.spaces):
            count = s.troops[space] >> shift & 15
            if count == 0:
                continue
            total += count
            troops += 1
            if count > largest:
                largest = count
            if s.creatures[space] >> shift & 15:
                creatures += 1
            if table.kind[space] != DISTRICT:
                exposed += dangers[space]
            elif table.city[space] != s.seats[seat].city:
                invading += 1
        self._number(11, total)
        self._number(12, creatures)
        self._number(13, troops)
        self._number(14, largest)
        self._number(15, exposed)
        self._number(16, invading)
        self._holdings(s, shift, dangers)

    def _holdings(self, s: State, shift: i64, dangers: vec[i64]) -> None:
        table = s.table
        places = self.places
        for number in range(len(table.temples)):
            space = table.temples[number]
            count = s.troops[space] >> shift & 15
            if count:
                place = places.temples[number]
                self._put(places.starts[TEMPLE] + place, 1)
                self._put(places.starts[TEMPLE_UNITS] + place, count)
                if dangers[space]:
                    self._put(places.starts[TEMPLE_DANGER] + place, dangers[space])
        for space in table.sanctuaries:
            count = s.troops[space] >> shift & 15
            self._number(17, count)
            if count >= 2:
                self._number(18, 1)

    def _path(self, mine: Seat) -> None:
        """Skills, objects, priests and seals of the path to Ta-Seti."""
        places = self.places
        bits = mine.skills
        while bits:
            self._put(places.starts[SKILL] + places.tokens[lowest_bit(bits)], 1)
            bits &= bits - 1
        packed = mine.objects
        token: i64 = 0
        while packed:
            if packed & 15:
                self._put(places.starts[OBJECT] + places.tokens[token], packed & 15)
            packed >>= 4
            token += 1
        self._number(23, PRIESTS - mine.priests)
        sealed: i64 = 0
        tiles = mine.sealed
        while tiles:
            sealed += 1
            tiles &= tiles - 1
        self._number(24, sealed)
