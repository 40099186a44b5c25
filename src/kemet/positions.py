"""Reading positions as short text, as FEN is for chess: for tests, puzzles and bug reports. See docs/notation.md.

>>> game = position('''
... players 2 target 8
... turn P1
... P1 city A; prayer 7; troops A1 5, RW 2; tiles charge; hand veto, prayer x2
... P2 city B; prayer 3; troops TW3 4
... ''')
>>> game.waiting_for(), game.points(1)
([0], 1)
"""

from __future__ import annotations

import json
from typing import Any

from kemet.content.records import COLOURS
from kemet.engine.board.troops import add_units, creature_at, put_creature, units
from kemet.engine.check import frames_of
from kemet.engine.check_path import is_laid
from kemet.engine.day.buy import SwapFrame, own_tile
from kemet.engine.day.end_of_day import EndOfDayFrame
from kemet.engine.day.turn import DayFrame, TurnFrame
from kemet.engine.flow import advance
from kemet.engine.night.night import NightFrame
from kemet.engine.options import HOUSE_RULES, number_in
from kemet.engine.priests.stop import AS_A_UNIT, TripFrame
from kemet.engine.state.bits import count_bits, lowest_bit
from kemet.engine.state.codes import (
    DAY,
    DISTRICTS,
    END_OF_DAY,
    MAX_PRAYER,
    NIGHT,
    NOWHERE,
    PLACED_TODAY,
    PRIESTS,
    SETUP,
)
from kemet.engine.state.forces import Force
from kemet.engine.state.state import REGULAR_TOKENS, STARTING_UNITS, State, as_row, empty_state, push, renew_powers
from kemet.engine.state.table import Table
from kemet.errors import KemetError, PositionError
from kemet.game import Game
from kemet.position_writing import (
    GIVEN_SOURCES,
    MOMENT_FIELDS,
    SILVER_STATES,
    TASETI_MOMENT,
    TASETI_SOURCES,
    write_position,
)
from kemet.saves.format1 import FRAME_ROW
from kemet.saves.sound import STUMBLES, require_sound
from kemet.saves.thaw import set_battle, set_number, set_stack, thaw
from kemet.setup import Setup


def position(text: str, packs: tuple[str, ...] = ()) -> Game:
    """The game that starts at this position; a PositionError names the line and the reason."""
    reader = _Reader(text, packs)
    try:
        state = reader.state()
        advance(state)
        require_sound(state)
    except PositionError:
        raise
    except KemetError as error:
        raise PositionError(str(error).replace("saved state", "position")) from None
    except STUMBLES as error:
        raise PositionError(f"the position is impossible: {error}") from None
    return Game(reader.setup, state)


class _Reader:
    """Reads a position line by line."""

    def __init__(self, text: str, packs: tuple[str, ...]):
        self.lines: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(text.split("\n"), start=1):
            line = line.partition("#")[0].strip()
            if not line or line == "kemet-position 1":
                continue
            word, _, rest = line.partition(" ")
            if word in self.lines:
                raise PositionError(f"line {number}: a second line {word!r}")
            self.lines[word] = (number, rest.strip())
        self._hands: dict[int, str] = {}
        self._reserves_given = False
        self.setup = self._setup(packs)
        self.table: Table = self.setup.table
        known = {"players", "house", "seed", "day", "order", "turn", "night", "end-of-day", "discard", "hidden"}
        known |= {"modules", "path", "slots", "tokens", "last-day", "deck", "moment", "keeper"}
        known |= {f"P{seat + 1}" for seat in range(self.table.players)}
        if self.table.with_seth:
            known = {"players", "modules", "house", "seed", "seth"}  # all that lies on the table is in the last one
        for word, (number, _) in self.lines.items():
            if word not in known:
                raise PositionError(f"line {number}: unknown word {word!r}; known are {', '.join(sorted(known))}")

    def error(self, word: str, reason: str) -> PositionError:
        return PositionError(f"line {self.lines[word][0]}, {word}: {reason}")

    def rest(self, word: str, default: str = "") -> str:
        return self.lines[word][1] if word in self.lines else default

    def number(self, word: str, text: str, low: int, high: int) -> int:
        number = number_in(text, low, high)
        if number < 0:
            raise self.error(word, f"a number from {low} to {high} is expected, not {text[:20]!r}")
        return number

    def find(self, word: str, what: str, known: list[str] | tuple[str, ...], name: str) -> int:
        if name in known:
            return list(known).index(name)
        raise self.error(word, f"there is no {what} {name!r}; known are {', '.join(known)}")

    # --- the table ------------------------------------------------------------------------------------------------

    def _setup(self, packs: tuple[str, ...]) -> Setup:
        if "players" not in self.lines:
            raise PositionError("the line 'players 3 target 8' is missing")
        words = self.rest("players").split()
        beginner = "beginner" in words
        words = [word for word in words if word != "beginner"]
        seth = "seth" in self.lines
        players = self.number("players", words[0] if words else "", 2, 6 if seth else 5)
        target = 8
        if len(words) == 3 and words[1] == "target":
            target = self.number("players", words[2], 4, 12 if seth else 10)
        elif len(words) != 1:
            raise self.error("players", "write it as 'players 3 target 8'")
        house = {}
        for pair in self.rest("house").split():
            key, sign, value = pair.partition("=")
            if not sign:
                raise self.error("house", f"write it as key=value, not {pair!r}; keys are {', '.join(HOUSE_RULES)}")
            house[key] = value
        try:
            seed = _read_seed(self.rest("seed", "position"))
            modules = self.rest("modules").split()
            return Setup(players, 8 if beginner else target, beginner, house, packs, seed, modules, seth=seth)
        except KemetError as error:
            raise PositionError(str(error)) from None

    def seat(self, word: str, name: str) -> int:
        return self.find(word, "seat", [f"P{seat + 1}" for seat in range(self.table.players)], name)

    # --- the state ------------------------------------------------------------------------------------------------

    def _with_seth(self) -> State:
        """The line that `write_position` wrote: all that a save keeps."""
        try:
            data = json.loads(self.rest("seth"))
        except (ValueError, RecursionError) as error:
            raise self.error("seth", f"no JSON: {error}") from None
        return thaw(self.table, data)

    def state(self) -> State:
        if self.table.with_seth:
            return self._with_seth()
        s = empty_state(self.table, self.setup.seed)
        s.order = as_row(self._order())
        if self.table.has_path:
            self._path(s)
        s.day, s.round = self._day()
        for seat in range(self.table.players):
            fields = self._fields(seat)
            self._city(s, seat, fields.pop("city", ""))
            self._seat_fields(s, seat, fields)
        self._points_of_tiles(s)
        self._cards(s)
        s.last_day = 1 if "last-day" in self.lines else 0
        for seat in range(self.table.players):
            renew_powers(s, seat)
        if "keeper" in self.lines:
            s.delta_keeper = self.seat("keeper", self.rest("keeper"))
        if "moment" in self.lines:
            self._moment(s)
        else:
            self._phase(s)
        return s

    def _order(self) -> list[int]:
        order = [self.seat("order", word) for word in self.rest("order").split()]
        if not order:
            return list(range(self.table.players))
        if sorted(order) != list(range(self.table.players)):
            raise self.error("order", "every seat must stand there once")
        return order

    def _day(self) -> tuple[int, int]:
        words = self.rest("day", "1 round 1").split()
        day = self.number("day", words[0] if words else "", 0, 999)
        if len(words) == 1:
            return day, 1
        if len(words) != 3 or words[1] != "round":
            raise self.error("day", "write it as 'day 2 round 3'")
        return day, self.number("day", words[2], 0, 5)

    def _fields(self, seat: int) -> dict[str, str]:
        word = f"P{seat + 1}"
        if word not in self.lines:
            raise PositionError(f"the line {word!r} is missing")
        fields: dict[str, str] = {}
        for part in self.rest(word).split(";"):
            name, _, rest = part.strip().partition(" ")
            if not name:
                continue
            if name in fields:
                raise self.error(word, f"{name!r} stands there twice")
            if name not in SEAT_FIELDS:
                raise self.error(word, f"unknown field {name!r}; known are {', '.join(SEAT_FIELDS)}")
            fields[name] = rest.strip()
        return fields

    def _city(self, s: State, seat: int, name: str) -> None:
        word = f"P{seat + 1}"
        if name == "none":
            return
        city = self.find(word, "city", self.table.city_ids, name) if name else seat
        if s.city_seat[city] >= 0:
            raise self.error(word, f"the city {self.table.city_ids[city]} has an owner already")
        settled = list(s.city_seat)
        settled[city] = seat
        s.city_seat = as_row(settled)
        s.seats[seat].city = city

    def _seat_fields(self, s: State, seat: int, fields: dict[str, str]) -> None:
        word = f"P{seat + 1}"
        mine = s.seats[seat]
        mine.prayer = self.number(word, fields.get("prayer", "5"), 0, MAX_PRAYER)
        for name in _items(fields.get("tiles", "")):
            self._tile(s, seat, name)
        for tile in range(len(self.table.tile_ids)):
            if mine.tiles >> tile & 1:
                mine.reserve += self.table.tile_units[tile]
        if self.table.expanded:
            self._taseti_fields(s, seat, fields)
        if mine.city >= 0:
            self._pyramids(s, seat, fields.get("pyramids"))
        self._troops(s, seat, _items(fields.get("troops", "")))
        for name in _items(fields.get("waiting", "")):
            creature = self.find(word, "creature", self.table.creature_ids, name)
            mine.creatures |= 1 << creature
        self._tokens(s, seat, fields)
        self._battle_cards(s, seat, fields)
        for item in _items(fields.get("points", "")):
            source, _, amount = item.partition(" ")
            if source in TASETI_SOURCES and self.table.expanded:
                sign = -1 if amount.startswith("-") else 1
                points = sign * self.number(word, amount.removeprefix("-"), 0, 9)
                setattr(mine, TASETI_SOURCES[source], points)
                continue
            self.find(word, "source of points", tuple(GIVEN_SOURCES), source)
            setattr(mine, GIVEN_SOURCES[source], self.number(word, amount, 0, 99))
        self._hands[seat] = fields.get("hand", "")

    def _taseti_fields(self, s: State, seat: int, fields: dict[str, str]) -> None:
        """Dawn tokens, priests, objects, skills and sealed tiles of a seat."""
        word = f"P{seat + 1}"
        mine = s.seats[seat]
        mine.dawn_tokens = self.number(word, fields.get("dawn", "0"), 0, 50)
        for item in _items(fields.get("objects", "")):
            name, _, times = item.partition(" x")
            token = self.find(word, "object", self.table.token_ids, name.strip())
            count = self.number(word, times or "1", 1, 9)
            mine.objects += count << 4 * token
            self._draw_token(s, word, token, count)
        for name in _items(fields.get("skills", "")):
            token = self.find(word, "skill", self.table.token_ids, name)
            mine.skills |= 1 << token
            mine.skill_powers = self.table.skill_powers(mine.skills)
            self._draw_token(s, word, token, 1)
        for name in _items(fields.get("sealed", "")):
            tile = self.find(word, "tile", self.table.tile_ids, name)
            mine.sealed |= 1 << tile
            if self.table.tile_creature[tile] >= 0:
                s.sealed_creatures |= 1 << self.table.tile_creature[tile]
        if not self.table.has_path:
            return
        waiting = self.number(word, fields.get("priests-waiting", "0"), 0, 3)
        mine.priests_reserve = waiting
        s.seats[seat].reserve += waiting
        left = PRIESTS - waiting if is_laid(s) else 0  # before the path is laid there are none
        for name in _items(fields.get("priests-at", "")):
            stop = self.find(word, "stop", self.table.roads.stop_ids, name)
            s.path.priests[stop] += 1 << 4 * seat
            left -= 1
        mine.priests = left  # less those on the board, which the troops name

    def _draw_token(self, s: State, word: str, token: int, count: int) -> None:
        if self._reserves_given:
            return  # the line 'tokens' says what is left
        if s.path.reserve[token] < count:
            raise self.error(word, f"there are only {self.table.token_copies[token]} of {self.table.token_ids[token]}")
        s.path.reserve[token] -= count

    def _path(self, s: State) -> None:
        """Faces (default 1A 2A 3A 4A), tokens on slots (default: none but the point in Ta-Seti), used tokens."""
        roads = self.table.roads
        layout = 0
        for board, word in enumerate(self.rest("path", "1A 2A 3A 4A").split()[:4]):
            if word not in (f"{board + 1}A", f"{board + 1}B"):
                raise self.error("path", "write it as 'path 1A 2B 3A 4B'")
            layout |= ("AB".index(word[1])) << board
        words = self.rest("path", "").split()[4:]
        s.path.layout = layout
        aside = self.number("path", words[1], 0, 5) if len(words) == 2 and words[0] == "aside" else -1
        for token, copies in enumerate(self.table.token_copies):
            s.path.reserve[token] = copies
        slots = self.rest("slots", "TS VP" if "slots" not in self.lines else "")
        for item in _items(slots):
            stop_name, _, rest = item.partition(" ")
            stop = self.find("slots", "stop", [roads.stop_ids[stop] for stop in roads.stops_of[layout]], stop_name)
            stop = roads.stop_ids.index(stop_name)
            for slot, token_name in zip(roads.stop_slots[stop], rest.split(), strict=False):
                self._lay(s, slot, token_name)
        if "tokens" in self.lines:  # the face-down reserves, when used objects have left the game
            for token in range(len(self.table.token_ids)):
                s.path.reserve[token] = 0
            for item in _items(self.rest("tokens")):
                name, _, times = item.partition(" x")
                token = self.find("tokens", "path token", self.table.token_ids, name.strip())
                s.path.reserve[token] = self.number("tokens", times or "1", 0, 12)
            self._reserves_given = True
        point = len(self.table.token_ids) + 1
        on_slot = sum(s.path.slots[slot] == point for slot in roads.slots_of[layout])
        s.path.points_aside = aside if aside >= 0 else 5 - on_slot

    def _lay(self, s: State, slot: int, name: str) -> None:
        if name == "-":
            return
        if name == "VP":
            s.path.slots[slot] = len(self.table.token_ids) + 1
            return
        token = self.find("slots", "path token", self.table.token_ids, name)
        s.path.slots[slot] = token + 1
        self._draw_token(s, "slots", token, 1)

    def _tile(self, s: State, seat: int, name: str) -> None:
        word = f"P{seat + 1}"
        tile = self.find(word, "tile", self.table.tile_ids, name)
        if s.seats[seat].barred >> tile & 1:
            raise self.error(word, f"{name} would be owned twice (B-BUY-04)")
        if s.gone >> tile & 1:
            raise self.error(word, f"there are only {self.table.tile_copies[tile]} of {name}")
        own_tile(s, seat, tile)

    def _pyramids(self, s: State, seat: int, text: str | None) -> None:
        word = f"P{seat + 1}"
        first = s.seats[seat].city * DISTRICTS
        own = [self.table.space_ids[space] for space in self.table.districts[first : first + DISTRICTS]]
        if text is None:
            text = ", ".join(f"{space} {colour} 1" for space, colour in zip(own, COLOURS, strict=False))
        total = 0
        used = set()
        for item in _items(text):
            words = item.split()
            if len(words) != 3:
                raise self.error(word, f"a pyramid is written 'A1 white 2', not {item!r}")
            self.find(word, "own district", own, words[0])
            space = self.table.space_ids.index(words[0])
            colour = self.find(word, "colour", [COLOURS[c] for c in self.table.colours], words[1])
            level = self.number(word, words[2], 1, self.table.top_level)
            if s.pyramids[space] or colour in used:
                raise self.error(word, f"{item!r}: the district or the colour is taken (B-LIMIT-07)")
            used.add(colour)
            total += level
            s.pyramids[space] = self.table.colours[colour] * 8 + level
        if (total < 3 or len(used) < 2) and not self._in_setup():
            raise self.error(word, "every city has at least two pyramids with three levels in all (B-SETUP-08)")

    def _in_setup(self) -> bool:
        return "moment" in self.lines and self._moment_data().get("phase") == SETUP

    def _troops(self, s: State, seat: int, items: list[str]) -> None:
        word = f"P{seat + 1}"
        mine = s.seats[seat]
        for item in items:
            words = item.split()
            priests = 0
            if s.priests and len(words) > 2 and words[2].startswith("+"):
                priests = self.number(word, words.pop(2)[1:], 1, 3)
            if len(words) not in (2, 3):
                raise self.error(word, f"a troop is written 'RW 3' or 'RW 3 scarab', not {item!r}")
            space = self.find(word, "space", self.table.space_ids, words[0])
            if units(s, space, seat):
                raise self.error(word, f"two troops on {words[0]}")
            in_passing = "moment" in self.lines  # a creature may stand alone in a battle, a group pass over the limit
            amount = self.number(word, words[1], 0 if in_passing and len(words) == 3 else 1, 14 if in_passing else 7)
            if amount - priests > mine.reserve:
                raise self.error(word, f"there are only {STARTING_UNITS} units (B-LIMIT-02)")
            add_units(s, space, seat, amount)
            mine.reserve -= amount - priests
            if priests:
                s.priests[space] += priests << 4 * seat
                s.seats[seat].priests -= priests
            if len(words) == 3:
                put_creature(s, space, seat, self.find(word, "creature", self.table.creature_ids, words[2]))

    def _tokens(self, s: State, seat: int, fields: dict[str, str]) -> None:
        word = f"P{seat + 1}"
        mine = s.seats[seat]
        placed = 0
        for name in _items(fields.get("tokens", "")):
            space = self.find(word, "action space", self.table.action_ids, name)
            if placed >> space & 1:
                raise self.error(word, f"two tokens on {name} (B-DAY-03)")
            placed |= 1 << space
        for key in ("silver", "gold"):
            if key in fields:
                given = self.find(word, f"{key} token", SILVER_STATES, fields[key])
                if bool(given) != bool(getattr(mine, key)):
                    raise self.error(word, f"the {key} token does not fit the tiles owned")
                setattr(mine, key, given)
        mine.placed = placed
        regular = count_bits(placed) - (mine.silver == PLACED_TODAY)
        if not 0 <= regular <= REGULAR_TOKENS:
            raise self.error(word, f"{regular} regular tokens cannot be placed")
        mine.tokens = REGULAR_TOKENS - regular
        if self.table.empty_rows(placed) > REGULAR_TOKENS - regular:
            raise self.error(word, "the rows cannot all be filled any more (B-DAY-05)")

    def _battle_cards(self, s: State, seat: int, fields: dict[str, str]) -> None:
        """The set is the starting six and the specials of tiles owned, less what was removed."""
        mine = s.seats[seat]
        everything = self.table.starting_set
        for tile in range(len(self.table.tile_ids)):
            special = self.table.tile_battle_card[tile]
            if mine.tiles >> tile & 1 and special >= 0 and not self._still_to_come(seat, special):
                everything |= 1 << special
        extra = count_bits(everything & ~self.table.starting_set)
        removed = self._battle_set(seat, fields.get("removed", ""))
        if "removed" not in fields:
            for _ in range(extra):  # the rule's own default: the last of the starting cards
                removed |= 1 << (int(self.table.starting_set & ~removed).bit_length() - 1)
        shown = self._battle_set(seat, fields.get("shown", ""))
        hidden = self._battle_set(seat, fields.get("discarded", ""))
        if removed & ~everything or count_bits(removed) != extra:
            raise self.error(f"P{seat + 1}", f"{extra} battle cards must have been removed")
        own = everything & ~removed
        if (shown | hidden) & ~own or shown & hidden or own == shown | hidden:
            raise self.error(f"P{seat + 1}", "the used battle cards do not fit the set")
        mine.battle_set = own
        mine.removed = removed
        mine.shown = shown
        mine.proven = shown | self._battle_set(seat, fields.get("proven", ""))
        mine.proven_before = self._battle_set(seat, fields.get("proven-before", ""))
        specials = everything & ~self.table.starting_set & ~removed
        last = self._battle_set(seat, fields["last-special"]) if "last-special" in fields else specials & -specials
        mine.last_special = last
        mine.battle_hand = own & ~shown & ~hidden

    def _still_to_come(self, seat: int, special: int) -> bool:
        """Is the removal for which this special card comes in the very decision of the moment?"""
        stack = self._moment_data().get("stack", []) if "moment" in self.lines else []
        return stack[-FRAME_ROW:][:4] == [SwapFrame.KIND, 0, seat, special]

    def _battle_set(self, seat: int, text: str) -> int:
        cards = 0
        for name in _items(text):
            cards |= 1 << self.find(f"P{seat + 1}", "battle card", self.table.battle_ids, name)
        return cards

    def _points_of_tiles(self, s: State) -> None:
        for seat in range(self.table.players):
            mine = s.seats[seat]
            for tile in range(len(self.table.tile_ids)):
                if mine.tiles >> tile & 1:
                    creature = self.table.tile_creature[tile]
                    mine.vp_tile += self.table.tile_points[tile]
                    if creature >= 0:
                        mine.vp_creature += self.table.creature_points[creature]
                        standing = any(creature_at(s, space, seat) == creature for space in range(self.table.spaces))
                        if not standing and "moment" not in self.lines:
                            mine.creatures |= 1 << creature

    # --- cards ----------------------------------------------------------------------------------------------------

    def _cards(self, s: State) -> None:
        for seat, hand in self._hands.items():
            s.seats[seat].hand = self._take(s, f"P{seat + 1}", hand)
        s.discard = self._take(s, "discard", self.rest("discard"))
        for seat in range(self.table.players):
            s.seats[seat].known = s.discard
        for item in _items(self.rest("hidden")):
            card, _, knowers = item.partition("@")
            bits = self._take(s, "hidden", card.strip())
            s.discard |= bits
            for name in knowers.split("+") if knowers else []:
                s.seats[self.seat("hidden", name.strip())].known |= bits
        if "moment" in self.lines:
            s.seen = self._take(s, "moment", ", ".join(self._moment_data().get("seen", [])))
        if "deck" in self.lines:
            deck = self._take(s, "deck", self.rest("deck"))
            s.discard |= s.deck
            s.deck = deck

    def _take(self, s: State, word: str, text: str) -> int:
        """Cards named in the text, out of the deck."""
        cards = 0
        for item in _items(text):
            name, _, times = item.partition(" x")
            kind = self.find(word, "card", self.table.card_ids, name.strip())
            for _ in range(self.number(word, times or "1", 1, 9)):
                free = s.deck & self.table.card_mask[kind]
                if not free:
                    raise self.error(word, f"there are only {self.table.card_copies[kind]} of {name.strip()}")
                s.deck ^= 1 << lowest_bit(free)
                cards |= 1 << lowest_bit(free)
        return cards

    # --- the moment -----------------------------------------------------------------------------------------------

    def _phase(self, s: State) -> None:
        given = [word for word in ("turn", "night", "end-of-day") if word in self.lines]
        if len(given) != 1:
            raise PositionError("exactly one of the lines 'turn P1', 'night' and 'end-of-day' is needed")
        if given[0] == "night":
            s.phase = NIGHT
            s.round = 0
            push(s, NightFrame(NOWHERE))
        elif given[0] == "end-of-day":
            s.phase = END_OF_DAY
            s.round = 0
            push(s, EndOfDayFrame(NOWHERE))
        else:
            self._turn(s)

    def _turn(self, s: State) -> None:
        words = self.rest("turn").split()
        if not words or words[1:] not in ([], ["placed"]):
            raise self.error("turn", "write it as 'turn P1', or 'turn P1 placed' once the regular token is placed")
        seat = self.seat("turn", words[0])
        if s.day < 1 or s.round < 1:
            raise self.error("turn", "a turn needs a Day and a round of 1 or more")
        place = list(s.order).index(seat)
        flag = len(words) - 1
        for other in range(self.table.players):
            acted = list(s.order).index(other) < place or (other == seat and flag)
            expected = s.round - 1 + (1 if acted else 0)
            placed = REGULAR_TOKENS - s.seats[other].tokens
            if placed != expected:
                raise self.error(
                    f"P{other + 1}", f"{expected} regular tokens must be placed in this round, not {placed}"
                )
        s.phase = DAY
        s.active = seat
        checked = flag if self.table.day_victory else 0  # with a token placed, victory was checked before
        push(s, DayFrame(NOWHERE, s.round - 1, place + 1))
        push(s, TurnFrame(seat, flag, checked, checked))

    def _moment_data(self) -> dict[str, Any]:
        try:
            data = json.loads(self.rest("moment"))
        except (ValueError, RecursionError) as error:
            raise self.error("moment", str(error)) from None
        if not isinstance(data, dict):
            raise self.error("moment", "a table of fields is expected")
        return data

    def _moment(self, s: State) -> None:
        data = self._moment_data()
        for name in ("stack", "battle"):
            values = data.get(name)
            if not isinstance(values, list) or not all(type(value) is int for value in values):
                raise self.error("moment", f"{name!r} must be a list of whole numbers")
            if name == "stack":
                set_stack(s, values)
            else:
                set_battle(s, values)
        for name in MOMENT_FIELDS:
            if type(data.get(name)) is not int:
                raise self.error("moment", f"{name!r} must be a whole number")
            set_number(s, name, data[name])
        for name in TASETI_MOMENT:
            if type(data.get(name, 0)) is not int:
                raise self.error("moment", f"{name!r} must be a whole number")
            set_number(s, name, data.get(name, 0))
        for frame in frames_of(s):
            if isinstance(frame, TripFrame) and frame.step == AS_A_UNIT:
                s.seats[frame.seat].priests -= 1  # on his way to the board
        s.active = data["active"] if type(data.get("active")) is int else NOWHERE
        divine = data.get("divine", [])
        if s.battles and isinstance(divine, list) and len(divine) == 2:
            self._committed(s, s.battles[-1].attacker, divine[0])
            self._committed(s, s.battles[-1].defender, divine[1])

    def _committed(self, s: State, force: Force, kinds: Any) -> None:
        """Divine cards of a side: still in the hand before the reveal, among the known discards after it."""
        if not isinstance(kinds, list) or not all(kind in self.table.card_ids for kind in kinds):
            raise self.error("moment", "'divine' must name cards")
        source = s.seats[force.fighter].hand | s.discard
        cards = 0
        for kind in kinds:
            free = source & self.table.card_mask[self.table.card_ids.index(kind)] & ~cards
            if not free:
                raise self.error("moment", f"{kind} is not there to be committed")
            cards |= 1 << lowest_bit(free)
        force.divine = cards


SEAT_FIELDS = (
    "city",
    "prayer",
    "pyramids",
    "troops",
    "tiles",
    "waiting",
    "hand",
    "shown",
    "discarded",
    "removed",
    "proven",
    "proven-before",
    "last-special",
    "tokens",
    "silver",
    "gold",
    "points",
    "dawn",
    "objects",
    "skills",
    "sealed",
    "priests-waiting",
    "priests-at",
)


def _read_seed(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError as error:
        raise PositionError(f"the seed is no quoted text: {error}") from None


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


__all__ = ["position", "write_position"]
