"""Environments of the usual kinds pass the tests of their own projects, and keep the promises of the rules."""

import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from kemet.errors import KemetError
from kemet.rl import kemet_v0
from kemet.rl.batch import Batch
from kemet.rl.match import NotBegun
from kemet.rl.rewards import lead
from kemet.rl.settings import CURRICULUM, Settings
from kemet.rl.solo import KemetSolo

SMALL = CURRICULUM["first days"]
TABLES = {
    "two": SMALL,
    "small board": CURRICULUM["small board"],
    "three": Settings(players=3, day_limit=2, modules=("dawn", "path")),
    "seth": Settings(players=3, day_limit=2, seth=True),
}


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
        with pytest.raises(ValueError, match="render mode 'human'"):
            make(SMALL, render_mode="human")
    for one in ({"modules": "path"}, {"content": "small-board"}):
        with pytest.raises(KemetError, match="several names"):
            Settings(**one)


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
    actions = batch.random_actions(np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"game 1: .* is no legal action"):
        batch.step(actions)
    with pytest.raises(ValueError, match="one action for each of 2 games"):
        batch.step([0])


@pytest.mark.parametrize("name", CURRICULUM)
def test_every_step_of_the_ladder_can_be_played(name: str) -> None:
    batch = Batch(1, CURRICULUM[name], seed=1, skip_forced=True)
    chance = np.random.default_rng(1)
    for _ in range(150):
        batch.step(batch.random_actions(chance))
    assert batch.states[0].day >= 1
