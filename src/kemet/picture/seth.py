"""What only a table with Seth shows: the track of the Day, his board, temples, objectives, powers, captured figures."""

from __future__ import annotations

from collections.abc import Iterator

from kemet.picture import words
from kemet.picture.facts import Facts
from kemet.picture.page import Page, together
from kemet.telling.view.types import SacredTemple, SethView, SpaceView

Phrase = tuple[str, str]


def draw_seth(page: Page, facts: Facts) -> None:
    for heading, what in seth_phrases(facts):
        label = f"{heading}: "
        page.item(label, what, page.paint(label, "magenta"))


def tell_seth(page: Page, facts: Facts) -> None:
    for heading, what in seth_phrases(facts):
        page.line(words.say("tell-seth", heading=heading, what=what.replace(together(" "), " ")))


def seth_phrases(facts: Facts) -> Iterator[Phrase]:
    """Pairs of a heading and what belongs to it; nothing without Seth."""
    seth = facts.view.get("seth")
    if seth is None:
        return
    yield words.name("table-track"), track(seth)
    yield words.name("table-seth-board"), board(seth)
    yield words.name("table-objectives"), objectives(seth)
    if seth["temples"]:
        yield words.name("table-temples"), ", ".join(_temple(id, temple) for id, temple in seth["temples"].items())
    if seth["powers"]:
        yield words.name("table-powers"), _named("power", seth["powers"])
    if seth["alliance_tiles"]:
        yield words.name("table-alliance-tiles"), _named("tile", seth["alliance_tiles"])
    if common := [token for token in ("grey", "gold", "clear") if seth[token] == "in-hand"]:
        yield words.name("table-common-tokens"), ", ".join(words.name(f"table-token-{token}") for token in common)
    if seth["creature_cards"]:
        yield words.name("table-creature-cards"), _named("creaturecard", seth["creature_cards"])
    if captured := list(_captured(facts.view["spaces"])):
        yield words.name("table-captured"), ", ".join(captured)


def track(seth: SethView) -> str:
    """All steps of the Day, the one under way in brackets: 'Seth 1 [alliance] eclipse ...'."""
    told = []
    for number, step in enumerate(seth["track"]):
        name = words.say(f"table-step-{step['kind']}", tokens=step["tokens"])
        told.append(f"[{name}]" if number == seth["step"] else name)
    return ", ".join(together(name) for name in told)


def board(seth: SethView) -> str:
    """What lies on his action spaces, and the colours still in his hand."""
    told = []
    for space, token in seth["board"].items():
        lies = words.god(token) if isinstance(token, int) else words.name(f"tokenkind-{token}")
        told.append(together(f"{space} ({lies})"))
    if seth["colour_tokens"]:
        told.append(words.say("table-colours-left", who=words.gods(seth["colour_tokens"])))
    return ", ".join(told) or words.name("draw-none-placed")


def objectives(seth: SethView) -> str:
    points = words.say(
        "table-alliance-points",
        points=seth["alliance_points"],
        target=seth["alliance_target"],
        temporary=seth["temporary_points"],
    )
    temple = words.name("table-temple-done" if seth["temple_objective"] else "table-temple-open")
    if seth["ceremony_objective"]:
        return f"{points}, {temple}, {words.name('table-ceremony-done')}"
    return f"{points}, {temple}, {words.say('table-ceremony-open', prayer=seth['ceremony_cost'])}"


def _temple(space: str, temple: SacredTemple) -> str:
    told = words.say("table-temple", space=space, level=temple["level"])
    return together(f"{told} +{temple['income']}" if temple["income"] else told)


def _named(family: str, ids: list[str]) -> str:
    return ", ".join(together(words.name(f"{family}-{id}")) for id in ids)


def _captured(spaces: dict[str, SpaceView]) -> Iterator[str]:
    for id, here in spaces.items():
        for owner, count in here.get("captured", {}).items():
            yield words.say("table-captured-from", space=id, units=words.units(count), who=words.god(owner))
        for holder, count in here.get("violet", {}).items():
            yield words.say("table-captured-for", space=id, units=words.units(count), who=words.god(holder))
