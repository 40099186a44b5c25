"""A table with Seth: his seat, the members' seats, the alliance's common things, sacred temples."""

from __future__ import annotations

from kemet.engine.board.troops import creature_at, units
from kemet.engine.day.buy import own_tile
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.seth.state import LIES_CLEAR, LIES_COLOUR, LIES_SILVER, LIES_VIOLET
from kemet.engine.seth.tokens import activate
from kemet.engine.state.bits import count_bits, nibble_sum
from kemet.engine.state.codes import IN_HAND, MAX_PRAYER, NO_TOKEN, PLACED_TODAY, SETH
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, rules_of
from kemet.game.positions.battle_cards import read_battle_cards
from kemet.game.positions.lines import Lines, items
from kemet.game.positions.seats import (
    read_bonus_tokens,
    read_city,
    read_placed,
    read_points,
    read_pyramids,
    read_tiles,
    read_troops,
    seat_fields,
)
from kemet.game.positions.words import ALLIANCE_FIELDS, OBJECTIVES, SETH_SEAT_FIELDS, TOKEN_WORDS

LIES = {"violet": LIES_VIOLET, "silver": LIES_SILVER, "clear": LIES_CLEAR}
TOP = 4


def read_side_seat(lines: Lines, s: State, seat: int) -> None:
    fields = seat_fields(lines, seat, SETH_SEAT_FIELDS)
    word = f"P{seat + 1}"
    rules, mine = rules_of(s), s.seats[seat]
    mine.prayer = lines.number(word, fields.get("prayer", str(mine.prayer)), 0, MAX_PRAYER)
    usual = lines.table.city[rules.home[0]] if seat == SETH else seat - 1
    read_city(lines, s, seat, fields.get("city", ""), usual)
    read_tiles(lines, s, seat, fields)
    if seat == SETH:
        _read_violet_pyramid(lines, s, fields.get("pyramid", str(rules.first_level)))
    elif mine.city >= 0:
        read_pyramids(lines, s, seat, fields.get("pyramids"))
    read_troops(lines, s, seat, fields)
    _read_captured(lines, s, seat, items(fields.get("captured", "")))
    read_bonus_tokens(lines, s, seat, fields)
    if seat == SETH:
        _read_his_tokens(lines, s, fields)
    else:
        _read_members_tokens(lines, s, seat, fields)
    read_battle_cards(lines, s, seat, fields)
    read_points(lines, s, seat, fields)


def _read_violet_pyramid(lines: Lines, s: State, level: str) -> None:
    """It stands in each of his districts (S-SETUP-08)."""
    height = lines.number("P1", level, 0, TOP)
    for space in rules_of(s).home:
        s.pyramids[space] = VIOLET * 8 + height if height else 0


def _read_captured(lines: Lines, s: State, seat: int, figures: list[str]) -> None:
    """'RW P2 1': a figure of P2 among the units there; members name P1."""
    word = f"P{seat + 1}"
    for item in figures:
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


# --- action tokens ----------------------------------------------------------------------------------------------------


def _read_his_tokens(lines: Lines, s: State, fields: dict[str, str]) -> None:
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


def _read_members_tokens(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    """`left` gives those in hand where the alliance's grey token is among those placed."""
    word = f"P{seat + 1}"
    all_tokens = rules_of(s).member_tokens
    placed = read_placed(lines, s, seat, items(fields.get("tokens", "")))
    regular = count_bits(placed) - (s.seats[seat].silver == PLACED_TODAY)
    left = lines.number(word, fields["left"], 0, all_tokens) if "left" in fields else all_tokens - regular
    if left < 0:
        raise lines.error(word, f"{regular} regular tokens cannot be placed")
    s.seats[seat].tokens = left
    if lines.table.empty_rows(placed) > left:
        raise lines.error(word, "the rows cannot all be filled any more (S-DAY-09)")


# --- what the members have in common ----------------------------------------------------------------------------------


def read_alliance(lines: Lines, s: State) -> None:
    """Before the seats, so that a tile of the alliance is not taken for a member's."""
    rules = rules_of(s)
    _read_temples(lines, s, rules)
    fields = lines.fields("alliance", ALLIANCE_FIELDS)
    for name in items(fields.get("tiles", "")):
        tile = lines.find("alliance", "tile", lines.table.tile_ids, name)
        if not rules.alliance_tiles >> tile & 1:
            raise lines.error("alliance", f"{name} is no tile of the alliance")
        own_tile(s, 1, tile)
    for name in items(fields.get("powers", "")):
        activate(s, lines.find("alliance", "power token", rules.power_ids, name))
    for name in fields.get("objectives", "").split():
        lines.find("alliance", "objective", tuple(OBJECTIVES), name)
        setattr(s.seth, OBJECTIVES[name], 1)
    s.seth.temple_points = lines.number("alliance", fields.get("points", "0"), 0, 99)
    for key in ("grey", "gold"):
        if key in fields:
            given = lines.find("alliance", f"{key} token", TOKEN_WORDS, fields[key])
            if bool(given) != bool(getattr(s.seth, key)):
                raise lines.error("alliance", f"the {key} token does not fit the power tokens")
            setattr(s.seth, key, given)
        elif getattr(s.seth, key) != NO_TOKEN:
            setattr(s.seth, key, IN_HAND)
    if "osiris" in fields:
        s.seth.osiris_buyer = lines.seat("alliance", fields["osiris"])


def _read_temples(lines: Lines, s: State, rules: SethRuleset) -> None:
    """'FA 1, RW 2 prayer1, FB 3 prayer4 act_of_osiris': level, prayer token, power token."""
    prayers = [f"prayer{number + 1}" for number in range(len(rules.prayer_back))]
    for item in items(lines.rest("temples")):
        name, *words = item.split()
        space = lines.find("temples", "space", lines.table.space_ids, name)
        level = lines.number("temples", words[0] if words else "", 1, 3)
        if len(words) != level:
            raise lines.error("temples", "write them as 'FA 1, RW 2 prayer1, FB 3 prayer2 act_of_osiris'")
        s.seth.temples[space] = level
        if level > 1:
            s.seth.temples[space] += 4 * (lines.find("temples", "prayer token", prayers, words[1]) + 1)
        if level > 2:
            power = lines.find("temples", "power token", rules.power_ids, words[2])
            s.seth.temples[space] += 64 * (power + 1)
            s.seth.temple_done = 1
            activate(s, power)


def read_creature_cards(lines: Lines, s: State) -> None:
    """Those left to Seth; without the line all whose tile nobody has bought."""
    rules = rules_of(s)
    if "creature-cards" not in lines:
        return
    s.seth.cards = 0
    for name in items(lines.rest("creature-cards")):
        s.seth.cards |= 1 << lines.find("creature-cards", "creature card", rules.card_ids, name)


def settle_osiris(lines: Lines, s: State) -> None:
    """He waits on his tile unless he stands somewhere, under the name of who bought him (S-CLAR-66)."""
    rules = rules_of(s)
    buyer = s.seth.osiris_buyer
    if buyer < 0 or "moment" in lines:
        return
    if not any(creature_at(s, space, buyer) == rules.osiris for space in range(s.table.spaces)):
        s.seats[buyer].creatures |= 1 << rules.osiris
