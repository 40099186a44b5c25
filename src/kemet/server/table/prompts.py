"""The question of a seat as it goes over the wire."""

from __future__ import annotations

from dataclasses import asdict

from kemet.game.facts import facts
from kemet.game.game import Game
from kemet.lessons import Lesson, progress
from kemet.server.auth.tokens import prompt_id
from kemet.server.table.idle import idle
from kemet.server.table.match import Match
from kemet.server.table.parties import parties
from kemet.server.table.ways import ways
from kemet.telling.effects import Trials, effects
from kemet.telling.notation import describe
from kemet.telling.saying import Choices
from kemet.telling.view.types import View


def prompt_of(match: Match, seat: int, key: bytes, view: View) -> dict[str, object] | None:
    """The prompt of a seat that sees this view, or None if it is not asked or a bot plays for it."""
    game = match.game
    if game is None or seat not in match.waiting() or not match.is_person(seat):
        return None
    prompt: dict[str, object] = {
        "id": prompt_id(key, seat, match.began[seat]),
        **asked(game, seat, view),
        "deadline": match.clocks.deadline(seat),
    }
    return prompt if match.lesson is None else prompt | {"coaching": _coaching(match.lesson, game)}


def asked(game: Game, seat: int, view: View) -> dict[str, object]:
    """The question, its answers in words and what each does at once, and ready-made ways."""
    codes = game.codes(seat)
    sayings = Choices(view, facts(game.setup))
    trials = Trials(game.state, seat)
    wasted = idle(game.state, seat, codes, trials)
    choices = []
    for code, (prayer, points) in zip(codes, effects(game.state, seat, codes, trials), strict=True):
        choice = describe(game.state, seat, code)
        choices.append(
            {
                "code": code,
                "kind": choice.kind,
                "fields": choice.fields,
                "text": choice.text,
                "says": sayings.saying(choice).as_data(),
                "prayer": prayer,
                "points": points,
                "idle": code in wasted,
            }
        )
    routes = [
        {
            "space": way.space,
            "choices": way.choices,
            "prayer": way.prayer,
            "steps": way.steps,
            "battle": way.battle,
        }
        for way in ways(game.state, seat, trials)
    ]
    groups = [asdict(party) for party in parties(game.state, seat, trials)]
    more = {"parties": groups} if groups else {}
    return {"question": game.question(seat), "choices": choices, "routes": routes, **more}


def _coaching(lesson: Lesson, game: Game) -> dict[str, object] | None:
    standing = progress(lesson, game)
    if standing is None:
        return None
    return {
        "lesson": lesson.name,
        "step": standing.step,
        "steps": standing.steps,
        "pages": [{"text": page.text, "point": list(page.point)} for page in standing.pages],
        "choices": list(standing.choices),
    }
