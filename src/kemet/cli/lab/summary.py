"""The summary of a simulation, aligned for eyes or as sentences."""

from __future__ import annotations

from kemet.cli.screen import Screen
from kemet.lab.rates import Rate
from kemet.lab.simulate import Plan
from kemet.lab.summary import Spread, Summary, spread
from kemet.picture import words

MOST_TILES = 12
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def print_summary(screen: Screen, summary: Summary, plan: Plan) -> None:
    kind = f"games of {', '.join(plan.seated())}" if plan.bots else f"random games of {summary.players}"
    screen.line(f"{summary.games} {kind}, seed {plan.seed}.")
    if plan.modules:
        screen.paragraph(f"Ta-Seti: {words.modules(plan.modules)}.")
    if summary.cut_off:
        screen.line(f"{summary.cut_off} games had no end and were cut off.")
    screen.heading("Wins by seat, with 95 % intervals")
    for seat, rate in enumerate(summary.seats()):
        bot = f", {plan.seated()[seat]}" if plan.bots else ""
        _rate(screen, f"{words.god(seat)} (P{seat + 1}{bot})", rate)
    screen.heading("Wins by place in the first turn order")
    for place, rate in enumerate(summary.places()):
        _rate(screen, ORDINALS[place], rate)
    screen.heading("Length")
    _spread(screen, "Days", spread(summary.days))
    _spread(screen, "decisions", spread(summary.decisions))
    screen.heading("Points per player and game, by source")
    for source, mean in summary.points_per_player().items():
        _line(screen, words.name(f"source-{source}"), f"{mean:.2f}")
    screen.heading("Tiles bought most, and how often their buyer won")
    for tile, rate in summary.tiles(MOST_TILES):
        _rate(screen, words.tile(tile), rate, f" of {rate.games} purchases")
    screen.heading("How games ended")
    for end, count in summary.ends.most_common():
        _line(screen, words.name(f"end-{end.replace(' ', '-')}"), str(count))


def _rate(screen: Screen, name: str, rate: Rate, tail: str = "") -> None:
    low, high = rate.interval
    _line(screen, name, f"{100 * rate.share:5.1f} % ({100 * low:.1f} to {100 * high:.1f}){tail}")


def _spread(screen: Screen, name: str, values: Spread) -> None:
    _line(screen, name, f"{values.mean:.1f} on average, median {values.median}, from {values.low} to {values.high}")


def _line(screen: Screen, name: str, text: str) -> None:
    screen.line(f"{name}: {text.strip()}" if screen.plain else f"  {name:<26} {text}")
