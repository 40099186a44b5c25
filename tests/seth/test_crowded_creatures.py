"""Two creatures of the alliance on a crowded space: one may be left behind if its controller's units all leave."""

import pytest

import kemet

CROWD = """
    players 3 seth
    turn P2
    P1 troops SE1 5; tokens sethPray1 violet
    P2 city A; tiles royal_scarab; troops A1 2 scarab, B2 1
    P3 city B; tiles ancestral_elephant; troops FA 3 elephant, B1 1
"""


def played(*choices: str) -> kemet.Game:
    game = kemet.position(CROWD)
    for choice in choices:
        game.play(1, choice)
    return game


ALONG = ("token move1", "from A1", "share P2 2", "ride scarab", "step FA", "regroup", "share P2 2", "share P3 0")


@pytest.mark.rule("S-CLAR-20", "S-CLAR-23", "S-CLAR-24")
def test_the_scarab_may_be_left_and_goes_to_its_tile() -> None:
    game = played(*ALONG)
    assert [str(choice) for choice in game.legal(1)] == ["ride scarab", "alone"]
    game.play(1, "alone")
    assert "end" not in [str(choice) for choice in game.legal(1)]  # the space is still crowded: it must go on
    game.play(1, "step RW")
    assert game.view(1)["seats"][1]["creatures_in_reserve"] == ["scarab"]


@pytest.mark.rule("S-CLAR-20")
def test_both_creatures_cannot_stay_with_units_of_both() -> None:
    game = played("token move1", "from A1", "share P2 2", "ride scarab", "step FA", "regroup", "share P2 1")
    game.play(1, "share P3 0")
    assert "alone" not in [str(choice) for choice in game.legal(1)]
