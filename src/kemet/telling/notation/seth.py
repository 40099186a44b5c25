"""The choices that only a game with Seth knows, as text and back. See docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable

from kemet.content.records import ACTIONS
from kemet.engine.seth.invasion import INVASION_CARDS, forces_of
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.state import choices as codes
from kemet.engine.state.codes import MAX_SEATS, MAX_SPACES
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.errors import NotationError
from kemet.telling.notation.words import Parts, find, number_of, only, seat_number

SETH_PLAIN = {
    codes.REGROUP: "regroup",
    codes.CREATURE_STAYS: "alone",
    codes.LATER: "later",
    codes.BEGIN: "begin",
    codes.CEREMONY: "ceremony",
    codes.PROPOSE: "propose",
}
#: Verbs followed by one space of the board.
SETH_SPACE_VERBS = {
    "temple": codes.SITE,
    "troop": codes.TROOP,
    "destroy": codes.DESTROY,
    "first": codes.FIRST,
}
#: Verbs followed by one seat.
SEAT_VERBS = {
    "hit": codes.HIT,
    "fighter": codes.FIGHTER,
    "rob": codes.VICTIM,
    "capture": codes.CAPTURE,
}
TELEPORTING = "teleport"
SECOND = "second"
MAX_SHARE = 15


def rules_of(table: Ruleset, text: str) -> SethRuleset:
    if table.seth is None:
        raise NotationError(f"{text!r}: only a game with Seth has such a choice", "seth")
    return table.seth


def seth_parts(s: State, seat: int, code: int) -> Parts:
    """The choices from PAIR on that stand in no table above."""
    table = s.table
    rules = table.seth
    if rules is None or code >= codes.CHOICES or codes.PROPOSE < code < codes.VIOLET_TOKEN:
        raise IndexError(code)
    for verb, base in SEAT_VERBS.items():
        if base <= code < base + MAX_SEATS:
            return verb, {"seat": code - base}, f"{verb} P{code - base + 1}"
    if code < codes.SHARE:
        return _battle_parts(s, seat, code)
    if code < codes.HIT:
        return _token_parts(table, rules.space_ids, code)
    if code >= codes.RIDE:
        creature = table.creature_ids[code - codes.RIDE]
        return "ride", {"creature": creature}, f"ride {creature}"
    if code >= codes.POWER:
        power = rules.power_ids[code - codes.POWER]
        return "power", {"power": power}, f"power {power}"
    if code >= codes.ADD_SECOND:
        card = table.card_ids[code - codes.ADD_SECOND]
        return "add", {"card": card, "second": 1}, f"add {card} {SECOND}"
    if code >= codes.FAITH:
        other, amount = divmod(code - codes.FAITH, 16)
        return "give", {"seat": other, "prayer": amount}, f"give P{other + 1} {amount}"
    if code >= codes.STRIKE:
        number, rest = divmod(code - codes.STRIKE, codes.STRIKES)
        space_number, owner = divmod(rest, MAX_SEATS)
        card, space = table.card_ids[table.strike_kinds[number]], table.space_ids[space_number]
        return "card", {"card": card, "space": space, "seat": owner}, f"card {card} {space} P{owner + 1}"
    if code >= codes.CREATURE_CARD:
        card = rules.card_ids[code - codes.CREATURE_CARD]
        return "unleash", {"creature_card": card}, f"unleash {card}"
    by_teleport, space_number = divmod(code - codes.ATTACK, MAX_SPACES)
    space = table.space_ids[space_number]
    return "attack", {"space": space, "teleport": by_teleport}, f"attack {space}" + by_teleport * f" {TELEPORTING}"


def _battle_parts(s: State, seat: int, code: int) -> Parts:
    """Whoever fights two battles at once plays both cards, whoever fights one discards the other (S-INVASION-08)."""
    table = s.table
    if code >= codes.PAIR_REMOVE:
        card = table.battle_ids[code - codes.PAIR_REMOVE]
        return "remove", {"battle_card": card}, f"remove {card}"
    first, second = divmod(code - codes.PAIR, codes.PAIR_WIDTH)
    played, other = table.battle_ids[first], table.battle_ids[second]
    if s.question is INVASION_CARDS and len(forces_of(s, seat)) == 2:
        return "play", {"play": played, "second": other}, f"play {played} and {other}"
    return "play", {"play": played, "discard": other}, f"play {played} discard {other}"


def _token_parts(table: Ruleset, spaces: list[str], code: int) -> Parts:
    if code >= codes.COMMON_GOLD:
        action = ACTIONS[code - codes.COMMON_GOLD]
        return "common", {"action": action}, f"common {action}"
    if code >= codes.GREY:
        space = table.action_ids[code - codes.GREY]
        return "grey", {"action_space": space}, f"grey {space}"
    if code < codes.REGROUP:
        owner, amount = divmod(code - codes.SHARE, 16)
        return "share", {"seat": owner, "amount": amount}, f"share P{owner + 1} {amount}"
    if code >= codes.CLEAR_TOKEN:
        space = spaces[code - codes.CLEAR_TOKEN]
        return "clear", {"action_space": space}, f"clear {space}"
    if code >= codes.SETH_SILVER:
        space = spaces[code - codes.SETH_SILVER]
        return "silver", {"action_space": space}, f"silver {space}"
    if code >= codes.COLOUR_TOKEN:
        member, number = divmod(code - codes.COLOUR_TOKEN, codes.SETH_SPACES)
        return "colour", {"seat": member, "action_space": spaces[number]}, f"colour P{member + 1} {spaces[number]}"
    space = spaces[code - codes.VIOLET_TOKEN]
    return "violet", {"action_space": space}, f"violet {space}"


# --- reading ------------------------------------------------------------------------------------------------------


def seths_space(table: Ruleset, text: str, word: str) -> int:
    return find("space of Seth's board", rules_of(table, text).space_ids, word)


def _read_share(table: Ruleset, text: str, rest: list[str]) -> int:
    owner, amount = only(text, rest, 2)
    return codes.SHARE + seat_number(table, text, owner) * 16 + number_of("the number", amount, 0, MAX_SHARE)


def _read_violet(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.VIOLET_TOKEN + seths_space(table, text, only(text, rest, 1)[0])


def _read_colour(table: Ruleset, text: str, rest: list[str]) -> int:
    member, space = only(text, rest, 2)
    number = seat_number(table, text, member)
    return codes.COLOUR_TOKEN + number * codes.SETH_SPACES + seths_space(table, text, space)


def _read_clear(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.CLEAR_TOKEN + seths_space(table, text, only(text, rest, 1)[0])


def _read_grey(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.GREY + find("action space", table.action_ids, only(text, rest, 1)[0])


def _read_common(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.COMMON_GOLD + find("gold action", ACTIONS, only(text, rest, 1)[0])


def _read_attack(table: Ruleset, text: str, rest: list[str]) -> int:
    by_teleport = rest[1:] == [TELEPORTING]
    if not by_teleport:
        only(text, rest, 1)
    base = codes.TELEPORT_ATTACK if by_teleport else codes.ATTACK
    return base + find("space", table.space_ids, rest[0])


def _read_unleash(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.CREATURE_CARD + find("creature card", rules_of(table, text).card_ids, only(text, rest, 1)[0])


def _read_give(table: Ruleset, text: str, rest: list[str]) -> int:
    other, amount = only(text, rest, 2)
    return codes.FAITH + seat_number(table, text, other) * 16 + number_of("the prayer", amount, 1, MAX_SHARE)


def _read_power(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.POWER + find("power token", rules_of(table, text).power_ids, only(text, rest, 1)[0])


def _read_ride(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.RIDE + find("creature", table.creature_ids, only(text, rest, 1)[0])


def read_card_of_owner(table: Ruleset, text: str, rest: list[str]) -> int:
    """A card that destroys, with the space and the owner of the unit (S-CLAR-62)."""
    kind = find("card", table.card_ids, rest[0])
    if kind not in table.strike_kinds:
        raise NotationError(f"{text!r}: {rest[0]} strikes no owner of units", "nobody", word=rest[0])
    space = find("space", table.space_ids, rest[1])
    owner = seat_number(table, text, rest[2])
    return codes.STRIKE + table.strike_kinds.index(kind) * codes.STRIKES + space * MAX_SEATS + owner


def read_add_second(table: Ruleset, text: str, rest: list[str]) -> int:
    """A divine card for the second of two battles."""
    card, word = rest
    if word != SECOND:
        raise NotationError(f"{text!r}: write it as 'add card' or 'add card {SECOND}'", "add")
    return codes.ADD_SECOND + find("card", table.card_ids, card)


def _by_seat(base: int) -> Callable[[Ruleset, str, list[str]], int]:
    return lambda table, text, rest: base + seat_number(table, text, only(text, rest, 1)[0])


SETH_READERS = {
    **{verb: _by_seat(base) for verb, base in SEAT_VERBS.items()},
    "share": _read_share,
    "violet": _read_violet,
    "colour": _read_colour,
    "clear": _read_clear,
    "grey": _read_grey,
    "common": _read_common,
    "attack": _read_attack,
    "unleash": _read_unleash,
    "give": _read_give,
    "power": _read_power,
    "ride": _read_ride,
}
