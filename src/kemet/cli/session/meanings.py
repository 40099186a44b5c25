"""What a choice means, in the terminal's words: its saying, and behind it what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.game.facts import facts
from kemet.game.game import Game
from kemet.picture import words
from kemet.telling.effects import effects
from kemet.telling.notation import Choice
from kemet.telling.saying import Choices
from kemet.telling.view.types import View

#: Choices that are paid at once; the engine tells how much.
PAID = ("place", "priest", "raise", "build", "buy")


def explain(game: Game, seat: int, choice: Choice) -> str:
    """One short phrase for this choice of this seat."""
    return explained(game, seat, [choice])[0]


def explained(game: Game, seat: int, choices: Sequence[Choice]) -> list[str]:
    """A phrase for each choice."""
    view = game.view(seat)
    sayings = Choices(view, facts(game.setup))
    prices = _prices(game, view, seat, choices)
    return [_with_price(words.fill(sayings.saying(choice)), prices.get(choice.index)) for choice in choices]


def _with_price(what: str, price: int | None) -> str:
    if price is None:
        return what
    return words.say("price-costs", what=what, price=price) if price else words.say("price-free", what=what)


def _prices(game: Game, view: View, seat: int, choices: Sequence[Choice]) -> dict[int, int]:
    """What choices cost, by index; those without a price are not there."""
    prices: dict[int, int] = {}
    for choice in choices:
        if choice.kind in ("card", "add"):
            prices[choice.index] = view["seats"][seat]["hand_prices"][str(choice.fields["card"])]
        elif choice.kind == "teleport" and view["about"]:
            prices[choice.index] = view["about"]["teleport"]
    paid = [choice.index for choice in choices if choice.kind in PAID]
    for code, (prayer, _) in zip(paid, effects(game.state, seat, paid), strict=True):
        if prayer is not None:
            prices[code] = max(0, -prayer)
    return prices
