"""What a table with Seth adds to the text of a position."""

from __future__ import annotations

from kemet.engine.day.turn import TURN, TurnFrame
from kemet.engine.invariants.base import frames_of
from kemet.engine.seth.alliance import MEMBERS, TEAM_ORDER, AllianceTurnFrame
from kemet.engine.seth.state import LIES_COLOUR, SethState
from kemet.engine.seth.track import SETH_TURN, SethTurnFrame, TrackFrame
from kemet.engine.state.bits import by_seat, count_bits
from kemet.engine.state.codes import PLACED_TODAY, SETH
from kemet.engine.state.frames import Frame
from kemet.engine.state.state import State, rules_of
from kemet.game.positions.seth.reading import LIES
from kemet.game.positions.words import OBJECTIVES, SETH_MOMENT, TOKEN_WORDS
from kemet.telling.view.packed import bit_names

KINDS = {number: name for name, number in LIES.items()}


def write_common(s: State) -> list[str]:
    """The Day, who has acted, temples, what the alliance has in common, Seth's creature cards."""
    rules, seth = rules_of(s), s.seth
    lines = [f"day {s.day}" + (f" step {seth.track + 1}" if seth.track >= 0 else "")]
    for word, seats in (("acted", seth.acted), ("later", seth.later)):
        if seats:
            lines.append(f"{word} " + " ".join(f"P{seat + 1}" for seat in range(s.table.players) if seats >> seat & 1))
    temples = [_temple(s, space) for space in range(s.table.spaces) if seth.temples[space]]
    if temples:
        lines.append("temples " + ", ".join(temples))
    alliance = _alliance(s)
    if alliance:
        lines.append(f"alliance {alliance}")
    lines.append("creature-cards " + ", ".join(bit_names(rules.card_ids, seth.cards)))
    return lines


def _temple(s: State, space: int) -> str:
    temple = s.seth.temples[space]
    words = [s.table.space_ids[space], str(temple & 3)]
    if temple >> 2 & 15:
        words.append(f"prayer{temple >> 2 & 15}")
    if temple >> 6:
        words.append(rules_of(s).power_ids[(temple >> 6) - 1])
    return " ".join(words)


def _alliance(s: State) -> str:
    rules, seth = rules_of(s), s.seth
    at_temples = sum(1 << (temple >> 6) - 1 for temple in seth.temples if temple >> 6)
    parts = {
        "tiles": ", ".join(bit_names(s.table.tile_ids, seth.tiles)),
        "osiris": f"P{seth.osiris_buyer + 1}" if seth.osiris_buyer >= 0 else "",
        "powers": ", ".join(bit_names(rules.power_ids, seth.active & ~at_temples)),
        "objectives": " ".join(name for name, field in OBJECTIVES.items() if getattr(seth, field)),
        "points": str(seth.temple_points) if seth.temple_points else "",
        "grey": TOKEN_WORDS[seth.grey] if seth.grey else "",
        "gold": TOKEN_WORDS[seth.gold] if seth.gold else "",
    }
    return "; ".join(f"{name} {text}" for name, text in parts.items() if text)


def seat_lists(s: State, seat: int) -> dict[str, list[str]]:
    """Seth's pyramid and board, a member's tokens where the grey one lies among them, captured figures."""
    rules, mine = rules_of(s), s.seats[seat]
    if seat == SETH:
        return {
            "pyramid": [str(s.pyramids[rules.home[0]] & 7)],
            "captured": [
                f"{s.table.space_ids[space]} P{owner + 1} {count}"
                for space, packed in enumerate(s.seth.captured)
                for owner, count in by_seat(packed).items()
            ],
            "tokens": [
                f"{name} {_lies(s.seth, space)}"
                for space, name in enumerate(rules.space_ids)
                if mine.placed >> space & 1
            ],
            "clear": [TOKEN_WORDS[s.seth.clear]] if s.seth.clear else [],
        }
    regular = count_bits(mine.placed) - (mine.silver == PLACED_TODAY)
    return {
        "captured": [
            f"{s.table.space_ids[space]} P1 {packed >> 4 * seat & 15}"
            for space, packed in enumerate(s.seth.violet)
            if packed >> 4 * seat & 15
        ],
        "left": [str(mine.tokens)] if mine.tokens != rules.member_tokens - regular else [],
    }


def _lies(seth: SethState, space: int) -> str:
    lies = seth.on_board >> 4 * space & 15
    return f"P{lies - LIES_COLOUR + 1}" if lies >= LIES_COLOUR else KINDS[lies]


def plain_moment(s: State) -> str:
    """Seth's turn, a member's, or who of them acts next, in words; nothing at any other moment."""
    unused = SethState(s.seth.temples, s.seth.captured, s.seth.violet)
    busy = any(getattr(s.seth, name) != getattr(unused, name) for name in SETH_MOMENT) or s.seth.refused
    if busy or s.scored_temples or s.scored_sanctuary or not isinstance(frames_of(s)[-1], TrackFrame):
        return ""
    return _plain(s, frames_of(s)[:-1])


def _plain(s: State, frames: list[Frame]) -> str:
    match frames:
        case [SethTurnFrame() as turn] if s.question is SETH_TURN:
            return f"turn P1 left {turn.left}"
        case [AllianceTurnFrame() as together] if s.question is TEAM_ORDER and together.step == MEMBERS:
            return "members"
        case [TurnFrame() as turn, AllianceTurnFrame()] if s.question is TURN:
            return f"turn P{turn.seat + 1}" + (" placed" if turn.regular_placed else "")
    return ""
