"""The odds of battles, aligned for eyes or as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.bots import Odds
from kemet.bots.odds import CardOdds, Outcome
from kemet.cli.screen import Screen
from kemet.picture import words

#: Shares of a mix below this are left out.
SMALL = 0.005


def print_odds(screen: Screen, odds: Odds, start: str | None = None) -> None:
    """One battle in full."""
    screen.heading(_title(odds, start))
    if odds.called_off:
        screen.paragraph(words.name("odds-none"))
    sees = "" if odds.sees_first == "nobody" else f" {words.name(f'odds-sees-{odds.sees_first}')}"
    screen.paragraph(words.say("odds-outcome", **_figures(odds.expected)) + sees)
    if odds.called_off:
        return
    _print_cards(screen, odds.cards)
    screen.paragraph(words.say("odds-mix", cards=_mix([(each.card, each.mix) for each in odds.cards])))
    screen.paragraph(words.say("odds-enemy", cards=_mix([(each.card, each.chance) for each in odds.enemy_cards])))
    screen.paragraph(words.name(f"odds-model-{odds.divine}"))


def print_attacks(screen: Screen, attacks: Sequence[tuple[str, Odds]]) -> None:
    """A line for each attack, the likeliest to be won first."""
    screen.heading(words.name("odds-attacks"))
    for start, odds in sorted(attacks, key=lambda attack: -attack[1].expected.win):
        outcome = words.say("odds-outcome", **_figures(odds.expected))
        screen.paragraph(words.pair(_title(odds, start), outcome))
    model = words.name(f"odds-model-{attacks[0][1].divine}")
    screen.paragraph(f"{model} {words.name('odds-one')}")


def _title(odds: Odds, start: str | None) -> str:
    told: dict[str, str | int] = {
        "who": f"{words.god(odds.seat)} (P{odds.seat + 1})",
        "other": f"{words.god(odds.enemy)} (P{odds.enemy + 1})",
        "space": odds.space,
        "units": odds.own_units,
        "enemy": words.units(odds.enemy_units),
    }
    if odds.role == "attacker" and start:
        return words.say("odds-attacker-from", **told, **{"from": start})
    return words.say(f"odds-{odds.role}", **told)


def _figures(outcome: Outcome) -> dict[str, str]:
    return {
        "win": _percent(outcome.win),
        "survive": _percent(outcome.survive),
        "point": _percent(outcome.point),
        "own": words.figure(f"{outcome.own_losses:.1f}"),
        "enemy": words.figure(f"{outcome.enemy_losses:.1f}"),
    }


def _print_cards(screen: Screen, cards: Sequence[CardOdds]) -> None:
    names = [words.battle_card(each.card) for each in cards]
    heads = words.name("odds-columns").split("|")
    width = max(len(name) for name in (*names, heads[0])) + 2
    if not screen.plain:
        screen.line(f"  {heads[0]:<{width}}" + "".join(f"{head:>{max(len(head), 5) + 2}}" for head in heads[1:]))
    for name, each in zip(names, cards, strict=True):
        figures = _figures(each.expected)
        if screen.plain:
            screen.line(words.say("odds-with", card=name, **figures))
        else:
            told = zip(figures.values(), heads[1:], strict=True)
            row = "".join(f"{figure:>{max(len(head), 5) + 2}}" for figure, head in told)
            screen.line(f"  {name:<{width}}{row}")


def _mix(shares: Sequence[tuple[str, float]]) -> str:
    """The likeliest first."""
    told = sorted((pair for pair in shares if pair[1] >= SMALL), key=lambda pair: -pair[1])
    return ", ".join(f"{words.battle_card(card)} {_percent(share)}" for card, share in told)


def _percent(chance: float) -> str:
    return words.percent(f"{100 * chance:.0f}")
