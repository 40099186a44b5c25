"""Moments of games with Seth for the front end: the first of the golden games in which somebody lives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from kemet.game.game import Game
from kemet.game.record import replay_steps
from kemet.telling.view import ROLES, View

GOLDEN = Path(__file__).resolve().parents[1] / "tests/golden"
Wanted = Callable[[View, int], bool]


def asked(question: str, *more: Wanted) -> Wanted:
    """A seat is asked this, and all the rest holds too."""
    return lambda view, seat: view["question"] == question and all(each(view, seat) for each in more)


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


def later_day(view: View, seat: int) -> bool:
    return bool(view["day"] > 1)


def with_allies(view: View, seat: int) -> bool:
    battle = view["battle"]
    return battle is not None and any(len(battle[role]["members"]) > 1 for role in ROLES)


def of_kind(kind: str) -> Wanted:
    return lambda view, seat: view["battle"] is not None and view["battle"]["kind"] == kind


def because(cause: str) -> Wanted:
    return lambda view, seat: view["about"] is not None and view["about"]["cause"] == cause


def over(reason: str) -> Wanted:
    return lambda view, seat: view["end_reason"] == reason


#: By name: the number of seats (0: any) and what is wanted.
MOMENTS: dict[str, tuple[int, Wanted]] = {
    "turn-of-seth-3": (3, asked("turn-of-seth", later_day)),
    "turn-of-seth-6": (6, asked("turn-of-seth", later_day)),
    "turn-4": (4, asked("turn", later_day, mixed)),
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


def found() -> Iterator[tuple[str, Game, int]]:
    """Each moment once, by its name, with a copy of the game and the seat that lives it."""
    missing = dict(MOMENTS)
    for path in sorted(GOLDEN.glob("seth-*.txt")):
        for game in replay_steps(path.read_text(encoding="utf-8")):
            for seat in game.waiting_for() or [1]:
                view = game.view(seat)
                for name, (players, wanted) in list(missing.items()):
                    if players in (0, game.players) and wanted(view, seat):
                        del missing[name]
                        yield name, game.copy(), seat
    if missing:
        raise SystemExit(f"no golden game has: {', '.join(missing)}")
