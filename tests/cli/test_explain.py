"""Choices say what they cost and what they lead to."""

import kemet
from kemet.cli.explain import explain


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


def test_every_choice_of_random_games_has_a_meaning() -> None:
    import random

    for seed in range(8):
        game = kemet.new_game(2 + seed % 4, seed)
        chance = random.Random(seed)
        while not game.over:
            seat = game.waiting_for()[0]
            choices = game.legal(seat)
            for choice in choices:
                assert explain(game, seat, choice)
            game.play(seat, chance.choice(choices))
