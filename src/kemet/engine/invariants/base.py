"""What is always true (section 22). `violations` reads one state, `step_violations` two that follow each other."""

from __future__ import annotations

from kemet.engine.board.control import district_owner
from kemet.engine.board.creatures import HomeFrame, ReturnFrame, SummonFrame
from kemet.engine.board.sides import TOP_LIMIT, is_fought_for, plain_limit
from kemet.engine.board.troops import creature_at, units
from kemet.engine.day.move import MoveFrame
from kemet.engine.day.recruit import FightsFrame, PlaceFrame
from kemet.engine.founding import SetupFrame
from kemet.engine.invariants.seth import seth_step_violations, seth_violations
from kemet.engine.invariants.taseti import path_violations, unit_total
from kemet.engine.state.bits import count_bits, lowest_tile
from kemet.engine.state.codes import FROM_NEXT_TURN, MAX_LEVEL, MAX_PRAYER, NO_TOKEN, OVER, PLACED_TODAY
from kemet.engine.state.frames import Frame
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.seat import Seat
from kemet.engine.state.state import REGULAR_TOKENS, State


def frames_of(s: State) -> list[Frame]:
    """Everything under way, the frame that acts first."""
    found: list[Frame] = []
    frame = s.frame
    while frame is not None:
        found.append(frame)
        frame = frame.below
    return found


def violations(s: State) -> list[str]:
    """Everything wrong with this state, each with its rule; an empty list is good news."""
    wrong: list[str] = []
    _cards(s, wrong)
    _tiles(s, wrong)
    _pyramids(s, wrong)
    _bonus_tokens(s, wrong)
    if s.table.with_seth:
        seth_violations(s, frames_of(s), wrong)
    else:
        _units(s, wrong)
        _battle_cards(s, wrong)
        _spaces(s, wrong)
        _creatures(s, wrong)
        _tokens(s, wrong)
        path_violations(s, frames_of(s), wrong)
    if s.delta_keeper >= 0 and not s.table.delta_point_kept:
        wrong.append("B-INV-07: an empty temple gives a point")
    if s.phase != OVER and not s.waiting:
        wrong.append("nobody is asked although the game is not over")
    if s.move_units and not any(isinstance(frame, MoveFrame) for frame in frames_of(s)):
        wrong.append("a group is left over from a Move")
    return wrong


def _units(s: State, wrong: list[str]) -> None:
    on_board = [0] * s.table.players
    for troop in s.troops:
        seat = 0
        while troop > 0:
            on_board[seat] += troop & 15
            troop >>= 4
            seat += 1
    for seat in range(s.table.players):
        if on_board[seat] + s.seats[seat].reserve != unit_total(s, seat):
            wrong.append(f"B-INV-01: seat {seat} has not {unit_total(s, seat)} units")
        if not 0 <= s.seats[seat].prayer <= MAX_PRAYER:
            wrong.append(f"B-INV-05: seat {seat} has {s.seats[seat].prayer} prayer points")


def _cards(s: State, wrong: list[str]) -> None:
    """With module "cards" there are more of them (T-INV-06); with Seth those of both decks (S-INV-12)."""
    piles = [s.deck, s.discard, s.seen]
    for seat in range(s.table.players):
        piles.append(s.seats[seat].hand)
        if s.seats[seat].known & ~s.discard:
            wrong.append(f"seat {seat} knows discards that are none")
    together = 0
    for pile in piles:
        if together & pile:
            wrong.append("B-INV-02: a divine intervention card is in two places")
        together |= pile
    if together != s.table.all_cards:
        wrong.append("B-INV-02: a divine intervention card is missing")


def _battle_cards(s: State, wrong: list[str]) -> None:
    size = count_bits(s.table.starting_set)
    for seat in range(s.table.players):
        mine = s.seats[seat]
        own = mine.battle_set
        hand = mine.battle_hand
        possible = s.table.starting_set
        for tile in s.table.special_tiles:
            if mine.tiles >> int(tile) & 1:
                possible |= 1 << s.table.tile_battle_card[tile]
        if count_bits(own) != size or hand & ~own or own & mine.removed or own & ~possible:
            wrong.append(f"B-INV-03: seat {seat} has a wrong set of battle cards")
        if count_bits(own & ~hand) % 2 or not hand:
            wrong.append(f"B-INV-04: seat {seat} has used an odd number of battle cards, or all")
        if mine.shown & hand:
            wrong.append(f"B-INV-03: seat {seat} holds a battle card that was shown as used")


def _spaces(s: State, wrong: list[str]) -> None:
    for space in range(s.table.spaces):
        here = 0
        if s.troops[space] == 0:
            continue
        for seat in range(s.table.players):
            count = units(s, space, seat)
            if not count:
                continue
            here += 1
            crowd = TOP_LIMIT if s.table.has_path else plain_limit(s, seat)  # T3-SEAL-05
            if count > crowd and not (s.table.pass_over_limit and space == s.move_at):
                wrong.append(f"B-INV-08: {count} units of seat {seat} on {s.table.space_ids[space]}")
            if s.table.players < 4 and s.table.east[space]:
                wrong.append(f"B-INV-14: a unit on the closed space {s.table.space_ids[space]}")
        if here > 1 and not _may_be_shared(s, space):
            wrong.append(f"B-INV-08: two players on {s.table.space_ids[space]}")


def _may_be_shared(s: State, space: int) -> bool:
    """Two troops meet only in a battle (B-LIMIT-10), or where a city's owner is just attacking by placing units."""
    if is_fought_for(s, space):
        return True
    for frame in frames_of(s):
        if isinstance(frame, (PlaceFrame, FightsFrame, ReturnFrame)) and district_owner(s, space) == frame.seat:
            return True
    return False


def _tiles(s: State, wrong: list[str]) -> None:
    """Tiles by their number of owners: nobody owns more copies than there are (B-INV-09, T-INV-07)."""
    owned = [0] * 6
    for seat in range(s.table.players):
        tiles = s.seats[seat].tiles
        for count in range(5, 0, -1):
            owned[count] |= tiles if count == 1 else owned[count - 1] & tiles
        while tiles:
            tile = lowest_tile(tiles)
            if s.seats[seat].tiles & s.table.tile_same_name[tile] != tiles & -tiles:
                wrong.append(f"B-INV-09: seat {seat} owns {s.table.tile_ids[tile]} twice by name")
            tiles &= tiles - 1
    sold_out = s.table.no_copies | s.seth.tiles
    for copies in range(1, 6):
        sold_out |= owned[copies] & s.table.tiles_by_copies[copies]
        if copies < 5 and owned[copies + 1] & s.table.tiles_by_copies[copies]:
            wrong.append("B-INV-09: a tile has more owners than copies")
    if owned[1] & s.table.no_copies or sold_out != s.gone:
        wrong.append("B-INV-09: the supply of tiles is wrong")


def _pyramids(s: State, wrong: list[str]) -> None:
    """Three districts hold three colours at most (T-INV-09)."""
    colours = [0] * len(s.city_seat)
    for space in range(s.table.spaces):
        pyramid = s.pyramids[space]
        if not pyramid or pyramid >> 3 == VIOLET:  # Seth's stands in three districts (check_seth.py)
            continue
        city = s.table.city[space]
        if city < 0 or not 1 <= pyramid & 7 <= MAX_LEVEL or colours[city] >> (pyramid >> 3) & 1:
            wrong.append(f"B-INV-10: a wrong pyramid on {s.table.space_ids[space]}")
        else:
            colours[city] |= 1 << (pyramid >> 3)


def _creatures(s: State, wrong: list[str]) -> None:
    """Seven of them, with module "black" ten (T-INV-14)."""
    for seat in range(s.table.players):
        found = s.seats[seat].creatures
        for frame in frames_of(s):
            if isinstance(frame, (HomeFrame, SummonFrame)) and frame.seat == seat:
                found |= 1 << frame.creature
        for space in range(s.table.spaces):
            if s.creatures[space] == 0:
                continue
            creature = creature_at(s, space, seat)
            if creature < 0:
                continue
            if found >> creature & 1:
                wrong.append(f"B-INV-11: creature {s.table.creature_ids[creature]} is in two places")
            found |= 1 << creature
            if not units(s, space, seat) and not is_fought_for(s, space):
                wrong.append(f"B-INV-11: a creature stands alone on {s.table.space_ids[space]}")
        owned = 0
        for tile in s.table.creature_tiles:
            if s.seats[seat].tiles >> int(tile) & 1:
                owned |= 1 << s.table.tile_creature[tile]
        if owned != found:
            wrong.append(f"B-INV-11: the creatures of seat {seat} do not fit its tiles")


def _tokens(s: State, wrong: list[str]) -> None:
    """B-INV-12; a silver token on a normal space adds to those placed."""
    if s.day == 0 or any(isinstance(frame, SetupFrame) for frame in frames_of(s)):
        return
    for seat in range(s.table.players):
        mine = s.seats[seat]
        placed = count_bits(mine.placed) - (1 if mine.silver == PLACED_TODAY else 0)
        if placed + mine.tokens != REGULAR_TOKENS:
            wrong.append(f"B-INV-12: seat {seat} has lost or found an action token")
        if mine.tokens == 0 and s.table.empty_rows(mine.placed):
            wrong.append(f"B-INV-12: seat {seat} has left a row without a token")


def _bonus_tokens(s: State, wrong: list[str]) -> None:
    for seat in range(s.table.players):
        mine = s.seats[seat]
        if not NO_TOKEN <= mine.silver <= FROM_NEXT_TURN or not NO_TOKEN <= mine.gold <= FROM_NEXT_TURN:
            wrong.append(f"T-INV-08: seat {seat} has a wrong bonus token")


def step_violations(before: State, after: State) -> list[str]:
    """What may not change from one choice to the next: pyramids sink, permanent points, tiles lost."""
    wrong: list[str] = []
    for space in range(before.table.spaces):
        old = before.pyramids[space]
        new = after.pyramids[space]
        if old and (old >> 3 != new >> 3 or new & 7 < old & 7):
            wrong.append(f"B-INV-13: the pyramid on {before.table.space_ids[space]} sank or changed")
    for seat in range(before.table.players):
        _seat_step(seat, before.seats[seat], after.seats[seat], wrong)
    if before.table.with_seth:
        wrong += seth_step_violations(before, after)
    else:
        _check_delta(before, after, wrong)
    return wrong


def _seat_step(seat: int, then: Seat, now: Seat, wrong: list[str]) -> None:
    if (
        now.vp_battle < then.vp_battle
        or now.vp_tile < then.vp_tile
        or now.vp_creature < then.vp_creature
        or now.vp_temples < then.vp_temples
        or now.vp_sanctuary < then.vp_sanctuary
    ):
        wrong.append(f"B-INV-06: seat {seat} lost a permanent point")
    if now.vp_temples > then.vp_temples + 1 or now.vp_sanctuary > then.vp_sanctuary + 1:
        wrong.append(f"B-INV-15: seat {seat} scored twice for the same on one Day")
    used = count_bits(then.battle_hand) - count_bits(now.battle_hand)
    if used > 2:
        wrong.append(f"B-INV-16: seat {seat} used {used} battle cards at once")
    if then.tiles & ~now.tiles:
        wrong.append(f"B-BUY-05: seat {seat} lost a tile")


def _check_delta(before: State, after: State, wrong: list[str]) -> None:
    """B-INV-17: no group steps between the delta and the banks; a step costs movement, a teleport does not."""
    start, end = before.move_at, after.move_at
    if start < 0 or end < 0 or before.table.delta[start] == before.table.delta[end]:
        return
    if after.move_left < before.move_left:
        wrong.append("B-INV-17: a group walked between the delta and the banks")
