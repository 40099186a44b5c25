"""Notation: the text form of every choice, both ways. See docs/notation.md.

>>> from kemet.game.game import new_game
>>> game = new_game(players=2, seed=1)
>>> write(game.state, game.waiting_for()[0], game.codes(game.waiting_for()[0])[0])
'city A'
"""

from __future__ import annotations

from dataclasses import dataclass

from kemet.content.records import ACTIONS, COLOURS
from kemet.engine.state import choices as codes
from kemet.engine.state.codes import DISTRICTS, MAX_CARDS, MAX_SEATS, MAX_SPACES, PRIESTS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.errors import NotationError
from kemet.telling.notation.seth import (
    SETH_PLAIN,
    SETH_READERS,
    SETH_SPACE_VERBS,
    read_add_second,
    read_card_of_owner,
    seth_parts,
)
from kemet.telling.notation.words import Parts, find, number_of, only, seat_number

PLAIN = {
    codes.PASS: "pass",
    codes.DONE: "done",
    codes.END: "end",
    codes.YES: "yes",
    codes.RECALL: "recall",
    codes.RETREAT: "retreat",
    codes.STAY: "stay",
    codes.REINFORCE: "reinforce",
} | SETH_PLAIN
PLAIN_CODES = {text: code for code, text in PLAIN.items()}

#: Verbs followed by one space of the board.
SPACE_VERBS = {
    "place": codes.UNIT,
    "from": codes.FROM,
    "step": codes.STEP,
    "teleport": codes.TELEPORT,
    "escape": codes.ESCAPE,
    "retreat": codes.RETREAT_TO,
    "fight": codes.FIGHT,
    "kill": codes.KILL,
    "priest": codes.PRIEST,
    "sendback": codes.SEND_BACK,
} | SETH_SPACE_VERBS
#: Verbs followed by one card.
CARD_VERBS = {
    "add": codes.ADD,
    "wound": codes.WOUND,
    "keep": codes.KEEP,
    "card": codes.CARD,
    "recover": codes.RECOVER,
}
RESERVE = "reserve"


@dataclass(frozen=True)
class Choice:
    """One legal choice in its three forms: `index` for machines, `kind` and `fields` for programs, text for people."""

    index: int
    kind: str
    fields: dict[str, str | int]
    text: str

    def __str__(self) -> str:
        return self.text


def describe(s: State, seat: int, code: int) -> Choice:
    """The choice behind a code, for the seat that is asked."""
    kind, fields, text = _parts(s, seat, code)
    return Choice(code, kind, fields, text)


def write(s: State, seat: int, code: int) -> str:
    return _parts(s, seat, code)[2]


def _parts(s: State, seat: int, code: int) -> Parts:
    table = s.table
    if code in PLAIN:
        return PLAIN[code], {}, PLAIN[code]
    for verb, base in SPACE_VERBS.items():
        if base <= code < base + MAX_SPACES:
            space = table.space_ids[code - base]
            return verb, {"space": space}, f"{verb} {space}"
    for verb, base in CARD_VERBS.items():
        if base <= code < base + MAX_CARDS:
            card = table.card_ids[code - base]
            return verb, {"card": card}, f"{verb} {card}"
    if code >= codes.PAIR:
        return seth_parts(s, seat, code)
    if code >= codes.GOLD:
        return _taseti_parts(table, code)
    if code >= codes.CARD_AT:
        kind, space_number = divmod(code - codes.CARD_AT, MAX_SPACES)
        card, space = table.card_ids[kind], table.space_ids[space_number]
        return "card", {"card": card, "space": space}, f"card {card} {space}"
    if codes.GROUP <= code < codes.LIFT:
        return _group_parts(code - codes.GROUP)
    return _board_parts(s, seat, code) if code >= codes.LIFT else _token_parts(table, code)


def _group_parts(rest: int) -> Parts:
    units, priests, creature = rest >> 3, rest >> 1 & 3, rest & 1
    text = f"group {units}" + (f" priests {priests}" if priests else "") + (" with creature" if creature else "")
    return "group", {"units": units, "priests": priests, "creature": creature}, text


def _taseti_parts(table: Ruleset, code: int) -> Parts:
    """The gold token, and what only Ta-Seti asks."""
    if code >= codes.CREATURE_AT:
        number, space_number = divmod(code - codes.CREATURE_AT, MAX_SPACES)
        creature, space = table.creature_ids[number], table.space_ids[space_number]
        return "creature", {"creature": creature, "space": space}, f"creature {creature} {space}"
    if code >= codes.SEAL:
        tile_number, owner = divmod(code - codes.SEAL, MAX_SEATS)
        tile = table.tile_ids[tile_number]
        return "seal", {"tile": tile, "seat": owner}, f"seal {tile} P{owner + 1}"
    if code >= codes.USE:
        token = table.token_ids[code - codes.USE]
        return "use", {"object": token}, f"use {token}"
    if code >= codes.LOSE:
        return "lose", {"priests": code - codes.LOSE}, f"lose {code - codes.LOSE}"
    if code >= codes.REPLACE:
        space_number, priest = divmod(code - codes.REPLACE, 2)
        space = table.space_ids[space_number]
        return "replace", {"space": space, "priest": priest}, f"replace {space}" + (" priest" if priest else "")
    if code >= codes.TAKE:
        slots = code - codes.TAKE
        words = " ".join(str(number + 1) for number in range(2) if slots >> number & 1)
        return "take", {"slots": slots}, f"take {words}"
    if code >= codes.TRIP:
        start, stop = divmod(code - codes.TRIP, 32)
        origin = table.roads.stop_ids[start - 1] if start else RESERVE
        goal = table.roads.stop_ids[stop]
        return "trip", {"from": origin, "to": goal}, f"trip {origin} {goal}"
    if code >= codes.SPOT:
        return "spot", {"place": code - codes.SPOT + 1}, f"spot {code - codes.SPOT + 1}"
    if code >= codes.SPEND:
        return "spend", {"tokens": code - codes.SPEND}, f"spend {code - codes.SPEND}"
    action = ACTIONS[code - codes.GOLD]
    return "gold", {"action": action}, f"gold {action}"


def _token_parts(table: Ruleset, code: int) -> Parts:
    if code >= codes.SILVER:
        space = table.action_ids[code - codes.SILVER]
        return "silver", {"action_space": space}, f"silver {space}"
    if code >= codes.TOKEN:
        space = table.action_ids[code - codes.TOKEN]
        return "token", {"action_space": space}, f"token {space}"
    if code >= codes.SEAT_AT:
        return "next", {"seat": code - codes.SEAT_AT}, f"next P{code - codes.SEAT_AT + 1}"
    if code >= codes.COUNT:
        return "units", {"units": code - codes.COUNT}, f"units {code - codes.COUNT}"
    if code >= codes.PYRAMID:
        colour, level = divmod(code - codes.PYRAMID, 2)
        return (
            "pyramid",
            {"colour": COLOURS[colour], "level": level + 1},
            f"pyramid {COLOURS[colour]} {level + 1}",
        )
    city = table.city_ids[code - codes.CITY]
    return "city", {"city": city}, f"city {city}"


def _board_parts(s: State, seat: int, code: int) -> Parts:
    table = s.table
    if code >= codes.REMOVE:
        card = table.battle_ids[code - codes.REMOVE]
        return "remove", {"battle_card": card}, f"remove {card}"
    if code >= codes.BATTLE:
        first, second = divmod(code - codes.BATTLE, table.pair_width)
        played, discarded = table.battle_ids[first], table.battle_ids[second]
        return "play", {"play": played, "discard": discarded}, f"play {played} discard {discarded}"
    if code >= codes.BUY_TILE:
        tile = table.tile_ids[code - codes.BUY_TILE]
        return "buy", {"tile": tile}, f"buy {tile}"
    if code >= codes.CREATURE:
        number, place = divmod(code - codes.CREATURE, 4)
        creature = table.creature_ids[number]
        where = RESERVE if place == DISTRICTS else _district(s, seat, place)
        return "creature", {"creature": creature, "space": where}, f"creature {creature} {where}"
    if code >= codes.BUILD:
        rest, level = divmod(code - codes.BUILD, 4)
        number, place = divmod(rest, DISTRICTS)
        colour, where = COLOURS[number], _district(s, seat, place)
        fields: dict[str, str | int] = {"colour": colour, "space": where, "level": level + 1}
        return "build", fields, f"build {colour} {where} {level + 1}"
    space_number, level = divmod(code - codes.LIFT, 4)
    space = table.space_ids[space_number]
    return "raise", {"space": space, "level": level + 1}, f"raise {space} {level + 1}"


def _district(s: State, seat: int, place: int) -> str:
    return s.table.space_ids[s.table.districts[s.seats[seat].city * DISTRICTS + place]]


# --- reading ------------------------------------------------------------------------------------------------------


def read(table: Ruleset, text: str, city: int = -1) -> int:
    """The code of a choice written as text by the owner of a city; a NotationError says which word is wrong."""
    words = text.split()
    if not words:
        raise NotationError("an empty text is no choice", "empty")
    verb, rest = words[0], words[1:]
    if not rest and verb in PLAIN_CODES:
        return PLAIN_CODES[verb]
    if verb in SPACE_VERBS:
        return SPACE_VERBS[verb] + find("space", table.space_ids, only(text, rest, 1)[0])
    if verb == "card" and len(rest) == 2:
        kind = find("card", table.card_ids, rest[0])
        return codes.CARD_AT + kind * MAX_SPACES + find("space", table.space_ids, rest[1])
    if verb == "card" and len(rest) == 3:
        return read_card_of_owner(table, text, rest)
    if verb == "add" and len(rest) == 2:
        return read_add_second(table, text, rest)
    if verb in CARD_VERBS:
        return CARD_VERBS[verb] + find("card", table.card_ids, only(text, rest, 1)[0])
    if verb == "creature" and len(rest) == 2 and rest[1] in table.space_ids:
        space = table.space_ids.index(rest[1])
        if table.city[space] < 0 or city not in (-1, table.city[space]):
            return codes.CREATURE_AT + find("creature", table.creature_ids, rest[0]) * MAX_SPACES + space
    reader = READERS.get(verb)
    if reader is None:
        raise NotationError(
            f"{text!r}: there is no verb {verb!r}; known are {', '.join(VERBS)}",
            "known",
            word=verb,
            known=", ".join(VERBS),
        )
    return reader(table, text, rest)


def _read_city(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.CITY + find("city", table.city_ids, only(text, rest, 1)[0])


def _read_pyramid(table: Ruleset, text: str, rest: list[str]) -> int:
    colour, level = only(text, rest, 2)
    return codes.PYRAMID + find("colour", COLOURS, colour) * 2 + number_of("the level", level, 1, 2) - 1


def _read_units(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.COUNT + number_of("the number of units", only(text, rest, 1)[0], 0, 7)


def _read_next(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.SEAT_AT + seat_number(table, text, only(text, rest, 1)[0])


def _read_gold(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.GOLD + find("gold action", ACTIONS, only(text, rest, 1)[0])


def _read_token(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.TOKEN + find("action space", table.action_ids, only(text, rest, 1)[0])


def _read_silver(table: Ruleset, text: str, rest: list[str]) -> int:
    space = only(text, rest, 1)[0]
    if table.seth is not None and space in table.seth.space_ids:
        return codes.SETH_SILVER + table.seth.space_ids.index(space)
    return codes.SILVER + find("action space", table.action_ids, space)


def _read_group(table: Ruleset, text: str, rest: list[str]) -> int:
    creature = 1 if rest[-2:] == ["with", "creature"] else 0
    words = rest[:-2] if creature else rest
    priests = 0
    if len(words) == 3 and words[1] == "priests":
        priests = number_of("the number of priests", words[2], 1, PRIESTS)
    else:
        only(text, words, 1)
    return codes.GROUP + number_of("the number of units", words[0], 1, 7) * 8 + priests * 2 + creature


def _read_raise(table: Ruleset, text: str, rest: list[str]) -> int:
    space, level = only(text, rest, 2)
    return codes.LIFT + find("space", table.space_ids, space) * 4 + number_of("the level", level, 1, 4) - 1


def _read_build(table: Ruleset, text: str, rest: list[str]) -> int:
    colour, space, level = only(text, rest, 3)
    place = find("colour", COLOURS, colour) * DISTRICTS + _district_number(table, space)
    return codes.BUILD + place * 4 + number_of("the level", level, 1, 4) - 1


def _read_creature(table: Ruleset, text: str, rest: list[str]) -> int:
    creature, where = only(text, rest, 2)
    place = DISTRICTS if where == RESERVE else _district_number(table, where)
    return codes.CREATURE + find("creature", table.creature_ids, creature) * 4 + place


def _district_number(table: Ruleset, space: str) -> int:
    number = find("space", table.space_ids, space)
    if number not in table.districts:
        raise NotationError(f"{space} is no district", "district", space=space)
    return list(table.districts).index(number) % DISTRICTS


def _read_buy(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.BUY_TILE + find("tile", table.tile_ids, only(text, rest, 1)[0])


def _read_play(table: Ruleset, text: str, rest: list[str]) -> int:
    played, word, discarded = only(text, rest, 3)
    if word not in ("discard", "and"):
        wrong = "write it as 'play 410 discard 202', or for two battles 'play s410 and s202'"
        raise NotationError(f"{text!r}: {wrong}", "play")
    first = find("battle card", table.battle_ids, played)
    return table.pair_base + first * table.pair_width + find("battle card", table.battle_ids, discarded)


def _read_remove(table: Ruleset, text: str, rest: list[str]) -> int:
    return table.remove_base + find("battle card", table.battle_ids, only(text, rest, 1)[0])


def _read_seal(table: Ruleset, text: str, rest: list[str]) -> int:
    tile, owner = only(text, rest, 2)
    return codes.SEAL + find("tile", table.tile_ids, tile) * MAX_SEATS + seat_number(table, text, owner)


def _read_use(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.USE + find("object", table.token_ids, only(text, rest, 1)[0])


def _read_lose(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.LOSE + number_of("the number of priests", only(text, rest, 1)[0], 0, PRIESTS)


def _read_replace(table: Ruleset, text: str, rest: list[str]) -> int:
    priest = 1 if rest[1:] == ["priest"] else 0
    if not priest:
        only(text, rest, 1)
    return codes.REPLACE + find("space", table.space_ids, rest[0]) * 2 + priest


def _read_take(table: Ruleset, text: str, rest: list[str]) -> int:
    if rest not in (["1"], ["2"], ["1", "2"]):
        raise NotationError(f"{text!r}: write 'take 1', 'take 2' or 'take 1 2'", "take")
    return codes.TAKE + sum(int(word) for word in rest)


def _read_trip(table: Ruleset, text: str, rest: list[str]) -> int:
    origin, goal = only(text, rest, 2)
    stops = table.roads.stop_ids
    start = 0 if origin == RESERVE else find("stop", stops, origin) + 1
    return codes.TRIP + start * 32 + find("stop", stops, goal)


def _read_spot(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.SPOT + number_of("the place", only(text, rest, 1)[0], 1, table.players) - 1


def _read_spend(table: Ruleset, text: str, rest: list[str]) -> int:
    return codes.SPEND + number_of("the number of tokens", only(text, rest, 1)[0], 0, 60)


READERS = {
    "city": _read_city,
    "pyramid": _read_pyramid,
    "units": _read_units,
    "next": _read_next,
    "gold": _read_gold,
    "token": _read_token,
    "silver": _read_silver,
    "group": _read_group,
    "raise": _read_raise,
    "build": _read_build,
    "creature": _read_creature,
    "buy": _read_buy,
    "play": _read_play,
    "remove": _read_remove,
    "seal": _read_seal,
    "use": _read_use,
    "lose": _read_lose,
    "replace": _read_replace,
    "take": _read_take,
    "trip": _read_trip,
    "spot": _read_spot,
    "spend": _read_spend,
} | SETH_READERS
VERBS = [*PLAIN_CODES, *SPACE_VERBS, *CARD_VERBS, *READERS]
