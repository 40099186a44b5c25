"""What the server would show a seat of a game, without a server."""

from __future__ import annotations

import json

from kemet import Game
from kemet.server.live.states import States
from kemet.server.live.viewer import Viewer
from kemet.server.store.rights import Right
from kemet.server.table.match import Match


def states_of(game: Game) -> States:
    match = Match(game.setup, {"kind": "none"}, set(range(game.players)))
    match.game = game
    match.number = 1
    match.began = [1] * game.players
    return States(match, b"key")


def shown(game: Game, seat: int) -> bytes:
    """The state message of this seat, without events (a twin has no past)."""
    viewer = Viewer(Right(seat))
    states_of(game).welcome(viewer, 0, None)
    message = viewer.outbox.get_nowait()
    assert message is not None
    data = json.loads(message)
    return json.dumps({name: data[name] for name in ("view", "prompt", "can_undo")}).encode()
