"""The board as an SVG, for notebooks and films of games."""

from __future__ import annotations

from html import escape

from kemet.game.game import Game
from kemet.rl.board_shapes import EDGE, PAPER, Disc, Line, Polygon, Shape, board_drawing


def board_svg(game: Game, viewer: int | None = None) -> str:
    """The board as this seat sees it (None: as a spectator does); all of it is public.

    >>> from kemet.game.game import new_game
    >>> board_svg(new_game(players=2, seed=1)).startswith("<svg")
    True
    """
    drawing = board_drawing(game, viewer)
    left, top, width, height = (f"{each:g}" for each in drawing.box)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        'font-family="sans-serif" text-anchor="middle">'
    )
    paper = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, paper, *map(_element, drawing.shapes), "</svg>"]) + "\n"


def _element(shape: Shape) -> str:
    if isinstance(shape, Line):
        (x1, y1), (x2, y2) = shape.start, shape.end
        ends = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
        return f'<line {ends} stroke="{shape.colour}" stroke-width="{shape.width:g}"/>'
    if isinstance(shape, Disc):
        x, y = shape.centre
        ink = f'fill="{shape.fill}" stroke="{shape.rim}" stroke-width="0.5"'
        return f'<circle cx="{x:g}" cy="{y:g}" r="{shape.radius:g}" {ink}/>'
    if isinstance(shape, Polygon):
        points = " ".join(f"{x:g},{y:g}" for x, y in shape.corners)
        return f'<polygon points="{points}" fill="{shape.fill}" stroke="{EDGE}" stroke-width="0.15"/>'
    x, y = shape.at
    return f'<text x="{x:g}" y="{y:g}" font-size="{shape.size:g}" fill="{shape.colour}">{escape(shape.text)}</text>'
