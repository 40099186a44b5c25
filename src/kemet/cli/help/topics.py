"""Help on anything: a tile, card, creature, space, action, path token, stop, house rule, verb or rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from kemet.cli.errors import BadInput
from kemet.cli.help.seth import seth_topics
from kemet.cli.help.topic import Topic, topic
from kemet.content import Content, load_content
from kemet.content.records import MODULES, TEMPORARY
from kemet.content.seth.words import MEMBERS, SETH_MODULES
from kemet.engine.options import HOUSE_RULES, MODULE_OF
from kemet.engine.state.verbs import WORDS
from kemet.picture import words
from kemet.rulebook import Rule, UnknownRule, all_rules, rule
from kemet.telling.saying.sayings import named


def topics(content: Content) -> Iterator[Topic]:
    """Everything that has an explanation."""
    for tile in content.tiles:
        phase = words.name(f"tilephase-{tile.phase}")
        told: dict[str, str | int] = {"level": tile.level, "copies": tile.copies, "phase": phase}
        facts = words.say("topic-tile", colour=words.colour(tile.colour), **told)
        yield topic("tile", tile.id, facts, tile.rule, record=tile)
    for creature in content.creatures:
        yield topic("creature", creature.id, words.name("topic-creature"), creature.rule, record=creature)
    for card in content.cards:
        symbol = words.name(f"symbolkind-{card.symbol}")
        told = {"symbol": symbol, "cost": card.cost, "copies": card.copies}
        if card.deck:
            facts = words.say("topic-card-of", side=words.name(f"side-{card.deck}"), **told)
        else:
            facts = words.say("topic-card", **told)
        yield topic("card", card.id, facts, card.rule, record=card)
    for battle in content.battle_cards:
        kind = ("battle-seth" if battle.side else "battle") if battle.starting else "battle-special"
        yield topic("battle", battle.id, words.name(f"topic-{kind}"), battle.rule, record=battle)
    for action in content.actions:
        yield topic(
            "action",
            action.id,
            words.say("topic-action", row=words.name(f"row-{action.row}")),
            "B-DAY-02",
            record=action,
        )
    yield from _spaces(content)
    yield from _path(content)
    yield from seth_topics(content)
    yield from _words()


def _spaces(content: Content) -> Iterator[Topic]:
    seen = set()
    for board in content.boards:
        for space in board.spaces:
            if space.id not in seen:
                seen.add(space.id)
                kind = words.name(f"kind-{space.kind}")
                facts = words.say("topic-obelisk", kind=kind) if space.obelisk else kind
                yield topic("space", space.id, facts, "", words.text(f"kind-{space.kind}"))


def _path(content: Content) -> Iterator[Topic]:
    """Tokens, stops and boards of the path to Ta-Seti."""
    for token in content.path_tokens:
        what = words.say("topic-token", slot=words.name(f"slot-{token.slot}"), copies=token.copies)
        yield topic("token", token.id, what, token.rule, words.text(f"slot-{token.slot}"), token)
    seen = set()
    for face in content.faces:
        stops = ", ".join(stop.id for stop in face.locations)
        yield topic("face", face.id, words.say("topic-face", board=face.board, stops=stops), "T3-SETUP-01", record=face)
        for stop in face.locations:
            if stop.id not in seen:
                seen.add(stop.id)
                slots = words.row([named(f"slot-{slot}") for slot in stop.slots])
                facts = words.say("topic-stop", kind=words.name(f"stopkind-{stop.kind}"), board=face.board, slots=slots)
                yield topic("stop", stop.id, facts, "T3-PRIEST-10", words.text(f"stopkind-{stop.kind}"))
    for name in TEMPORARY if content.faces else ():
        yield topic("temporary", name, words.name("topic-temporary"), "T3-TEMP-01")


def _words() -> Iterator[Topic]:
    for key, values in HOUSE_RULES.items():
        choices = words.name("topic-see-below") if len(values) == 1 else ", ".join(values)
        if key in MODULE_OF:
            facts = words.say("topic-house-needs", key=key, values=choices, module=MODULE_OF[key])
        else:
            facts = words.say("topic-house", key=key, values=choices)
        yield topic("house", key, facts, "")
    for verb in WORDS:
        yield topic("verb", verb, words.name("topic-verb"), "")
    for name in MODULES:
        yield topic("module", name, words.say("topic-module", module=name), "T-GEN-01")
    for seat in range(5):
        yield topic("god", str(seat + 1), words.say("topic-seat", seat=f"P{seat + 1}"), "B-LIMIT-01")


def all_topics(packs: Iterable[str]) -> list[Topic]:
    """Everything that all boxes together explain; what two of them hold stands there once."""
    boxes = (load_content(packs, MODULES), load_content(packs, SETH_MODULES, members=MEMBERS[-1]))
    return list({(each.kind, each.id): each for content in reversed(boxes) for each in topics(content)}.values())


def find_topics(content: Content, wanted: str) -> list[Topic]:
    """The topics of this id or name; a BadInput suggests what was perhaps meant."""
    return find_among(list(topics(content)), wanted)


def find_among(everything: list[Topic], wanted: str) -> list[Topic]:
    key = _plain(wanted)
    found = [topic for topic in everything if key in (_plain(topic.id), _plain(topic.name))]
    if not found:
        found = [topic for topic in everything if key and _plain(topic.name).startswith(key)]
    if found:
        return found
    known = {_plain(word): word for topic in everything for word in (topic.id, topic.name)}
    close = [known[match] for match in get_close_matches(key, known, n=4, cutoff=0.55)]
    raise BadInput(words.say("bad-no-help", thing=wanted) + _perhaps(dict.fromkeys(close)))


def _perhaps(close: Iterable[str]) -> str:
    """What was perhaps meant."""
    names = ", ".join(close)
    return words.say("bad-perhaps", names=names) if names else ""


def _plain(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def find_rule(id: str) -> Rule:
    try:
        return rule(id)
    except UnknownRule as unknown:
        raise BadInput(words.say("bad-no-rule", id=unknown.id) + _perhaps(unknown.close)) from None


def looks_like_rule(text: str) -> bool:
    """'B-MOVE-01' or 'b-tile-charge', in capitals or not."""
    head, dash, tail = text.upper().partition("-")
    return bool(dash and tail) and " " not in text and any(each.id.startswith(f"{head}-") for each in all_rules())
