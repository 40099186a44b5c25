"""The numbered choices of a question with their meanings; many Divine Seals take one line per player."""

from __future__ import annotations

from kemet.cli.screen import Screen
from kemet.cli.session.meanings import explained
from kemet.game.game import Game
from kemet.picture import words
from kemet.picture.page import together
from kemet.telling.notation import Choice

#: More tiles to seal than this are not explained one by one.
MANY_SEALS = 4


def print_choices(screen: Screen, game: Game, seat: int, choices: list[Choice]) -> None:
    seals = [choice for choice in choices if choice.kind == "seal"]
    short = seals if len(seals) > MANY_SEALS else []
    width = max(len(choice.text) for choice in choices if choice not in short)
    meanings = explained(game, seat, choices)
    for number, (choice, meaning) in enumerate(zip(choices, meanings, strict=True), start=1):
        if choice in short:
            if choice is short[0]:
                _print_seals(screen, choices)
            continue
        if screen.plain:
            screen.line(f"{words.pair(f'{number}. {choice.text}', meaning)}.".replace("..", "."))
        else:
            label = screen.paint(choice.text.ljust(width), "bold")
            screen.item(f" {number:>2}  {choice.text.ljust(width)}  ", meaning, f" {number:>2}  {label}  ")


def _print_seals(screen: Screen, choices: list[Choice]) -> None:
    """Which number seals which tile, player by player."""
    screen.line(words.say("listing-seals"))
    owners: dict[int, list[str]] = {}
    for number, choice in enumerate(choices, start=1):
        if choice.kind == "seal":
            tile = words.tile(str(choice.fields["tile"]))
            owners.setdefault(int(choice.fields["seat"]), []).append(together(f"{number} {tile}"))
    for owner, tiles in owners.items():
        if screen.plain:
            told = ", ".join(tiles).replace(together(" "), " ")
            screen.line(f"{words.pair(words.god(owner), told)}.")
        else:
            screen.item(f"     {words.pair(words.god(owner), '')}", ", ".join(tiles))
