"""Tokens of the box Seth on a grid of 50 around 0/0, in the manner of art.py: action tokens, prayer tokens, power tokens.

Action tokens are always round, so that nobody takes them for troops. A member's token carries the shape of his badge, Seth's own
a diamond; gold, silver, grey and clear differ by pattern too, not by hue alone. Power tokens are octagons, prayer tokens have an ankh.
"""
SHAPE = {"anubis": "M-16.5 18.5V-4A16.5 16.5 0 0 1 16.5-4V18.5Z", "bastet": "M-19 0A19 19 0 1 0 19 0A19 19 0 1 0-19 0Z", "horus": "M-19-17.5H19V2.5L0 21L-19 2.5Z",
         "sobek": "M-11-18H11L21 0L11 18H-11L-21 0Z", "wadjet": "M0-22.5C8-13 19-7 19 4A19 16.5 0 0 1-19 4C-19-7-8-13 0-22.5Z"}
FILL = {"anubis": "#3a4252", "bastet": "#b0386a", "horus": "#e9a11f", "sobek": "#2b7742", "wadjet": "#0b7480"}
POWER = {"act_of_osiris": "power-act-osiris", "will_of_osiris": "power-will-osiris", "strength_of_horus": "power-horus", "veil_of_isis": "power-isis", "wisdom_of_thoth": "power-thoth", "breath_of_hapi": "power-hapi"}
RING, DARK, GOLD, DEEP = "var(--ring,#fff6dc)", "var(--ring-dark,#2a1d0c)", "var(--gold,#d9a63a)", "var(--gold-deep,#8f6212)"
def disc(fill, line): return f'<circle r="22" fill="{fill}" stroke="{DARK}" stroke-width="3"/><circle r="18.5" fill="none" stroke="{line}" stroke-width="1.4"/>'
def member(god): return disc(RING, DEEP) + f'<path d="{SHAPE[god]}" transform="scale(.68)" fill="var(--{god},{FILL[god]})" stroke="{DARK}" stroke-width="2.4" stroke-linejoin="round"/>'
def violet(): return disc("var(--violet-2,#3f1278)", "var(--violet-wire,#d9bff5)") + '<path d="M0-13L13 0L0 13L-13 0Z" fill="var(--seth,#5b1ca4)" stroke="var(--violet-wire,#d9bff5)" stroke-width="2"/>'
def gold(): return disc(GOLD, DEEP) + f'<path d="M0-12L3.4-3.4L12 0L3.4 3.4L0 12L-3.4 3.4L-12 0L-3.4-3.4Z" fill="#fff3c4" stroke="{DARK}" stroke-width="1.6" stroke-linejoin="round"/>'
def silver(): return disc("#d7dbe2", "#7d8391") + f'<path d="M6-11A12 12 0 1 0 6 11A9.5 9.5 0 1 1 6-11Z" fill="#fbfcff" stroke="{DARK}" stroke-width="1.6" stroke-linejoin="round"/>'
def grey(): return disc("var(--grey-token,#8b8f98)", "#4e525b") + f'<path d="M-11 5L5-11M-11 13L13-11M-5 13L13-5" stroke="{RING}" stroke-width="2.4" stroke-linecap="round"/>'
def clear(): return f'<circle r="22" fill="#fff" fill-opacity=".28" stroke="{DARK}" stroke-width="2.6" stroke-dasharray="6 4"/><path d="M-10-6C-7-11-3-13 3-13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>'
def prayer(n, front):
    """Back: 1. Front: the higher figure, with a gold rim."""
    o = f'<circle r="22" fill="{"#fff6dc" if front else "#e4cf9c"}" stroke="{DARK}" stroke-width="3"/><circle r="18.5" fill="none" stroke="{GOLD if front else DEEP}" stroke-width="{3 if front else 1.4}"/>'
    o += f'<path d="M-7-1C-11.6-4-11-11-7-11S-2.4-4-7-1V11M-12.4 3H-1.6" fill="none" stroke="{DARK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
    return o + f'<text x="7.4" y="7" text-anchor="middle" font-family="\'Kemet Serif\',serif" font-weight="700" font-size="20" fill="#2a1d0c">{n}</text>'
OCTAGON = "M-8.6-20.6H8.6L20.6-8.6V8.6L8.6 20.6H-8.6L-20.6 8.6V-8.6Z"
def octagon(fill): return f'<path d="{OCTAGON}" fill="{fill}" stroke="{DARK}" stroke-width="5" stroke-linejoin="round"/><path d="{OCTAGON}" fill="{fill}" stroke="{GOLD}" stroke-width="2.4" stroke-linejoin="round"/>'
def power(icon): return octagon("var(--lapis,#1d4a78)") + f'<use href="#i-{icon}" x="-13" y="-13" width="26" height="26" color="#fff4d2"/>'
DRAW = {**{f"token-{god}": (lambda god=god: member(god)) for god in SHAPE}, "token-violet": violet, "token-gold": gold, "token-silver": silver, "token-grey": grey, "token-clear": clear,
        "prayer-back": lambda: prayer(1, False), **{f"prayer-front-{n}": (lambda n=n: prayer(n, True)) for n in (2, 3, 4)},
        **{f"power-{id}": (lambda icon=icon: power(icon)) for id, icon in POWER.items()}, "power-back": lambda: octagon("var(--line,#d3bd8e)")}
def symbols(): return "".join(f'<g id="{i}">{draw()}</g>' for i, draw in DRAW.items())
