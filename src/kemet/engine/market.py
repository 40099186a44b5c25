"""Buying power tiles, and what a tile does the moment it is bought (section 5)."""

from __future__ import annotations

from kemet.engine.events import EV_BOUGHT, EV_DECLINED, EV_POINT, EV_REMOVED, EV_SWAPPED, tell, whisper
from kemet.engine.names import (
    ASK_BUY,
    ASK_SWAP,
    BUY,
    BUY_TILE,
    F_A,
    F_B,
    F_SEAT,
    FRAME,
    FRAME_PLACE,
    FRAME_SUMMON,
    FRAME_SWAP,
    PASS,
    PLACE_BOUGHT,
    REMOVE,
    S_BARRED,
    S_BATTLE_HAND,
    S_BATTLE_SET,
    S_GOLD,
    S_LAST_SPECIAL,
    S_PLACED,
    S_PRAYER,
    S_PROVEN,
    S_PROVEN_BEFORE,
    S_REMOVED,
    S_RESERVE,
    S_SHOWN,
    S_SILVER,
    S_TILES,
    S_VP_CREATURE,
    S_VP_TILE,
    SEAT,
)
from kemet.engine.points import pyramid_level
from kemet.engine.powers import add_powers
from kemet.engine.prices import pay, tile_price
from kemet.engine.state import State, ask, lowest_bit, pop, push


def run_buy(s: State) -> None:
    """FRAME_BUY, value A: the colour, or -1 for every colour bought today; B: what a tile costs beyond its price."""
    seat = s.stack[len(s.stack) - FRAME + F_SEAT]
    if len(legal_buy(s, seat)) > 1:
        ask(s, ASK_BUY, seat)
    else:
        pop(s)


def legal_buy(s: State, seat: int) -> list[int]:
    found = [PASS]
    top = len(s.stack) - FRAME
    if s.stack[top + F_A] >= 0:
        _add_tiles(s, seat, s.stack[top + F_A], s.stack[top + F_B], found)
        return found
    for space in range(len(s.table.action_ids)):
        if s.table.action_kind[space] == BUY and s.seats[seat * SEAT + S_PLACED] >> space & 1:
            _add_tiles(s, seat, s.table.action_colour[space], s.stack[top + F_B], found)
    return found


def _add_tiles(s: State, seat: int, colour: int, surcharge: int, found: list[int]) -> None:
    """The tiles of this colour that the seat may buy and can pay."""
    level = highest_on_offer(s, pyramid_level(s, seat, colour))
    base = seat * SEAT
    while level and tile_price(s, seat, level + surcharge) > s.seats[base + S_PRAYER]:
        level -= 1
    rest = s.table.tiles_up_to[colour * 5 + level] & ~s.gone & ~s.seats[base + S_BARRED]
    while rest:
        found.append(BUY_TILE + lowest_bit(rest))
        rest &= rest - 1


def highest_on_offer(s: State, level: int) -> int:
    """Beginner mode: level 1 in the first Day, level 2 from the second (B-BEGINNER-01, B-BEGINNER-02)."""
    if s.table.beginner:
        return min(level, 1 if s.day < 2 else 2)
    return level


def play_buy(s: State, seat: int, choice: int) -> None:
    surcharge = s.stack[len(s.stack) - FRAME + F_B]
    pop(s)
    if choice == PASS:
        tell(s, EV_DECLINED, seat, BUY)
        return
    tile = choice - BUY_TILE
    price = tile_price(s, seat, s.table.tile_level[tile] + surcharge)
    pay(s, seat, price)
    tell(s, EV_BOUGHT, seat, tile, price)
    own_tile(s, seat, tile)
    immediate_effect(s, seat, tile)


def own_tile(s: State, seat: int, tile: int) -> None:
    """The lasting part: ownership, supply, modifier totals, abilities, extra tokens."""
    table = s.table
    seats = s.seats
    base = seat * SEAT
    seats[base + S_TILES] |= 1 << tile
    seats[base + S_BARRED] |= table.tile_same_name[tile]
    owners = 0
    for other in range(table.players):
        owners += seats[other * SEAT + S_TILES] >> tile & 1
    if owners >= table.tile_copies[tile]:
        s.gone |= 1 << tile
    waits = 3 if table.bonus_token_waits else 1
    if table.tile_silver[tile] and seats[base + S_SILVER] == 0:
        seats[base + S_SILVER] = waits
    if table.tile_gold[tile] and seats[base + S_GOLD] == 0:
        seats[base + S_GOLD] = waits  # only the first gold tile brings a token (T1-GOLD-01)
    add_powers(s, seat, tile)


def immediate_effect(s: State, seat: int, tile: int) -> None:
    """What happens once, on purchase: points, a creature, a special battle card."""
    base = seat * SEAT
    points = s.table.tile_points[tile]
    if points:
        s.seats[base + S_VP_TILE] += points
        tell(s, EV_POINT, seat, S_VP_TILE, points)
    creature = s.table.tile_creature[tile]
    if creature >= 0:
        points = s.table.creature_points[creature]
        if points:
            s.seats[base + S_VP_CREATURE] += points
            tell(s, EV_POINT, seat, S_VP_CREATURE, points)
        push(s, FRAME_SUMMON, seat, creature)
    if s.table.tile_units[tile]:
        s.seats[base + S_RESERVE] += s.table.tile_units[tile]
        push(s, FRAME_PLACE, seat, PLACE_BOUGHT, 0, s.table.tile_units[tile])
    if s.table.tile_battle_card[tile] >= 0:
        s.seats[base + S_BATTLE_HAND] = s.seats[base + S_BATTLE_SET]
        s.seats[base + S_SHOWN] = 0
        push(s, FRAME_SWAP, seat, s.table.tile_battle_card[tile])


def run_swap(s: State) -> None:
    """FRAME_SWAP, value A: the special card that comes in (B-TILE-OFFSTRATEGY)."""
    ask(s, ASK_SWAP, s.stack[len(s.stack) - FRAME + F_SEAT])


def legal_swap(s: State, seat: int) -> list[int]:
    found = []
    rest = s.seats[seat * SEAT + S_BATTLE_HAND]
    while rest:
        found.append(REMOVE + lowest_bit(rest))
        rest &= rest - 1
    return found


def play_swap(s: State, seat: int, choice: int) -> None:
    """The removed card is secret (B-TILE-OFFSTRATEGY)."""
    base = seat * SEAT
    special = s.stack[len(s.stack) - FRAME + F_A]
    pop(s)
    out = choice - REMOVE
    s.seats[base + S_BATTLE_SET] ^= 1 << out | 1 << special
    s.seats[base + S_BATTLE_HAND] = s.seats[base + S_BATTLE_SET]
    s.seats[base + S_PROVEN_BEFORE] = s.seats[base + S_PROVEN] if s.seats[base + S_REMOVED] else 0
    s.seats[base + S_PROVEN] = 0
    s.seats[base + S_LAST_SPECIAL] = 1 << special
    s.seats[base + S_REMOVED] |= 1 << out
    tell(s, EV_SWAPPED, seat, special)
    whisper(s, EV_REMOVED, seat, out)
