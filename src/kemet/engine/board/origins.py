"""Where something comes from: the tiles, tokens and creatures behind it, as numbers for events. Only for listeners."""

from __future__ import annotations

from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import SETH
from kemet.engine.state.events import BY_POWER, BY_TILE, BY_TOKEN, FAMILY_BITS, ORIGIN_BITS
from kemet.engine.state.powers import Powers
from kemet.engine.state.state import State


def origin(family: i64, number: i64) -> i64:
    return number << FAMILY_BITS | family


def bearers(s: State, seats: i64, modifier: str) -> list[int]:
    """The tiles of these seats that add to a modifier, each once."""
    found: list[int] = []
    for seat in range(s.table.players):
        if seats >> seat & 1:
            _add_tiles(s, s.seats[seat].tiles & ~s.seats[seat].sealed, modifier, found)
    return found


def common_bearers(s: State, modifier: str) -> list[int]:
    """The tiles and power tokens of the whole alliance that do."""
    found: list[int] = []
    if s.table.seth is None:
        return found
    _add_tiles(s, s.seth.tiles, modifier, found)
    active = s.seth.active
    while active:
        token = lowest_bit(active)
        active &= active - 1
        if adds(s.table.seth.powers[token], modifier):
            found.append(origin(BY_POWER, token))
    return found


def helpers(s: State, seat: i64, modifier: str) -> list[int]:
    """All that adds to what this seat does: its own, and its side's."""
    found = bearers(s, 1 << seat, modifier)
    if s.table.with_seth and seat != SETH:
        found += common_bearers(s, modifier)
    return found


def first_bearer(s: State, seats: i64, modifier: str) -> i64:
    """One of the tiles that add to a modifier, 0: none."""
    if s.log is None:
        return 0
    found = bearers(s, seats, modifier)
    return found[0] if found else 0


def first_common(s: State, modifier: str) -> i64:
    """The same of the whole alliance."""
    if s.log is None:
        return 0
    found = common_bearers(s, modifier)
    return found[0] if found else 0


def first_token(s: State, modifier: str) -> i64:
    """The kind of object or skill of the path that adds to a modifier, 0: none."""
    if s.log is not None:
        for token in range(s.table.tokens):
            if adds(s.table.token_powers[token], modifier):
                return origin(BY_TOKEN, token)
    return 0


def token_able(s: State, ability: i64) -> i64:
    """The kind of object or skill with this ability, 0: none."""
    if s.log is not None:
        for token in range(s.table.tokens):
            if s.table.token_powers[token].abilities & ability:
                return origin(BY_TOKEN, token)
    return 0


def packed(origins: list[int], first: i64) -> i64:
    """Three of them in one number, from this place on."""
    told: i64 = 0
    for place in range(3):
        if first + place < len(origins):
            told |= origins[first + place] << ORIGIN_BITS * place
    return told


def adds(powers: Powers, modifier: str) -> bool:
    return bool(getattr(powers, modifier))


def _add_tiles(s: State, tiles: int, modifier: str, found: list[int]) -> None:
    for tile in range(len(s.table.tile_ids)):
        if tiles >> tile & 1 and adds(s.table.tile_powers[tile], modifier):
            of = origin(BY_TILE, tile)
            if of not in found:
                found.append(of)
