"""The drawings of Seth show what the content says: every space, gate and temple site, and nothing else."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kemet.content import load_content
from kemet.content.records import Board
from kemet.content.seth.words import SETH_ACTIONS

ART = Path(__file__).parents[2] / "web" / "art"
LAYOUTS = json.loads((ART / "board" / "layout-seth.json").read_text())
BOARDS = load_content(members=5).boards
DRAWN = [(board, form) for board in BOARDS for form in ("", "-tall")]


def ids(picture: Path) -> set[str]:
    return {id for node in ElementTree.parse(picture).iter() if (id := node.get("id"))}


@pytest.mark.parametrize(("board", "form"), DRAWN, ids=[f"{board.id}{form}" for board, form in DRAWN])
def test_maps_show_the_boards(board: Board, form: str) -> None:
    there = ids(ART / "board" / f"{board.id}{form}.svg")
    spaces = {space.id for space in board.spaces}
    assert {id.removeprefix("space-") for id in there if id.startswith("space-")} == spaces
    layout = LAYOUTS[f"{board.id}{form}".removeprefix("seth-")]
    places = layout["spaces"]
    assert {id for id in places if not id.startswith("city-")} == spaces
    assert {f"ferry-{one}-{other}" for one, other in board.harbour} == {id for id in there if id.startswith("ferry-")}
    assert "portal-SEG-RW" in there
    assert {id for id, place in places.items() if place.get("portal")} == set(layout["portal"]) == {"SEG", "RW"}
    sites = {space.id for space in board.spaces if space.kind == "desert" and not space.obelisk}
    assert {id for id, place in places.items() if place.get("sacred")} == sites
    assert {id.removeprefix("site-") for id in there if id.startswith("site-")} == sites
    assert {id for id, place in places.items() if place.get("inert")} == set(board.inert)
    assert layout["pyramid"]["spaces"] == [space.id for space in board.spaces if space.city == "SE"]


@pytest.mark.parametrize(("board", "form"), DRAWN, ids=[f"{board.id}{form}" for board, form in DRAWN])
def test_things_stand_apart(board: Board, form: str) -> None:
    """Gates, temples and troops of one space do not stand on each other, and all stand on the map."""
    layout = LAYOUTS[f"{board.id}{form}".removeprefix("seth-")]
    for id, place in layout["spaces"].items():
        points = [place[what][:2] for what in ("troop", "portal", "sacred") if place.get(what)]
        for number, (x, y) in enumerate(points):
            assert 0 < x < layout["width"], id
            assert 0 < y < layout["height"], id
            for other_x, other_y in points[:number]:
                assert max(abs(x - other_x), abs(y - other_y)) > 40 * layout["pieceScale"], id


def test_every_action_of_seth_has_an_icon() -> None:
    sprite = set(re.findall(r'<symbol id="i-([\w-]+)"', (ART / "icons" / "sprite-seth.svg").read_text()))
    wanted = {f"act-seth-{action.replace('_', '-')}" for action in SETH_ACTIONS if action != "gold"}
    assert {name for name in sprite if name.startswith("act-seth-")} == wanted
    base = set(re.findall(r'<symbol id="i-([\w-]+)"', (ART / "icons" / "sprite.svg").read_text()))
    assert not sprite & base
    assert {"seth", "osiris", "vulture", "crocodile", "cobra", "eclipse"} <= base


def test_pieces() -> None:
    there = ids(ART / "painted" / "painted.svg")
    assert {"pl-gate-open", "pl-gate-closed", "pl-site", *(f"pl-sacred-{level}" for level in (1, 2, 3))} <= there
    assert {f"pyr-violet-{level}" for level in (1, 2, 3, 4)} <= there


def test_tokens() -> None:
    there = ids(ART / "painted" / "painted.svg")
    box = load_content(members=5).seth
    assert box is not None
    assert {f"power-{token.id}" for token in box.power_tokens} <= there
    assert {"prayer-back", *(f"prayer-front-{token.front}" for token in box.prayer_tokens)} <= there
    gods = ("anubis", "bastet", "horus", "sobek", "wadjet")
    assert {f"token-{kind}" for kind in ("violet", "gold", "silver", "grey", "clear", *gods)} <= there
