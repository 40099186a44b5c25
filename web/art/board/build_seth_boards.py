#!/usr/bin/env python3
"""Lay the city of Seth on the delta of the maps.

    python3 build_seth_boards.py       # writes seth-N.svg, seth-N-tall.svg, layout-seth.json

Reads seth_boards.toml of the content (which spaces and links go, which come) and runs build_boards.py with a patched
description, so the warp, wires and smoothing are the same and the test "drawn neighbours = links of the rules" still holds.
Ids, links and what is removed come from the content; places on our own drawing come from PLACE, because the delta of our maps
lies elsewhere than on the picture the rules were measured on. Needs numpy only to build.
"""
import copy, json, math, pathlib, sys, tomllib
import numpy as np
import build_boards as bb
from build_boards import use
from ground import walls
HERE = pathlib.Path(__file__).resolve().parent
DATA = HERE.parents[2] / "src/kemet/content/data/seth_boards.toml"
CONTENT = tomllib.loads(DATA.read_text(encoding="utf-8"))
CITY = CONTENT["seth_city"][0]
PATCH = {each["id"].removeprefix("seth-"): each for each in CONTENT["seth_board"]}
# percent of the drawing: centre of the city, its radius in units, the land beside it (lines with half widths), where the gate, the troop and a
# sacred temple should stand on it, where the gate on RW should stand, bend of the thread between the gates
PLACE = {
 2: dict(hex=(88, 13.6), R=86, land=[([(62.8, 9.2), (77, 9)], 48), ([(66, 18), (78, 20.5)], 52)], portal=(74.5, 20.5), troop=(70, 6.5), sacred=(65, 17), rw=(61, 36), bend=-.12,
         delta=[(55, -5), (55.6, 8), (57.6, 18), (61.8, 26), (69, 31.5), (80, 32.5), (90, 33), (106, 31), (106, -5)],
         tall=dict(land=[([(66.5, 8), (72, 8)], 50), ([(67, 16), (72, 16)], 54), ([(72, 23.5), (78, 23)], 50)], portal=(73, 24), troop=(68, 7), sacred=(67, 14.5))),
 3: dict(hex=(43, 13.4), R=82, land=[([(57, 9.6), (67, 9.6)], 50), ([(56, 18.6), (66, 19)], 54)], portal=(56.4, 19.6), troop=(63, 6.5), sacred=(65, 18), rw=(49.6, 38.5), bend=.1),
 4: dict(hex=(55.8, 13.2), R=78, land=[([(39.2, 8.4), (47, 9)], 44), ([(40.6, 15), (47, 17)], 46), ([(44.4, 21.2), (47.5, 22)], 46)], portal=(45.2, 23), troop=(41, 15), sacred=(40, 8), rw=(38, 33), bend=.12,
         delta=[(31.4, -5), (32, 10), (34.4, 19.5), (40.2, 27.5), (50, 33.5), (59.5, 28), (66, 20), (68, 10), (68.5, -5)],
         tall=dict(land=[([(39.6, 7.5), (44, 8)], 42), ([(40.5, 14), (44, 15)], 43), ([(43, 20.5), (48, 21.5)], 42)], portal=(44.5, 20.5), troop=(40.5, 7), sacred=(40, 13.6), rw=(36.6, 38))),
 5: dict(hex=(33.4, 13.3), R=79, land=[([(46, 9.2), (52.6, 9.4)], 46), ([(44.6, 18), (52.4, 18.6)], 50)], portal=(44.8, 19), troop=(50, 6.5), sacred=(52, 17.4), rw=(36.6, 38.6), bend=.1),
}
def place(n, tall): return {**PLACE[n], **(PLACE[n].get("tall", {}) if tall else {})}
FERRY = {(4, "RW", "FC"): ((47, 33), (65, 25))}
NAMES = {"SE1": "City of Seth, west district", "SE2": "City of Seth, south district", "SE3": "City of Seth, east district", "SEG": "Gate of Seth, desert with a portal"}
old_kind, old_name = bb.kind, bb.name
bb.kind = lambda s: "seth" if s == "SEG" else old_kind(s)
bb.name = lambda s: NAMES.get(s) or ("West shore, desert with a portal" if s == "RW" else old_name(s))
bb.FERRY.update(FERRY)
def patched(key, n, tall):
    b = copy.deepcopy(bb.BOARDS[key]); p = PATCH[str(key)]; pl = place(n, tall); gone = set(p["without"]); spec = b["spec"]
    b["land"] = {l for l in b["land"] if not (l & gone)}; b["harbour"] = [(h[0], h[1], .16) if (n, h[0], h[1]) == (4, "RW", "FC") else h for h in b["harbour"] if not ({h[0], h[1]} & gone)]
    for part in ("islands", "anchors", "seeds"): spec[part] = {s: v for s, v in spec[part].items() if s not in gone}
    if "delta" in pl: spec["delta"] = pl["delta"]
    t = .84 if tall and "tall" not in pl else 1                   # the upright map is narrower
    hull = [(line, width * t) for line, width in pl["land"]]; ends = [pl["land"][1][0][-1], pl["land"][0][0][-1]]
    hull += [([one[0][end], other[0][end]], one[1] * .9) for one, other in zip(hull, hull[1:]) for end in (0, -1)]      # no pond between the lines
    hull += [([pl["hex"], end], pl["land"][1][1] * .8 * t) for end in ends]
    spec["islands"]["SEG"] = [([pl["hex"]], (pl["R"] + 22) * (.84 if tall else 1)), *hull]; spec["anchors"]["SEG"] = pl["troop"]
    return b
f1 = bb.f1
def city(P, n, tall, k, lay):
    """A hexagon of three rhombi as every city, but with a violet double wall; the pyramid stands where the three meet."""
    pl = place(n, tall); cx, cy = P(pl["hex"]); R = pl["R"] * (1 if not tall else .86)
    hexa = [(cx + R * math.cos(math.radians(a)), cy + R * math.sin(math.radians(a))) for a in (-90, -30, 30, 90, 150, 210)]; hd = bb.poly_d(hexa)
    o = [f'<g id="city-SE" class="city city-seth" data-city="SE"><path d="{hd}" transform="translate(3 7)" fill="#1a0a33" opacity=".34"/><path d="{hd}" class="district"/>']
    order = ["SE2", "SE1", "SE3"]                                 # below, left, right
    for s, rh in zip(order, bb.rhombs(cx, cy, R, "down")):
        d = bb.poly_d(rh); ux, uy = rh[2][0] - cx, rh[2][1] - cy; tr = (cx + ux * .62, cy + uy * .62)
        o.append(f'<g id="space-{s}" class="space" data-space="{s}" data-kind="district" data-city="SE" tabindex="-1" role="button" aria-label="{NAMES[s]}"><clipPath id="clip-{s}"><path d="{d}"/></clipPath><path class="district" d="{d}"/>'
                 f'<path class="district-tint" fill="var(--city-SE,transparent)" d="{d}"/><g clip-path="url(#clip-{s})"><path class="rim rim-inner" d="{d}"/><path class="glow2" d="{d}"/><path class="hatch" d="{d}"/><path class="glow" d="{d}"/></g></g>'
                 f'<path class="street" aria-hidden="true" d="M{f1(cx)} {f1(cy)}L{f1(rh[1][0])} {f1(rh[1][1])}"/>')
        lay[s] = dict(kind="district", city="SE", anchor=[round(v, 1) for v in tr], troop=[round(tr[0], 1), round(tr[1] + (20 if s == "SE2" else 22) * k, 1)], name=NAMES[s])
    o.append(f'<g aria-hidden="true" pointer-events="none">{walls(hexa, True)}')        # pointed towers: Seth's shape
    o.append('</g></g>'); lay["city-SE"] = dict(centre=[round(cx, 1), round(cy, 1)], radius=round(R, 1), pyramid=[round(cx, 1), round(cy + 8, 1)])
    return "".join(o)
# half width, height above and height below the place of a thing, in units of the piece scale; its foot, which stands on the ground, is smaller
SIZE = {"sacred": (30, 37, 23), "portal": (28, 34, 25), "tray": (46, 17, 17), "troop": (33, 17, 17)}
FOOT = {"sacred": (31, 18, 24), "portal": (29, 16, 26), "troop": (33, 17, 17)}
def box(size, x, y, k): w, up, down = (v * k for v in size); return x - w, y - up, x + w, y + down
def apart(a, b, gap): return a[2] + gap <= b[0] or b[2] + gap <= a[0] or a[3] + gap <= b[1] or b[3] + gap <= a[1]
def reach(a, x, y): return math.hypot(max(a[0] - x, 0, x - a[2]), max(a[1] - y, 0, y - a[3]))
def room(L, ids, s, what, k, cost, taken, rounds, points):
    """The best place for a thing on a space: inside the wire and the frame, off what stands there, off cities and quays. If the whole does
    not fit, only its foot must stand inside the wire."""
    RES = bb.RES; m = (L == ids.index(s) + 1).astype(np.int32); I = np.pad(m.cumsum(0).cumsum(1), ((1, 0), (1, 0))); H, W = m.shape; best = None
    for size, gap in ((SIZE[what], 14), (FOOT[what], 6)):
        x0, y0, x1, y1 = (int(abs(v) / RES) for v in box(size, 0, 0, k))
        ys, xs = np.mgrid[y0 + 4:H - y1 - 4, x0 + 4:W - x1 - 4]
        inside = I[ys + y1, xs + x1] - I[ys - y0, xs + x1] - I[ys + y1, xs - x0] + I[ys - y0, xs - x0] == (x0 + x1) * (y0 + y1)
        for x, y in zip(xs[inside] * RES, ys[inside] * RES):
            c = cost(x, y)
            if best and c >= best[0]: continue
            a = box(SIZE[what], float(x), float(y), k)
            if a[1] < 12 or a[0] < 10 or a[2] > W * RES - 10 or not all(apart(a, b, 3) for b in taken): continue
            if any(reach(a, *centre) < radius + gap for centre, radius in rounds) or any(reach(a, *q) < 9 for q in points): continue
            best = (c, float(x), float(y))
        if best: return best[1:]
    print(f"no room for the {what} on {s}"); return None
def near(p): return lambda x, y: math.hypot(x - p[0], y - p[1])
def furnish(L, ids, lay, P, n, pl, k, rounds):
    """Places of the two gates, of the troop before Seth's city and of a sacred temple on every desert without obelisk and temple."""
    quays = [P(pt) for key, v in bb.FERRY.items() if key[0] == n for pt in v]; gates = {}; ok = True
    find = lambda s, what, cost, taken: room(L, ids, s, what, k, cost, taken, rounds, quays)
    for s in [x for x in ids if x[0] == "F" or x in ("RW", "RE", "SEG")]:
        taken = [box(SIZE["tray"], v["troop"][0], v["troop"][1] - (bb.FEET * k if v["kind"] == "district" else 0), k) for other, v in lay.items() if "troop" in v and other != "SEG"]
        if s in CITY["portal"]:
            gates[s] = find(s, "portal", near(P(pl["portal" if s == "SEG" else "rw"])), taken); taken.append(box(SIZE["portal"], *gates[s], k)); lay[s]["portal"] = list(gates[s])
        if s == "SEG":
            lay[s]["troop"] = list(find(s, "troop", near(P(pl["troop"])), taken)); taken.append(box(SIZE["troop"], *lay[s]["troop"], k))
        tx, ty = lay[s]["troop"]
        cost = near(P(pl["sacred"])) if s == "SEG" else lambda x, y: abs(math.hypot(x - tx, (y - ty) * 1.1) - 108 * k) + .1 * abs(y - ty)
        at = find(s, "sacred", cost, taken); ok &= at is not None
        if at: lay[s]["sacred"] = list(at)
    return gates, ok
def build(key, tall):
    n = int(str(key)[0]); pl, p = place(n, tall), PATCH[str(key)]; stem = f"{key}{'-tall' if tall else ''}"
    keep = bb.BOARDS[key]; b = patched(key, n, tall); bb.BOARDS[key] = b
    svg, lay, ok = bb.build(key, tall); bb.BOARDS[key] = keep
    W, H = lay["width"], lay["height"]; k = lay["pieceScale"]; P = lambda q: (q[0] * W / 100, q[1] * H / 100); sp = lay["spaces"]
    L, ids = bb.label_map(b, W, H); cityc = [P(c[0]) for c in b["spec"]["cities"].values()]; R = b["R"] * min(1, W / 1000 * 1.13)
    c = city(P, n, tall, k, sp); seth = sp["city-SE"]; rounds = [*((at, R) for at in cityc), (seth["centre"], seth["radius"])]
    gates, fits = furnish(L, ids, sp, P, n, pl, k, rounds); ok &= fits; sp["SEG"]["kind"] = "desert"
    (x1, y1), (x2, y2) = gates["SEG"], gates["RW"]; mx, my = (x1 + x2) / 2, (y1 + y2) / 2; qx, qy = mx - (y2 - y1) * pl["bend"], my + (x2 - x1) * pl["bend"]
    d = f"M{f1(x1)} {f1(y1)}Q{f1(qx)} {f1(qy)} {f1(x2)} {f1(y2)}"; ks = k * .94
    link = (f'<g id="portal-SEG-RW" class="crossing portal-link is-closed" data-link="SEG RW" role="img" aria-label="Portal between the Gate of Seth and the West shore"><path class="thread-0" d="{d}"/><path class="thread-1" d="{d}"/>'
            + "".join(use("gate-closed", x, y, ks).replace("<use", '<use class="p-closed"') + use("gate-open", x, y, ks).replace("<use", '<use class="p-open"') for x, y in ((x1, y1), (x2, y2))) + '</g>')
    for s in ids:                                                 # on a narrow space three owners lie 2 + 1
        if s == "X" or s not in sp: continue
        tx, ty = sp[s]["troop"]; r = L[min(int(ty / bb.RES), L.shape[0] - 1)] == ids.index(s) + 1; x = min(int(tx / bb.RES), L.shape[1] - 1); a = c_ = x
        while a > 0 and r[a - 1]: a -= 1
        while c_ < len(r) - 1 and r[c_ + 1]: c_ += 1
        if (c_ - a) * bb.RES < 100 * k: sp[s]["narrow"] = True
    mark = "".join(f'<g id="site-{s}" class="site" data-space="{s}">{use("site", v["sacred"][0], v["sacred"][1], k * .9)}</g>' for s, v in sp.items() if v.get("sacred"))
    for s in p["inert"]:
        sp[s]["inert"] = True; svg = svg.replace(f'<use class="land k-sanctuary" href="#o-{s}"/>', f'<use class="land k-sanctuary" href="#o-{s}"/><use fill="url(#mist)" href="#o-{s}"/>')
    svg = svg.replace('<g id="cities">', f'{link}<g id="sacred-sites">{mark}</g><g id="cities">', 1).replace('</g><!--cities-->', f'</g><g id="seth-city">{c}</g>', 1)
    svg = svg.replace(f'aria-label="Map for {n} players"', f'aria-label="Map for Seth and {n} members"').replace(f'data-players="{n}"', f'data-members="{n}"')
    (HERE / f"seth-{stem}.svg").write_text(svg)
    want = {s["id"] for s in CITY["spaces"]} - set(sp); gone = set(p["without"]) & set(sp)
    if want or gone: print(f"map {stem}: not drawn {want}, still there {gone}"); ok = False
    bb.settle(b, lay); lay["portal"] = CITY["portal"]; lay["pyramid"] = dict(colour="violet", at=sp["city-SE"]["pyramid"], spaces=["SE1", "SE2", "SE3"])
    return lay, ok
if __name__ == "__main__":
    out, fine = {}, True
    for key in list(bb.BOARDS):
        for tall in (False, True):
            out[f"{key}{'-tall' if tall else ''}"], ok = build(key, tall); fine &= ok
    (HERE / "layout-seth.json").write_text(json.dumps(out, separators=(",", ":")))
    sys.exit(0 if fine else 1)
