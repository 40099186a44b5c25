"""The line of a seat at a table with Seth: his own, and those of the members."""

from __future__ import annotations

from kemet.engine.board.troops import units
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.seth.state import LIES_CLEAR, LIES_COLOUR, LIES_SILVER, LIES_VIOLET, SethState
from kemet.engine.state.bits import by_seat, count_bits, nibble_sum
from kemet.engine.state.codes import PLACED_TODAY, SETH
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, rules_of
from kemet.game.positions.battle_cards import read_battle_cards, write_battle_cards
from kemet.game.positions.cards import read_hand, write_hand
from kemet.game.positions.lines import Lines, items
from kemet.game.positions.seats import (
    Part,
    read_bonus_tokens,
    read_home,
    read_placed,
    read_points,
    read_pyramids,
    read_tiles,
    read_troops,
    write_bonus_tokens,
    write_home,
    write_points,
    write_pyramids,
    write_tiles,
    write_tokens,
    write_troops,
)
from kemet.game.positions.words import TOKEN_WORDS

LIES = {"violet": LIES_VIOLET, "silver": LIES_SILVER, "clear": LIES_CLEAR}
KINDS = {number: name for name, number in LIES.items()}
TOP = 4


def read_a_home(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    """Seth lives in his own city, the members in the others in turn, unless a seat says otherwise."""
    read_home(lines, s, seat, fields, lines.table.city[rules_of(s).home[0]] if seat == SETH else seat - 1)


def write_violet_pyramid(s: State, seat: int) -> dict[str, str]:
    """It stands in each of his districts (S-SETUP-08)."""
    return {"pyramid": str(s.pyramids[rules_of(s).home[0]] & 7)}


def read_violet_pyramid(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    rules = rules_of(s)
    height = lines.number("P1", fields.get("pyramid", str(rules.first_level)), 0, TOP)
    for space in rules.home:
        s.pyramids[space] = VIOLET * 8 + height if height else 0


def write_captured(s: State, seat: int) -> dict[str, str]:
    if seat == SETH:
        figures = [
            (space, owner, count) for space, row in enumerate(s.seth.captured) for owner, count in by_seat(row).items()
        ]
    else:
        figures = [(space, SETH, row >> 4 * seat & 15) for space, row in enumerate(s.seth.violet)]
    texts = [f"{s.table.space_ids[space]} P{owner + 1} {count}" for space, owner, count in figures if count]
    return {"captured": ", ".join(texts)} if texts else {}


def read_captured(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    """'RW P2 1': a figure of P2 among the units there; members name P1."""
    word = f"P{seat + 1}"
    for item in items(fields.get("captured", "")):
        words = item.split()
        if len(words) not in (2, 3):
            raise lines.error(word, f"captured figures are written 'RW P2 1', not {item!r}")
        space = lines.find(word, "space", lines.table.space_ids, words[0])
        owner = lines.seat(word, words[1])
        count = lines.number(word, words[2] if len(words) == 3 else "1", 1, 7)
        if (owner == SETH) == (seat == SETH):
            raise lines.error(word, f"{item!r}: only figures of the other side are captured")
        if seat == SETH:
            s.seth.captured[space] += count << 4 * owner
        else:
            s.seth.violet[space] += count << 4 * seat


# --- action tokens ----------------------------------------------------------------------------------------------------


def write_his_tokens(s: State, seat: int) -> dict[str, str]:
    placed, names = s.seats[seat].placed, rules_of(s).space_ids
    tokens = [f"{name} {_lies(s.seth, space)}" for space, name in enumerate(names) if placed >> space & 1]
    written = {"tokens": ", ".join(tokens)} if tokens else {}
    return written | {"clear": TOKEN_WORDS[s.seth.clear]} if s.seth.clear else written


def _lies(seth: SethState, space: int) -> str:
    lies = seth.on_board >> 4 * space & 15
    return f"P{lies - LIES_COLOUR + 1}" if lies >= LIES_COLOUR else KINDS[lies]


def read_his_tokens(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    """'invasion violet, corruptTroop P2, sethMove1 silver': what lies where on his board."""
    rules, mine = rules_of(s), s.seats[SETH]
    if "clear" in fields:
        given = lines.find("P1", "transparent token", TOKEN_WORDS, fields["clear"])
        if bool(given) != bool(s.seth.clear):
            raise lines.error("P1", "the transparent token does not fit the tiles owned")
        s.seth.clear = given
    for item in items(fields.get("tokens", "")):
        name, _, kind = item.partition(" ")
        space = lines.find("P1", "space of Seth's board", rules.space_ids, name)
        if mine.placed >> space & 1:
            raise lines.error("P1", f"two tokens on {name} (S-ACT-05)")
        lies = LIES[kind] if kind in LIES else LIES_COLOUR + lines.seat("P1", kind)
        mine.placed |= 1 << space
        s.seth.on_board |= lies << 4 * space
        if lies == LIES_VIOLET:
            mine.tokens -= 1
        elif lies >= LIES_COLOUR:
            s.seth.colours &= ~(1 << lies - LIES_COLOUR)
    if mine.tokens < 0:
        raise lines.error("P1", f"he has only {rules.violet_tokens} violet tokens (S-SETUP-05)")


def his_tokens_placed(s: State, rules: SethRuleset) -> int:
    """Normal tokens on his board: the violet ones and the colours."""
    return rules.violet_tokens - s.seats[SETH].tokens + rules.members - count_bits(s.seth.colours)


def write_members_tokens(s: State, seat: int) -> dict[str, str]:
    mine = s.seats[seat]
    regular = count_bits(mine.placed) - (mine.silver == PLACED_TODAY)
    left = {"left": str(mine.tokens)} if mine.tokens != rules_of(s).member_tokens - regular else {}
    return write_tokens(s, seat) | left


def read_members_tokens(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    """`left` gives those in hand where the alliance's grey token is among those placed."""
    word = f"P{seat + 1}"
    all_tokens = rules_of(s).member_tokens
    placed = read_placed(lines, s, seat, fields)
    regular = count_bits(placed) - (s.seats[seat].silver == PLACED_TODAY)
    left = lines.number(word, fields["left"], 0, all_tokens) if "left" in fields else all_tokens - regular
    if left < 0:
        raise lines.error(word, f"{regular} regular tokens cannot be placed")
    s.seats[seat].tokens = left
    if lines.table.empty_rows(placed) > left:
        raise lines.error(word, "the rows cannot all be filled any more (S-DAY-09)")


# --- all of it, in the order in which it is read ----------------------------------------------------------------------

BEFORE = (Part(read_a_home, write_home), Part(read_tiles, write_tiles))
FIGURES = (
    Part(read_troops, write_troops),
    Part(read_captured, write_captured),
    Part(read_bonus_tokens, write_bonus_tokens),
)
AFTER = (
    Part(read_battle_cards, write_battle_cards),
    Part(read_points, write_points),
    Part(read_hand, write_hand),
)
HIS_PARTS = (
    *BEFORE,
    Part(read_violet_pyramid, write_violet_pyramid),
    *FIGURES,
    Part(read_his_tokens, write_his_tokens),
    *AFTER,
)
MEMBERS_PARTS = (
    *BEFORE,
    Part(read_pyramids, write_pyramids),
    *FIGURES,
    Part(read_members_tokens, write_members_tokens),
    *AFTER,
)


def count_reserves(lines: Lines, s: State) -> None:
    """All figures that stand nowhere, are not captured and fight in no battle apart are in reserve (S-INV-02)."""
    rules = rules_of(s)
    for seat in range(s.table.players):
        left = rules.starting_units[seat]
        for tile in s.table.unit_tiles:
            left += s.table.tile_units[tile] if s.seats[seat].tiles >> int(tile) & 1 else 0
        total = left
        for space in range(s.table.spaces):
            captured, violet = s.seth.captured[space], s.seth.violet[space]
            left -= units(s, space, seat)
            if seat == SETH:
                left += nibble_sum(captured) - nibble_sum(violet)
            else:
                left += (violet >> 4 * seat & 15) - (captured >> 4 * seat & 15)
        for battle in s.battles:
            if battle.attacker.apart:
                troop, violet = battle.attacker.troop, battle.attacker.violet
                left -= nibble_sum(violet) if seat == SETH else (troop >> 4 * seat & 15) - (violet >> 4 * seat & 15)
        if left < 0:
            raise lines.error(f"P{seat + 1}", f"there are only {total} units (S-INV-02)")
        s.seats[seat].reserve = left
