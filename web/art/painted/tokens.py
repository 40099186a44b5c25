"""Tokens of the box Seth on a grid of 50 around 0/0, in the manner of the icons: action tokens, prayer tokens, power tokens.

Action tokens are always round, so that nobody takes them for troops. A member's token carries the shape of his badge, Seth's own
a diamond; gold, silver, grey and clear differ by pattern too, not by hue alone. Power tokens are octagons, prayer tokens have an ankh.
"""

from collections.abc import Callable
from functools import partial

from pigments import GODS, SHAPE, seat, symbol

MEMBERS = tuple(god for god in GODS if god != "seth")
POWER = {
    "act_of_osiris": "power-act-osiris",
    "will_of_osiris": "power-will-osiris",
    "strength_of_horus": "power-horus",
    "veil_of_isis": "power-isis",
    "wisdom_of_thoth": "power-thoth",
    "breath_of_hapi": "power-hapi",
}
RING, DARK, GOLD, DEEP = "var(--ring)", "var(--ring-dark)", "var(--gold)", "var(--gold-deep)"


def disc(fill: str, line: str) -> str:
    return (
        f'<circle r="22" fill="{fill}" stroke="{DARK}" stroke-width="3"/><circle r="18.5" fill="none" stroke="{line}" stroke-width="1.4"/>'
    )


def member(god: str) -> str:
    return (
        disc(RING, DEEP)
        + f'<path d="{SHAPE[god]}" transform="scale(.68)" fill="{seat(god)}" stroke="{DARK}" stroke-width="2.4" stroke-linejoin="round"/>'
    )


def violet() -> str:
    return (
        disc("var(--violet-2)", "var(--violet-wire)")
        + '<path d="M0-13L13 0L0 13L-13 0Z" fill="var(--seth)" stroke="var(--violet-wire)" stroke-width="2"/>'
    )


def gold() -> str:
    return (
        disc(GOLD, DEEP)
        + f'<path d="M0-12L3.4-3.4L12 0L3.4 3.4L0 12L-3.4 3.4L-12 0L-3.4-3.4Z" fill="#fff3c4" stroke="{DARK}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def silver() -> str:
    return (
        disc("#d7dbe2", "#7d8391")
        + f'<path d="M6-11A12 12 0 1 0 6 11A9.5 9.5 0 1 1 6-11Z" fill="#fbfcff" stroke="{DARK}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def grey() -> str:
    return (
        disc("var(--grey-token)", "#4e525b")
        + f'<path d="M-11 5L5-11M-11 13L13-11M-5 13L13-5" stroke="{RING}" stroke-width="2.4" stroke-linecap="round"/>'
    )


def clear() -> str:
    return f'<circle r="22" fill="#fff" fill-opacity=".28" stroke="{DARK}" stroke-width="2.6" stroke-dasharray="6 4"/><path d="M-10-6C-7-11-3-13 3-13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>'


def prayer(n: int, front: bool) -> str:
    """Back: 1. Front: the higher figure, with a gold rim."""
    o = f'<circle r="22" fill="{"#fff6dc" if front else "#e4cf9c"}" stroke="{DARK}" stroke-width="3"/><circle r="18.5" fill="none" stroke="{GOLD if front else DEEP}" stroke-width="{3 if front else 1.4}"/>'
    o += f'<path d="M-7-1C-11.6-4-11-11-7-11S-2.4-4-7-1V11M-12.4 3H-1.6" fill="none" stroke="{DARK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
    return (
        o
        + f'<text x="7.4" y="7" text-anchor="middle" font-family="\'Kemet Serif\',serif" font-weight="700" font-size="20" fill="#2a1d0c">{n}</text>'
    )


OCTAGON = "M-8.6-20.6H8.6L20.6-8.6V8.6L8.6 20.6H-8.6L-20.6 8.6V-8.6Z"


def octagon(fill: str) -> str:
    return f'<path d="{OCTAGON}" fill="{fill}" stroke="{DARK}" stroke-width="5" stroke-linejoin="round"/><path d="{OCTAGON}" fill="{fill}" stroke="{GOLD}" stroke-width="2.4" stroke-linejoin="round"/>'


def power(icon: str) -> str:
    return octagon("var(--lapis)") + f'<use href="#i-{icon}" x="-13" y="-13" width="26" height="26" color="#fff4d2"/>'


DRAW: dict[str, Callable[[], str]] = {
    **{f"token-{god}": partial(member, god) for god in MEMBERS},
    "token-violet": violet,
    "token-gold": gold,
    "token-silver": silver,
    "token-grey": grey,
    "token-clear": clear,
    "prayer-back": partial(prayer, 1, False),
    **{f"prayer-front-{n}": partial(prayer, n, True) for n in (2, 3, 4)},
    **{f"power-{id}": partial(power, icon) for id, icon in POWER.items()},
    "power-back": partial(octagon, "var(--line)"),
}


def sprite() -> str:
    return "".join(symbol(name, draw()) for name, draw in DRAW.items())
