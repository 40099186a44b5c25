"""The end of a game: points by source, the winner and the reason."""

from __future__ import annotations

from kemet.cli.screen import Screen
from kemet.game.game import Game
from kemet.picture import words
from kemet.picture.facts import own_points, points_by_source
from kemet.picture.seth import objectives
from kemet.telling.view.types import View

REASONS = {
    "target": "reason-target",
    "day-limit": "reason-day-limit",
    "in-the-day": "reason-in-the-day",
    "last-day": "reason-last-day",
}
#: Why a game with Seth ended.
SETH_REASONS = {
    "combat-points": "reason-combat-points",
    "no-units": "reason-no-units",
    "objectives": "reason-objectives",
    "district": "reason-district",
    "day-limit": "reason-progress",
}


def print_ending(screen: Screen, game: Game) -> None:
    view = game.view(None)
    screen.heading(words.name("end-heading"))
    for seat in sorted(view["seats"], key=lambda seat: -own_points(seat)):
        who, place = words.god(seat["seat"]), f"P{seat['seat'] + 1}"
        sources = points_by_source(seat) or words.name("end-no-points")
        points = words.points(own_points(seat))
        screen.line(words.say("end-player", who=who, seat=place, points=points, sources=sources))
    if "seth" in view:
        screen.paragraph(words.pair(words.name("event-alliance"), objectives(view["seth"])))
    for line in reasons(view):
        screen.line(line)


def reasons(view: View) -> list[str]:
    """Who won and why (B-WIN-01, B-WIN-02, T4-WIN-02, T4-WIN-06)."""
    if "seth" in view:
        return _reasons_of_sides(view)
    assert view["winner"] is not None
    winner = view["seats"][view["winner"]]
    who = words.god(winner["seat"])
    reason = REASONS[view["end_reason"]]
    lines = [words.say("event-over", who=who), words.say(reason, who=who, target=view["target"])]
    level = [
        seat for seat in view["seats"] if seat is not winner and seat["points"]["total"] == winner["points"]["total"]
    ]
    if level and view["end_reason"] == "in-the-day":
        return [*lines, words.say("reason-level", others=words.gods([seat["seat"] for seat in level]))]
    for beaten, tie_break in (
        ([seat for seat in level if seat["points"]["battle"] < winner["points"]["battle"]], "reason-battle"),
        ([seat for seat in level if seat["points"]["battle"] == winner["points"]["battle"]], "reason-order"),
    ):
        if beaten:
            others = words.gods([seat["seat"] for seat in beaten])
            lines.append(words.say(tie_break, who=who, others=others))
    return lines


def _reasons_of_sides(view: View) -> list[str]:
    """A side wins: Seth, or all members together (S-CLAR-03)."""
    seth = view["winner"] == 0
    target = view["target"] if seth else view["seth"]["alliance_target"]
    over = words.say("event-over", who=words.god(0)) if seth else words.name("event-over-alliance")
    return [over, words.say(SETH_REASONS[view["end_reason"]], target=target)]
