"""Bots on both sides of Seth: legal, without peeking, allies together, and with the rules of thumb his game needs."""

from __future__ import annotations

import random

import pytest
from bots.quick_bots import quick_bot
from words.seth import seth_game

import kemet
from kemet.bots import Seat
from kemet.bots.guessing import Guesser
from kemet.bots.judging import chances, progress, scores
from kemet.bots.seth.judging import SETH_FEATURES
from kemet.bots.seth.map import NOBODY
from kemet.bots.seth.threats import Threats
from kemet.bots.weights import printed_weights, weights_for
from kemet.engine.flow import find
from kemet.engine.state.choices import CEREMONY, END, PASS, YES, Choices
from kemet.engine.state.codes import END_DAY_LIMIT
from kemet.engine.state.forces import CORRUPTED, PICKING
from kemet.engine.state.state import State

CONSENTS = ("consent-to-a-temple", "consent-to-the-ceremony", "consent-to-a-split")


def random_game(members: int, seed: int, modules: tuple[str, ...] = ()) -> kemet.Game:
    return kemet.new_game(members + 1, seed, seth=True, modules=modules, house_rules={"dayLimit": "30"})


def moments(members: int, seed: int, every: int, count: int, modules: tuple[str, ...] = ()) -> list[kemet.Game]:
    """Copies of a random game: one every few choices, and each first time a question is asked."""
    chance = random.Random(seed)
    game = random_game(members, seed, modules)
    found: list[kemet.Game] = []
    asked: set[str] = set()
    number = 0
    while not game.over and len(found) < count:
        seat = chance.choice(game.waiting_for())
        question = game.question(seat)
        if question not in asked or number % every == 0:
            asked.add(question)
            found.append(game.copy())
        game.play(seat, chance.choice(game.codes(seat)))
        number += 1
    return found


def judge_weights(s: State) -> list[float]:
    return weights_for(s.table, progress(s))


@pytest.mark.parametrize(
    ("name", "members", "modules", "count"),
    [
        ("easy", 2, ("black", "cards"), 60),
        ("easy", 5, (), 60),
        ("medium", 2, (), 24),
        ("medium", 5, ("black", "cards"), 12),
        ("hard", 3, (), 12),
    ],
)
def test_no_peeking_by_seth_or_among_allies(name: str, members: int, modules: tuple[str, ...], count: int) -> None:
    """Hands of enemies and of allies, locked cards and face-down tokens are drawn again: the choice stays the same."""
    for number, game in enumerate(moments(members, 11, 40, count, modules)):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            chosen = quick_bot(name, "7", 6).choose(Seat(game, seat))
            assert chosen in game.codes(seat)
            assert quick_bot(name, "7", 6).choose(Seat(twin, seat)) == chosen


@pytest.mark.parametrize("members", [2, 3, 4, 5])
def test_easy_games_end_by_a_victory_and_a_seed_repeats_them(members: int) -> None:
    games = []
    for _ in range(2):
        game = random_game(members, 3)
        bots = [quick_bot("easy", f"{seat}") for seat in range(members + 1)]
        while not game.over:
            seat = game.waiting_for()[0]
            game.play(seat, bots[seat].choose(Seat(game, seat)))
        assert game.state.end_reason != END_DAY_LIMIT
        games.append(game.choices)
    assert games[0] == games[1]


def test_a_chance_belongs_to_a_side() -> None:
    for game in moments(4, 2, 60, 20):
        found = chances(game.state, judge_weights(game.state))
        assert len(found) == 5
        assert found[0] + found[1] == pytest.approx(1)
        assert 0 < found[0] < 1
        assert set(found[1:]) == {found[1]}


def test_after_the_end_a_side_has_all_or_nothing() -> None:
    chance = random.Random(4)
    game = random_game(3, 4)
    while not game.over:
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
    found = chances(game.state, judge_weights(game.state))
    assert found == ([1, 0, 0, 0] if game.winner == 0 else [0, 1, 1, 1])


def test_points_and_objectives_speak_for_their_side() -> None:
    game = moments(2, 6, 50, 12)[-1]
    s = game.state.copy()
    weights = judge_weights(s)
    before = chances(s, weights)[1]
    s.seats[0].vp_battle += 1
    after_a_point_of_seth = chances(s, weights)[1]
    s.seth.temple_done = 1
    assert after_a_point_of_seth < before
    assert chances(s, weights)[1] > after_a_point_of_seth


def test_every_feature_of_seths_judge_has_a_weight_and_counts_once() -> None:
    assert set(printed_weights()["seth"]) == set(SETH_FEATURES)
    for game in moments(3, 8, 70, 8):
        weights = judge_weights(game.state)
        parts = 0.0
        for number in range(len(weights) - len(SETH_FEATURES), len(weights)):
            unit = [0.0] * len(weights)
            unit[number] = weights[number]
            parts += scores(game.state, unit)[1]
        assert parts == pytest.approx(scores(game.state, weights)[1])


def test_a_group_that_might_stay_at_an_altar_is_looked_away_from_once() -> None:
    """It was taken off the board and then off the troop that holds the space, which came to less than nobody.

    So a bot thought for ever, or did not see that red pays for the ceremony already, by the unit that was there before.
    """
    come = seth_game().on("FA", red=2).turn_of("red").plays("red", "token move1", "from FA", "share red 1", "step OAB")
    joins = seth_game().on("FA", red=2).on("OAB", red=1).turn_of("red")
    joins.plays("red", "token move1", "from FA", "share red 1", "step OAB")
    assert worth_of_staying(come.s, 1) > worth_of_staying(joins.s, 1) + 1


def worth_of_staying(s: State, seat: int) -> float:
    choices = Choices()
    find(s, seat, choices)
    worth = list(Guesser(judge_weights(s), 1, True).values(s, seat, choices))
    return float(worth[choices.as_list().index(END)])


def guess(game: kemet.Game, seat: int, seed: int) -> int:
    return Guesser(judge_weights(game.state), seed, True).guess(game.state, seat, game.codes(seat))


def asked_for(members: int, wanted: tuple[str, ...], seeds: range) -> list[tuple[kemet.Game, int]]:
    """Moments of random games in which a seat is asked one of these."""
    found: list[tuple[kemet.Game, int]] = []
    for number in seeds:
        chance = random.Random(number)
        game = random_game(members, number)
        while not game.over:
            seat = chance.choice(game.waiting_for())
            if game.question(seat) in wanted:
                found.append((game.copy(), seat))
            game.play(seat, chance.choice(game.codes(seat)))
    return found


def test_members_agree_to_what_helps_their_side() -> None:
    found = asked_for(2, CONSENTS, range(5))
    assert found
    for game, seat in found:
        assert guess(game, seat, 5) == YES


def test_the_ceremony_is_proposed_whenever_it_can_be_paid() -> None:
    found = [
        (game, seat)
        for game, seat in asked_for(2, ("who-acts-next", "ceremony-at-last"), range(5))
        if CEREMONY in game.codes(seat)
    ]
    assert found
    for game, seat in found:
        assert guess(game, seat, 9) == CEREMONY


def test_the_fighter_of_a_corrupted_troop_wants_to_lose() -> None:
    """S-CORRUPT-TROOP-16: Seth scores if the corrupted troop wins, so its own fighter plays his weakest card."""
    seen = 0
    for game, seat in asked_for(3, ("battle-cards",), range(6)):
        s = game.state
        battle = s.battles[-1]
        if battle.kind != CORRUPTED or battle.force_of(seat).stage != PICKING:
            continue
        codes = game.codes(seat)
        played = [int(s.table.battle_strength[(code - s.table.pair_base) // s.table.pair_width]) for code in codes]
        if min(played) == max(played):
            continue
        chosen = played[codes.index(guess(game, seat, 3))]
        if battle.attacker.fighter == seat:
            assert chosen <= min(played) + 1
            seen += 1
    assert seen


def test_no_temple_is_built_with_the_last_units() -> None:
    """S-WIN-02: an alliance without units on the board has lost."""
    found = asked_for(2, ("temple",), range(3))
    assert found
    game, seat = found[0]
    s = game.state
    for space in range(s.table.spaces):
        s.troops[space] &= s.table.enemy_mask[1]
    for code in game.codes(seat):
        assert code == PASS
    assert s.table.seth is not None
    sites = s.table.seth.sites
    site = next(space for space in range(s.table.spaces) if sites >> space & 1 and not s.troops[space])
    s.troops[site] = 1 << 4 * seat
    assert len(game.codes(seat)) > 1
    assert guess(game, seat, 1) == PASS


def test_no_sample_has_one_card_in_both_battles_of_an_invasion() -> None:
    """S-INVASION-07: also while the first battle is resolved and its card lies open."""
    seen = 0
    for number in range(3):
        game = random_game(2, number)
        bots = [quick_bot("easy", f"{seat}") for seat in range(3)]
        while not game.over:
            seat = game.waiting_for()[0]
            if len(game.state.battles) == 2 and seat:
                for luck in range(6):
                    sample = Seat(game, seat).sample(f"{luck}")
                    played = [int(battle.attacker.played) for battle in sample.battles]
                    if min(played) >= 0:
                        assert played[0] != played[1]
                        seen += 1
            game.play(seat, bots[seat].choose(Seat(game, seat)))
    assert seen


def space_of(s: State, name: str) -> int:
    return s.table.space_ids.index(name)


def lone_turn(members: int, seed: int) -> tuple[kemet.Game, int]:
    """The first turn of a member on an empty board: tests put there what they need."""
    game = random_game(members, seed)
    bots = [quick_bot("easy", f"{seat}") for seat in range(members + 1)]
    while True:
        seat = game.waiting_for()[0]
        if game.question(seat) == "turn" and seat:
            break
        game.play(seat, bots[seat].choose(Seat(game, seat)))
    s = game.state
    for space in range(s.table.spaces):
        s.troops[space] = s.creatures[space] = 0
    return game, seat


def district_of(s: State, seat: int) -> int:
    city = list(s.city_seat).index(seat)
    return next(space for space in s.table.districts if s.table.city[space] == city and s.pyramids[space])


def desert_before(s: State, district: int) -> int:
    return next(space for space in s.table.neighbours[district] if s.table.city[space] < 0)


def test_a_teleport_and_a_step_are_in_reach_and_walls_are_not() -> None:
    game, seat = lone_turn(2, 1)
    s = game.state
    home, district = space_of(s, "SE1"), district_of(s, seat)
    before = desert_before(s, district)
    s.troops[home] = 6
    s.troops[before] = 2 << 4 * seat
    s.troops[district] = 1 << 4 * seat
    s.seats[0].prayer = 2
    threats = Threats()
    threats.look(s, 0, only_ready=False)
    assert threats.leads[before] == 4
    assert threats.leads[district] == NOBODY  # S-MOVE-08: walls are entered by the first step only
    s.seats[0].prayer = 0
    threats.look(s, 0, only_ready=False)
    assert threats.leads[before] == NOBODY
    s.troops[before] = 6
    threats.look(s, 0, only_ready=False)
    assert threats.leads[district] == 5


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_alliance_takes_a_win_that_is_on_the_table(seed: int) -> None:
    """S-WIN-03: both objectives are met, and one attack is the sixth point."""
    game, seat = lone_turn(2, seed)
    s = game.state
    district = district_of(s, seat)
    s.troops[district] = 5 << 4 * seat
    s.troops[desert_before(s, district)] = 1
    s.troops[space_of(s, "SE1")] = 6
    s.seth.temple_done = s.seth.ceremony_done = 1
    s.seats[seat].vp_battle = 5
    s.seats[0].hand = 0  # no card of his kills all five
    bots = [quick_bot("medium", f"{number}", 16) for number in range(3)]
    while not game.over and s.active == seat:
        mover = game.waiting_for()[0]
        game.play(mover, bots[mover].choose(Seat(game, mover)))
    assert game.over
    assert game.winner == 1


def test_both_members_of_a_corrupted_battle_want_its_attacker_to_lose() -> None:
    """S-CORRUPT-TROOP-16, with search: the attacker's cards are weak, the defender's strong."""
    attacking: list[int] = []
    defending: list[int] = []
    for game, seat in asked_for(3, ("battle-cards",), range(8)):
        s = game.state
        battle = s.battles[-1]
        if battle.kind != CORRUPTED or battle.force_of(seat).stage != PICKING:
            continue
        code = quick_bot("medium", "4", 12).choose(Seat(game, seat))
        card = (code - s.table.pair_base) // s.table.pair_width
        (attacking if battle.attacker.fighter == seat else defending).append(int(s.table.battle_strength[card]))
    assert attacking
    assert defending
    assert sum(attacking) / len(attacking) + 0.5 < sum(defending) / len(defending)


def test_seth_is_better_off_with_a_garrison_once_the_portal_is_open() -> None:
    """S-WIN-04: a unit in his city wins for the alliance, so the judge wants a guard when members stand before it."""
    game, seat = lone_turn(2, 4)
    s = game.state
    s.seth.temple_done = s.seth.ceremony_done = 1
    s.active = 1
    s.troops[space_of(s, "SEG")] = 5 << 4 * seat
    s.troops[district_of(s, seat)] = 5 << 4 * seat
    away = s.copy()
    for name in ("SE1", "SE2"):
        s.troops[space_of(s, name)] = 5
    s.troops[space_of(s, "SE3")] = 5
    away.troops[space_of(s, "TW2")] = away.troops[space_of(s, "TW3")] = 5
    away.troops[space_of(s, "OAB")] = 5
    weights = judge_weights(s)
    assert chances(s, weights)[0] > chances(away, weights)[0]
