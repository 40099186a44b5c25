#!/usr/bin/env python3
"""Icons of the box Seth on the grids of build_icons.py: line icons on 24 (stroke 1.75).

    python3 build_icons_seth.py        # one file per icon and sprite-seth.svg (ids: i-name), to be loaded beside the base sprite

Six of Seth's eleven actions are the actions of every player; the sprite repeats the base drawing under a second name
(act-seth-*), so a reader who knows one board can read the other. Beings (Seth, Osiris, Vulture ...) are in the base set.
"""
import pathlib
import build_icons as base
from build_icons import P, C, F, attrs
HERE = pathlib.Path(__file__).resolve().parent
RING = "M12 2.6c5.2 2 8.2 5.4 8.2 9.6 0 4.8-3.7 8.9-8.2 8.9s-8.2-4.1-8.2-8.9c0-1.7.5-3.2 1.4-4.5"          # the hook of corruption, open at the upper left
def paw(y=0, k=1):
    t = f'<g transform="translate(12 {12+y}) scale({k})">' if (y or k != 1) else '<g transform="translate(12 12)">'
    return t + P("M0-.6c1.9 0 3.5 2 3.5 3.7C3.5 4.4 2.4 5 0 5s-3.5-.6-3.5-1.9C-3.5 1.4-1.9-.6 0-.6Z", **F) + C(-3.6, -1.7, 1.25, **F) + C(-1.3, -3.7, 1.25, **F) + C(1.3, -3.7, 1.25, **F) + C(3.6, -1.7, 1.25, **F) + "</g>"
def fig(x, fill=False):
    d = f"M{x} 8.3c-2 0-3.2 1.1-3.4 3.2l-.3 2.8h1.8l.4 5.5h3l.4-5.5h1.8l-.3-2.8c-.2-2.1-1.4-3.2-3.4-3.2Z"
    return (C(x, 5.4, 1.9, **F) + P(d, **F)) if fill else (C(x, 5.4, 1.9) + P(d))
def arch(inner): return P("M4.4 21.2V10a7.6 7.6 0 0 1 15.2 0v11.2M2.6 21.2h18.8") + inner
LINE = {
 # the five actions only Seth has
 "invasion": P("M2.6 6.6h9.2M8.8 3.2l3.2 3.4-3.2 3.4M2.6 17.4h9.2M8.8 14l3.2 3.4-3.2 3.4") + P("M19.8 2.4 15.4 12h5.2l-4.2 9.6", stroke_width="2"),
 "corrupt-creature": P(RING) + paw(.4, .92),
 "corrupt-troop": P(RING) + C(12, 7.7, 1.8, **F) + P("M12 10.2c-2.1 0-3.2 1.2-3.3 3.2l-.1 1.7H10l.5 3.3h3l.5-3.3h1.4l-.1-1.7c-.1-2-1.2-3.2-3.3-3.2Z", **F),
 "corrupt-pyramid": P(RING) + P("M6.9 16.2 12 7.8l5.1 8.4Z") + P("M12 7.8 13.9 16.2H17.1Z", **F),
 "destroy-two": fig(7.2) + fig(16.8) + P("M2.4 21.6 21.6 2.4", stroke_width="2.2"),
 # marks on pieces and places
 "violet-pyramid": P("M2.6 18.4 12 2.8l9.4 15.6ZM2.6 21.6h18.8") + P("M12 8.6 14.9 12.6 12 16.6 9.1 12.6Z", **F),
 "corrupted": P("M12 1.8 22.2 12 12 22.2 1.8 12Z") + P("M13.2 12.2c0-.9-.6-1.5-1.5-1.5-1.2 0-2 .9-2 2 0 1.5 1.2 2.5 2.7 2.5 2 0 3.4-1.4 3.4-3.4 0-2.4-1.8-4.2-4.3-4.2"),
 "captured": C(10.4, 4.8, 2.3) + P("M10.4 7.3c-2.7 0-4.3 1.4-4.5 4.2l-.5 4.1h2.3l.6 5.6h4.2l.6-5.6h2.3l-.5-4.1c-.2-2.8-1.8-4.2-4.5-4.2Z") + P("M4.6 11.2h11.8M4.4 14h12.2", stroke_width="2.1") + C(20, 12.6, 2.2),
 "portal-closed": arch(P("M12 2.4v18.8M7 13.6h10M8 11.6v4M16 11.6v4")),
 "portal-open": arch(P("M4.6 9.6 8 12.4v8.8M19.4 9.6 16 12.4v8.8") + C(12, 12.6, 2.1, **F) + P("M12 7.6v1.2M12 17v4.2M10 20.4l2 1.6 2-1.6")),
 "sacred-1": P("M2.6 20.8h18.8M5 20.8v-3.6h14v3.6M8 17.2v-3.4h8v3.4"),
 "sacred-2": P("M2.6 20.8h18.8M5 20.8v-3h14v3M7.4 17.8V9.6M12 17.8V9.6M16.6 17.8V9.6M5.2 9.6h13.6V6.4H5.2Z"),
 "sacred-3": P("M2.6 20.8h18.8M5 20.8v-3h14v3M7.4 17.8v-6M16.6 17.8v-6M12 17.8v-6M3.6 11.8h16.8v-2L12 3 3.6 9.8Z") + C(12, 8, 1.35, **F),
 "site": P("M2.6 20.8h18.8M5 20.8v-3.6h14v3.6", stroke_dasharray="2.6 2.4") + P("M12 3.4v9.4M8.6 9.4 12 12.8l3.4-3.4"),
 # powers of the alliance
 "power-act-osiris": P("M9.4 21.4V8.2a4.1 4.1 0 0 1 8.2 0c0 1.9-1 3-2.5 3M7.8 13.6H11M7.8 17.2H11"),
 "power-will-osiris": P("M5.4 21.4 14.2 10c2-2.4 1-5.6-1.7-6-2.1-.3-3.6 1.3-3.2 3.1") + P("M18.6 21.4 9.8 10M9.8 10 3.4 8.6M9.8 10l-6 3.4M9.8 10l-3.4 6"),
 "power-horus": C(12, 6.4, 2.5, **F) + P("M8.8 5.6C6.8 3.6 4.4 3 1.8 3.2c.4 4 2.8 6.6 7 7M15.2 5.6c2-2 4.4-2.6 7-2.4-.4 4-2.8 6.6-7 7M4.6 6.2l3.4 1.6M19.4 6.2 16 7.8") + P("M8.4 12.6h7.2M10.4 12.6v5.2l1.6 3.6 1.6-3.6v-5.2"),
 "power-isis": P("M6.8 21.2V10.8h5.4V3.4h5v17.8M6.8 15.6h10.4M4.6 21.2h14.8"),
 "power-thoth": C(12, 5.4, 2.7, **F) + P("M4.2 5.6c.8 5.2 3.8 8 7.8 8s7-2.8 7.8-8c-1.8 3-4.4 4.6-7.8 4.6S6 8.6 4.2 5.6ZM12 13.6v7.6M8.8 21.2h6.4"),
 "power-hapi": P("M12 13.2C8.4 12.2 6.6 9.4 7 5.8c1.8.4 3 1.4 3.6 3 0-2.4.4-4.6 1.4-6.4 1 1.8 1.4 4 1.4 6.4.6-1.6 1.8-2.6 3.6-3 .4 3.6-1.4 6.4-5 7.4Z") + P("M2.6 17.2l3.1-1.9 3.1 1.9 3.2-1.9 3.2 1.9 3.1-1.9 3.1 1.9M2.6 21.4l3.1-1.9 3.1 1.9 3.2-1.9 3.2 1.9 3.1-1.9 3.1 1.9"),
 "power-token": P("M7.8 2.4h8.4l5.4 5.4v8.4l-5.4 5.4H7.8l-5.4-5.4V7.8Z") + P("M12 6.6c-2.6 2.8-2.6 8 0 10.8 2.6-2.8 2.6-8 0-10.8ZM6.6 12h10.8"),
 "prayer-token": C(12, 12, 9.2) + P("M12 12C9.1 10.2 9.3 6.4 12 6.4s2.9 3.8 0 5.6v5.8M8.8 13.8h6.4"),
 "ceremony": P("M9.6 21 10.7 8.8 12 5.6l1.3 3.2L14.4 21M10.7 8.8h2.6M1.8 21h20.4M12 1.6v1.5M8 2.8l.9 1.2M16 2.8l-.9 1.2") + P("M2.6 16h5c0 2-1 3.4-2.5 3.4S2.6 18 2.6 16ZM16.4 16h5c0 2-1 3.4-2.5 3.4S16.4 18 16.4 16Z") + P("M5.1 14.4c-1.3-1.2-1-2.8 0-4.4 1 1.6 1.3 3.2 0 4.4ZM18.9 14.4c-1.3-1.2-1-2.8 0-4.4 1 1.6 1.3 3.2 0 4.4Z", **F),
 "alliance": C(12, 9.2, 6.6) + C(12, 9.2, 1.6, **F) + P("M4.6 20.6h14.8M9 15.4l-1.8 5.2M15 15.4l1.8 5.2"),
 # day track
 "track-step": P("M1.6 13.4H6M18 13.4h4.4") + C(12, 13.4, 6) + P("M9 2.4h6L12 6.2Z", **F),
 "step-seth": P("M12 2 22 12 12 22 2 12Z") + P("M12 6 18 12 12 18 6 12Z"),
 "step-alliance": C(12, 12, 5.4) + P("M12 1.8v2M12 20.2v2M2.3 8.8l1.9.6M19.8 14.6l1.9.6M21.7 8.8l-1.9.6M4.2 14.6l-1.9.6"),
 # people
 "fighter": C(8.6, 5.4, 2.3) + P("M8.6 7.9c-2.7 0-4.2 1.4-4.4 4.2l-.4 3.6H6l.6 5.5h4l.6-5.5h2.2l-.2-2.6M11.8 10.4l4-1.4M16.4 21.2V2.8") + P("M16.4 2.8 22.4 5.6 16.4 8.4Z", **F),
 "ally": fig(7.4, True) + fig(16.6),
 "proposal": P("M5 2.8h10.4L19 6.4v14.8H5ZM15.2 2.8v3.8H19M8.4 10.6h7M8.4 14h7M8.4 17.4h3.4"),
 "asked": C(12, 12, 8.8, stroke_dasharray="2.4 3.1") + P("M9.4 9.6a2.7 2.7 0 1 1 4 2.4c-1 .5-1.4 1-1.4 2.2") + C(12, 16.9, 1.05, **F),
 "consent": P("M20 9.2A8.8 8.8 0 1 1 14.6 3.6") + P("M7.8 11.4 11.4 15 21.4 4.4"),
 "refuse": C(12, 12, 8.8) + P("M8.6 8.6l6.8 6.8M15.4 8.6l-6.8 6.8"),
 "later": C(12, 12, 8.8) + P("M12 6.8v5.4l3.8 2.2"),
 "acted": P("M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM7.8 12.4l3 3 5.6-6.6"),
 # cards and tokens
 "creature-card": P("M5.2 2.8h13.6v18.4H5.2z") + paw(.2, .92),
 "deadly-mirror": '<ellipse cx="12" cy="8.6" rx="7" ry="6.2"/>' + P("M12 14.8v6.4M9.2 21.2h5.6M8.8 17.4c2 .9 4.4.9 6.4 0") + P("M12 4.8c-1.5 2.1-2.4 3.5-2.4 4.8a2.4 2.4 0 0 0 4.8 0c0-1.3-.9-2.7-2.4-4.8Z", **F),
 "token-violet": C(12, 12, 9.2) + P("M12 5.8 18.2 12 12 18.2 5.8 12Z", **F),
 "token-colour": C(12, 12, 9.2) + C(12, 12, 5.6) + P("M12 12m-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0", **F),
 "token-grey": C(12, 12, 9.2) + P("M6.4 17.2 17.2 6.4M4.6 13.4l8.8-8.8M10.6 19.4l8.8-8.8"),
 "token-clear": C(12, 12, 9.2, stroke_dasharray="3 2.8") + P("M8.4 9.6c1-1.4 2.2-2 3.6-2"),
 "chat-closed": P("M3.2 4.4h17.6v11.4h-8.2L8 20.4v-4.6H3.2ZM8.6 7.4l6.8 5.6M15.4 7.4l-6.8 5.6"),
}
SAME = {"act-seth-move": "move", "act-seth-recruit": "recruit", "act-seth-raise": "raise", "act-seth-pray": "pray", "act-seth-invoke": "invoke", "act-seth-buy": "buy",
        "act-seth-invasion": "invasion", "act-seth-corrupt-creature": "corrupt-creature", "act-seth-corrupt-troop": "corrupt-troop", "act-seth-corrupt-pyramid": "corrupt-pyramid", "act-seth-destroy-two": "destroy-two"}
def inner(n):
    n = SAME.get(n, n)
    return (24, LINE[n], True) if n in LINE else base.inner(n)
def symbol(n):
    g, body, line = inner(n)
    return f'<symbol id="i-{n}" viewBox="0 0 {g} {g}"><g {attrs(line)}>{body}</g></symbol>'
def sprite(): return "".join(symbol(n) for n in [*LINE, *SAME])
if __name__ == "__main__":
    for n in LINE:
        g, body, line = inner(n)
        (HERE / f"{n}.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {g} {g}" width="{g}" height="{g}" color="#3b2a10"><title>{n.replace("-", " ")}</title><g {attrs(line)}>{body}</g></svg>\n')
    (HERE / "sprite-seth.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" style="display:none">{sprite()}</svg>')
