"""Infantry in profile, looking right. Feet on y = 0, about 64 high, 34 wide.

Owners are told apart three times without colour: the shield is the badge of the seat, the head is the mask of the god, the weapon differs.
"""

import json
from pathlib import Path

from pigments import (
    GODS,
    LIGHT_SKIN,
    OWNER,
    SHAPE,
    flat,
    ink,
    line,
    p,
    paint,
    rod,
    seat,
    symbol,
    use,
)

Place = tuple[float, float]
#: Where each man of a rank stands, the furthest first: the nearest man is at the left and painted last, so every further one shows his
#: profile and the front of his shield. The page reads the same file to draw men one by one.
RANKS: dict[str, list[Place]] = {
    size: [(x, y) for x, y in places] for size, places in json.loads((Path(__file__).parent / "ranks.json").read_text()).items()
}

LINE = p("line")


def eye(x: float, y: float, colour: str = "gold") -> str:
    almond = f"M{x - 2.6:g} {y}Q{x} {y - 2.4:g} {x + 2.8:g} {y + 0.5:g}Q{x} {y + 1.8:g} {x - 2.6:g} {y}Z"
    return flat(almond, p(colour)) + f'<circle cx="{x + 0.2:g}" cy="{y}" r=".9" fill="{LINE}" stroke="none"/>'


def head(god: str) -> str:
    s, gold = seat(god), p("gold")
    lappet = paint("M-7-48Q-11-41-9.6-33.5L-1.5-32.5L1.5-40Z", s) + line("M-9-43.5L-3-41M-9.9-39.5L-3-37.5M-9.8-36L-2.5-34.8", gold, 1.1)
    if god == "anubis":
        return (
            lappet
            + paint(
                "M-6-36Q-8.6-45-6.6-50L-6.4-65Q-1.6-60-.6-53L3-64.5Q6-58.6 5-51.5Q10-49.6 17.2-46Q18.6-43.6 16.2-42.2L8-40.4Q5.6-39.4 5-35.5Z",
                p("black"),
            )
            + line("M-4.6-61Q-3.4-57-3.2-52M3-60Q3.8-56 3-52.4", gold, 1.2)
            + eye(5.2, -47)
            + line("M9-42.6L15.6-43.6", p("black2"), 1)
        )
    if god == "bastet":
        return (
            lappet
            + paint(
                "M-6-36Q-9.4-44-7.6-50.5L-8-62L-1.4-56Q1-56.8 3.4-56L9.6-61.6L9.2-52Q11.4-49.4 14.2-46.8Q15.4-44.6 13.6-42.8Q11-40.6 7-40Q5.4-39 5-35.5Z",
                p("ochre"),
            )
            + flat("M-6.6-58.4L-6-53L-3-55.2ZM8.2-58.2L7.6-53.6L5-54.8Z", p("red"))
            + eye(6, -48.4, "green")
            + flat("M12.4-47.6L14.6-46.6L13.2-45Z", LINE)
            + line("M-2-54L-3-51M1-54.6V-51.6", p("ochre2"), 1.3)
            + f'<circle cx="-8.4" cy="-55" r="2" fill="none" stroke="{gold}" stroke-width="1.2"/>'
        )
    if god == "horus":
        return (
            lappet
            + f'<circle cx="0" cy="-60" r="7" fill="{p("red")}"/><circle cx="0" cy="-60" r="4.8" fill="none" stroke="{gold}" stroke-width="1.3"/>'
            + paint("M-6-36Q-9-45-6-50.4Q-2-55 4-54Q9.6-53 11-48.4Q13-42 8.6-40Q5.6-39 5-35.5Z", p("linen"))
            + flat("M-6.6-45Q-7-51-2-53Q4-55 9-51.4Q3-51.6 1-49Q-2-46-6.6-45Z", p("blue"))
            + paint("M10-51Q16.4-49.6 15.4-42Q13.6-44.4 10.4-44Z", gold)
            + flat("M2.8-48.6Q5.4-51 8.8-48.4Q6-46.6 2.8-48.6Z", LINE)
            + flat("M3.4-47.4Q5-42.6 8.4-41.2L3.6-41.6Q1.4-44 1.6-47.6Z", LINE)
        )
    if god == "sobek":
        return (
            lappet
            + paint("M-9-37L-12-40.4L-9.4-43L-11.6-47L-7.6-48L-8.4-52.6L-3.6-51.8L-1.6-56L2-52.6L0-44Z", p("green2"))
            + paint(
                "M-6-36Q-9.4-45-6-49.4Q-2-53 2.4-52.4Q5-56 8-51.6L15-49.6Q16.6-51.6 18-49L23.4-47.6Q26-45.6 23.6-43L9-39.6Q5.8-39 5-35.5Z",
                p("green"),
            )
            + flat("M9-45L23.8-44.6L22.4-42.6L20.8-43.6L19-41.4L17-43.4L15-41L13-43.2L11-41.6Z", p("linen"))
            + line("M8-45.6L24-44.8", LINE, 1)
            + eye(4.4, -49.6)
            + line("M-5-46Q-3-43-3.4-39M-1.6-48Q.6-44 0-40", p("green2"), 1.2)
        )
    if god == "wadjet":
        return (
            paint("M-4.6-33Q-14-41-12-52Q-9.6-61.6-1-62Q8.6-61 9.6-52Q10.4-42 5-33Z", s)
            + line("M-7.6-53H4.6M-8.4-48.4H5.2M-7.8-43.8H4.8M-5.8-39.4H3.6", gold, 1.7)
            + paint("M-4.4-55Q-5-65 3.6-66Q11-66 15.6-60.6Q16-58 12-57.4Q6-57 4-53.4Q0-51-4.4-55Z", p("gold"))
            + flat("M3.2-62.4Q5.6-64.2 8.4-61.4Q6-60.2 3.2-62.4Z", p("linen"))
            + f'<circle cx="6" cy="-62" r="1" fill="{LINE}" stroke="none"/>'
            + line("M15-59L19-57.6M19-57.6L21.6-58.6M19-57.6L20.8-55.6", p("red"), 1.2)
        )
    # Seth
    return (
        lappet
        + paint(
            "M-6-36Q-8.6-44-7-49.6L-11-66.5L-3.6-65.4L-2.4-53L.8-53.2L1.4-66L8.6-65L5.6-51.6Q12-50.4 16.4-45Q19.4-40.6 18.4-36Q15.6-34.6 14-37.4Q11.6-41 8-40Q5.6-39 5-35.5Z",
            p("red2"),
        )
        + line("M-7-63L-4.8-53.4M4.8-62.6L3.4-53.6", p("ochre"), 1.3)
        + eye(5.4, -47)
    )


def weapon(god: str) -> str:
    bronze, wood = p("gold"), p("ochre2")
    if god == "anubis":  # khopesh
        return rod("M15-26L15.6-40", wood, 2) + paint(
            "M14.4-39.6Q13.6-45 17.6-48Q22-51.6 20.2-58L23.4-60.4Q28-51 21-45.4Q17.4-42.6 17-39.6Z", bronze
        )
    if god == "bastet":  # bow
        return rod("M13.4-53Q17-50 18.6-44Q21.6-32 18.4-22Q17-17 13.6-14.4", wood, 2) + line("M13.6-53L13.6-14.4", p("linen"), 1)
    if god == "horus":  # spear
        return (
            rod("M16-2V-54", wood, 1.8) + paint("M16-70Q20.4-62 17.6-54H14.4Q11.6-62 16-70Z", bronze) + line("M16-67V-56", p("gold2"), 0.9)
        )
    if god == "sobek":  # axe
        return rod("M16-6V-56", wood, 2) + paint("M17-57Q27.6-56 27.4-47.4Q27-40 17-39.4L19.4-44Q18-48.4 19.4-52Z", bronze)
    if god == "wadjet":  # fork
        return rod("M16-3V-52", wood, 1.8) + paint(
            "M14.8-51Q9.6-52.4 10.4-59L10.8-66L13.4-60Q13-55.4 16-55.2Q19-55.4 18.6-60L21.2-66L21.6-59Q22.4-52.4 17.2-51Z", bronze
        )
    # Seth: was-glaive
    return (
        rod("M16 0V-54", p("black2"), 2)
        + paint("M14.6-53L11-60L17-58L26.6-63.4Q27-56 21-54.4L17.4-51.6Z", bronze)
        + line("M16-3L13 1M16-3L19 1", LINE, 1.6)
    )


LEGS = "M-8.4-19H-1L-4.4-3.4L-.4-2.6Q1-1.6.8 0H-10.8L-10-4.6ZM-1.6-19H6.6L7-3.4L11.6-2.6Q13-1.6 12.8 0H1.6L2.2-4.6Z"


def body(god: str, skin: str = "skin") -> str:
    return paint(LEGS, p(skin)) + trunk(god, skin)


def trunk(god: str, skin: str = "skin") -> str:
    """Kilt, breast and collar."""
    s = seat(god)
    return (
        paint("M-10-25H8L11-12.6Q5-10.4 0-11Q-6-10.4-12-12.4Z", p("linen"))
        + paint("M2.6-24L8-24.6L10.8-12.6Q7.6-11.4 5-11.4Z", s)
        + line("M-6-20L-7.4-12.4M-2-20L-2.6-12", p("linen2"), 1.1)
        + paint("M-12-37.6Q0-41.6 12-37.6L8.4-24H-10Z", p(skin))
        + paint("M-9-38.6Q0-27.6 9.4-38.6Q0-41.4-9-38.6Z", p("gold"))
        + line("M-6.4-36.4Q0-29.4 6.8-36.4", p("blue"), 1.5)
    )


def shield(god: str) -> str:
    s = seat(god)
    inner = {
        "anubis": "M0 13V-2M-7-2H7M0-2C-6-6-4.4-13 0-13S6-6 0-2",
        "bastet": "M0-11V11M-11 0H11M-7.6-7.6L7.6 7.6M7.6-7.6L-7.6 7.6",
        "horus": "M-11-9H11M-11-3H11M-6 4H6",
        "sobek": "M-11-9L-5-3L0-9L5-3L11-9M-11 1L-5 7L0 1L5 7L11 1",
        "wadjet": "M0-12C5-4 9 0 9 5A9 8 0 0 1-9 5C-9 0-5-4 0-12Z",
        "seth": "M0-12L11 0L0 12L-11 0Z",
    }[god]
    on = p("red2" if god == "horus" else "gold")
    return (
        f'<g transform="translate(-.5 -24.5) scale(.6)"><path d="{SHAPE[god]}" fill="{s}" stroke-width="7"/><path d="{SHAPE[god]}" fill="{s}" stroke="{p("linen")}" stroke-width="3.2"/>'
        f'<path d="{inner}" fill="none" stroke="{on}" stroke-width="2.6"/></g>'
    )


def soldier(god: str) -> str:
    return ink(weapon(god) + rod("M8-36L15-31.5", p("skin"), 3)) + man(god)


def man(god: str) -> str:
    """Without weapon: the inner men of a rank, so that a small group stays calm."""
    return ink(body(god) + head(god) + shield(god) + rod("M-10.5-36L-11.5-29", p("skin"), 3))


def strike(god: str) -> str:
    """The moment of the blow: a long step, the trunk thrown forward, the weapon coming down. Spears and forks thrust, the archer draws."""
    skin = p("skin")
    legs = paint("M-6-20L2-18L-10-8L-15-1L-11 0H-22L-19-6L-13-13ZM-1-20L8-19L15-11L15-3L20-2Q21.4-1 21 0H9.4L10-5L8-9Z", skin)
    if god == "bastet":
        swing = (
            f'<g transform="translate(9 -1)">{weapon(god)}</g>'
            + rod("M-1-34H33", p("linen"), 1)
            + paint("M33-36.4L38.6-34L33-31.6Z", p("gold"))
        )
        arms = rod("M8-36L27-34", skin, 3)
        behind = rod("M-9-36L-15-32L-3-34", skin, 3)
    elif god in ("horus", "wadjet"):
        swing = f'<g transform="translate(4 6) rotate(70 15 -31)">{weapon(god)}</g>'
        arms = rod("M8-36L16-30L22-26", skin, 3)
        behind = rod("M-10.5-36L-12-29", skin, 3)
    else:
        swing = f'<g transform="translate(2 -17) rotate(44 15 -31)">{weapon(god)}</g>'
        arms = rod("M8-37L15-42L18-49", skin, 3)
        behind = rod("M-10.5-36L-12-29", skin, 3)
    lean = '<g transform="rotate(11 0 -18)">'
    return ink(legs) + lean + ink(swing + arms + trunk(god)) + use(f"head-{god}") + ink(shield(god) + behind) + "</g>"


def shade(places: list[Place]) -> str:
    xs = [x for x, _ in places]
    ys = [y for _, y in places]
    cx, rx = (min(xs) + max(xs)) / 2 + 2, (max(xs) - min(xs)) / 2 + 17
    return f'<ellipse cx="{cx:g}" cy="{min(ys) / 2:g}" rx="{rx:g}" ry="{5 - min(ys) / 2:g}" fill="{p("shadow")}" opacity=".28"/>'


def rank(god: str, places: list[Place]) -> str:
    """Every second man is lighter, so that the contours stay apart. Only the leader of each line shows his weapon: all of them are noise."""
    out = shade(places)
    lines: dict[float, int] = {}
    for x, y in places:
        at = lines[y] = lines.get(y, 0) + 1
        out += use(f"{'sol' if at == 1 else 'man'}-{god}", x, y, extra=LIGHT_SKIN if at % 2 == 0 else "")
    return out


def priest() -> str:
    """Shaven head, leopard skin, crook: goes with any seat by --seat."""
    return ink(
        rod("M15-1V-46Q15-54 20-54Q24.6-53.6 23.6-48.6", p("gold"), 2)
        + rod("M7-36L14.6-31", p("skin2"), 3)
        + paint("M-8-4H8.6L12-2.4Q13-1.4 12.8 0H-9Z", p("skin2"))
        + paint("M-8.6-36H8L12-3.6Q2-1.6-10.6-3.6Z", p("linen"))
        + line("M-3-24L-5-5M2-24L4-5", p("linen2"), 1.1)
        + paint("M-10-37.6Q0-41 10-37.6L7-17Q2-12-3-10L-9-17Z", p("ochre"))
        + flat(
            "M-5-33a1.6 1.6 0 1 0 .1 0M0-27a1.6 1.6 0 1 0 .1 0M-5-22a1.6 1.6 0 1 0 .1 0M4-34a1.6 1.6 0 1 0 .1 0M4-21a1.4 1.4 0 1 0 .1 0",
            p("line"),
        )
        + paint("M-9.4-20H8L8.6-15.6H-9.6Z", OWNER)
        + paint("M-9-38Q0-28 9.4-38Q0-41-9-38Z", p("gold"))
        + line("M-6.4-36Q0-29.4 6.8-36", p("blue"), 1.4)
        + paint("M-5-37Q-10-45-7-52Q-3-58 3-57Q9-56 10-49.6L12.4-46Q12-44.6 10.2-44.6Q10.4-40.6 6.6-39.8Q5-39 5-36Z", p("skin2"))
        + flat("M3.6-49.6Q6.4-51.6 9-49Q6.4-47.8 3.6-49.6Z", p("linen"))
        + f'<circle cx="6.4" cy="-49.4" r="1" fill="{LINE}" stroke="none"/>'
        + line("M3-51.6Q6-53.6 9.2-51.4M-3.6-47.4Q-1-49.6-.4-46.4Q-1.6-44-3-44.4", LINE, 1)
    )


def captive(god: str) -> str:
    """No shield, no weapon: arms tied before the breast, violet rope and diamond."""
    v, skin = p("violet"), p("skin2")
    return (
        ink(body(god, "skin2"))
        + use(f"head-{god}")
        + ink(
            rod("M-10.5-36L-7-27L3-27", skin, 3.2)
            + rod("M10.5-36L8-28.4L-1-25.6", skin, 3.2)
            + rod("M-4-30.4L5-22.6M5-30.4L-4-22.6", v, 2)
            + rod("M-7.4-37.4Q0-33 7.6-37.4", v, 2)
            + rod("M5-26Q12-25 14-18Q15-10 19-9", v, 1.8)
            + paint("M21-14L25.6-9L21-4L16.4-9Z", v)
        )
    )


def fallen(god: str) -> str:
    """Lies on his back, feet to the right, shield on the ground behind him."""
    s = seat(god)
    return (
        ink(
            f'<g transform="translate(-22 -4) scale(.56 .3)"><path d="{SHAPE[god]}" fill="{s}" stroke-width="7"/><path d="{SHAPE[god]}" fill="{s}" stroke="{p("linen")}" stroke-width="3.2"/></g>'
        )
        + '<g transform="translate(30 -9) rotate(-90) scale(.9)">'
        + ink(body(god, "skin2"))
        + use(f"head-{god}")
        + ink(rod("M10-36L14-28L12-22", p("skin2"), 3))
        + "</g>"
    )


def sprite() -> str:
    return symbol("sol-priest", priest()) + "".join(of(god) for god in GODS)


def of(god: str) -> str:
    """Everything of one god, by name of the symbol."""
    men = {
        f"head-{god}": ink(head(god)),
        f"man-{god}": man(god),
        f"sol-{god}": soldier(god),
        f"sol-{god}-strike": strike(god),
        f"sol-{god}-captive": captive(god),
        f"sol-{god}-fallen": fallen(god),
        **{f"troop-{god}-{size}": rank(god, places) for size, places in RANKS.items()},
    }
    return "".join(symbol(name, drawn) for name, drawn in men.items())
