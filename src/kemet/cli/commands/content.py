"""`kemet content check` and `kemet content show`."""

from __future__ import annotations

import argparse

from kemet.cli.errors import BadInput
from kemet.cli.help.printing import print_topic
from kemet.cli.help.topic import Topic
from kemet.cli.help.topics import all_topics, find_among
from kemet.cli.language import add_language
from kemet.cli.options import add_packs
from kemet.cli.screen import Screen
from kemet.content import Content, load_content
from kemet.content.certainty import unchecked
from kemet.content.records import MODULES, Component, Face
from kemet.content.seth.records import SethBox
from kemet.content.seth.words import MEMBERS, SETH_MODULES
from kemet.picture import words

KINDS = (
    "tile",
    "creature",
    "card",
    "battle",
    "action",
    "space",
    "token",
    "stop",
    "face",
    "temporary",
    "module",
    "house",
    "verb",
    "god",
    "sethaction",
    "creaturecard",
    "power",
    "prayertoken",
    "piece",
    "track",
    "number",
    "box",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("content", help=words.name("usage-content"))
    actions = parser.add_subparsers(dest="action", required=True, metavar="check|show")
    check = actions.add_parser("check", help=words.name("usage-check"))
    check.add_argument("packs", nargs="*", metavar="DIR", help=words.name("usage-packs"))
    check.add_argument("--plain", action="store_true", help=words.name("usage-plain"))
    add_language(check)
    check.set_defaults(run=run_check)
    show = actions.add_parser("show", help=words.name("usage-show"))
    show.add_argument("id", nargs="?", metavar="ID", help=words.name("usage-show-id"))
    show.add_argument("--kind", choices=KINDS, help=words.name("usage-kind"))
    add_packs(show)
    show.add_argument("--plain", action="store_true", help=words.name("usage-plain"))
    add_language(show)
    show.set_defaults(run=run_show)


def run_check(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    _print_counts(screen, load_content(given.packs))
    screen.line(words.say("check-modules", modules=", ".join(MODULES)))
    _print_counts(screen, load_content(given.packs, MODULES))
    screen.line(words.say("check-seth", modules=", ".join(SETH_MODULES)))
    _print_counts(screen, load_content(given.packs, SETH_MODULES, MEMBERS[-1]))
    for members in MEMBERS:
        content = load_content(given.packs, SETH_MODULES, members)
        day = " ".join(content.seth.track.steps) if content.seth else ""
        screen.line(words.say("check-seth-day", members=members, day=day, hash=content.digest))
    return 0


def _print_counts(screen: Screen, content: Content) -> None:
    def tell(what: str, **told: int | str) -> None:
        screen.line(words.say(f"check-{what}", **told))

    tell("tiles", kinds=len(content.tiles), pieces=sum(tile.copies for tile in content.tiles))
    tell("creatures", count=len(content.creatures))
    tell("cards", kinds=len(content.cards), pieces=sum(card.copies for card in content.cards))
    tell("battle-cards", count=len(content.battle_cards))
    tell("actions", count=len(content.actions))
    tell("boards", count=len(content.boards), ids=", ".join(board.id for board in content.boards))
    if content.faces:
        tell("faces", count=len(content.faces), ids=", ".join(face.id for face in content.faces))
        tell("tokens", kinds=len(content.path_tokens), pieces=sum(token.copies for token in content.path_tokens))
    if content.seth:
        box = content.seth
        tell("seth-board", spaces=len(box.spaces), cards=len(box.creature_cards))
        tell("seth-tokens", power=len(box.power_tokens), prayer=len(box.prayer_tokens))
        doubtful, records = _doubtful(content, box)
        tell("doubtful", doubtful=doubtful, records=records)
    tell("hash", hash=content.digest)


def _doubtful(content: Content, box: SethBox) -> tuple[int, int]:
    """How many records of Seth were not checked against the printed box, of how many."""
    records: list[Component] = [*content.tiles, *content.creatures, *content.cards, *content.battle_cards]
    records += [*box.spaces, *box.creature_cards, *box.power_tokens, *box.prayer_tokens, *box.tracks]
    records += [*box.numbers.values(), *box.options]
    return sum(bool(unchecked(record)) for record in records), len(records)


def run_show(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    everything = all_topics(given.content)
    found = find_among(everything, given.id) if given.id else everything
    found = [topic for topic in found if given.kind in (None, topic.kind)]
    if not found:
        raise BadInput(words.say("bad-no-topic", kind=given.kind, id=given.id))
    for topic in found:
        if given.id:
            print_topic(screen, topic)
            _print_record(screen, topic)
        else:
            told = " ".join(f"{line.removesuffix('.')}." for line in topic.lines)
            screen.line(f"{topic.kind} {topic.id}: {topic.name}. {told}")
    return 0


def _print_record(screen: Screen, topic: Topic) -> None:
    """The fields of the data file that say something."""
    if isinstance(topic.record, Face):
        _print_face(screen, topic.record)
    elif topic.record is not None:
        for field, value in vars(topic.record).items():
            if value not in ("", (), {}, 0, False):
                screen.line(f"{'' if screen.plain else '  '}{field}: {_value(value)}")


def _print_face(screen: Screen, face: Face) -> None:
    """The stops of a path board and its roads, with the symbols on them in the words of the data file."""
    indent = "" if screen.plain else "  "
    for stop in face.locations:
        screen.line(f"{indent}stop {stop.id}: {stop.kind}, {' and '.join(stop.slots)}")
    for start, end, symbols in face.roads:
        screen.line(f"{indent}road from {start} to {end}{': ' if symbols else ''}{', '.join(symbols)}")


def _value(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(
            f"{key} {amount:+d}" if isinstance(amount, int) else f"{key} {amount}" for key, amount in value.items()
        )
    return ", ".join(value) if isinstance(value, tuple) else str(value)
