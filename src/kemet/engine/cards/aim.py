"""What a card is aimed at. A choice packs it into one number; here alone it is read again."""

from __future__ import annotations

from typing import final

from kemet.engine.native import i64
from kemet.engine.state.choices import GIFTS
from kemet.engine.state.codes import E_DESTROY, E_GIVE_PRAYER, MAX_SEATS, NOWHERE
from kemet.engine.state.ruleset import Ruleset


@final
class Aim:
    """A space, an owner, an amount; -1 and 0 where a card names none."""

    def __init__(self, space: i64, owner: i64 = NOWHERE, amount: i64 = 0) -> None:
        self.space = space
        self.owner = owner
        self.amount = amount


def aim_of(table: Ruleset, kind: i64, packed: i64) -> Aim:
    """With Seth a unit of one owner on a space, or a gift to a member, too (S-CLAR-62, S-CLAR-68)."""
    if packed >= 0 and table.with_seth:
        effect = table.card_effect[kind]
        if effect == E_DESTROY:
            return Aim(packed // MAX_SEATS, packed % MAX_SEATS)
        if effect == E_GIVE_PRAYER:
            return Aim(NOWHERE, packed // GIFTS, packed % GIFTS)
    return Aim(packed)
