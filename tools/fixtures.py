"""Moments of real games as JSON for the front end's gallery and component tests: `make fixtures`.

Each is what the server would send a seat (docs/protocol.md), with the printed facts of that table. Random games are
played from fixed seeds until the moment comes, so the files change only when the rules, the content or the shapes do.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import fixtures_seth

from kemet.content.records import MODULES
from kemet.game.facts import facts
from kemet.game.game import Game, new_game
from kemet.server.encoding import decode, encode
from kemet.server.shapes.facts import Facts
from kemet.server.table.event_feed import event_data
from kemet.server.table.parties import parties
from kemet.telling.saying import Choices, Story

FOLDER = Path(__file__).resolve().parents[1] / "web/src/fixtures"
EVENTS = 60  # the last ones are enough for a log
Wanted = Callable[[Game, int], bool]


def asked(question: str, day: int) -> Wanted:
    """A seat is asked this, on this Day or later."""
    return lambda game, seat: game.state.day >= day and game.question(seat) == question


MOMENTS: dict[str, tuple[int, tuple[str, ...], Wanted]] = {
    "city-2": (2, (), lambda game, seat: True),
    "turn-5": (5, (), asked("turn", 4)),
    "turn-3-taseti": (3, MODULES, asked("turn", 3)),
    "move-2": (2, (), asked("move", 3)),
    "group-5": (5, (), asked("group", 3)),
    "buy-4": (4, ("black",), asked("buy", 3)),
    "veto-3": (3, (), asked("veto", 2)),
    "battle-cards-3": (3, MODULES, asked("battle-cards", 2)),
    "battle-divine-3": (3, (), asked("battle-divine-cards", 2)),
    "after-battle-4": (4, (), asked("loser", 2)),
    "dawn-4": (4, MODULES, asked("dawn-bid", 2)),
    "priest-4": (4, MODULES, asked("priest", 2)),
    "over-4": (4, (), lambda game, seat: game.over),
}


def find(players: int, modules: tuple[str, ...], wanted: Wanted) -> tuple[Game, int]:
    """The first moment of a random game that is wanted, and the seat that lives it."""
    for seed in range(1, 200):
        game = new_game(players=players, seed=seed, modules=modules, house_rules={"dayLimit": "6"})
        chance = random.Random(seed)
        while not game.over:
            for seat in game.waiting_for():
                if wanted(game, seat):
                    return game, seat
            seat = game.waiting_for()[0]
            game.play(seat, chance.choice(game.codes(seat)[-40:]))  # the first choice is often to decline
        if wanted(game, 0):
            return game, 0
    raise SystemExit("no such moment in 200 games")


def state(game: Game, seat: int) -> dict[str, Any]:
    story = Story()
    events = [event_data(number, event, story) for number, event in enumerate(game.events(seat=seat), start=1)]
    sayings = Choices(game.view(seat), facts(game.setup)) if seat in game.waiting_for() else None
    prompt = {
        "id": "fixture",
        "question": game.question(seat),
        "choices": [
            {
                "code": choice.index,
                "kind": choice.kind,
                "fields": choice.fields,
                "text": choice.text,
                "says": sayings.saying(choice).as_data() if sayings else None,
                "prayer": 0,
                "points": 0,
                "idle": False,
            }
            for choice in game.legal(seat)
        ],
        "routes": [],
        "deadline": None,
    }
    groups = parties(game.state, seat)
    if groups:
        prompt["parties"] = [asdict(party) for party in groups]
    return {
        "type": "state",
        "version": len(events),
        "view": game.view(seat),
        "prompt": prompt if seat in game.waiting_for() else None,
        "can_undo": game.can_undo(seat),
        "events": events[-EVENTS:],
        "clocks": None,
    }


def write(name: str, game: Game, seat: int) -> None:
    """As the server sends it: seats that are keys become texts, and only what the shapes name is there."""
    data = {"state": decode(encode(state(game, seat))), "facts": Facts.model_validate(facts(game.setup)).model_dump()}
    (FOLDER / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{name}: {game!r}, seat {seat}")


def main() -> int:
    (FOLDER / "seth").mkdir(parents=True, exist_ok=True)
    for name, (players, modules, wanted) in MOMENTS.items():
        write(name, *find(players, modules, wanted))
    for name, game, seat in fixtures_seth.found():
        write(f"seth/{name}", game, seat)
    return 0


if __name__ == "__main__":
    sys.exit(main())
