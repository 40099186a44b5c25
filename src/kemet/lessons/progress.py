"""How far a game has come in its lesson."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.game.game import Game
from kemet.lessons.lesson import Lesson, Page


@dataclass(frozen=True)
class Progress:
    """Where the pupil stands. `choices` are the ones that the coach waits for, the next first; none: play as you
    like."""

    step: int
    steps: int
    pages: tuple[Page, ...]
    choices: tuple[int, ...]


def scripted(lesson: Lesson, game: Game, seat: int) -> int | None:
    """The choice that the lesson has for this seat now, or None when the script is over or was left."""
    made = _made(lesson, game)
    if made is None or made[seat] >= len(lesson.codes[seat]) or waits(lesson, game, seat):
        return None
    code = lesson.codes[seat][made[seat]]
    return code if code in game.codes(seat) else None


def waits(lesson: Lesson, game: Game, seat: int) -> bool:
    """Allies are asked together who acts next (S-TEAM-ORDER); as long as there is a script the pupil answers first."""
    asked = game.waiting_for()
    if seat == lesson.pupil or lesson.pupil not in asked or seat not in asked or game.question(seat) != "who-acts-next":
        return False
    made = _made(lesson, game)
    return made is not None and made[lesson.pupil] < len(lesson.codes[lesson.pupil])


def progress(lesson: Lesson, game: Game) -> Progress | None:
    """Where the pupil stands; None once somebody chose what is not in the script before its end."""
    made = _made(lesson, game)
    if made is None:
        return None
    at = made[lesson.pupil] - sum(seat == lesson.pupil for seat, _ in lesson.prelude)
    for number, step in enumerate(lesson.steps):
        if at < len(step.play):
            # in the middle of a step the pupil has read its pages; what is to be done is still said
            pages = step.pages if at <= 0 else step.pages[-1:]
            awaited = lesson.codes[lesson.pupil][made[lesson.pupil] :][: len(step.play) - at]
            return Progress(number, len(lesson.steps), pages, tuple(awaited))
        at -= len(step.play)
    return Progress(len(lesson.steps), len(lesson.steps), lesson.farewell if at == 0 else (), ())


def _made(lesson: Lesson, game: Game) -> list[int] | None:
    """How many choices each seat has made, if they are those of the script as far as it goes."""
    made = [0] * lesson.players
    for seat, code in game.choices:
        row = lesson.codes[seat]
        if made[seat] < len(row) and row[made[seat]] != code:
            return None
        made[seat] += 1
    return made
