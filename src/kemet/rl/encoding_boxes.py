"""What the boxes add: the path to Ta-Seti, and Seth, as numbers."""

from __future__ import annotations

from kemet.engine.invariants.taseti import is_laid
from kemet.engine.native import i64, u8, vec
from kemet.engine.priests.stop import TAKE_TOKENS, TripFrame
from kemet.engine.seth.ceremony import ceremony_cost
from kemet.engine.seth.state import LIES_COLOUR
from kemet.engine.seth.victory import temporary_points_of_alliance
from kemet.engine.state.state import State
from kemet.rl.layout import Layout
from kemet.rl.writing import flag, put, put_bits, put_seats, put_tiles, relative


def write_path(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    path = s.path
    table = s.table
    if not is_laid(s):
        return
    here = at + layout.path
    put_bits(out, here + layout.path_faces, path.layout)
    put(out, here + layout.path_points, path.points_aside)
    put_bits(out, here + layout.path_held, s.temporary)
    for token in range(len(path.reserve)):
        out[here + layout.path_reserve + token] = u8(path.reserve[token])
    for slot in range(len(path.slots)):
        out[here + layout.path_slots + slot] = u8(path.slots[slot])
    for stop in table.roads.stops_of[path.layout]:
        block = at + layout.stops + stop * layout.stop_width
        out[block + layout.stop_used] = u8(1)
        put_seats(out, block + layout.stop_priests, path.priests[stop], viewer, table.players)
    frame = s.frame
    if s.waiting and s.question is TAKE_TOKENS and isinstance(frame, TripFrame):
        out[at + layout.stops + frame.stop * layout.stop_width + layout.stop_taking] = u8(1)


def write_seth(layout: Layout, s: State, viewer: i64, out: vec[u8], at: i64) -> None:
    seth = s.seth
    players = s.table.players
    flag(out, at + layout.seth_track, seth.track)
    tokens = at + layout.seth_tokens
    out[tokens] = u8(seth.grey)
    out[tokens + 1] = u8(seth.gold)
    out[tokens + 2] = u8(seth.clear)
    out[tokens + 3] = u8(seth.greyed & 1)
    out[tokens + 4] = u8(seth.greyed >> 1 & 1)
    put_tiles(out, at + layout.seth_tiles, seth.tiles)
    flag(out, at + layout.seth_buyer, relative(seth.osiris_buyer, viewer, players))
    put_bits(out, at + layout.seth_powers, seth.active)
    facts = at + layout.seth_facts
    put(out, facts, seth.temple_done)
    put(out, facts + 1, seth.ceremony_done)
    put(out, facts + 2, seth.temple_points)
    put(out, facts + 3, temporary_points_of_alliance(s))
    put(out, facts + 4, ceremony_cost(s))
    put(out, facts + 5, seth.invading)
    put_bits(out, at + layout.seth_cards, seth.cards)
    flag(out, at + layout.seth_corrupted, relative(seth.corrupted, viewer, players))
    board = at + layout.seth_board
    lying = seth.on_board
    while lying:
        lies = lying & 15
        if lies >= LIES_COLOUR:
            out[board] = u8(LIES_COLOUR + relative(lies - LIES_COLOUR, viewer, players))
        else:
            out[board] = u8(lies)
        lying >>= 4
        board += 1
    put_seats(out, at + layout.seth_group, seth.group, viewer, players)
    flag(out, at + layout.seth_riding, seth.riding - 1)
