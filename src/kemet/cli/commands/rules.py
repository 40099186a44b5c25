"""`kemet rules`: print a rule, or search the rules."""

from __future__ import annotations

import argparse

from kemet.cli.errors import BadInput
from kemet.cli.help.printing import print_rule
from kemet.cli.help.topics import find_rule, looks_like_rule
from kemet.cli.language import add_language
from kemet.cli.options import at_least
from kemet.cli.screen import Screen
from kemet.engine.options import HOUSE_RULES, MODULE_OF
from kemet.picture import words
from kemet.rulebook import DOCUMENTS, all_rules, search

MOST = 20


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("rules", help="print a rule by its ID, or search the rules")
    parser.add_argument("words", nargs="*", metavar="ID|WORDS", help="such as B-BATTLE-08, or: retreat harbour")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"at most this many (default {MOST})")
    parser.add_argument("--plain", action="store_true", help="without colour and indentation")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    wanted = " ".join(given.words)
    at_least(1, "--most", given.most)
    if not wanted:
        _introduce(screen)
    elif wanted.lower() in ("house", "house rules"):
        _house_rules(screen)
    elif looks_like_rule(wanted):
        print_rule(screen, find_rule(wanted))
    else:
        _search(screen, wanted, given.most)
    return 0


def _introduce(screen: Screen) -> None:
    screen.line("Every rule has an ID. Print one, or search for words:")
    screen.line("  kemet rules B-BATTLE-08" if not screen.plain else "kemet rules B-BATTLE-08")
    screen.line("  kemet rules retreat harbour" if not screen.plain else "kemet rules retreat harbour")
    screen.line("  kemet rules house" if not screen.plain else "kemet rules house")
    for document in DOCUMENTS:
        rules = all_rules(document)
        sections = dict.fromkeys(rule.section for rule in rules)
        screen.line(f"{document}: {len(rules)} rules in {len(sections)} sections.")


def _house_rules(screen: Screen) -> None:
    for key, values in HOUSE_RULES.items():
        screen.line(screen.paint(key, "bold") + f": {words.name(f'house-{key}')}. Default: {values[0]}.{_needs(key)}")
        screen.paragraph(words.text(f"house-{key}"), "  ")


def _needs(key: str) -> str:
    return f" Needs the module {MODULE_OF[key]}." if key in MODULE_OF else ""


def _search(screen: Screen, wanted: str, most: int) -> None:
    found = search(wanted)
    if not found:
        raise BadInput(f"no rule contains all of these words: {wanted}")
    for rule in found[:most]:
        print_rule(screen, rule)
    if len(found) > most:
        screen.line(f"{len(found) - most} more; add words, or --most {len(found)}.")
