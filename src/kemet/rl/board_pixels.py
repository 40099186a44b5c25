"""The board as pixels, for `render_mode="rgb_array"`: films of games, with numpy alone."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.game.game import Game
from kemet.rl.board_shapes import EDGE, PAPER, Disc, Line, Place, Polygon, Shape, Text, board_drawing
from kemet.rl.extras import needs

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

PIXELS = 10  # for each unit of the board
RIM = 0.25  # half the width of a disc's rim
EDGE_WIDTH = 0.15
#: Signs of 5 x 7 points: a byte for each column, its lowest bit at the top.
SIGNS = {
    sign: bytes.fromhex(columns)
    for sign, columns in {
        "0": "3e5149453e", "1": "00427f4000", "2": "4261514946", "3": "2141454b31", "4": "1814127f10",
        "5": "2745454539", "6": "3c4a494930", "7": "0171090503", "8": "3649494936", "9": "064949291e",
        "A": "7e1111117e", "B": "7f49494936", "C": "3e41414122", "D": "7f4141221c", "E": "7f49494941",
        "F": "7f09090901", "G": "3e4149497a", "H": "7f0808087f", "I": "00417f4100", "J": "2040413f01",
        "K": "7f08142241", "L": "7f40404040", "M": "7f020c027f", "N": "7f0408107f", "O": "3e4141413e",
        "P": "7f09090906", "Q": "3e4151215e", "R": "7f09192946", "S": "4649494931", "T": "01017f0101",
        "U": "3f4040403f", "V": "1f2040201f", "W": "3f4038403f", "X": "6314081463", "Y": "0708700807",
        "Z": "6151494543", "·": "0000180000", "×": "2214081422", "★": "24341f3424", "☥": "12157d1512",
        "♦": "081c3e1c08",
    }.items()
}  # fmt: skip
UNKNOWN = bytes.fromhex("7f4141417f")
ROWS, ADVANCE = 7, 6

Pixels = NDArray[np.uint8]
Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]


def board_pixels(game: Game, viewer: int | None = None) -> Pixels:
    """The board as this seat sees it (None: as a spectator does), height x width x 3.

    >>> from kemet.game.game import new_game
    >>> board_pixels(new_game(players=2, seed=1)).shape[2]
    3
    """
    drawing = board_drawing(game, viewer)
    canvas = Canvas(drawing.box)
    for shape in drawing.shapes:
        canvas.draw(shape)
    return canvas.pixels


class Canvas:
    """A box of the board."""

    def __init__(self, box: tuple[float, float, float, float]):
        left, top, width, height = box
        self._corner = left, top
        self.pixels: Pixels = np.empty((round(height * PIXELS), round(width * PIXELS), 3), np.uint8)
        self.pixels[:] = _rgb(PAPER)

    def draw(self, shape: Shape) -> None:
        if isinstance(shape, Line):
            self._line(shape)
        elif isinstance(shape, Disc):
            window = self._window([shape.centre], shape.radius + RIM)
            x, y = self._places(window)
            away = np.hypot(x - shape.centre[0], y - shape.centre[1])
            self._paint(window, away <= shape.radius + RIM, shape.rim)
            self._paint(window, away <= shape.radius - RIM, shape.fill)
        elif isinstance(shape, Polygon):
            window = self._window(shape.corners, 0)
            self._paint(window, _inside(shape.corners, *self._places(window)), shape.fill)
            for start, end in zip(shape.corners, (*shape.corners[1:], shape.corners[0]), strict=True):
                self._line(Line(start, end, EDGE, EDGE_WIDTH))
        else:
            self._write(shape)

    def _line(self, line: Line) -> None:
        window = self._window([line.start, line.end], line.width)
        x, y = self._places(window)
        (x1, y1), (x2, y2) = line.start, line.end
        long = max((x2 - x1) ** 2 + (y2 - y1) ** 2, 1e-9)
        along = np.clip(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long, 0, 1)
        away = np.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
        self._paint(window, away <= line.width / 2, line.colour)

    def _write(self, text: Text) -> None:
        """Letters are whole points of several pixels each, so that they stay sharp."""
        point = max(1, round(text.size * PIXELS * 0.72 / ROWS))
        signs = [SIGNS.get(sign.upper(), UNKNOWN) for sign in text.text]
        left = round((text.at[0] - self._corner[0]) * PIXELS) - (len(signs) * ADVANCE - 1) * point // 2
        top = round((text.at[1] - self._corner[1]) * PIXELS) - ROWS * point
        for number, sign in enumerate(signs):
            for column, bits in enumerate(sign):
                for row in range(ROWS):
                    if bits >> row & 1:
                        x, y = left + (number * ADVANCE + column) * point, top + row * point
                        self.pixels[max(y, 0) : y + point, max(x, 0) : x + point] = _rgb(text.colour)

    def _window(self, places: Sequence[Place], margin: float) -> tuple[slice, slice]:
        """Rows and columns of the pixels around some places."""
        columns, rows = (
            slice(
                max(0, int((min(place[axis] for place in places) - margin - self._corner[axis]) * PIXELS) - 1),
                int((max(place[axis] for place in places) + margin - self._corner[axis]) * PIXELS) + 2,
            )
            for axis in (0, 1)
        )
        return rows, columns

    def _places(self, window: tuple[slice, slice]) -> tuple[Numbers, Numbers]:
        """Where on the board the pixels of a window have their middles."""
        height, width = self.pixels[window].shape[:2]
        y, x = (
            (window[axis].start + np.arange(size) + 0.5) / PIXELS + self._corner[1 - axis]
            for axis, size in enumerate((height, width))
        )
        return np.broadcast_to(x, (height, width)), np.broadcast_to(y[:, None], (height, width))

    def _paint(self, window: tuple[slice, slice], where: Mask, colour: str) -> None:
        self.pixels[window][where] = _rgb(colour)


def _inside(corners: Sequence[Place], x: Numbers, y: Numbers) -> Mask:
    """Inside a polygon that bends outwards everywhere: on the same side of all its edges."""
    sides = [
        (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True)
    ]
    same: Mask = np.all([side >= 0 for side in sides], axis=0) | np.all([side <= 0 for side in sides], axis=0)
    return same


def _rgb(colour: str) -> tuple[int, ...]:
    """
    >>> _rgb("#10ff00")
    (16, 255, 0)
    """
    return tuple(bytes.fromhex(colour[1:]))
