"""The engine stays as fast as it is: counted in instructions, so that a busy machine changes nothing."""

from __future__ import annotations

import instructions
import pytest


@pytest.mark.skipif(instructions.why_not() is not None, reason=str(instructions.why_not()))
@pytest.mark.parametrize("bar", instructions.BARS[-1:], ids=lambda bar: bar.label)  # the tool itself counts them all
def test_instructions_per_decision(bar: instructions.Bar) -> None:
    assert instructions.per_decision(bar) <= bar.most
