"""A game as people and programs use it: a pure function of set-up, seed and choices.

>>> game = new_game(players=3, seed=7)
>>> seat = game.waiting_for()[0]
>>> game.play(seat, game.legal(seat)[0])
>>> len(game.choices)
1
"""

from __future__ import annotations

import json
import secrets
from array import array
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kemet.engine import flow
from kemet.engine.board.holding import listen
from kemet.engine.hidden import sample_hidden
from kemet.engine.reasons import Reason
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State
from kemet.errors import IllegalChoice
from kemet.game.configuration import Setup, seed_text
from kemet.game.pickling import teach_pickle
from kemet.game.saves.freeze import fingerprint, freeze
from kemet.game.saves.validation import ENGINE_ERRORS
from kemet.telling.events import Event, count_for, events_for
from kemet.telling.notation import Choice, describe, read, write
from kemet.telling.refusals import misread, reason_why_not, why_not
from kemet.telling.view import View, points_of, question_of, view_of


def new_game(
    players: int = 2,
    seed: int | str | None = None,
    victory_points: int = 8,
    beginner: bool = False,
    house_rules: Mapping[str, str] | None = None,
    content: Iterable[str | Path] = (),
    modules: Iterable[str] = (),
    seth: bool = False,
) -> Game:
    """A new game before its first choice. Without a seed one is drawn from the system.

    `modules` are those of Ta-Seti: any of black, dawn, path, victory, cards. With `seth` seat 0 is Seth and all others
    are the alliance: 3 to 6 players, and of the modules black and cards.
    """
    if seed is None:
        seed = secrets.token_hex(16)
    return Game(
        Setup(players, victory_points, beginner, house_rules or {}, content, seed_text(seed), modules, seth=seth)
    )


teach_pickle()
RECORD_HEAD = "kemet-record 1"


class Game:
    """A running game: its set-up, the choices made so far, and the state they lead to."""

    def __init__(self, setup: Setup, origin: State | None = None):
        self.setup = setup
        self.origin = origin  # a game that did not start with set-up: from a position, or with sampled cards
        self._played = array("H")  # seat and choice in turn, two bytes each: ten thousand games fit in memory
        self.state = self._beginning()
        self._barrier = self.state.copy()  # undo goes back to here and no further
        self._barrier_at = 0
        self._secret: dict[int, bool] = {}  # battle choices since the barrier: could nobody else see this one?
        self._log: list[tuple[int, ...]] | None = None

    def _beginning(self) -> State:
        state = self._first()
        flow.advance(state)
        return state

    def _first(self) -> State:
        """The state from which all choices are played, before it has asked anything."""
        if self.origin is not None:
            return self.origin.copy()
        return flow.new_state(self.setup.table, self.setup.seed)

    @property
    def choices(self) -> list[tuple[int, int]]:
        """All choices made so far, as pairs of seat and index."""
        return list(zip(self._played[::2], self._played[1::2], strict=True))

    # --- what is asked --------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.setup.table.players

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def winner(self) -> int | None:
        """The winning seat once the game is over."""
        return self.state.winner if self.over else None

    def points(self, seat: int) -> int:
        """Victory points of a seat, permanent and temporary; with Seth those that count for its side."""
        return points_of(self.state, self._seat(seat))["total"]

    def waiting_for(self) -> list[int]:
        """The seats that may choose now; several in a battle or a Veto window, none when the game is over."""
        return [seat for seat in range(self.players) if self.state.waiting >> seat & 1]

    def question(self, seat: int) -> str:
        """What this seat is asked, in a word or two; 'nothing' if it is not asked."""
        return question_of(self.state, self._seat(seat))

    def codes(self, seat: int) -> list[int]:
        """The legal choices as integers, in a stable order."""
        return list(flow.legal(self.state, self._seat(seat)))

    def legal(self, seat: int) -> list[Choice]:
        """The legal choices of a seat, each as index, record and text; empty if the seat is not asked."""
        return [describe(self.state, seat, code) for code in self.codes(seat)]

    # --- play -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, choice: Choice | str | int) -> None:
        """Play one legal choice, given as a Choice, as notation or as its index.

        An IllegalChoice explains why it is not possible; the game is then unchanged.
        """
        code = self._code(self._seat(seat), choice)
        if isinstance(choice, str) and (reason := misread(self.state, seat, code, choice)):
            raise IllegalChoice(f"{choice!r} is not possible: {reason}")
        if code not in flow.legal(self.state, seat):
            raise IllegalChoice(why_not(self.state, seat, code))
        learned, asked = self.state.learned, self.state.question
        if self.origin is None:
            flow.play(self.state, seat, code)
        else:
            self._play_carefully(seat, code)
        self._played.extend((seat, code))
        if self.state.learned != learned:
            self._barrier = self.state.copy()
            self._barrier_at = len(self._played)
            self._secret.clear()
        elif asked.face_down:
            # a seat that goes on choosing has laid cards face down that nobody knows of yet
            self._secret[len(self._played) - 2] = self.state.waiting >> seat & 1 == 1

    def why_not(self, seat: int, choice: Choice | str | int) -> Reason:
        """Why a choice is not possible now, as data for any language; a NotationError if it is no choice at all."""
        code = self._code(self._seat(seat), choice)
        reason = misread(self.state, seat, code, choice) if isinstance(choice, str) else None
        return reason or reason_why_not(self.state, seat, code)

    def _play_carefully(self, seat: int, code: int) -> None:
        """A game from a text may rest on a forged position: nothing is lost when the engine stumbles over it."""
        after = self.state.copy()
        after.log = None if self.state.log is None else list(self.state.log)
        try:
            flow.play(after, seat, code)
        except ENGINE_ERRORS as error:
            raise IllegalChoice(f"the position this game started from was impossible ({error})") from None
        self.state = after
        if self._log is not None:
            self._log = after.log

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise IllegalChoice(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
        return seat

    def _code(self, seat: int, choice: Choice | str | int) -> int:
        if isinstance(choice, Choice):
            return choice.index
        if isinstance(choice, int) and not isinstance(choice, bool):
            return choice
        if not isinstance(choice, str):
            raise IllegalChoice(f"a choice is a Choice, a text or a number, not {choice!r}")
        return read(self.setup.table, choice, self.state.seats[seat].city)

    def can_undo(self, seat: int | None = None) -> bool:
        """May the last choice be taken back (by this seat)?"""
        if len(self._played) == self._barrier_at:
            return False
        return seat is None or self._played[-2] == seat

    def undo(self, seat: int | None = None) -> None:
        """Take the last choice back, unless anybody learned something by it."""
        if len(self._played) == self._barrier_at:
            reason = (
                "nothing has been chosen yet" if not self._played else "somebody learned something by the last choice"
            )
            raise IllegalChoice(f"undo is not possible: {reason}")
        if not self.can_undo(seat):
            raise IllegalChoice(f"undo is not possible: the last choice was made by P{self._played[-2] + 1}")
        self._secret.pop(len(self._played) - 2, None)
        del self._played[-2:]
        self._rewind()

    def _rewind(self) -> None:
        """From the barrier through the choices that are left."""
        self.state = self._barrier.copy()
        for chooser, code in self.choices[self._barrier_at // 2 :]:
            flow.play(self.state, chooser, code)
        self._log = None  # made again when somebody asks

    def can_take_back(self, seat: int) -> bool:
        """As can_undo, but what others did unseen does not count: the answer tells nothing about them."""
        return self._own_last(seat) >= 0

    def take_back(self, seat: int) -> None:
        """Take this seat's last choice back where several choose at once.

        Battle cards that others laid face down since then stay, unless the battle itself is taken back.
        """
        at = self._own_last(self._seat(seat))
        if at < 0:
            raise IllegalChoice("undo is not possible: your last choice told somebody something, or others chose since")
        later = self._played[at + 2 :] if at in self._secret else array("H")
        secrets_later = [self._secret[place] for place in range(at + 2, at + 2 + len(later), 2)]
        for place in range(at, len(self._played), 2):
            self._secret.pop(place, None)
        self._secret |= {at + 2 * number: hidden for number, hidden in enumerate(secrets_later)}
        del self._played[at:]
        self._played.extend(later)
        self._rewind()

    def _own_last(self, seat: int) -> int:
        """The place of this seat's last choice, if it can be taken back; else -1."""
        at = len(self._played) - 2
        while at >= self._barrier_at and self._played[at] != seat and self._secret.get(at, False):
            at -= 2
        return at if at >= self._barrier_at and self._played[at] == seat else -1

    # --- what is known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """All that a seat may know, as JSON-ready data; None is a spectator."""
        return view_of(self.state, -1 if seat is None else self._seat(seat))

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened, as this seat saw it, from its event number `since` on; None is a spectator."""
        viewer = -1 if seat is None else self._seat(seat)
        return events_for(self.setup.table, self.log(), viewer, since)

    def event_count(self, seat: int | None = None) -> int:
        """How many events this seat has seen; None is a spectator."""
        return count_for(self.log(), -1 if seat is None else self._seat(seat))

    def log(self) -> list[tuple[int, ...]]:
        """All events as the engine tells them, for every audience. It grows in place; undo makes another list."""
        if self._log is None:
            self._listen()
        assert self._log is not None
        return self._log

    def _listen(self) -> None:
        """Tell the game from its beginning and keep the log from here on."""
        state = self._first()
        listen(state)
        flow.advance(state)
        for seat, code in self.choices:
            flow.play(state, seat, code)
        self.state = state
        self._log = state.log

    def copy(self) -> Game:
        """An independent game at the same moment, with the same past."""
        twin: Game = object.__new__(Game)
        twin.setup = self.setup
        twin.origin = self.origin
        twin._played = self._played[:]
        twin.state = self.state.copy()
        twin._barrier = self._barrier  # never changed in place
        twin._barrier_at = self._barrier_at
        twin._secret = dict(self._secret)
        twin._log = None
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        twin = memo[id(self)] = self.copy()
        return twin

    def __getstate__(self) -> dict[str, object]:
        """For pickle: events are made again when somebody asks."""
        return self.__dict__ | {"_log": None}

    def fork(self) -> Game:
        """As copy, but it keeps its events: `adopt` makes it this game's own, without playing it again."""
        twin = self.copy()
        if self._log is not None:
            twin.state.log = twin._log = []
        return twin

    def adopt(self, fork: Game) -> None:
        """Go on as the fork did. This game must be as it was when it was forked."""
        told = fork._log
        self.state = fork.state
        self._played = fork._played
        self._barrier = fork._barrier
        self._barrier_at = fork._barrier_at
        self._secret = fork._secret
        if self._log is None or told is None:  # nobody listens, or something was taken back: made again when asked
            self._log = self.state.log = None
        else:
            self._log.extend(told)
            self.state.log = self._log

    def sample_hidden(self, seat: int, seed: int | str) -> None:
        """Draw everything this seat cannot know again: other hands, the deck, face-down and locked cards.

        What the seat sees stays exactly as it is. The game has no past any more: it starts here.
        """
        sample_hidden(self.state, self._seat(seat), seed_text(seed))
        self.state.log = None
        self.origin = self.state.copy()
        self._played = array("H")
        self._barrier = self.state.copy()
        self._barrier_at = 0
        self._secret = {}
        self._log = None

    # --- the record -----------------------------------------------------------------------------------------------

    def fingerprint(self) -> str:
        """A hash of the whole state, hidden things included."""
        return fingerprint(self.state)

    def record(self) -> str:
        """The game as a text that people can read: one line per choice with the hash of the state after it."""
        lines = [RECORD_HEAD, "setup " + json.dumps(self.setup.as_data(), separators=(",", ":"))]
        if self.origin is not None:
            lines.append("origin " + json.dumps(freeze(self.origin), separators=(",", ":")))
        state = self._beginning()
        for number, (seat, code) in enumerate(self.choices, start=1):
            text = write(state, seat, code)
            flow.play(state, seat, code)
            lines.append(f"{number}. P{seat + 1} {text} #{fingerprint(state)}")
        if self.over:
            lines.append(f"end P{self.state.winner + 1} wins")
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"<Game of {self.players}, day {self.state.day}, {len(self._played) // 2} choices>"
