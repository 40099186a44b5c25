"""The order of a battle: every step by name, in one list for the base game and one with Ta-Seti."""

from __future__ import annotations

from typing import Final

from kemet.engine import battle as base
from kemet.engine import battle_more as taseti
from kemet.engine.battle import ATTACKER, DEFENDER
from kemet.engine.clash import ENTRY, ESCAPE_WINDOW
from kemet.engine.names import F_STEP, FRAME
from kemet.engine.state import State

AFTER_ESCAPE: Final = 1  # C2
CHOOSE_CARDS: Final = 2  # C3, C4
REVEAL: Final = 3  # C5
WOUND_ATTACKER: Final = 4  # C6
WOUND_DEFENDER: Final = 5
RESOLVE: Final = 6  # C7 to C13 of the base game
LOSER: Final = 7  # C14
WINNER: Final = 8  # C15
FINISH: Final = 9  # C16, C17 of the base game
# Ta-Seti
TRAP: Final = 11  # C0c
AFTER_TRAP: Final = 12
OBJECTS_ATTACKER: Final = 13  # C2a, C2b
OBJECTS_DEFENDER: Final = 14  # C2c
SWAP_ATTACKER: Final = 15  # C5a
SWAP_DEFENDER: Final = 16
LOSSES: Final = 17  # C7 to C9
TAKE_LOSSES: Final = 18
OWN_LOSSES_ATTACKER: Final = 19  # C9a
OWN_LOSSES_DEFENDER: Final = 20
OUTCOME: Final = 21  # C10 to C12
DIRECT_ATTACKER: Final = 22  # C12a
DIRECT_DEFENDER: Final = 23
REINFORCE: Final = 24  # C12b
HOME: Final = 25  # C13
CARDS_AWAY: Final = 26  # C16
SPOILS: Final = 27  # C16a
CLOSE: Final = 28  # C17
STEPS: Final = 29

#: The order of the base game (docs/rules/base.md, 19.5).
BASE_ORDER: Final = (
    ESCAPE_WINDOW,
    AFTER_ESCAPE,
    CHOOSE_CARDS,
    REVEAL,
    WOUND_ATTACKER,
    WOUND_DEFENDER,
    RESOLVE,
    LOSER,
    WINNER,
    FINISH,
)
#: The order with any module of Ta-Seti (docs/rules/taseti.md, 7.6).
TASETI_ORDER: Final = (
    ENTRY,
    TRAP,
    AFTER_TRAP,
    ESCAPE_WINDOW,
    AFTER_ESCAPE,
    OBJECTS_ATTACKER,
    OBJECTS_DEFENDER,
    CHOOSE_CARDS,
    REVEAL,
    SWAP_ATTACKER,
    SWAP_DEFENDER,
    WOUND_ATTACKER,
    WOUND_DEFENDER,
    LOSSES,
    TAKE_LOSSES,
    OWN_LOSSES_ATTACKER,
    OWN_LOSSES_DEFENDER,
    OUTCOME,
    DIRECT_ATTACKER,
    DIRECT_DEFENDER,
    REINFORCE,
    HOME,
    LOSER,
    WINNER,
    CARDS_AWAY,
    SPOILS,
    CLOSE,
)


def _next_steps(order: tuple[int, ...]) -> list[int]:
    following = [CLOSE] * STEPS
    for place in range(len(order) - 1):
        following[order[place]] = order[place + 1]
    return following


BASE_NEXT: Final = _next_steps(BASE_ORDER)
TASETI_NEXT: Final = _next_steps(TASETI_ORDER)


def run_battle(s: State) -> None:
    """One step of the battle on top of the stack."""
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    s.stack[top + F_STEP] = TASETI_NEXT[step] if s.table.expanded else BASE_NEXT[step]
    if step >= ENTRY:
        _run_taseti(s, step)
    elif step == ESCAPE_WINDOW:
        base.open_escape(s)
    elif step == AFTER_ESCAPE:
        base.after_escape(s)
    elif step == CHOOSE_CARDS:
        base.open_cards(s)
    elif step == REVEAL:
        base.reveal(s)
    elif step == WOUND_ATTACKER:
        base.open_wound(s, ATTACKER)
    elif step == WOUND_DEFENDER:
        base.open_wound(s, DEFENDER)
    elif step == RESOLVE:
        base.resolve(s)
    elif step == LOSER:
        base.open_loser(s)
    elif step == WINNER:
        base.open_winner(s)
    else:
        base.finish(s)


def _run_taseti(s: State, step: int) -> None:
    if step == ENTRY:
        taseti.enter(s)
    elif step == TRAP:
        taseti.spring_trap(s)
    elif step == AFTER_TRAP:
        taseti.after_trap(s)
    elif step == OBJECTS_ATTACKER:
        taseti.open_objects(s, ATTACKER)
    elif step == OBJECTS_DEFENDER:
        taseti.open_objects(s, DEFENDER)
    elif step == SWAP_ATTACKER:
        taseti.open_swap(s, ATTACKER)
    elif step == SWAP_DEFENDER:
        taseti.open_swap(s, DEFENDER)
    elif step == LOSSES:
        taseti.open_losses(s)
    elif step == TAKE_LOSSES:
        taseti.take_losses(s)
    elif step == OWN_LOSSES_ATTACKER:
        taseti.own_card_losses(s, ATTACKER)
    elif step == OWN_LOSSES_DEFENDER:
        taseti.own_card_losses(s, DEFENDER)
    elif step == OUTCOME:
        taseti.outcome(s)
    elif step == DIRECT_ATTACKER:
        taseti.direct_recruitment(s, ATTACKER)
    elif step == DIRECT_DEFENDER:
        taseti.direct_recruitment(s, DEFENDER)
    elif step == REINFORCE:
        taseti.winner_reinforces(s)
    elif step == HOME:
        base.creatures_home(s)
    elif step == CARDS_AWAY:
        base.put_cards_away(s)
    elif step == SPOILS:
        taseti.spoils(s)
    else:
        base.close(s)
