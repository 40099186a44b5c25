"""Puzzles: which there are, today's, and an attempt at one. Nothing is stored here: an attempt is sent as a whole."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from kemet.errors import KemetError
from kemet.game.facts import facts
from kemet.game.game import Game
from kemet.puzzles import Puzzle, attempt, puzzle_of_today, puzzles
from kemet.server.encoding import encode
from kemet.server.http.games import encoded_facts
from kemet.server.http.guard import Leisurely
from kemet.server.problems import Problem
from kemet.server.shapes import puzzles as shape
from kemet.server.shapes.facts import Facts
from kemet.server.table.event_feed import event_data
from kemet.server.table.prompts import asked
from kemet.telling.events import Event, events_for
from kemet.telling.notation import describe
from kemet.telling.saying import Choices, Story
from kemet.telling.view import view_of

router = APIRouter(prefix="/api", tags=["puzzles"], dependencies=[Leisurely])


def _head(puzzle: Puzzle) -> dict[str, object]:
    return {"id": puzzle.id, "theme": puzzle.theme, "rating": puzzle.rating}


def _known(id: str) -> Puzzle:
    found = puzzles().get(id)
    if found is None:
        raise Problem("unknown", "there is no such puzzle")
    return found


@router.get("/puzzles", response_model=shape.PuzzleList)
async def all_puzzles() -> dict[str, object]:
    """All puzzles, and which one is today's."""
    return {"today": puzzle_of_today().id, "puzzles": [_head(each) for each in puzzles().values()]}


@router.get("/puzzles/{id}/facts", response_model=Facts)
async def printed(id: str) -> Response:
    """The printed components of its game, as those of a table."""
    setup = _known(id).game().setup
    return Response(encoded_facts(setup), media_type="application/json", headers={"Cache-Control": "max-age=3600"})


@router.post("/puzzles/{id}", response_model=shape.PuzzleMoment)
async def tried(id: str, given: shape.Attempt) -> Response:
    """How far these choices lead: the view there and what is asked next; the line once it is solved or given up."""
    found = await asyncio.to_thread(_moment, _known(id), given)
    return Response(encode(found), media_type="application/json")


def _moment(puzzle: Puzzle, given: shape.Attempt) -> dict[str, object]:
    try:
        now = attempt(puzzle, given.choices)
    except KemetError as error:
        raise Problem("not-possible", str(error)) from None
    game, seat = now.game, puzzle.seat
    view = view_of(game.state, seat)
    story = Story()
    told = [event_data(number, event, story) for number, event in enumerate(_events(puzzle, now.right), start=1)]
    prompt = None
    if not now.solved and not given.give_up:
        prompt = {"id": f"{puzzle.id}-{now.right}", **asked(game, seat, view), "deadline": None}
    return {
        **_head(puzzle),
        "seat": seat,
        "right": now.right,
        "wrong": now.wrong is not None,
        "solved": now.solved,
        "view": view,
        "events": told,
        "prompt": prompt,
        "solution": _solution(puzzle) if now.solved or given.give_up else None,
    }


def _events(puzzle: Puzzle, right: int) -> list[Event]:
    """What its seat saw of the line's first choices."""
    game = puzzle.game()
    game.events()  # from here on the game keeps its log
    before = len(game.state.log or [])
    for step in puzzle.steps[:right]:
        game.play(puzzle.seat, step.best)
    return events_for(game.setup.table, (game.state.log or [])[before:], puzzle.seat)


def _solution(puzzle: Puzzle) -> dict[str, object]:
    game = puzzle.game()
    line = []
    for step in puzzle.steps:
        line.append(_planned(game, puzzle.seat, step.best))
        game.play(puzzle.seat, step.best)
    return {"line": line, "chance": puzzle.chance, "other": puzzle.other}


def _planned(game: Game, seat: int, text: str) -> dict[str, object]:
    code = next(code for code in game.codes(seat) if describe(game.state, seat, code).text == text)
    choice = describe(game.state, seat, code)
    says = Choices(view_of(game.state, seat), facts(game.setup)).saying(choice)
    return {"kind": choice.kind, "fields": choice.fields, "text": choice.text, "says": says.as_data()}
