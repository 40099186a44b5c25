"""Bots that a host brings: a policy from a file, a search, somebody's class (`kemet serve --bot NAME=SPEC`)."""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from running import Running

from kemet.cli import main
from kemet.game.game import Game
from kemet.rl.numbering import numbers_of
from kemet.rl.policies import save_layers
from kemet.rl.settings import Settings as Table
from kemet.server.live.thinkers import Thought, _think, question_for
from kemet.server.live.thinking import Thinking
from kemet.server.settings import BadBot, read_bots


@pytest.fixture
def policy(tmp_path: Path) -> str:
    """Likes every action as much as any other, and its first city best."""
    layout, actions = numbers_of(Table(players=2).setup().table)
    weights = np.zeros((layout.size, actions.size), np.float32)
    biases = np.arange(actions.size, 0, -1).astype(np.float32)
    biases[actions.number("city B")] = 1e6
    save_layers(tmp_path / "own.npz", [(weights, biases)], (layout.signature(), actions.signature()))
    return f"rl:{tmp_path / 'own.npz'}"


def test_a_policy_takes_a_seat_at_a_table(serve: Callable[..., Running], policy: str) -> None:
    server = serve(bots={"own": policy})
    assert server.http.get("/api/options").json()["bots"][-2:] == ["champion", "own"]
    seat = server.client.create(seats=[{"kind": "bot", "bot": "own"}, {"kind": "you", "name": "Ann"}], beginner=True)
    table = server.http.get(f"/api/tables/{seat.table}").json()
    assert table["seats"][0]["bot"] == "own"
    assert "(own)" in table["seats"][0]["name"]
    chance = random.Random(5)
    with seat.live() as live:
        for prompt in live.prompts():
            live.choose(chance.choice(prompt.choices))
    assert live.state is not None
    assert live.state["view"]["winner"] in (0, 1)
    refused = server.http.post("/api/tables", json={"seats": [{"kind": "you"}, {"kind": "bot", "bot": "other"}]})
    assert refused.status_code == 400
    assert "known are random, easy, medium, hard, champion, own" in refused.text


def test_its_own_choice_is_made(policy: str) -> None:
    game = Table(players=2).game(seed=3)
    assert _thought(game, policy).code == game.codes(game.waiting_for()[0])[1]  # city B


@pytest.mark.parametrize("spec", ["{policy}", "rl:gone.npz", "python:no_such_module:Bot"])
def test_where_it_cannot_choose_medium_plays(spec: str, policy: str) -> None:
    game = Table(players=3).game(seed=3)  # the policy knows tables of two
    assert _thought(game, spec.format(policy=policy)).code in game.codes(game.waiting_for()[0])


def _thought(game: Game, spec: str) -> Thought:
    question = question_for(game.setup, game.state.copy(), game.waiting_for()[0], spec, 0.05)
    return _think(question)


def test_it_has_the_time_of_a_hard_bot_and_a_bot_of_old_plays_as_medium() -> None:
    asked: list[tuple[str, float]] = []

    class Mind:
        replaced = 0

        async def think(self, question: bytes) -> Thought:
            _, _, _, spec, seconds = pickle.loads(question)
            asked.append((spec, seconds))
            return Thought(0, "")

        async def work(self, function: Callable[[bytes], object], question: bytes) -> object:
            raise NotImplementedError

        def close(self) -> None:
            """Nothing to end."""

    async def ask() -> None:
        thinking = Thinking(1, 0.5, Mind(), {"own": "search:tries=9"})
        game = Table(players=2).game(seed=3)
        for strength in ("own", "forgotten"):
            await thinking.choose(game, game.waiting_for()[0], strength)
        thinking.close()

    asyncio.run(ask())
    assert asked == [("search:tries=9", 0.5), ("medium", pytest.approx(0.04))]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("clone", "NAME=SPEC"),
        ("Clone=easy", "small letters"),
        ("easy=random", "called easy already"),
        ("own=rl:gone.npz", "cannot be read"),
        ("own=genius", "no such bot"),
    ],
)
def test_what_is_no_bot_is_refused_at_the_start(given: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=why):
        read_bots([given])
    assert main(["serve", "--bot", given, "--port", "0"]) == 2
    assert why in capsys.readouterr().err


def test_bots_have_different_names() -> None:
    with pytest.raises(BadBot, match="called own already"):
        read_bots(["own=easy", "own=random"])
    with pytest.raises(BadBot, match="20 times"):
        read_bots(f"own-{number}=easy" for number in range(21))
