"""Where troops stand: the feet of a rank, and of a rank with its creature, are inside their space, off cities and buildings.

Heads may reach over a border, feet not. Of all places nearby the cheapest is taken: near the wished one, not before a building or a city, and
shrunk only if nothing else helps.
"""

import numpy as np

Box = tuple[float, float, float, float]
Point = tuple[float, float]
#: Left, right and height of the figures; half the width of their feet and how far its middle lies from the origin.
SHAPES = {"troop": (-27, 44, 66, 30, 4), "beast": (-36, 78, 84, 46, 12)}
SCALES = (1, .92, .84, .76, .68)
#: Half width, top and foot of what stands on the map, around its place.
BODY = {"temple-2": (36, -48, 27), "temple-3": (39, -44, 27), "temple-5": (50, -46, 29), "sanctuary": (39, -40, 27), "obelisk": (13, -31, 26),
        "portal": (27, -46, 20), "sacred": (31, -40, 26)}
REACH, STEP = 184, 8


def body(what: str, x: float, y: float, scale: float) -> Box:
    half, top, foot = (value * scale for value in BODY[what])
    return x - half, y + top, x + half, y + foot


def overlap(a: Box, b: Box) -> float:
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0


def stand(shape: str, mine: np.ndarray, res: int, cities: list[tuple[Point, float]], buildings: list[Box], wish: Point, size: Point, piece: float) -> list[float]:
    """The best [x, y, scale] for a figure whose wish is to stand here; `mine` is the raster of the space."""
    left, right, high, half, mid = SHAPES[shape]
    near = [box for box in buildings if abs((box[0] + box[2]) / 2 - wish[0]) < 300 and abs(box[3] - wish[1]) < 300]
    best: tuple[float, float, float, float] | None = None

    def ours(x: float, y: float) -> bool:
        row, column = int(y / res), int(x / res)
        return 0 <= row < mine.shape[0] and 0 <= column < mine.shape[1] and bool(mine[row, column])

    for scale in SCALES:
        s = piece * scale
        for dy in range(-REACH, REACH + 1, STEP):
            for dx in range(-REACH, REACH + 1, STEP):
                cost = (dx * dx + dy * dy) ** .5 / piece + (1 - scale) * 330
                if best and cost >= best[0]:
                    continue
                x, y = wish[0] + dx, wish[1] + dy
                box = (x + left * s, y - high * s, x + right * s, y + 8 * s)
                if box[0] < 8 or box[1] < 4 or box[2] > size[0] - 8 or box[3] > size[1] - 12:
                    continue
                feet = [(x + (mid + half * fx) * s, y + fy * s) for fx, fy in ((0, 0), (-1, 0), (1, 0), (-.7, 6), (.7, 6), (-.7, -9), (.7, -9))]
                if not all(ours(*foot) for foot in feet):
                    continue
                if any(np.hypot(fx - cx, fy - cy) < radius + 4 for fx, fy in feet for (cx, cy), radius in cities):
                    continue
                for b in near:
                    if any(b[0] < fx < b[2] and b[3] - 16 * s < fy < b[3] + 2 for fx, fy in feet):
                        cost += 120                             # feet in a building
                    head = (b[0], b[1], b[2], b[1] + (b[3] - b[1]) * .4)
                    cost += overlap(box, b) / (35 * piece) + overlap(box, head) / (6 * piece)
                cost += sum(overlap(box, (cx - r, cy - r, cx + r, cy + r)) for (cx, cy), r in cities) / (24 * piece)
                corners = ((box[0], box[1] + 20 * s), (box[2], box[1] + 20 * s), ((box[0] + box[2]) / 2, box[1] + 10 * s))
                cost += 8 * sum(not ours(*corner) for corner in corners)
                if best is None or cost < best[0]:
                    best = (cost, x, y, scale)
    if best is None:                                            # a small space: smaller than small, on the wish itself
        return [round(wish[0], 1), round(wish[1], 1), .6]
    return [round(best[1], 1), round(best[2], 1), best[3]]
