"""What lies under the pieces: dunes with a light crest, grain, flowing water, reeds on the banks, standing city walls, one light.

All of it is calm: no detail of the land is darker than a third of `--dune`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "painted"))

from pigments import at, ink, p, paint  # noqa: E402

Point = tuple[float, float]
DARK_GRAIN = ((9, 12, .9), (34, 6, .7), (58, 21, 1), (88, 9, .8), (109, 28, .9), (21, 39, .7), (47, 50, .9), (74, 44, .7), (98, 61, 1),
              (13, 70, .9), (39, 82, .8), (66, 76, .9), (84, 90, .7), (112, 84, .8))
LIGHT_GRAIN = ((20, 20, .8), (66, 6, .8), (101, 42, .7), (32, 62, .8), (60, 58, .7), (90, 76, .8), (5, 50, .7))
#: Lit, shaded and dark stone of a wall, and its painted band.
SAND_WALL = (p("stone"), p("stone2"), p("stone3"), p("red"))
VIOLET_WALL = ("#b48ae6", "#7f47bf", "#4d1f86", "#e6c25a")
#: How high a wall stands, and its towers above that.
WALL = 9.0


def dots(places: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in places)


def patterns() -> str:
    """Grain of the land, flow of the water, and the one light over the map."""
    return (
        '<pattern id="grain" width="120" height="96" patternUnits="userSpaceOnUse">'
        f'<g fill="var(--dune)" fill-opacity=".34">{dots(DARK_GRAIN)}</g><g fill="var(--crest)" fill-opacity=".5">{dots(LIGHT_GRAIN)}</g></pattern>'
        '<pattern id="flow" width="220" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(78)">'
        '<path class="flow" d="M10 20q40-9 90 0t90-4M60 62q34-8 70 0t60-2M-10 104q44-9 84 0t70-3M90 134q30-7 62 0t50-2"/></pattern>'
        '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--wash-1)" stop-opacity="var(--light-a)"/>'
        '<stop offset=".45" stop-color="var(--wash-1)" stop-opacity="0"/><stop offset="1" stop-color="var(--wash-2)" stop-opacity="var(--light-b)"/></linearGradient>'
    )


def dune(x: float, y: float, w: float, h: float) -> str:
    """A crescent: its crest in the light, its lee in shade."""
    crest = f"M{x - w:.1f} {y + 3:.1f}q{w * .55:.1f} {-h * 2:.1f} {w:.1f} {-h * .6:.1f}t{w:.1f} {h * .4:.1f}"
    lee = f"q{-w * .8:.1f} {7 - h * .4:.1f} {-w * 1.24:.1f} {4.6 + h * .2:.1f}T{x - w:.1f} {y + 3:.1f}Z"
    return f'<path class="dune" d="{crest}{lee}"/><path class="crest" d="{crest}"/>'


def ring(points: list[Point], dx: float = 0, dy: float = 0) -> str:
    return "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for x, y in points) + "Z"


def walls(points: list[Point], seth: bool) -> str:
    """A standing wall along a city: faces hang from a lifted walk, the walk carries the merlons, towers stand at the corners."""
    lit, mid, dark, band = VIOLET_WALL if seth else SAND_WALL
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    out = [f'<path d="{ring(points, 5, 5)}" fill="none" stroke="{p("shadow")}" stroke-opacity=".2" stroke-width="11" stroke-linejoin="round"/>']
    edges = sorted(zip(points, points[1:] + points[:1]), key=lambda edge: edge[0][1] + edge[1][1])
    for (ax, ay), (bx, by) in edges:
        right, front = (ax + bx) / 2 - cx, (ay + by) / 2 - cy > 1
        if abs(ax - bx) < 1:                                    # seen edge-on
            out.append(paint(f"M{ax - 4:.1f} {min(ay, by) - WALL:.1f}h8V{max(ay, by) + 3:.1f}h-8Z", dark if right > 1 else lit))
            continue
        face = mid if abs(right) <= 1 else dark if (right > 1) == front else lit if front else mid
        out.append(paint(f"M{ax:.1f} {ay + 4:.1f}L{bx:.1f} {by + 4:.1f}V{by - WALL:.1f}L{ax:.1f} {ay - WALL:.1f}Z", face))
        if front:
            out.append(f'<path d="M{ax:.1f} {ay - .5:.1f}L{bx:.1f} {by - .5:.1f}" stroke="{band}" stroke-width="2"/>')
    walk = ring(points, 0, -WALL)
    out.append(f'<g fill="none"><path d="{walk}" stroke-width="9"/><path d="{walk}" stroke="{lit}" stroke-width="6.4"/>'
               f'<path d="{walk}" stroke="{dark if seth else mid}" stroke-width="6.4" stroke-dasharray="2.6 5.4"/></g>')
    out += [at(tower(seth), x, y) for x, y in sorted(points, key=lambda point: point[1])]
    return ink("".join(out), 1.3)


def tower(seth: bool) -> str:
    """Of a wall's corner; Seth's have a point."""
    lit, mid, _, band = VIOLET_WALL if seth else SAND_WALL
    top = "M-9-15l9-9l9 9Z" if seth else "M-9.4-15v-7h3.8v3h3.7v-3h3.8v3h3.7v-3h3.8v7Z"
    return (paint("M-8.6 7l1-22h15.2l1 22Z", lit) + f'<path d="M1.6 6.4v-21h5.4l1 21Z" fill="{mid}" stroke="none"/>' + paint(top, lit)
            + f'<path d="M-7.6-9h15.2" stroke="{band}" stroke-width="2.4"/>')
