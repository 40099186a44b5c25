"""What one seat may know as a row of bytes. It tells what `kemet.telling.view` tells, in numbers, and nothing else.

Seats are counted from the viewer, so a policy reads the same row wherever it sits. The row is written over zeros.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.battle.casualties import BATTLE_LOSS
from kemet.engine.board.losses import LossFrame
from kemet.engine.board.points import permanent_points, temporary_points
from kemet.engine.cards.aim import aim_of
from kemet.engine.cards.play import CardFrame
from kemet.engine.day.group import GroupFrame
from kemet.engine.day.move import origin_of
from kemet.engine.day.recruit import PlaceFrame
from kemet.engine.native import i64, u8, vec
from kemet.engine.night.dawn import SPOTS, DawnFrame
from kemet.engine.seth.ceremony import CeremonyFrame, payers
from kemet.engine.seth.share import ShareFrame, share_of
from kemet.engine.seth.split import SPLIT_CONSENT, SplitFrame, usual_split
from kemet.engine.seth.temples import TempleConsentFrame
from kemet.engine.seth.victory import alliance_points, temporary_points_of_alliance
from kemet.engine.seth.yellow import CorruptFrame, DestroyFrame, StrikeFrame
from kemet.engine.state.bits import count_bits
from kemet.engine.state.codes import NOWHERE, SETH
from kemet.engine.state.state import State
from kemet.rl.encoding_board import write_battle, write_flags, write_spaces
from kemet.rl.encoding_boxes import write_path, write_seth
from kemet.rl.layout import Layout
from kemet.rl.writing import flag, put, put_bits, put_kinds, put_nibbles, put_seats, put_tiles, relative

OFFSET: Final = 16  # added to points that may be negative

# Causes of a question, as numbers: the reason of a frame plus one of these.
C_PLACE: Final = 1
C_LOSS: Final = 20
C_BATTLE_LOSS: Final = 30
C_SHARE: Final = 40
C_SPLIT: Final = 50
C_TEMPLE: Final = 51
C_CEREMONY: Final = 52
C_GROUP: Final = 53
C_STRIKE: Final = 54
C_CORRUPT: Final = 55
C_DESTROY: Final = 56


def encode(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Write what the viewer may know from place `at` on, where `layout.size` zeros must be."""
    _common(layout, s, viewer, out, at)
    _own(layout, s, viewer, out, at + layout.own)
    players = s.table.players
    seat: i64 = 0
    while seat < players:
        place = at + layout.seats + (seat - viewer + players) % players * layout.seat_width
        _seat(layout, s, seat, viewer, out, place)
        seat += 1
    _order(layout, s, viewer, out, at)
    write_spaces(layout, s, viewer, out, at + layout.spaces)
    write_flags(layout, s, viewer, out, at + layout.spaces)
    if s.battles:
        write_battle(layout, s, s.battles[-1], viewer, out, at + layout.battles)
    if s.table.has_path:
        write_path(layout, s, viewer, out, at)
    if s.table.with_seth:
        if len(s.battles) > 1:
            write_battle(layout, s, s.battles[0], viewer, out, at + layout.battles + layout.battle_width)
        write_seth(layout, s, viewer, out, at + layout.seth)


# --- what is common ---------------------------------------------------------------------------------------------------


def _common(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    out[at + layout.phase + s.phase] = u8(1)
    if s.waiting:
        out[at + layout.question + s.question.code] = u8(1)
    put(out, at + layout.day, s.day)
    put(out, at + layout.round, s.round)
    put(out, at + layout.last_day, s.last_day)
    put(out, at + layout.deck, count_bits(s.deck) + count_bits(s.seen))
    put(out, at + layout.discard, count_bits(s.discard))
    if origin_of(s) >= 0:
        move = at + layout.move
        out[move] = u8(s.move_units)
        out[move + 1] = u8(s.move_priests)
        out[move + 2] = u8(s.move_creature)
        put(out, move + 3, s.move_left)
        put(out, move + 4, s.move_bonus)
        out[move + 5] = u8(s.move_started)
        out[move + 6] = u8(s.move_walls)
        out[move + 7] = u8(s.move_regrouped)
    frame = s.frame
    if not s.waiting:
        return
    if isinstance(frame, CardFrame):
        _pending(layout, s, frame, viewer, out, at)
    elif isinstance(frame, DawnFrame):
        _dawn(layout, s, frame, viewer, out, at)
    if s.waiting >> viewer & 1:
        _about(layout, s, viewer, out, at)


def _pending(layout: Layout, s: State, frame: CardFrame, viewer: i64, out: vec[u8], at: i64) -> None:
    """The card in the Veto window; its aim is a flag of a space, with Seth an owner and an amount too."""
    players = s.table.players
    out[at + layout.pending + frame.kind] = u8(1)
    out[at + layout.pending_seat + relative(frame.seat, viewer, players)] = u8(1)
    aim = aim_of(s.table, frame.kind, frame.space)
    if aim.owner >= 0:
        out[at + layout.pending_owner + relative(aim.owner, viewer, players)] = u8(1)
        out[at + layout.pending_amount] = u8(aim.amount)


def _dawn(layout: Layout, s: State, frame: DawnFrame, viewer: i64, out: vec[u8], at: i64) -> None:
    """Bids are open (T2-DAWN-06); a bid of 0 is shown as 1, so that it differs from none."""
    players = s.table.players
    done = frame.seats_done if frame.step < SPOTS else players
    for place in range(done):
        seat = s.order[players - 1 - place]
        put(out, at + layout.bids + relative(seat, viewer, players), (frame.bids >> 6 * seat & 63) + 1)
    if frame.step < SPOTS:
        put(out, at + layout.bid_card, frame.card)


def _about(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Why the viewer is asked, how many it is about, whom it concerns, what has been named so far."""
    frame = s.frame
    cause: i64 = 0
    amount: i64 = 0
    whom: i64 = NOWHERE
    shares: i64 = 0
    if isinstance(frame, PlaceFrame):
        cause = C_PLACE + frame.reason
        amount = frame.most
        put(out, at + layout.done, frame.placed)
    elif isinstance(frame, LossFrame):
        cause = C_LOSS + frame.reason
        amount = frame.amount
    elif s.question is BATTLE_LOSS:
        cause = C_BATTLE_LOSS
        amount = s.battles[-1].force_of(viewer).lost
    elif not s.table.with_seth:
        return
    elif isinstance(frame, ShareFrame):
        share = share_of(s, viewer)
        cause = C_SHARE + share.purpose
        amount, whom, shares = share.total, share.owner, share.shares
    elif isinstance(frame, SplitFrame):
        cause = C_SPLIT
        amount, whom = frame.amount, frame.seat
        shares = usual_split(s, frame.amount, frame.troop)
        if s.question is SPLIT_CONSENT:
            shares = frame.shares
    elif isinstance(frame, TempleConsentFrame):
        cause = C_TEMPLE
        whom, shares = frame.seat, frame.shares
    elif isinstance(frame, CeremonyFrame):
        cause = C_CEREMONY
        whom, shares = frame.seat, frame.shares
        put(out, at + layout.done, relative(frame.chooser, viewer, s.table.players) + 1)
    elif isinstance(frame, GroupFrame):
        cause = C_GROUP
        whom, shares = frame.owner, frame.picked
    elif isinstance(frame, StrikeFrame):
        cause = C_STRIKE
        whom = frame.victim
    elif isinstance(frame, CorruptFrame):
        cause = C_CORRUPT
        whom = frame.victim
    elif isinstance(frame, DestroyFrame):
        cause = C_DESTROY
        whom, amount = frame.victim, frame.named
    out[at + layout.cause] = u8(cause)
    put(out, at + layout.amount, amount)
    if whom < s.table.players:
        flag(out, at + layout.about_seat, relative(whom, viewer, s.table.players))
    put_seats(out, at + layout.shares, shares, viewer, s.table.players)


def _own(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    mine = s.seats[viewer]
    table = s.table
    put_kinds(out, at + layout.hand, mine.hand, table)
    put_kinds(out, at + layout.known, s.discard & mine.known, table)
    if s.seen and s.waiting >> viewer & 1:
        put_kinds(out, at + layout.seen, s.seen, table)
    put_bits(out, at + layout.battle_hand, mine.battle_hand)
    put_bits(out, at + layout.removed, mine.removed)


# --- seats ------------------------------------------------------------------------------------------------------------


def _seat(layout: Layout, s: State, seat: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    mine = s.seats[seat]
    table = s.table
    out[at + layout.seat_waiting] = u8(s.waiting >> seat & 1)
    flag(out, at + layout.seat_city, mine.city)
    put(out, at + layout.seat_prayer, mine.prayer)
    put(out, at + layout.seat_reserve, mine.reserve)
    put(out, at + layout.seat_tokens, mine.tokens)
    out[at + layout.seat_silver] = u8(mine.silver)
    out[at + layout.seat_gold] = u8(mine.gold)
    points = at + layout.seat_points
    put(out, points, mine.vp_battle)
    put(out, points + 1, mine.vp_tile)
    put(out, points + 2, mine.vp_creature)
    put(out, points + 3, mine.vp_temples)
    put(out, points + 4, mine.vp_sanctuary)
    put(out, at + layout.seat_path_points, mine.vp_path)
    put(out, at + layout.seat_daggers, mine.vp_dagger + OFFSET)
    permanent, temporary = _points(s, seat)
    put(out, at + layout.seat_temporary, temporary)
    put(out, at + layout.seat_total, permanent + temporary + OFFSET)
    out[at + layout.seat_scored] = u8(s.scored_temples >> seat & 1)
    out[at + layout.seat_scored + 1] = u8(s.scored_sanctuary >> seat & 1)
    put(out, at + layout.seat_hand, count_bits(mine.hand))
    put(out, at + layout.seat_battle_hand, count_bits(mine.battle_hand))
    put_bits(out, at + layout.seat_placed, mine.placed)
    put_tiles(out, at + layout.seat_tiles, mine.tiles)
    put_bits(out, at + layout.seat_creatures, mine.creatures)
    put_bits(out, at + layout.seat_shown, mine.shown)
    put_bits(out, at + layout.seat_possible, (mine.battle_set | mine.removed) & ~mine.shown)
    if table.has_dawn and (seat == viewer or not table.dawn_hidden):
        put(out, at + layout.seat_dawn, mine.dawn_tokens)
    if table.has_path:
        put(out, at + layout.seat_priests, mine.priests)
        put(out, at + layout.seat_priests + 1, mine.priests_reserve)
        put_nibbles(out, at + layout.seat_objects, mine.objects)
        put_bits(out, at + layout.seat_skills, mine.skills)
        put_tiles(out, at + layout.seat_sealed, mine.sealed)
    if table.with_seth:
        _seat_at_his_table(layout, s, seat, out, at + layout.seat_seth)


def _points(s: State, seat: i64) -> tuple[i64, i64]:
    """Permanent and temporary ones; with Seth the members' points are common, and he has no temporary ones."""
    if not s.table.with_seth:
        return permanent_points(s, seat), temporary_points(s, seat)
    none: i64 = 0
    if seat == SETH:
        return s.seats[SETH].vp_battle, none
    return alliance_points(s), temporary_points_of_alliance(s)


def _seat_at_his_table(layout: Layout, s: State, seat: i64, out: vec[u8], at: i64) -> None:
    seth = s.seth
    out[at] = u8(1 if seat == SETH else 0)
    put(out, at + 1, count_bits(s.seats[seat].hand & s.table.deck_of[SETH]))  # backs differ (S-INFO-08)
    out[at + 2] = u8(seth.acted >> seat & 1)
    out[at + 3] = u8(seth.later >> seat & 1)
    out[at + 4] = u8(seth.colours >> seat & 1)
    out[at + 5] = u8(seth.drained >> 4 * seat & 15)
    out[at + 6] = u8(seth.proposals >> 4 * seat & 15)
    out[at + 7] = u8(payers(s) >> seat & 1)


def _order(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Whose turn it is, and the places in the turn order from 1 on."""
    players = s.table.players
    seats = at + layout.seats
    if s.active >= 0:
        out[seats + relative(s.active, viewer, players) * layout.seat_width + layout.seat_active] = u8(1)
    for place in range(players):
        seat = relative(s.order[place], viewer, players)
        out[seats + seat * layout.seat_width + layout.seat_place] = u8(place + 1)
