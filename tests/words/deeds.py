"""What players do, as lines of notation after their names, and what they do again and again."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from kemet import Game, IllegalChoice
from kemet.engine.invariants.base import violations
from words.tables import day, seat_number

#: What can be left alone before a group sets off, and how.
ON_THE_WAY = {"before-the-action": "done", "priest": "pass"}
AFTERMATH = ("loser", "retreat-space", "winner")


def play(game: Game, *lines: str) -> None:
    """Play lines such as 'P1 token move1'; every state on the way is checked against the invariants."""
    for line in lines:
        name, _, choice = line.partition(" ")
        game.play(seat_number(name), choice)
        assert not violations(game.state), line


def choices(game: Game, name: str, kind: str = "") -> list[str]:
    """The legal choices of a seat as text, all or of one kind (the first word)."""
    return [choice.text for choice in game.legal(seat_number(name)) if not kind or choice.kind == kind]


def cannot(game: Game, line: str, because: str = "") -> None:
    """This line is refused, the reason contains these words, and nothing has changed."""
    before = game.fingerprint()
    name, _, choice = line.partition(" ")
    with pytest.raises(IllegalChoice) as refusal:
        game.play(seat_number(name), choice)
    assert because in str(refusal.value)
    assert game.fingerprint() == before


# --- the Day --------------------------------------------------------------------------------------------------------


def moving(*seats: str, **lines: str | int) -> Game:
    """P1 has just put a token on move1."""
    game = day(*seats, **lines)
    play(game, "P1 token move1")
    return game


def march(game: Game, name: str, start: str, group: str, *steps: str, token: str = "token move1") -> None:
    """A Move without priests on the path or objects: march(game, "P1", "RW", "3 with creature", "TW3").

    The group "all" is the whole troop with its creature. A token is placed unless the Move has begun already.
    """
    seat = seat_number(name)
    if game.question(seat) == "turn":
        play(game, f"{name} {token}")
    for question, answer in ON_THE_WAY.items():
        if game.question(seat) == question:
            play(game, f"{name} {answer}")
    play(game, f"{name} from {start}")
    if game.question(seat) == "group":
        play(game, f"{name} {choices(game, name, 'group')[0] if group == 'all' else f'group {group}'}")
    play(game, *(f"{name} step {space}" for space in steps))


def place(game: Game, *spaces: str) -> None:
    """P1 puts a unit on each of these spaces."""
    play(game, *(f"P1 place {space}" for space in spaces))


def next_turn(game: Game, space: str = "pray1") -> None:
    """P1 ends the turn and P2 prays."""
    play(game, "P1 end", f"P2 token {space}", "P2 end")


# --- battles --------------------------------------------------------------------------------------------------------


def attack(first: str, second: str, start: str = "FA", goal: str = "OAB", **lines: str | int) -> Game:
    """P1 has just sent a whole troop, with its creature, to a space that P2 holds."""
    game = day(first, second, **lines)
    march(game, "P1", start, "all", goal)
    return game


def say_no(game: Game) -> None:
    """Everybody who is asked about a Veto or an Escape declines."""
    while game.waiting_for() and game.question(game.waiting_for()[0]) in ("veto", "escape"):
        game.play(game.waiting_for()[0], "pass")


def lock(game: Game, name: str, cards: str, divine: Iterable[str] = ()) -> None:
    """A side of a battle plays and discards ('410 202'), adds divine cards and locks."""
    played, discarded = cards.split()
    play(game, f"{name} play {played} discard {discarded}", *(f"{name} add {card}" for card in divine), f"{name} done")


def fight(
    game: Game, attacker: str, defender: str, attacker_divine: Iterable[str] = (), defender_divine: Iterable[str] = ()
) -> None:
    """Decline Escape, then both sides choose: cards as 'played discarded'."""
    say_no(game)
    battle = game.view(None)["battle"]
    first, second = battle["attacker"]["seat"], battle["defender"]["seat"]
    sides = {first: (attacker, attacker_divine), second: (defender, defender_divine)}
    for _ in range(2):
        seat = next(seat for seat in game.waiting_for() if game.question(seat) == "battle-cards")
        cards, divine = sides[seat]
        lock(game, f"P{seat + 1}", cards, divine)


def settle(game: Game) -> None:
    """After a battle: the loser retreats if possible, the winner stays."""
    while game.waiting_for() and game.question(game.waiting_for()[0]) in AFTERMATH:
        seat = game.waiting_for()[0]
        offered = choices(game, f"P{seat + 1}")
        wanted = [choice for choice in ("retreat", "stay") if choice in offered]
        game.play(seat, wanted[0] if wanted else offered[0])


# --- until something comes --------------------------------------------------------------------------------------------


def idle_until(game: Game, *, phase: str = "", day: int = 0) -> None:
    """Everybody declines whatever can be declined until this phase or this Day comes."""
    while not _has_come(game, phase, day):
        name = f"P{game.waiting_for()[0] + 1}"
        texts = choices(game, name)
        play(game, f"{name} " + next((text for text in ("end", "pass", "done") if text in texts), texts[0]))


def hurry_until(game: Game, *, phase: str = "", question: str = "") -> None:
    """Everybody takes their first choice until this phase or this question comes."""
    while not _has_come(game, phase, 0) and game.question(game.waiting_for()[0]) != question:
        name = f"P{game.waiting_for()[0] + 1}"
        play(game, f"{name} {choices(game, name)[0]}")


def _has_come(game: Game, phase: str, day: int) -> bool:
    view = game.view(None)
    return view["phase"] == phase or view["day"] == day != 0
