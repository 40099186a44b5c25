"""Nor does the order of answers tell what a seat holds, nor the end of a turn, nor what is stored before the moment.

In virtual time: a seat with more to think about would answer after the others, by however little.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest
from one_table import Desk
from virtual_time import run_in_no_time
from windows import HARD, STEP, TellTale, table_at, windows

from kemet import Game, new_game
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.cards.play import VETO
from kemet.engine.day.turn import TURN
from kemet.server.live.thinkers import Thought
from kemet.server.store.rows import Entry
from kemet.server.table.match import codes_of
from kemet.server.table.pace import BLUR, BOT_TIME, blur, bot_time, only_cards_leave_a_choice


@pytest.fixture(autouse=True)
def _exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the chance that is added to every moment."""
    monkeypatch.setattr("kemet.server.live.driver.blur", lambda scale: 0.0)


class Stubborn(TellTale):
    """Never ready in time."""

    async def think(self, question: bytes) -> Thought:
        await asyncio.sleep(30.0)
        return await super().think(question)


def stored(game: Game, bots: str, mind: TellTale, seconds: float) -> list[tuple[float, Entry]]:
    """What is stored within this many seconds at a table where this game stands, and when."""

    async def play() -> list[tuple[float, Entry]]:
        table = table_at(Desk(mind, HARD), game, bots)
        loop = asyncio.get_running_loop()
        began = loop.time()
        found: list[tuple[float, Entry]] = []
        apply = table.match.apply

        def noting(entry: Entry, played: Game | None = None) -> None:
            found.append((loop.time() - began, entry))
            apply(entry, played)

        table.match.apply = noting  # type: ignore[method-assign]
        driver = table.hub.driver_of(table)
        driver.drive()
        await asyncio.sleep(seconds)
        await driver.stop()
        return found

    return run_in_no_time(play())


def windows_of_two_bots(with_card: int) -> Iterator[tuple[Game, list[int]]]:
    """Veto windows in which two bots are asked, and only the given one of them could play a Veto."""
    for game, _ in windows(VETO, 150):
        bots = [seat for seat in game.waiting_for() if seat]
        if len(bots) == 2 and [seat for seat in bots if len(game.codes(seat)) > 1] == [bots[with_card]]:
            yield game, bots


@pytest.mark.parametrize("mind", [TellTale, Stubborn])
@pytest.mark.parametrize("with_card", [0, 1])
def test_seats_answer_in_their_order_whoever_has_to_think(with_card: int, mind: Callable[[], TellTale]) -> None:
    found = list(windows_of_two_bots(with_card))
    assert found
    for game, bots in found:
        given = stored(game, "easy", mind(), BOT_TIME + STEP)
        assert [entry.seat for _, entry in given] == bots
        assert [at for at, _ in given] == pytest.approx([BOT_TIME] * 2, abs=STEP)


@pytest.mark.parametrize("with_card", [0, 1])
def test_each_seat_has_a_moment_of_its_own_drawn_before(with_card: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a millisecond more of work for one hand than for another is lost in it."""
    for game, bots in windows_of_two_bots(with_card):
        draws = iter([0.08, 0.03])
        monkeypatch.setattr("kemet.server.live.driver.blur", lambda scale, draws=draws: next(draws))
        given = stored(game, "easy", TellTale(), BOT_TIME + 0.08 + STEP)
        assert [entry.seat for _, entry in given] == bots[::-1]
        assert [at for at, _ in given] == pytest.approx([BOT_TIME + 0.03, BOT_TIME + 0.08], abs=STEP)


def test_moments_are_drawn_from_a_tenth_of_a_second() -> None:
    drawn = [blur(1.0) for _ in range(500)]
    assert 0.0 <= min(drawn) < 0.02 < 0.08 < max(drawn) <= BLUR
    assert blur(0.0) == 0.0


def test_battle_cards_are_stored_with_their_divine_cards_when_they_are_due() -> None:
    """Nothing is written before: a write that only some hands cause is felt by who waits for an acknowledgement."""
    several = 0
    for game, _ in windows(BATTLE_CARDS, 12):
        given = stored(game, "easy", TellTale(), BOT_TIME + STEP)
        assert given
        assert [at for at, _ in given] == pytest.approx([BOT_TIME] * len(given), abs=STEP)
        several += sum(len(codes_of(entry)) > 1 for _, entry in given)
    assert several


def ends_of_turns() -> Iterator[tuple[Game, int]]:
    """A bot can only end its turn, but for the divine cards it holds: some could be played, some not."""
    wanted = {True: 4, False: 4}
    for seed in range(1000):
        game, chance = new_game(3, f"end {seed}"), random.Random(seed)
        while not game.over and any(wanted.values()):
            (seat, *others) = game.waiting_for()
            plays_card = len(game.codes(seat)) > 1
            if seat and not others and game.state.question is TURN and only_cards_leave_a_choice(game.state, seat):
                if wanted[plays_card]:
                    wanted[plays_card] -= 1
                    yield game.copy(), seat
            seat = chance.choice([seat, *others])
            game.play(seat, chance.choice(game.codes(seat)))
        if not any(wanted.values()):
            return


@pytest.mark.parametrize("bots", ["easy", "hard"])
@pytest.mark.parametrize("mind", [TellTale, Stubborn])
def test_a_turn_ends_as_soon_with_a_card_that_could_be_played_as_without(
    bots: str, mind: Callable[[], TellTale]
) -> None:
    times = set()
    for game, seat in ends_of_turns():
        first, _ = stored(game, bots, mind(), 3 * HARD)[0]
        times.add((len(game.codes(seat)) > 1, round(first, 2)))
    assert times == {(True, bot_time(1.0, 0.0)), (False, bot_time(1.0, 0.0))}
