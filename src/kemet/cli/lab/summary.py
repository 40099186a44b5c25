"""The summary of a simulation, aligned for eyes or as sentences."""

from __future__ import annotations

from kemet.cli.screen import Screen
from kemet.content.seth.words import SIDES
from kemet.lab.rates import Rate
from kemet.lab.simulate import Plan
from kemet.lab.summary import Spread, Summary, spread
from kemet.picture import words

MAX_TILES = 12


def print_summary(screen: Screen, summary: Summary, plan: Plan) -> None:
    if plan.bots:
        bots = ", ".join(plan.seated())
        screen.line(words.say("lab-games-of-bots", games=summary.games, bots=bots, seed=plan.seed))
    else:
        screen.line(words.say("lab-games", games=summary.games, players=summary.players, seed=plan.seed))
    if plan.modules:
        screen.paragraph(words.say("play-modules", modules=words.modules(plan.modules)))
    if summary.cut_off:
        screen.line(words.say("lab-cut-off", games=summary.cut_off))
    if plan.seth:
        _print_sides(screen, summary)
    else:
        _print_seats(screen, summary, plan)
    screen.heading(words.name("lab-length"))
    _spread(screen, words.name("lab-days"), spread(summary.days))
    _spread(screen, words.name("lab-decisions"), spread(summary.decisions))
    screen.heading(words.name("lab-points"))
    for source, mean in summary.points_per_player().items():
        _line(screen, words.name(f"source-{source}"), words.figure(f"{mean:.2f}"))
    screen.heading(words.name("lab-tiles"))
    for tile, rate in summary.tiles(MAX_TILES):
        _rate(screen, words.tile(tile), rate, f" {words.say('lab-purchases', count=rate.games)}")
    screen.heading(words.name("lab-ends"))
    for end, count in summary.ends.most_common():
        _line(screen, words.name(f"end-{end}"), str(count))


def _print_seats(screen: Screen, summary: Summary, plan: Plan) -> None:
    screen.heading(words.name("lab-by-seat"))
    for seat, rate in enumerate(summary.seats()):
        bot = f", {plan.seated()[seat]}" if plan.bots else ""
        _rate(screen, f"{words.god(seat)} (P{seat + 1}{bot})", rate)
    screen.heading(words.name("lab-by-place"))
    for place, rate in enumerate(summary.places(), start=1):
        _rate(screen, words.say("lab-place", place=place), rate)


def _print_sides(screen: Screen, summary: Summary) -> None:
    screen.heading(words.name("lab-by-side"))
    for side, rate in zip(SIDES, summary.sides(), strict=True):
        _rate(screen, words.name(f"side-{side}"), rate)


def _rate(screen: Screen, name: str, rate: Rate, tail: str = "") -> None:
    _line(screen, name, interval_text(rate) + tail)


def interval_text(rate: Rate) -> str:
    """A share of games with what it may be by chance."""
    low, high = rate.interval
    share = words.percent(f"{100 * rate.share:5.1f}")
    ends = {"low": words.figure(f"{100 * low:.1f}"), "high": words.figure(f"{100 * high:.1f}")}
    return words.say("lab-interval", share=share, **ends)


def _spread(screen: Screen, name: str, values: Spread) -> None:
    mean, median = words.figure(f"{values.mean:.1f}"), words.figure(str(values.median))
    told = words.say("lab-spread", mean=mean, median=median, low=values.low, high=values.high)
    _line(screen, name, told)


def _line(screen: Screen, name: str, text: str) -> None:
    screen.line(words.pair(name, text.strip()) if screen.plain else f"  {name:<26} {text}")
