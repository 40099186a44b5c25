"""How the sides of Seth stand, aligned for eyes or as sentences."""

from __future__ import annotations

from kemet.cli.lab.summary import interval_text
from kemet.cli.screen import Screen
from kemet.lab.balance import Balance
from kemet.lab.rates import Rate
from kemet.picture import words

MAX_TILES = 12


def print_balance(screen: Screen, balance: Balance) -> None:
    """The games of one number of members."""
    games = words.say("lab-count", games=len(balance.games))
    screen.heading(words.say("lab-balance-games", members=balance.scale.members, games=games))
    _line(screen, words.name("lab-seth-wins"), interval_text(balance.seth))
    _line(screen, words.name("lab-victories"), interval_text(balance.ended_by_victory))
    _line(screen, words.name("lab-days"), words.figure(f"{balance.days:.1f}"))
    screen.heading(words.name("lab-ends"))
    for end, count in balance.ends:
        _line(screen, words.name(f"end-{end}"), str(count))
    _print_means(screen, "lab-side-points", balance.points())
    _print_means(screen, "lab-side-tokens", balance.actions())
    _print_tiles(screen, "lab-tiles-of-seth", balance.tiles(True))
    _print_tiles(screen, "lab-tiles-of-alliance", balance.tiles(False))


def _print_means(screen: Screen, heading: str, means: list[tuple[str, float]]) -> None:
    screen.heading(words.name(heading))
    for key, mean in means:
        side, _, what = key.partition(": ")
        whose = side if side == "Seth" else words.name("lab-alliance")
        _line(screen, f"{whose}, {what}", words.figure(f"{mean:.2f}"))


def _print_tiles(screen: Screen, heading: str, tiles: list[tuple[str, Rate]]) -> None:
    screen.heading(words.name(heading))
    for tile, rate in tiles[:MAX_TILES]:
        games = words.say("lab-count", games=rate.games)
        _line(screen, words.tile(tile), f"{interval_text(rate)} {words.say('lab-in-games', games=games)}")


def _line(screen: Screen, name: str, text: str) -> None:
    screen.line(words.pair(name, text.strip()) if screen.plain else f"  {name:<34} {text}")
