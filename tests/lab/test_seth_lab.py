"""Tournaments and balance with Seth: each bot plays both sides, and what is counted belongs to a side."""

from __future__ import annotations

from pathlib import Path

import pytest

from kemet.cli.main import main
from kemet.lab.balance import Balance, Scale, weigh
from kemet.lab.matches import play_fixture
from kemet.lab.results import Result, read_result
from kemet.lab.standings import tables
from kemet.lab.tournament import SETH_DAY_LIMIT, SETH_PLAYERS, Tournament, TournamentError


def tournament(games: int = 1) -> Tournament:
    return Tournament("s", ("easy", "random"), SETH_PLAYERS, games, house_rules=SETH_DAY_LIMIT, seth=True)


def result(line_up: list[str], winner: int) -> Result:
    seats = len(line_up)
    return Result(1, "s/1", line_up, [], winner, "objectives", 3, 9, [0] * seats, [[]] * seats,
                  list(range(1, seats + 1)), {}, 0.1, True)  # fmt: skip


def test_each_bot_plays_both_sides_in_fixed_seats() -> None:
    line_ups = [match_up.line_up for match_up in tournament().match_ups]
    assert line_ups[:2] == [("easy", "random", "random"), ("random", "easy", "easy")]
    assert [len(line_up) for line_up in line_ups] == [3, 3, 5, 5]
    assert tournament(3).fixture(1).seats == tournament(3).fixture(5).seats == line_ups[0]


def test_one_bot_has_nobody_to_play_against() -> None:
    with pytest.raises(TournamentError, match="with Seth needs two bots"):
        Tournament("s", ("easy",), SETH_PLAYERS, seth=True).check()


def test_members_win_and_lose_together() -> None:
    assert result(["easy", "random", "random"], 1).places() == [1, 2, 2]
    assert result(["easy", "random", "random"], 2).places() == [3, 1, 1]
    assert result(["easy", "random", "random"], 2).winning_bot == "random as the alliance"


def test_a_table_tells_the_sides_apart_even_of_one_bot() -> None:
    (table,) = tables([result(["easy", "easy", "easy"], 1), result(["easy", "easy", "easy"], 2)])
    assert table.wins["easy as Seth"].share == 0.5
    assert table.even_share("easy as the alliance") == 0.5


def test_a_played_game_keeps_its_side_in_the_file() -> None:
    played = play_fixture(tournament(), 1)
    assert isinstance(played, Result)
    assert played.seth
    assert read_result(played.line()) == played
    assert '"seth":true' in played.line()


def test_balance_adds_up() -> None:
    scale = Scale(2, 2, "s", "easy")
    balance = Balance(scale)
    for number in (1, 2):
        balance.add(weigh(scale, number))
    assert weigh(scale, 1) == balance.games[0]
    assert sum(count for _, count in balance.ends) == balance.seth.games == 2
    for game in balance.games:
        scored = {
            side: sum(n for key, n in game.points.items() if key.startswith(side)) for side in ("Seth", "alliance")
        }
        assert scored["Seth"] >= 8 or game.end != "combat-points"
        assert scored["alliance"] >= 6 or game.end != "objectives"
        assert game.actions["Seth: move"] > 0
        assert game.actions["alliance: move"] > 0


def test_the_commands_print_both_sides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "seth.jsonl")
    chosen = ["--seth", "--bots", "easy,random", "--players", "3", "--games", "1", "--seed", "s", "--plain"]
    assert main(["tournament", *chosen, "--out", out]) == 0
    told = capsys.readouterr().out
    assert "easy as Seth" in told
    assert "easy as the alliance" in told
    assert main(["report", out]) == 2
    assert main(["balance", "--seth", "--members", "2", "--bot", "easy", "--games", "1", "--seed", "s", "--plain"]) == 0
    assert "Seth against 2 members: 1 game" in capsys.readouterr().out
    assert main(["balance", "--seth", "--members", "6"]) == 2
    assert main(["balance"]) == 2
