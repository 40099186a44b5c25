"""The board as shapes: spaces and ways, troops by seat, creatures, priests, captured figures, pyramids."""

from __future__ import annotations

from dataclasses import dataclass

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
PAPER = "#faf5e6"
EDGE = "#222222"  # of polygons
LINE = 1.4  # between the figures of several owners on one space


Place = tuple[float, float]


@dataclass(frozen=True)
class Line:
    start: Place
    end: Place
    colour: str
    width: float = 0.5


@dataclass(frozen=True)
class Disc:
    centre: Place
    radius: float
    fill: str
    rim: str


@dataclass(frozen=True)
class Polygon:
    corners: tuple[Place, ...]
    fill: str


@dataclass(frozen=True)
class Text:
    """Centred on the place, which lies on its base line."""

    at: Place
    size: float
    text: str
    colour: str


Shape = Line | Disc | Polygon | Text


@dataclass(frozen=True)
class Drawing:
    """Shapes, the lowest first, in a box of left, top, width and height."""

    box: tuple[float, float, float, float]
    shapes: list[Shape]


def board_drawing(game: Game, viewer: int | None = None) -> Drawing:
    """The board as this seat sees it (None: as a spectator does); all of it is public."""
    setup = game.setup
    board = board_for(setup.options, setup.content)
    seen = game.view(viewer)
    places = {space.id: (space.x, space.y) for space in board.spaces}
    left, top = (min(place[axis] for place in places.values()) - MARGIN for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places.values()) + MARGIN for axis in (0, 1))
    shapes: list[Shape] = []
    for ways, colour in ((board.land, "#b79f6a"), (board.harbour, "#4d7fb8")):
        shapes += [Line(places[first], places[second], colour) for first, second in ways]
    for space in board.spaces:
        shapes += _space(space, seen["spaces"][space.id])
    return Drawing((left, top, right - left, bottom - top), shapes)


def _space(space: Space, seen: SpaceView) -> list[Shape]:
    x, y = space.x, space.y
    held = seen["controller"]
    rim = SEATS[held] if isinstance(held, int) else "#8c7a4f"
    shapes: list[Shape] = [Disc((x, y), RADIUS, KINDS[space.kind], rim)]
    pyramid = seen.get("pyramid")
    if isinstance(pyramid, dict):
        shapes.append(Polygon(((x - 1.6, y - 0.6), (x + 1.6, y - 0.6), (x, y - 3)), PYRAMIDS[str(pyramid["colour"])]))
        ink = "#222222" if pyramid["colour"] == "white" else "#ffffff"
        shapes.append(Text((x, y - 1), 1.4, str(pyramid["level"]), ink))
    elif space.obelisk:
        shapes.append(Text((x, y - 1.2), 1.6, "♦", "#8c7a4f"))
    troops = _troops(seen)
    for number, (seat, troop) in enumerate(troops.items()):
        at = y + 1.2 + LINE * (number - (len(troops) - 1) / 2)
        shapes.append(Text((x, at), 1.6 if len(troops) == 1 else 1.3, troop, SEATS[seat]))
    shapes.append(Text((x, y + RADIUS + 1.4), 1.3, space.id, "#6b5d38"))
    return shapes


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
