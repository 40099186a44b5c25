"""What a prompt tells about its choices: effects and ready-made ways, found by the engine on twins."""

from __future__ import annotations

import random
import tracemalloc
from types import SimpleNamespace
from typing import Any

import orjson
import pytest
from running import play_until
from words import play, position

import kemet.server.table.ways
import kemet.telling.effects
from kemet import Game, new_game
from kemet.engine import flow
from kemet.engine.board.points import total_points
from kemet.engine.day.move import MOVE_ON, PICK_GROUP
from kemet.engine.state.choices import ESCAPE, STEP
from kemet.engine.state.state import State
from kemet.server.table.event_feed import EventFeed, common
from kemet.server.table.idle import idle
from kemet.server.table.ways import MAX_WAYS, ways
from kemet.telling.effects import MAX_CHOICES, SAMPLES, Trials, effects, sampled


def test_the_price_of_a_tile_and_the_gain_of_prayer() -> None:
    game = position("""
        players 2 target 8
        turn P1
        P1 city A; prayer 7; troops A1 5; pyramids A1 red 2, A2 white 1
        P2 city B; troops B1 5
    """)
    assert told_effects(game, 0)["token pray1"] == (2, 0)
    play(game, "P1 token buyRed")
    prices = {text: effect for text, effect in told_effects(game, 0).items() if text.startswith("buy")}
    assert prices["buy charge"] == (-1, 0)
    assert {prayer for prayer, _ in prices.values()} == {-1, -2}


def test_a_token_that_would_be_wasted() -> None:
    """Nothing can be bought without prayer, nothing recruited, and eleven prayer can't grow (B-LIMIT-04)."""
    poor = position("""
        players 2 target 8
        turn P1
        P1 city A; prayer 0; troops A1 5; pyramids A1 red 2, A2 white 1
        P2 city B; troops B1 5
    """)
    wasted = idle_tokens(poor)
    assert {"token buyRed", "token buyWhite", "token buyBlue", "token recruit", "token raise"} <= wasted
    assert not {"token move1", "token pray1"} & wasted
    rich = position("""
        players 2 target 8
        turn P1
        P1 city A; prayer 11; troops A1 5; pyramids A1 red 2, A2 white 1
        P2 city B; troops B1 5
    """)
    assert idle_tokens(rich) == {"token pray1", "token pray2", "token buyBlue"}


def idle_tokens(game: Game) -> set[str]:
    wasted = idle(game.state, 0, game.codes(0))
    return {choice.text for code, choice in zip(game.codes(0), game.legal(0), strict=True) if code in wasted}


def told_effects(game: Game, seat: int) -> dict[str, tuple[int | None, int | None]]:
    codes = game.codes(seat)
    texts = [choice.text for choice in game.legal(seat)]
    return dict(zip(texts, effects(game.state, seat, codes), strict=True))


def test_known_effects_come_true() -> None:
    """Whatever is told for certain is what happens in the true game."""
    checked = 0
    for seed in range(4):
        game = new_game(3, f"effects {seed}", modules=("path",) if seed % 2 else ())
        for length in range(10, 300, 9):
            play_until(game, lambda game, length=length: len(game.choices) >= length or game.over, seed)
            if game.over:
                break
            seat = game.waiting_for()[0]
            before = game.view(seat)["seats"][seat]
            for code, (prayer, points) in zip(
                game.codes(seat), effects(game.state, seat, game.codes(seat)), strict=True
            ):
                after = game.copy()
                after.play(seat, code)
                now = after.view(seat)["seats"][seat]
                if prayer is not None:
                    assert now["prayer"] - before["prayer"] == prayer
                    checked += 1
                if points is not None:
                    assert now["points"]["total"] - before["points"]["total"] == points
    assert checked > 500


def test_ways_are_shortest_and_lead_where_they_say() -> None:
    found = battles = together = 0
    for seed in range(8):
        game = new_game(4, f"ways {seed}")
        for length in range(20, 500, 7):
            play_until(game, lambda game, length=length: len(game.choices) >= length or game.over, seed)
            if game.over:
                break
            seat = game.waiting_for()[0]
            if game.state.question not in (MOVE_ON, PICK_GROUP):
                assert ways(game.state, seat) == []
                continue
            whole = game.state.question is PICK_GROUP
            start = game.view(seat)["move"]["space"]
            for way in ways(game.state, seat):
                assert way.space != start
                assert way.choices[0] == game.codes(seat)[0] or not whole, "the whole troop goes"
                twin = game.state.copy()
                for code in way.choices:
                    assert code in flow.legal(twin, seat)
                    flow.play(twin, seat, code)
                assert bool(twin.battles) == way.battle
                assert not direct(game, seat, way.space) or way.steps == 1
                assert way.steps == len(way.choices) - whole
                together += whole
                found += 1
                battles += way.battle
    assert found > 100
    assert battles > 3
    assert together > 50


def direct(game: Game, seat: int, space: str) -> bool:
    return any(choice.kind in ("step", "teleport") and choice.fields["space"] == space for choice in game.legal(seat))


def test_a_prompt_is_made_with_few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice is tried on a few twins, and a way once for each space and cost: nobody waits for a prompt."""
    game = play_until(new_game(5, "speed", modules=("path", "cards")), lambda game: game.state.question is MOVE_ON)
    seat = game.waiting_for()[0]
    codes, trials, play_one = game.codes(seat), 0, flow.play

    def counted(state: State, chooser: int, code: int) -> None:
        nonlocal trials
        trials += 1
        play_one(state, chooser, code)

    for asked in (kemet.telling.effects, kemet.server.table.ways):
        monkeypatch.setattr(asked, "flow", SimpleNamespace(play=counted, legal=flow.legal))
    tried = Trials(game.state, seat)
    effects(game.state, seat, codes, tried)
    assert len(codes) <= trials <= SAMPLES * len(codes)
    before = trials
    steps = sum(STEP <= code < ESCAPE for code in codes)
    found = ways(game.state, seat, tried)
    assert found
    assert trials - before <= MAX_WAYS - steps, "the first steps are known already"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("wanted", [{}, {"modules": ("path", "cards", "black")}, {"seth": True}], ids=str)
def test_one_twin_tells_as_much_as_three_where_nobody_learns_anything(seed: int, wanted: dict[str, Any]) -> None:
    """As it was worked out before: every choice on every twin."""
    game, chance, compared = new_game(4, f"twins {seed}", **wanted), random.Random(seed), 0
    while not game.over and len(game.choices) < 250:
        seat = chance.choice(game.waiting_for())
        codes = game.codes(seat)
        if len(codes) <= MAX_CHOICES and chance.random() < 0.4:
            assert effects(game.state, seat, codes) == [_on_three_twins(game.state, seat, code) for code in codes]
            compared += len(codes)
        game.play(seat, chance.choice(codes))
    assert compared > 300


def _on_three_twins(state: State, seat: int, code: int) -> tuple[int | None, int | None]:
    found = []
    for number in range(SAMPLES):
        twin = sampled(state, seat, number)
        after = twin.copy()
        flow.play(after, seat, code)
        if (after.day, after.phase) != (twin.day, twin.phase):
            found.append((None, None))
            continue
        points = total_points(after, seat) - total_points(twin, seat)
        found.append((after.seats[seat].prayer - twin.seats[seat].prayer, points))
    prayer, points = ({each[place] for each in found} for place in (0, 1))
    return (prayer.pop() if len(prayer) == 1 else None), (points.pop() if len(points) == 1 else None)


def test_a_telling_reads_on_and_notices_what_was_taken_back() -> None:
    game = new_game(3, "telling")
    telling = EventFeed(game.setup.table, 0)
    for length in range(10, 200, 10):
        play_until(game, lambda game, length=length: len(game.choices) >= length, 4)
        telling.catch_up(game.log())
        events = telling.events_since(0)
        assert telling.version == len(events) == len(game.events(seat=0))
        assert [orjson.loads(event)["version"] for event in events] == list(range(1, len(events) + 1))
        assert all(telling.events_since(since) == events[since:] for since in range(len(events) + 1))
        fresh = EventFeed(game.setup.table, 0)
        fresh.catch_up(game.log())
        assert (fresh.events_since(0), fresh.marks) == (events, telling.marks)
        assert telling.known(len(events), telling.mark) == len(events)
        assert telling.known(5, "other") == 0
        if game.can_undo():
            before = telling.marks
            game.undo()
            telling.catch_up(game.log())
            assert telling.version == len(game.events(seat=0))
            assert telling.events_since(0) == events[: telling.version]
            assert common(before, telling.marks) == telling.version


def test_old_events_take_little_room() -> None:
    """A table stays below a few hundred kilobytes to its end: what is old is packed, and nothing keeps spare room."""
    game = new_game(4, "room")
    play_until(game, lambda game: len(game.choices) >= 400, 4)
    log = game.log()
    telling = EventFeed(game.setup.table, -1)
    EventFeed(game.setup.table, -1).catch_up(log)  # what is remembered for all tables is not this one's
    tracemalloc.start()
    try:
        telling.catch_up(log)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    events = telling.events_since(0)
    assert len(events) > 300
    assert kept < sum(map(len, events)) / 2
