"""The board as an SVG: spaces and ways, troops by seat, creatures, priests, captured figures, pyramids. For notebooks
and films of games."""

from __future__ import annotations

from html import escape

from kemet.content.records import Space
from kemet.engine.state.ruleset import board_for
from kemet.game.game import Game
from kemet.telling.view.types import SpaceView

#: A colour and a letter for every seat: colour is never the only sign.
SEATS = ("#b3342b", "#1f5fa8", "#2f7d4f", "#8a5a1c", "#6b3f8f", "#3c3c3c")
PYRAMIDS = {"white": "#f6f1e4", "red": "#c0503c", "blue": "#4d7fb8", "black": "#333333", "violet": "#7d4d9e"}
KINDS = {"district": "#e4c98f", "desert": "#f1e3bd", "temple": "#d8b25a", "sanctuary": "#cfa96b"}
MARGIN = 6.0
RADIUS = 3.2
LINE = 1.4  # between the figures of several owners on one space


def board_svg(game: Game, viewer: int | None = None) -> str:
    """The board as this seat sees it (None: as a spectator does); all of it is public.

    >>> from kemet.game.game import new_game
    >>> board_svg(new_game(players=2, seed=1)).startswith("<svg")
    True
    """
    setup = game.setup
    board = board_for(setup.options, setup.content)
    seen = game.view(viewer)
    places = {space.id: (space.x, space.y) for space in board.spaces}
    left, top = (min(place[axis] for place in places.values()) - MARGIN for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places.values()) + MARGIN for axis in (0, 1))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {right - left:g} {bottom - top:g}" '
        'font-family="sans-serif" text-anchor="middle">',
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" fill="#faf5e6"/>',
    ]
    for ways, style in ((board.land, "#b79f6a"), (board.harbour, "#4d7fb8")):
        lines += [_way(places[first], places[second], style) for first, second in ways]
    for space in board.spaces:
        lines += _space(space, seen["spaces"][space.id])
    return "\n".join([*lines, "</svg>"]) + "\n"


def _way(first: tuple[float, float], second: tuple[float, float], colour: str) -> str:
    ends = f'x1="{first[0]:g}" y1="{first[1]:g}" x2="{second[0]:g}" y2="{second[1]:g}"'
    return f'<line {ends} stroke="{colour}" stroke-width="0.5"/>'


def _space(space: Space, seen: SpaceView) -> list[str]:
    x, y = space.x, space.y
    held = seen["controller"]
    rim = SEATS[held] if isinstance(held, int) else "#8c7a4f"
    lines = [
        f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" fill="{KINDS[space.kind]}" stroke="{rim}" stroke-width="0.5"/>'
    ]
    pyramid = seen.get("pyramid")
    if isinstance(pyramid, dict):
        points = f"{x - 1.6:g},{y - 0.6:g} {x + 1.6:g},{y - 0.6:g} {x:g},{y - 3:g}"
        colour = PYRAMIDS[str(pyramid["colour"])]
        lines.append(f'<polygon points="{points}" fill="{colour}" stroke="#222" stroke-width="0.15"/>')
        lines.append(_text(x, y - 1, 1.4, str(pyramid["level"]), "#222" if pyramid["colour"] == "white" else "#fff"))
    elif space.obelisk:
        lines.append(_text(x, y - 1.2, 1.6, "♦", "#8c7a4f"))
    troops = _troops(seen)
    for number, (seat, troop) in enumerate(troops.items()):
        at = y + 1.2 + LINE * (number - (len(troops) - 1) / 2)
        lines.append(_text(x, at, 1.6 if len(troops) == 1 else 1.3, troop, SEATS[seat]))
    lines.append(_text(x, y + RADIUS + 1.4, 1.3, space.id, "#6b5d38"))
    return lines


def _troops(seen: SpaceView) -> dict[int, str]:
    """Everybody's figures on a space: units, ★ a creature, ☥ a priest among them, × a captured figure."""
    told = {}
    units, creatures = seen["units"], seen["creatures"]
    priests, captured = seen.get("priests", {}), seen.get("captured", {})
    for seat in sorted({*units, *creatures, *priests, *captured}):
        signs = [f"P{seat + 1}"]
        signs += [f"·{units[seat]}"] * (seat in units) + ["★"] * (seat in creatures)
        signs += ["☥" * priests.get(seat, 0), "×" * captured.get(seat, 0)]
        told[seat] = "".join(signs)
    return told


def _text(x: float, y: float, size: float, text: str, colour: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}">{escape(text)}</text>'
