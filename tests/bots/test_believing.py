"""What others' choices tell: players give up the battle card they will miss least."""

from __future__ import annotations

import pytest
from bots.moments import moments

import kemet
from kemet.bots import SearchBot, Seat, bot_of, make_bot, read_spec
from kemet.bots.battling import worth_of
from kemet.bots.believing import REGRET, SLIP, SLIP_WITH_BIDS, likelihood
from kemet.content.records import MODULES
from kemet.engine.invariants.base import violations
from kemet.engine.state.bits import count_bits
from kemet.engine.state.state import State

SPEC = "net:v2,tries=20,samples=4,beliefs=1"


def table(modules: tuple[str, ...] = ()) -> State:
    return kemet.new_game(3, 1, modules=modules).state


def by_worth(s: State, seat: int) -> list[int]:
    """The battle cards of a seat, the weakest first."""
    cards = [card for card in range(len(s.table.battle_ids)) if s.seats[seat].battle_set >> card & 1]
    return sorted(cards, key=lambda card: (worth_of(s, card), card))


def after_a_battle(s: State, seat: int, discarded: int) -> State:
    """The seat has shown its best battle card and thrown another one away."""
    mine = s.seats[seat]
    best = by_worth(s, seat)[-1]
    mine.shown = 1 << best
    mine.battle_hand = mine.battle_set & ~(1 << best | 1 << discarded)
    return s


def test_who_throws_the_weakest_card_away_surprises_nobody() -> None:
    s = table()
    assert likelihood(s, 1) == 1
    assert likelihood(after_a_battle(s, 1, by_worth(s, 1)[0]), 1) == 1


@pytest.mark.parametrize(("modules", "slip"), [((), SLIP), (("dawn",), SLIP_WITH_BIDS)])
def test_a_card_better_than_one_that_was_kept_is_hard_to_believe(modules: tuple[str, ...], slip: float) -> None:
    s = table(modules)
    after_a_battle(s, 1, by_worth(s, 1)[3])
    assert likelihood(s, 1) == slip
    assert likelihood(s, 2) == 1


def test_a_card_shown_is_no_guess() -> None:
    s = table()
    mine = after_a_battle(s, 1, by_worth(s, 1)[3]).seats[1]
    mine.shown = mine.battle_set & ~mine.battle_hand
    assert likelihood(s, 1) == 1


def test_the_weaker_a_card_the_sooner_it_is_removed() -> None:
    s = table()
    mine, cards = s.seats[1], by_worth(s, 1)
    whole = mine.battle_set
    for card in cards:
        mine.removed, mine.battle_set, mine.battle_hand = 1 << card, whole & ~(1 << card), whole & ~(1 << card)
        assert likelihood(s, 1) == pytest.approx(REGRET ** (worth_of(s, card) - worth_of(s, cards[0])))


@pytest.mark.parametrize("players", [2, 5])
def test_whoever_believes_sees_likelier_samples(players: int) -> None:
    """Of each enemy, however many there are: their cards have nothing to do with each other."""
    game = kemet.new_game(players, 1)
    for enemy in range(1, players):
        after_a_battle(game.state, enemy, by_worth(game.state, enemy)[0])
    seat = Seat(game, 0)

    def right(spec: str, enemy: int) -> int:
        bot = bot_of(spec, "1")
        assert isinstance(bot, SearchBot)
        hands = [sample.seats[enemy].battle_hand for sample in bot.imagine(seat, 5)]
        kept = game.state.seats[enemy].battle_hand
        assert {count_bits(hand) for hand in hands} == {count_bits(kept)}
        return hands.count(kept)

    for enemy in range(1, players):
        assert right("net:v2,tries=20", enemy) < 20 < 30 < right("net:v2,tries=20,beliefs=1", enemy)


def test_cards_locked_in_a_battle_are_cards_in_hand() -> None:
    """A sample that was dealt again is one that a game can go on from."""
    fights = 0
    for seed in range(2, 6):
        for game in moments(3, ("dawn",), seed, 40):
            for seat in game.waiting_for():
                bot = bot_of(SPEC, "1")
                assert isinstance(bot, SearchBot)
                for sample in bot.imagine(Seat(game, seat), 5):
                    assert not violations(sample)
                    for battle in sample.battles:
                        for force in (battle.attacker, battle.defender):
                            if force.played >= 0:
                                fights += 1
                                hand = sample.seats[force.fighter].battle_hand
                                assert hand >> force.played & hand >> force.discarded & 1
    assert fights


def test_the_strong_bots_believe_and_a_spec_says_so() -> None:
    for name, believes in (("medium", False), ("hard", True), ("champion", True)):
        bot = make_bot(name, "1")
        assert isinstance(bot, SearchBot)
        assert bot.believes is believes
    assert read_spec("search:beliefs=1,tries=9").text == "search:tries=9,beliefs=1"
    assert read_spec("net:v2,beliefs=1,tries=9").text == "net:v2,tries=9,beliefs=1"


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, MODULES)])
def test_no_peeking_by_beliefs(players: int, modules: tuple[str, ...]) -> None:
    redrawn = 0
    for number, game in enumerate(moments(players, modules, 3, 31)):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            redrawn += any(likelihood(twin.state, other) < 1 for other in range(players) if other != seat)
            first, second = bot_of(SPEC, "7"), bot_of(SPEC, "7")
            assert first.choose(Seat(game, seat)) == second.choose(Seat(twin, seat))
            assert first.why() == second.why()
    assert redrawn, "some moments have cards that somebody gave up"
