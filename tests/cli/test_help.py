"""Help on everything in the box."""

import pytest

from kemet.cli.topics import topics
from kemet.content import load_content

TOPICS = list(topics(load_content()))


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: f"{topic.kind}-{topic.id}")
def test_every_topic_has_a_name_and_an_explanation(topic) -> None:
    assert topic.name
    assert len(topic.lines) >= 2 or topic.kind == "creature"


def test_help_on_every_id_and_name(run) -> None:
    typed = [f"help {word}" for topic in TOPICS for word in (topic.id, topic.name)]
    ran = run("play", "--seed", "3", typed=typed)
    assert "Not possible" not in ran.out
    assert ran.err == ""


@pytest.mark.parametrize("kind", ["tile", "creature", "card", "battle", "action", "space"])
def test_content_show_prints_every_record(run, kind: str) -> None:
    ran = run("content", "show", "--kind", kind)
    for topic in TOPICS:
        if topic.kind == kind:
            assert f"{kind} {topic.id}: {topic.name}." in ran.out


def test_content_show_one(run) -> None:
    ran = run("content", "show", "charge")
    assert ran.code == 0
    assert "strength_attacking +1" in ran.out
    assert "B-TILE-CHARGE" in ran.out


def test_content_check_counts(run) -> None:
    ran = run("content", "check")
    assert "48 pieces" in ran.out
    assert load_content().digest in ran.out


def test_rules(run) -> None:
    assert "battle DI cards" in run("rules", "B-BATTLE-08").out
    assert "B-RETREAT-08" in run("rules", "retreat", "harbour").out
    assert "394 rules" in run("rules").out or "base:" in run("rules").out
    assert "vetoOnVeto" in run("rules", "house").out
