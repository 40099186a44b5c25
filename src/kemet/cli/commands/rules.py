"""`kemet rules`: print a rule, or search the rules."""

from __future__ import annotations

import argparse

from kemet.cli.errors import BadInput
from kemet.cli.help.printing import print_rule
from kemet.cli.help.topics import find_rule, looks_like_rule
from kemet.cli.language import add_language
from kemet.cli.options import at_least
from kemet.cli.screen import Screen
from kemet.engine.options import HOUSE_RULES, MODULE_OF, SETH_RULES, values_of
from kemet.picture import words
from kemet.rulebook import DOCUMENTS, all_rules, search

MAX_FOUND = 20
#: The keys of all house rules.
ALL_RULES = (*HOUSE_RULES, *SETH_RULES)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("rules", help=words.name("usage-rules"))
    parser.add_argument("words", nargs="*", metavar="ID|WORDS", help=words.name("usage-rules-words"))
    parser.add_argument(
        "--most", type=int, default=MAX_FOUND, metavar="N", help=words.say("usage-most", most=MAX_FOUND)
    )
    parser.add_argument("--plain", action="store_true", help=words.name("usage-plain"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    wanted = " ".join(given.words)
    at_least(1, "--most", given.most)
    if not wanted:
        _introduce(screen)
    elif wanted.lower() in ("house", "house rules"):
        for key in ALL_RULES:
            _print_house_rule(screen, key)
    elif looks_like_rule(wanted):
        print_rule(screen, find_rule(wanted))
    else:
        _search(screen, wanted, given.most)
    return 0


def _introduce(screen: Screen) -> None:
    screen.line(words.name("rules-intro"))
    for example in ("B-BATTLE-08", "retreat harbour", "house"):
        screen.line(f"{'' if screen.plain else '  '}kemet rules {example}")
    for document in DOCUMENTS:
        rules = all_rules(document)
        sections = dict.fromkeys(rule.section for rule in rules)
        screen.line(words.say("rules-document", document=document, rules=len(rules), sections=len(sections)))
    if words.texts().language != "en":
        screen.line(words.name("rules-english"))


def _print_house_rule(screen: Screen, key: str) -> None:
    told = words.say("rules-house", name=words.name(f"house-{key}"), value=values_of(key)[0])
    if key in MODULE_OF:
        told += f" {words.say('rules-needs', module=MODULE_OF[key])}"
    elif key in SETH_RULES:
        told += f" {words.name('rules-needs-seth')}"
    screen.line(f"{screen.paint(key, 'bold')}: {told}")
    for line in words.house_rule(key):
        screen.paragraph(line, "  ")


def _house_rules_with(wanted: str) -> list[str]:
    """The house rules whose key, name or text contain every one of these words."""
    told = {key: " ".join((key, words.name(f"house-{key}"), *words.house_rule(key))).casefold() for key in ALL_RULES}
    return [key for key in told if all(word in told[key] for word in wanted.casefold().split())]


def _search(screen: Screen, wanted: str, most: int) -> None:
    houses, found = _house_rules_with(wanted), search(wanted)
    if not houses and not found:
        raise BadInput(words.say("rules-none", words=wanted))
    for key in houses:
        _print_house_rule(screen, key)
    for rule in found[:most]:
        print_rule(screen, rule)
    if len(found) > most:
        screen.line(words.say("rules-more", count=len(found) - most, all=len(found)))
