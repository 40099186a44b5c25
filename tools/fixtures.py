"""Moments of real games as JSON for the front end's gallery and component tests: `make fixtures`.

Each is what the server would send a seat (docs/protocol.md), with the printed facts of that table. Random games are
played from fixed seeds until the moment comes, with Seth the golden games are replayed, so the files change only when
the rules, the content or the shapes do.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kemet.content.records import MODULES
from kemet.game.facts import facts
from kemet.game.game import Game, new_game
from kemet.game.record import replay_steps
from kemet.server.encoding import decode, encode
from kemet.server.shapes.facts import Facts
from kemet.server.table.event_feed import event_data
from kemet.server.table.parties import parties
from kemet.telling.saying import Choices, Story
from kemet.telling.view import ROLES, View

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web/src/fixtures"
GOLDEN_WITH_SETH = "tests/golden/seth-*.txt"
EVENTS = 60  # the last ones are enough for a log
Wanted = Callable[[View, int], bool]


def asked(question: str, *more: Wanted) -> Wanted:
    """A seat is asked this, and all the rest holds too."""
    return lambda view, seat: view["question"] == question and all(each(view, seat) for each in more)


def from_day(day: int) -> Wanted:
    return lambda view, seat: view["day"] >= day


def is_member(view: View, seat: int) -> bool:
    return seat > 0


def is_seth(view: View, seat: int) -> bool:
    return seat == 0


def mixed(view: View, seat: int) -> bool:
    """Members share a space, the one who is asked among them."""
    return any(len(space["units"].keys() - {0}) > 1 and seat in space["units"] for space in view["spaces"].values())


def many(view: View, seat: int) -> bool:
    """Most creature cards still lie before Seth."""
    return len(view["seth"]["creature_cards"]) > 7


def with_allies(view: View, seat: int) -> bool:
    battle = view["battle"]
    return battle is not None and any(len(battle[role]["members"]) > 1 for role in ROLES)


def of_kind(kind: str) -> Wanted:
    return lambda view, seat: view["battle"] is not None and view["battle"]["kind"] == kind


def because(cause: str) -> Wanted:
    return lambda view, seat: view["about"] is not None and view["about"]["cause"] == cause


def over(reason: str) -> Wanted:
    return lambda view, seat: view["end_reason"] == reason


MOMENTS: dict[str, tuple[int, tuple[str, ...], Wanted]] = {
    "city-2": (2, (), asked("city")),
    "turn-5": (5, (), asked("turn", from_day(4))),
    "turn-3-taseti": (3, MODULES, asked("turn", from_day(3))),
    "move-2": (2, (), asked("move", from_day(3))),
    "group-5": (5, (), asked("group", from_day(3))),
    "buy-4": (4, ("black",), asked("buy", from_day(3))),
    "veto-3": (3, (), asked("veto", from_day(2))),
    "battle-cards-3": (3, MODULES, asked("battle-cards", from_day(2))),
    "battle-divine-3": (3, (), asked("battle-divine-cards", from_day(2))),
    "after-battle-4": (4, (), asked("loser", from_day(2))),
    "dawn-4": (4, MODULES, asked("dawn-bid", from_day(2))),
    "priest-4": (4, MODULES, asked("priest", from_day(2))),
    "over-4": (4, (), lambda view, seat: view["end_reason"] != ""),
}

#: With Seth: the number of seats (0: any) and what is wanted.
SETH_MOMENTS: dict[str, tuple[int, Wanted]] = {
    "turn-of-seth-3": (3, asked("turn-of-seth", from_day(2))),
    "turn-of-seth-6": (6, asked("turn-of-seth", from_day(2))),
    "turn-4": (4, asked("turn", from_day(2), mixed)),
    "turn-6": (6, asked("turn", mixed)),
    "next-5": (5, asked("who-acts-next")),
    "group-6": (6, asked("group-of-owner", mixed)),
    "ride": (0, asked("creature-with-the-group")),
    "move-6": (6, asked("move", is_member, mixed)),
    "battle-mixed-6": (6, asked("battle-cards", is_member, with_allies)),
    "battle-mixed-seth-6": (6, asked("battle-cards", is_seth, with_allies)),
    "battle-divine-4": (4, asked("battle-divine-cards", with_allies)),
    "battle-creature": (0, asked("battle-cards", of_kind("creature"))),
    "battle-corrupted": (0, asked("battle-cards", of_kind("corrupted"))),
    "fighter": (0, asked("fighter")),
    "invasion-seth": (0, asked("invasion-cards", is_seth)),
    "invasion-member": (0, asked("invasion-cards", is_member)),
    "invasion-divine": (0, asked("invasion-divine-cards")),
    "invasion-first": (0, asked("first-battle")),
    "losses": (0, asked("share", because("battle"))),
    "split": (0, asked("split-of-prayer")),
    "split-shares": (0, asked("share", because("split"))),
    "split-consent": (0, asked("consent-to-a-split")),
    "temple": (0, asked("temple")),
    "temple-shares": (0, asked("share", because("temple"))),
    "temple-consent": (0, asked("consent-to-a-temple")),
    "ceremony-shares": (0, asked("share", because("ceremony"))),
    "ceremony-consent": (0, asked("consent-to-the-ceremony")),
    "power-token": (0, asked("power-token")),
    "power-chooser": (0, asked("who-chooses-the-power")),
    "member-hit": (0, asked("member-hit")),
    "creature-card": (0, asked("creature-card", many)),
    "troop-struck": (0, asked("troop-struck")),
    "troop-corrupted": (0, asked("troop-corrupted")),
    "units-destroyed": (0, asked("units-destroyed")),
    "card-to-keep": (0, asked("card-to-keep")),
    "robbed": (0, asked("night-power", is_seth)),
    "capture": (0, asked("capture")),
    "escape-together": (0, asked("escape-together")),
    "over-seth": (0, over("combat-points")),
    "over-alliance": (0, over("objectives")),
}


def found(players: int, modules: tuple[str, ...], wanted: Wanted) -> tuple[Game, int]:
    """The first moment of a random game that is wanted, and the seat that lives it."""
    for seed in range(1, 200):
        game = new_game(players=players, seed=seed, modules=modules, house_rules={"dayLimit": "6"})
        chance = random.Random(seed)
        while not game.over:
            for seat in game.waiting_for():
                if wanted(game.view(seat), seat):
                    return game, seat
            seat = game.waiting_for()[0]
            game.play(seat, chance.choice(game.codes(seat)[-40:]))  # the first choice is often to decline
        if wanted(game.view(0), 0):
            return game, 0
    raise SystemExit("no such moment in 200 games")


def found_with_seth() -> Iterator[tuple[str, Game, int]]:
    """Each moment of a golden game once, by its name, with a copy of the game and the seat that lives it."""
    missing = dict(SETH_MOMENTS)
    for path in sorted(ROOT.glob(GOLDEN_WITH_SETH)):
        for game in replay_steps(path.read_text(encoding="utf-8")):
            for seat in game.waiting_for() or [1]:
                view = game.view(seat)
                for name, (players, wanted) in list(missing.items()):
                    if players in (0, game.players) and wanted(view, seat):
                        del missing[name]
                        yield name, game.copy(), seat
    if missing:
        raise SystemExit(f"no golden game has: {', '.join(missing)}")


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
        write(name, *found(players, modules, wanted))
    for name, game, seat in found_with_seth():
        write(f"seth/{name}", game, seat)
    return 0


if __name__ == "__main__":
    sys.exit(main())
