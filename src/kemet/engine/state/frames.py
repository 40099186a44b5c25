"""What is under way, and what is asked. Both are data: a game can be copied, saved and resumed at any moment.

A *frame* is something under way: a Day, a turn, a Move, a battle. It lies on the frame it interrupts, and `run` takes
its next step: it changes the state, puts a frame on top, takes itself off, or asks. A *question* is one object that
says what may be answered, what an answer does, what silence means and why an answer is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kemet.engine.native import i64, mypyc_attr
from kemet.engine.reasons import Reason
from kemet.engine.state.choices import DONE, END, PASS, STAY, Choices

if TYPE_CHECKING:
    from kemet.engine.state.state import State


# Kinds of frames that follow each other in a circle and so are named by number.
NIGHT_KIND: Final = 9
TRACK_KIND: Final = 38
SETH_NIGHT_KIND: Final = 44


@mypyc_attr(acyclic=True)
class Frame:
    """KIND and SLOTS are for saves: the number of this kind of frame, and its own values in order."""

    KIND: ClassVar[int] = -1
    SLOTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: i64) -> None:
        self.seat = seat  # whose frame it is, -1: nobody's
        self.step: i64 = 0
        self.below: Frame | None = None

    def run(self, s: State) -> None:
        raise NotImplementedError

    def copy(self) -> Frame:
        """A frame of the same kind with the same step and values; what lies below is its owner's business."""
        raise NotImplementedError


#: By the names of verbs: a message `why-...` and its rule.
Refusals = dict[str, tuple[str, str]]


#: What a question is about, as data: ids, numbers, tables of them.
Context = dict[str, object]


class Question:
    """One kind of question. The code is its number in saves; the slug (`escape-together`) is its only name: here, in
    the texts, over the wire and in the browser.

    The class is the question's card: whatever else has to know how a question is, asks here.
    """

    #: Nobody else sees which answer was given, until a rule lays it open.
    secret: ClassVar[bool] = False
    #: Asked by what everybody knows and answered by what one holds: when the answer comes would tell what that is.
    #: In a battle that goes for every question.
    window: ClassVar[bool] = False
    #: Cards are laid face down, one answer after the other, until all are done.
    face_down: ClassVar[bool] = False
    #: Several say yes or no unseen, into `State.answers`.
    ballot: ClassVar[bool] = False
    #: The seat has cards of the deck before it: `State.seen`.
    shows_cards: ClassVar[bool] = False
    #: The seat takes a card out of the discards, so there is one it may take.
    from_discard: ClassVar[bool] = False

    #: Why an answer with this verb is not possible now, where `why` has nothing nearer to say. It is true of every such
    #: answer, so it tells nothing that is hidden.
    refusals: ClassVar[Refusals] = {}

    #: Why it may be asked, where that is not plain: the words of the messages `cause-...`.
    causes: ClassVar[tuple[str, ...]] = ()

    def __init__(self, code: i64, slug: str) -> None:
        self.code = code
        self.slug = slug
        if code in QUESTIONS:
            raise ValueError(f"two questions have the code {code}")
        QUESTIONS[code] = self

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        """Add the choices of a waiting seat, in a stable order."""
        raise NotImplementedError

    def play(self, s: State, seat: i64, choice: i64) -> None:
        """Do what the choice says; nothing is checked here."""
        raise NotImplementedError

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """What counts as chosen when nobody answers (B-DECIDE-03, S-BASE-09, S-TEAM-01); one of the choices."""
        return first_of(choices, [END, PASS, DONE, STAY])

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        """Why this is no legal answer, from what the seat may know; None if there is nothing special to say."""
        return None

    def context(self, s: State, seat: i64) -> Context:
        """What it is about, for the seat that is asked: the cause, and figures that a sentence about a choice needs.

        All of it is public or the seat's own.
        """
        return {}

    def is_adding(self, s: State, seat: i64) -> bool:
        """Of `face_down`: has this seat laid its first cards, and adds to them? It has learned nothing since."""
        return False

    def could_say_yes(self, s: State, seat: i64) -> bool:
        """Of `ballot`: was this seat asked, and does it hold what a yes takes?"""
        return False

    def slug_for(self, s: State, seat: i64) -> str:
        """What this seat is asked, where it is not the same for all."""
        return self.slug

    def slugs(self) -> list[str]:
        """Everything that `slug_for` may answer."""
        return [self.slug]


QUESTIONS: Final[dict[int, Question]] = {}
FRAMES: Final[dict[int, type[Frame]]] = {}


def register(kind: type[Frame]) -> None:
    """Every kind of frame is known by its number, so that saves can be read."""
    if kind.KIND in FRAMES:
        raise ValueError(f"two kinds of frames have the number {kind.KIND}")
    FRAMES[kind.KIND] = kind


def new_frame(kind: int, seat: i64) -> Frame:
    """A frame by its number, for moments that follow each other in a circle: Night, Day, end of Day, Night."""
    return FRAMES[kind](seat)


def first_of(choices: list[int], wanted: list[int]) -> int:
    """The first wanted choice that is there, or the first choice."""
    for choice in wanted:
        if choice in choices:
            return choice
    return choices[0]


class Nothing(Question):
    """Nobody is asked."""


NOTHING: Final = Nothing(28, "nothing")
