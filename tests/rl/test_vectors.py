"""Batches in the caller's memory, over processes, and as Gymnasium's vector environments."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest

from kemet.errors import KemetError
from kemet.rl.batch import Arrays, Batch, random_actions
from kemet.rl.processes import ProcessBatch
from kemet.rl.puffer import KemetPuffer
from kemet.rl.rewards import lead
from kemet.rl.settings import CURRICULUM, Settings
from kemet.rl.vector import KemetVector

SMALL = CURRICULUM["first days"]


def test_a_batch_writes_into_the_callers_memory() -> None:
    shapes = Arrays.shapes(6, SMALL)
    mine = Arrays(**{name: np.full(shape, 7, kind) for name, (shape, kind) in shapes.items()})
    batch, twin = Batch(6, SMALL, seed=3, into=mine), Batch(6, SMALL, seed=3)
    chance = np.random.default_rng(3)
    for _ in range(50):
        actions = batch.random_actions(chance)
        batch.step(actions)
        twin.step(actions)
        for name in shapes:
            assert (getattr(mine, name) == getattr(twin, name)).all()
    mine.observations[:] = 0  # ours to write as well


def test_memory_that_does_not_fit_is_refused() -> None:
    shapes = Arrays.shapes(2, SMALL)
    good = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
    frozen = np.zeros(*shapes["masks"])
    frozen.flags.writeable = False
    for name, wrong in (
        ("observations", np.zeros((2, 3), np.uint8)),
        ("masks", frozen),
        ("seats", np.zeros(2, np.int64)),
        ("rewards", np.zeros((2, 4), np.float32)[:, ::2]),
    ):
        with pytest.raises(ValueError, match=f"{name} must be a writable, contiguous array"):
            Batch(2, SMALL, into=Arrays(**good | {name: wrong}))


def test_games_that_are_not_named_stand_still() -> None:
    batch = Batch(3, SMALL, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(40):
        before = batch.observations.copy()
        batch.step(batch.random_actions(chance), where=[False, True, False])
        assert (batch.observations[[0, 2]] == before[[0, 2]]).all()
    assert batch.states[1].day >= batch.states[0].day
    assert (batch.observations[1] != before[1]).any()


def test_every_legal_action_is_drawn_equally_often() -> None:
    masks = np.zeros((2, 9), np.uint8)
    masks[0, [1, 4, 8]] = 1
    masks[1, 5] = 1
    chance = np.random.default_rng(1)
    drawn = np.array([random_actions(masks, chance) for _ in range(3000)])
    assert (drawn[:, 1] == 5).all()
    assert set(drawn[:, 0].tolist()) == {1, 4, 8}
    assert min(np.bincount(drawn[:, 0])[[1, 4, 8]]) > 900


def test_processes_play_the_games_of_their_seeds() -> None:
    parts = [Batch(3, SMALL, seed=f"5/{number}", reward=lead) for number in range(2)]
    chance = np.random.default_rng(5)
    ended = 0
    with ProcessBatch(6, SMALL, seed=5, reward=lead, processes=2) as batch:
        for _ in range(250):
            actions = batch.random_actions(chance)
            rewards, over = batch.step(actions)
            told = [part.step(actions[3 * number : 3 * number + 3]) for number, part in enumerate(parts)]
            assert (rewards == np.concatenate([each[0] for each in told])).all()
            assert (over == np.concatenate([each[1] for each in told])).all()
            assert (batch.observations == np.concatenate([part.observations for part in parts])).all()
            assert (batch.winners() == np.concatenate([part.winners() for part in parts])).all()
            ended += int(over.sum())
    assert ended


def test_a_process_says_what_was_wrong_and_goes_on() -> None:
    with ProcessBatch(2, SMALL, processes=2) as batch:
        actions = batch.random_actions(np.random.default_rng(1))
        wrong = actions.copy()
        wrong[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
        with pytest.raises(ValueError, match=r"games 1 to 1: .*no legal action"):
            batch.step(wrong)
        batch.step(batch.random_actions(np.random.default_rng(1)))
    with pytest.raises(KemetError, match="closed"):
        batch.step(actions)
    for games, processes in ((1, 2), (2, 0)):
        with pytest.raises(ValueError, match="cannot be spread"):
            ProcessBatch(games, SMALL, processes=processes)


def test_a_dead_process_is_reported() -> None:
    with ProcessBatch(2, SMALL, processes=2) as batch:
        batch._workers[1].kill()
        batch._workers[1].join()
        with pytest.raises(KemetError, match="died"):
            batch.step(batch.random_actions(np.random.default_rng(1)))


def test_a_learner_has_one_seat_in_every_game() -> None:
    asked = []

    def opponents(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(len(observations))
        return random_actions(masks, np.random.default_rng(len(asked)))

    env = KemetVector(6, SMALL, opponents)
    seen, info = env.reset(seed=4)
    chance = np.random.default_rng(4)
    ended, total = 0, 0.0
    for _ in range(300):
        assert (env.batch.seats == env.own_seats).all()
        assert (info["action_mask"].sum(axis=1) > 1).all()  # nobody is asked where nothing is to be chosen
        seen, rewards, over, cut, info = env.step(random_actions(info["action_mask"], chance))
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert (np.abs(rewards) == over).all()
        ended += int(over.sum())
        total += float(rewards.sum())
    assert asked
    assert ended > abs(total)  # won some, lost some
    assert isinstance(env, gymnasium.vector.VectorEnv)
    with pytest.raises(ValueError, match="one seed"):
        env.reset(seed=[1, 2])


def test_a_vector_may_be_spread_over_processes() -> None:
    env, chance = KemetVector(4, SMALL, processes=2), np.random.default_rng(6)
    seen, info = env.reset(seed=6)
    assert seen.shape == (4, env.batch.layout.size)
    ended = 0
    for _ in range(120):
        assert (env.batch.seats == env.own_seats).all()
        _, rewards, over, _, info = env.step(random_actions(info["action_mask"], chance))
        assert (np.abs(rewards) == over).all()
        ended += int(over.sum())
    assert ended
    workers = list(env.batch._workers)  # type: ignore[union-attr]
    env.close()
    assert not any(worker.is_alive() for worker in workers)


def test_the_calls_and_buffers_of_pufferlib() -> None:
    """Rows are written into the trainer's memory; its games are those of the vector environment."""
    width = len(KemetPuffer(1, SMALL).observations[0])
    bring = {"observations": ((5, width), np.uint8), "actions": (5, np.int32), "rewards": (5, np.float32),
             "terminals": (5, bool), "truncations": (5, bool), "masks": (5, bool)}  # fmt: skip
    buf = {name: np.full(shape, 1, kind) for name, (shape, kind) in bring.items()}
    env, twin = KemetPuffer(5, SMALL, buf=buf), KemetVector(5, SMALL)
    seen, infos = env.reset(seed=7)
    there, info = twin.reset(seed=7)
    assert seen is buf["observations"]
    assert infos == []
    assert not buf["rewards"].any()
    chance, games = np.random.default_rng(7), 0
    for _ in range(250):
        assert (seen[:, : env.numbers] == there).all()
        assert (env.legal() == info["action_mask"]).all()
        assert env.observation_space.contains(seen)
        actions = random_actions(info["action_mask"], chance)
        env.send(actions)
        there, rewards, over, _, info = twin.step(actions)
        _, told, terminals, truncations, infos, ids, acting = env.recv()
        assert told is buf["rewards"]
        assert (told == rewards).all()
        assert (terminals == over).all()
        assert not truncations.any()
        assert acting.all()
        assert ids.tolist() == [0, 1, 2, 3, 4]
        assert bool(infos) == over.any()
        games += sum(each["games"] for each in infos)
    assert games
    env.close()
    with pytest.raises(ValueError, match="the buffer rewards must have the shape"):
        KemetPuffer(5, SMALL, buf=buf | {"rewards": np.zeros(4, np.float32)})


def test_gymnasium_finds_the_environments_by_itself() -> None:
    for make, games in (("make", ""), ("make_vec", ", num_envs=2")):
        made = f"gymnasium.{make}('kemet.rl.solo:KemetSolo-v0'{games})"
        script = f"import gymnasium; print({made}.reset(seed=1)[0].ndim)"
        run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert run.stdout.strip() == ("2" if games else "1")
        assert not run.stderr


def test_every_seat_is_rewarded_whoever_chooses() -> None:
    batch, chance = Batch(16, Settings(players=3, day_limit=1), seed=1), np.random.default_rng(1)
    ended = 0
    while not ended:
        rewards, over = batch.step(batch.random_actions(chance))
        ended = int(over.sum())
        assert not rewards[~over].any()
    for place, winner in enumerate(batch.winners()):
        if winner >= 0:
            assert rewards[place].tolist() == [1.0 if seat == winner else -0.5 for seat in range(3)]
