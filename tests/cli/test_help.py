"""Help on everything in the box."""

import pytest

from kemet.cli.commands.content import KINDS
from kemet.cli.help.topics import topics
from kemet.content import load_content
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.engine.options import HOUSE_RULES, SETH_RULES

SETH = [topic for topic in topics(load_content(modules=SETH_MODULES, members=5))]
TOPICS = list({(topic.kind, topic.id): topic for topic in [*SETH, *topics(load_content(modules=MODULES))]}.values())


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: f"{topic.kind}-{topic.id}")
def test_every_topic_has_a_name_and_an_explanation(topic) -> None:
    assert topic.name
    assert len(topic.lines) >= 2 or topic.kind in ("creature", "number")


def test_help_on_every_id_and_name(run) -> None:
    ids, names = [f"help {topic.id}" for topic in TOPICS], [f"help {topic.name}" for topic in TOPICS]
    for modules, typed in (("none", ids), ("all", names)):
        ran = run("play", "--seed", "3", "--modules", modules, typed=typed)
        assert "Not possible" not in ran.out
        assert "Not in this game, but in Ta-Seti or Seth" in ran.out
        assert ran.err == ""


@pytest.mark.parametrize("kind", KINDS)
def test_content_show_prints_every_record(run, kind: str) -> None:
    ran = run("content", "show", "--kind", kind)
    for topic in TOPICS:
        if topic.kind == kind:
            assert f"{kind} {topic.id}: {topic.name}." in ran.out


def test_the_list_of_records_is_made_of_sentences(run) -> None:
    told = run("content", "show", "--kind", "tile").out
    assert "level 4, 1 in the box, night power. 5 prayer more every Night." in told


def test_content_show_one(run) -> None:
    ran = run("content", "show", "charge")
    assert ran.code == 0
    assert "strength_attacking +1" in ran.out
    assert "B-TILE-CHARGE" in ran.out


def test_content_show_path(run) -> None:
    token = run("content", "show", "dagger").out
    assert "T3-OBJ-DAGGER" in token
    assert "use: dagger" in token
    face = run("content", "show", "3B", "--plain").out
    assert "stop 3B4: city, L2" in face
    assert "road from 3B2 to 3B1: tok:strength, pp2" in face


def test_content_show_says_what_is_not_checked(run) -> None:
    whole = run("content", "show", "lord_of_chaos", "--plain").out
    assert "\nNot checked against the printed box.\n" in whole
    assert "tunable: level, strength, protection" in whole
    part = run("content", "show", "vulture", "--kind", "creature", "--plain").out
    assert "Some of its values are not checked against the printed box." in part
    assert "certainties: move reconstructed, strength reconstructed, carrion reconstructed" in part
    assert "not checked" not in run("content", "show", "charge", "--kind", "tile").out.lower()


def test_content_check_knows_seth(run) -> None:
    out = run("content", "check", "--plain").out
    assert "55 pieces" in out
    assert "15 spaces of Seth's board, 10 creature cards" in out
    assert "records: not checked against the printed box" in out
    for members in (2, 3, 4, 5):
        digest = load_content(modules=SETH_MODULES, members=members).digest
        assert f"Seth against {members}: day S" in out
        assert digest in out


def test_content_check_counts(run) -> None:
    ran = run("content", "check")
    assert "48 pieces" in ran.out
    assert load_content().digest in ran.out
    assert "64 pieces" in ran.out
    assert "33 pieces" in ran.out
    assert load_content(modules=MODULES).digest in ran.out


def test_rules(run) -> None:
    assert "battle DI cards" in run("rules", "B-BATTLE-08").out
    assert "B-RETREAT-08" in run("rules", "retreat", "harbour").out
    assert "394 rules" in run("rules").out or "base:" in run("rules").out
    house = run("rules", "house").out
    assert all(f"{key}: " in house for key in (*HOUSE_RULES, *SETH_RULES))
    assert house.count("Only with Seth.") == len(SETH_RULES)


@pytest.mark.parametrize("key", [*HOUSE_RULES, *SETH_RULES])
def test_the_search_finds_every_house_rule(run, key: str) -> None:
    assert f"{key}: " in run("rules", key).out


def test_the_search_finds_a_house_rule_by_its_words(run) -> None:
    assert "portalForRetreat: " in run("rules", "through", "portal").out
    assert "portalForRetreat: " in run("rules", "--language", "de", "Rückzug", "Portal").out
