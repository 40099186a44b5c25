"""Divine cards: hands, discards that all or some have seen, the deck."""

from __future__ import annotations

from typing import Any

from kemet.engine.cards.draw import known_to_all
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.forces import Force
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.game.positions.lines import Lines, items


def write_hand(s: State, seat: int) -> dict[str, str]:
    hand = s.seats[seat].hand
    return {"hand": _counted(s.table, hand)} if hand else {}


def read_hand(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    s.seats[seat].hand = _take(lines, s, f"P{seat + 1}", fields.get("hand", ""))


def write_discards(s: State) -> list[str]:
    known = known_to_all(s)
    lines = [f"discard {_counted(s.table, known)}"] if known else []
    hidden = s.discard & ~known
    return [*lines, f"hidden {_with_knowers(s, hidden)}"] if hidden else lines


def read_discards(lines: Lines, s: State) -> None:
    """After all hands: what lies in none of these places is the deck."""
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


def _counted(table: Ruleset, cards: int) -> str:
    kinds = kinds_of(table, cards)
    counts = {kind: kinds.count(kind) for kind in kinds}
    return ", ".join(kind if count == 1 else f"{kind} x{count}" for kind, count in counts.items())


def _with_knowers(s: State, cards: int) -> str:
    """Discards that not everybody knows, each with those who do: 'veto @P1+P3'."""
    found = []
    for bit, kind in enumerate(s.table.card_of_bit):
        if cards >> bit & 1:
            seats = range(s.table.players)
            knowers = "+".join(f"P{seat + 1}" for seat in seats if s.seats[seat].known >> bit & 1)
            found.append(s.table.card_ids[kind] + (f" @{knowers}" if knowers else ""))
    return ", ".join(sorted(found))


def kinds_of(table: Ruleset, cards: int) -> list[str]:
    return [table.card_ids[kind] for bit, kind in enumerate(table.card_of_bit) if cards >> bit & 1]


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
