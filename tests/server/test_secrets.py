"""Nothing the server sends depends on what its receiver cannot know: not the messages, their number or their time."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from running import Running, Wire, play_until, wait_until
from showing import shown

from kemet import Game, new_game
from kemet.client import Seat
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.cards.play import VETO
from kemet.engine.state.bits import count_bits
from kemet.game.saves.thaw import thaw
from kemet.server.shapes.live import Orders
from kemet.server.store.tables import entries_after
from kemet.server.table.orders import ordered_answer
from kemet.server.table.pace import human_time


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


def test_states_of_twins_are_equal_byte_by_byte() -> None:
    """Views, prompts with annotations and routes: the same in games that differ in hidden things only."""
    looked_at = set()
    for seed in range(6):
        players = 2 + seed % 4
        game = new_game(players, f"twins {seed}", modules=("cards", "dawn", "path") if seed % 2 else ())
        for length in range(5, 400, 23):
            if game.over:
                break
            play_until(game, lambda game, length=length: len(game.choices) >= length or game.over, seed)
            for seat in range(players):
                truth = game.copy()
                truth.sample_hidden(seat, "truth")
                twin = game.copy()
                twin.sample_hidden(seat, "another")
                assert shown(truth, seat) == shown(twin, seat)
                looked_at.add(game.question(seat))
    assert len(looked_at) > 8


def plain(wire: Wire, since: int) -> list[dict[str, Any]]:
    """What came, without what is random or time: prompt ids, message ids, clocks."""
    found = []
    for message in wire.got[since:]:
        if message["type"] in ("pong", "table"):  # who is connected comes when it likes
            continue
        text = {key: value for key, value in message.items() if key not in ("time", "clocks", "table")}
        if message["type"] == "state" and message["prompt"]:
            text["prompt"] = {key: value for key, value in message["prompt"].items() if key != "id"}
        found.append(text)
    return found


def test_secret_choices_of_others_send_nothing(server: Running) -> None:
    """The number of battle and divine cards laid face down, and taking them back, stays unknown until the lock."""
    seats, game = server.people(seed="divine"), new_game(2, "divine")
    play_until(game, can_commit, 8)
    server.bring_to(seats[0], game)
    rich = next(seat for seat in range(2) if divine_choices(game, seat))
    with server.open(seats[rich]) as chooser, server.open(seats[1 - rich]) as other:
        chooser.until("state")
        before = other.until("state")
        other.settle()
        came = len(other.got)
        chooser.choose(chooser.state["prompt"]["choices"][0]["code"])
        added = next(choice for choice in chooser.settle()["prompt"]["choices"] if choice["kind"] == "add")
        chooser.choose(added["code"])
        chooser.settle()
        chooser.ask("undo")
        chooser.settle()
        other.settle()
        assert plain(other, came) == []
        assert other.state["prompt"]["id"] == before["prompt"]["id"]
        chooser.choose(next(c["code"] for c in chooser.state["prompt"]["choices"] if c["text"] == "done"))
        other.settle()
        assert len(plain(other, came)) == 1  # the lock is seen by all


def can_commit(game: Game) -> bool:
    if game.state.question is not BATTLE_CARDS or len(game.waiting_for()) != 2:
        return False
    return any(divine_choices(game, seat) for seat in range(2))


def divine_choices(game: Game, seat: int) -> bool:
    twin = game.copy()
    twin.play(seat, twin.codes(seat)[0])
    return any(choice.kind == "add" for choice in twin.legal(seat))


def veto_window(game: Game) -> bool:
    return game.state.question is VETO


def holds_veto(game: Game, seat: int) -> bool:
    return bool(game.state.seats[seat].hand & game.setup.table.veto_mask)


def test_orders_answer_alike_with_and_without_the_card() -> None:
    """An order answers in every window it is meant for, whether the seat holds the card or not."""
    seen: set[tuple[str, bool]] = set()
    for seed in range(60):
        game = new_game(3, f"orders {seed}")
        try:
            play_until(game, veto_window, seed)
        except AssertionError:
            continue
        for seat in game.waiting_for():
            for veto in ("never", "when-hit"):
                answer = ordered_answer(game, seat, Orders(veto=veto))
                assert answer is not None
                seen.add((veto, holds_veto(game, seat)))
            assert ordered_answer(game, seat, Orders(escape="never", recall="always")) is None
    assert ("never", True) in seen
    assert ("when-hit", False) in seen


def test_whoever_stands_in_for_a_person_takes_as_long_as_a_person() -> None:
    assert all(0.8 <= human_time(1.0) <= 7.0 for _ in range(1000))
    assert human_time(0.0) == 0.0


def test_automatic_answers_in_windows_take_their_time(serve: Callable[..., Running]) -> None:
    """With and without the Veto card the answer comes after a human time, never at once."""
    times: dict[bool, list[float]] = {True: [], False: []}
    server = serve(human_scale=0.2)
    for seed in range(30):
        if min(len(found) for found in times.values()) >= 2:
            break
        game = new_game(3, f"window {seed}")
        try:
            play_until(game, veto_window, seed)
        except AssertionError:
            continue
        held = [holds_veto(game, seat) for seat in game.waiting_for()]
        seats = server.people(3, seed=f"window {seed}")
        took = time_of_answers(server, seats, game)
        for seat, has_it in zip(game.waiting_for(), held, strict=True):
            times[has_it].append(took[seat])
    assert times[True]
    assert times[False]
    for found in times.values():
        assert all(0.8 * 0.2 <= seconds < 4 for seconds in found), times


def time_of_answers(server: Running, seats: list[Seat], game: Game) -> dict[int, float]:
    """How long each seat's standing order takes to answer."""
    asked = game.waiting_for()
    for seat in asked:
        with server.open(seats[seat]) as wire:
            wire.ask("orders", orders={"veto": "never"})
    server.bring_to(seats[0], game)
    table = server.table(seats[0].table)
    wait_until(lambda: not any(seat in table.match.waiting() for seat in asked))
    log = server.hub.database.run_now(lambda connection: entries_after(connection, seats[0].table, 0))
    opened = max(entry.at for entry in log if entry.kind == "choose" and entry.made_by == "player")
    return {entry.seat: entry.at - opened for entry in log if entry.made_by == "order"}


def test_bots_get_states_without_the_truth() -> None:
    """What goes to the thinking processes is drawn again: the same for games that differ in hidden things."""
    from kemet.server.live.thinkers import question_for

    game = play_until(new_game(3, "the true seed"), lambda game: len(game.choices) > 120)
    seat = game.waiting_for()[0]
    text = question_for(game.setup, game.state.copy(), seat, "medium", 1.0)
    assert b"the true seed" not in text
    others = [other for other in range(3) if other != seat]
    truth = [game.state.seats[other].hand for other in others]
    assert any(count_bits(hand) for hand in truth)
    hands = set()
    for _ in range(12):
        frozen = pickle.loads(question_for(game.setup, game.state.copy(), seat, "medium", 1.0))[1]
        sampled = thaw(game.setup.table, frozen)
        hands.add(tuple(sampled.seats[other].hand for other in others))
    assert len(hands) > 3
