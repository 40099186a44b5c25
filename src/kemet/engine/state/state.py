"""One moment of one game.

Rows over the spaces of the board are packed: `troops[space]` holds four bits of unit count for each seat,
`creatures[space]` four bits with the creature's number plus one, `priests[space]` the priests among the units. So any
number of seats of a side may share a space; a creature is no unit (B-CREATURE-01), a priest is one (T3-UNIT-01).
"""

from __future__ import annotations

from typing import Final, final

from kemet.engine.native import i64, mypyc_attr, vec
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.seth.state import SethState
from kemet.engine.state.chance import Tape, key_from_seed, number
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import MAX_SPACES, NOWHERE, SETH, SETUP
from kemet.engine.state.forces import Battle
from kemet.engine.state.frames import NOTHING, Frame, Question
from kemet.engine.state.path import Path
from kemet.engine.state.powers import Powers
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.seat import Seat

STARTING_UNITS: Final = 12  # and never more but by mercenaries and priests (B-LIMIT-02)
STARTING_PRAYER: Final = 5
REGULAR_TOKENS: Final = 5


@final
@mypyc_attr(acyclic=True)
class State:
    """`copy()` is cheap; equality of all fields means the same moment."""

    __slots__ = (
        "_scratch",
        "active",
        "answers",
        "battles",
        "city_seat",
        "creatures",
        "day",
        "deck",
        "dedicated",
        "delta_keeper",
        "discard",
        "draws",
        "end_reason",
        "frame",
        "gone",
        "held",
        "keys",
        "last_day",
        "learned",
        "log",
        "move_at",
        "move_bonus",
        "move_creature",
        "move_fresh",
        "move_helped",
        "move_left",
        "move_priests",
        "move_regrouped",
        "move_started",
        "move_targets",
        "move_units",
        "move_walls",
        "order",
        "path",
        "phase",
        "priests",
        "pyramids",
        "question",
        "remembered",
        "round",
        "scored_sanctuary",
        "scored_temples",
        "sealed_creatures",
        "seats",
        "seed",
        "seen",
        "seth",
        "table",
        "tape",
        "temporary",
        "troops",
        "waiting",
        "winner",
    )

    def __init__(
        self,
        table: Ruleset,
        seed: str,
        keys: vec[i64],
        seats: vec[Seat],
        troops: vec[i64],
        creatures: vec[i64],
        pyramids: vec[i64],
        city_seat: vec[i64],
        order: vec[i64],
        priests: vec[i64],
        path: Path,
        seth: SethState,
    ) -> None:
        self.table = table
        self.seed = seed
        self.keys = keys
        self.seats = seats
        self.troops = troops
        self.creatures = creatures
        self.pyramids = pyramids  # [space]: colour * 8 + level; a level of 0 is not on the board (B-LIMIT-06)
        self.city_seat = city_seat  # [city]: whose it is
        self.order = order  # the turn order
        self.priests = priests  # empty without the path
        self.path = path
        self.seth = seth
        # --- what is under way and what is asked
        self.frame: Frame | None = None  # the one that acts; others lie below it
        self.battles: list[Battle] = []  # the one being fought last
        self.question: Question = NOTHING
        self.waiting: i64 = 0  # bit set of seats that are asked
        self.answers: i64 = 0  # bit set of seats that secretly said yes
        self.log: list[tuple[int, ...]] | None = None  # events, only where somebody listens
        self.held: list[int] | None = None  # by space: who has a temporary point for it, as last sent; for listeners
        self.draws: i64 = 0
        self.tape: Tape | None = None  # outcomes fixed beforehand, only where somebody explores them; copies have none
        self.learned: i64 = 0  # counts the moments at which somebody learned something hidden
        # --- the calendar
        self.phase: i64 = SETUP
        self.day: i64 = 0
        self.round: i64 = 0
        self.active: i64 = NOWHERE
        self.last_day: i64 = 0  # module "victory": 1 if this Day is the last
        self.winner: i64 = NOWHERE
        self.end_reason: i64 = 0
        # --- common things
        self.deck: i64 = 0
        self.discard: i64 = 0
        self.seen: i64 = 0  # cards Vision's owner looks at; they are out of the deck until the choice
        self.gone: int = 0  # bit set of tiles sold out
        self.delta_keeper: i64 = NOWHERE  # house rule deltaVpAfterSacrifice
        self.scored_temples: i64 = 0  # seats that had their two-temple point today
        self.scored_sanctuary: i64 = 0
        self.sealed_creatures: i64 = 0  # bit set of creatures whose tile is sealed
        # --- the Move under way
        self.move_at: i64 = NOWHERE  # where the moving group stands, -1 outside a Move
        self.move_units: i64 = 0
        self.move_priests: i64 = 0
        self.move_creature: i64 = 0  # 1: the creature there is in the group
        self.move_left: i64 = 0  # capacity left
        self.move_bonus: i64 = 0  # capacity from road symbols, objects and cards
        self.move_started: i64 = 0  # 1 after the first displacement
        self.move_walls: i64 = 0  # 1: a card lets this Move ignore walls
        self.move_targets: i64 = 0  # bit set of spaces teleported to in this Move (B-TELE-10)
        self.move_fresh: i64 = 0  # bit set of spaces without own units before this Move entered them
        self.move_helped: i64 = 0  # house rule raPerTeleport: the saving of this Move is used
        self.move_regrouped: i64 = 0  # 1: the group has been chosen on this space
        self.temporary: i64 = 0  # bit set of temporary tokens the active seat holds
        self.dedicated: i64 = 0  # house rule dedicationPerEntry: paid in this action
        self.remembered: i64 = 0  # house rule divineMemoryChain: done in this turn
        self._scratch: Choices | None = None

    def copy(self) -> State:
        """The same moment, independent of this one; it writes no events."""
        expanded = self.table.expanded
        seats = self.seats[:]
        for place in range(len(seats)):
            seats[place] = seats[place].copy()
        twin = State(
            self.table,
            self.seed,
            self.keys,
            seats,
            self.troops[:],
            self.creatures[:],
            self.pyramids[:],
            self.city_seat,  # fixed when the cities are settled; replaced, never changed
            self.order,  # replaced, never changed
            self.priests[:] if expanded else self.priests,  # empty rows are shared
            self.path.copy() if expanded else self.path,
            self.seth.copy() if self.table.with_seth else self.seth,
        )
        if self.frame is not None:
            twin.frame = copy_of(self.frame)
        if self.battles:
            twin.battles = [battle.copy() for battle in self.battles]
        twin.held = self.held  # replaced, never changed
        twin.question = self.question
        twin.waiting = self.waiting
        twin.answers = self.answers
        twin.draws = self.draws
        twin.learned = self.learned
        twin.phase = self.phase
        twin.day = self.day
        twin.round = self.round
        twin.active = self.active
        twin.last_day = self.last_day
        twin.winner = self.winner
        twin.end_reason = self.end_reason
        twin.deck = self.deck
        twin.discard = self.discard
        twin.seen = self.seen
        twin.gone = self.gone
        twin.delta_keeper = self.delta_keeper
        twin.scored_temples = self.scored_temples
        twin.scored_sanctuary = self.scored_sanctuary
        twin.sealed_creatures = self.sealed_creatures
        twin.move_at = self.move_at
        twin.move_units = self.move_units
        twin.move_priests = self.move_priests
        twin.move_creature = self.move_creature
        twin.move_left = self.move_left
        twin.move_bonus = self.move_bonus
        twin.move_started = self.move_started
        twin.move_walls = self.move_walls
        twin.move_targets = self.move_targets
        twin.move_fresh = self.move_fresh
        twin.move_helped = self.move_helped
        twin.move_regrouped = self.move_regrouped
        twin.temporary = self.temporary
        twin.dedicated = self.dedicated
        twin.remembered = self.remembered
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def scratch(self) -> Choices:
        """An empty row for rules that must know whether there is a choice at all; each state has its own."""
        found = self._scratch
        if found is None:
            found = Choices()
            self._scratch = found
        found.count = 0
        return found


def copy_of(frame: Frame) -> Frame:
    """A copy of a frame and of all below it."""
    twin = frame.copy()
    twin.step = frame.step
    if frame.below is not None:
        twin.below = copy_of(frame.below)
    return twin


def empty_state(table: Ruleset, seed: str) -> State:
    """What every player starts with (B-SETUP-06); nothing is on the board yet."""
    seats: list[Seat] = []
    for place in range(table.players):
        seat = Seat()
        seat.prayer = STARTING_PRAYER
        seat.reserve = STARTING_UNITS
        seat.tokens = REGULAR_TOKENS
        seat.battle_hand = table.starting_sets[place]
        seat.battle_set = table.starting_sets[place]
        seats.append(seat)
    on_path = table.has_path
    s = State(
        table,
        seed,
        key_from_seed(seed),
        vec[Seat](seats),
        zeros(table.spaces),
        zeros(table.spaces),
        zeros(table.spaces),
        vec[i64]([NOWHERE] * len(table.city_ids)),
        vec[i64](list(range(table.players))),
        zeros(table.spaces) if on_path else zeros(0),
        table.empty_path(),
        SethState(zeros(table.spaces), zeros(table.spaces), zeros(table.spaces)) if table.with_seth else NO_SETH,
    )
    if table.seth is not None:
        for place in range(table.players):
            s.seats[place].prayer = table.seth.starting_prayer[place]
            s.seats[place].reserve = table.seth.starting_units[place]
            s.seats[place].tokens = table.seth.member_tokens
        s.seats[SETH].tokens = table.seth.violet_tokens
        s.seth.colours = table.seth.all_members
        s.seth.cards = (1 << len(table.seth.card_ids)) - 1
    s.deck = table.all_cards
    s.gone = table.no_copies  # all others are for sale from the first Day (B-SETUP-03)
    return s


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


#: Read in games without Seth too, and never changed: nothing is captured, corrupted or shared there.
NO_SETH: Final = SethState(zeros(MAX_SPACES), zeros(MAX_SPACES), zeros(MAX_SPACES))


def as_row(values: list[int]) -> vec[i64]:
    """A list of numbers as the state keeps it."""
    return vec[i64](values)


def reseed(s: State, seed: str) -> None:
    """Chance goes on from another seed; what has happened stays."""
    s.seed = seed
    s.keys = key_from_seed(seed)
    s.draws = 0


def random_below(s: State, limit: i64) -> i64:
    """The next number of the game's own chance, 0 <= result < limit. Somebody is about to learn something."""
    tape = s.tape
    if tape is not None:
        drawn = tape.next(limit)
    else:
        drawn = number(s.keys, s.draws)
    s.draws += 1
    s.learned += 1
    return drawn % limit


def add_powers(s: State, seat: i64, tile: i64) -> None:
    """After a tile was bought."""
    _use_powers(s, seat, s.seats[seat].powers.plus(s.table.tile_powers[tile]))


def renew_powers(s: State, seat: i64) -> None:
    """After a tile was sealed or unsealed: all of them are added up again."""
    _use_powers(s, seat, s.table.powers_of(s.seats[seat].working_tiles()))


def _use_powers(s: State, seat: i64, powers: Powers) -> None:
    s.seats[seat].powers = powers
    if powers.troop_limit:
        s.seth.legions |= 15 << 4 * seat


def rules_of(s: State) -> SethRuleset:
    """Figures and options of Seth's box; only a game with Seth may ask."""
    rules = s.table.seth
    assert rules is not None
    return rules


def push(s: State, frame: Frame) -> None:
    """Put a new frame on top; it acts before what lies under it."""
    frame.below = s.frame
    s.frame = frame


def pop(s: State) -> None:
    top = s.frame
    assert top is not None
    s.frame = top.below


def ask(s: State, question: Question, seat: i64) -> None:
    """The caller knows that there is an answer; what leaves none is skipped (B-DECIDE-01, B-DECIDE-02)."""
    s.question = question
    s.waiting = 1 << seat
