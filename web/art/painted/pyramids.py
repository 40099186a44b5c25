"""Pyramids in stone, one corner towards the viewer: left side in the light, right side in shade.

Origin = middle of the base; 56 wide, 56 high at level 4. Each course is a symbol of its own (`stone-red-2`), so that one sees it laid.
"""

from pigments import ink, line, p, paint, symbol, use

Point = tuple[float, float]
#: Lit side, shaded side, ledge, contour.
STONES = {
    "white": ("#fbf3de", "#cdb88c", "#fffdf5", "#5a4420"),
    "red": ("#c8432d", "#8a2415", "#ec8f73", "#3f0d06"),
    "blue": ("#3b72c6", "#204687", "#8fb6ef", "#0d2146"),
    "black": ("#524c5b", "#28242e", "#928b9d", "#0b090e"),
    "violet": ("#8b4fc0", "#582a80", "#cda4f0", "#2a0c42"),
}
RISE = 11
SETBACK = 0.24
LEFT, FRONT, RIGHT = (-28, -5), (7, 7), (28, -4)
BACK = (LEFT[0] + RIGHT[0] - FRONT[0], LEFT[1] + RIGHT[1] - FRONT[1])
MID = (0, (LEFT[1] + RIGHT[1]) / 2)


def at(point: Point, size: float, up: float) -> Point:
    return (MID[0] + (point[0] - MID[0]) * size, MID[1] + (point[1] - MID[1]) * size - up)


def poly(*points: Point) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def between(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def stroke(*points: Point) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def masonry(colour: str, a0: Point, b0: Point, a1: Point, b1: Point, wide: bool) -> str:
    """Each colour has its own stonework, so that it is told without colour: bricks, flutes, water, polish, diamonds."""

    def on(t: float, u: float) -> Point:
        return between(between(a0, b0, t), between(a1, b1, t), u)

    if colour == "white":
        out = stroke(on(0, 0.5), on(1, 0.5))
        for t in (0.3, 0.62) if wide else (0.5,):
            out += stroke(on(t, 0), on(t, 0.5)) + stroke(on(t + 0.16, 0.5), on(t + 0.16, 1))
        return out
    if colour == "red":
        return "".join(stroke(on(t, 0.06), on(t, 0.94)) for t in ((0.14, 0.28, 0.42, 0.56, 0.7, 0.84) if wide else (0.25, 0.5, 0.75)))
    if colour == "blue":
        n = 10 if wide else 6
        return stroke(*(on(i / n, 0.3 if i % 2 else 0.72) for i in range(n + 1)))
    if colour == "violet":
        return "".join(
            stroke(on(t, 0.12), on(t + d, 0.5), on(t, 0.88), on(t - d, 0.5), on(t, 0.12))
            for t, d in (((0.2, 0.09), (0.5, 0.09), (0.8, 0.09)) if wide else ((0.32, 0.15), (0.7, 0.15)))
        )
    return stroke(on(0.04, 0.86), on(0.96, 0.86))


def course(i: int, colour: str) -> str:
    lit, shade, ledge, dark = STONES[colour]
    low, top = 1 - SETBACK * i, 1 - SETBACK * (i + 0.62)
    up0, up1 = RISE * i, RISE * (i + 1)
    l0, f0, r0 = (at(q, low, up0) for q in (LEFT, FRONT, RIGHT))
    l1, f1, r1, b1 = (at(q, top, up1) for q in (LEFT, FRONT, RIGHT, BACK))
    sides = paint(poly(l0, f0, f1, l1), lit) + paint(poly(f0, r0, r1, f1), shade) + paint(poly(l1, f1, r1, b1), ledge)
    signs = masonry(colour, l0, f0, l1, f1, True) + masonry(colour, f0, r0, f1, r1, False)
    if colour == "white":
        return sides + line(signs, dark, 0.8, 'stroke-opacity=".5"')
    return sides + line(signs, ledge, 1.2, 'stroke-opacity=".8"')


def cap() -> str:
    low, up = 1 - SETBACK * 3, RISE * 3
    left, fr, r = (at(q, low, up) for q in (LEFT, FRONT, RIGHT))
    apex = (0.5, MID[1] - up - 17)
    return (
        paint(poly(left, fr, apex), p("gold"))
        + paint(poly(fr, r, apex), p("gold2"))
        + line(f"M{left[0] + 2.6:.1f} {left[1] - 1.6:.1f}L{apex[0] - 0.6:.1f} {apex[1] + 3.5:.1f}", "#fff3c4", 1.3)
    )


SHADE = f'<path d="M-26-3L7 9L44 3L30-6Z" fill="{p("shadow")}" opacity=".28"/>'


def stone(colour: str, level: int) -> str:
    """What the step to this level adds: a course, at last the gold capstone."""
    laid = cap() if level == 4 else course(level - 1, colour)
    return f'<g stroke="{STONES[colour][3]}" stroke-width="1.3" stroke-linejoin="round">{laid}</g>'


def pyramid(colour: str, level: int) -> str:
    return SHADE + "".join(use(f"stone-{colour}-{each}") for each in range(1, level + 1))


def empty() -> str:
    """The stretched cord: four pegs, a rope, the first blocks."""
    ground = (LEFT, FRONT, RIGHT, BACK)
    pegs = "".join(f'<path d="M{x - 1.6:g} {y - 6:g}h3.2l-.6 8h-2Z" fill="{p("ochre2")}"/>' for x, y in (BACK, LEFT, RIGHT, FRONT))
    rope = poly(*((x, y - 4) for x, y in ground))
    return f'<path d="{poly(*ground)}" fill="{p("stone")}" fill-opacity=".5"/>' + ink(
        paint(poly((-9, -9), (1, -5.6), (1, 0.4), (-9, -3)), p("stone"))
        + paint(poly((1, -5.6), (8, -9), (8, -3), (1, 0.4)), p("stone2"))
        + paint(poly((-9, -9), (1, -5.6), (8, -9), (-2, -12)), p("linen"))
        + line(rope, p("linen"), 2.6)
        + line(rope, p("stone3"), 1.2, 'stroke-dasharray="2.5 2"')
        + pegs,
        1.1,
    )


def sprite() -> str:
    levels = [(colour, level) for colour in STONES for level in (1, 2, 3, 4)]
    stones = "".join(symbol(f"stone-{colour}-{level}", stone(colour, level)) for colour, level in levels)
    return (
        stones + "".join(symbol(f"pyr-{colour}-{level}", pyramid(colour, level)) for colour, level in levels) + symbol("pyr-empty", empty())
    )
