"""Painted windows, 64 x 44, for tiles, battle cards and divine cards: one small scene of at most three figures, sky and ground line.

The soldiers are the viewer's own: the page points the four symbols of STAND_IN to its god.
"""

from collections.abc import Callable
from math import cos, pi, sin

import creatures
import places
from pigments import OWNER, SHAPE, flat, ink, line, p, paint, rod, symbol, use

ME, MAN = "sol-me", "man-me"
STAND_IN = {ME: "sol-horus", MAN: "man-horus", "sol-foe-fallen": "sol-anubis-fallen", "sol-foe-captive": "sol-wadjet-captive"}

L, GOLD, RED, BLUE, GREEN, LINEN, BLACK = p("line"), p("gold"), p("red"), p("blue"), p("green"), p("linen"), p("black")


def ground(sky: str, land: str, y: float = 35) -> str:
    return f'<path d="M0 0H64V44H0Z" fill="{sky}"/><path d="M0 {y}Q16 {y - 3} 34 {y}T64 {y - 1}V44H0Z" fill="{land}"/><path d="M0 {y}Q16 {y - 3} 34 {y}T64 {y - 1}" fill="none" stroke="{L}" stroke-width=".7" stroke-opacity=".5"/>'


DAYSKY, NIGHTSKY, SAND, DUSK, REED, WATER = "#f6e3b6", "#1c2c54", "#dfb56f", "#e9a765", "#b9c883", "#3f86a6"


def sun(x: float, y: float, r: float, c: str = RED) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}" stroke="{GOLD}" stroke-width="1.2"/>'


def rays(x: float, y: float, r0: float, r1: float, n: int = 12, c: str = GOLD, w: float = 1.4) -> str:
    return line(
        "".join(
            f"M{x + r0 * cos(2 * pi * i / n):.1f} {y + r0 * sin(2 * pi * i / n):.1f}L{x + r1 * cos(2 * pi * i / n):.1f} {y + r1 * sin(2 * pi * i / n):.1f}"
            for i in range(n)
        ),
        c,
        w,
        'stroke-linecap="round"',
    )


def stars(*at: tuple[float, float]) -> str:
    return (
        '<g fill="#fff3cf">'
        + "".join(f'<path d="M{x} {y - 2}l.6 1.4l1.4.6l-1.4.6l-.6 1.4l-.6-1.4l-1.4-.6l1.4-.6Z"/>' for x, y in at)
        + "</g>"
    )


def ankh(x: float, y: float, s: float, c: str, w: float = 4.4) -> str:
    return f'<g transform="translate({x} {y}) scale({s})"><path d="M0 0C-7-5-5.4-12 0-12S7-5 0 0V12M-6.4 3H6.4" fill="none" stroke="{L}" stroke-width="{w + 2.4}" stroke-linecap="round"/><path d="M0 0C-7-5-5.4-12 0-12S7-5 0 0V12M-6.4 3H6.4" fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round"/></g>'


def tilt(body: str, x: float, y: float, a: float) -> str:
    return f'<g transform="rotate({a} {x} {y})">{body}</g>'


def khopesh(x: float, y: float, s: float, a: float = 0) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({a}) scale({s})">'
        + ink(rod("M0 14L.6 2", p("ochre2"), 2.4) + paint("M-1.4 2.4Q-2.4-5 3-9Q8-13 6-20L10-23Q15-12 7-5Q3-2 2.4 2.4Z", GOLD), 1.4)
        + "</g>"
    )


def stela(x: float, y: float, s: float, c: str = BLUE) -> str:
    """A shield that belongs to no god."""
    return f'<g transform="translate({x} {y}) scale({s})"><path d="{SHAPE["anubis"]}" fill="{c}" stroke="{L}" stroke-width="6"/><path d="{SHAPE["anubis"]}" fill="{c}" stroke="{LINEN}" stroke-width="2.8"/><path d="M0 12V-10M-9 1H9" stroke="{GOLD}" stroke-width="3"/></g>'


def horse() -> str:
    return ink(
        paint(
            "M-19-17Q-21-27-10-28Q0-29 9-27Q13-36 17-43L15.6-49L20-46Q28-43 33.6-35Q34.6-32 31.6-31L26-32.6Q23-26 20-21Q21-15 26-11L34-10L35-6L25-6.6L16-15Q4-13-5-15L-10-8L-20-4L-25 0L-28-3L-22-9L-15-12Q-18-13-19-17Z",
            p("red2"),
        )
        + rod("M-18-25Q-28-26-32-17", p("black"), 2.4)
        + line("M16-45Q10-38 7-29", BLACK, 3)
        + paint("M18-47Q20-56 15-60Q24-60 23-48Z", BLUE)
        + paint("M-9-28.5H7L5-20H-7Z", OWNER)
        + line("M24-34L29-33M26-41L20-36", GOLD, 1.2),
        1.5,
    )


def wheel(x: float, y: float, r: float) -> str:
    spokes = "".join(f"M{x} {y}L{x + r * cos(pi * i / 3):.1f} {y + r * sin(pi * i / 3):.1f}" for i in range(6))
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{L}" stroke-width="3.2"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{GOLD}" stroke-width="1.5"/>'
        + line(spokes, L, 1)
        + f'<circle cx="{x}" cy="{y}" r="1.8" fill="{RED}" stroke="{L}" stroke-width=".8"/>'
    )


def place(name: str, x: float, y: float, s: float) -> str:
    return f'<g transform="translate({x} {y}) scale({s})">{places.ALL[name]()}</g>'


def wall(x0: float, x1: float, y0: float, y1: float) -> str:
    n = int((x1 - x0) / 7)
    top = "".join("v-4h4v4h3" for _ in range(n))
    return ink(
        paint(f"M{x0} {y1}V{y0}{top}V{y1}Z", p("stone"))
        + line(f"M{x0} {y0 + 5}H{x0 + n * 7}", RED, 1.6)
        + line("".join(f"M{x0 + 3 + i * 7} {y0 + 6}v4M{x0 + 6 + i * 7} {y0 + 10}v4" for i in range(n)), p("stone2"), 1),
        1.1,
    )


def eye(x: float, y: float, s: float, c: str = BLUE) -> str:
    return f'<g transform="translate({x} {y}) scale({s})"><path d="M-18 0Q-2-13 16 0Q0 9-18 0Z" fill="{LINEN}" stroke="{L}" stroke-width="2.2"/><circle cx="-1" cy="-1.6" r="5" fill="{c}" stroke="{L}" stroke-width="1.6"/><path d="M-20-7Q-2-20 19-6M16 0Q22 2 24 0M-6 6.4V17M2 6Q6 17 17 15Q21 12 17 10" fill="none" stroke="{L}" stroke-width="3.2" stroke-linecap="round"/></g>'


def scroll_card(x: float, y: float, a: float, c: str) -> str:
    return f'<g transform="translate({x} {y}) rotate({a})"><rect x="-7" y="-11" width="14" height="22" rx="2" fill="{c}" stroke="{L}" stroke-width="1.1"/><rect x="-5" y="-9" width="10" height="18" rx="1.2" fill="none" stroke="{GOLD}" stroke-width=".9"/>{ankh(0, 1, 0.42, GOLD, 3)}</g>'


def worshipper(x: float, y: float, s: float) -> str:
    """A worshipper with raised hands."""
    return (
        f'<g transform="translate({x} {y}) scale({s})">'
        + ink(
            paint("M-12 0Q-14-8-6-11L4-12Q10-10 10-4L16-3V0Z", LINEN)
            + paint("M-5-10L-4-24Q1-27 6-24L5-10Z", p("skin"))
            + rod("M4-22L13-27L15-34", p("skin"), 2.6)
            + rod("M1-21L11-23L17-30", p("skin"), 2.6)
            + paint("M-3-25Q-6-33 1-35Q8-35 8-29Q8-25 3-24Z", p("skin"))
            + flat("M-4.5-27Q-6-35 1-36Q6-36 8-32Q3-32 1-29Q0-25-3-24Z", BLACK)
            + paint("M-4-24Q1-18 6-24Z", GOLD),
            1.4,
        )
        + "</g>"
    )


def hand(x: float, y: float, s: float, c: str) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({s})">'
        + ink(
            paint(
                "M-8 16V2Q-10-4-9-10Q-7-12-5.6-9L-5-2L-4-15Q-2-18-.4-15L0-3L1.6-14Q4-16.5 5-13L4.6-2L7-9Q9.6-11 10.4-8L9 4Q8 10 6 16Z",
                c,
            ),
            1.5,
        )
        + "</g>"
    )


def attack() -> str:
    return (
        ground(DAYSKY, SAND)
        + sun(50, 12, 8)
        + rays(50, 12, 10, 14)
        + tilt(use(MAN, 12, 41, 0.5), 12, 41, 12)
        + tilt(use(MAN, 24, 41, 0.55), 24, 41, 12)
        + tilt(use(ME, 37, 41, 0.6), 37, 41, 12)
    )


def strength() -> str:
    return (
        ground(DUSK, SAND, 39)
        + rays(32, 23, 9, 26, 16, "#f8d489", 2.4)
        + ink(paint("M-2 46L10 30L20 34L14 46Z", p("skin")) + paint("M8 36L18 24L26 30L18 41Z", GOLD), 1.2)
        + khopesh(25, 27, 1.35, 28)
        + ink(paint("M14 27Q18 19 25 22L27 29Q25 34 20 35Z", p("skin")) + line("M19 24L23 31M23 22.6L26 29", L, 1), 1.2)
    )


def defence() -> str:
    return ground(DAYSKY, SAND) + use(MAN, 14, 40, 0.52) + use(MAN, 31, 40, 0.52) + use(ME, 48, 40, 0.52) + wall(-2, 68, 30, 46)


def protection() -> str:
    return (
        ground(REED, "#93a75f", 37)
        + stela(32, 24, 0.92)
        + ink(rod("M50 8L38 18M56 16L42 24", p("ochre2"), 1.1) + paint("M52 4L57 7L52 8ZM57 12L62 16L57 17Z", LINEN), 0.8)
    )


def damage() -> str:
    return (
        ground(DUSK, "#c98a55", 33)
        + sun(13, 11, 6, p("gold"))
        + use("sol-foe-fallen", 26, 41, 0.62)
        + ink(rod("M44 42L54 8", p("ochre2"), 1.6) + paint("M54 8L52 3Q57-2 58 3Q59 7 54 8Z", GOLD), 1.1)
        + f'<path d="M46 12C42 18 40 21 40 24A6 6 0 0 0 52 24C52 21 50 18 46 12Z" fill="{RED}" stroke="{L}" stroke-width="1.2"/>'
    )


def movement() -> str:
    return (
        ground(DAYSKY, SAND, 36)
        + sun(12, 10, 6)
        + f'<g transform="translate(36 41) scale(.56)">{horse()}</g>'
        + line("M2 24H10M0 29H9M3 34H12", p("ochre2"), 1.3, 'stroke-linecap="round"')
        + use(ME, 33, 31, 0.4)
    )


def chariot() -> str:
    return (
        ground(DAYSKY, SAND, 37)
        + f'<g transform="translate(44 40) scale(.5)">{horse()}</g>'
        + use(ME, 18, 34, 0.46)
        + ink(
            paint("M8 36V23Q8 21 11 21Q24 22 26 36Z", RED) + line("M11 26Q19 26 23 30", GOLD, 1.4) + rod("M24 33L40 28", p("ochre2"), 1.2),
            1.2,
        )
        + wheel(16, 36, 6.4)
    )


def prayer() -> str:
    return ground(DAYSKY, SAND, 38) + rays(44, 20, 13, 18, 14) + ankh(44, 22, 1.05, GOLD) + worshipper(18, 40, 0.86)


def night_prayer() -> str:
    return (
        ground(NIGHTSKY, "#3a3a5c", 38)
        + stars((10, 8), (22, 14), (54, 9), (58, 24), (6, 24))
        + '<path d="M40 6A11 11 0 1 0 48 22A9 9 0 1 1 40 6Z" fill="#f4e3b0"/>'
        + ankh(27, 25, 1.1, GOLD)
    )


def recruit() -> str:
    return (
        ground(DAYSKY, SAND, 36) + place("city-gate", 16, 37, 1.25) + use(MAN, 32, 41, 0.5) + use(MAN, 42, 41, 0.5) + use(ME, 52, 41, 0.5)
    )


def victory() -> str:
    return ground("#f4cf7a", "#d9a63a", 42) + rays(30, 20, 14, 40, 20, "#fbe7ae", 2.6) + eye(30, 19, 1.05)


def teleport() -> str:
    return (
        ground(NIGHTSKY, "#5b5378", 37)
        + stars((8, 8), (54, 7), (58, 20), (10, 22))
        + '<path d="M26 40L20 0H44L38 40Z" fill="#fff3cf" fill-opacity=".35"/>'
        + place("obelisk", 32, 25, 0.66)
        + use(ME, 50, 41, 0.46, 'opacity=".95"')
        + use(ME, 13, 41, 0.46, 'opacity=".35"')
    )


def cards() -> str:
    return ground(DUSK, "#c98a55", 40) + scroll_card(21, 23, -16, BLUE) + scroll_card(32, 21, 0, RED) + scroll_card(43, 23, 16, GREEN)


def vision() -> str:
    return (
        ground(NIGHTSKY, "#2a3a66", 40)
        + stars((8, 8), (56, 8), (10, 34), (54, 34), (32, 5))
        + rays(31, 20, 16, 21, 16, "#8fb6ef", 1.2)
        + eye(31, 20, 0.92, p("violet"))
    )


def raised() -> str:
    return (
        ground(DAYSKY, SAND, 37)
        + sun(54, 9, 6)
        + use("pyr-white-3", 25, 36, 0.72)
        + f'<path d="M36 38L60 38L60 42H30Z" fill="{p("ochre2")}" opacity=".5"/>'
        + ink(paint("M46 30H56V38H46Z", p("stone")) + rod("M46 34L38 34", p("ochre2"), 0.8), 1)
        + use(MAN, 60, 41, 0.34)
    )


def buy() -> str:
    return (
        ground("#f3e3bf", "#d9b96f", 41)
        + ink(
            rod("M32 8V38M18 12L46 12M26 39H38", GOLD, 2)
            + line("M18 12L12 24M18 12L24 24M46 12L40 22M46 12L52 22", L, 1)
            + paint("M10 24H26Q24 31 18 31T10 24Z", GOLD)
            + paint("M38 22H54Q52 29 46 29T38 22Z", GOLD),
            1.2,
        )
        + ankh(18, 20, 0.46, RED, 4)
        + f'<rect x="41" y="13" width="10" height="9" rx="1.5" fill="{BLUE}" stroke="{L}"/>'
    )


def siege() -> str:
    breach = "M28 10V17L33 22L31 28L38 34L44 29L43 22L49 17V10Z"
    return (
        ground(DAYSKY, SAND, 37)
        + wall(20, 66, 17, 44)
        + f'<path d="{breach}" fill="{DAYSKY}"/><path d="M28 17L33 22L31 28L38 34L44 29L43 22L49 17" fill="none" stroke="{L}" stroke-width="1.3" stroke-linejoin="round"/>'
        + ink(paint("M30 44L33 38L38 37L42 40L47 39L50 44Z", p("stone2")), 1)
        + use(ME, 12, 42, 0.58)
    )


def gold() -> str:
    return (
        ground("#f1d38a", "#cf9a35", 42)
        + rays(32, 20, 16, 32, 18, "#fff0c2", 2)
        + '<g transform="translate(32 25)">'
        + ink(
            paint("M-15 15Q-21 0-13-14Q-8-22 0-22Q8-22 13-14Q21 0 15 15L6 17V6H-6V17Z", GOLD)
            + line("M-17 3L-7 5M-18-3L-8-1M-16-9L-8-6M-17 9L-7 11M17 3L7 5M18-3L8-1M16-9L8-6M17 9L7 11M-5-21L-4-15M5-21L4-15", BLUE, 2)
            + paint("M-8-12Q0-16 8-12Q9 0 5 6Q0 9-5 6Q-9 0-8-12Z", "#f0c65e")
            + flat("M-6.4-5Q-3.6-7.6-1-4.8Q-3.6-3.4-6.4-5ZM6.4-5Q3.6-7.6 1-4.8Q3.6-3.4 6.4-5Z", L)
            + line("M-7-8Q-4-9.6-1-7.8M7-8Q4-9.6 1-7.8M-2 3Q0 4.4 2 3M0-4V0", L, 1)
            + paint("M-1.8 7H1.8L1.4 15H-1.4Z", BLUE)
            + paint("M-2-15Q-4-21 0-25Q4-21 2-15Z", RED),
            1.2,
        )
        + "</g>"
    )


def veto() -> str:
    return (
        ground("#e7c9a0", "#b98a5a", 41)
        + rays(32, 20, 17, 24, 12, RED, 2)
        + hand(32, 25, 1.05, p("skin2"))
        + f'<circle cx="32" cy="31" r="4" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    )


def retreat() -> str:
    return (
        f'<path d="M0 0H64V44H0Z" fill="{DAYSKY}"/><path d="M0 26H64V44H0Z" fill="{WATER}"/>'
        + line("M0 31l4-2l4 2l4-2l4 2M44 33l4-2l4 2l4-2l4 2l4-2M4 39l4-2l4 2l4-2l4 2l4-2l4 2", "#9cd0dd", 1.1)
        + place("boat", 34, 26, 1.0)
        + use(MAN, 25, 29, 0.36, flip=True)
        + use(MAN, 44, 29, 0.36, flip=True)
    )


def phalanx() -> str:
    return ground(DAYSKY, SAND, 36) + "".join(use(ME if i == 0 else MAN, 52 - i * 10, 42 - (i % 2) * 1, 0.56) for i in range(5))


def purge() -> str:
    return (
        ground("#e39a5c", "#b5622f", 35)
        + rays(46, 10, 6, 40, 18, "#f2bd75", 2)
        + use("sol-foe-fallen", 46, 42, 0.5)
        + tilt(use(ME, 22, 41, 0.6), 22, 41, 8)
    )


def charge() -> str:
    return (
        ground("#c5502c", "#7a2415", 37)
        + f'<path d="M6 40Q2 26 12 16Q12 24 17 26Q16 14 26 6Q25 18 32 22Q34 12 40 8Q40 20 46 25Q50 20 50 15Q58 26 52 40Z" fill="{GOLD}"/><path d="M14 40Q12 30 18 26Q20 32 24 32Q26 22 32 20Q32 28 38 30Q42 28 42 24Q48 32 44 40Z" fill="#fbe2a0"/>'
        + tilt(use(ME, 30, 42, 0.58), 30, 42, 14)
    )


def rearguard() -> str:
    return (
        ground(DAYSKY, SAND, 36)
        + sun(10, 10, 6)
        + use(MAN, 14, 41, 0.46, flip=True)
        + use(MAN, 25, 41, 0.48, flip=True)
        + use(ME, 43, 42, 0.62)
        + ink(rod("M62 12L54 18M64 22L56 26", p("ochre2"), 1), 0.8)
    )


def mixed() -> str:
    return (
        ground(REED, "#93a75f", 38)
        + ink(
            rod("M14 6Q38 10 34 42", p("ochre2"), 2.2)
            + line("M14 6L34 42", LINEN, 0.9)
            + rod("M54 4L14 40", p("ochre2"), 1.8)
            + paint("M54 4L59-1Q62 5 57 8Z", GOLD),
            1.2,
        )
        + khopesh(47, 30, 0.8, 20)
    )


def seth() -> str:
    return (
        ground("#2b1548", "#12082a", 38)
        + rays(32, 18, 12, 30, 14, "#6a2bb4", 2)
        + f'<path d="M32 2L46 18L32 34L18 18Z" fill="{p("violet")}" stroke="{GOLD}" stroke-width="1.6"/>'
        + use("head-seth", 30, 63, 0.9)
    )


def corrupt() -> str:
    return (
        ground("#3a2358", "#1b0d33", 36)
        + rays(44, 14, 5, 26, 14, "#8a4dcc", 1.6)
        + use("sol-foe-captive", 22, 42, 0.58)
        + f'<path d="M46 4L54 14L46 24L38 14Z" fill="{p("violet")}" stroke="{GOLD}" stroke-width="1.4"/>'
        + hand(46, 30, 0.6, p("violet2"))
    )


def spoils() -> str:
    return (
        ground(DUSK, "#c98a55", 36)
        + rays(42, 17, 12, 17, 14)
        + ankh(42, 19, 1, GOLD)
        + use("sol-foe-fallen", 22, 42, 0.5)
        + khopesh(13, 22, 0.8, -16)
    )


def obelisk() -> str:
    return (
        ground(DAYSKY, SAND, 37)
        + rays(32, 8, 5, 30, 16, "#f2c86a", 2)
        + place("obelisk", 32, 24, 0.72)
        + use(ME, 50, 41, 0.46)
        + use(MAN, 13, 41, 0.46)
    )


def jar() -> str:
    """An object of the path: a canopic jar with the jackal's head."""
    return (
        ground(NIGHTSKY, "#3a3a5c", 38)
        + rays(32, 22, 14, 26, 14, "#e0b04a", 1.6)
        + ink(
            paint("M22 41Q17 30 20 24H44Q47 30 42 41Z", p("stone"))
            + line("M19.6 31H44.4M20.4 35H43.6", BLUE, 1.8)
            + paint("M20 24H44L42 20H22Z", GOLD),
            1.3,
        )
        + use("head-anubis", 31, 50, 0.8)
    )


def scroll() -> str:
    """A skill of the path: a papyrus with signs."""
    signs = "M20 17h8M20 22h12M20 27h7M37 16q3-4 6 0M37 22h6l-5 5M38 30h5"
    return ground(DUSK, "#c98a55", 38) + ink(
        paint("M14 9H50V35H14Z", LINEN)
        + line(signs, p("red2"), 1.8)
        + paint("M10 7H18V38Q14 40 10 38Z", p("stone2"))
        + paint("M46 7H54V38Q50 40 46 38Z", p("stone2")),
        1.3,
    )


def token() -> str:
    """One more action: a token falls on the action pyramid."""
    return (
        ground(DAYSKY, SAND, 40)
        + ink(paint("M12 40L32 8L52 40Z", p("stone")) + line("M24 21H40M18 31H46M32 21V31M25 31V40M39 31V40", p("stone3"), 1.2), 1.2)
        + f'<circle cx="32" cy="24" r="9" fill="{GOLD}" stroke="{L}" stroke-width="1.4"/><circle cx="32" cy="24" r="5.6" fill="none" stroke="#fff3c4" stroke-width="1.2"/>'
    )


def creature(name: str) -> str:
    seths = name in SETHS
    sky, land = ("#3a2358", "#1b0d33") if seths else (DUSK, "#c98a55")
    return ground(sky, land, 36) + rays(32, 20, 12, 36, 16, "#8a4dcc" if seths else "#f8d489", 2) + use(f"cr-{name}", 31, 41, 0.43)


SETHS = ("vulture", "crocodile", "cobra", "osiris", "new_sphinx")
FAMILIES: dict[str, Callable[[], str]] = {
    "spoils": spoils,
    "obelisk": obelisk,
    "jar": jar,
    "scroll": scroll,
    "token": token,
    "attack": attack,
    "strength": strength,
    "defence": defence,
    "protection": protection,
    "damage": damage,
    "movement": movement,
    "chariot": chariot,
    "prayer": prayer,
    "night-prayer": night_prayer,
    "recruit": recruit,
    "victory": victory,
    "teleport": teleport,
    "cards": cards,
    "vision": vision,
    "raise": raised,
    "buy": buy,
    "siege": siege,
    "gold": gold,
    "veto": veto,
    "retreat": retreat,
    "phalanx": phalanx,
    "purge": purge,
    "charge": charge,
    "rearguard": rearguard,
    "mixed": mixed,
    "seth": seth,
    "corrupt": corrupt,
}


def sprite() -> str:
    stand_ins = "".join(symbol(name, use(drawn)) for name, drawn in STAND_IN.items())
    families = "".join(symbol(f"face-{name}", draw()) for name, draw in FAMILIES.items())
    return stand_ins + families + "".join(symbol(f"face-cr-{name}", creature(name)) for name in creatures.ALL)
