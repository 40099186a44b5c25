"""Games played at random, with what everybody saw: for what must be true in every game.

Nothing here trusts `kemet.engine.invariants.base`; what it reports is kept beside what was seen.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kemet import Game
from kemet.engine.invariants.base import step_violations, violations
from kemet.telling.events import events_for

View = dict[str, Any]


class Step(NamedTuple):
    """One choice: what everybody saw before and after it, and what it made happen."""

    before: View
    after: View
    events: list[tuple[str, dict[str, Any]]]


@dataclass
class Walk:
    """A game played at random."""

    game: Game
    views: list[View]
    steps: list[Step] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # what the engine's own check reported


def walk(game: Game, seed: int, most: int) -> Walk:
    """Play random choices to the end of the game, or up to `most`."""
    chance = random.Random(seed)
    taken = Walk(game, [game.view(None)])
    known = len(game.events())  # from here on the state keeps a log
    for _ in range(most):
        if game.over:
            break
        before = game.state.copy()
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        taken.wrong += violations(game.state) + step_violations(before, game.state)
        log = game.state.log or []
        events = [(event.kind, event.fields) for event in events_for(game.setup.table, log[known:], -1)]
        known = len(log)
        taken.views.append(game.view(None))
        taken.steps.append(Step(taken.views[-2], taken.views[-1], events))
    return taken


def all_views(walks: Iterable[Walk]) -> Iterator[View]:
    for taken in walks:
        yield from taken.views


def all_steps(walks: Iterable[Walk]) -> Iterator[Step]:
    for taken in walks:
        yield from taken.steps
