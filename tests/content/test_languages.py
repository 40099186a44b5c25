"""Every language says all that English says, with the same figures and the same gaps to fill."""

import re
from typing import get_args

import pytest

from kemet.cli.language import TERMINAL_TEXTS
from kemet.content.fluent import Part, Pattern, Placeholder, Selection, placeholders, selections
from kemet.content.languages import LANGUAGES, SPOKEN, TEXT_FOLDER, VARIANTS
from kemet.content.plurals import plural_form
from kemet.content.records import PHASES
from kemet.content.texts import Texts, load_texts, read_area
from kemet.picture.words import OWN_TEXTS
from kemet.server.shapes.languages import Language

OTHERS = LANGUAGES[1:]
AREAS = sorted(path.stem for path in (TEXT_FOLDER / "en").iterdir())


def texts_of(language: str) -> Texts:
    """What the library, the page and the terminal say."""
    return load_texts(language, OWN_TEXTS, TERMINAL_TEXTS)


def source(pattern: Pattern) -> str:
    """A pattern as one text: its plain words, and for a choice between forms those of the last resort."""
    return "".join(_source(part) for part in pattern)


def _source(part: Part) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Selection):
        return source(part.variants[part.otherwise])
    return f"{{${part.name}}}" if isinstance(part, Placeholder) else ""


ENGLISH = texts_of("en")
#: The same word in both languages, or what players type: names, notation, figures.
SAME_IN_BOTH = re.compile(
    r"god-|verb-|battle-|stop-|slot-|tile-|creature-|space-|card-|house-|token|act|bank|phase|row|source|creaturecard-"
    r"|table-token-clear"
)
#: Explanations of these carry the rules' figures.
COMPONENT = re.compile(
    r"(tile|creature|card|battle|token|space|action|sethaction|creaturecard|power|prayertoken|piece|track)-"
)


def test_every_language_has_a_folder_with_the_files_of_english() -> None:
    files = {
        folder.name: {path.name for path in folder.iterdir()} for folder in TEXT_FOLDER.iterdir() if folder.is_dir()
    }
    assert set(files) == set(SPOKEN)
    assert {language: names ^ files["en"] for language, names in files.items() if names != files["en"]} == {}


@pytest.mark.parametrize("language", SPOKEN)
def test_every_symbol_of_a_tile_has_a_word(language: str) -> None:
    """Without one the terminal would say the English word of the data files."""
    assert {f"tilephase-{phase}" for phase in PHASES} <= texts_of(language).messages.keys()


def test_a_request_may_ask_for_each_of_them() -> None:
    assert get_args(Language) == SPOKEN


@pytest.mark.parametrize(("variant", "followed"), VARIANTS.items())
def test_a_variant_says_in_another_way_what_its_language_says(variant: str, followed: str) -> None:
    for area in AREAS:
        base = read_area(followed, area)
        for id, message in read_area(variant, area).items():
            assert message != base[id], f"{id}: the same as in {followed}"


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", [*OTHERS, *VARIANTS])
def test_the_same_messages_with_the_same_explanations_and_placeholders(language: str, area: str) -> None:
    said, english = read_area(VARIANTS.get(language, language), area), read_area("en", area)
    if language in VARIANTS:
        said |= read_area(language, area)
    own_terms = {id for id in said.keys() ^ english.keys() if id.startswith("-")}
    assert [id for id in said if id not in own_terms] == [id for id in english if id not in own_terms]
    for id, message in english.items():
        other = said[id]
        assert other.attributes.keys() == message.attributes.keys(), id
        assert placeholders(other.value) == placeholders(message.value), id
        for name, text in message.attributes.items():
            assert placeholders(other.attributes[name]) == placeholders(text), (id, name)


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    texts = texts_of(language)
    for id, message in ENGLISH.messages.items():
        for name, text in message.attributes.items():
            if re.search("[a-z]{3}", re.sub(r"\{.*?\}", "", source(text))):
                assert texts.messages[id].attributes[name] != text, (id, name)
        if not SAME_IN_BOTH.match(id) and " " in source(message.value) and "{" not in source(message.value):
            assert texts.messages[id].value != message.value, id


def lengths() -> dict[str, int]:
    """The most letters of a family of names, as comments for translators say."""
    files = [(TEXT_FOLDER / "en" / f"{area}.ftl").read_text(encoding="utf-8") for area in AREAS]
    comments = [line for file in files for line in file.splitlines() if line.startswith("# ")]
    return {family: int(most) for line in comments for family, most in re.findall(r"\b([a-z]+-) (\d+)", line)}


@pytest.mark.parametrize("language", SPOKEN)
def test_names_fit_where_they_stand(language: str) -> None:
    texts = load_texts(language, OWN_TEXTS, TERMINAL_TEXTS, "gists")
    plain = [id for id, message in texts.messages.items() if not placeholders(message.value)]
    assert len(lengths()) > 8
    for family, most in lengths().items():
        names = [texts.name(id) for id in plain if id.startswith(family)]
        assert names, family
        assert max(map(len, names)) <= most, max(names, key=len)


@pytest.mark.parametrize("language", [*OTHERS, *VARIANTS])
def test_figures_are_the_same(language: str) -> None:
    """Explanations of components carry the rules' figures; zero may be a word."""
    texts = texts_of(language)
    for id in ENGLISH.messages:
        if COMPONENT.match(id):
            ours = sorted(re.findall(r"[+\u2212-]?\d+", ENGLISH.text(id)))
            theirs = sorted(re.findall(r"[+\u2212-]?\d+", texts.text(id)))
            assert theirs == ours, id


@pytest.mark.parametrize("language", OTHERS)
def test_texts_stay_short(language: str) -> None:
    """Panels are drawn for texts up to a third longer than English, on the whole."""
    texts = texts_of(language)
    length = {
        each: sum(len(source(m.value)) + len(source(m.attributes.get("text", ()))) for m in each.messages.values())
        for each in (texts, ENGLISH)
    }
    assert length[texts] < 1.2 * length[ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_no_words_of_the_terminal_outside_of_it(language: str) -> None:
    """What one types there ("pass", "done") is no word of any language but English; page and library never say it."""
    typed = re.compile(r"\b(pass|done|end|path|trip|undo|help|recall|stay)\b")
    for id, message in load_texts(language).messages.items():
        for pattern in (message.value, *message.attributes.values()):
            assert not typed.search(source(pattern)), id


@pytest.mark.parametrize("language", [each for each in OTHERS if plural_form(each, 0) == "one"])
def test_the_form_of_one_that_none_has_too_says_the_number_it_is_given(language: str) -> None:
    for id, message in texts_of(language).messages.items():
        for pattern in (message.value, *message.attributes.values()):
            for selection in selections(pattern):
                if "0" not in selection.variants:
                    assert not re.search(r"\b1\b", source(selection.variants.get("one", ()))), id


def test_polish_has_all_its_plural_forms() -> None:
    for id, message in texts_of("pl").messages.items():
        for pattern in (message.value, *message.attributes.values()):
            for selection in selections(pattern):
                if "one" in selection.variants:
                    assert {"few", "many", "other"} <= selection.variants.keys(), id


def test_french_is_set_as_in_print() -> None:
    """No plain space where a line must not break, and one sign for the apostrophe. The space is U+00A0: the shipped
    typefaces have no narrower one."""
    for path in (TEXT_FOLDER / "fr").iterdir():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith("#"):
                assert not re.search("'|\u202f| [;:!?%»]|« ", line), f"{path.name}, line {number}"
