"""The box Seth: the counts of docs/rules/seth.md, section 4, and nothing of it in other games."""

from collections import Counter

import pytest

from kemet.content import Content, ContentError, load_content
from kemet.content.certainty import unchecked
from kemet.content.records import CERTAINTIES, Board
from kemet.content.seth.records import SethBox
from kemet.content.seth.words import MEMBERS, SETH_MODULES
from kemet.engine.options import HOUSE_RULES, MODULE_OF
from kemet.rulebook import rule

BOX = load_content(modules=SETH_MODULES, members=5)


def seth(content: Content = BOX) -> SethBox:
    assert content.seth is not None
    return content.seth


def board(members: int, variant: str = "") -> Board:
    return next(each for each in BOX.boards if each.players == members + 1 and each.variant == variant)


@pytest.mark.parametrize(
    ("modules", "digest"),
    [
        ((), "79312debfc858d3f"),
        (("black",), "a12e535b6156293a"),
        (("dawn", "path"), "c8ad2e16cf819d7f"),
        (("cards", "victory"), "73b9d4e6e44b5a07"),
        (("black", "cards", "dawn", "path", "victory"), "bbd9cf54169b55ef"),
    ],
)
def test_games_without_seth_keep_their_content(modules: tuple[str, ...], digest: str) -> None:
    content = load_content(modules=modules)
    assert content.digest == digest
    assert content.seth is None
    assert not any(record.box for record in (*content.tiles, *content.creatures, *content.cards))


def test_tiles() -> None:
    """16 violet tiles, four of each level; the alliance's tiles and the two blue ones take the places of others."""
    violet = [tile for tile in BOX.tiles if tile.colour == "violet"]
    assert Counter(tile.level for tile in violet) == {1: 4, 2: 4, 3: 4, 4: 4}
    common = {tile.colour: tile.id for tile in BOX.tiles if tile.side == "alliance"}
    assert common == {
        "red": "osiris",
        "blue": "common_rampart",
        "white": "common_prayer",
        "black": "common_march",
    }
    assert [tile.id for tile in BOX.tiles if tile.side == "seth"] == ["magic_versatility"]
    pieces = Counter({colour: 0 for colour in ("white", "red", "blue", "black", "violet")})
    for tile in BOX.tiles:
        pieces[tile.colour] += tile.copies
    assert set(pieces.values()) == {16}
    assert not {"legion", "sphinx", "victory_point_red", "victory_point_black"} & {tile.id for tile in BOX.tiles}
    assert {"new_legion", "new_sphinx"} <= {tile.id for tile in BOX.tiles}


def test_the_black_tile_of_the_alliance_needs_the_black_module() -> None:
    plain = load_content(members=3)
    assert "common_march" not in {tile.id for tile in plain.tiles}
    assert sum(tile.side == "alliance" for tile in plain.tiles) == 3


def test_creatures() -> None:
    assert len(BOX.creatures) == 14
    assert "sphinx" not in {creature.id for creature in BOX.creatures}
    assert len(load_content(members=2).creatures) == 11


def test_divine_cards() -> None:
    """15 cards of Seth and 40 of the alliance; those of the other boxes stay there."""
    pieces = Counter[tuple[str, str]]()
    for card in BOX.cards:
        pieces[card.deck, card.symbol] += card.copies
    assert {symbol: pieces["seth", symbol] for symbol in ("battle", "day", "opponent")} == {
        "battle": 8,
        "day": 6,
        "opponent": 1,
    }
    assert {symbol: pieces["alliance", symbol] for symbol in ("battle", "day", "opponent")} == {
        "battle": 22,
        "day": 15,
        "opponent": 3,
    }
    assert sum(pieces.values()) == 55


def test_battle_cards() -> None:
    def starting(content: Content, side: str) -> list[str]:
        return [card.id for card in content.battle_cards if card.starting and card.side == side]

    plain = load_content(members=4)
    assert len(starting(plain, "seth")) == len(starting(plain, "")) == 6
    assert len(starting(BOX, "seth")) == len(starting(BOX, "")) == 8
    values = {
        side: sorted((card.strength, card.damage, card.protection, card.own_losses)
                     for card in BOX.battle_cards if card.starting and card.side == side)
        for side in ("", "seth")
    }  # fmt: skip
    assert values["seth"] == values[""]
    assert [card.id for card in BOX.battle_cards if card.mirror] == ["mirror"]


def test_creature_cards() -> None:
    """Ten cards, three of them with the black tiles; strength is the creature's + 2."""
    cards = seth().creature_cards
    assert len(cards) == 10
    assert len(seth(load_content(members=2)).creature_cards) == 7
    tiles = {tile.id: tile for tile in BOX.tiles}
    creatures = {creature.id: creature for creature in BOX.creatures}
    for card in cards:
        assert card.strength == creatures[tiles[card.tile].creature].modifiers.get("strength", 0) + 2, card.id
    assert {card.id: tiles[card.tile].level for card in cards} == {
        "elephant": 2, "snake": 2, "scarab": 3, "scorpion": 4, "phoenix": 4,
        "mummy": 4, "sphinx": 4, "khnum": 2, "griffin": 3, "devourer": 4,
    }  # fmt: skip


@pytest.mark.rule("S-CARD-CREATURE-SCARAB")
def test_the_scarab_card_is_weaker_against_few_members() -> None:
    scarabs = [
        next(card.strength for card in seth(load_content(members=members)).creature_cards if card.id == "scarab")
        for members in MEMBERS
    ]
    assert scarabs == [3, 3, 4, 4]


def test_seths_board() -> None:
    """Ten violet and four yellow spaces under a gold tip, in rows of 2, 3, 4 and 5; eleven kinds of action."""
    spaces = seth().spaces
    assert Counter(space.colour for space in spaces) == {"violet": 10, "yellow": 4, "gold": 1}
    assert Counter(space.row for space in spaces) == {0: 1, 1: 2, 2: 3, 3: 4, 4: 5}
    assert len({space.action for space in spaces} - {"gold"}) == 11
    actions = {space.id for space in BOX.actions}
    assert not actions & {space.id for space in spaces}


def test_tokens() -> None:
    assert len(seth().power_tokens) == 6
    assert sorted((token.back, token.front) for token in seth().prayer_tokens) == [(1, 2), (1, 2), (1, 3), (1, 3)]
    copies = {piece.id: piece.copies for piece in seth().pieces}
    assert [copies[id] for id in ("violet_token", "gold_token", "grey_token", "clear_token", "track_marker")] == [
        6, 2, 1, 1, 1,
    ]  # fmt: skip
    assert [copies[f"temple_{level}"] for level in ("base", "prayer", "power")] == [3, 3, 3]


@pytest.mark.rule("S-INV-08", "S-DAY-02", "S-DAY-03", "S-DAY-04", "S-ECLIPSE-01", "S-ECLIPSE-02")
@pytest.mark.parametrize(("members", "tokens"), [(2, [1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1]), (4, [1, 2, 3, 2, 1]),
                                                 (5, [1, 3, 3, 3, 1])])  # fmt: skip
def test_tracks(members: int, tokens: list[int]) -> None:
    track = seth(load_content(members=members)).track
    assert track.members == members
    assert [int(step[1:]) for step in track.steps if step[0] == "S"] == tokens
    assert sum(tokens) == 2 * members + 1
    assert track.steps.count("A") == 4
    assert track.steps[0][0] == track.steps[-1][0] == "S"
    eclipse = [number for number, step in enumerate(track.steps) if step == "E"]
    assert eclipse == ([4] if members > 2 else [])  # after the second turn of the alliance, before the third of Seth
    assert track.temples_for_point == (2 if members == 2 else 3)


@pytest.mark.rule("S-SETUP-02", "S-SETUP-03", "S-PORTAL-01", "S-PORTAL-06")
@pytest.mark.parametrize(
    ("members", "spaces", "links", "temples", "sites", "obelisks"),
    [
        (2, 16, 28, "TW2 TW3", "FA FB RW SEG", "OAB"),
        (3, 21, 40, "TW2 TW3", "FA FB FC RW SEG", "OAB OBC"),
        (4, 28, 52, "TW2 TW3 TE3", "FA FB FC FD RW RE SEG", "OAB OCD"),
        (5, 33, 64, "TW2 TW3 TE2 TE3", "FA FB FC FD FE RW RE SEG", "OAB OBC ODE"),
    ],
)
def test_boards(members: int, spaces: int, links: int, temples: str, sites: str, obelisks: str) -> None:
    here = board(members)
    assert len(here.spaces) == spaces
    assert len(here.land) + len(here.harbour) + len(here.portal) == links
    assert here.portal == (("SEG", "RW"),)
    assert {space.id for space in here.spaces if space.kind == "temple"} == set(temples.split())
    deserts = [space for space in here.spaces if space.kind == "desert"]
    assert {space.id for space in deserts if not space.obelisk} == set(sites.split())
    assert {space.id for space in deserts if space.obelisk} == set(obelisks.split())
    assert sorted(space.id for space in here.spaces if space.city == "SE") == ["SE1", "SE2", "SE3"]
    assert len({space.city for space in here.spaces} - {""}) == members + 1
    assert {end for pair in (*here.land, *here.harbour) for end in pair} <= {space.id for space in here.spaces}


@pytest.mark.rule("S-PORTAL-07")
@pytest.mark.parametrize("members", MEMBERS)
def test_every_city_is_four_steps_from_seths(members: int) -> None:
    here = board(members)
    near: dict[str, set[str]] = {space.id: set() for space in here.spaces}
    for one, other in (*here.land, *here.harbour, *here.portal):
        near[one].add(other)
        near[other].add(one)
    cities = {space.id: space.city for space in here.spaces if space.city}
    for start in ("SE1", "SE2", "SE3"):
        steps, edge, distance = 0, {start}, {start: 0}
        while edge:
            steps += 1
            edge = {other for one in edge for other in near[one]} - distance.keys()
            distance |= dict.fromkeys(edge, steps)
        assert {distance[id] for id, city in cities.items() if city != "SE"} == {4}


@pytest.mark.rule("S-SETUP-04")
def test_the_sanctuary_is_inert_with_four_members() -> None:
    assert [board(members).inert for members in MEMBERS] == [(), (), ("SAN",), ()]
    variant = board(4, "temple")
    assert variant.inert == ("SAN",)
    assert "TE2" in {space.id for space in variant.spaces}


def test_every_record_cites_a_rule_of_seth() -> None:
    box = seth()
    records = [record for group in (BOX.tiles, BOX.creatures, BOX.cards, BOX.battle_cards) for record in group]
    mine = [record for record in records if record.box]
    others = [*box.spaces, *box.creature_cards, *box.power_tokens, *box.prayer_tokens, *box.pieces, *box.tracks]
    for record in [*mine, *others, *box.numbers.values(), *box.options]:
        assert rule(record.rule).document == "seth", record.id
        assert record.certainty in CERTAINTIES


def test_what_is_reconstructed_in_the_rules_says_so() -> None:
    """The mark of a component's rule and that of its record agree: the whole, part of it, or nothing."""
    box = seth()
    records = [record for group in (BOX.tiles, BOX.cards, BOX.battle_cards) for record in group if record.box]
    for record in [*records, *box.creature_cards, *box.power_tokens, *box.prayer_tokens, *box.pieces]:
        mark = rule(record.rule).certainty
        if mark.startswith("reconstructed"):
            assert unchecked(record) == "unchecked", record.id
        elif "tunable" in mark:
            assert unchecked(record), record.id
        assert bool(record.certainty == "sure") == mark.startswith("sure") or unchecked(record), record.id


def test_what_may_be_tuned_is_marked_and_has_a_knob() -> None:
    box = seth()
    kinds = {
        "tile": BOX.tiles, "creature": BOX.creatures, "card": BOX.cards, "battle_card": BOX.battle_cards,
        "seth_space": box.spaces, "creature_card": box.creature_cards, "power_token": box.power_tokens,
        "prayer_token": box.prayer_tokens, "track": box.tracks, "number": tuple(box.numbers.values()),
        "seth_option": box.options,
    }  # fmt: skip
    turned = {(knob.kind, id, field) for knob in box.knobs for id in knob.records for field in knob.fields}
    marked = {(kind, record.id, field) for kind, group in kinds.items() for record in group for field in record.tunable}
    assert sorted(marked - turned) == []
    for knob in box.knobs:
        ids = {record.id for record in kinds[knob.kind]}
        assert set(knob.records) <= ids, knob.id
        for split in knob.others:
            members = next(track.members for track in box.tracks if track.id == knob.records[0])
            assert sum(split) == 2 * members + 1


def test_options_of_other_boxes_exist_there() -> None:
    for option in seth().options:
        if option.values:
            assert option.id not in HOUSE_RULES
        else:
            assert option.id in HOUSE_RULES
            assert option.module == MODULE_OF.get(option.id, "")


@pytest.mark.parametrize("module", ["dawn", "path", "victory"])
def test_other_modules_are_refused(module: str) -> None:
    with pytest.raises(ContentError, match=f"'{module}' is not played with Seth"):
        load_content(modules=[module], members=3)


@pytest.mark.parametrize("members", [1, 6])
def test_only_two_to_five_members(members: int) -> None:
    with pytest.raises(ContentError, match="2 to 5 members"):
        load_content(members=members)
