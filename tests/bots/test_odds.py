"""The odds of a battle: against brute force over the engine, and blind for hidden things."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from bots.battle_moments import battles, is_open

import kemet
from kemet.bots.enemy_cards import battle_card_chances, bits, divine_card_chances
from kemet.bots.odds import Odds, attack_odds, battle_odds, group_at, move_odds
from kemet.content.records import MODULES
from kemet.engine import flow
from kemet.engine.battle.casualties import BATTLE_LOSS
from kemet.engine.battle.choose import DISCARD_FOR_WOUND, SWAP_BATTLE_CARDS
from kemet.engine.board.losses import LOSS
from kemet.engine.board.points import permanent_points
from kemet.engine.board.troops import units
from kemet.engine.day.move import MOVE_ON
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import BATTLE, DONE
from kemet.engine.state.codes import E_DAMAGE, E_PROTECTION, E_STRENGTH, MAX_BATTLE_CARDS
from kemet.engine.state.events import EV_RECALLED, EV_RESULT, EV_RETREATED
from kemet.engine.state.state import State
from kemet.game.game import Game


def fighters(s: State) -> tuple[int, int]:
    return s.battles[-1].attacker.fighter, s.battles[-1].defender.fighter


def fought_out(s: State, seat: int, own: int, other: int, enemy: int) -> tuple[bool, bool, int]:
    """Won, survived, points gained: by playing choices, both sides without divine cards."""
    s = s.copy()
    before = permanent_points(s, seat)
    space = s.battles[-1].space
    for player, card in ((seat, own), (other, enemy)):
        rest = next(number for number in bits(s.table.starting_set) if number != card)
        s.seats[player].battle_hand |= 1 << card | 1 << rest
        flow.play(s, player, BATTLE + card * MAX_BATTLE_CARDS + rest)
    s.log = []
    for player in (seat, other):
        flow.play(s, player, DONE)
    while s.battles and s.question in (DISCARD_FOR_WOUND, SWAP_BATTLE_CARDS, BATTLE_LOSS, LOSS):
        flow.play(s, lowest_bit(s.waiting), flow.legal(s, lowest_bit(s.waiting))[0])
    won = any(event[0] == EV_RESULT and event[2] == seat for event in s.log)
    left = any(event[0] in (EV_RECALLED, EV_RETREATED) and event[2] == seat for event in s.log)
    return won, left or units(s, space, seat) > 0, permanent_points(s, seat) - before


@pytest.mark.parametrize("modules", [(), ("black", "path", "cards")])
def test_odds_agree_with_brute_force(modules: tuple[str, ...]) -> None:
    for game in battles(3, modules, 4, 12):
        s = game.state
        attacker, defender = fighters(s)
        for seat, other in ((attacker, defender), (defender, attacker)):
            odds = battle_odds(game, seat)
            assert odds is not None
            chances = battle_card_chances(s, seat, other)
            assert sum(chances.values()) == pytest.approx(1)
            for each in odds.cards:
                own = s.table.battle_ids.index(each.card)
                fights = [(fought_out(s, seat, own, other, enemy), chance) for enemy, chance in chances.items()]
                assert each.expected.win == pytest.approx(sum(chance for (won, _, _), chance in fights if won))
                assert each.expected.survive == pytest.approx(sum(chance for (_, left, _), chance in fights if left))
                assert each.expected.own_points == pytest.approx(sum(chance * up for (_, _, up), chance in fights))


def held_share(game: Game, seat: int, other: int, samples: int) -> dict[int, float]:
    """How often a card would be played, by sampling."""
    share: dict[int, float] = {}
    for number in range(samples):
        twin = game.state.copy()
        sample_hidden(twin, seat, str(number))
        hand = bits(twin.seats[other].battle_hand)
        for card in hand:
            share[card] = share.get(card, 0.0) + 1 / (len(hand) * samples)
    return share


def test_battle_card_chances_agree_with_sampling() -> None:
    for game in battles(2, ("cards",), 9, 4):
        attacker, defender = fighters(game.state)
        exact = battle_card_chances(game.state, attacker, defender)
        seen = held_share(game, attacker, defender, 600)
        assert all(exact[card] == pytest.approx(share, abs=0.04) for card, share in seen.items())


def test_divine_card_chances_agree_with_every_hand() -> None:
    """All hands of three cards out of the unseen ones, each as likely as any other."""
    game = kemet.new_game(2, 3)
    s = game.state
    s.seats[1].hand = 0b111 << 30
    s.seats[0].hand = 0b1111
    unseen = bits(s.table.all_cards & ~0b1111)
    counted: dict[tuple[int, ...], float] = {}
    hands = list(combinations(unseen, 3))
    for hand in hands:
        key = sums(s, sum(1 << bit for bit in hand))
        counted[key] = counted.get(key, 0.0) + 1 / len(hands)
    exact: dict[tuple[int, ...], float] = {}
    for cards, chance in divine_card_chances(s, 0, 1).items():
        exact[sums(s, cards)] = exact.get(sums(s, cards), 0.0) + chance
    assert exact == pytest.approx(counted)


def sums(s: State, cards: int) -> tuple[int, ...]:
    kinds = [s.table.card_of_bit[bit] for bit in bits(cards)]
    wanted = (E_STRENGTH, E_DAMAGE, E_PROTECTION)
    return tuple(
        sum(s.table.card_amount[kind] for kind in kinds if s.table.card_effect[kind] == effect) for effect in wanted
    )


@pytest.mark.parametrize("modules", [(), MODULES])
def test_odds_do_not_depend_on_what_is_hidden(modules: tuple[str, ...]) -> None:
    for game in battles(3, modules, 11, 8):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, "anything else")
            for divine in ("none", "all"):
                first = battle_odds(game, seat, divine=divine)  # type: ignore[arg-type]
                assert first is not None
                assert first == battle_odds(twin, seat, divine=divine)  # type: ignore[arg-type]


def attacks(game: Game) -> list[tuple[int, int, int]]:
    """Every seat, space and enemy space next to it."""
    s = game.state
    found = []
    for seat in range(game.players):
        for space in range(s.table.spaces):
            if units(s, space, seat):
                near = [onward for onward in s.table.neighbours[space] if s.troops[onward] & s.table.enemy_mask[seat]]
                found += [(seat, space, onward) for onward in near]
    return found


def test_a_preview_of_an_attack_is_blind() -> None:
    chance = random.Random(1)
    game = kemet.new_game(4, 2, modules=MODULES)
    seen = 0
    for _ in range(1200):
        if game.over:
            break
        if not game.state.battles and chance.random() < 0.1:
            for seat, start, onward in attacks(game)[:3]:
                twin = game.copy()
                twin.sample_hidden(seat, "other")
                group = group_at(game, seat, start)
                odds = attack_odds(game, seat, onward, *group)
                assert odds is not None
                assert odds == attack_odds(twin, seat, onward, *group)
                check(odds)
                seen += 1
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
    assert seen > 10


def check(odds: Odds) -> None:
    """Chances are chances, mixes add up, and the data is what JSON can hold."""
    assert 0 <= odds.expected.win <= 1.0001
    data = odds.as_data()
    assert data["space"] == odds.space
    if odds.called_off:
        assert not odds.cards
        return
    assert sum(each.mix for each in odds.cards) == pytest.approx(1)
    assert sum(each.mix for each in odds.enemy_cards) == pytest.approx(1)
    assert sum(each.chance for each in odds.enemy_cards) == pytest.approx(1)
    assert data["cards"][0]["win"] == odds.cards[0].expected.win


def test_the_preview_is_the_battle_that_follows() -> None:
    """What `move_odds` says before a step is what `battle_odds` says after it."""
    chance = random.Random(8)
    compared = 0
    game = kemet.new_game(2, 5)
    for _ in range(40_000):
        if compared == 3:
            break
        if game.over:
            game = kemet.new_game(2, chance.getrandbits(20))
        seat = chance.choice(game.waiting_for())
        code = chance.choice(game.codes(seat))
        text = kemet.telling.notation.write(game.state, seat, code)
        steps = text.startswith("step ") and game.state.question is MOVE_ON
        odds = move_odds(game, seat, text.split()[1]) if steps else None
        game.play(seat, code)
        if odds is not None and not odds.called_off and is_open(game.state):
            after = battle_odds(game, seat)
            assert after is not None
            assert after.cards == odds.cards
            compared += 1
    assert compared == 3


def test_no_battle_no_odds() -> None:
    game = kemet.new_game(2, 1)
    assert battle_odds(game, 0) is None
    assert move_odds(game, 0, 0) is None


def test_wrong_names_are_refused() -> None:
    game = kemet.new_game(2, 1)
    with pytest.raises(kemet.KemetError, match="there is no space 'moon'"):
        attack_odds(game, 0, "moon", 1)
    with pytest.raises(kemet.KemetError, match="a group of 0 units"):
        attack_odds(game, 0, 0, 0)
