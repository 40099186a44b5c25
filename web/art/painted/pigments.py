"""Pigments of the painted tomb and the brush that uses them.

Every colour is a custom property, so the page repaints a figure at night. At most two tones of each; men and animals are flat, only
stone is modelled. No style attributes: the content policy of the page forbids them.
"""

DAY = {
    "line": "#2b1a10",  # lamp black, warmed: the contour
    "skin": "#a9542f",  # red ochre
    "skin2": "#c98350",  # light ochre: every second man of a rank
    "linen": "#f8f0dc",  # gypsum white
    "linen2": "#d9c6a0",
    "gold": "#dba83c",  # orpiment
    "gold2": "#a8741c",
    "blue": "#23608f",  # Egyptian blue
    "blue2": "#153f63",
    "green": "#4b8a5a",  # malachite
    "green2": "#2c5c3b",
    "red": "#b5432a",  # red ochre, burnt
    "red2": "#7a2415",
    "black": "#2a2429",  # lamp black
    "black2": "#4a4450",
    "ochre": "#d99b4e",  # yellow ochre
    "ochre2": "#a96a2c",
    "grey": "#8d9092",
    "grey2": "#63676b",
    "stone": "#f3e2bd",
    "stone2": "#d2ae76",
    "stone3": "#9a7340",
    "violet": "#6a2bb4",
    "violet2": "#47177f",
    "shadow": "#2a1607",
    "plaster": "#f0dfb8",  # the wall of a frieze
    "plaster2": "#dcc390",
}
# The contour sinks into dark ground: figures live by their fills, so lamp black turns to slate, or Anubis would be a hole.
NIGHT = {
    "line": "#120c12",
    "linen": "#e6dcc8",
    "linen2": "#a99c8a",
    "stone": "#cdbf9f",
    "stone2": "#917f69",
    "stone3": "#5e5148",
    "skin": "#a85837",
    "skin2": "#c2855a",
    "black": "#57516a",
    "black2": "#7f7892",
    "violet": "#8a45dc",
    "violet2": "#5a2a9a",
    "shadow": "#020208",
    "ochre": "#c58f50",
    "ochre2": "#8f5f30",
    "plaster": "#4c4356",
    "plaster2": "#3b3446",
}
GODS = ("anubis", "bastet", "horus", "sobek", "wadjet", "seth")
#: The badge of each seat (web/src/pieces/badge.ts) is the shield of its soldiers.
SHAPE = {
    "anubis": "M-16.5 18.5V-4A16.5 16.5 0 0 1 16.5-4V18.5Z",
    "bastet": "M-19 0A19 19 0 1 0 19 0A19 19 0 1 0-19 0Z",
    "horus": "M-19-17.5H19V2.5L0 21L-19 2.5Z",
    "sobek": "M-11-18H11L21 0L11 18H-11L-21 0Z",
    "wadjet": "M0-22.5C8-13 19-7 19 4A19 16.5 0 0 1-19 4C-19-7-8-13 0-22.5Z",
    "seth": "M0-24L22 0L0 24L-22 0Z",
}
#: Whose creature it is: any ancestor with a class such as `g-horus` says it.
OWNER = "var(--seat,var(--p-gold2))"
#: The class of every second man.
LIGHT_SKIN = 'class="p-b"'


def p(name: str) -> str:
    assert name in DAY, name
    return f"var(--p-{name})"


def seat(god: str) -> str:
    return f"var(--{god})"


def css() -> str:
    def block(where: str, tones: dict[str, str]) -> str:
        return f"{where} {{\n" + "".join(f"  --p-{name}: {tone};\n" for name, tone in tones.items()) + "}\n"

    return (
        "/* Written by web/art/painted/build_painted.py: pigments of the painted pieces. */\n"
        + block(':root,\n[data-theme="day"]', DAY)
        + block('[data-theme="night"]', NIGHT)
        + "/* Every second man of a rank is lighter, as painters of tombs did to keep contours apart. */\n"
        + ".p-b {\n  --p-skin: var(--p-skin2);\n}\n"
    )


# --- the brush ---------------------------------------------------------------------------------------------


def symbol(name: str, body: str) -> str:
    """No viewBox: the origin of the drawing stays the origin of the <use>, so pieces are put together by translation alone."""
    return f'<symbol id="{name}" overflow="visible">{body}</symbol>'


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, extra: str = "", flip: bool = False) -> str:
    steps = [f"translate({x:g} {y:g})"] if x or y else []
    if flip or scale != 1:
        steps.append(f"scale({-scale:g} {scale:g})" if flip else f"scale({scale:g})")
    moved = f' transform="{" ".join(steps)}"' if steps else ""
    return f'<use href="#{name}"{moved}{" " + extra if extra else ""}/>'


def at(body: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'


def ink(body: str, width: float = 1.5) -> str:
    """Everything inside has the contour. For a halo behind it, draw a figure again with its own --p-line and --p-width."""
    return f'<g stroke="{p("line")}" stroke-width="var(--p-width,{width:g})" stroke-linejoin="round" stroke-linecap="round">{body}</g>'


def paint(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{" " + extra if extra else ""}/>'


def flat(d: str, fill: str) -> str:
    """Colour without a contour."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def line(d: str, colour: str, width: float = 1.2, extra: str = "") -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"{" " + extra if extra else ""}/>'


def rod(d: str, colour: str, width: float = 2) -> str:
    """A line with a contour: shafts, arms, ropes."""
    return (
        f'<path d="{d}" fill="none" stroke-width="{width + 2.2:g}"/><path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'
    )
