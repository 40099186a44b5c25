"""The standings of a tournament, aligned for eyes or as sentences."""

from __future__ import annotations

from kemet.cli.lab.summary import interval_text
from kemet.cli.screen import Screen
from kemet.lab.logbook import Logbook
from kemet.lab.results import AS, SETH_SIDE, Result
from kemet.lab.standings import Table, in_order, ratings, tables
from kemet.picture import words

NARROW, WIDE = 12, 24  # with Seth a name says the side, too


def print_standings(screen: Screen, book: Logbook) -> None:
    results = in_order(book.results)
    strengths = ratings(results)
    order = list(strengths)
    players = 0
    for table in tables(results):
        if len(table.line_up) != players:
            players = len(table.line_up)
            screen.heading(words.say("lab-wins", players=players))
        _print_table(screen, table, order)
    _print_forfeits(screen, results)
    if len(strengths) > 1:
        screen.heading(words.name("lab-ratings"))
        for bot, rating in strengths.items():
            low, high = rating.interval
            share, low_text, high_text = (words.figure(f"{each:.1f}") for each in (rating.middle, low, high))
            _line(screen, _called(bot), words.say("lab-interval", share=f"{share:>5}", low=low_text, high=high_text))


def _print_table(screen: Screen, table: Table, order: list[str]) -> None:
    bots = [bot for bot in order if table.copies(bot)]
    sides = words.row(
        [_called(bot) if table.copies(bot) == 1 else f"{table.copies(bot)} {_called(bot)}" for bot in bots]
    )
    with_modules = f", {words.modules(table.modules)}" if table.modules else ""
    screen.line(words.pair(f"{sides}{with_modules}", words.say("lab-count", games=table.games)))
    for bot in bots:
        even = words.say("lab-even", share=f"{100 * table.even_share(bot):.0f}")
        _line(screen, _called(bot), f"{interval_text(table.wins[bot])}, {even}")


def _print_forfeits(screen: Screen, results: list[Result]) -> None:
    """Who gave up, how often, and why the first time."""
    given_up = [
        (result.line_up[int(seat) - 1], result.game, reason)
        for result in results
        for seat, reason in result.forfeits.items()
    ]
    for bot in dict.fromkeys(bot for bot, _, _ in given_up):
        own = [(game, reason) for name, game, reason in given_up if name == bot]
        count = words.say("lab-count", games=len(own))
        screen.line(words.say("lab-forfeits", bot=bot, games=count, game=own[0][0], reason=own[0][1]))


def _called(name: str) -> str:
    """A bot, and with Seth the side it plays."""
    bot, _, side = name.partition(AS)
    return words.say("lab-as-seth" if side == SETH_SIDE else "lab-as-alliance", bot=bot) if side else bot


def _line(screen: Screen, name: str, text: str) -> None:
    width = NARROW if len(name) <= NARROW else WIDE
    screen.line(words.pair(name, text.strip()) if screen.plain else f"  {name:<{width}} {text}")
