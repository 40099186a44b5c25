"""`kemet content check` and `kemet content show`."""

from __future__ import annotations

import argparse

from kemet.cli.errors import BadInput
from kemet.cli.help.printing import print_topic
from kemet.cli.help.topic import Topic
from kemet.cli.help.topics import all_topics, find_among
from kemet.cli.language import add_language
from kemet.cli.screen import Screen
from kemet.content import Content, load_content
from kemet.content.certainty import unchecked
from kemet.content.records import MODULES, Face
from kemet.content.seth_records import MEMBERS, SETH_MODULES, SethBox

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
    parser = commands.add_parser("content", help="check and show the contents of the box and of content packs")
    actions = parser.add_subparsers(dest="action", required=True, metavar="check|show")
    check = actions.add_parser("check", help="check the base content and packs; print counts and hash")
    check.add_argument("packs", nargs="*", metavar="DIR", help="content packs, laid over the base in this order")
    check.add_argument("--plain", action="store_true", help="without colour")
    add_language(check)
    check.set_defaults(run=run_check)
    show = actions.add_parser("show", help="show records with their text and rule")
    show.add_argument("id", nargs="?", metavar="ID", help="an id or a name, such as charge")
    show.add_argument("--kind", choices=KINDS, help="only records of this kind")
    show.add_argument("--content", action="append", default=[], metavar="DIR", help="a content pack")
    show.add_argument("--plain", action="store_true", help="without colour and indentation")
    add_language(show)
    show.set_defaults(run=run_show)


def run_check(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    _print_counts(screen, load_content(given.packs))
    screen.line(f"With all modules of Ta-Seti ({', '.join(MODULES)}):")
    _print_counts(screen, load_content(given.packs, MODULES))
    screen.line(f"Seth with the modules {' and '.join(SETH_MODULES)}:")
    _print_counts(screen, load_content(given.packs, SETH_MODULES, MEMBERS[-1]))
    for members in MEMBERS:
        content = load_content(given.packs, SETH_MODULES, members)
        day = " ".join(content.seth.track.steps) if content.seth else ""
        screen.line(f"Seth against {members}: day {day}, hash {content.digest}")
    return 0


def _print_counts(screen: Screen, content: Content) -> None:
    screen.line(f"{len(content.tiles)} tiles, {sum(tile.copies for tile in content.tiles)} pieces")
    screen.line(f"{len(content.creatures)} creatures")
    screen.line(f"{len(content.cards)} divine cards, {sum(card.copies for card in content.cards)} pieces")
    screen.line(f"{len(content.battle_cards)} battle cards")
    screen.line(f"{len(content.actions)} spaces of the action board")
    screen.line(f"{len(content.boards)} boards: {', '.join(board.id for board in content.boards)}")
    if content.faces:
        tokens = sum(token.copies for token in content.path_tokens)
        screen.line(f"{len(content.faces)} sides of path boards: {', '.join(face.id for face in content.faces)}")
        screen.line(f"{len(content.path_tokens)} path tokens, {tokens} pieces")
    if content.seth:
        _print_seth(screen, content, content.seth)
    screen.line(f"hash {content.digest}")


def _print_seth(screen: Screen, content: Content, box: SethBox) -> None:
    screen.line(f"{len(box.spaces)} spaces of Seth's board, {len(box.creature_cards)} creature cards")
    screen.line(f"{len(box.power_tokens)} power tokens, {len(box.prayer_tokens)} prayer tokens")
    records = [*content.tiles, *content.creatures, *content.cards, *content.battle_cards]
    records += [*box.spaces, *box.creature_cards, *box.power_tokens, *box.prayer_tokens, *box.tracks]
    records += [*box.numbers.values(), *box.options]
    doubtful = sum(bool(unchecked(record)) for record in records)
    screen.line(f"{doubtful} of {len(records)} records: not checked against the printed box")


def run_show(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    everything = all_topics(given.content)
    found = find_among(everything, given.id) if given.id else everything
    found = [topic for topic in found if given.kind in (None, topic.kind)]
    if not found:
        raise BadInput(f"there is no {given.kind} {given.id!r}")
    for topic in found:
        if given.id:
            print_topic(screen, topic)
            _print_record(screen, topic)
        else:
            screen.line(f"{topic.kind} {topic.id}: {topic.name}. {' '.join(topic.lines)}")
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
