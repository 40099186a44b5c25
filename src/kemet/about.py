"""What a question is about, for the seat that is asked: its cause, and figures that no rule may be asked for elsewhere.

It is the part of a view from which choices are explained. All of it is public or the seat's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.content.records import COLOURS
from kemet.engine import names
from kemet.engine.battle import side_of
from kemet.engine.names import F_A, F_B, F_C, FRAME, SEAT
from kemet.engine.points import pyramid_level
from kemet.engine.powers import skill_sum, skills_of
from kemet.engine.prices import teleport_price
from kemet.engine.seals import PRAY_GAIN
from kemet.engine.state import State, enemies_at, lowest_bit, working_creature
from kemet.engine.travel import entry_fee

About = dict[str, Any]

#: Why units are placed, and why units are lost: the words of the messages `cause-...`.
PLACED = {
    names.PLACE_RECRUIT: "recruit",
    names.PLACE_ENLIST: "enlistment",
    names.PLACE_NIGHT: "night",
    names.PLACE_BOUGHT: "mercenaries",
    names.PLACE_ROAD: "road",
    names.PLACE_DIRECT: "direct",
    names.PLACE_WON: "reinforcements",
}
LOST = {names.LOSS_DESTROYED: "destroyed", names.LOSS_SACRIFICED: "sacrifice", names.LOSS_OWN_CARD: "own-card"}
#: Every cause that a question can have.
CAUSES = (*PLACED.values(), *LOST.values(), "battle")


def about(s: State, seat: int) -> About | None:
    """Nothing for a seat that is not asked."""
    if not s.waiting >> seat & 1:
        return None
    tell = QUESTIONS.get(s.ask)
    return {"cause": None} | (tell(s, seat) if tell else {})


def origin_of(s: State) -> int:
    """Where the group that is being put together, or that moves, set out; -1 without a Move."""
    if s.move_at == names.NOWHERE and not (s.ask == names.ASK_GROUP and s.waiting):
        return -1
    for top in range(len(s.stack) - FRAME, -1, -FRAME):
        if s.stack[top] == names.FRAME_MOVE:
            return s.stack[top + F_A]
    return s.move_at


def taking_at(s: State) -> str | None:
    """The stop whose tokens a priest may take now."""
    if s.ask != names.ASK_TAKE or not s.waiting:
        return None
    return s.table.roads.stop_ids[_frame(s, F_A) & 31]


def _frame(s: State, field: int) -> int:
    return s.stack[len(s.stack) - FRAME + field]


def _turn(s: State, seat: int) -> About:
    return {
        "pray": PRAY_GAIN + s.seats[seat * SEAT + names.M_PRAY],
        "levels": {name: pyramid_level(s, seat, colour) for colour, name in enumerate(COLOURS)},
        "silver_activates": bool(s.table.silver_activates),
    } | _entries(s, seat)


def _group(s: State, seat: int) -> About:
    """How far each kind of group goes; a group under way has what is left."""
    where = s.move_at if s.ask == names.ASK_MOVE else origin_of(s)
    movement = {"group": s.move_left, "creature": 0, "priests": 0}
    if s.ask == names.ASK_GROUP or not s.move_started:
        creature = working_creature(s, where, seat)
        movement = {
            "group": 1 + s.seats[seat * SEAT + names.M_MOVE] + s.move_bonus,
            "creature": s.table.creature_move[creature] if creature >= 0 else 0,
            "priests": skill_sum(s, skills_of(s, seat), names.M_MOVE) if s.priests else 0,
        }
    return {"space": s.table.space_ids[where], "movement": movement}


def _move(s: State, seat: int) -> About:
    return _group(s, seat) | {"teleport": teleport_price(s, seat)} | _entries(s, seat)


def _entries(s: State, seat: int) -> About:
    """What entering an enemy's space brings before the battle, space by space (T-X-01)."""
    if not s.table.modules:
        return {}
    entries = {}
    for space, id in enumerate(s.table.space_ids):
        enemies = enemies_at(s, space, seat)
        if not enemies:
            continue
        trap = s.seats[(lowest_bit(enemies) >> 2) * SEAT + names.M_TRAP]
        found = {
            "fee": entry_fee(s, seat, space),
            "gain": s.seats[seat * SEAT + names.M_PRAYER_PER_ENTRY],
            "trap": trap,
        }
        if any(found.values()):
            entries[id] = {what: amount for what, amount in found.items() if amount}
    return {"entries": entries}


def _place(s: State, seat: int) -> About:
    return {"cause": PLACED[_frame(s, F_A)]}


def _night(s: State, seat: int) -> About:
    base = seat * SEAT
    return {"most": min(s.seats[base + names.M_NIGHT_UNITS], s.seats[base + names.S_RESERVE])}


def _loss(s: State, seat: int) -> About:
    return {"cause": LOST[_frame(s, F_C)], "space": s.table.space_ids[_frame(s, F_A)], "lost": _frame(s, F_B)}


def _battle_loss(s: State, seat: int) -> About:
    space = s.table.space_ids[s.battle[names.B_SPACE]]
    return {"cause": "battle", "space": space, "lost": s.battle[side_of(s, seat) + names.B_LOST]}


def _take(s: State, seat: int) -> About:
    return {"stop": taking_at(s)}


def _spend(s: State, seat: int) -> About:
    return {"bid": _frame(s, F_C)}


def _delta(s: State, seat: int) -> About:
    return {"gain": max(s.table.sacrifice)}


QUESTIONS: dict[int, Callable[[State, int], About]] = {
    names.ASK_TURN: _turn,
    names.ASK_GROUP: _group,
    names.ASK_MOVE: _move,
    names.ASK_PLACE: _place,
    names.ASK_NIGHT: _night,
    names.ASK_LOSS: _loss,
    names.ASK_BATTLE_LOSS: _battle_loss,
    names.ASK_TAKE: _take,
    names.ASK_SPEND: _spend,
    names.ASK_DELTA: _delta,
}
