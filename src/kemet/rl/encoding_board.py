"""The board and its battles as numbers."""

from __future__ import annotations

from typing import Final

from kemet.engine.battle.sums import creature_with, sees_first, troop_of
from kemet.engine.board.losses import LossFrame
from kemet.engine.cards.aim import aim_of
from kemet.engine.cards.play import CardFrame
from kemet.engine.day.move import origin_of
from kemet.engine.founding import STARTING_PYRAMID, STARTING_TROOP, district_asked
from kemet.engine.native import i64, u8, vec
from kemet.engine.seth.share import LOSS_OWN_CARD, TEMPLE_UNITS, ShareFrame
from kemet.engine.seth.temples import TempleConsentFrame, temple_income
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.forces import ATTACKER_WINS, DEFENDER_WINS, LOCKED, Battle, Force
from kemet.engine.state.state import State
from kemet.rl.layout import Layout
from kemet.rl.writing import flag, flag_seats, put, put_bits, put_kinds, put_nibbles, put_seats, relative

# Flags of a space, in the order of the layout.
GROUP: Final = 0
ORIGIN: Final = 1
TELEPORTED: Final = 2
BATTLE: Final = 3
OTHER_BATTLE: Final = 4
AIM: Final = 5
ASKED: Final = 6


def write_spaces(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    table = s.table
    players = table.players
    width = layout.space_width
    on_path = table.has_path
    space: i64 = 0
    count = table.spaces
    while space < count:
        troops = s.troops[space]
        if troops:
            put_seats(out, at + layout.space_units, troops, viewer, players)
        if s.creatures[space]:
            put_seats(out, at + layout.space_creatures, s.creatures[space], viewer, players)
        if on_path and s.priests[space]:
            put_seats(out, at + layout.space_priests, s.priests[space], viewer, players)
        pyramid = s.pyramids[space]
        if pyramid & 7:
            out[at + layout.space_pyramid + (pyramid >> 3)] = u8(pyramid & 7)
        city = table.city[space]
        if city >= 0:
            flag(out, at + layout.space_owner, relative(s.city_seat[city], viewer, players))
        if table.with_seth:
            _space_at_his_table(layout, s, space, viewer, out, at)
        at += width
        space += 1


def _space_at_his_table(layout: Layout, s: State, space: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    """The income of a temple is that of the side of its token that can be seen (S-INFO-06)."""
    players = s.table.players
    temple = s.seth.temples[space]
    if temple:
        out[at + layout.space_temple] = u8(temple & 3)
        put(out, at + layout.space_temple + 1, temple_income(s, space))
        put(out, at + layout.space_temple + 2, temple >> 6)
    put_seats(out, at + layout.space_captured, s.seth.captured[space], viewer, players)
    put_seats(out, at + layout.space_violet, s.seth.violet[space], viewer, players)


def write_flags(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """What happens where: the Move, the battles, the aim of a card, what the viewer or everybody is asked about."""
    width = layout.space_width
    flags = at + layout.space_flags
    origin = origin_of(s)
    if origin >= 0:
        out[flags + origin * width + ORIGIN] = u8(1)
        here = origin if s.move_at == NOWHERE else s.move_at
        out[flags + here * width + GROUP] = u8(1)
        targets = s.move_targets
        while targets:
            out[flags + lowest_bit(targets) * width + TELEPORTED] = u8(1)
            targets &= targets - 1
    if s.battles:
        out[flags + s.battles[-1].space * width + BATTLE] = u8(1)
        if len(s.battles) > 1:
            out[flags + s.battles[0].space * width + OTHER_BATTLE] = u8(1)
    if s.waiting:
        aim = _aim(s)
        if aim >= 0:
            out[flags + aim * width + AIM] = u8(1)
        asked = _asked_space(s, viewer)
        if asked >= 0:
            out[flags + asked * width + ASKED] = u8(1)


def _aim(s: State) -> i64:
    frame = s.frame
    if not isinstance(frame, CardFrame):
        return NOWHERE
    return aim_of(s.table, frame.kind, frame.space).space


def _asked_space(s: State, viewer: i64) -> i64:
    """The space a question is about: a district of the set-up is public, the others are for the seat that is asked."""
    if s.question is STARTING_PYRAMID or s.question is STARTING_TROOP:
        return district_asked(s, lowest_bit(s.waiting))
    if not s.waiting >> viewer & 1:
        return NOWHERE
    frame = s.frame
    if isinstance(frame, LossFrame):
        return frame.space
    if isinstance(frame, ShareFrame):
        if frame.purpose == TEMPLE_UNITS:
            return frame.extra
        if frame.purpose <= LOSS_OWN_CARD:
            return s.battles[-1].space
    if isinstance(frame, TempleConsentFrame):
        return frame.space
    return NOWHERE


def write_battle(layout: Layout, s: State, battle: Battle, viewer: i64, out: vec[u8], at: i64) -> None:
    facts = at + layout.battle_facts
    revealed = battle.attacker.strength > 0
    out[facts] = u8(1)
    out[facts + 1] = u8(1 if battle.by_move else 0)
    out[facts + 2] = u8(1 if revealed else 0)
    out[facts + 3] = u8(1 if battle.masked else 0)
    out[facts + 4] = u8(1 if battle.result == ATTACKER_WINS else 0)
    out[facts + 5] = u8(1 if battle.result == DEFENDER_WINS else 0)
    if s.table.with_seth:
        if battle.kind > 0:
            out[at + layout.battle_kind + battle.kind - 1] = u8(1)
        out[at + layout.battle_kind + 2] = u8(1 if battle.prepared else 0)
        flag(out, at + layout.battle_card, battle.card_shown())
    _force(layout, s, battle, battle.attacker, viewer, out, at + layout.battle_forces)
    _force(layout, s, battle, battle.defender, viewer, out, at + layout.battle_forces + layout.force_width)


def _force(layout: Layout, s: State, battle: Battle, force: Force, viewer: i64, out: vec[u8], at: i64) -> None:
    """Before the reveal a force shows only that it is locked; Prescience shows one enemy the card played (S-INFO-11).

    A discarded card only its owner sees (S-INFO-04).
    """
    table = s.table
    players = table.players
    revealed = battle.attacker.strength > 0
    own = force.fighter == viewer
    flag(out, at + layout.force_fighter, relative(force.fighter, viewer, players))
    out[at + layout.force_locked] = u8(1 if force.stage == LOCKED else 0)
    if own:
        out[at + layout.force_stage] = u8(force.stage)
    enemy = battle.enemy_of(force)
    if revealed or own or (enemy.fighter == viewer and sees_first(s, battle, enemy)):
        flag(out, at + layout.force_played, force.played)
    if force.played >= 0 and (own or (revealed and (table.discard_face_up or force.both_seen))):
        flag(out, at + layout.force_discarded, force.discarded)
    if revealed or own:
        put_kinds(out, at + layout.force_divine, force.divine, table)
    if revealed:
        sums = at + layout.force_sums
        put(out, sums, force.strength)
        put(out, sums + 1, force.damage)
        put(out, sums + 2, force.protection)
        put(out, sums + 3, force.wound)
        put(out, sums + 4, force.lost)
    if table.expanded:
        put(out, at + layout.force_own_lost, force.own_lost)
        put_nibbles(out, at + layout.force_objects, force.objects)
        put_bits(out, at + layout.force_skills, force.skills)
    if table.with_seth:
        flag_seats(out, at + layout.force_members, force.seats, viewer, players)
        put_seats(out, at + layout.force_troop, troop_of(s, battle, force), viewer, players)
        flag(out, at + layout.force_creature, creature_with(s, battle, force))
