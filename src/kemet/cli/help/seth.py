"""Help on what only the box Seth holds."""

from __future__ import annotations

from collections.abc import Iterator

from kemet.cli.help.topic import Topic, topic
from kemet.content.records import Content
from kemet.content.seth.records import SethBox
from kemet.content.seth.words import SETH_ACTIONS
from kemet.picture import words


def seth_topics(content: Content) -> Iterator[Topic]:
    """Spaces of Seth's board, creature cards, tokens, days, figures and options."""
    box = content.seth
    if box is None:
        return
    for space in box.spaces:
        facts = words.say("topic-sethaction", colour=words.colour(space.colour))
        yield topic("sethaction", space.id, facts, space.rule, record=space)
    for card in box.creature_cards:
        tile = next(tile for tile in content.tiles if tile.id == card.tile)
        facts = words.say("topic-creaturecard", colour=words.colour(tile.colour), level=tile.level)
        yield topic("creaturecard", card.id, facts, card.rule, record=card)
    yield from _tokens(box)
    for track in box.tracks:
        yield topic("track", track.id, words.say("topic-track", steps=" ".join(track.steps)), track.rule, record=track)
    for number in box.numbers.values():
        yield topic("number", number.id, words.say("topic-number", value=number.value), number.rule, record=number)
    for option in box.options:
        if option.values:
            facts = words.say("topic-house-seth", values=", ".join(option.values))
            yield topic("house", option.id, facts, option.rule, record=option)
    yield topic(
        "box",
        "seth",
        words.say("topic-box", actions=", ".join(words.action(each) for each in SETH_ACTIONS[:-1])),
        "S-CLAR-01",
    )


def _tokens(box: SethBox) -> Iterator[Topic]:
    for power in box.power_tokens:
        yield topic("power", power.id, words.name("topic-power"), power.rule, record=power)
    for prayer in box.prayer_tokens:
        yield topic("prayertoken", prayer.id, words.name("topic-prayertoken"), prayer.rule, record=prayer)
    for piece in box.pieces:
        yield topic("piece", piece.id, words.say("topic-piece", copies=piece.copies), piece.rule, record=piece)
