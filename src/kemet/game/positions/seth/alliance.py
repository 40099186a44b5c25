"""What the members have in common: sacred temples, tiles, power tokens, points; and the creature cards left to Seth."""

from __future__ import annotations

from kemet.engine.board.troops import creature_at
from kemet.engine.day.buy import own_tile
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.seth.tokens import activate
from kemet.engine.state.codes import IN_HAND, NO_TOKEN
from kemet.engine.state.state import State, rules_of
from kemet.game.positions.lines import Lines, items
from kemet.game.positions.words import ALLIANCE_FIELDS, OBJECTIVES, TOKEN_WORDS
from kemet.telling.view.packed import bit_names


def write_alliance(s: State) -> list[str]:
    temples = [_temple(s, space) for space in range(s.table.spaces) if s.seth.temples[space]]
    lines = [f"temples {', '.join(temples)}"] if temples else []
    alliance = _alliance(s)
    if alliance:
        lines.append(f"alliance {alliance}")
    return [*lines, "creature-cards " + ", ".join(bit_names(rules_of(s).card_ids, s.seth.cards))]


def _temple(s: State, space: int) -> str:
    temple = s.seth.temples[space]
    words = [s.table.space_ids[space], str(temple & 3)]
    if temple >> 2 & 15:
        words.append(f"prayer{temple >> 2 & 15}")
    if temple >> 6:
        words.append(rules_of(s).power_ids[(temple >> 6) - 1])
    return " ".join(words)


def _alliance(s: State) -> str:
    rules, seth = rules_of(s), s.seth
    at_temples = sum(1 << (temple >> 6) - 1 for temple in seth.temples if temple >> 6)
    parts = {
        "tiles": ", ".join(bit_names(s.table.tile_ids, seth.tiles)),
        "osiris": f"P{seth.osiris_buyer + 1}" if seth.osiris_buyer >= 0 else "",
        "powers": ", ".join(bit_names(rules.power_ids, seth.active & ~at_temples)),
        "objectives": " ".join(name for name, field in OBJECTIVES.items() if getattr(seth, field)),
        "points": str(seth.temple_points) if seth.temple_points else "",
        "grey": TOKEN_WORDS[seth.grey] if seth.grey else "",
        "gold": TOKEN_WORDS[seth.gold] if seth.gold else "",
    }
    return "; ".join(f"{name} {text}" for name, text in parts.items() if text)


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
