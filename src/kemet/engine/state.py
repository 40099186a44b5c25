"""The state of a game: a few flat lists of integers and a stack of frames. Nothing here decides a rule.

Troops are packed: `troops[space]` holds four bits of unit count for each seat, `creatures[space]` four bits
with the creature's number plus one, so that any number of seats of a side may share a space.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.chance import key_from_seed, number
from kemet.engine.names import (
    ASK_NOTHING,
    DAY,
    END_OF_DAY,
    EXTRA,
    FRAME,
    M_EXTRA_GAIN,
    MAX_PRAYER,
    NOWHERE,
    S_BATTLE_HAND,
    S_BATTLE_SET,
    S_CITY,
    S_HAND,
    S_KNOWN,
    S_PRAYER,
    S_RESERVE,
    S_SIDE,
    S_TOKENS,
    SEAT,
    SETUP,
    X_PRIESTS_RESERVE,
)
from kemet.engine.table import Table

STARTING_UNITS = 12
REGULAR_TOKENS = 5

#: The plain numbers and the lists of a state, in the order in which they are saved.
NUMBERS = (
    "draws",
    "phase",
    "day",
    "round",
    "active",
    "ask",
    "waiting",
    "answers",
    "learned",
    "winner",
    "end_reason",
    "deck",
    "discard",
    "gone",
    "seen",
    "delta_keeper",
    "scored_temples",
    "scored_sanctuary",
    "move_at",
    "move_units",
    "move_creature",
    "move_left",
    "move_started",
    "move_walls",
    "move_targets",
    "move_fresh",
    "move_helped",
    "move_regrouped",
)
MODULE_NUMBERS = (
    "last_day",
    "sealed_creatures",
    "move_priests",
    "move_bonus",
    "temporary",
    "dedicated",
    "remembered",
)
MODULE_LISTS = ("extra", "priests", "path")
LISTS = ("seats", "troops", "creatures", "pyramids", "city_seat", "order", "stack", "battle")


#: Powers of two below 2**100 leave different remainders here, so one look-up finds the place of a bit.
BIT_PRIME: Final = 101
BIT_PLACE: Final = [0] * BIT_PRIME
for _place in range(BIT_PRIME - 1):
    BIT_PLACE[2**_place % BIT_PRIME] = _place


class State:
    """One moment of one game. `copy()` is cheap; equality of all fields means the same moment."""

    __slots__ = (*NUMBERS, *LISTS, *MODULE_NUMBERS, *MODULE_LISTS, "keys", "log", "seed", "table")

    def __init__(
        self,
        table: Table,
        seed: str,
        keys: list[int],
        seats: list[int],
        troops: list[int],
        creatures: list[int],
        pyramids: list[int],
        city_seat: list[int],
        order: list[int],
        stack: list[int],
        battle: list[int],
        extra: list[int],
        priests: list[int],
        path: list[int],
    ) -> None:
        self.table = table
        self.seed = seed
        self.keys = keys
        self.seats = seats
        self.troops = troops
        self.creatures = creatures
        self.pyramids = pyramids
        self.city_seat = city_seat
        self.order = order
        self.stack = stack
        self.battle = battle
        self.extra = extra  # seat fields of Ta-Seti, empty without it
        self.priests = priests  # priests among the units of a space, packed like troops; empty without the path
        self.path = path
        self.log: list[tuple[int, ...]] | None = None  # events, only where somebody listens
        self.draws: int = 0
        self.phase: int = SETUP
        self.day: int = 0
        self.round: int = 0
        self.active: int = NOWHERE
        self.ask: int = ASK_NOTHING
        self.waiting: int = 0  # bit set of seats that are asked
        self.answers: int = 0  # bit set of seats that secretly said yes
        self.learned: int = 0  # counts the moments at which somebody learned something hidden
        self.winner: int = NOWHERE
        self.end_reason: int = 0
        self.deck: int = 0
        self.discard: int = 0
        self.gone: int = 0  # bit set of tiles sold out
        self.seen: int = 0  # cards Vision's owner looks at; they are out of the deck until he has chosen
        self.delta_keeper: int = NOWHERE  # house rule deltaVpAfterSacrifice
        self.scored_temples: int = 0  # seats that had their two-temple point today
        self.scored_sanctuary: int = 0
        self.move_at: int = NOWHERE  # where the moving group stands, -1 outside a Move
        self.move_units: int = 0
        self.move_creature: int = 0  # 1: the creature there is in the group
        self.move_left: int = 0  # capacity left
        self.move_started: int = 0  # 1 after the first displacement
        self.move_walls: int = 0  # 1: a card lets this Move ignore walls
        self.move_targets: int = 0  # bit set of spaces teleported to in this Move (B-TELE-10)
        self.move_fresh: int = 0  # bit set of spaces without own units before this Move entered them
        self.move_helped: int = 0  # house rule raPerTeleport: the saving of this Move is used
        self.move_regrouped: int = 0  # 1: the group has been chosen on this space
        self.last_day: int = 0  # module "victory": this Day is the last
        self.sealed_creatures: int = 0  # bit set of creatures whose tile is sealed
        self.move_priests: int = 0
        self.move_bonus: int = 0  # capacity from road symbols, objects and cards
        self.temporary: int = 0  # bit set of temporary tokens the active seat holds
        self.dedicated: int = 0  # house rule dedicationPerEntry: paid in this action
        self.remembered: int = 0  # house rule divineMemoryChain: done in this turn

    def copy(self) -> State:
        """The same moment, independent of this one; it writes no events."""
        expanded = self.table.expanded
        twin = State(
            self.table,
            self.seed,
            self.keys,
            self.seats[:],
            self.troops[:],
            self.creatures[:],
            self.pyramids[:],
            self.city_seat[:],
            self.order[:],
            self.stack[:],
            self.battle[:],
            self.extra[:] if expanded else self.extra,  # empty lists are shared
            self.priests[:] if expanded else self.priests,
            self.path[:] if expanded else self.path,
        )
        twin.draws = self.draws
        twin.phase = self.phase
        twin.day = self.day
        twin.round = self.round
        twin.active = self.active
        twin.ask = self.ask
        twin.waiting = self.waiting
        twin.answers = self.answers
        twin.learned = self.learned
        twin.winner = self.winner
        twin.end_reason = self.end_reason
        twin.deck = self.deck
        twin.discard = self.discard
        twin.gone = self.gone
        twin.seen = self.seen
        twin.delta_keeper = self.delta_keeper
        twin.scored_temples = self.scored_temples
        twin.scored_sanctuary = self.scored_sanctuary
        twin.move_at = self.move_at
        twin.move_units = self.move_units
        twin.move_creature = self.move_creature
        twin.move_left = self.move_left
        twin.move_started = self.move_started
        twin.move_walls = self.move_walls
        twin.move_targets = self.move_targets
        twin.move_fresh = self.move_fresh
        twin.move_helped = self.move_helped
        twin.move_regrouped = self.move_regrouped
        twin.last_day = self.last_day
        twin.sealed_creatures = self.sealed_creatures
        twin.move_priests = self.move_priests
        twin.move_bonus = self.move_bonus
        twin.temporary = self.temporary
        twin.dedicated = self.dedicated
        twin.remembered = self.remembered
        return twin


def empty_state(table: Table, seed: str) -> State:
    """All pieces in the box: the state before set-up."""
    seats: list[int] = []
    for seat in range(table.players):
        fields = [0] * SEAT
        fields[S_PRAYER] = 5
        fields[S_RESERVE] = STARTING_UNITS
        fields[S_CITY] = NOWHERE
        fields[S_TOKENS] = REGULAR_TOKENS
        fields[S_SIDE] = seat
        fields[S_BATTLE_HAND] = table.starting_set
        fields[S_BATTLE_SET] = table.starting_set
        seats += fields
    s = State(
        table,
        seed,
        key_from_seed(seed),
        seats,
        [0] * table.spaces,
        [0] * table.spaces,
        [0] * table.spaces,
        [NOWHERE] * len(table.city_ids),
        list(range(table.players)),
        [],
        [],
        [0] * (EXTRA * table.players) if table.expanded else [],
        [0] * table.spaces if table.has_path else [],
        [0] * table.path_size if table.has_path else [],
    )
    s.deck = table.all_cards
    s.gone = table.no_copies
    return s


def reseed(s: State, seed: str) -> None:
    """Chance goes on from another seed; what has happened stays."""
    s.seed = seed
    s.keys = key_from_seed(seed)
    s.draws = 0


def random_below(s: State, limit: int) -> int:
    """The next number of the game's own chance, 0 <= result < limit. Somebody is about to learn something."""
    drawn = number(s.keys, s.draws)
    s.draws += 1
    s.learned += 1
    return drawn % limit


# --- frames -----------------------------------------------------------------------------------------------------


def push(s: State, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a new frame on the stack; it acts before what lies under it."""
    stack = s.stack
    stack.append(kind)
    stack.append(0)
    stack.append(seat)
    stack.append(a)
    stack.append(b)
    stack.append(c)


def pop(s: State) -> None:
    del s.stack[-FRAME:]


def ask(s: State, question: int, seat: int) -> None:
    s.ask = question
    s.waiting = 1 << seat


# --- units ------------------------------------------------------------------------------------------------------


def units(s: State, space: int, seat: int) -> int:
    return s.troops[space] >> 4 * seat & 15


def add_units(s: State, space: int, seat: int, amount: int) -> None:
    s.troops[space] += amount << 4 * seat


def take_units(s: State, space: int, seat: int, amount: int) -> None:
    s.troops[space] -= amount << 4 * seat


def enemies_at(s: State, space: int, seat: int) -> int:
    """The packed troop of other sides on this space; 0 if there is none."""
    return s.troops[space] & s.table.enemy_mask[seat]


def holder(s: State, space: int) -> int:
    """The first seat with units on this space, or -1."""
    troop = s.troops[space]
    if troop == 0:
        return NOWHERE
    seat = 0
    while not troop & 15:
        troop >>= 4
        seat += 1
    return seat


def gain_prayer(s: State, seat: int, amount: int) -> int:
    """One gain of prayer points, capped (B-LIMIT-04); returns what was really gained."""
    at = seat * SEAT + S_PRAYER
    before = s.seats[at]
    after = before + amount
    if amount > 0 and s.phase >= DAY and not (s.phase == END_OF_DAY and s.table.no_extra_at_end_of_day):
        after += s.seats[seat * SEAT + M_EXTRA_GAIN]  # once per gain (T1-DSTR-01)
    if after > MAX_PRAYER:
        after = MAX_PRAYER
    s.seats[at] = after
    return after - before


def creature_at(s: State, space: int, seat: int) -> int:
    """The seat's creature on this space, or -1."""
    return (s.creatures[space] >> 4 * seat & 15) - 1


def working_creature(s: State, space: int, seat: int) -> int:
    """The seat's creature on this space unless its tile is sealed (T-CLAR-03), or -1."""
    creature = (s.creatures[space] >> 4 * seat & 15) - 1
    if creature >= 0 and s.sealed_creatures >> creature & 1:
        return NOWHERE
    return creature


def priests_at(s: State, space: int, seat: int) -> int:
    """How many of the seat's units on this space are priests."""
    return s.priests[space] >> 4 * seat & 15 if s.priests else 0


def remove_units(s: State, space: int, seat: int, amount: int, priests: int) -> None:
    """Units, so many priests among them, go to the unit reserve."""
    s.troops[space] -= amount << 4 * seat
    s.seats[seat * SEAT + S_RESERVE] += amount
    if priests:
        s.priests[space] -= priests << 4 * seat
        s.extra[seat * EXTRA + X_PRIESTS_RESERVE] += priests


def shift_units(s: State, space: int, onward: int, seat: int) -> None:
    """The seat's whole troop with its creature goes to another space."""
    count = units(s, space, seat)
    s.troops[space] -= count << 4 * seat
    s.troops[onward] += count << 4 * seat
    if s.priests:
        moved = s.priests[space] & 15 << 4 * seat
        s.priests[space] -= moved
        s.priests[onward] += moved
    if creature_at(s, space, seat) >= 0:
        put_creature(s, onward, seat, lift_creature(s, space, seat))


def figures_lost(s: State, space: int, seat: int, amount: int) -> int:
    """How many priests are among so many units lost there, or -1 if their owner has a choice (T3-UNIT-03)."""
    priests = priests_at(s, space, seat)
    if priests == 0:
        return 0
    plain = units(s, space, seat) - priests
    low = amount - plain if amount > plain else 0
    high = priests if priests < amount else amount
    return low if low == high else NOWHERE


def put_creature(s: State, space: int, seat: int, creature: int) -> None:
    s.creatures[space] += creature + 1 << 4 * seat


def lift_creature(s: State, space: int, seat: int) -> int:
    """Take the seat's creature off this space and return its number."""
    creature = creature_at(s, space, seat)
    s.creatures[space] -= creature + 1 << 4 * seat
    return creature


# --- cards ------------------------------------------------------------------------------------------------------


def draw_card(s: State, seat: int) -> int:
    """A random card from the deck into the seat's hand; returns its bit, or -1 if there is none (B-DI-01, B-DI-02)."""
    if s.deck == 0:
        if s.discard == 0:
            return NOWHERE
        s.deck = s.discard
        s.discard = 0
        for other in range(s.table.players):
            s.seats[other * SEAT + S_KNOWN] = 0
    bit = nth_bit(s.deck, random_below(s, count_bits(s.deck)))
    s.deck ^= 1 << bit
    s.seats[seat * SEAT + S_HAND] |= 1 << bit
    return bit


def discard_open(s: State, seat: int, bit: int) -> None:
    """A card that all have seen leaves the seat's hand."""
    s.seats[seat * SEAT + S_HAND] ^= 1 << bit
    s.discard |= 1 << bit
    for other in range(s.table.players):
        s.seats[other * SEAT + S_KNOWN] |= 1 << bit
    s.learned += 1


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit set; bits must not be 0."""
    return BIT_PLACE[(bits & -bits) % BIT_PRIME]


def count_bits(bits: int) -> int:
    count = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: int, n: int) -> int:
    """The place of the bit number n (from 0) that is set."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)
