"""One choice through the house: it is played once, and what all viewers see is made once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from one_table import Desk, table_of

from kemet import new_game
from kemet.engine import flow
from kemet.game.game import Game
from kemet.server.auth.tokens import prompt_id
from kemet.server.encoding import decode
from kemet.server.live import states
from kemet.server.live.viewer import Viewer
from kemet.server.store.rights import Right
from kemet.server.store.rows import SeatRow
from kemet.server.table import prompts


class Nobody:
    """No bot sits here."""

    def close(self) -> None:
        pass


def test_a_choice_is_played_once_and_seen_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(3, "one choice")
    while game.question(game.waiting_for()[0]) != "turn":
        seat = game.waiting_for()[0]
        game.play(seat, game.codes(seat)[0])
    desk = Desk(Nobody(), 1.0)  # type: ignore[arg-type]
    table = table_of(desk, game, [SeatRow(seat, "human", "Ann", "Ra", secret_hash=str(seat)) for seat in range(3)])
    viewers = [Viewer(Right(seat, str(seat))) for seat in range(3)]
    for viewer in viewers:
        table.enter(viewer)
        table.states.welcome(viewer, 0, None)
        viewer.outbox.get_nowait()

    counts: Counter[str] = Counter()

    def counting(owner: Any, name: str) -> None:
        whole: Callable[..., Any] = getattr(owner, name)

        def counted(*given: Any, **named: Any) -> Any:
            counts[name] += 1
            return whole(*given, **named)

        monkeypatch.setattr(owner, name, counted)

    for owner, name in ((flow, "legal"), (Game, "play"), (states, "public_view"), (states, "prompt_of")):
        counting(owner, name)
    seat = table.match.waiting()[0]
    prompt = prompt_id(table.states.prompt_key, seat, table.match.began[seat])
    token = next(
        choice for choice in prompts.asked(game, seat, game.view(seat))["choices"] if choice["kind"] == "token"
    )
    counts.clear()
    asyncio.run(table.choose(viewers[seat].right, "m1", prompt, [token["code"]]))

    assert counts == {"play": 1, "legal": 3, "public_view": 1, "prompt_of": 1}
    shown = [decode(viewer.outbox.get_nowait()) for viewer in viewers]
    assert [message["prompt"] is not None for message in shown] == [each == seat for each in range(3)]
    assert all(message["type"] == "state" for message in shown)
