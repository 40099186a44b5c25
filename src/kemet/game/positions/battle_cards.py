"""Battle cards of a seat: the starting set and the specials of tiles owned, less what was removed."""

from __future__ import annotations

from kemet.engine.day.buy import SwapFrame
from kemet.engine.state.bits import count_bits
from kemet.engine.state.state import State
from kemet.game.positions.lines import Lines, items
from kemet.game.saves.format1 import layout_of
from kemet.telling.view.packed import bit_names


def write_battle_cards(s: State, seat: int) -> dict[str, str]:
    mine = s.seats[seat]
    sets = {
        "shown": mine.shown,
        "discarded": mine.battle_set & ~mine.battle_hand & ~mine.shown,
        "removed": mine.removed,
        "proven": mine.proven & ~mine.shown,
        "proven-before": mine.proven_before,
        "last-special": mine.last_special,
    }
    return {name: ", ".join(bit_names(s.table.battle_ids, cards)) for name, cards in sets.items() if cards}


def read_battle_cards(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    table = lines.table
    mine = s.seats[seat]
    starting = table.starting_sets[seat]
    everything = starting
    for tile in range(len(table.tile_ids)):
        special = table.tile_battle_card[tile]
        if mine.tiles >> tile & 1 and special >= 0 and not _still_to_come(lines, seat, special):
            everything |= 1 << special
    extra = count_bits(everything & ~starting)
    removed = _named(lines, seat, fields.get("removed", ""))
    if "removed" not in fields:
        for _ in range(extra):  # the rule's own default: the last of the starting cards
            removed |= 1 << (int(starting & ~removed).bit_length() - 1)
    shown = _named(lines, seat, fields.get("shown", ""))
    hidden = _named(lines, seat, fields.get("discarded", ""))
    if removed & ~everything or count_bits(removed) != extra:
        raise lines.error(f"P{seat + 1}", f"{extra} battle cards must have been removed")
    own = everything & ~removed
    if (shown | hidden) & ~own or shown & hidden or own == shown | hidden:
        raise lines.error(f"P{seat + 1}", "the used battle cards do not fit the set")
    mine.battle_set = own
    mine.removed = removed
    mine.shown = shown
    mine.proven = shown | _named(lines, seat, fields.get("proven", ""))
    mine.proven_before = _named(lines, seat, fields.get("proven-before", ""))
    specials = everything & ~starting & ~removed
    last = _named(lines, seat, fields["last-special"]) if "last-special" in fields else specials & -specials
    mine.last_special = last
    mine.battle_hand = own & ~shown & ~hidden


def _still_to_come(lines: Lines, seat: int, special: int) -> bool:
    """Is the removal for which this special card comes in the very decision of the moment?"""
    stack = lines.moment.get("stack")
    doing = stack[-layout_of(lines.table).frame_row :][:4] if isinstance(stack, list) else []
    return doing == [SwapFrame.KIND, 0, seat, special]


def _named(lines: Lines, seat: int, text: str) -> int:
    cards = 0
    for name in items(text):
        cards |= 1 << lines.find(f"P{seat + 1}", "battle card", lines.table.battle_ids, name)
    return cards
