"""The lines of a battle's sum add up to what the engine counts, for everybody who may know it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from words.seth import SethGame, seth_game

import kemet
from kemet.content.records import MODULES
from kemet.engine.battle.sums import creature_of
from kemet.telling.view import view_of

STATS = ("strength", "damage", "protection")
ROLES = ("attacker", "defender")


def moments(game: kemet.Game, seed: int, most: int = 100_000) -> Iterator[dict[str, Any]]:
    """Every battle that anybody sees in a game of chance, at every question."""
    chance = random.Random(seed)
    while not game.over and most:
        if game.state.battles:
            for viewer in (None, *range(game.state.table.players)):
                yield game.view(viewer)
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)[-40:]))  # the first choice is often to decline
        most -= 1


def check_lines(battle: dict[str, Any], role: str) -> bool:
    """They add up, to the engine's figures once those are open; whether every one of them is explained."""
    side = battle[role]
    for stat in STATS:
        lines = [line for line in side["sum"] if line["stat"] == stat]
        told = sum(line["amount"] for line in lines)
        assert told == side["total"][stat]
        assert [0, *(line["so_far"] for line in lines)][-1] == told
        if battle["revealed"]:
            assert told == side[stat]
    return all(line["source"] != "other" for line in side["sum"])


@pytest.mark.parametrize("modules", [(), MODULES])
@pytest.mark.parametrize("players", [2, 5])
def test_lines_add_up_to_the_engine_s_totals(modules: tuple[str, ...], players: int) -> None:
    revealed = explained = 0
    sources = set()
    for seed in range(4):
        game = kemet.new_game(players, seed, modules=modules, house_rules={"dayLimit": "4"})
        weighed: dict[str, int] = {}
        for view in moments(game, seed):
            battle = view["battle"]
            for role in ROLES:
                side = battle[role]
                whole = check_lines(battle, role)
                sources |= {line["source"].partition("-")[0] for line in side["sum"]}
                revealed += battle["revealed"]
                explained += battle["revealed"] and whole
                if battle["winner"] is None:
                    assert whole
                    weighed[role] = side["units"]
                    assert side["units"] == view["spaces"][battle["space"]]["units"].get(side["seat"], 0)
                else:
                    assert side["units"] == weighed[role]  # the fallen are counted, reinforcements are not
    assert 0 < explained <= revealed
    assert {"units", "battle"} <= sources


@pytest.mark.parametrize("modules", [(), ("black", "cards")])
def test_lines_add_up_with_seth(modules: tuple[str, ...]) -> None:
    sources = set()
    for seed in range(6):
        game = kemet.new_game(3 + seed % 3, seed, modules=modules, seth=True)
        weighed: dict[tuple[str, str, int], dict[int, int]] = {}
        for view in moments(game, seed, 900):
            told = [view["battle"], *filter(None, [view["other_battle"]])]
            for battle, fought in zip(told, reversed(game.state.battles), strict=True):
                for role, force in zip(ROLES, (fought.attacker, fought.defender), strict=True):
                    side = battle[role]
                    whole = check_lines(battle, role)
                    sources |= {line["source"].partition("-")[0] for line in side["sum"]}
                    units = {line["owner"]: line["amount"] for line in side["sum"] if line["source"] == "units"}
                    place = (battle["space"], role, battle["number"])
                    if battle["winner"] is not None:
                        assert units == weighed[place]  # whose units they were is told after the losses too
                        continue
                    assert whole
                    weighed[place] = units
                    counts = any(line["source"].startswith("creature-") for line in side["sum"])
                    assert counts == creature_adds(game, creature_of(game.state, fought, force))
    assert {"units", "battle", "creature", "power", "tile"} <= sources


def creature_adds(game: kemet.Game, creature: int) -> bool:
    table = game.state.table
    figures = (table.creature_strength, table.creature_damage, table.creature_protection)
    return creature >= 0 and any(each[creature] for each in figures)


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


@pytest.mark.rule("S-CORRUPT-CREATURE-06")
def test_the_snake_card_silences_the_creature_it_strikes() -> None:
    game = seth_game().violet(2).on("RW", red=3).on("A1", red=1).creature("RW", "red", "elephant")
    game.seths_turn().seth("colour red corruptCreature", "unleash snake", "troop RW")
    defender = view_of(game.s, -1)["battle"]["defender"]
    assert (defender["creature"], defender["silenced"]) == ("elephant", True)
    assert defender["total"] == {"strength": 3, "damage": 0, "protection": 0}
    assert [(line["source"], line["owner"], line["amount"]) for line in defender["sum"]] == [("units", 1, 3)]


@pytest.mark.rule("S-CARD-COMBAT-9")
def test_a_mirrored_card_is_a_line_of_its_own() -> None:
    game = seth_game(modules=("cards",)).on("SEG", seth=5).on("RW", red=5).on("A1", red=1)
    seat = game.s.seats[0]
    seat.battle_set = seat.battle_set & ~(1 << game.battle_card("s410")) | 1 << game.battle_card("mirror")
    seat.battle_hand = seat.battle_set
    game.seths_turn().seth("violet sethMove1", "from SEG")
    game.no_answer()
    game.seth("step RW").say_no()
    game.locks("seth", "mirror 320")
    known = [("units", 0, "strength", 5), ("battle-mirror", 0, "damage", 1)]
    assert lines_of(game, 0, "attacker") == known  # the enemy's card is still hidden
    game.locks("red", "410 202")
    mirrored = [("mirror-410", 0, "strength", 4), ("mirror-410", 0, "damage", 1)]
    assert lines_of(game, -1, "attacker") == known + mirrored


@pytest.mark.rule("S-CARD-CREATURE-DEVOURER")
def test_what_pierces_protection_is_a_line_of_its_own() -> None:
    game = seth_game(modules=("black",)).violet(4).on("RW", red=4).on("A1", red=1)
    game.seths_turn().seth("colour red corruptCreature", "unleash devourer", "troop RW")
    game.locks("seth", "320 410").locks("red", "202 410")
    told = [line for line in lines_of(game, -1, "defender") if line[2] == "protection"]
    assert told == [("battle-202", 1, "protection", 2), ("creature_card-devourer", 0, "protection", -2)]


def lines_of(game: SethGame, viewer: int, role: str) -> list[tuple[str, int, str, int]]:
    told = view_of(game.s, viewer)["battle"][role]["sum"]
    return [(line["source"], line["owner"], line["stat"], line["amount"]) for line in told]
