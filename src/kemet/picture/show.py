"""Shows parts of the table in the form that the screen wants."""

from __future__ import annotations

from collections.abc import Callable

from kemet.game.game import Game
from kemet.picture import drawing, path
from kemet.picture import sentences as telling
from kemet.picture.facts import Facts, facts
from kemet.picture.page import Page

#: Part of the table -> how it is drawn, how it is told.
PARTS: dict[str, tuple[Callable[[Page, Facts], None], Callable[[Page, Facts], None]]] = {
    "table": (drawing.draw_table, telling.tell_table),
    "turn": (drawing.draw_turn, telling.tell_turn),
    "players": (drawing.draw_players, telling.tell_players),
    "board": (drawing.draw_board, telling.tell_board),
    "market": (drawing.draw_market, telling.tell_market),
    "path": (path.draw_path, path.tell_path),
    "actions": (drawing.draw_actions, telling.tell_actions),
    "dawn": (drawing.draw_dawn, telling.tell_dawn),
    "links": (drawing.draw_links, telling.tell_links),
    "battle": (drawing.draw_battle, telling.tell_battle),
    "hand": (drawing.draw_own, telling.tell_own),
}


def show(page: Page, game: Game, viewer: int | None, part: str = "table") -> None:
    """One part of the table as this seat sees it; None is a spectator."""
    draw, tell = PARTS[part]
    (tell if page.plain else draw)(page, facts(game, viewer))
