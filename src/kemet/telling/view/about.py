"""What a question is about, for the seat that is asked: its cause, and figures that no rule may be asked for elsewhere.

It is the part of a view from which choices are explained. All of it is public or the seat's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.content.records import COLOURS
from kemet.engine.battle.casualties import BATTLE_LOSS
from kemet.engine.board.control import pyramid_level
from kemet.engine.board.losses import DESTROYED, LOSS, OWN_CARD, SACRIFICED, LossFrame
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import defender_at
from kemet.engine.board.troops import working_creature
from kemet.engine.day.end_of_day import DELTA_SACRIFICE
from kemet.engine.day.entering import entry_fee
from kemet.engine.day.move import MOVE_ON, PICK_GROUP, MoveFrame
from kemet.engine.day.pray import PRAY_GAIN
from kemet.engine.day.recruit import (
    AT_NIGHT,
    BOUGHT,
    DIRECT,
    ENLISTED,
    ON_THE_ROAD,
    PLACE,
    RECRUITED,
    WON,
    PlaceFrame,
)
from kemet.engine.day.turn import TURN
from kemet.engine.invariants.base import frames_of
from kemet.engine.night.dawn import SPEND_TOKENS, DawnFrame
from kemet.engine.night.powers import NIGHT_POWER
from kemet.engine.priests.stop import TAKE_TOKENS, TripFrame
from kemet.engine.state.codes import NOWHERE, SETH
from kemet.engine.state.frames import Question
from kemet.engine.state.state import State
from kemet.telling.view.seth_about import SETH_QUESTIONS, SHARED

About = dict[str, Any]

#: Why units are placed, and why units are lost: the words of the messages `cause-...`.
PLACED = {
    RECRUITED: "recruit",
    ENLISTED: "enlistment",
    AT_NIGHT: "night",
    BOUGHT: "mercenaries",
    ON_THE_ROAD: "road",
    DIRECT: "direct",
    WON: "reinforcements",
}
LOST = {DESTROYED: "destroyed", SACRIFICED: "sacrifice", OWN_CARD: "own-card"}
#: Every cause that a question can have.
CAUSES = (*PLACED.values(), *LOST.values(), *SHARED.values(), "battle")


def about(s: State, seat: int) -> About | None:
    """Nothing for a seat that is not asked."""
    if not s.waiting >> seat & 1:
        return None
    tell = QUESTIONS.get(s.question)
    if s.table.with_seth:
        tell = SETH_QUESTIONS.get(s.question, tell)
    return {"cause": None} | (tell(s, seat) if tell else {})


def origin_of(s: State) -> int:
    """Where the group that is being put together, or that moves, set out; -1 without a Move."""
    if s.move_at == NOWHERE and not (s.question is PICK_GROUP and s.waiting):
        return NOWHERE
    for frame in frames_of(s):
        if isinstance(frame, MoveFrame):
            return frame.start
    return s.move_at


def taking_at(s: State) -> str | None:
    """The stop whose tokens a priest may take now."""
    frame = s.frame
    if s.question is not TAKE_TOKENS or not s.waiting or not isinstance(frame, TripFrame):
        return None
    return s.table.roads.stop_ids[frame.stop]


def _turn(s: State, seat: int) -> About:
    return {
        "pray": PRAY_GAIN + s.seats[seat].powers.pray + s.seth.powers.pray,
        "levels": {name: pyramid_level(s, seat, colour) for colour, name in enumerate(COLOURS)},
        "silver_activates": bool(s.table.silver_activates),
    } | _entries(s, seat)


def _group(s: State, seat: int) -> About:
    """How far each kind of group goes; a group under way has what is left."""
    where = s.move_at if s.question is MOVE_ON else origin_of(s)
    movement = {"group": s.move_left, "creature": 0, "priests": 0}
    if s.question is PICK_GROUP or not s.move_started:
        creature = working_creature(s, where, seat)
        movement = {
            "group": 1 + s.seats[seat].powers.move + s.move_bonus + _common_move(s, seat),
            "creature": s.table.creature_move[creature] if creature >= 0 else 0,
            "priests": s.seats[seat].skill_powers.move,
        }
    return {"space": s.table.space_ids[where], "movement": movement}


def _common_move(s: State, seat: int) -> int:
    """What serves every Move of the alliance (S-MIXED-05)."""
    return 0 if s.table.side[seat] == SETH else s.seth.powers.move


def _move(s: State, seat: int) -> About:
    return _group(s, seat) | {"teleport": teleport_price(s, seat)} | _entries(s, seat)


def _entries(s: State, seat: int) -> About:
    """What entering an enemy's space brings before the battle, space by space (T-X-01)."""
    if not s.table.modules or s.table.with_seth:
        return {}
    entries = {}
    for space, id in enumerate(s.table.space_ids):
        defender = defender_at(s, space, seat)
        if defender < 0:
            continue
        found = {
            "fee": entry_fee(s, seat, space),
            "gain": s.seats[seat].powers.prayer_per_entry,
            "trap": s.seats[defender].powers.trap,
        }
        if any(found.values()):
            entries[id] = {what: amount for what, amount in found.items() if amount}
    return {"entries": entries}


def _place(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, PlaceFrame)
    return {"cause": PLACED[frame.reason]}


def _night(s: State, seat: int) -> About:
    return {"most": min(s.seats[seat].powers.night_units, s.seats[seat].reserve)}


def _loss(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, LossFrame)
    return {"cause": LOST[frame.reason], "space": s.table.space_ids[frame.space], "lost": frame.amount}


def _battle_loss(s: State, seat: int) -> About:
    battle = s.battles[-1]
    return {"cause": "battle", "space": s.table.space_ids[battle.space], "lost": battle.force_of(seat).lost}


def _take(s: State, seat: int) -> About:
    return {"stop": taking_at(s)}


def _spend(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, DawnFrame)
    return {"bid": frame.card}


def _delta(s: State, seat: int) -> About:
    return {"gain": max(s.table.sacrifice)}


QUESTIONS: dict[Question, Callable[[State, int], About]] = {
    TURN: _turn,
    PICK_GROUP: _group,
    MOVE_ON: _move,
    PLACE: _place,
    NIGHT_POWER: _night,
    LOSS: _loss,
    BATTLE_LOSS: _battle_loss,
    TAKE_TOKENS: _take,
    SPEND_TOKENS: _spend,
    DELTA_SACRIFICE: _delta,
}
