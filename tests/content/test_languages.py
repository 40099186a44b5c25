"""French, Polish and Portuguese say all that English says, with the same figures and the same gaps to fill."""

import re

import pytest

from kemet.content.texts import FOLDER, load_texts, placeholders

ENGLISH = load_texts()
OTHERS = ("fr", "pl", "pt")
#: The same word in both languages, or what players type: names, notation, figures.
SAME_IN_BOTH = re.compile(
    r"god-|verb-|battle-|stop-|slot-|tile-|creature-|space-|card-|house-|token|act|bank|phase|row|source|creaturecard-"
)
#: Explanations of these carry the rules' figures.
COMPONENT = re.compile(
    r"(tile|creature|card|battle|token|space|action|sethaction|creaturecard|power|prayertoken|piece|track)-"
)


def test_every_file_is_one_of_the_four_languages() -> None:
    for folder in (FOLDER, FOLDER / "seth"):
        assert sorted(path.stem for path in folder.glob("*.ftl")) == ["en", *OTHERS]


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(load_texts(language).messages) == list(ENGLISH.messages)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_explanations_and_placeholders(language: str) -> None:
    texts = load_texts(language)
    for id, message in ENGLISH.messages.items():
        other = texts.messages[id]
        assert other.attributes.keys() == message.attributes.keys(), id
        assert placeholders(other.value) == placeholders(message.value), id
        for name, text in message.attributes.items():
            assert placeholders(other.attributes[name]) == placeholders(text), (id, name)


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    texts = load_texts(language)
    for id, message in ENGLISH.messages.items():
        for name, text in message.attributes.items():
            assert texts.messages[id].attributes[name] != text, (id, name)
        if not SAME_IN_BOTH.match(id) and " " in message.value and "{" not in message.value:
            assert texts.messages[id].value != message.value, id


@pytest.mark.parametrize("language", OTHERS)
def test_figures_are_the_same(language: str) -> None:
    """Explanations of components carry the rules' figures; zero may be a word."""
    texts = load_texts(language)
    for id, message in ENGLISH.messages.items():
        if COMPONENT.match(id):
            ours = sorted(re.findall(r"[+\u2212-]?\d+", message.attributes.get("text", "")))
            theirs = sorted(re.findall(r"[+\u2212-]?\d+", texts.text(id)))
            assert theirs == ours, id


@pytest.mark.parametrize("language", OTHERS)
def test_texts_stay_short(language: str) -> None:
    """Panels are drawn for texts up to a third longer than English, on the whole."""
    texts = load_texts(language)
    length = {
        each: sum(len(m.value) + len(m.attributes.get("text", "")) for m in each.messages.values())
        for each in (texts, ENGLISH)
    }
    assert length[texts] < 1.2 * length[ENGLISH]
