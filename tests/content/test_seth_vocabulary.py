"""docs/content.md explains every word that the records of Seth use, and cites rules that exist."""

import re
from pathlib import Path

import pytest

from kemet.content import load_content
from kemet.content.records import ABILITIES, MODIFIERS
from kemet.content.seth.schema import SETH_FIELDS
from kemet.content.seth.words import (
    CARD_POWERS,
    SETH_ABILITIES,
    SETH_ACTIONS,
    SETH_EFFECTS,
    SETH_MODIFIERS,
    SETH_MODULES,
)
from kemet.rulebook import all_rules

PAGE = (Path(__file__).parents[2] / "docs" / "content.md").read_text(encoding="utf-8")
CHAPTER = PAGE[PAGE.index("## The box Seth") : PAGE.index("## Content packs")]
BOX = load_content(modules=SETH_MODULES, members=5)


def section(title: str) -> str:
    return CHAPTER.partition(f"### {title}\n")[2].partition("\n### ")[0]


def words(text: str, column: int) -> set[str]:
    """What stands in code style in a column of a table."""
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ")]
    return {word for row in rows for word in re.findall(r"`(\w+)`", row[column])}


@pytest.mark.parametrize("word", [*SETH_MODIFIERS, *SETH_ABILITIES, *CARD_POWERS, *SETH_EFFECTS])
def test_every_new_word_has_a_line(word: str) -> None:
    assert word in words(section("The vocabulary of Seth"), 1)


def test_every_action_has_a_line() -> None:
    assert words(section("Seth's actions"), 1) == set(SETH_ACTIONS)


@pytest.mark.parametrize("kind", SETH_FIELDS)
def test_every_kind_of_record_is_described(kind: str) -> None:
    assert f"**{kind}**" in CHAPTER


def test_numbers_and_options_are_listed() -> None:
    assert BOX.seth is not None
    listed = section("Numbers and options")
    assert words(listed, 1) == {*BOX.seth.numbers, *(option.id for option in BOX.seth.options if option.values)}
    for number in BOX.seth.numbers.values():
        assert f"| `{number.id}` | {number.value} |" in listed
    for option in BOX.seth.options:
        values = f" | {', '.join(f'`{value}`' for value in option.values)} |" if option.values else ""
        assert f"`{option.id}`{values}" in listed


def test_every_power_in_play_has_one_share() -> None:
    listed = [
        word
        for row in section("Whose tile counts").splitlines()
        if row.startswith("| ")
        for word in re.findall(r"`(\w+)`", row.split("|")[3])
        if word in (*MODIFIERS, *ABILITIES, *SETH_MODIFIERS, *SETH_ABILITIES)
    ]
    assert len(listed) == len(set(listed))
    at_night = {"night_prayer", "night_cards", "night_units", "night_theft", "night_pick", "vision"}
    used = {word for tile in BOX.tiles for word in (*tile.modifiers, *tile.abilities)}
    assert used - set(listed) - at_night == {"strength_corrupting"}


def test_the_words_of_every_record_are_explained() -> None:
    assert BOX.seth is not None
    known = words(section("The vocabulary of Seth"), 1)
    mine = [record for record in (*BOX.tiles, *BOX.creatures) if record.box]
    for record in (*mine, *BOX.seth.power_tokens):
        of_creature = {"move", "strength", "damage", "protection"}
        for word in (*record.modifiers, *getattr(record, "abilities", ())):
            assert word in known | of_creature, record.id
    assert {card.effect for card in BOX.cards} <= known
    assert {power for card in BOX.seth.creature_cards for power in card.abilities} <= known


def test_rules_cited_exist() -> None:
    cited = set(re.findall(r"`(S-[A-Z0-9-]+)`", CHAPTER))
    assert len(cited) > 80
    assert sorted(cited - {each.id for each in all_rules("seth")}) == []


def test_every_component_is_cited() -> None:
    """Each tile and each kind of card or token stands in the table with its rule or by its name."""
    table = section("The vocabulary of Seth")
    for tile in BOX.tiles:
        if tile.box and tile.id not in ("crocodile",):  # only numbers that every creature has
            assert f"`{tile.rule}`" in table, tile.id
