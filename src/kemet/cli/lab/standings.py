"""The standings of a tournament, aligned for eyes or as sentences."""

from __future__ import annotations

from kemet.cli.screen import Screen
from kemet.lab.logbook import Logbook
from kemet.lab.rates import Rate
from kemet.lab.standings import Table, in_order, ratings, tables
from kemet.picture import words


def print_standings(screen: Screen, book: Logbook) -> None:
    results = in_order(book.results)
    strengths = ratings(results)
    order = list(strengths)
    players = 0
    for table in tables(results):
        if len(table.line_up) != players:
            players = len(table.line_up)
            screen.heading(f"Wins with {players} players, with 95 % intervals")
        _print_table(screen, table, order)
    if len(strengths) > 1:
        screen.heading("Ratings (Weng-Lin; a newcomer has 25), with 95 % intervals")
        for bot, rating in strengths.items():
            low, high = rating.interval
            _line(screen, bot, f"{rating.middle:5.1f} ({low:.1f} to {high:.1f})")


def _print_table(screen: Screen, table: Table, order: list[str]) -> None:
    bots = [bot for bot in order if table.copies(bot)]
    sides = " and ".join(bot if table.copies(bot) == 1 else f"{table.copies(bot)} {bot}" for bot in bots)
    with_modules = f", {words.modules(table.modules)}" if table.modules else ""
    screen.line(f"{sides}{with_modules}: {table.games} game{'s' * (table.games != 1)}")
    for bot in bots:
        even = f"even share {100 * table.even_share(bot):.0f} %"
        _line(screen, bot, f"{rate_text(table.wins[bot])}, {even}")


def rate_text(rate: Rate) -> str:
    low, high = rate.interval
    return f"{100 * rate.share:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _line(screen: Screen, name: str, text: str) -> None:
    screen.line(f"{name}: {text.strip()}" if screen.plain else f"  {name:<12} {text}")
