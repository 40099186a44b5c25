"""What the questions of a game with Seth are about: what is shared out, proposed, built, struck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.engine.battle.aftermath import LOSER, WINNER
from kemet.engine.battle.sums import units_of
from kemet.engine.day.group import GROUP_OF_OWNER, RIDER, GroupFrame, capacity
from kemet.engine.seth.ceremony import CEREMONY_CONSENT, CeremonyFrame
from kemet.engine.seth.invasion import INVASION_CARDS
from kemet.engine.seth.share import (
    CEREMONY_PRAYER,
    LOSS_BEFORE,
    LOSS_IN_BATTLE,
    LOSS_OWN_CARD,
    PURPOSE,
    SHARE_OUT,
    SPLIT_PRAYER,
    TEMPLE_UNITS,
    share_of,
)
from kemet.engine.seth.split import SPLIT, SPLIT_CONSENT, SplitFrame, usual_split
from kemet.engine.seth.temples import BUILD_TEMPLE, TEMPLE_CONSENT, TempleConsentFrame, next_level_cost
from kemet.engine.seth.track import SETH_TURN
from kemet.engine.seth.victory import temple_level
from kemet.engine.seth.yellow import (
    TROOP_CORRUPTED,
    TROOP_STRUCK,
    UNITS_DESTROYED,
    CorruptFrame,
    DestroyFrame,
    StrikeFrame,
)
from kemet.engine.state.codes import MAX_PRAYER
from kemet.engine.state.frames import Question
from kemet.engine.state.state import State, rules_of
from kemet.telling.view.packed import by_seat

About = dict[str, Any]

#: What is shared out: the words of the messages `cause-...`.
SHARED = {
    LOSS_BEFORE: "before-cards",
    LOSS_IN_BATTLE: "battle",
    LOSS_OWN_CARD: "own-card",
    TEMPLE_UNITS: "temple",
    CEREMONY_PRAYER: "ceremony",
    SPLIT_PRAYER: "split",
}


def _share(s: State, seat: int) -> About:
    frame = share_of(s, seat)
    told = {"cause": SHARED[frame.purpose], "total": frame.total, "owner": frame.owner, "named": by_seat(frame.shares)}
    told |= {"limits": by_seat(frame.most), "usual": by_seat(PURPOSE[frame.purpose].usual(s, frame))}
    if frame.purpose == TEMPLE_UNITS:
        return told | {"space": s.table.space_ids[frame.extra]}
    return told | ({"space": s.table.space_ids[s.battles[-1].space]} if frame.purpose <= LOSS_OWN_CARD else {})


def _group(s: State, seat: int) -> About:
    """So many of each owner are picked; how far they would go without a creature."""
    frame = s.frame
    assert isinstance(frame, GroupFrame)
    return {
        "space": s.table.space_ids[s.move_at],
        "owner": frame.owner,
        "named": by_seat(frame.picked),
        "movement": s.move_left if s.move_started else capacity(s, seat),
    }


def _split(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, SplitFrame)
    usual = by_seat(usual_split(s, frame.amount, frame.troop))
    room = {seat: MAX_PRAYER - s.seats[seat].prayer for seat in by_seat(frame.troop)}
    told: About = {"cause": "split", "proposer": frame.seat, "total": frame.amount, "usual": usual}
    return told | ({"shares": by_seat(frame.shares)} if s.question is SPLIT_CONSENT else {"limits": room})


def _site(s: State, space: int) -> About:
    return {"level": temple_level(s, space) + 1, "units": next_level_cost(s, space)}


def _temple(s: State, seat: int) -> About:
    rules = rules_of(s)
    return {"sites": {id: _site(s, space) for space, id in enumerate(s.table.space_ids) if rules.sites >> space & 1}}


def _temple_consent(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, TempleConsentFrame)
    space = s.table.space_ids[frame.space]
    told = {"cause": "temple", "proposer": frame.seat, "space": space, "shares": by_seat(frame.shares)}
    return told | _site(s, frame.space)


def _ceremony_consent(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, CeremonyFrame)
    return {"cause": "ceremony", "proposer": frame.seat, "shares": by_seat(frame.shares), "chooser": frame.chooser}


def _seths_turn(s: State, seat: int) -> About:
    rules = rules_of(s)
    yellow = [id for number, id in enumerate(rules.space_ids) if rules.yellow_spaces >> number & 1]
    return {"yellow": yellow, "pray": rules.pray + s.seats[seat].powers.pray}


def _victim(s: State, seat: int) -> About:
    frame = s.frame
    assert isinstance(frame, StrikeFrame | CorruptFrame | DestroyFrame)
    return {"victim": frame.victim}


def _invasion(s: State, seat: int) -> About:
    """The spaces of both battles, that of the troop moved first first."""
    battles = sorted(s.battles, key=lambda battle: battle.paired)
    return {"battles": [s.table.space_ids[battle.space] for battle in battles]}


def _after_battle(s: State, seat: int) -> About:
    """The whole troop, and the prayer of its recall: one less than units (S-RECALL-01)."""
    battle = s.battles[-1]
    left = units_of(s, battle, battle.winner() if s.question is WINNER else battle.loser())
    return {"units": left, "recall": max(0, left - rules_of(s).recall_less)}


SETH_QUESTIONS: dict[Question, Callable[[State, int], About]] = {
    SHARE_OUT: _share,
    GROUP_OF_OWNER: _group,
    RIDER: _group,
    SPLIT: _split,
    SPLIT_CONSENT: _split,
    BUILD_TEMPLE: _temple,
    TEMPLE_CONSENT: _temple_consent,
    CEREMONY_CONSENT: _ceremony_consent,
    SETH_TURN: _seths_turn,
    TROOP_STRUCK: _victim,
    TROOP_CORRUPTED: _victim,
    UNITS_DESTROYED: _victim,
    INVASION_CARDS: _invasion,
    LOSER: _after_battle,
    WINNER: _after_battle,
}
