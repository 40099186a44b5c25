"""The moment two sides meet: fixes who attacks whom and where (step C0). What follows is in battle.py."""

from __future__ import annotations

from typing import Final

from kemet.engine.names import (
    B_BIG,
    B_BY_MOVE,
    B_DISCARDED,
    B_PLAYED,
    B_SEAT,
    B_SIDE,
    B_SIDES,
    B_SIZE,
    B_SPACE,
    B_WINNER,
    F_STEP,
    FRAME,
    FRAME_BATTLE,
    NOWHERE,
)
from kemet.engine.state import State, push

# The first steps of a battle; the whole order is in battle_flow.py.
ESCAPE_WINDOW: Final = 0
ENTRY: Final = 10


def start_battle(s: State, space: int, attacker: int, defender: int, by_move: int) -> None:
    expanded = s.table.expanded
    battle = [0] * (B_BIG if expanded else B_SIZE)
    battle[B_SPACE] = space
    battle[B_WINNER] = NOWHERE
    battle[B_BY_MOVE] = by_move
    for side in range(2):
        at = B_SIDES + side * B_SIDE
        battle[at + B_SEAT] = attacker if side == 0 else defender
        battle[at + B_PLAYED] = NOWHERE
        battle[at + B_DISCARDED] = NOWHERE
    s.battle = battle
    push(s, FRAME_BATTLE, attacker)
    s.stack[len(s.stack) - FRAME + F_STEP] = ENTRY if expanded else ESCAPE_WINDOW
