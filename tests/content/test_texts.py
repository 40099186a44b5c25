"""The text files: complete, nothing too much, and every placeholder is one that the program fills in."""

import re
from pathlib import Path

import pytest

from kemet.bots.explanation import GROWN, RULES, SHRUNK
from kemet.cli.language import TERMINAL_TEXTS
from kemet.content import ContentError, load_content
from kemet.content.fluent import fill, placeholders, read_fluent
from kemet.content.languages import LANGUAGES
from kemet.content.records import ACTIONS, CERTAINTIES, COLOURS, MODULES, ROWS, SLOTS, SPACE_KINDS, TEMPORARY
from kemet.content.seth.words import NUMBERS, SETH_ACTIONS, SETH_MODULES, SIDES, SPACE_COLOURS
from kemet.content.texts import Texts, load_texts
from kemet.engine.options import HOUSE_RULES, SETH_RULES
from kemet.engine.reasons import Reason
from kemet.engine.state.frames import QUESTIONS
from kemet.engine.state.verbs import WORDS
from kemet.picture.facts import POINT_SOURCES
from kemet.picture.words import OWN_TEXTS
from kemet.telling.events import KINDS, TOKENS
from kemet.telling.events.origins import PLAIN
from kemet.telling.saying.choices import DECLINED, FINISHED
from kemet.telling.saying.event_values import POINT_ORIGINS, PRICED
from kemet.telling.view import END_REASONS, PHASES, question_slugs
from kemet.telling.view.seth import TOKENS as SETH_TOKENS
from kemet.telling.view.taseti import SYMBOLS

TEXTS = load_texts("en", OWN_TEXTS, TERMINAL_TEXTS)
CONTENT = load_content(modules=MODULES)
SETH = load_content(modules=SETH_MODULES, members=5)
SOURCES = Path(__file__).parents[2] / "src" / "kemet"


def explained() -> set[str]:
    """Ids that need a name and an explanation."""
    content = CONTENT
    return of_seth() | {
        *(f"tile-{tile.id}" for tile in content.tiles),
        *(f"creature-{creature.id}" for creature in content.creatures),
        *(f"card-{card.id}" for card in content.cards),
        *(f"battle-{card.id}" for card in content.battle_cards),
        *(f"action-{space.id}" for space in content.actions),
        *(f"space-{space.id}" for board in content.boards for space in board.spaces),
        *(f"kind-{kind}" for kind in SPACE_KINDS),
        *(f"house-{key}" for key, values in HOUSE_RULES.items() if len(values) == 1),
        *(f"question-{name}" for name in question_slugs()),
        *(f"verb-{verb}" for verb in WORDS),
        *(f"god-{seat}" for seat in range(1, 6)),
        *(f"certainty-{certainty}" for certainty in CERTAINTIES),
        *(f"token-{token.id}" for token in content.path_tokens),
        *(f"face-{face.id}" for face in content.faces),
        *(f"stopkind-{stop.kind}" for face in content.faces for stop in face.locations),
        *(f"slot-{slot}" for slot in SLOTS),
        *(f"temporary-{name}" for name in TEMPORARY),
        *(f"module-{name}" for name in MODULES),
        "stop-TS",
    }


def of_seth() -> set[str]:
    """Ids of the box Seth that need a name and an explanation."""
    box = SETH.seth
    assert box is not None
    return {
        *(f"tile-{tile.id}" for tile in SETH.tiles),
        *(f"creature-{creature.id}" for creature in SETH.creatures),
        *(f"card-{card.id}" for card in SETH.cards),
        *(f"battle-{card.id}" for card in SETH.battle_cards),
        *(f"space-{space.id}" for board in SETH.boards for space in board.spaces),
        *(f"sethaction-{space.id}" for space in box.spaces),
        *(f"creaturecard-{card.id}" for card in box.creature_cards),
        *(f"power-{token.id}" for token in box.power_tokens),
        *(f"prayertoken-{token.id}" for token in box.prayer_tokens),
        *(f"piece-{piece.id}" for piece in box.pieces),
        *(f"track-{track.id}" for track in box.tracks),
        "house-sethTarget",
        *(f"side-{side}" for side in SIDES),
        "box-seth",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_house_rule_has_a_meaning(language: str) -> None:
    texts = load_texts(language)
    for key, values in (HOUSE_RULES | SETH_RULES).items():
        assert tuple(texts.values(f"house-{key}")) == (values if len(values) > 1 else ()), key


def named() -> set[str]:
    """Ids that need a name only."""
    return {
        *(f"house-{key}" for key in (*HOUSE_RULES, *SETH_RULES)),
        *(f"colour-{colour}" for colour in SPACE_COLOURS),
        *(f"act-{action}" for action in SETH_ACTIONS),
        *(f"number-{number}" for number in NUMBERS),
        "unchecked",
        "unchecked-part",
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"row-{row}" for row in ROWS),
        *(f"act-{action}" for action in ACTIONS),
        *(f"tokenkind-{token}" for token in (*TOKENS, *SETH_TOKENS.values())),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"source-{source}" for source in POINT_SOURCES),
        *(f"origin-{origin}" for origin in (*PLAIN.values(), "earlier")),
        *POINT_ORIGINS.values(),
        *(f"bank-{bank}" for bank in ("west", "east", "delta")),
        *(f"event-{name}" for name, _ in KINDS.values()),
        *(f"symbol-{kind}" for kind in (*SYMBOLS, "token")),
        *(f"end-{reason}" for reason in (*END_REASONS[1:], "cut-off")),
        *(f"cause-{cause}" for question in QUESTIONS.values() for cause in question.causes),
        *(f"count-{what}" for what in ("units", "points", "cards", "priests", "dawn", "temples")),
        *(f"choice-pass-{form}" for form in (*DECLINED.values(), "action")),
        *(f"choice-done-{form}" for form in (*FINISHED.values(), "place")),
        *(f"event-{form}-free" for form in PRICED),
    }


def code_of(*rooms: str) -> str:
    return "".join(path.read_text() for room in rooms for path in (SOURCES / room).rglob("*.py"))


def written_in_code() -> set[str]:
    """Ids that stand in the sources as they are: said by the terminal, or keys of sayings."""
    code = code_of("cli", "picture", "telling/saying", "bots")
    quoted = set(re.findall(r"[\"']([a-z]+(?:-[a-z_-]+)?)[\"']", code))
    events = {f"event-{form}" for form in re.findall(r'form = "([a-z_-]+)"', code)} | POINTED
    return {id for id in quoted if FAMILIES.match(id)} | events


def put_together() -> set[str]:
    """Ids that the terminal puts together as it speaks: f"draw-{role}" says every id that begins with draw-."""
    prefixes = set(re.findall(r"f[\"']([a-z]+-(?:[a-z]+-)*)\{", code_of("cli", "picture")))
    return {id for id in TEXTS.messages if any(id.startswith(prefix) for prefix in prefixes)} | {
        f"{id}-with" for id in written_in_code() if f"{id}-with" in TEXTS
    }


#: Ids of these families stand in the sources as they are; all others are put together from ids of the content.
FAMILIES = re.compile(
    r"(choice|reason|event|with|list|advice|listing|price|table|draw|tell|path|play|ask|shared|end|done|write|undo|odds"
    r"|topic|rules|replay|bad|usage|lab|dataset|figure)-|pyramid$|hint-(chance|lot|told)$"
)
POINTED = {
    "event-result-tie",
    "event-result-shared",
    "event-result-tie-shared",
    "event-took-point",
    "event-refilled-point",
    "event-trip-enter",
    "event-trip-wait",
    "event-turn-side",
    "event-step_of_day-alliance",
    "event-step_of_day-eclipse",
    "event-seth_token-colour",
    "event-seth_token-hit",
    "event-proposed-temple",
    "event-proposed-ceremony",
    "event-consent-refused",
    "event-creature_card-gone",
    "event-city-seth",
    "event-common_token-gold",
}


def refusals() -> str:
    """The sources that say why a choice is refused: the questions of the engine, and what is common to all."""
    return "".join(path.read_text() for path in (SOURCES / "telling/refusals.py", *(SOURCES / "engine").rglob("*.py")))


def reasons() -> set[str]:
    """Why a choice is refused or advised: the keys stand in the sources, and on the cards of the questions."""
    refused = re.findall(r'Reason\(\s*"([a-z-]+)"', refusals())
    refused += [key for question in QUESTIONS.values() for key, _ in question.refusals.values()]
    advised = re.findall(r'because\("([a-z-]+)"', (SOURCES / "bots/explanation.py").read_text())
    features = [feature.replace("_", "-") for feature in (*GROWN, *SHRUNK)]
    rules = [*(f"rule-{kind}" for kind in RULES), *(f"token-{action}" for action in ACTIONS)]
    return {f"why-{key}" for key in refused} | {f"hint-{key}" for key in (*advised, *features, *rules)}


def test_nothing_is_missing() -> None:
    assert sorted((explained() | named() | written_in_code() | reasons()) - set(TEXTS.messages)) == []


def test_nothing_is_unused() -> None:
    said = explained() | named() | written_in_code() | put_together() | reasons()
    assert sorted(set(TEXTS.messages) - said) == []


@pytest.mark.parametrize("id", sorted(explained()))
def test_everything_is_explained(id: str) -> None:
    assert TEXTS.say(id, space="A1")
    assert TEXTS.text(id).endswith("."), id


def test_figures_of_battle_cards_agree_with_the_records() -> None:
    for card in (*CONTENT.battle_cards, *SETH.battle_cards):
        if card.mirror:
            continue
        start = f"Strength {card.strength}, damage {card.damage}, protection {card.protection}."
        assert TEXTS.text(f"battle-{card.id}").startswith(start)


def test_figures_of_cards_and_creatures_agree_with_the_records() -> None:
    for card in (*CONTENT.cards, *SETH.cards):
        if card.effect in ("strength", "damage", "protection"):
            assert f"+{card.amount} {card.effect}" in TEXTS.text(f"card-{card.id}")
    words = {"move": "movement", "strength": "strength", "damage": "damage", "protection": "protection"}
    for creature in (*CONTENT.creatures, *SETH.creatures):
        for modifier, amount in creature.modifiers.items():
            assert f"+{amount} {words[modifier]}" in TEXTS.text(f"creature-{creature.id}")


def test_figures_of_seth_agree_with_the_records() -> None:
    box = SETH.seth
    assert box is not None
    for card in box.creature_cards:
        start = f"Strength {card.strength}, damage {card.damage}."
        assert TEXTS.text(f"creaturecard-{card.id}").startswith(start)
    for token in box.prayer_tokens:
        assert TEXTS.text(f"prayertoken-{token.id}").endswith(f" {token.front} prayer.")
        assert f": {token.back} prayer" in TEXTS.text(f"prayertoken-{token.id}")
    for power in box.power_tokens:
        for amount in power.modifiers.values():
            assert re.search(rf"\b{amount}\b", TEXTS.text(f"power-{power.id}")), power.id
    for track in box.tracks:
        assert f" {2 * track.members + 1} tokens" in TEXTS.text(f"track-{track.id}")
    for tile in SETH.tiles:
        for amount in tile.modifiers.values() if tile.box else ():
            assert re.search(rf"\b{amount}\b", TEXTS.text(f"tile-{tile.id}")), tile.id
    shown = {"win_prayer", "win_units", "gain_prayer", "give_prayer", "enlist", "take_prayer", "swift"}
    for divine in SETH.cards:
        if divine.effect in shown:
            assert re.search(rf"\b{divine.amount}\b", TEXTS.text(f"card-{divine.id}")), divine.id


def test_figures_of_path_tokens_agree_with_the_records() -> None:
    words = {"strength": "+{} strength", "protection": "+{} protection", "damage": "+{} damage", "move": "{} step"}
    for token in CONTENT.path_tokens:
        text = TEXTS.text(f"token-{token.id}")
        for modifier, amount in token.modifiers.items():
            form = words.get(modifier.removesuffix("_attacking").removesuffix("_defending"), "")
            assert form.format(amount) in text, token.id
        if token.draws:
            assert f"draw {token.draws} divine" in text


def test_every_refusal_can_be_said() -> None:
    """The values that the sources give are the ones that the sentence asks for."""
    given = re.findall(r'Reason\(\s*"([a-z-]+)"(?:, \{(.*?)\})?', refusals())
    for key, values in given:
        fields: dict[str, str | int] = dict.fromkeys(re.findall(r'"([a-z_]+)":', values), 1)
        assert str(Reason(key, fields))


def test_say_fills_in() -> None:
    assert [TEXTS.say("count-units", count=count) for count in (0, 1, 4)] == ["no units", "1 unit", "4 units"]
    messages = read_fluent("x = { $a } and { $n ->\n    [one] {$b}\n   *[other] many\n  }")
    assert placeholders(messages["x"].value) == {"a", "b", "n"}


def test_unknown_ids_are_called_by_their_id() -> None:
    assert TEXTS.name("tile-my_own") == "my_own"
    assert TEXTS.text("tile-my_own") == ""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("what is this", 1),
        ("    .text = no message", 1),
        ("a = b\na = c", 2),
        ("a = b\n    .text = c\n    .text = d", 3),
        ("a = { $n ->\n", 1),
        ("a = { -term(1) }", 1),
        ("a = { -term(count: $n) }", 1),
        ("a = { TIME($n) }", 1),
        ("a = { NUMBER(-term) }", 1),
        ("a = { NUMBER($n, digits) }", 1),
        ("a = { NUMBER($n, minimumIntegerDigits: 2 }", 1),
        ("a = { $n.text }", 1),
        ("a = { message ->\n   *[other] x\n  }", 1),
        ("-term =", 1),
        ("a =\n    .text =", 2),
        ("b = c\na = { $n ->\n    [one] 1\n  }", 2),
        ("a = }", 1),
    ],
)
def test_mistakes_name_the_line(text: str, line: int) -> None:
    with pytest.raises(ContentError, match=f"line {line}"):
        read_fluent(text)


@pytest.mark.parametrize("text", ["a = { b }", "a = { -b }", "a = { a }", "a = { b.text }\nb = x"])
def test_references_that_lead_nowhere_are_refused(text: str) -> None:
    messages = read_fluent(text)
    with pytest.raises(ContentError, match="refer"):
        fill(messages["a"].value, "en", {}, messages)


def test_a_text_is_no_number() -> None:
    messages = read_fluent("a = { NUMBER($n, minimumIntegerDigits: 2) }")
    assert fill(messages["a"].value, "en", {"n": 7}) == "07"
    with pytest.raises(ContentError, match="'seven'"):
        fill(messages["a"].value, "en", {"n": "seven"})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ContentError, match="klingon"):
        load_texts("klingon")


def test_reader() -> None:
    messages = read_fluent("# comment\n\nx = One { $y }\n    .text = Two.\n")
    assert Texts(messages).say("x", y=3) == "One 3"
    assert Texts(messages).text("x") == "Two."
