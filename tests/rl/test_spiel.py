"""Kemet in OpenSpiel: its own tests, chance that is played, and information that is complete and no more."""

import random

import pytest

from kemet.engine.hidden import sample_hidden
from kemet.engine.state.chance import Tape, TapeEnds
from kemet.engine.state.state import random_below
from kemet.rl.chance_nodes import CHANCE, ChanceGame
from kemet.rl.duel import Duel
from kemet.rl.settings import Settings

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system: pip install '.[spiel]'")
import numpy as np  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402

import kemet.rl.spiel  # noqa: E402 - registers the game
import kemet.rl.spiel_duel  # noqa: E402, F401 - registers the battle alone

TABLES = [
    {"players": 2, "beginner": True, "day_limit": 2},
    {"players": 2, "day_limit": 1, "content": "small-board"},
    {"players": 3, "day_limit": 1, "modules": "path+dawn"},
    {"players": 4, "beginner": True, "day_limit": 1},
    {"players": 5, "beginner": True, "day_limit": 1},
    {"players": 3, "day_limit": 1, "seth": True},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_random_play_with_serialization(options: dict[str, object]) -> None:
    game = pyspiel.load_game("kemet", options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walk(game: ChanceGame, chance: random.Random) -> None:
    if game.player() == CHANCE:
        game.draw(chance.randrange(game.outcomes))
    else:
        game.choose(chance.choice(game.legal()))


def test_the_same_outcomes_and_actions_lead_to_the_same_moment() -> None:
    table = Settings(players=3, modules=("path",), day_limit=2).setup().table
    games = []
    for _ in range(2):
        game, chance = ChanceGame(table), random.Random(1)
        while not game.over:
            walk(game, chance)
        games.append(game)
    assert games[0].past == games[1].past
    assert games[0].row(0) == games[1].row(0)


def test_a_copy_goes_its_own_way() -> None:
    game, chance = ChanceGame(Settings(day_limit=2).setup().table), random.Random(2)
    for _ in range(60):
        walk(game, chance)
    before = game.row(0), game.past[:]
    twin = game.copy()
    for _ in range(10):
        walk(twin, chance)
    assert (game.row(0), game.past) == before
    assert twin.past != game.past


def test_hidden_choices_of_others_change_no_information_state() -> None:
    """While battle cards are laid face down, only who lays them learns something."""
    checked = 0
    for seed in range(4):
        game, chance = ChanceGame(Settings(day_limit=3).setup().table), random.Random(seed)
        while not game.over:
            if game.player() == 0 and game.state.question.slug == "battle-cards" and game.state.waiting == 0b11:
                pasts = set()
                for action in game.legal():
                    twin = game.copy()
                    twin.choose(action)
                    if twin.player() == 0:  # there is more to choose, nothing is locked yet
                        pasts.add(twin.past[1])
                assert len(pasts) <= 1
                checked += len(pasts)
            walk(game, chance)
    assert checked


def test_the_information_state_counts_the_own_choices_and_nobody_elses() -> None:
    spiel = pyspiel.load_game("kemet", {"beginner": True, "day_limit": 1})
    state, chance = spiel.new_initial_state(), random.Random(4)
    chosen: list[list[int]] = [[], []]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        player, action = state.current_player(), chance.choice(state.legal_actions())
        chosen[player].append(action)
        state.apply_action(action)
    size, actions = state.moment.layout.size, state.moment.actions.size
    for player in range(2):
        tensor = state.information_state_tensor(player)
        assert tensor[:size] == state.observation_tensor(player)
        counts = tensor[size : size + actions]
        assert counts == [chosen[player].count(action) for action in range(actions)]
        assert len(tensor) == size + actions + 16


def test_redrawn_hands_look_the_same_to_a_seat() -> None:
    game, chance = ChanceGame(Settings(players=3, day_limit=3).setup().table), random.Random(3)
    for _ in range(150):
        if game.over:
            break
        if not game.outcomes:
            twin = game.state.copy()
            sample_hidden(twin, 1, "other")
            row = game.row(1)
            real, game.state = game.state, twin
            assert game.row(1) == row
            game.state = real
        walk(game, chance)


def searching(game: pyspiel.Game, tries: int) -> ismcts.ISMCTSBot:
    """OpenSpiel's own IS-MCTS. It refuses states of one information state with different legal actions."""
    chance = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        max_simulations=tries,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )


@pytest.mark.parametrize(
    ("name", "options", "tries", "choices"),
    [("kemet_duel", {"cards": 6, "battles": 3}, 60, 6), ("kemet", {"beginner": True, "day_limit": 1}, 3, 10)],
)
def test_a_search_over_information_sets_runs(name: str, options: dict[str, object], tries: int, choices: int) -> None:
    game = pyspiel.load_game(name, options)
    bot, state, chance = searching(game, tries), game.new_initial_state(), random.Random(5)
    for _ in range(choices):
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_redrawn_game_looks_the_same_to_its_player_and_new_to_the_others() -> None:
    state, chance = pyspiel.load_game("kemet", {"players": 3, "day_limit": 9}).new_initial_state(), random.Random(6)
    for _ in range(160):
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, chance.random) for _ in range(12)]
    for twin in twins:
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
    other = (player + 1) % 3
    assert len({twin.information_state_string(other) for twin in twins}) > 1
    with pytest.raises(ValueError, match="in the middle of a draw"):
        ChanceGame(Settings().setup().table).sampled(0, "1")


def test_a_duel_may_have_gone_in_every_way_that_was_not_seen() -> None:
    duel = Duel(cards=6, battles=3)
    past = ((0, 1), (2, 3), (4, 5))  # a battle is fought, the attacker has chosen again
    for defender_sees in duel.possible(past, 1):
        assert duel.known(defender_sees, 1) == duel.known(past, 1)
    assert len(set(duel.possible(past, 1))) == 5 * 12  # any other card was discarded, then any two of the four left
    assert len(set(duel.possible(past, 0))) == 5


def test_a_tape_says_what_it_lacks() -> None:
    s = Settings().game(1).state
    s.tape = Tape([4])
    assert random_below(s, 1) == 0
    assert random_below(s, 6) == 4
    with pytest.raises(TapeEnds):
        random_below(s, 9)
    assert s.tape.wanted == 9
    assert s.copy().tape is None


def test_outcomes_and_actions_that_do_not_exist_are_refused() -> None:
    game = ChanceGame(Settings().setup().table)
    with pytest.raises(ValueError, match="outcomes 0 to"):
        game.draw(99)
    while game.player() == CHANCE:
        game.draw(0)
    with pytest.raises(ValueError, match="not legal now"):
        game.choose(game.actions.number("recall"))


def test_the_battle_alone_is_solved_by_their_algorithms() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("kemet_duel"), num_sims=10, serialize=True, verbose=False)
    game = pyspiel.load_game("kemet_duel", {"cards": 3, "battles": 1})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.05
