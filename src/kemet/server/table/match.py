"""A match: what the entries of a table add up to. The same entries give the same match in every process.

| entry | means |
|---|---|
| `start` | the game begins |
| `choose` | a seat plays the choice `code`, and in the same breath those in `note`: one message is one entry |
| `undo` | a seat takes its last choice back |
| `takeover`, `return` | a bot plays for a person; the person is back. `note` of a takeover is `left` or `clock` |
| `resign` | a person gives up; a bot plays on to the end. `note` is `left` or `clock` where that alone is giving up |
| `end` | the game is over before its end: `seat` has won because all others gave up; -1: nobody is left |
| `orders` | standing orders of a seat (`note`, JSON) |
| `chat` | a line of talk (`note`) |
| `pause` | no server ran for `code` seconds: clocks stood still |
"""

from __future__ import annotations

from collections import deque

from pydantic import ValidationError

from kemet.errors import KemetError
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.lessons import lesson_named_by
from kemet.server.shapes.live import Orders
from kemet.server.store.rows import ClockData, Entry
from kemet.server.table.clocks import SeatClocks
from kemet.telling.view import question_of

#: What an entry can be; see above.
KINDS = ("start", "choose", "undo", "takeover", "return", "resign", "end", "orders", "chat", "pause")
#: Lines of talk that are kept in memory, the newest.
CHAT_KEPT = 200
#: Of a seat that has given none.
NO_ORDERS = Orders()
#: The `seat` of an `end` by which nobody has won.
NOBODY = -1


class BrokenLog(KemetError):
    """The stored entries do not fit this game."""


def codes_of(entry: Entry) -> list[int]:
    """The choices of an entry in a row: a way through several spaces, or battle cards with divine cards."""
    more = str(entry.note).split()
    if not all(code.isdecimal() and len(code) <= 5 for code in more):
        raise BrokenLog(f"{entry.note[:40]!r} are no choices")
    return [entry.code, *map(int, more)]


class Match:
    """The game of a table and everything around it."""

    def __init__(self, setup: Setup, clock: ClockData, humans: set[int]):
        self.setup = setup
        self.lesson = lesson_named_by(setup.as_data())
        self.players = setup.table.players
        self.humans = humans  # seats that people took before the start
        self.game: Game | None = None
        self.number = 0  # of the last entry
        self.began = [0] * self.players  # per seat: the entry at which its present question began
        self.away: dict[int, str] = {}  # seats that a bot plays for a person, and why
        self.resigned: set[int] = set()
        self.ended: int | None = None  # before its end: the seat that won by it, or NOBODY
        self.orders: dict[int, Orders] = {}
        self.chat: deque[Entry] = deque(maxlen=CHAT_KEPT)
        self.messages: set[tuple[int, str]] = set()
        self.clocks = SeatClocks(clock, self.players)

    # --- reading --------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.game is None:
            return "open"
        return "over" if self.game.over or self.ended is not None else "running"

    def is_person(self, seat: int) -> bool:
        """Does a person play this seat now?"""
        return seat in self.humans and seat not in self.away and seat not in self.resigned

    def waiting(self) -> list[int]:
        return self.game.waiting_for() if self.game is not None and self.ended is None else []

    def orders_of(self, seat: int) -> Orders:
        return self.orders.get(seat, NO_ORDERS)

    def forget_owner(self, seat: int) -> None:
        """Somebody left this seat before the game began; what they said and ordered went with them."""
        self.chat = deque((entry for entry in self.chat if entry.seat != seat), CHAT_KEPT)
        self.orders.pop(seat, None)
        self.messages = {(of, message) for of, message in self.messages if of != seat}

    # --- applying -------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, played: Game | None = None) -> None:
        """Take the next entry in; a BrokenLog if it does not fit. `played` is a fork of the game on which this one
        entry was played already: then it is not played again."""
        if entry.number != self.number + 1:
            raise BrokenLog(f"entry {entry.number} came after entry {self.number}")
        try:
            self._apply(entry, played)
        except (KemetError, ValidationError) as error:
            raise BrokenLog(f"entry {entry.number}: {error}") from None
        self.number = entry.number
        if entry.message is not None:
            self.messages.add((entry.seat, entry.message))
        if entry.kind not in ("chat", "orders"):
            self.clocks.run_for({seat for seat in self.waiting() if self.is_person(seat)}, entry.at)

    def _apply(self, entry: Entry, played: Game | None) -> None:
        if entry.kind in ("choose", "undo"):
            self._play(entry, played)
        elif entry.kind == "start":
            self.game = played or Game(self.setup)
            self.began = [entry.number] * self.players
        elif entry.kind == "takeover":
            self.away[entry.seat] = entry.note
        elif entry.kind == "return":
            if self.away.pop(entry.seat, "") == "clock":
                self.clocks.grant(entry.seat)
        elif entry.kind == "resign":
            self.resigned.add(entry.seat)
        elif entry.kind == "end":
            self.ended = entry.seat
        elif entry.kind == "orders":
            self.orders[entry.seat] = Orders.model_validate_json(entry.note)
        elif entry.kind == "chat":
            self.chat.append(entry)
        elif entry.kind == "pause":
            self.clocks.pause(entry.code)
        else:
            raise BrokenLog(f"there is no kind of entry {entry.kind!r}")

    def _play(self, entry: Entry, played: Game | None) -> None:
        if self.game is None:
            raise BrokenLog("a choice before the start")
        others = self._asked(but=entry.seat)
        if played is not None:
            self.game.adopt(played)
        elif entry.kind == "choose":
            for code in codes_of(entry):
                self.game.play(entry.seat, code)
        else:
            self.game.take_back(entry.seat)
        still = self._asked(but=entry.seat)
        for seat in range(self.players):
            # a question that stays the same keeps its prompt: what others choose in secret makes no answer stale
            if seat not in others or others[seat] != still.get(seat):
                self.began[seat] = entry.number

    def _asked(self, but: int) -> dict[int, tuple[str, tuple[int, ...]]]:
        """The other seats that are asked, each with its question and choices."""
        assert self.game is not None
        state = self.game.state
        if state.waiting & ~(1 << but) == 0:
            return {}
        seats = (seat for seat in range(self.players) if seat != but and state.waiting >> seat & 1)
        return {seat: (question_of(state, seat), tuple(self.game.codes(seat))) for seat in seats}
