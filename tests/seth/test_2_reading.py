"""How the other documents are read when Seth is there: sides for players, enemies for the other side."""

from __future__ import annotations

from pathlib import Path

import pytest

from kemet.engine.battle.enter import start_creature_battle
from kemet.engine.battle.sums import card_powers, is_silenced
from kemet.game.configuration import Setup
from kemet.server.shapes import live
from tests.words.seth import seth_game


@pytest.mark.rule("S-BASE-01")
def test_rules_of_the_base_game_hold_with_the_other_side_as_the_enemy() -> None:
    """Red prays as ever (B-PRAY-01, B-TILE-PRIEST); his Raining Fire finds Seth's units and no ally's."""
    game = seth_game().owns("red", "priest").on("A1", red=2).on("B1", blue=2).on("SE1", seth=2).prayer(red=2)
    game.holds("red", "ally_raining_fire").turn_of("red").plays("red", "token pray1")
    assert game.pp("red") == 2 + 3
    assert game.may("red", "card ally_raining_fire SE1 seth")
    assert not game.may("red", "card ally_raining_fire B1 blue")
    assert not game.may("red", "card ally_raining_fire A1 red")


@pytest.mark.rule("S-BASE-10", "S-MOVE-02")
def test_limits_are_read_by_side() -> None:
    """Three blue units in red's district leave room for two more of red's (B-LIMIT-03), and no second creature."""
    game = seth_game().on("A1", red=1, blue=3).creature("A1", "blue", "elephant").creature("", "red", "scarab")
    game.prayer(red=5).turn_of("red").plays("red", "token recruit", "place A1")
    assert game.at("A1") == {"red": 2, "blue": 3}
    assert not game.may("red", "place A1")
    assert game.may("red", "place A2")
    game.plays("red", "done")
    assert game.on_tile("red") == ["scarab"]  # B-CREATURE-04: the one district with a unit of his has a creature


@pytest.mark.rule("S-INFO-02")
def test_there_is_one_chat_and_no_word_for_fewer_readers() -> None:
    """A message of the chat has a text and nobody to whom alone it would go."""
    assert set(live.Chat.model_fields) == {"type", "id", "text"}


@pytest.mark.rule("S-TS-22")
def test_a_creature_of_another_box_has_no_card(tmp_path: Path) -> None:
    """It can be bought and used; Seth cannot corrupt it."""
    (tmp_path / "ibis.toml").write_text(
        """
        [[creature]]
        id = "ibis"
        rule = "B-CREATURE-ELEPHANT"
        modifiers = { strength = 1 }
        certainty = "reconstructed"

        [[tile]]
        id = "great_ibis"
        rule = "B-TILE-ELEPHANT"
        colour = "blue"
        level = 1
        phase = "battle"
        creature = "ibis"
        certainty = "reconstructed"
        """
    )
    table = Setup(3, 8, False, {}, [tmp_path], "seed", (), seth=True).table
    assert "ibis" in table.creature_ids
    tile = table.tile_ids.index("great_ibis")
    assert table.seth is not None
    assert tile not in list(table.seth.card_tile)
    assert len(table.seth.card_ids) == 7


@pytest.mark.rule("S-TS-23")
def test_rulings_of_ta_seti_hold() -> None:
    """T-X-27: Twin Ceremony buys in a colour of the Day, here Red's own colours and nothing that he did not buy in."""
    game = seth_game(modules=("black",)).built(A1="red 2", A2="white 1", A3="blue 1").owns("red", "twin_ceremony")
    game.on("A1", red=2).prayer(red=9).turn_of("red")
    assert not game.may("red", "gold buy")
    game.plays("red", "token buyRed", "pass")
    game.plays("red", "gold buy")
    assert game.may("red", "buy charge")
    assert not game.may("red", "buy priestess")


@pytest.mark.rule("S-CLAR-32")
def test_the_snake_card_against_the_snake() -> None:
    """The card is gone once its tile is sold (S-CORRUPT-CREATURE-13); laid out by hand it counts nothing."""
    game = seth_game().violet(2).on("RW", red=3).on("A1", red=1).creature("RW", "red", "snake")
    card = game.s.table.seth.card_ids.index("snake")
    start_creature_battle(game.s, game.space("RW"), card)
    battle = game.s.battles[-1]
    assert is_silenced(game.s, battle, battle.attacker)
    assert card_powers(game.s, battle) == 0
    assert not is_silenced(game.s, battle, battle.defender)
