"""Lessons: games with a known seed in which every choice is written down, and a coach says why.

A lesson is a data file (`data/*.toml`): what is agreed on, the choices before the pupil's first one, then steps. Each
step holds the pages that the coach says, the choices that it waits for, and what the others do then. After the last
step the same game is played on freely.

A game is a lesson if it has the lesson's set-up and seed; how far it has come is read from its choices. So nothing
about a lesson is stored: leaving, resuming and undo are those of every game. The coach's words live in the front end
(`text/*/lesson.ftl`), the rules in the engine. Nothing here decides what is legal.
"""

from kemet.lessons.lesson import LESSONS, Lesson, Page, Step, lesson, lesson_named_by
from kemet.lessons.progress import Progress, progress, scripted, waits

__all__ = [
    "LESSONS",
    "Lesson",
    "Page",
    "Progress",
    "Step",
    "lesson",
    "lesson_named_by",
    "progress",
    "scripted",
    "waits",
]
