"""The lines of a battle's sum add up to what the engine counts, for everybody who may know it."""

import random

import pytest

import kemet
from kemet.content.records import MODULES
from kemet.telling.view.sums import ROLES, STATS


@pytest.mark.parametrize("modules", [(), MODULES])
@pytest.mark.parametrize("players", [2, 5])
def test_lines_add_up_to_the_engine_s_totals(modules: tuple[str, ...], players: int) -> None:
    revealed = explained = 0
    sources = set()
    for seed in range(4):
        game = kemet.new_game(players, seed, modules=modules, house_rules={"dayLimit": "4"})
        chance = random.Random(seed)
        weighed: dict[str, int] = {}
        while not game.over:
            for viewer in (None, *range(players)):
                battle = game.view(viewer)["battle"]
                for role in ROLES if battle else ():
                    side = battle[role]
                    lines = side["sum"]
                    sources |= {line["source"].partition("-")[0] for line in lines}
                    for stat in STATS:
                        told = sum(line["amount"] for line in lines if line["stat"] == stat)
                        assert told == side["total"][stat]
                        assert [0, *(line["so_far"] for line in lines if line["stat"] == stat)][-1] == told
                        if battle["revealed"]:
                            assert told == side[stat]
                    if battle["revealed"]:
                        revealed += 1
                        explained += all(line["source"] != "other" for line in lines)
                    if battle["winner"] is None:
                        assert all(line["source"] != "other" for line in lines)
                        weighed[role] = side["units"]
                        assert side["units"] == game.view(None)["spaces"][battle["space"]]["units"].get(side["seat"], 0)
                    elif not any(line["source"] == "other" for line in lines):
                        assert side["units"] == weighed[role]  # the fallen are counted, reinforcements are not
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)[-40:]))  # the first choice is often to decline
    assert 0 < explained <= revealed
    assert {"units", "battle"} <= sources


def test_before_the_reveal_only_what_is_open_is_counted() -> None:
    game = kemet.position(
        """
        players 2
        turn P1
        P1 troops FA 3 phoenix; tiles phoenix, charge
        P2 troops OAB 2; tiles defense
        """
    )
    for choice in ("token move1", "from FA", "group 3 with creature", "step OAB"):
        game.play(0, choice)
    attacker, defender = (game.view(None)["battle"][role] for role in ROLES)
    assert attacker["sum"] == [
        {"source": "units", "owner": 0, "stat": "strength", "amount": 3, "so_far": 3},
        {"source": "creature-phoenix", "owner": 0, "stat": "strength", "amount": 2, "so_far": 5},
        {"source": "tile-charge", "owner": 0, "stat": "strength", "amount": 1, "so_far": 6},
    ]
    assert defender["total"] == {"strength": 3, "damage": 0, "protection": 0}
    game.play(0, "play 410 discard 202")
    assert game.view(0)["battle"]["attacker"]["total"]["strength"] == 10
    assert game.view(1)["battle"]["attacker"]["total"]["strength"] == 6


@pytest.mark.rule("B-CREATURE-SNAKE")
def test_a_silenced_creature_is_told() -> None:
    game = kemet.position(
        """
        players 2
        turn P1
        P1 troops FA 3 phoenix; tiles phoenix
        P2 troops OAB 2 snake; tiles deep_desert_snake
        """
    )
    for choice in ("token move1", "from FA", "group 3 with creature", "step OAB"):
        game.play(0, choice)
    attacker, defender = (game.view(None)["battle"][role] for role in ROLES)
    assert (attacker["creature"], attacker["silenced"], attacker["units"]) == ("phoenix", True, 3)
    assert [line["source"] for line in attacker["sum"]] == ["units"]
    assert (defender["creature"], defender["silenced"]) == ("snake", False)
