"""Divine cards: hands, discards that all or some have seen, the deck."""

from __future__ import annotations

from typing import Any

from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.forces import Force
from kemet.engine.state.state import State
from kemet.game.positions.lines import Lines, items


def read_cards(lines: Lines, s: State, hands: dict[int, str]) -> None:
    for seat, hand in hands.items():
        s.seats[seat].hand = _take(lines, s, f"P{seat + 1}", hand)
    s.discard = _take(lines, s, "discard", lines.rest("discard"))
    for seat in range(lines.table.players):
        s.seats[seat].known = s.discard
    for item in items(lines.rest("hidden")):
        card, _, knowers = item.partition("@")
        bits = _take(lines, s, "hidden", card.strip())
        s.discard |= bits
        for name in knowers.split("+") if knowers else []:
            s.seats[lines.seat("hidden", name.strip())].known |= bits
    seen = lines.moment.get("seen", [])
    if not isinstance(seen, list) or not all(isinstance(card, str) for card in seen):
        raise lines.error("moment", "'seen' must be a list of cards")
    s.seen = _take(lines, s, "moment", ", ".join(seen))
    if "deck" in lines:
        deck = _take(lines, s, "deck", lines.rest("deck"))
        s.discard |= s.deck
        s.deck = deck


def _take(lines: Lines, s: State, word: str, text: str) -> int:
    """Cards named in the text, out of the deck."""
    table = lines.table
    cards = 0
    for item in items(text):
        name, _, times = item.partition(" x")
        kind = lines.find(word, "card", table.card_ids, name.strip())
        for _ in range(lines.number(word, times or "1", 1, 9)):
            free = s.deck & table.card_mask[kind]
            if not free:
                raise lines.error(word, f"there are only {table.card_copies[kind]} of {name.strip()}")
            s.deck ^= 1 << lowest_bit(free)
            cards |= 1 << lowest_bit(free)
    return cards


def commit(lines: Lines, s: State, force: Force, kinds: Any, elsewhere: int) -> None:
    """Divine cards of a side: still in the hand before the reveal, among the known discards after it.

    Those of another battle that is prepared at the same time are not here.
    """
    table = lines.table
    if not isinstance(kinds, list) or not all(kind in table.card_ids for kind in kinds):
        raise lines.error("moment", "'divine' must name cards")
    source = (s.seats[force.fighter].hand | s.discard) & ~elsewhere
    cards = 0
    for kind in kinds:
        free = source & table.card_mask[table.card_ids.index(kind)] & ~cards
        if not free:
            raise lines.error("moment", f"{kind} is not there to be committed")
        cards |= 1 << lowest_bit(free)
    force.divine = cards
