"""Ta-Seti, section 0: modules, components, beginner mode."""

from __future__ import annotations

from itertools import combinations

import pytest
from words import cannot, choices, hurry_until, play, points, position

from kemet import Game, NotationError, PositionError, SetupError, new_game

MODULES = ("black", "dawn", "path", "victory", "cards")
SETS = [some for count in range(6) for some in combinations(MODULES, count)]


@pytest.mark.rule("T-GEN-01")
@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_any_set_of_modules_can_be_played(modules: tuple[str, ...]) -> None:
    game = new_game(players=3, seed=7, modules=modules)
    hurry_until(game, phase="day")
    view = game.view(None)
    first = game.waiting_for()[0]
    assert view["modules"] == list(modules)
    assert ("token buyBlack" in choices(game, f"P{first + 1}")) == ("black" in modules)
    assert ("dawn_tokens" in view["seats"][0]) == ("dawn" in modules)
    assert (view["path"] is not None) == ("path" in modules)
    assert view["seats"][0]["battle_hand_size"] == (8 if "cards" in modules else 6)
    rich = position(f"players 2\n{'modules ' + ' '.join(modules) if modules else ''}\nturn P1\nP1 points battle 8\nP2")
    assert rich.over == ("victory" in modules)


@pytest.mark.rule("T-GEN-01")
def test_the_choice_is_made_before_set_up() -> None:
    assert new_game(seed=1, modules=("cards", "black")).view(None)["modules"] == ["black", "cards"]
    assert new_game(seed=1).view(None)["modules"] == []
    with pytest.raises(SetupError, match="no module 'seth'"):
        new_game(modules=("seth",))


@pytest.mark.rule("T-GEN-02")
def test_components() -> None:
    plain = new_game(players=5, seed=1).setup.content
    game = new_game(players=5, seed=1, modules=MODULES)
    content = game.setup.content
    assert sum(tile.copies for tile in content.tiles) - sum(tile.copies for tile in plain.tiles) == 16
    assert len([tile for tile in content.tiles if tile.colour == "black"]) == 16
    assert {space.id for space in content.actions} - {space.id for space in plain.actions} == {"buyBlack"}
    assert len(content.creatures) - len(plain.creatures) == 3
    assert sum(tile.units for tile in content.tiles) == 6  # mercenaries
    assert len([tile for tile in content.tiles if tile.colour == "black" and tile.gold_actions]) == 3
    assert len([tile for tile in content.tiles if tile.colour == "black" and tile.silver_token]) == 1
    assert sum(card.copies for card in content.cards) - sum(card.copies for card in plain.cards) == 12
    assert len(content.battle_cards) - len(plain.battle_cards) == 2  # for each of five players
    assert sorted(face.id for face in content.faces) == [f"{board}{side}" for board in (1, 2, 3, 4) for side in "AB"]
    assert sum(token.copies for token in content.path_tokens) == 33
    hurry_until(game, phase="day")
    view = game.view(None)
    assert sum(seat["priests_on_path_reserve"] for seat in view["seats"]) == 15
    assert view["path"]["stops"]["TS"]["slots"] == [{"kind": "VP", "token": "VP"}]
    assert view["path"]["victory_points_aside"] == 4  # five in all
    on_slots = [slot for stop in view["path"]["stops"].values() for slot in stop["slots"] if slot["kind"] != "VP"]
    assert len(on_slots) + sum(view["path"]["reserves"].values()) == 33
    symbols = [text for trips in _trips(view["path"]) for text in trips]
    assert {text for text in symbols if text.startswith("token ")} == {
        "token strength",
        "token protection",
        "token damage",
    }


def _trips(path: dict[str, dict[str, dict[str, list[list[str]]]]]) -> list[list[str]]:
    """The symbols of every trip that the path allows."""
    found = [symbols for stop in path["stops"].values() for symbols in dict(stop["leads_to"]).values()]
    return [*found, *path["entrances"].values()]  # type: ignore[list-item]


@pytest.mark.rule("T-GEN-02")
def test_a_dagger_piece_for_every_dagger() -> None:
    four = "players 2\nmodules path\nturn P1\nP1 objects dagger x4\nP2"
    assert position(four).view(None)["seats"][0]["objects"] == {"dagger": 4}
    with pytest.raises(PositionError, match="only 4 of dagger"):
        position(four.replace("x4", "x5"))


def beginners(day: int, first: str) -> Game:
    return position(f"""
        players 2 beginner
        modules black victory
        day {day} round 1
        turn P1
        P1 prayer 11; {first}
        P2
    """)


@pytest.mark.rule("T-GEN-03")
@pytest.mark.parametrize("day", [1, 2, 9])
def test_beginner_mode_holds_for_black_tiles(day: int) -> None:
    game = beginners(day, "pyramids A1 black 2, A2 red 1")
    play(game, "P1 token buyBlack")
    level_one = {"buy mercenaries_male", "buy mercenaries_female", "buy enforced_recruitment", "buy dark_ritual"}
    level_two = {"buy honor_in_battle", "buy dedication_to_battle", "buy khnums_sphinx", "buy twin_ceremony"}
    assert set(choices(game, "P1", "buy")) == (level_one if day == 1 else level_one | level_two)


@pytest.mark.rule("T-GEN-03")
def test_beginner_mode_holds_for_the_black_pyramid() -> None:
    game = beginners(1, "pyramids A1 black 1, A2 red 2")
    play(game, "P1 token raise")
    assert "raise A1 2" in choices(game, "P1")
    cannot(game, "P1 raise A1 3")
    with pytest.raises(PositionError):
        beginners(1, "pyramids A1 black 3, A2 red 2")


@pytest.mark.rule("T-GEN-03")
@pytest.mark.parametrize(("battle", "over"), [(3, False), (4, True)])
def test_beginner_mode_has_four_points_as_the_target_of_module_four(battle: int, over: bool) -> None:
    game = beginners(3, f"points battle {battle}")
    assert (points(game, "P1"), game.over) == (battle, over)


@pytest.mark.rule("T-GEN-01")
def test_without_its_module_a_thing_does_not_exist() -> None:
    game = position("players 2\nturn P1\nP1\nP2")
    with pytest.raises(NotationError, match="no action space 'buyBlack'"):
        game.play(0, "token buyBlack")
    with pytest.raises(PositionError, match="there is no tile 'dark_ritual'"):
        position("players 2\nmodules dawn path victory cards\nturn P1\nP1 tiles dark_ritual\nP2")
