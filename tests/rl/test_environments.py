"""Environments of the usual kinds pass the tests of their own projects, and keep the promises of the rules."""

import copy
import pickle
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import kemet
from kemet.engine.state.state import State
from kemet.errors import KemetError
from kemet.rl import board_shapes, kemet_v0
from kemet.rl.batch import Batch
from kemet.rl.board_pixels import board_pixels
from kemet.rl.board_svg import board_svg
from kemet.rl.match import NotBegun
from kemet.rl.rewards import Worth, lead, win_or_lose
from kemet.rl.settings import CURRICULUM, Settings
from kemet.rl.solo import KemetSolo

SMALL = CURRICULUM["first days"]
TABLES = {
    "two": SMALL,
    "small board": CURRICULUM["small board"],
    "three": Settings(players=3, day_limit=2, modules=("dawn", "path")),
    "seth": Settings(players=3, day_limit=2, seth=True),
}

#: Takes the first choice this many times, then fails.
QUITTER = """
import json, sys
left = int(sys.argv[1])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        print(json.dumps({"type": "ready"}), flush=True)
    elif left == 0:
        sys.exit(3)
    else:
        left -= 1
        choice = message["choices"][0]["index"]
        print(json.dumps({"type": "choice", "number": message["number"], "choice": choice}), flush=True)
"""


def play_out(env: Any, seed: int, chance: np.random.Generator) -> dict[str, float]:
    """A whole game at random; the sum of rewards by agent."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else chance.choice(legal))
    return total


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.filterwarnings("ignore:Observation")
def test_one_agent_after_the_other(name: str) -> None:
    api_test(kemet_v0.env(TABLES[name]), num_cycles=100)
    seed_test(lambda: kemet_v0.env(TABLES[name]), num_cycles=2)


@pytest.mark.parametrize("name", TABLES)
def test_all_agents_at_once(name: str) -> None:
    parallel_api_test(kemet_v0.parallel_env(TABLES[name]), num_cycles=100)
    parallel_seed_test(lambda: kemet_v0.parallel_env(TABLES[name]), num_cycles=2)


def test_one_seat_against_bots() -> None:
    made = gymnasium.make("KemetSolo-v0", settings=SMALL, opponents="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


@pytest.mark.parametrize("name", TABLES)
def test_rewards_of_a_whole_game_add_up_to_nothing(name: str) -> None:
    chance = np.random.default_rng(1)
    total = play_out(kemet_v0.env(TABLES[name]), 3, chance)
    assert sum(total.values()) == pytest.approx(0)
    assert max(abs(each) for each in total.values()) == pytest.approx(1)
    shaped = play_out(kemet_v0.env(TABLES[name], reward=lead), 3, chance)
    assert sum(shaped.values()) == pytest.approx(0)


def test_an_illegal_action_loses() -> None:
    env = KemetSolo(SMALL, opponents="random")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(np.int64(illegal))
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"]


def test_solo_plays_the_seat_and_the_bots_that_were_chosen() -> None:
    env = KemetSolo(Settings(players=3, day_limit=2), opponents=["random", "easy"], seat=2)
    _, info = env.reset(seed=4)
    ended = False
    while not ended:
        assert info["seat"] == 2
        _, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert reward == (1.0 if info["winner"] == 2 else -0.5)
    with pytest.raises(ValueError, match="2 opponents"):
        KemetSolo(Settings(players=3), opponents=["easy"])


def test_solo_plays_against_any_bot_that_has_a_spec() -> None:
    env = KemetSolo(Settings(day_limit=1), opponents="search:tries=2,samples=1")
    ran = []
    for _ in range(2):
        _, info = env.reset(seed=6)
        ended, rewards = False, 0.0
        while not ended:
            _, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
            rewards += reward
        ran.append((rewards, info["points"]))
    assert ran[0] == ran[1]  # a seed holds for the bots, too
    for wrong in ("nobody", "search:tries=x", "net:nowhere,tries=2"):
        with pytest.raises(KemetError, match=wrong.partition(":")[0]):
            KemetSolo(SMALL, opponents=wrong)


def test_a_program_that_plays_is_gone_when_the_environment_is_closed() -> None:
    bot = Path(__file__).parents[2] / "examples" / "bots" / "builder.py"
    env = KemetSolo(SMALL, opponents=f"stdio:{sys.executable} {bot}", seat=0)
    env.reset(seed=1)
    assert env._bots
    env.close()
    assert env._bots == {}


def test_nothing_is_played_before_the_first_reset_or_after_the_end() -> None:
    solo = KemetSolo(SMALL, opponents="random")
    together = kemet_v0.parallel_env(SMALL)
    for early in (lambda: solo.step(np.int64(0)), solo.action_masks, lambda: together.step({})):
        with pytest.raises(NotBegun, match="reset"):
            early()
    _, info = solo.reset(seed=1)
    solo.step(np.flatnonzero(info["action_mask"] == 0)[0])  # illegal: it has lost
    with pytest.raises(NotBegun, match="over"):
        solo.step(np.flatnonzero(info["action_mask"])[0])
    seen, _ = together.reset(seed=1)
    with pytest.raises(ValueError, match="is asked and has no action"):
        together.step({})
    asked = next(agent for agent, each in seen.items() if each["action_mask"].any())
    together.step({asked: int(np.flatnonzero(seen[asked]["action_mask"] == 0)[0])})
    with pytest.raises(NotBegun, match="over"):
        together.step({})


def test_what_cannot_be_made_is_refused_at_once() -> None:
    for make in (kemet_v0.env, kemet_v0.parallel_env, KemetSolo):
        with pytest.raises(ValueError, match="render mode 'film'"):
            make(SMALL, render_mode="film")
    for one in ({"modules": "path"}, {"content": "small-board"}, {"modules": None}):
        with pytest.raises(KemetError, match="several names"):
            Batch(1, Settings(**one))
    with pytest.raises(KemetError, match="house rules are a mapping"):
        Batch(1, Settings(house_rules=None))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no seat '1'"):
        KemetSolo(SMALL, seat="1")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"at least one game, not 1\.5"):
        Batch(1.5)  # type: ignore[arg-type]
    with pytest.raises(KemetError, match="a seed is a whole number or a text"):
        Batch(1, seed=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("told", [[0.0], 1, None, ["a", "b"], [1, 2, 3]], ids=str)
def test_rewards_say_a_number_for_every_seat(told: Any) -> None:
    def wrong(s: State) -> Any:
        return told

    with pytest.raises(KemetError, match="a number for each of 2 seats"):
        Batch(1, SMALL, reward=wrong)
    for env in (kemet_v0.env(SMALL, reward=wrong), KemetSolo(SMALL, "random", reward=wrong)):
        with pytest.raises(KemetError, match="a number for each of 2 seats"):
            env.reset(seed=1)
    for make in (kemet_v0.env, KemetSolo):
        with pytest.raises(KemetError, match="a reward is a function"):
            make(SMALL, reward=3)


def test_an_action_of_another_kind_moves_nothing() -> None:
    solo, raw, together = KemetSolo(SMALL, "random"), kemet_v0.raw_env(SMALL), kemet_v0.parallel_env(SMALL)
    for env in (solo, raw, together):
        env.reset(seed=1)
    asked = together.possible_agents[together.match.game.waiting_for()[0]]
    for wrong, why in ((0.5, "a whole number, not 0.5"), (None, "a whole number"), ("1", "a whole number"), (-1, "-1")):
        for step, given in ((solo.step, wrong), (raw.step, wrong), (together.step, {asked: wrong})):
            with pytest.raises(ValueError, match=why):
                step(given)
    assert [len(env.match.game.choices) for env in (raw, together)] == [0, 0]


def test_nobody_moves_where_an_agent_says_nothing() -> None:
    """Two are asked at once; the second one has no action, so the first one's is not played either."""
    env = kemet_v0.parallel_env(CURRICULUM["beginner"])
    seen, _ = env.reset(seed=3)
    chance = np.random.default_rng(3)
    while len(asked := [agent for agent in seen if seen[agent]["action_mask"].any()]) < 2:
        seen, *_ = env.step({agent: chance.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in asked})
        assert env.agents, "nobody ever fought"
    before = env.match.game.fingerprint()
    first, second = ({agent: np.flatnonzero(seen[agent]["action_mask"])[0]} for agent in asked)
    for rest in ({}, {asked[1]: None}, {asked[1]: 99_999}):
        with pytest.raises(ValueError, match=r"no action|whole number"):
            env.step(first | rest)
        assert env.match.game.fingerprint() == before
    env.step(first | second)
    assert env.match.game.fingerprint() != before


def on_the_way(env: Any, seed: int, number: int) -> list[bytes]:
    """What those see who are asked, and what they may do, while legal actions are played at random."""
    chance, told = np.random.default_rng(seed), []
    for _ in range(number):
        asked = [env.seat] if isinstance(env, KemetSolo) else env.match.game.waiting_for()
        seen = {seat: env.match.observation(seat) for seat in asked}
        told += [each[part].tobytes() for each in seen.values() for part in ("observation", "action_mask")]
        actions = {seat: chance.choice(np.flatnonzero(each["action_mask"])) for seat, each in seen.items()}
        if isinstance(env, kemet_v0.parallel_env):
            env.step({env.possible_agents[seat]: action for seat, action in actions.items()})
        else:
            env.step(actions[asked[0]])
    return told


@pytest.mark.parametrize("name", TABLES)
def test_environments_are_copied_and_travel_in_the_middle_of_a_game(name: str) -> None:
    solo = KemetSolo(TABLES[name], "search:tries=4,samples=2", seat=1)
    for env in (kemet_v0.env(TABLES[name]), kemet_v0.parallel_env(TABLES[name]), solo):
        env.reset(seed=2)
        on_the_way(env.unwrapped, 1, 3)
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        ways = [on_the_way(each.unwrapped, 5, 12) for each in (env, *twins)]
        assert ways[1] == ways[0]
        assert ways[2] == ways[0]


@pytest.mark.parametrize("reward", [win_or_lose, lead])
def test_a_batch_is_copied_and_travels(reward: Worth) -> None:
    batch = Batch(4, SMALL, seed=5, reward=reward, skip_forced=True)
    chance = np.random.default_rng(5)
    while batch.winners().max() < 0:  # a moment at which a game has just ended
        batch.step(batch.random_actions(chance))
    twins = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for twin in twins:
        assert twin.winners().tolist() == batch.winners().tolist()
        assert (twin.observations == batch.observations).all()
    ended = 0
    for _ in range(60):  # long enough for new games, which follow from the seed
        actions = batch.random_actions(chance)
        rewards, over = batch.step(actions)
        ended += int(over.sum())
        for twin in twins:
            assert (twin.step(actions)[0] == rewards).all()
            assert (twin.observations == batch.observations).all()
    assert ended


def test_a_program_that_gives_up_cuts_the_game_off(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(QUITTER)
    env = KemetSolo(CURRICULUM["beginner"], f"stdio:{sys.executable} -I -S {script} 12", seat=0)
    for seed in range(2):
        _, info = env.reset(seed=seed)
        ended = cut = False
        while not (ended or cut):
            _, reward, ended, cut, info = env.step(np.flatnonzero(info["action_mask"])[0])
        assert (reward, ended, cut) == (0.0, False, True)
        assert info["forfeit"].startswith("P2, stdio:")
        assert "crashed (exit code 3)" in info["forfeit"]
        with pytest.raises(NotBegun, match="over"):
            env.step(np.int64(0))
    env.reset(seed=0)
    with pytest.raises(KemetError, match="a program cannot be copied"):
        copy.deepcopy(env)
    env.close()
    never = KemetSolo(SMALL, f"stdio:{sys.executable} -I -S {script} 0", seat=0)
    with pytest.raises(KemetError, match=r"cannot begin: P2, stdio:.*crashed"):
        never.reset(seed=1)  # a game in which it is asked before us


def test_a_batch_without_a_seed_is_a_new_one_each_time() -> None:
    first, second = (Batch(8, Settings(players=5), seed=None) for _ in range(2))
    assert (
        first.seats.tolist() != second.seats.tolist() or first.observations.tobytes() != second.observations.tobytes()
    )


def test_pictures_of_the_table() -> None:
    env = kemet_v0.raw_env(SMALL, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "city A" in text
    env.render_mode = "svg"
    drawing = env.render()
    assert drawing is not None
    assert drawing.startswith("<svg")
    for space in env.match.game.setup.table.space_ids:
        assert f">{space}</text>" in drawing


def test_the_board_as_pixels() -> None:
    env = kemet_v0.parallel_env(SMALL, render_mode="rgb_array")
    env.reset(seed=1)
    empty = env.render()
    assert empty.dtype == np.uint8
    assert empty.shape[2] == 3
    game = kemet.position("players 2\nturn P1\nP1 troops TW3 4\nP2 troops RW 3\n")
    fought = board_pixels(game)
    for seat in range(2):
        ink = bytes.fromhex(board_shapes.SEATS[seat][1:])
        assert (fought == list(ink)).all(axis=2).sum() > 100  # a rim and some letters
    spaces = {space for space, seen in game.view(None)["spaces"].items() if seen["units"]}
    assert spaces == {"TW3", "RW"}
    assert fought.shape == empty.shape  # the same board


def test_a_human_sees_the_table_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    solo = KemetSolo(SMALL, opponents="random", render_mode="human")
    _, info = solo.reset(seed=1)
    assert "city A" in capsys.readouterr().out
    solo.step(np.flatnonzero(info["action_mask"])[0])
    assert "city A" in capsys.readouterr().out
    assert solo.render() is None
    for env in (kemet_v0.raw_env(SMALL, render_mode="human"), kemet_v0.parallel_env(SMALL, render_mode="human")):
        env.reset(seed=1)
        assert "city A" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("module", "lacks", "extra"),
    [
        ("kemet.rl.batch", "numpy", "rl"),
        ("kemet.rl.kemet_v0", "pettingzoo", "rl"),
        ("kemet.rl.solo", "gymnasium", "rl"),
        ("kemet.rl.vector", "gymnasium", "rl"),
        ("kemet.rl.spiel", "pyspiel", "spiel"),
        ("kemet.rl.spiel_duel", "pyspiel", "spiel"),
    ],
)
def test_what_is_missing_says_what_to_install(module: str, lacks: str, extra: str) -> None:
    script = f"import sys; sys.modules[{lacks!r}] = None; import {module}"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    how = f'install kemet with its extra "{extra}", in a checkout pip install ".[{extra}]"'
    assert run.stderr.splitlines()[-1] == f"ImportError: {lacks} is missing: {how}"


def test_figures_of_several_owners_are_drawn_apart() -> None:
    game = kemet.position("""
        players 2
        modules path
        turn P1
        P1 troops RW 4 +1
        P2 troops TW3 3
    """)
    assert ">P1·4☥</text>" in board_svg(game)
    for text in ("token move1", "pass", "from RW", "group 4 priests 1", "step TW3"):
        game.play(0, text)
    places = [re.search(rf'<text x="(\S+)" y="(\S+)"[^>]*>{troop}<', board_svg(game)) for troop in ("P1·4☥", "P2·3")]
    assert all(places)
    (left, up), (right, down) = (place.groups() for place in places if place)
    assert left == right
    assert float(down) - float(up) > 1.3  # the size of the letters


def test_a_batch_plays_on_and_repeats_itself() -> None:
    rows = []
    for _ in range(2):
        batch = Batch(4, SMALL, seed=5)
        chance = np.random.default_rng(5)
        ended = 0
        for _ in range(250):
            rewards, over = batch.step(batch.random_actions(chance))
            ended += int(over.sum())
            assert rewards.sum(axis=1) == pytest.approx(0)
            assert ((rewards == 1).sum(axis=1) == over).all()
            assert (batch.winners()[over] >= 0).all()
            assert batch.masks.any(axis=1).all()
        assert ended
        rows.append(batch.observations.tobytes())
    assert rows[0] == rows[1]


def test_a_batch_shows_what_an_environment_shows() -> None:
    batch = Batch(1, SMALL, seed=7)
    env = kemet_v0.raw_env(SMALL)
    env.reset(seed=1)
    env.match.game = SMALL.game("7/0")
    chance = np.random.default_rng(7)
    for _ in range(100):
        env._select()
        seen = env.observe(env.agent_selection)
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        action = batch.random_actions(chance)
        env.step(int(action[0]))
        if batch.step(action)[1][0]:
            break


def test_a_batch_rewards_changes_of_what_it_is_told_to_value() -> None:
    batch = Batch(3, CURRICULUM["beginner"], seed=2, reward=lead, skip_forced=True)
    chance = np.random.default_rng(2)
    total = np.zeros((3, 2))
    over = np.zeros(3, bool)
    while not over[0]:
        total += np.where(over[:, None], 0, batch.rewards)
        rewards, over = batch.step(batch.random_actions(chance))
        assert (batch.masks.sum(axis=1) > 1).all()
    assert total[0].sum() == pytest.approx(0)
    assert rewards[0].sum() == pytest.approx(0)


def test_a_batch_refuses_what_is_not_legal() -> None:
    batch = Batch(2, SMALL)
    before = batch.observations.tobytes()
    actions = batch.random_actions(np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"game 1: .* is no legal action"):
        batch.step(actions)
    with pytest.raises(ValueError, match="one action for each of 2 games"):
        batch.step([0])
    for wrong, why in (
        ([0.5, 1.0], "whole numbers, not float64"),
        ([True, False], "not bool"),
        ([-1, 0], "no action -1"),
    ):
        with pytest.raises(ValueError, match=why):
            batch.step(wrong)
    assert batch.observations.tobytes() == before  # not even the game whose action was legal has moved


@pytest.mark.parametrize("name", CURRICULUM)
def test_every_step_of_the_ladder_can_be_played(name: str) -> None:
    batch = Batch(1, CURRICULUM[name], seed=1, skip_forced=True)
    chance = np.random.default_rng(1)
    for _ in range(150):
        batch.step(batch.random_actions(chance))
    assert batch.states[0].day >= 1
