"""Choices say what they cost and what they lead to."""

import random
import re

import pytest
from golden_moments import asked, golden_moment

import kemet
from kemet.cli.session.meanings import explain
from kemet.cli.session.sentences import sentences
from kemet.content.languages import LANGUAGES
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.content.texts import load_texts
from kemet.game.facts import facts
from kemet.telling.saying import Choices, Filling, gods_with_seth, in_english
from kemet.telling.saying.sayings import battle_card


def meaning(game: kemet.Game, seat: int, text: str) -> str:
    return next(explain(game, seat, choice) for choice in game.legal(seat) if choice.text == text)


def test_prices_and_attacks() -> None:
    game = kemet.position(
        """
        players 2 target 8
        turn P1
        P1 city A; prayer 11; pyramids A1 red 1, A2 white 2; troops A1 5; tiles charge
        P2 city B; prayer 3; pyramids B1 red 2, B2 blue 1; troops FA 3
        """
    )
    game.play(0, "token raise")
    assert meaning(game, 0, "raise A1 3") == "red pyramid in A1 from level 1 to 3 - costs 5 prayer"
    game.undo()
    game.play(0, "token move1")
    game.play(0, "from A1")
    assert meaning(game, 0, "group 3") == "1 movement, leaves 2 units here"
    game.play(0, "group 5")
    assert meaning(game, 0, "step FA") == "Gate of A (FA): attack Bastet, 3 units"
    assert meaning(game, 0, "teleport TW3").endswith("costs 2 prayer")


def test_the_path_and_what_lies_there() -> None:
    game = kemet.position(
        """
        players 2
        modules path
        path 1A 2A 3B 4B
        slots 1A1 hare, 2A1 mask, 3B2 haste, 3B4 bull, TS VP, 4B1 slaughter
        turn P1
        P1 troops A1 4; priests-at 3B2
        P2 troops B1 3; tiles charge
        """
    )
    assert meaning(game, 0, "token move1").startswith("a priest may travel, then one group of units moves")
    game.play(0, "token move1")
    assert meaning(game, 0, "pass") == "no priest travels; go on with the Move"
    assert meaning(game, 0, "trip reserve 1A1") == (
        "enter the path to 1A1 (level 1 object): +1 protection this Move, +1 prayer; there: Hare Statue"
    )
    assert meaning(game, 0, "trip 3B2 3B4") == (
        "from 3B2 to 3B4 (level 2 object): kill 1, +1 prayer; there: Bull Statue"
    )
    assert meaning(game, 0, "trip 3B2 TS") == (
        "from 3B2 to Ta-Seti (TS) (victory point): nothing on the way; there: victory point"
    )
    game.play(0, "trip 3B2 3B4")
    assert meaning(game, 0, "kill B1") == "Bastet loses 1 of 3 units at B1"
    game.play(0, "pass")
    assert meaning(game, 0, "take 1") == (
        "Bull Statue – At once when taken: draw 2 divine cards. The priest goes back to wait beside the path"
    )
    assert meaning(game, 0, "pass") == "take nothing; the priest stays here"


def test_skills_turn_priests_into_units() -> None:
    game = kemet.position(
        """
        players 2
        modules path
        path 1A 2B 3A 4A
        slots 2B2 haste
        turn P1
        P1 troops A1 4; priests-at 1A1
        P2 troops B1 3
        """
    )
    for choice in ("token move1", "trip 1A1 2B2"):
        game.play(0, choice)
    assert meaning(game, 0, "take 1").endswith("The priest then replaces one of your units on the board")
    game.play(0, "take 1")
    if game.question(0) == "unit-to-replace":
        assert "4 units" in meaning(game, 0, "replace A1")
        game.play(0, "replace A1")
    game.play(0, "from A1")
    assert meaning(game, 0, "group 2 priests 1") == "3 movement, leaves 2 units here, 1 priest in it"
    assert meaning(game, 0, "group 2") == "2 movement, leaves 2 units here"


def test_entering_has_its_price() -> None:
    game = kemet.position(
        """
        players 2
        modules black
        turn P1
        P1 prayer 5; troops FA 3; tiles dedication_to_battle
        P2 troops OAB 2 khnum; tiles khnums_sphinx, deadly_trap
        """
    )
    for choice in ("token move1", "from FA", "group 3"):
        game.play(0, choice)
    assert meaning(game, 0, "step OAB") == (
        "Obelisk A-B (OAB): attack Bastet, 2 units and Khnum's Sphinx; the Sphinx wants 2 prayer; "
        "you gain 2 prayer; a trap kills 1 unit of yours first"
    )
    told = len(game.events())
    game.play(0, "step OAB")
    assert sentences(game.events(told))[0] == "Anubis pays the Sphinx 2 prayer for entering Obelisk A-B (OAB)."


def test_gold_seals_and_priests_sent_back() -> None:
    game = kemet.position(
        """
        players 2
        modules black path
        path 1A 2A 3A 4A
        turn P1
        P1 prayer 5; troops A1 4 +2, FA 1 +1; tiles dark_ritual, twin_ceremony; objects seal
        P2 troops B1 3; tiles charge
        """
    )
    assert meaning(game, 0, "gold pray") == "gold token: one more Pray (gain 2 prayer)"
    assert meaning(game, 0, "seal charge P2").startswith("Bastet's Charge! has no effect until the next Day begins")
    assert meaning(game, 0, "sendback FA") == (
        "the priest at Gate of A (FA) goes back to wait beside the path, leaving no units there"
    )


@pytest.mark.parametrize(("modules", "seth"), [((), False), (MODULES, False), (SETH_MODULES, True)])
def test_every_choice_of_random_games_is_said_in_every_language(modules: tuple[str, ...], seth: bool) -> None:
    """As a meaning and as a deed. No notation, no id such as war_fury and no gap is left in any of them."""
    texts = [load_texts(language) for language in LANGUAGES]
    voices = [Filling(each, gods_with_seth(each) if seth else ()) for each in texts]
    said: set[str] = set()
    for seed in range(6):
        players, limit = (3 + seed % 4, {"dayLimit": "4"}) if seth else (2 + seed % 4, {})
        game = kemet.new_game(players, seed, modules=modules, seth=seth, house_rules=limit)
        chance = random.Random(seed)
        while not game.over:
            seat = chance.choice(game.waiting_for()) if seth else game.waiting_for()[0]
            choices = game.legal(seat)
            sayings = Choices(game.view(seat), facts(game.setup))
            for choice in choices:
                saying = sayings.saying(choice)
                if str(saying) in said:
                    continue
                said.add(str(saying))
                assert saying.key != "choice-other"
                for voice in voices:
                    for words in (voice.fill(saying), voice.deed(saying)):
                        assert words
                        assert not re.search("_|None|[{}]", words), (saying, words)
            game.play(seat, chance.choice(choices))
    assert len(said) > 300


def test_sides_of_several_seats_are_said_together() -> None:
    """Nothing takes a side of a battle to be one seat: Seth lets allies stand together."""
    game = kemet.position("players 3\nturn P1\nP1 troops FA 3\nP2 troops OAB 2\nP3 troops B1 4")
    for choice in ("token move1", "from FA", "group 3"):
        game.play(0, choice)
    view = game.view(0)
    view["spaces"]["OAB"]["units"][2] = 4
    step = next(choice for choice in game.legal(0) if choice.text == "step OAB")
    saying = Choices(view, facts(game.setup)).saying(step)
    assert in_english(saying) == "attack Bastet and Horus (2 units and 4 units) at Obelisk A-B (OAB)"
    assert (
        Filling(load_texts("pl")).fill(saying)
        == "Obelisk A-B (OAB): atak, broni się Bastet i Horus, 2 jednostki i 4 jednostki"
    )


@pytest.mark.rule("S-EX-82")
def test_tactical_choice_in_an_invasion_names_the_card_of_the_second_battle() -> None:
    def both_battles(game: kemet.Game) -> bool:
        return asked("swap-of-battle-cards")(game) and bool(game.view(None)["other_battle"])

    game = golden_moment(4, both_battles)
    seat = game.waiting_for()[0]
    view = game.view(seat)
    own = [
        view[which][role]["played"]
        for which in ("battle", "other_battle")
        for role in ("attacker", "defender")
        if view[which][role]["seat"] == seat
    ]
    swap = next(choice for choice in game.legal(seat) if choice.kind == "yes")
    saying = Choices(view, facts(game.setup)).saying(swap)
    assert [saying.values["played"], saying.values["discarded"]] == [battle_card(card) for card in own]
