"""The odds of battles, aligned for eyes or as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.bots import Odds
from kemet.bots.odds import CardOdds, Outcome
from kemet.cli import words
from kemet.cli.screen import Screen

SEES_FIRST = {
    "nobody": "",
    "seat": " You see its card before you choose.",
    "enemy": " It sees your card before it chooses.",
}
MODEL = {
    "none": "Every battle card that the enemy may still hold counts as equally likely; it adds no divine cards.",
    "all": "Every battle card and every hand that the enemy may hold counts as equally likely; it adds all that helps.",
}
#: Shares of a mix below this are left out.
SMALL = 0.005


def print_odds(screen: Screen, odds: Odds, start: str | None = None) -> None:
    """One battle in full."""
    screen.heading(_title(odds, start))
    if odds.called_off:
        screen.paragraph("There would be no battle: one side is gone before cards are chosen, and nobody scores.")
    screen.paragraph(f"You{_outcome(odds.expected)}.{SEES_FIRST[odds.sees_first]}")
    if odds.called_off:
        return
    _print_cards(screen, odds.cards)
    screen.paragraph(f"Well mixed: {_mix([(each.card, each.mix) for each in odds.cards])}.")
    screen.paragraph(f"The enemy may play: {_mix([(each.card, each.chance) for each in odds.enemy_cards])}.")
    screen.paragraph(MODEL[odds.divine])


def print_attacks(screen: Screen, attacks: Sequence[tuple[str, Odds]]) -> None:
    """A line for each attack, the likeliest to be won first."""
    screen.heading("Attacks next door, each with the whole troop")
    for start, odds in sorted(attacks, key=lambda attack: -attack[1].expected.win):
        screen.paragraph(f"{_title(odds, start)}: you{_outcome(odds.expected)}.")
    screen.paragraph(f"{MODEL[attacks[0][1].divine]} For one attack card by card name its space and where it starts.")


def _title(odds: Odds, start: str | None) -> str:
    side = f"{words.god(odds.seat)} (P{odds.seat + 1})"
    other = f"{words.god(odds.enemy)} (P{odds.enemy + 1})"
    verb = "attacks" if odds.role == "attacker" else "defends itself against"
    come = f" from {start}" if start else ""
    against = f"{odds.own_units} against {words.units(odds.enemy_units)}"
    return f"{side} {verb} {other} on {odds.space}{come}, {against}"


def _outcome(outcome: Outcome) -> str:
    chances = f" win {_percent(outcome.win)}, keep a unit {_percent(outcome.survive)}, score {_percent(outcome.point)}"
    return f"{chances}; lose {outcome.own_losses:.1f} units on average, the enemy {outcome.enemy_losses:.1f}"


def _print_cards(screen: Screen, cards: Sequence[CardOdds]) -> None:
    names = [words.battle_card(each.card) for each in cards]
    width = max(len(name) for name in names) + 2
    if not screen.plain:
        screen.line(f"  {'your card':<{width}}   win  keep a unit  score  own losses  enemy's")
    for name, each in zip(names, cards, strict=True):
        expected = each.expected
        if screen.plain:
            screen.line(f"With {name} you{_outcome(expected)}.")
        else:
            chances = f"{_percent(expected.win):>6} {_percent(expected.survive):>12} {_percent(expected.point):>6}"
            screen.line(f"  {name:<{width}}{chances} {expected.own_losses:>11.1f} {expected.enemy_losses:>8.1f}")


def _mix(shares: Sequence[tuple[str, float]]) -> str:
    """The likeliest first."""
    told = sorted((pair for pair in shares if pair[1] >= SMALL), key=lambda pair: -pair[1])
    return ", ".join(f"{words.battle_card(card)} {_percent(share)}" for card, share in told)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
