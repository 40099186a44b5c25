"""What lies on the table only when Seth is there: the track, common tokens, sacred temples, captured units."""

from __future__ import annotations

from typing import Final, final

from kemet.engine.native import i64, mypyc_attr, vec
from kemet.engine.state.codes import NO_TOKEN, NOWHERE
from kemet.engine.state.powers import NO_POWERS, Powers

# What lies on a space of Seth's board, four bits each: 0 nothing, a kind, or 8 + the member whose colour it has.
LIES_VIOLET: Final = 1
LIES_SILVER: Final = 2
LIES_CLEAR: Final = 3
LIES_COLOUR: Final = 8

#: The numbers of a save, in order.
SETH_NUMBERS: Final = (
    "track",
    "acted",
    "later",
    "drained",
    "colours",
    "on_board",
    "grey",
    "gold",
    "clear",
    "greyed",
    "tiles",
    "osiris_buyer",
    "active",
    "temple_done",
    "ceremony_done",
    "temple_points",
    "proposals",
    "cards",
    "group",
    "riding",
    "rider_seat",
    "corrupted",
    "invading",
    "first_start",
    "first_end",
    "first_units",
    "first_creature",
)


@final
@mypyc_attr(acyclic=True)
class SethState:
    """Without Seth it is empty and shared by all games."""

    __slots__ = (
        "acted",
        "active",
        "captured",
        "cards",
        "ceremony_done",
        "clear",
        "colours",
        "corrupted",
        "drained",
        "first_creature",
        "first_end",
        "first_start",
        "first_units",
        "gold",
        "grey",
        "greyed",
        "group",
        "invading",
        "later",
        "legions",
        "on_board",
        "osiris_buyer",
        "powers",
        "proposals",
        "refused",
        "rider_seat",
        "riding",
        "temple_done",
        "temple_points",
        "temples",
        "tiles",
        "track",
        "violet",
    )

    def __init__(self, temples: vec[i64], captured: vec[i64], violet: vec[i64]) -> None:
        # --- the Day
        self.track: i64 = NOWHERE  # the step of the track
        self.acted: i64 = 0  # bit set of the members who had their turn in this alliance turn
        self.later: i64 = 0  # bit set of the members who said so
        self.drained: i64 = 0  # Energy Drain in this step of the track, four bits per seat
        # --- action tokens
        self.colours: i64 = 0  # bit set of the members whose token Seth holds in hand
        self.on_board: i64 = 0  # what lies on Seth's action spaces, four bits each
        self.grey: i64 = NO_TOKEN  # the alliance's common tokens
        self.gold: i64 = NO_TOKEN
        self.clear: i64 = NO_TOKEN  # Seth's transparent token
        self.greyed: i64 = 0  # bit set of seth/tokens.py: silver or grey used in this member turn, tips taken today
        # --- the alliance
        self.tiles: int = 0  # bit set of alliance tiles on the Osiris board
        self.osiris_buyer: i64 = NOWHERE
        self.active: i64 = 0  # bit set of active power tokens
        self.powers: Powers = NO_POWERS  # of alliance tiles and power tokens together
        self.legions: i64 = 0  # those who own Legion, as a mask over packed troops; it follows from the tiles
        self.temple_done: i64 = 0
        self.ceremony_done: i64 = 0  # the portal is open from then on
        self.temple_points: i64 = 0  # permanent points for temples at the end of Days
        self.proposals: i64 = 0  # made in this turn, four bits per member
        self.refused: list[int] = []  # proposals refused in this turn, packed
        #: [space]: level, + 4 * (prayer token + 1), + 64 * (power token + 1)
        self.temples = temples
        # --- Seth
        self.cards: i64 = 0  # bit set of creature cards in his hand
        # --- figures of the other side
        self.captured = captured  # [space]: those that fight for Seth, four bits per first owner
        self.violet = violet  # [space]: Seth's that fight for the alliance, four bits per holder
        # --- a movement
        self.group: i64 = 0  # the moving units, four bits per owner
        self.riding: i64 = 0  # the creature that moves with them, its number + 1
        self.rider_seat: i64 = NOWHERE  # who controls it
        self.corrupted: i64 = NOWHERE  # the token's player whose troop Seth moves
        # --- a Furious invasion: its first movement while the second is under way
        self.invading: i64 = 0  # the number of the movement under way, 0 outside an invasion
        self.first_start: i64 = NOWHERE
        self.first_end: i64 = NOWHERE
        self.first_units: i64 = 0
        self.first_creature: i64 = 0  # its number + 1

    def copy(self) -> SethState:
        twin = SethState(self.temples[:], self.captured[:], self.violet[:])
        twin.track = self.track
        twin.acted = self.acted
        twin.later = self.later
        twin.drained = self.drained
        twin.colours = self.colours
        twin.on_board = self.on_board
        twin.grey = self.grey
        twin.gold = self.gold
        twin.clear = self.clear
        twin.greyed = self.greyed
        twin.tiles = self.tiles
        twin.osiris_buyer = self.osiris_buyer
        twin.active = self.active
        twin.powers = self.powers
        twin.legions = self.legions
        twin.temple_done = self.temple_done
        twin.ceremony_done = self.ceremony_done
        twin.temple_points = self.temple_points
        twin.proposals = self.proposals
        if self.refused:
            twin.refused = self.refused[:]
        twin.cards = self.cards
        twin.group = self.group
        twin.riding = self.riding
        twin.rider_seat = self.rider_seat
        twin.corrupted = self.corrupted
        twin.invading = self.invading
        twin.first_start = self.first_start
        twin.first_end = self.first_end
        twin.first_units = self.first_units
        twin.first_creature = self.first_creature
        return twin
