"""Places of the map, each centred on 0,0 in board units. Light from the upper left, right side in shade, cast shadow to the right."""

from collections.abc import Callable
from functools import partial

from pigments import flat, ink, line, p, paint, rod, symbol

L = p("line")
STONE, MID, DARK = p("stone"), p("stone2"), p("stone3")
BLUE, RED, GOLD, GREEN, LINEN = p("blue"), p("red"), p("gold"), p("green"), p("linen")


def shade(d: str) -> str:
    return f'<path d="{d}" fill="{p("shadow")}" opacity=".2"/>'


def sun(y: float, s: float = 1.0) -> str:
    """The winged sun."""
    return f'<g transform="translate(0 {y:g}) scale({s:g})"><path d="M-3-1.6C-9-6-16-5-21-2C-16 1.5-9 2.6-3 2ZM3-1.6C9-6 16-5 21-2C16 1.5 9 2.6 3 2Z" fill="{BLUE}" stroke="none"/><path d="M-6 .4H-17M6 .4H17" stroke="{GOLD}" stroke-width="1.2"/><circle r="4.4" fill="{RED}" stroke="{GOLD}" stroke-width="1.6"/></g>'


def column(x: float, top: float, bot: float, w: float = 6.4) -> str:
    h = w / 2
    return (
        paint(f"M{x - h:g} {bot}L{x - h + 0.8:g} {top + 6}H{x + h - 0.8:g}L{x + h:g} {bot}Z", STONE)
        + flat(f"M{x + 0.8:g} {bot - 0.6}L{x + 0.8:g} {top + 6}H{x + h - 1:g}L{x + h - 0.6:g} {bot - 0.6}Z", MID)
        + paint(f"M{x - h - 1.4:g} {top}H{x + h + 1.4:g}L{x + h - 1:g} {top + 6.4}H{x - h + 1:g}Z", GREEN)
        + line(f"M{x - h + 0.6:g} {top + 10}H{x + h - 0.6:g}", RED, 1.7)
        + line(f"M{x - h + 0.6:g} {top + 13}H{x + h - 0.6:g}", BLUE, 1.7)
    )


def ankh(x: float, y: float, s: float, c: str) -> str:
    return f'<g transform="translate({x} {y}) scale({s})" fill="none" stroke="{c}" stroke-width="2.6" stroke-linecap="round"><path d="M0 0C-6-4-4.6-10 0-10S6-4 0 0V10M-5 2.6H5"/></g>'


def plaque(n: int, y: float, w: float = 36) -> str:
    """What a temple pays, over the gate, where no troop hides it; pictures without rules set `--p-plaque: hidden`."""
    return (
        f'<g visibility="var(--p-plaque,visible)"><rect x="{-w / 2}" y="{y}" width="{w}" height="20" rx="5" fill="var(--lapis)" stroke="{GOLD}" stroke-width="1.8"/>'
        f'<text x="-6.5" y="{y + 15.6}" text-anchor="middle" font-family="\'Kemet Serif\',serif" font-weight="700" font-size="17" fill="#fff4d2">{n}</text>{ankh(9, y + 9.8, 0.74, "#ffd978")}</g>'
    )


def cornice(x0: float, x1: float, y: float, fill: str = RED) -> str:
    """Cavetto: flares outwards, painted with palm leaves."""
    n = max(3, round((x1 - x0) / 4.4))
    leaves = "".join(f"M{x0 + (x1 - x0) * i / n:.1f} {y}V{y + 4.6}" for i in range(1, n))
    return (
        paint(f"M{x0 - 2.4} {y}H{x1 + 2.4}L{x1} {y + 5.6}H{x0}Z", fill) + line(leaves, GOLD, 1) + line(f"M{x0} {y + 6.4}H{x1}", BLUE, 1.6)
    )


def tower(x0: float, x1: float, top: float, bot: float, lean: float) -> str:
    """One tower of a pylon with a shaded right edge."""
    return paint(f"M{x0} {bot}L{x0 + lean} {top}H{x1 - lean}L{x1} {bot}Z", STONE) + flat(
        f"M{x1 - 0.8} {bot - 0.6}L{x1 - lean - 0.6} {top + 0.6}H{x1 - lean - 5.4}L{x1 - 6} {bot - 0.6}Z", MID
    )


def warrior(x: float, y: float, s: float = 1.0, flip: int = 1) -> str:
    """King smiting, as carved on pylons: a few strokes."""
    return f'<g transform="translate({x} {y}) scale({s * flip} {s})" stroke="none"><path d="M-3 0L-1-7L-2-13L0-15L2-13L1.6-7L4 0H2L.4-5L-1 0Z" fill="{p("skin")}"/><path d="M-2-9H2.2L3-4.6H-2Z" fill="{LINEN}"/><circle cx=".4" cy="-16.6" r="2.2" fill="{BLUE}"/><path d="M1-13L7-11M-1-13L-5-17L-3-21" stroke="{p("skin")}" stroke-width="1.5" fill="none"/></g>'


def mast(x: float, y0: float, y1: float, c: str) -> str:
    return rod(f"M{x} {y0}V{y1}", p("ochre2"), 1.3) + paint(
        f"M{x + 0.6} {y1 + 0.6}Q{x + 7} {y1 - 1} {x + 12} {y1 + 2.6}Q{x + 7} {y1 + 4.4} {x + 0.6} {y1 + 6.6}Z", c
    )


def temple2() -> str:
    roof = paint("M-31-21L-25-28H35L31-21Z", LINEN) + paint("M31-21L35-28V-17L31-12Z", MID)
    return (
        shade("M-34 25L34 25L52 18L34-12Z")
        + ink(
            paint("M-35 27H35L31 20H-31Z", MID)
            + paint("M-31 20H31V15H-31Z", STONE)
            + flat("M-26-10H26V15H-26Z", p("stone3"))
            + flat("M-6-6H6V15H-6Z", L)
            + paint("M-2.6 15V4Q-3-1 0-1.6Q3-1 2.6 4V15Z", GOLD)
            + "".join(column(x, -13, 15) for x in (-23, -9, 9, 23))
            + paint("M-31-12H31V-21H-31Z", STONE)
            + roof
            + sun(-16.6, 0.8)
            + line("M-30-13.4H-19M19-13.4H30", RED, 1.6),
            1.3,
        )
        + plaque(2, -47)
    )


def temple3() -> str:
    return (
        shade("M-36 24L38 25L58 16L36-16Z")
        + ink(
            paint("M-39 27H39L35 20H-35Z", MID)
            + mast(-30, 8, -39, RED)
            + mast(14, 8, -39, BLUE)
            + tower(-35, -8, -25, 20, 4.4)
            + tower(8, 35, -25, 20, 4.4)
            + cornice(-30.6, -12.4, -30)
            + cornice(12.4, 30.6, -30)
            + warrior(-21.5, 14, 1.35)
            + warrior(20, 14, 1.35, -1)
            + line("M-32-16H-11.6M11.6-16H30M-33.8 16H-9M9.4 16H34", BLUE, 1.6)
            + paint("M-9-12H9V20H-9Z", STONE)
            + cornice(-9, 9, -17, GREEN)
            + paint("M-5.6-6H5.6V20H-5.6Z", p("red2"))
            + line("M0-6V20M-3 6H-2M2 6H3", GOLD, 1.6)
            + sun(-9, 0.42),
            1.3,
        )
        + plaque(3, -43)
    )


def colossus(x: float) -> str:
    return (
        f'<g transform="translate({x} 0)">'
        + paint("M-6 22V15H-3V8L-4 1L-2-3H2.4L4 1L3.6 8H7V12L8 15V22Z", p("ochre"))
        + paint("M-3.4-3Q-3-9.4 0-9.6Q3.4-9.4 3-3L4.4 1H-4.4Z", BLUE)
        + flat("M-1.4-7H2.2V-2.6H-1.4Z", p("skin2"))
        + "</g>"
    )


def temple5() -> str:
    masts = mast(-42, 0, -46, RED) + mast(-20, 0, -46, BLUE) + mast(14, 0, -46, BLUE) + mast(36, 0, -46, RED)
    return (
        shade("M-46 27L48 28L72 16L46-18Z")
        + ink(
            paint("M-50 29H50L45 21H-45Z", MID)
            + masts
            + tower(-46, -12, -26, 22, 5)
            + tower(12, 46, -26, 22, 5)
            + cornice(-41, -17, -32, BLUE)
            + cornice(17, 41, -32, BLUE)
            + warrior(-35, 6, 1.2)
            + warrior(-23, 6, 1.2)
            + warrior(33, 6, 1.2, -1)
            + warrior(22, 6, 1.2, -1)
            + line("M-42.8-17H-15.4M15.4-17H41M-45 9H-13M13 9H43", RED, 1.7)
            + line("M-45.4 12H-13M13 12H44", GOLD, 1.5)
            + paint("M-13-12H13V22H-13Z", STONE)
            + cornice(-13, 13, -18, RED)
            + paint("M-8-4H8V22H-8Z", p("black"))
            + column(-9.6, -6, 22, 5)
            + column(9.6, -6, 22, 5)
            + paint("M-3.6 22V12Q0 6 3.6 12V22Z", GOLD)
            + sun(-8.6, 0.6)
            + colossus(-26)
            + f'<g transform="scale(-1 1)">{colossus(-26)}</g>',
            1.3,
        )
        + plaque(5, -44)
    )


def sanctuary() -> str:
    gods = "".join(
        f'<g transform="translate({x} 11)" stroke="none"><path d="M-2.6 0L-2-8Q-2.4-12 0-12.6Q2.4-12 2-8L2.6 0Z" fill="{c}"/><circle cy="-14.6" r="2.6" fill="{h}"/></g>'
        for x, c, h in ((-11.5, BLUE, GOLD), (-3.8, LINEN, GREEN), (3.8, RED, GOLD), (11.5, GREEN, p("black")))
    )
    rays = "".join(
        f'<path d="M0-31V-41" transform="rotate({a} 0 -2)" stroke="{GOLD}" stroke-width="3.2"/>' for a in (-72, -48, -24, 0, 24, 48, 72)
    )
    return shade("M-36 25L38 25L54 17L34-8Z") + ink(
        rays
        + paint("M-39 27H39L34 20H-34Z", MID)
        + paint("M-32 20H32L28 12H-28Z", STONE)
        + flat("M14 19.4H31L27.4 12.6H14Z", MID)
        + paint("M-22 12V-8A22 22 0 0 1 22-8V12Z", BLUE)
        + line("M-19 12V-8A19 19 0 0 1 19-8V12", GOLD, 1.7)
        + paint("M-16 12V-7A16 16 0 0 1 16-7V12Z", p("black"))
        + gods
        + paint("M-9-13Q0-21 9-13Q0-7-9-13Z", LINEN, 'stroke-width="1.6"')
        + f'<circle cy="-13.4" r="3" fill="{BLUE}"/>',
        1.3,
    )


def obelisk() -> str:
    return shade("M-10 25H12L40 17L32 15Z") + ink(
        paint("M-12 26H12V19H-12Z", MID)
        + paint("M-9 19H9V15H-9Z", STONE)
        + paint("M-7 15L-5-22L0-31L5-22L7 15Z", STONE)
        + flat("M0-31L5-22L6.4 14.4H1.6L1-22Z", MID)
        + paint("M-5-22L0-31L5-22Z", GOLD)
        + flat("M0-31L5-22H1Z", p("gold2"))
        + line("M-2.6-17v4.6M-3.6-9.4h3M-3.4-5q1.6-2 3 0M-3.6 0h3.4l-3 3.4M-3.4 8v4", BLUE, 1.5),
        1.2,
    )


def palm() -> str:
    leaf = "M-2-9C-8-15-15-13-17-6C-12-9-7-9-2-8ZM-2-9C-6-18-14-19-18-15C-12-15-6-13-2-8ZM-2-9C-3-17-8-22-13-22C-8-18-5-14-2-8ZM-2-9C4-16 11-15 14-8C8-11 3-10-2-8ZM-2-9C2-18 10-20 15-16C8-16 3-13-2-8ZM-2-9C0-17 5-22 10-22C4-18 2-14-2-8Z"
    return (
        shade("M-2 12L4 14L22 8L14 7Z")
        + f'<g stroke="{p("green2")}" stroke-width=".9" stroke-linejoin="round"><path d="M-2.8-7C-1.6 0-1.6 7-2.4 13H2.6C2.4 6 1 0-.6-7Z" fill="{p("ochre2")}"/><path d="{leaf}" fill="{GREEN}"/><path d="M-3.6-7a1.8 1.8 0 1 0 .1 0M-.4-6.4a1.8 1.8 0 1 0 .1 0" fill="{RED}"/></g>'
    )


def reeds() -> str:
    stems = "".join(f"M{x} 10Q{x} 0 {b}-9" for x, b in ((-7, -11), (-2, -3), (3, 4), (8, 12)))
    heads = "".join(f"M{b} -8L{b - 4}-14Q{b}-18 {b + 4}-14Z" for b in (-11, -3, 4, 12))
    return line(stems, p("green2"), 2) + f'<path d="{heads}" fill="{GREEN}" stroke="{p("green2")}" stroke-width="1"/>'


def rocks() -> str:
    return (
        shade("M-14 8H16L26 4L12 2Z")
        + f'<g stroke="{DARK}" stroke-width="1" stroke-linejoin="round"><path d="M-15 8L-10-3L-4-6L3 2L6-4L12-1L16 8Z" fill="{STONE}"/><path d="M-4-6L3 2L4 8H-3ZM12-1L16 8H9L6-4Z" fill="{MID}" stroke="none"/></g>'
    )


def lotus() -> str:
    return f'<ellipse cx="-9" cy="4" rx="8" ry="3.2" fill="{p("green2")}"/><ellipse cx="9" cy="6" rx="7" ry="2.8" fill="{GREEN}"/><g fill="{LINEN}" stroke="{BLUE}" stroke-width="1.1" stroke-linejoin="round"><path d="M0 5C-9 2-11-3-11-7C-6-6-2-2 0 5ZM0 5C9 2 11-3 11-7C6-6 2-2 0 5Z" fill="#9cc4e4"/><path d="M0 5C-5-1-4-8 0-12C4-8 5-1 0 5Z"/></g>'


def boat() -> str:
    return '<path d="M-20 9Q0 16 22 8L28 12Q0 20-20 9Z" fill="#06243a" opacity=".3"/>' + ink(
        paint("M-27-12Q-24-8-22 0Q-12 4 0 4T22 0Q24-9 29-13Q30-6 26 3Q16 11 0 11T-23 4Q-28-4-27-12Z", p("ochre"))
        + line("M-24 2Q0 11 25 1", RED, 1.6)
        + rod("M1 3V-26", p("ochre2"), 1.2)
        + paint("M-11-23Q1-26 13-23Q17-12 13-3Q1-6-11-3Q-7-12-11-23Z", LINEN)
        + line("M-9.5-17Q1-20 15-17M-9-11Q1-14 15.4-11", RED, 1.7)
        + rod("M-22-3L-27 11", p("ochre2"), 1.2),
        1.2,
    )


def gate(is_open: bool) -> str:
    """Gate of Seth: pylon in violet stone with a star; closed has leaves and a bolt, open shows the night behind."""
    v, v2 = p("violet"), p("violet2")
    inside = flat("M-11-30Q0-42 11-30V14H-11Z", "#0d0620") + (
        '<g stroke="none" fill="#e6d2ff"><path d="M0-30L2.4-21.4L11-19L2.4-16.6L0-8L-2.4-16.6L-11-19L-2.4-21.4Z"/><circle cx="-5" cy="2" r="1.2"/><circle cx="5" cy="-4" r="1"/><circle cx="3" cy="8" r="1.4"/></g>'
        + paint("M-11-31L-18-26V17L-11 14ZM11-31L18-26V17L11 14Z", v)
        if is_open
        else paint("M-11 14V-30Q-6-36 0-37V14ZM11 14V-30Q6-36 0-37V14Z", v)
        + line("M-11-22H11M-11-6H11M-11 8H11", GOLD, 1.8)
        + paint("M-7-1H7V4H-7Z", GOLD)
    )
    return shade("M-22 16H26L42 8L24-10Z") + ink(
        paint("M-27 20H27L24 14H-24Z", MID)
        + paint("M-22 14L-18-40H18L22 14H11V-30Q0-42-11-30V14Z", v2)
        + inside
        + cornice(-18, 18, -46, v)
        + paint("M0-43L3-40L0-37L-3-40Z", GOLD)
        + line("M-19 6L-15.6-36M19 6L15.6-36", p("gold"), 1.4),
        1.3,
    )


def stud(level: int) -> str:
    """The level in a round gold stud: never mistaken for the square lapis plaque of a base temple."""
    return (
        f'<circle cy="17" r="9.6" fill="{GOLD}" stroke="{L}" stroke-width="1.5"/>'
        f'<text y="22" text-anchor="middle" font-family="\'Kemet Serif\',serif" font-weight="700" font-size="14.5" fill="#2a1d0c">{level}</text>'
    )


def sacred(level: int) -> str:
    """Sacred temple of the alliance: 1 steps with an altar, 2 columns, 3 a gold roof."""
    out = paint("M-31 20H31L27 12H-27Z", MID) + paint("M-25 12H25V6H-25Z", STONE)
    if level == 1:
        out += paint("M-17 6V0H17V6Z", STONE) + paint("M-7 0V-8H7V0Z", STONE) + paint("M-8.6-8H8.6L6-12.6H-6Z", GOLD)
    else:
        out += flat("M-19-17H19V6H-19Z", DARK) + "".join(column(x, -19, 6, 6.4) for x in (-17, -5.8, 5.8, 17))
    if level == 2:
        out += paint("M-25-18H25V-25H-25Z", STONE) + line("M-24-21.5H24", RED, 1.7)
    if level == 3:
        out += (
            paint("M-25-18H25V-25H-25Z", "var(--ally)")
            + cornice(-24, 24, -31, GOLD)
            + paint("M-19-31Q-17-41 14-40Q19-39 19-31Z", GOLD)
            + flat("M7-32Q10-39 13-39.4Q18-38.4 18.4-31.6H7Z", p("gold2"))
            + sun(-21.4, 0.7)
        )
    return shade("M-29 19H31L46 12L28-6Z") + ink(out, 1.2) + stud(level)


def site() -> str:
    """Where a sacred temple may rise: pegs, and a cord around the steps to come."""
    pegs = "".join(paint(f"M{x - 2} {y - 8}h4l-.8 10h-2.4Z", p("ochre2")) for x, y in ((-24, 8), (24, 8), (-31, 21), (31, 21)))
    cord = "M-24 3H24L31 16H-31Z"
    return f'<path d="{cord}" fill="{STONE}" fill-opacity=".6"/>' + ink(
        line(cord, LINEN, 3) + line(cord, DARK, 1.4, 'stroke-dasharray="4 3"') + pegs, 1.2
    )


def city_gate() -> str:
    return ink(
        paint("M-14 5L-12-19H12L14 5Z", STONE)
        + flat("M6 4.4V-19H11.4L13.4 4.4Z", MID)
        + cornice(-12, 12, -24, "var(--p-red)")
        + paint("M-6 5V-8Q0-14 6-8V5Z", p("red2"))
        + line("M0-10V5", GOLD, 1.4),
        1.2,
    )


ALL: dict[str, Callable[[], str]] = {
    "temple-2": temple2,
    "temple-3": temple3,
    "temple-5": temple5,
    "sanctuary": sanctuary,
    "obelisk": obelisk,
    "palm": palm,
    "reeds": reeds,
    "rocks": rocks,
    "lotus": lotus,
    "boat": boat,
    "gate-closed": partial(gate, False),
    "gate-open": partial(gate, True),
    "site": site,
    **{f"sacred-{level}": partial(sacred, level) for level in (1, 2, 3)},
    "city-gate": city_gate,
}


def sprite() -> str:
    return "".join(symbol(f"pl-{name}", draw()) for name, draw in ALL.items())
