"""One step of a battle, and the order in which they follow each other."""

from __future__ import annotations

from typing import Final

from kemet.engine.native import i64, vec
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.state import State

MAX_STEPS: Final = 64


class Step:
    """The code is its number in saves; `take` does it, and may ask or put frames on top."""

    def __init__(self, code: i64) -> None:
        self.code = code

    def take(self, s: State, battle: Battle) -> None:
        """Nothing happens."""


class ForceStep(Step):
    """A step that each force takes for itself."""

    def __init__(self, code: i64, attacks: bool) -> None:
        super().__init__(code)
        self.attacks = attacks

    def take(self, s: State, battle: Battle) -> None:
        self.take_for(s, battle, battle.attacker if self.attacks else battle.defender)

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        """Nothing happens."""


NO_STEP: Final = Step(-1)
#: By code: the steps there are, and the step that follows each, without Seth and with him.
STEPS: Final = vec[Step]([NO_STEP] * MAX_STEPS)
FOLLOWING: Final = vec[Step]([NO_STEP] * MAX_STEPS)
FOLLOWING_WITH_SETH: Final = vec[Step]([NO_STEP] * MAX_STEPS)


def lay_out(order: list[Step], seth: bool) -> None:
    """Fix an order; every step is in it once."""
    for place in range(len(order)):
        step = order[place]
        if STEPS[step.code] is not NO_STEP and STEPS[step.code] is not step:
            raise ValueError(f"two steps of a battle have the code {step.code}")
        STEPS[step.code] = step
        following = order[place + 1] if place + 1 < len(order) else step
        if seth:
            FOLLOWING_WITH_SETH[step.code] = following
        else:
            FOLLOWING[step.code] = following
