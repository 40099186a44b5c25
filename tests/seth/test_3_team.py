"""Seth, 3.1: who decides for the alliance, and how far talks and movements can go, over whole games."""

from __future__ import annotations

import pytest
from golden_moments import GOLDEN, golden_moments
from words.seth import SethGame, seth_game

from kemet.engine.flow import default, legal
from kemet.engine.state import events
from kemet.engine.state.state import State

#: Several are asked at one moment: first answer counts, consent, windows, cards, losses of a corrupted battle (5.12).
AT_ONCE = {
    "who-acts-next",
    "consent-to-a-temple",
    "consent-to-the-ceremony",
    "consent-to-a-split",
    "veto",
    "escape-together",
    "battle-cards",
    "invasion-cards",
    "share",
}
WITH_SETH = [number for number, path in enumerate(GOLDEN, start=1) if path.name.startswith("seth")]


def asked(s: State) -> list[int]:
    return [seat for seat in range(s.table.players) if s.waiting >> seat & 1]


@pytest.mark.rule("S-TEAM-01", "S-TEAM-02", "S-INV-26")
def test_every_decision_has_one_decider_and_a_default_that_is_the_same_again() -> None:
    """Nobody votes: a member who is not asked has no choice at all, and silence means one thing."""
    deciders = 0
    for game in golden_moments(WITH_SETH[17]):
        s = game.state
        if game.over:
            continue
        seats = asked(s)
        assert len(seats) == 1 or s.question.slug in AT_ONCE, s.question.slug
        for seat in range(s.table.players):
            assert bool(legal(s, seat)) == (seat in seats)
        for seat in seats:
            assert default(s, seat) in legal(s, seat)
            assert default(s, seat) == default(s.copy(), seat)
        deciders += s.question.slug in ("fighter", "split-of-prayer", "loser", "winner", "share")
    assert deciders > 5


@pytest.mark.rule("S-TEAM-01", "S-TEAM-05", "S-CLAR-22")
def test_captured_units_count_for_who_decides() -> None:
    game = seth_game(3).on("SEG", seth=6).on("RW", red=2, blue=1).captive("RW", "blue", "seth", 2).on("A1", red=1)
    game.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").say_no()
    assert (game.asked(), game.waiting()) == ("fighter", ["blue"])


@pytest.mark.rule("S-TEAM-02", "S-TEAM-RECALL", "S-TEAM-03")
def test_the_fighter_decides_alone_about_the_whole_troop() -> None:
    """Blue has most units and lets red fight: then losses, recall and the split are proposed by red."""
    game = seth_game(2).on("SEG", seth=6).on("RW", red=1, blue=3).on("A1", red=1).prayer(red=0, blue=0)
    game.seths_turn().seth("violet sethMove1", "from SEG", "group 6", "step RW").say_no()
    game.plays("blue", "fighter red").locks("seth", "410 320").locks("red", "202 410")
    assert (game.asked(), game.waiting()) == ("loser", ["red"])
    assert not game.offers("blue")
    game.plays("red", "recall")
    assert (game.asked(), game.waiting()) == ("split-of-prayer", ["red"])


@pytest.mark.rule("S-INV-27")
def test_a_movement_ends_after_so_many_displacements() -> None:
    """Capacity, obelisks and cards bound every movement of a game; proposals of a building step are bounded too."""
    moves = longest = 0
    before, count, room = None, 0, 0
    for game in golden_moments(*WITH_SETH[:3]):
        s = game.state
        if s.move_at < 0 or before is None or before.move_at < 0:
            count, room = 0, s.move_left
        elif s.move_at != before.move_at:
            count += 1
            longest = max(longest, count)
            moves += 1
            assert count <= room + len(s.table.obelisks)
        else:
            room = max(room, s.move_left + count)  # a card, a creature taken along
        assert all(s.seth.proposals >> 4 * seat & 15 <= 3 for seat in range(s.table.players))
        before = s.copy()
    assert moves > 20
    assert longest > 1


def eclipse_battle() -> SethGame:
    """Red may place night Reinforcements into his district that Seth holds, while the sun is dark."""
    game = seth_game(3).on("A1", seth=2).on("A2", red=2).on("B1", blue=2).on("SE1", seth=1)
    return game.owns("red", "reinforcements", "initiative")


@pytest.mark.rule("S-NIGHT-08", "S-ECLIPSE-09", "S-CLAR-48", "S-BATTLE-06")
def test_a_battle_at_the_eclipse() -> None:
    """Day tiles do not act, nobody escapes, the placing side attacks, and its point counts as by day."""
    game = eclipse_battle().holds("seth", "ally_escape").eclipse().defaults("night-power").plays("red", "reinforce")
    game.plays("red", "place A1", "place A1", "place A1", "done")
    assert game.at("A1") == {"seth": 2, "red": 3}  # Initiative did not strike
    assert game.asked() == "battle-cards"  # and no Escape was offered
    game.fight("410 320", "202 410").defaults()
    assert game.points("alliance") == 1
    assert not game.told(events.EV_CALLED_OFF)


@pytest.mark.rule("S-CLAR-48", "S-NIGHT-08", "S-TS-17")
def test_no_discount_and_no_divine_strength_in_a_battle_of_the_eclipse() -> None:
    """Red pays his card in full although Priest of Ra is his, and Crusade pays him two for a kill, not three."""
    game = seth_game(3, ("black",)).on("A1", seth=1).on("A2", red=2).on("B1", blue=2).on("SE1", seth=1)
    game.owns("red", "reinforcements", "priest_of_ra", "crusade", "divine_strength").holds("red", "ally_war_fury")
    game.prayer(red=1).eclipse().defaults("night-power").plays("red", "reinforce", "place A1", "place A1", "place A1")
    game.defaults("battle-cards").fight("410 320", "320 410", own=("ally_war_fury",)).defaults("winner")
    assert game.told(events.EV_COMMITTED)[-1][2] == 1
    assert (game.reserve("seth"), game.pp("red")) == (14, 1 - 1 + 2)


@pytest.mark.rule("S-WIN-03", "S-NIGHT-08", "S-CLAR-06")
def test_an_eclipse_battle_ends_the_game_at_once() -> None:
    """The alliance's sixth point comes in it; nothing later is carried out (S-CLAR-06)."""
    game = eclipse_battle().temple("RW", 3).ceremony_held().scored(red=5).eclipse().defaults("night-power")
    game.plays("red", "reinforce", "place A1", "place A1", "place A1", "done").fight("410 320", "202 410")
    assert game.over() == "alliance"
    assert game.at("A1") == {"seth": 2, "red": 3}  # no retreat any more
