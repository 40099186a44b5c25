"""The records of Seth say what the data blocks of docs/rules/seth.md, section 4, say.

What is marked `tunable` may move away from the rules by measured play; everything else must agree.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kemet.content import load_content
from kemet.content.seth.words import SETH_MODULES

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "seth.md").read_text(encoding="utf-8")
BOX = load_content(modules=SETH_MODULES, members=5)
assert BOX.seth is not None
SETH = BOX.seth
BY_RULE: dict[str, Any] = {
    record.rule: record
    for record in (
        *(tile for tile in BOX.tiles if tile.box),
        *(card for card in (*BOX.cards, *BOX.battle_cards) if card.box),
        *SETH.creature_cards,
        *SETH.prayer_tokens,
        *SETH.power_tokens,
    )
}
CREATURES = {creature.id: creature for creature in BOX.creatures}


def block(name: str) -> Any:
    """The data block of this name."""
    for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        if f'"{name}"' in text[:40]:
            return json.loads(text)[name]
    raise AssertionError(f"no block {name}")


RULES = block("sethContent")


def agree(record: Any, field: str, ours: Any, theirs: Any) -> None:
    assert ours == theirs or field in record.tunable, (record.id, field, ours, theirs)


def of_tile(tile: Any, word: str) -> Any:
    """What a tile or its creature says to a word of the rules: the record, its field, the value."""
    creature = CREATURES.get(tile.creature)
    modifiers = creature.modifiers if creature else tile.modifiers
    holder = creature or tile
    simple = {
        "mv": "move",
        "str": "strength",
        "dmg": "damage",
        "prot": "protection",
        "defenceStr": "strength_defending",
    }
    simple |= {"freeUnits": "recruit_free", "nightPP": "night_prayer", "limit": "troop_limit", "draw": "night_pick"}
    if word in simple:
        return holder, simple[word], modifiers.get(simple[word], 0)
    return {
        "level": (tile, "level", tile.level),
        "colour": (tile, "colour", tile.colour),
        "creature": (tile, "creature", bool(tile.creature)),
        "carrionMax": (holder, "carrion", getattr(holder, "carrion", 0)),
        "preBattleKill": (holder, "bite", getattr(holder, "bite", 0)),
        "sethOnly": (tile, "side", tile.side == "seth"),
        "gold": (tile, "gold_actions", [action.upper() for action in tile.gold_actions]),
        "keep": (tile, "night_pick", 1),
    }[word]


@pytest.mark.parametrize(
    "row", [*RULES["violetTiles"], *RULES["allianceTiles"], *RULES["blueTiles"]], ids=lambda row: row["id"]
)
def test_tiles(row: dict[str, Any]) -> None:
    tile = BY_RULE[row["id"]]
    for word, value in row.items():
        if word != "id":
            record, field, ours = of_tile(tile, word)
            agree(record, field, ours, value)
    if "colour" not in row:
        assert tile.colour == ("blue" if row in RULES["blueTiles"] else "violet")


def test_combat_cards() -> None:
    for row in RULES["combatCards"]:
        card = BY_RULE[row["id"]]
        assert card.mirror == ("mirror" in row)
        ours = (card.strength, card.damage, card.protection)
        for field, mine, theirs in zip(
            ("strength", "damage", "protection"), ours, row.get("v") or row["mirror"], strict=True
        ):
            agree(card, field, mine, theirs)
        assert card.own_losses == row.get("ownLoss", 0)
        assert (card.module == "cards") == row.get("taSeti", False)


@pytest.mark.parametrize("deck", ["seth", "alliance"])
def test_divine_cards(deck: str) -> None:
    rows = RULES[f"{deck}DI"]
    ours = {card.rule: card for card in BOX.cards if card.deck == deck}
    assert ours.keys() == rows.keys()
    for id, copies in rows.items():
        agree(ours[id], "copies", ours[id].copies, copies)
    table = {
        row[0]: row for row in re.findall(r"\| (S-DI-\S+) \| ([^|]+) \| (\d) \| (\d) \| ([^|]+) \| ([^|]+) \|", PAGE)
    }
    symbols = {"battle": "battle", "own": "day", "turn": "opponent"}
    for id, card in ours.items():
        _, _, copies, cost, when, effect = table[id]
        agree(card, "copies", card.copies, int(copies))
        agree(card, "cost", card.cost, int(cost))
        assert card.symbol == symbols[when.split()[0].strip(",")], id
        if figure := re.search(r"\+(\d)", effect):
            agree(card, card.effect, card.amount, int(figure[1]))


def test_creature_cards() -> None:
    assert len(RULES["creatureCards"]) == len(SETH.creature_cards)
    levels = {tile.id: tile.level for tile in BOX.tiles}
    for row in RULES["creatureCards"]:
        card = BY_RULE[row["id"]]
        assert levels[card.tile] == row["level"]
        agree(card, "strength", card.strength, row["str"])
        agree(card, "damage", card.damage, row["dmg"])
        assert (card.module == "black") == row.get("taSeti", False)


def test_tokens() -> None:
    assert RULES["powerTokens"] == [token.rule for token in SETH.power_tokens]
    for row in RULES["prayerTokens"]:
        token = BY_RULE[row["id"]]
        assert token.back == row["back"]
        agree(token, "front", token.front, row["front"])
    copies = {piece.id: piece.copies for piece in SETH.pieces}
    tokens = RULES["actionTokens"]
    assert [copies[f"{kind}_token"] for kind in ("violet", "gold", "grey")] == [
        tokens["violet"],
        tokens["gold"],
        tokens["grey"],
    ]
    assert copies["clear_token"] + copies["track_marker"] == tokens["transparent"]


def test_numbers() -> None:
    number, units, limits = SETH.number, RULES["units"], RULES["limits"]
    ours = {"seth": "seth_units", "sethOnBoard": "seth_units_placed", "member": "member_units"}
    ours |= {"memberOnBoard": "member_units_placed"}
    assert {key: number(name) for key, name in ours.items()} == units
    ours = {"seth": "seth_limit", "alliance": "alliance_limit", "creatures": "creature_limit", "ppMax": "most_prayer"}
    ours |= {"sethPP": "seth_prayer", "memberPP": "member_prayer"}
    assert {key: number(name) for key, name in ours.items()} == limits
    assert number("temples") == RULES["temples"]["count"]
    assert {level: number(f"temple_cost_{level}") for level in "123"} == RULES["temples"]["cost"]
    assert number("ceremony_per_member") == RULES["ceremony"]["perMember"]
    assert number("ceremony_less_per_point") == RULES["ceremony"]["perTemporaryVP"]


def test_tracks() -> None:
    for members, steps in block("dayTracks").items():
        track = next(track for track in SETH.tracks if track.members == int(members))
        agree(track, "steps", track.steps, tuple(f"{step['t']}{step.get('k', '')}" for step in steps))


def test_seths_board() -> None:
    board = block("sethBoard")
    names = {"RAISE_PYRAMID": "raise", "FURIOUS_INVASION": "invasion", "BUY_POWER": "buy"}
    rows = [{**board["apex"], "row": 0}, *board["spaces"]]
    theirs = [
        (names.get(row["action"], row["action"].lower()), row["row"], row["colour"], row["x"], row["y"]) for row in rows
    ]
    assert [(space.action, space.row, space.colour, space.x, space.y) for space in SETH.spaces] == theirs
    ours = ("seth_pray", "seth_invoke", "corrupt_pyramid_surcharge", "destroyed_units")
    figures = ("prayGain", "invokeDraw", "corruptPyramidSurcharge", "destroyCount")
    assert [SETH.number(name) for name in ours] == [board[name] for name in figures]


def test_boards() -> None:
    city = block("sethCity")
    common = city["common"]
    for board in BOX.boards:
        added = [space for space in board.spaces if space.id.startswith("SE")]
        assert [(space.id, space.kind, space.x, space.y) for space in added] == [
            (space["id"], space["kind"], space["x"], space["y"]) for space in common["addSpaces"]
        ]
        assert {frozenset(link) for link in common["addLand"]} <= {frozenset(link) for link in board.land}
        assert [list(link) for link in board.portal] == common["addPortal"]
        mine = city[str(board.players - 1)]
        assert not set(mine["removeSpaces"]) & {space.id for space in board.spaces}
        assert list(board.inert) == mine["inert"]


def test_flags_and_options() -> None:
    """Every flag of 4.13 is an option, a number or a field; every option offered there is offered here."""
    flags = block("sethFlags")
    options = {option.id: option for option in SETH.options}
    said = {True: "yes", False: "no"}
    assert SETH.number("alliance_target") == flags.pop("allianceTarget")
    assert SETH.number("creature_battle_points") == flags.pop("creatureBattleVPMax")
    assert SETH.number("proposals_per_member") == flags.pop("proposalsPerMember")
    drain = BY_RULE["S-TILE-ENERGY-DRAIN"]
    agree(drain, "drain", drain.modifiers["drain"], flags.pop("energyDrainCapPerStep"))
    assert flags.pop("dayLimit") is None
    assert not options["dayLimit"].values
    for key, value in flags.items():
        agree(options[key], "values", options[key].values[0], said[value] if isinstance(value, bool) else str(value))
    table = PAGE.partition("| Option | In a Seth game |\n")[2].partition("\n\n")[0]
    offered = {
        key
        for line in table.splitlines()[1:]
        for names, ruling in [line.strip("| ").split(" | ", 1)]
        if ruling.startswith(("as there", "S-WIN-13"))
        for key in re.findall(r"`(\w+)`", names)
    }
    assert offered == {option.id for option in SETH.options if not option.values}
