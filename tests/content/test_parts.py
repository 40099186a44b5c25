"""Every ability, effect, option, question and event has all its parts: the recipes of CONTRIBUTING.md, checked."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from kemet.cli.language import TERMINAL_TEXTS
from kemet.content import load_content
from kemet.content.languages import LANGUAGES
from kemet.content.loader import EFFECT_SYMBOL
from kemet.content.records import ABILITIES, EFFECTS, MODIFIERS, MODULES
from kemet.content.texts import load_texts, read_area
from kemet.engine.cards import effects
from kemet.engine.cards.effect import EFFECTS as ACTING
from kemet.engine.cards.effect import Effect
from kemet.engine.options import HOUSE_RULES, MODULE_OF
from kemet.engine.state import codes, events
from kemet.engine.state.frames import NOTHING, QUESTIONS
from kemet.picture.words import OWN_TEXTS
from kemet.rulebook import all_rules
from kemet.telling.events import KINDS
from kemet.telling.view import END_REASONS, PHASES, question_slugs
from kemet.telling.view.packed import TOKEN_STATES

ROOT = Path(__file__).parents[2]
ENGINE = {path: path.read_text() for path in (ROOT / "src/kemet/engine").rglob("*.py")}
FACES = (ROOT / "web/src/pieces/faces.ts").read_text()
ICONS = set(re.findall(r'id="i-([a-z-]+)"', (ROOT / "web/art/icons/sprite.svg").read_text()))
WRITTEN = (ROOT / "docs/content.md").read_text()
RULES = "".join(path.read_text() for path in (ROOT / "docs/rules").glob("*.md"))
CONTENT = load_content(modules=MODULES)
TEXTS = {language: load_texts(language, OWN_TEXTS, TERMINAL_TEXTS) for language in LANGUAGES}
#: The messages of the browser.
WEB = {language: {*read_area(language, "web"), *read_area(language, "web-seth")} for language in LANGUAGES}
RULE_IDS = {rule.id for rule in all_rules()}
NOTATION = (ROOT / "docs/notation.md").read_text()
CARDS = {name: question for question in QUESTIONS.values() for name in question.slugs()}
assert effects  # what it registers is in ACTING


def pieces_with(ability: str) -> list[str]:
    """The messages of all pieces that have an ability, creatures apart: those have a drawing of their own."""
    return [
        *(f"tile-{tile.id}" for tile in CONTENT.tiles if ability in tile.abilities),
        *(f"token-{token.id}" for token in CONTENT.path_tokens if ability in token.abilities),
    ]


def creatures_with(ability: str) -> list[str]:
    return [creature.id for creature in CONTENT.creatures if ability in creature.abilities]


def face_of(table: str, name: str) -> str:
    """The icon that the browser draws for a name of one of its tables; empty without one."""
    lines = re.search(rf"const {table}\b.*?= [\[{{]\n(.*?)\n[\]}}];", FACES, re.S)
    found = re.search(rf'^  \[?"?{name}"?[,:] \{{ icon: "([a-z-]+)"', lines[1], re.M) if lines else None
    return found[1] if found else ""


def used(word: str) -> int:
    """How often the engine writes this word, a definition included."""
    return sum(len(re.findall(rf"(?<!\w){word}(?!\w)", text)) for text in ENGINE.values())


def texts_missing(ids: Iterable[str]) -> list[str]:
    return [
        f"{id} with its explanation in {language}"
        for id in ids
        for language, texts in TEXTS.items()
        if id not in texts or not texts.text(id)
    ]


def missing(parts: dict[str, bool]) -> list[str]:
    return [part for part, there in parts.items() if not there]


def of_ability(name: str) -> list[str]:
    plain, creatures = pieces_with(name), creatures_with(name)
    return missing(
        {
            "a bit in engine/state/codes.py": hasattr(codes, name.upper()),
            "a rule that asks for it": used(name.upper()) > 1,
            "a piece that has it": bool(plain or creatures),
            "a face in web/src/pieces/faces.ts": not plain or face_of("ABILITIES", name) in ICONS,
            "a drawing of its creature": set(creatures) <= ICONS,
            "a line in docs/content.md": f"`{name}`" in WRITTEN,
        }
    ) + texts_missing([*plain, *(f"creature-{creature}" for creature in creatures)])


def of_modifier(name: str) -> list[str]:
    return missing(
        {
            "a face in web/src/pieces/faces.ts": face_of("MODIFIERS", name) in ICONS,
            "a line in docs/content.md": f"`{name}`" in WRITTEN,
        }
    )


def of_effect(name: str) -> list[str]:
    cards = [card for card in CONTENT.cards if card.effect == name]
    place = EFFECTS.index(name) if name in EFFECTS else -1
    acts = place >= 0 and (EFFECT_SYMBOL.get(name) == "battle" or type(ACTING[place]) is not Effect)
    return missing(
        {
            "a class in engine/cards/effects.py, or a place in a battle": acts,
            "a symbol in content/loader.py": name in EFFECT_SYMBOL,
            "a card that has it": bool(cards),
            "a face in web/src/pieces/faces.ts": face_of("EFFECTS", name) in ICONS,
            "a line in docs/content.md": f"`{name}`" in WRITTEN,
        }
    ) + texts_missing(f"card-{card.id}" for card in cards)


def of_option(name: str) -> list[str]:
    return missing(
        {
            "its values in engine/options.py": bool(HOUSE_RULES.get(name)),
            "a module that is there": MODULE_OF.get(name, MODULES[0]) in MODULES,
            "a flag in the engine that follows it": used(f'"{name}"') > 1 + (name in MODULE_OF),
            "a row in docs/rules": f"`{name}`" in RULES,
        }
    ) + [
        f"house-{name} with what each value means in {language}"
        for language, texts in TEXTS.items()
        if not (texts.values(f"house-{name}") or texts.text(f"house-{name}"))
    ]


def of_question(name: str) -> list[str]:
    card = CARDS.get(name)
    reasons = card.refusals.values() if card else [("never", "never")]
    words = [*(f"why-{key}" for key, _ in reasons), *(f"cause-{cause}" for cause in (card.causes if card else ()))]
    return (
        missing(
            {
                "a class in the engine": card is not None,
                "rules for its refusals": {rule for _, rule in reasons} <= RULE_IDS,
                "a row in docs/notation.md": re.search(rf"[|,] {name}( \\||,)", NOTATION) is not None,
            }
        )
        + texts_missing([f"question-{name}"])
        + [f"{word} in {language}" for language, texts in TEXTS.items() for word in words if word not in texts]
    )


def of_event(name: str) -> list[str]:
    codes_of = {value: key for key, value in vars(events).items() if key.startswith("EV_")}
    constant = next((codes_of[code] for code, (kind, _) in KINDS.items() if kind == name), "EV_NONE")
    said = [language for language, texts in TEXTS.items() if f"event-{name}" not in texts]
    return missing({"a moment that tells it": used(constant) > 1}) + [
        f"event-{name} in {language}" for language in said
    ]


PARTS: dict[str, tuple[Callable[[str], list[str]], Iterable[str]]] = {
    "ability": (of_ability, ABILITIES),
    "modifier": (of_modifier, MODIFIERS),
    "effect": (of_effect, EFFECTS),
    "option": (of_option, HOUSE_RULES),
    "question": (of_question, [name for name in question_slugs() if name != NOTHING.slug]),
    "event": (of_event, [name for name, _ in KINDS.values()]),
}


@pytest.mark.parametrize("name", [*question_slugs(), *PHASES, *END_REASONS[1:], *TOKEN_STATES])
def test_a_name_on_the_wire_is_a_slug(name: str) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", name)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, (_, names) in PARTS.items() for name in names])
def test_it_has_all_its_parts(kind: str, name: str) -> None:
    assert PARTS[kind][0](name) == []


def source_of(question: type) -> str:
    """How a question is written; a compiled class has no source of its own."""
    text = ENGINE[ROOT / "src" / f"{question.__module__.replace('.', '/')}.py"]
    classes = (node for node in ast.parse(text).body if isinstance(node, ast.ClassDef))
    return ast.get_source_segment(text, next(node for node in classes if node.name == question.__name__)) or ""


@pytest.mark.parametrize("word", ["pass", "done"])
def test_no_and_enough_have_a_word_of_their_own_in_each_question(word: str) -> None:
    """ "Pass" means fight, no veto, leave empty; the words of card battles lock what was picked."""
    locked = {"battle-cards", "battle-divine-cards", "invasion-cards", "invasion-divine-cards"}
    offer = re.compile(rf"\b{word.upper()}\b")
    asked = {slug for slug, card in CARDS.items() if offer.search(source_of(type(card))) and slug not in locked}
    assert len(asked) > (20 if word == "pass" else 3)
    for language, said in WEB.items():
        missing = [slug for slug in sorted(asked) if f"prompt-{word}-{slug}" not in said]
        assert not missing, f"{language}: {missing}"


@pytest.mark.parametrize("kind", PARTS)
def test_what_nobody_made_lacks_everything(kind: str) -> None:
    lacking = PARTS[kind][0]("never_made")
    assert len(lacking) >= (2 if kind == "modifier" else 4 if kind == "ability" else 5), lacking


def test_every_event_has_a_number_of_its_own() -> None:
    numbers = [value for key, value in vars(events).items() if key.startswith("EV_")]
    assert len(numbers) == len(set(numbers)) == len(KINDS)
