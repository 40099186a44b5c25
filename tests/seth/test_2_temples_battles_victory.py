"""Seth, 2.14 to 2.20: sacred temples, ceremony, mixed troops, battles, victory, buying, base tiles of Seth."""

from __future__ import annotations

import pytest
from words.seth import SethGame, seth_game

from kemet.engine.seth.ceremony import payers
from kemet.engine.seth.temples import temple_income
from kemet.engine.state import events
from kemet.engine.state.codes import END_NO_UNITS, END_OBJECTIVES


def seth_attacks(game: SethGame, start: str = "SEG", goal: str = "RW") -> SethGame:
    game.seths_turn().seth("violet sethMove1", f"from {start}")
    if game.asked() == "group":
        game.no_answer()
    return game.seth(f"step {goal}")


def members_attack(game: SethGame, mover: str = "red", start: str = "FA", goal: str = "RW") -> SethGame:
    game.turn_of(mover).plays(mover, "token move1", f"from {start}")
    while game.asked() in ("group-of-owner", "creature-with-the-group"):
        game.no_answer()
    return game.plays(mover, f"step {goal}")


# --- 2.14 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-TEMPLE-07", "S-INV-17")
def test_three_temples_at_most() -> None:
    game = seth_game().temple("FA", 1).temple("FB", 1).temple("SEG", 1).on("RW", red=3).on("FA", red=2).alliance_turn()
    assert not game.may("red", "temple RW")
    assert game.may("red", "temple FA")


@pytest.mark.rule("S-TEMPLE-09", "S-TEMPLE-10", "S-TEMPLE-11", "S-TEMPLE-12", "S-INV-15", "S-INV-16", "S-INV-23")
@pytest.mark.rule("S-PRAYER-1", "S-PRAYER-2", "S-PRAYER-3", "S-PRAYER-4", "S-TEMPLE-13")
@pytest.mark.parametrize(("token", "front"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_third_level(token: int, front: int) -> None:
    game = seth_game().on("RW", red=4).temple("RW", 2, token).alliance_turn()
    assert temple_income(game.s, game.space("RW")) == 1
    game.plays("red", "temple RW")
    assert temple_income(game.s, game.space("RW")) == front
    assert len(game.powers()) == 1
    assert game.s.seth.temple_done
    game.s.troops[game.space("RW")] = 0
    game.on("RW", seth=1).on("A1", red=1)
    game.s.seats[1].reserve += 1
    assert game.temporary() == 0  # Seth holds it
    assert game.s.seth.temple_done  # and the objective stays
    assert len(game.powers()) == 1


@pytest.mark.rule("S-TEMPLE-14", "S-TOKEN-TEMP-VP", "S-CLAR-16", "S-CLAR-17", "S-WIN-07", "S-INV-21")
def test_temporary_points() -> None:
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 3").on("A2", seth=1).on("TW2", red=1)
    game.temple("FA", 3).on("FA", blue=1).temple("FB", 2).on("FB", blue=1).violet(4)
    assert game.temporary() == 1 + 1 + 1  # A1, TW2, FA
    game.s.troops[game.space("FA")] = 0
    assert game.temporary() == 2


@pytest.mark.rule("S-TEMPLE-16", "S-TEMPLE-04")
def test_a_temple_stays_a_desert() -> None:
    game = seth_game().temple("RW", 3).on("RW", red=3).on("TW2", red=3).alliance_turn()
    assert game.asked() == "who-acts-next"  # no second temple there, none on a base temple
    assert not game.s.table.obelisk[game.space("RW")]


@pytest.mark.rule("S-TEMPLE-17")
def test_seth_builds_nothing() -> None:
    game = seth_game().on("RW", seth=3).on("A1", red=1).alliance_turn()
    assert game.asked() == "who-acts-next"


@pytest.mark.rule("S-TEMPLE-02", "S-TEAM-BUILD")
@pytest.mark.parametrize(("level", "units"), [(0, 1), (1, 2), (2, 3)])
def test_the_price_of_each_level(level: int, units: int) -> None:
    """With one unit less nobody is asked; units of two members pay together."""
    game = seth_game().on("RW", red=units).on("A1", red=1)
    poor = seth_game().on("RW", red=units - 1).on("A1", red=1)
    both = seth_game().on("RW", red=1, blue=max(units - 1, 1)).on("A1", red=1)
    for each in (game, poor, both):
        if level:
            each.temple("RW", level)
        each.alliance_turn()
    assert poor.asked() == "who-acts-next"
    assert both.may("red", "temple RW")
    game.plays("red", "temple RW")
    assert (game.level("RW"), game.at("RW"), game.reserve("red")) == (level + 1, {}, 11)


@pytest.mark.rule("S-TEMPLE-19", "S-CLAR-22")
def test_captured_units_are_sacrificed_last_and_go_home() -> None:
    game = seth_game().on("RW", red=1).captive("RW", "red", "seth").on("A1", red=1).temple("RW", 1).alliance_turn()
    before = game.reserve("seth")
    game.plays("red", "temple RW")
    assert game.level("RW") == 2
    assert game.at("RW") == {}
    assert game.reserve("seth") == before + 1
    assert game.reserve("red") == 11


@pytest.mark.rule("S-TEAM-BUILD", "S-TEAM-03", "S-CLAR-11", "S-TEAM-02")
@pytest.mark.parametrize(("answer", "level"), [("yes", 2), ("pass", 1)])
def test_allies_must_agree_to_a_sacrifice(answer: str, level: int) -> None:
    game = seth_game().on("RW", red=2, blue=2).temple("RW", 1).alliance_turn()
    assert game.waiting() == ["red"]
    game.plays("red", "temple RW", "share red 1")
    assert game.waiting() == ["blue"]
    assert game.asked() == "consent-to-a-temple"
    game.plays("blue", answer)
    assert game.level("RW") == level
    assert game.at("RW") == ({"red": 1, "blue": 1} if answer == "yes" else {"red": 2, "blue": 2})


@pytest.mark.rule("S-TEAM-BUILD", "S-TEAM-BOUND", "S-INV-27")
def test_three_proposals_in_a_building_step() -> None:
    game = seth_game().on("RW", red=2, blue=2).temple("RW", 1).alliance_turn()
    game.plays("red", "temple RW", "share red 1").plays("blue", "pass")
    game.plays("red", "temple RW", "share red 1")  # refused already, without asking blue
    assert game.waiting() == ["red"]
    game.plays("red", "temple RW", "share red 0").plays("blue", "pass")
    assert game.waiting() == ["blue"]  # red has used up his three
    assert game.asked() == "temple"


@pytest.mark.rule("S-TEAM-BUILD-ORDER", "S-TEMPLE-06", "S-CLAR-10")
def test_tokens_are_drawn_as_levels_are_built() -> None:
    game = seth_game().on("RW", red=4).on("FA", red=4).temple("RW", 2, 1).temple("FA", 2, 2).alliance_turn()
    game.plays("red", "temple RW")
    first = game.powers()
    assert len(first) == 1
    game.plays("red", "temple FA")
    assert len(game.powers()) == 2
    assert set(first) < set(game.powers())


# --- 2.15 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-CEREMONY-03", "S-CEREMONY-02")
def test_who_may_pay() -> None:
    game = seth_game(4).on("TW2", red=1).on("SAN", blue=1).on("D1", green=1).on("OCD", yellow=1)
    assert payers(game.s) == 1 << 3


def rich() -> SethGame:
    """Red stands at the obelisk and can pay alone."""
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4").on("OAB", red=1).on("B1", blue=1)
    return game.prayer(red=8)


@pytest.mark.rule("S-CEREMONY-01", "S-CEREMONY-08", "S-CEREMONY-09", "S-CEREMONY-10", "S-CEREMONY-11")
@pytest.mark.rule("S-TEAM-CEREMONY-CHOICE", "S-INV-18", "S-INFO-07")
def test_the_great_ceremony() -> None:
    game = rich().turn_of("red").plays("red", "ceremony")
    assert game.asked() == "power-token"
    assert len(game.offers("red")) == 6
    game.plays("red", "power veil_of_isis")
    assert game.powers() == ["veil_of_isis"]
    assert game.s.seth.ceremony_done
    assert game.asked() == "turn"
    assert game.may("red", "token move1")  # no token was used
    assert not game.may("red", "ceremony")


@pytest.mark.rule("S-WIN-03", "S-CLAR-06", "S-CEREMONY-08")
def test_a_ceremony_that_wins_leaves_no_token_to_choose() -> None:
    game = rich().temple("FB", 3).scored(red=6).turn_of("red").plays("red", "ceremony")
    assert (game.over(), game.s.end_reason) == ("alliance", END_OBJECTIVES)
    assert len(game.powers()) == 1


@pytest.mark.rule("S-TEAM-CEREMONY-CHOICE")
def test_the_token_nobody_chooses() -> None:
    game = rich().turn_of("red").plays("red", "ceremony").no_answer()
    assert game.powers() == ["act_of_osiris"]


@pytest.mark.rule("S-TEAM-CEREMONY", "S-TEAM-CEREMONY-CHOICE", "S-CEREMONY-07")
def test_another_payer_chooses_the_power() -> None:
    """Blue stands there too, pays nothing, need not agree, and is named; red's proposal leaves no other chooser."""
    game = rich().on("OAB", blue=1).on("RW", red=1).turn_of("red").plays("red", "ceremony", "share red 8")
    assert not game.may("red", "fighter seth")
    game.plays("red", "fighter blue")
    assert (game.asked(), game.waiting()) == ("power-token", ["blue"])
    game.plays("blue", "power will_of_osiris")
    assert (game.powers(), game.asked(), game.waiting()) == (["will_of_osiris"], "turn", ["red"])


@pytest.mark.rule("S-CLAR-12", "S-CEREMONY-01")
def test_the_ceremony_after_the_last_turn() -> None:
    game = rich().prayer(red=6).between()
    assert not game.may("red", "ceremony")
    game.plays("blue", "begin", "token pray1", "end").plays("red", "token pray1", "end")
    assert game.asked() == "ceremony-at-last"
    game.plays("red", "ceremony", "power act_of_osiris")
    assert game.s.seth.ceremony_done
    assert game.asked() == "turn-of-seth"


# --- 4.4, common tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-POWER-ACT-OSIRIS", "S-TOKEN-GREY", "S-TEAM-GREY", "S-CLAR-13", "S-CLAR-14", "S-DAY-10")
def test_the_grey_token() -> None:
    game = seth_game().on("A1", red=1).owns("red", "act_of_god_red").power("act_of_osiris").turn_of("red")
    game.plays("red", "token pray1", "grey pray2")
    assert not any(game.may("red", f"silver {space}") for space in game.s.table.action_ids)  # not both
    game.plays("red", "end")
    assert not any(game.may("blue", f"grey {space}") for space in game.s.table.action_ids)  # once a day
    game.evening().defaults("turn-of-seth")
    game.turn_of("blue")
    assert game.may("blue", "grey pray1")


@pytest.mark.rule("S-POWER-WILL-OSIRIS", "S-TOKEN-GOLD", "S-TEAM-GREY", "S-CLAR-13")
def test_the_common_gold_token() -> None:
    game = seth_game().on("A1", red=2).on("B1", blue=1).power("will_of_osiris", "act_of_osiris").turn_of("blue")
    assert not game.may("blue", "common pray")
    game.plays("blue", "common move", "from B1", "step FB", "end", "token pray1", "grey pray2")
    assert game.at("FB") == {"blue": 1}
    game.plays("blue", "end")
    assert not game.may("red", "common move")


@pytest.mark.rule("S-POWER-WILL-OSIRIS", "S-CLAR-14", "S-DAY-10")
def test_a_tip_holds_one_gold_token_a_day() -> None:
    """His own or the common one, whichever comes first; one that he buys after it waits for tomorrow."""

    def red() -> SethGame:
        game = seth_game().on("A1", red=2).built(A1="red 4", A2="blue 4", A3="white 4").power("will_of_osiris")
        return game.prayer(red=11, blue=11)

    own = red().owns("red", "divine_will").turn_of("red").plays("red", "gold move", "pass")
    assert not own.may("red", "common move")
    common = red().owns("red", "divine_will").turn_of("red").plays("red", "common move", "pass")
    assert not common.may("red", "gold move")
    bought = red().turn_of("red").plays("red", "common move", "pass", "token buyBlue", "buy divine_will")
    assert not bought.may("red", "gold move")
    bought.plays("red", "end").evening().defaults("turn-of-seth").turn_of("red")
    assert bought.may("red", "gold move")
    other = red().turn_of("blue").plays("blue", "common move", "token pray1", "end")
    other.plays("red", "token buyBlue", "buy divine_will")
    assert other.may("red", "gold move")  # it lies on blue's tip


@pytest.mark.rule("S-POWER-HAPI", "S-POWER-ISIS", "S-POWER-HORUS", "S-BATTLE-13")
def test_powers_of_the_whole_alliance() -> None:
    game = seth_game().on("A1", red=1).power("breath_of_hapi").prayer(red=0).turn_of("red").plays("red", "token pray1")
    assert game.pp("red") == 3
    seth = seth_game().on("A1", red=1).power("breath_of_hapi").prayer(seth=0).seths_turn().seth("violet sethPray1")
    assert seth.pp("seth") == 3
    shield = seth_game().on("SEG", seth=6).on("RW", red=3).on("A1", red=1).temple("FB", 3, power="veil_of_isis")
    seth_attacks(shield).fight("320 410", "410 320")
    assert shield.at("RW")["red"] == 3 - 1


# --- 2.16 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-MIXED-14", "S-MIXED-15", "S-BATTLE-02")
def test_divine_wound_of_an_ally() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).owns("blue", "divine_wound")
    game.holds("red", "ally_prayer", "ally_war_rage").holds("blue", "ally_prayer")
    seth_attacks(game).fight("301 410", "202 410")
    assert game.asked() == "divine-wound"
    assert game.waiting() == ["red"]
    game.plays("red", "wound ally_prayer", "done")
    assert game.strengths() == (9, 4 + 2 + 1)


@pytest.mark.rule("S-MIXED-15", "S-MIXED-16")
def test_tiles_of_an_ally_serve_the_troop() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).owns("blue", "prescience", "ambush")
    seth_attacks(game).say_no().plays("red", "fighter red")
    assert game.waiting() == ["seth"]
    game.seth("play s301 discard s410")
    shown = [event[1] for event in game.s.log or [] if event[0] == events.EV_SHOWN]
    assert shown == [0b11]  # to the fighter alone (S-INFO-11)
    game.seth("done").locks("red", "410 202")
    assert game.asked() == "swap-of-battle-cards"
    assert game.waiting() == ["red"]


@pytest.mark.rule("S-MIXED-15", "S-CLAR-43", "S-WIN-10", "S-INV-01")
def test_a_member_captures() -> None:
    game = seth_game().on("FA", red=3, blue=1).on("RW", seth=2).owns("blue", "units_corruption")
    members_attack(game).fight("320 410", "301 410").defaults("capture")
    assert game.waiting() == ["red"]  # the fighter decides (SD18)
    game.plays("red", "capture seth").defaults()
    assert game.s.seth.violet[game.space("RW")] >> 8 & 15 == 1
    assert game.at("RW")["blue"] == 2


@pytest.mark.rule("S-MIXED-16", "S-TEAM-SPLIT-COUNT")
def test_members_present_when_the_fighter_is_named_share_the_gains() -> None:
    """Blue's Crusade pays for two kills although his only unit is lost in that battle, and he has his share."""
    game = seth_game().on("FA", red=2, blue=1).on("RW", seth=2).owns("blue", "crusade").prayer(red=0, blue=0)
    members_attack(game).say_no().plays("red", "fighter red").locks("red", "320 410").locks("seth", "410 301")
    assert game.asked() == "share"
    game.plays("red", "share red 0")
    assert game.reserve("seth") == 15
    assert game.at("RW") == {"red": 2}
    assert (game.asked(), game.waiting()) == ("split-of-prayer", ["red"])
    game.plays("red", "pass")
    assert (game.pp("red"), game.pp("blue")) == (2, 2)


@pytest.mark.rule("S-MIXED-16", "S-TEAM-SPLIT-COUNT", "S-RECALL-01")
def test_recall_pays_only_those_who_are_recalled() -> None:
    """Blue was there when the fighter was named; without a unit among those recalled he has no share."""
    game = seth_game().on("SEG", seth=6).on("RW", red=3, blue=1).on("A1", red=1).prayer(red=0, blue=0)
    seth_attacks(game).fight("410 301", "320 410").plays("red", "share red 0", "recall")
    assert game.asked() != "split-of-prayer"
    assert (game.pp("red"), game.pp("blue")) == (2, 0)


@pytest.mark.rule("S-BATTLE-01", "S-TEAM-05", "S-TEAM-FIGHTER", "S-TEAM-01")
def test_the_fighter_is_named_before_cards() -> None:
    game = seth_game(3).on("SEG", seth=6).on("RW", red=1, blue=2, yellow=2).on("A1", red=1)
    seth_attacks(game).say_no()
    assert game.asked() == "fighter"
    assert game.waiting() == ["blue"]  # most units, then the earlier seat
    assert game.may("blue", "fighter yellow")
    game.plays("blue", "fighter red")
    assert game.told(events.EV_FIGHTER)[-1][0] == 1
    assert set(game.waiting()) == {"seth", "red"}


@pytest.mark.rule("S-BATTLE-02", "S-DI-01")
def test_only_the_fighters_cards_and_prayer() -> None:
    game = seth_game().on("SEG", seth=6).on("RW", red=2, blue=1).on("A1", red=1).prayer(red=1, blue=9)
    game.holds("red", "ally_war_fury", "ally_war_fury").holds("blue", "ally_war_rage")
    seth_attacks(game).say_no().plays("red", "fighter red", "play 410 discard 202")
    assert not game.may("red", "add ally_war_rage")
    game.plays("red", "add ally_war_fury")
    assert not game.may("red", "add ally_war_fury")  # he has 1 prayer point


@pytest.mark.rule("S-BATTLE-09", "S-TS-15")
def test_points_of_seth_in_defence() -> None:
    game = seth_game().on("FA", red=2).on("RW", seth=4).owns("seth", "defensive_victory")
    members_attack(game).fight("301 410", "301 410")
    assert game.points("seth") == 1
    devourer = seth_game(modules=("black",)).on("SEG", seth=5).on("RW", red=2).on("A1", red=1)
    devourer.creature("SEG", "seth", "devourer")
    seth_attacks(devourer).fight("130 410", "301 410").defaults()
    assert devourer.points("seth") == 2


@pytest.mark.rule("S-BATTLE-10", "S-TS-11", "S-MIXED-08")
def test_a_group_wiped_out_by_the_trap() -> None:
    game = seth_game(modules=("black",)).on("SEG", seth=1).on("RW", red=1, blue=2).owns("red", "deadly_trap")
    seth_attacks(game)
    assert game.at("RW") == {"red": 1, "blue": 2}
    assert game.points("alliance") == 0
    assert game.asked() == "turn-of-seth"
    assert game.reserve("seth") == 15


@pytest.mark.rule("S-MIXED-08", "S-BATTLE-11", "S-TEAM-LOSS")
def test_initiative_of_the_mover_alone() -> None:
    game = seth_game().on("FA", red=2, blue=2).on("RW", seth=4).owns("blue", "initiative")
    members_attack(game).say_no()
    assert game.at("RW")["seth"] == 4
    again = seth_game().on("FA", red=2, blue=2).on("RW", seth=4).owns("blue", "initiative")
    members_attack(again, "blue").say_no()
    assert again.at("RW")["seth"] == 2


@pytest.mark.rule("S-BATTLE-10", "S-TILE-COBRA")
def test_attackers_gone_before_the_battle() -> None:
    """Seth's Cobra defends too: the only attacker is bitten, there is no battle, and the Move is over."""
    game = seth_game().on("FA", red=1).on("A1", red=1).on("RW", seth=2).creature("RW", "seth", "cobra")
    members_attack(game.owns("red", "god_speed")).say_no()
    assert game.at("RW") == {"seth": 2}
    assert (game.asked(), game.points("seth")) == ("turn", 0)


def shielded(creature: str) -> SethGame:
    return seth_game(modules=("black",)).creature("RW", "red", creature).on("A1", red=1)


@pytest.mark.rule("S-CLAR-44", "S-TILE-SPHINX", "S-TS-15")
@pytest.mark.parametrize("creature", ["new_sphinx", "devourer"])
def test_no_loss_outside_battle_beside_sphinx_and_devourer(creature: str) -> None:
    """Initiative, Raining Fire, and for the group that carries it the Trap; in the battle it protects nobody."""
    game = shielded(creature).on("RW", red=2, blue=1).on("SEG", seth=6).owns("seth", "initiative").prayer(seth=5)
    game.holds("seth", "seth_raining_fire").seths_turn()
    assert not game.may("seth", "card seth_raining_fire RW blue")
    assert game.may("seth", "card seth_raining_fire A1 red")
    seth_attacks(game).say_no()
    assert game.asked() == "fighter"  # nobody is asked for losses
    assert game.at("RW") == {"seth": 6, "red": 2, "blue": 1}
    game.fight("130 320", "410 320").defaults("loser", "winner")
    assert game.at("RW")["seth"] == 5
    assert "red" not in game.at("RW")
    trapped = seth_game(modules=("black",)).on("SEG", seth=3).creature("SEG", "seth", creature).on("RW", red=2)
    seth_attacks(trapped.owns("red", "deadly_trap").on("A1", red=1)).say_no()
    assert trapped.at("RW") == {"seth": 3, "red": 2}


# --- 2.18 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-WIN-03", "S-WIN-06", "S-CLAR-72", "S-CLAR-70")
def test_the_alliance_wins_in_seths_turn() -> None:
    game = seth_game().on("SEG", seth=2).on("RW", red=5).scored(red=3, blue=2).temple("FB", 3).ceremony_held()
    seth_attacks(game.owns("red", "defensive_victory")).fight("301 410", "301 410")
    assert game.over() == "alliance"
    assert game.s.end_reason == END_OBJECTIVES


@pytest.mark.rule("S-WIN-03", "S-WIN-04")
@pytest.mark.parametrize(("temple", "ceremony"), [(False, False), (True, False), (False, True), (True, True)])
def test_both_objectives_are_needed(temple: bool, ceremony: bool) -> None:
    """Six points, and a unit in a district of Seth when an alliance turn begins: neither wins without both."""
    game = seth_game().on("FA", red=5).on("RW", seth=1).on("A1", red=1).scored(blue=5)
    district = seth_game().on("SE1", red=1).on("A1", red=1)
    for each in (game, district):
        if temple:
            each.temple("FB", 3)
        if ceremony:
            each.ceremony_held()
    members_attack(game).fight("410 320", "301 410")
    assert game.points("alliance") == 6
    assert (game.over() == "alliance") == (temple and ceremony)
    assert (district.alliance_turn().over() == "alliance") == (temple and ceremony)


def charging(game: SethGame) -> SethGame:
    """Red's last two win with Sacrificial Charge, whose toll comes after the point here; it is the sixth."""
    return game.temple("FB", 3).ceremony_held().scored(red=5)


@pytest.mark.rule("S-WIN-09", "S-CLAR-70")
def test_the_sixth_point_and_the_last_unit_in_one_battle() -> None:
    """Both conditions are looked at together, and the side whose turn it is has won."""
    game = charging(seth_game(2, ("cards",), sacrificeBeforeVp="after").on("FA", red=2).on("RW", seth=1))
    members_attack(game).fight("500 410", "301 410")
    assert game.at("RW") == {"seth": 1}
    assert (game.over(), game.s.end_reason) == ("alliance", END_OBJECTIVES)
    four = seth_game(2, ("cards",), sacrificeBeforeVp="after").on("FA", red=2).on("RW", seth=1).scored(red=4)
    members_attack(four.temple("FB", 3).ceremony_held()).fight("500 410", "301 410")
    assert (four.over(), four.s.end_reason) == ("seth", END_NO_UNITS)


@pytest.mark.rule("S-WIN-09", "S-CLAR-70")
@pytest.mark.parametrize("at_night", [False, True])
def test_a_defence_that_fulfils_a_condition_of_each_side(at_night: bool) -> None:
    """The sixth point, and nobody of the alliance is left: Seth's game in his turn, and at night if he placed units."""
    game = charging(seth_game(2, ("cards",), sacrificeBeforeVp="after").on("SE1", red=2).on("SE2", seth=1))
    game.owns("red", "defensive_victory")
    if at_night:
        game.owns("seth", "reinforcements").night().defaults("night-power").seth("reinforce", "place SE1", "done")
    else:
        seth_attacks(game, "SE2", "SE1")
    game.fight("202 410", "500 410")
    assert game.points("alliance") == 6
    assert (game.over(), game.s.end_reason) == ("seth", END_NO_UNITS)


@pytest.mark.rule("S-WIN-06", "S-WIN-03")
def test_temporary_points_do_not_count_towards_six() -> None:
    game = seth_game().on("TW2", red=1).on("TW3", red=1).built(A1="red 4").scored(red=5).temple("FB", 3).ceremony_held()
    game.turn_of("red").plays("red", "token pray1")
    assert game.over() == ""
    game.evening()
    assert game.over() == "alliance"  # the temple point of the day


@pytest.mark.rule("S-WIN-08", "S-SETHBASE-07")
def test_seth_scores_in_battles_only() -> None:
    game = seth_game().on("TW2", seth=1).on("TW3", seth=1).on("A1", red=1).violet(4).evening()
    assert game.points("seth") == 0


@pytest.mark.rule("S-WIN-10", "S-WIN-02")
def test_captured_units_and_the_last_unit() -> None:
    game = seth_game().on("RW", seth=2).captive("RW", "seth", "red").on("A1", red=1).seths_turn()
    game.seth("colour red destroyTwo", "destroy A1")
    assert game.over() == "seth"
    other = seth_game().captive("RW", "red", "seth").on("A1", blue=1).on("SE1", seth=2).seths_turn()
    other.seth("colour blue destroyTwo", "destroy A1")
    assert other.over() == ""


@pytest.mark.rule("S-WIN-12", "S-CLAR-04")
def test_seth_without_units_goes_on() -> None:
    game = seth_game().on("FA", red=5).on("RW", seth=1)
    members_attack(game).fight("410 320", "301 410").defaults()
    while game.asked() != "turn-of-seth":
        game.no_answer()
    assert game.over() == ""
    game.seth("violet sethRecruit")
    assert game.may("seth", "place SE1")


# --- 2.19, 2.20 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-BUY-04", "S-CLAR-65", "S-BUY-05", "S-TS-05")
def test_which_pyramids_count_for_violet_tiles() -> None:
    game = seth_game().built(A1="red 4", A2="blue 4", A3="white 4").on("A1", red=1).prayer(red=9).turn_of("red")
    game.plays("red", "token buyRed")
    assert game.may("red", "buy cobra")
    assert not game.may("red", "buy magic_versatility")
    held = seth_game().built(A1="red 4", A2="blue 4", A3="white 4").on("A1", seth=1).on("A2", red=1).prayer(red=9)
    held.turn_of("red").plays("red", "token buyBlue")
    assert not held.may("red", "buy energy_drain")
    guest = seth_game().built(A1="red 4", A2="blue 4", A3="white 0", B1="white 4").on("B1", red=1).prayer(red=9)
    guest.turn_of("red").plays("red", "token buyBlue")
    assert not guest.may("red", "buy energy_drain")


@pytest.mark.rule("S-SETHBASE-01", "S-SETHBASE-04", "S-NIGHT-02")
def test_base_tiles_of_seth_at_night() -> None:
    game = seth_game().on("A1", red=1).prayer(seth=0).owns("seth", "high_priest", "divine_boon").night().defaults()
    assert game.pp("seth") == 2 + 2
    assert len(game.cards("seth")) == 2
    assert all(card.startswith("seth_") for card in game.cards("seth"))


@pytest.mark.rule("S-SETHBASE-06", "S-TS-21", "S-TILE-DEADLY-MIRROR")
def test_special_battle_cards_of_seth() -> None:
    game = seth_game().on("A1", red=1).violet(3).built(A1="red 2").prayer(seth=11)
    game.battle_hand("seth", "s410", "s320").seths_turn(2)
    game.seth("violet buyPower", "buy deadly_mirror")
    assert game.asked() == "card-to-remove"
    game.seth("remove s130")
    assert game.s.seats[0].battle_hand.bit_count() == 6
    assert game.s.seats[0].battle_hand >> game.battle_card("mirror") & 1
    assert not game.s.seats[0].battle_hand >> game.battle_card("s130") & 1
    game.seth("colour red corruptPyramid", "buy offensive_strategy")
    assert game.asked() == "card-to-remove"
    game.seth("remove s202")
    assert game.s.seats[0].battle_set >> game.battle_card("330") & 1


@pytest.mark.rule("S-SETHBASE-08", "S-BUY-11", "S-TILE-COBRA")
def test_a_creature_bought_by_seth() -> None:
    game = seth_game().on("A1", red=1).on("SE2", seth=2).violet(4).prayer(seth=9).seths_turn()
    game.seth("violet buyPower", "buy cobra").defaults("creature-bought")
    game.seth("creature cobra SE2")
    assert game.beast("SE2") == "cobra"


@pytest.mark.rule("S-TILE-ENERGY-DRAIN")
def test_energy_drain_of_a_member() -> None:
    game = seth_game(3).on("A1", red=1).owns("red", "energy_drain").prayer(red=0, seth=0).seths_turn()
    game.seth("violet sethPray1")
    assert game.pp("red") == 1
    assert game.pp("seth") == 3
    game.turn_of("blue").plays("blue", "token pray1")
    assert game.pp("red") == 2
    own = (
        seth_game().on("A1", red=1).owns("red", "energy_drain").prayer(red=0).turn_of("red").plays("red", "token pray1")
    )
    assert own.pp("red") == 2
