"""Typed lines for `kemet play`: one person among bots, in notation."""

import random

import kemet
from kemet.bots import RandomBot, Seat


class RandomPlayer(RandomBot):
    """The random bot of `kemet play`, for a game at hand."""

    def pick(self, game: kemet.Game, seat: int) -> int:
        return self.choose(Seat(game, seat))


def script(game: kemet.Game, human: int, seed: str, stop: int = 100_000) -> tuple[list[str], kemet.Game]:
    """Notation for one human among bots, found by playing the same game beside the command."""
    bots = {seat: RandomPlayer(f"{seed}/P{seat + 1}") for seat in range(game.players)}
    chance = random.Random(9)
    lines: list[str] = []
    while not game.over and len(lines) < stop:
        waiting = game.waiting_for()
        battle = game.view(None)["battle"] if len(waiting) > 1 else None
        seat = battle["defender"]["seat"] if battle and battle["defender"]["seat"] in waiting else waiting[0]
        choices = game.legal(seat)
        if seat != human:
            game.play(seat, bots[seat].pick(game, seat))
            continue
        choice = chance.choice(choices)
        if len(choices) > 1 or game.question(seat) == "turn":
            lines.append(choice.text)
        game.play(seat, choice)
    return lines, game
