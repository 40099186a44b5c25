"""The verbs of the engine: begin a game, advance to the next question, list its choices, play one of them.

The state says what is under way (`frame`) and what is asked (`question`, `waiting`); they do the rest themselves.
"""

from __future__ import annotations

from kemet.engine.battle import order as order
from kemet.engine.board.holding import tell_held
from kemet.engine.cards import effects as effects
from kemet.engine.cards import recover as recover
from kemet.engine.founding import SetupFrame
from kemet.engine.native import i64
from kemet.engine.seth import track as track
from kemet.engine.seth.founding import SethSetupFrame
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import NOWHERE, OVER
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State, empty_state, push


def new_state(rules: Ruleset, seed: str) -> State:
    """A game before its set-up, with Seth or without; `advance` goes on to its first question."""
    s = empty_state(rules, seed)
    if rules.with_seth:
        push(s, SethSetupFrame(NOWHERE))
    else:
        push(s, SetupFrame(NOWHERE))
    return s


def advance(s: State) -> None:
    """Run the frames until somebody is asked or the game is over."""
    if s.log is not None:
        _advance_telling(s)
        return
    while s.waiting == 0 and s.phase != OVER:
        frame = s.frame
        assert frame is not None
        frame.run(s)


def _advance_telling(s: State) -> None:
    """The same for listeners, who hear of temporary points as they change."""
    tell_held(s)
    while s.waiting == 0 and s.phase != OVER:
        frame = s.frame
        assert frame is not None
        frame.run(s)
        tell_held(s)


def legal(s: State, seat: i64) -> list[int]:
    """The choices of a waiting seat, in a stable order."""
    found = Choices()
    find(s, seat, found)
    return found.as_list()


def find(s: State, seat: i64, found: Choices) -> None:
    """As `legal`, into a row that the caller uses again and again."""
    found.count = 0
    if s.waiting >> seat & 1:
        s.question.legal(s, seat, found)


def play(s: State, seat: i64, choice: i64) -> None:
    """Play a choice out of `legal(s, seat)` and go on to the next question. Nothing is checked here."""
    s.waiting &= ~(1 << seat)
    s.question.play(s, seat, choice)
    if s.waiting == 0:
        advance(s)
    elif s.log is not None:
        tell_held(s)


def default(s: State, seat: i64) -> int:
    """The choice that the rules take for a silent seat; it is always legal (B-DECIDE-03).

    So every decision of a team ends without an answer too (S-TEAM-04, S-INV-26).
    """
    return s.question.default(s, seat, legal(s, seat))
