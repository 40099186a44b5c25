"""Why a choice is refused, as a reason with its rule. The question asked knows; it uses only what the seat may."""

from __future__ import annotations

from kemet.engine.reasons import Reason
from kemet.engine.state.choices import CHOICES
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State
from kemet.engine.state.verbs import verb_of
from kemet.telling.notation import write
from kemet.telling.view import question_of

#: Reasons that are no answer about one choice.
GENERAL = ("over", "not-asked", "no-choice", "no-choice-here")


def why_not(s: State, seat: int, code: int) -> str:
    """The reason why this code is not among the seat's legal choices, as one English sentence."""
    reason = reason_why_not(s, seat, code)
    if reason.key in GENERAL:
        return str(reason)
    text = write(s, seat, code)
    if reason.key == "no-answer":
        return f"{text!r}: {reason}"
    return f"{text!r} is not possible: {reason}"


def reason_why_not(s: State, seat: int, code: int) -> Reason:
    """The same as data, for programs that speak other languages."""
    if s.phase == OVER:
        return Reason("over")
    if not s.waiting >> seat & 1:
        return Reason("not-asked", {"seat": seat})
    if not 0 <= code < CHOICES:
        return Reason("no-choice", {"code": code, "last": CHOICES - 1})
    try:
        write(s, seat, code)
    except IndexError:
        return Reason("no-choice-here", {"code": code})
    if reason := s.question.why(s, seat, code):
        return reason
    verb, _ = verb_of(code)
    key, rule = s.question.refusals.get(verb.name, ("", ""))
    return Reason(key, rule=rule) if key else Reason("no-answer", {"question": question_of(s, seat)})


def misread(s: State, seat: int, code: int, text: str) -> Reason | None:
    """A text that means another number of battles than this seat fights in: two share their numbers."""
    if s.phase == OVER or not s.waiting >> seat & 1 or not s.table.pair_base <= code < s.table.remove_base:
        return None
    written = write(s, seat, code).split()
    if written == text.split():
        return None
    return (
        Reason("two-battles", rule="S-INVASION-07") if "and" in written else Reason("one-battle", rule="S-INVASION-08")
    )
