"""Help on anything: a tile, card, creature, space, action, path token, stop, house rule, verb or rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from kemet.cli import words
from kemet.cli.errors import BadInput
from kemet.cli.words import TEXTS
from kemet.content import Content
from kemet.content.records import MODULES, TEMPORARY
from kemet.engine.options import HOUSE_RULES, MODULE_OF
from kemet.notation import VERBS
from kemet.rulebook import Rule, UnknownRule, all_rules, rule


@dataclass(frozen=True)
class Topic:
    """Something that help can explain."""

    kind: str
    id: str
    name: str
    lines: tuple[str, ...]
    rule: str = ""


def topics(content: Content) -> Iterator[Topic]:
    """Everything that has an explanation."""
    for tile in content.tiles:
        facts = f"{words.colour(tile.colour)} tile of level {tile.level}, {tile.copies} in the box, {tile.phase} power"
        yield _topic("tile", tile.id, facts, tile.rule)
    for creature in content.creatures:
        yield _topic("creature", creature.id, "creature", creature.rule)
    for card in content.cards:
        facts = f"divine intervention card, {card.symbol} symbol, costs {card.cost} prayer, {card.copies} in the box"
        yield _topic("card", card.id, facts, card.rule)
    for battle in content.battle_cards:
        facts = "battle card of every player" if battle.starting else "special battle card"
        yield _topic("battle", battle.id, facts, battle.rule)
    for action in content.actions:
        yield _topic("action", action.id, f"space of the action board, {action.row} row", "B-DAY-02")
    yield from _spaces(content)
    yield from _path(content)
    yield from _words()


def _spaces(content: Content) -> Iterator[Topic]:
    seen = set()
    for board in content.boards:
        for space in board.spaces:
            if space.id not in seen:
                seen.add(space.id)
                facts = f"{TEXTS.name(f'kind-{space.kind}')}" + (" with an obelisk" if space.obelisk else "")
                yield _topic("space", space.id, facts, "", TEXTS.text(f"kind-{space.kind}"))


def _path(content: Content) -> Iterator[Topic]:
    """Tokens, stops and boards of the path to Ta-Seti."""
    for token in content.path_tokens:
        what = f"{TEXTS.name(f'slot-{token.slot}')} of the path to Ta-Seti, {token.copies} in the box"
        yield _topic("token", token.id, what, token.rule, TEXTS.text(f"slot-{token.slot}"))
    seen = set()
    for face in content.faces:
        stops = ", ".join(stop.id for stop in face.locations)
        yield _topic("face", face.id, f"one side of path board {face.board}; stops: {stops}", "T3-SETUP-01")
        for stop in face.locations:
            if stop.id not in seen:
                seen.add(stop.id)
                slots = " and ".join(TEXTS.name(f"slot-{slot}") for slot in stop.slots)
                facts = f"{TEXTS.name(f'stopkind-{stop.kind}')} on path board {face.board}; for: {slots}"
                yield _topic("stop", stop.id, facts, "T3-PRIEST-10", TEXTS.text(f"stopkind-{stop.kind}"))
    for name in TEMPORARY if content.faces else ():
        yield _topic("temporary", name, "temporary token of the path to Ta-Seti", "T3-TEMP-01")


def _words() -> Iterator[Topic]:
    for key, values in HOUSE_RULES.items():
        choices = "see below" if len(values) == 1 else ", ".join(values)
        needs = f"; needs the module {MODULE_OF[key]}" if key in MODULE_OF else ""
        yield _topic("house", key, f"house rule, --rule {key}=VALUE; values: {choices}{needs}", "")
    for verb in VERBS:
        yield _topic("verb", verb, "choice in notation", "")
    for name in MODULES:
        yield _topic("module", name, f"module of Ta-Seti, --modules {name}", "T-GEN-01")
    for seat in range(5):
        yield _topic("god", str(seat + 1), f"seat P{seat + 1}", "B-LIMIT-01")


def _topic(kind: str, id: str, facts: str, rule_id: str, more: str = "") -> Topic:
    key = f"{kind}-{id}"
    text = TEXTS.text(key)
    return Topic(kind, id, TEXTS.name(key), tuple(line for line in (facts, text, more) if line), rule_id)


def find_topics(content: Content, wanted: str) -> list[Topic]:
    """The topics of this id or name; a BadInput suggests what was perhaps meant."""
    key = _plain(wanted)
    everything = list(topics(content))
    found = [topic for topic in everything if key in (_plain(topic.id), _plain(topic.name))]
    if not found:
        found = [topic for topic in everything if key and topic.name.lower().startswith(wanted.lower())]
    if found:
        return found
    known = {_plain(word): word for topic in everything for word in (topic.id, topic.name)}
    close = [known[match] for match in get_close_matches(key, known, n=4, cutoff=0.55)]
    hint = f"; did you mean {', '.join(dict.fromkeys(close))}?" if close else ""
    raise BadInput(f"there is no help on {wanted!r}{hint}")


def _plain(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def find_rule(id: str) -> Rule:
    try:
        return rule(id)
    except UnknownRule as unknown:
        raise BadInput(str(unknown)) from None


def looks_like_rule(text: str) -> bool:
    """'B-MOVE-01' or 'b-tile-charge', in capitals or not."""
    head, dash, tail = text.upper().partition("-")
    return bool(dash and tail) and " " not in text and any(each.id.startswith(f"{head}-") for each in all_rules())
