"""Prints topics and rules."""

from __future__ import annotations

from kemet.cli.errors import BadInput
from kemet.cli.help.topic import Topic
from kemet.cli.help.topics import all_topics, find_among, find_rule, find_topics, looks_like_rule
from kemet.cli.screen import Screen
from kemet.content import Content
from kemet.content.texts import gist
from kemet.picture import words
from kemet.rulebook import Rule


def print_rule(screen: Screen, rule: Rule) -> None:
    certainty = f", {rule.certainty}" if rule.certainty else ""
    screen.line(screen.paint(rule.id, "bold") + f" ({rule.document}, {rule.section}{certainty})")
    if told := gist(rule.id, words.texts().language):
        screen.paragraph(told, "  ")
    screen.paragraph(rule.text, "  ")


def print_topic(screen: Screen, topic: Topic) -> None:
    id = "" if topic.name == topic.id else f" [{topic.id}]"
    screen.line(screen.paint(topic.name, "bold") + id)
    for line in topic.lines:
        screen.paragraph(line, "  ")
    if topic.rule:
        rule = find_rule(topic.rule)
        screen.paragraph(words.say("topic-rule", id=rule.id, text=rule.text), "  ")


def print_help_on(screen: Screen, content: Content, packs: tuple[str, ...], wanted: str) -> None:
    """A rule by its id, or every topic of this name."""
    if looks_like_rule(wanted):
        print_rule(screen, find_rule(wanted))
        return
    try:
        found = find_topics(content, wanted)
    except BadInput:
        found = find_among(all_topics(packs), wanted)
        screen.line(words.name("topic-elsewhere"))
    for topic in found:
        print_topic(screen, topic)
