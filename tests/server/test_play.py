"""Hello, choices, acknowledgements, repeats, stale answers, routes, undo, resuming."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from running import Running, Wire, play_until

from kemet import Game, new_game
from kemet.client import PROTOCOL
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.day.move import MOVE_ON
from kemet.engine.state.forces import WAITING
from kemet.game.facts import facts
from kemet.server.shapes.live import from_server
from kemet.server.store.rows import Entry
from kemet.server.store.tables import entries_after
from kemet.server.table.match import BrokenLog, Match


def test_a_whole_game_against_a_bot(server: Running) -> None:
    seat = server.client.create(beginner=True, seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    chance = random.Random(5)
    with seat.live() as live:
        for prompt in live.prompts():
            live.choose(chance.choice(prompt.choices))
    assert live.state is not None
    assert live.state["view"]["winner"] in (0, 1)
    assert [event["version"] for event in live.events] == list(range(1, live.state["version"] + 1))
    assert live.events[-1]["kind"] == "over"


def test_every_message_has_its_shape(server: Running) -> None:
    """Real messages of a game with all modules fit the published schema."""
    modules = ["black", "dawn", "path", "victory", "cards"]
    seat = server.client.create(
        modules=modules, seats=[{"kind": "you", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3], players=4
    )
    chance = random.Random(2)
    with server.open(seat) as wire, server.open(server.client.watch(seat.table)) as watcher:
        for _ in range(120):
            while wire.settle()["prompt"] is None and wire.state["view"]["phase"] != "over":
                wire.receive()
            if wire.state["view"]["phase"] == "over":
                break
            wire.choose(chance.choice(wire.state["prompt"]["choices"])["code"])
        wire.ask("chat", text="hello")
        wire.ask("why", text="step FA")
        wire.ask("orders", orders={"veto": "never"})
        watcher.drain()
        for message in wire.got + watcher.got:
            from_server.validate_python(message, strict=False)


def test_the_first_message_must_be_hello(server: Running) -> None:
    seats = server.people()
    for hello, error in (
        ({"type": "ping", "id": "1"}, "malformed"),
        ({"type": "hello", "protocol": 9, "table": seats[0].table}, "protocol"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "nowhere"}, "unknown"),
        ({"type": "hello", "protocol": PROTOCOL, "table": seats[0].table, "secret": "wrong"}, "unauthorised"),
    ):
        with server.open(seats[0], **{"secret": None, **hello}) as wire:
            assert wire.receive()["error"] == error


def test_a_choice_is_applied_once(server: Running) -> None:
    first, second = server.people()
    with server.open(first) as one, server.open(second) as two:
        asked, waits = sort(one, two)
        prompt = asked.state["prompt"]
        code = prompt["choices"][0]["code"]
        answer = asked.choose(code, id="only-once")
        assert (answer["type"], answer["repeated"]) == ("ack", False)
        again = asked.choose(code, id="only-once", prompt=prompt["id"])
        assert (again["type"], again["repeated"]) == ("ack", True)
        assert len(game_of(server, first.table).choices) == 1
        for wire in (asked, waits):
            assert wire.settle()["version"] == len(game_of(server, first.table).events(seat=wire.seat.seat))


def test_stale_illegal_and_foreign_answers_change_nothing(server: Running) -> None:
    first, second = server.people()
    with server.open(first) as one, server.open(second) as two, server.open(server.client.watch(first.table)) as eye:
        asked, waits = sort(one, two)
        eye.until("state")
        prompt = asked.state["prompt"]
        before = game_of(server, first.table).fingerprint()
        assert asked.choose(9999)["error"] == "illegal"
        assert asked.choose(prompt["choices"][0]["code"], prompt="f" * 24)["error"] == "stale"
        assert waits.choose(prompt["choices"][0]["code"], prompt=prompt["id"])["error"] in ("stale", "not-asked")
        assert eye.choose(prompt["choices"][0]["code"], prompt=prompt["id"])["error"] == "spectator"
        assert eye.ask("undo")["error"] == "spectator"
        assert waits.ask("undo")["error"] == "not-possible"
        assert game_of(server, first.table).fingerprint() == before
        asked.choose(prompt["choices"][0]["code"])
        assert asked.choose(prompt["choices"][0]["code"], prompt=prompt["id"])["error"] == "stale"
        assert asked.until("state")["view"]["viewer"] == asked.seat.seat  # a refusal brings the fresh state


def test_several_codes_are_all_played_or_none(server: Running) -> None:
    seats = server.people(seed="route 4")
    game = play_until(new_game(2, "route 4"), lambda game: moving_far(game), 3)
    server.bring_to(seats[0], game)
    mover = game.waiting_for()[0]
    with server.open(seats[mover]) as wire:
        prompt = wire.until("state")["prompt"]
        route = max(prompt["routes"], key=lambda route: route["steps"])
        assert route["steps"] >= 2
        before = game_of(server, seats[0].table).fingerprint()
        assert wire.choose(*route["choices"][:-1], 9999)["error"] == "illegal"
        assert game_of(server, seats[0].table).fingerprint() == before
        assert wire.choose(*route["choices"])["type"] == "ack"
        for code in route["choices"]:
            game.play(mover, code)
        assert game_of(server, seats[0].table).fingerprint() == game.fingerprint()


def test_battle_cards_with_divine_cards_are_one_message_and_one_entry(server: Running) -> None:
    seats, game = server.people(seed="lock"), new_game(2, "lock")
    play_until(game, can_add)
    server.bring_to(seats[0], game)
    mine = next(seat for seat in game.waiting_for() if battle_hand(game, seat))
    stored = len(entries_of(server, seats[0].table))
    added = battle_hand(game, mine)[0]
    codes = facts(game.setup)["codes"]
    with server.open(seats[mine]) as wire:
        wire.until("state")
        first = wire.state["prompt"]["choices"][0]["code"]
        row = (first, codes["add"][added], codes["done"][""])
        assert wire.choose(first, codes["add"][added], 9999)["error"] == "illegal"
        assert len(entries_of(server, seats[0].table)) == stored
        wire.until("state")
        assert wire.choose(*row)["type"] == "ack"
        entry = entries_of(server, seats[0].table)[-1]
        assert (entry.number, entry.code, entry.note) == (stored + 1, first, f"{row[1]} {row[2]}")
        for code in row:
            game.play(mine, code)
        assert game_of(server, seats[0].table).fingerprint() == game.fingerprint()
        assert wire.ask("undo")["type"] == "ack"  # the last choice of the row is taken back
        game.take_back(mine)
        assert game_of(server, seats[0].table).fingerprint() == game.fingerprint()


@pytest.mark.rule("B-TILE-PRESCIENCE")
def test_a_row_goes_on_though_prescience_sees_the_card(server: Running) -> None:
    """Only the other side learns something by it: a refused row shows a player who locks nothing hidden."""
    seats, game = server.people(seed="seen"), new_game(2, "seen")
    play_until(game, one_is_shown_first, 1)
    server.bring_to(seats[0], game)
    (mine,) = game.waiting_for()
    done = facts(game.setup)["codes"]["done"][""]
    with server.open(seats[mine]) as wire, server.open(seats[1 - mine]) as other:
        wire.until("state"), other.until("state")
        choice = wire.state["prompt"]["choices"][0]
        assert wire.choose(choice["code"], done)["type"] == "ack"
        role = "attacker" if other.settle()["view"]["battle"]["attacker"]["seat"] == mine else "defender"
        side = other.state["view"]["battle"][role]
        assert (side["locked"], side["played"]) == (True, choice["fields"]["play"])


def test_a_log_with_an_entry_for_each_choice_means_the_same() -> None:
    """As games of older releases are stored."""
    game = play_until(new_game(2, "old"), can_add)
    mine = next(seat for seat in game.waiting_for() if battle_hand(game, seat))
    codes = facts(game.setup)["codes"]
    row = [game.codes(mine)[0], codes["add"][battle_hand(game, mine)[0]], codes["done"][""]]
    logs = [[(mine, str(code)) for code in row], [(mine, " ".join(map(str, row)))]]
    matches = []
    for log in logs:
        match = Match(game.setup, {"kind": "none"}, {0, 1})
        match.apply(Entry(1, "start", -1))
        for seat, written in [*((seat, str(code)) for seat, code in game.choices), *log]:
            first, _, more = written.partition(" ")
            match.apply(Entry(match.number + 1, "choose", seat, int(first), note=more))
        assert match.game is not None
        matches.append(match.game.record())
    assert matches[0] == matches[1]


@pytest.mark.parametrize("note", ["x", "1 -2", "9" * 6, "١", "0 0x1"])
def test_a_forged_row_is_told(note: str) -> None:
    match = Match(new_game(2, "forged").setup, {"kind": "none"}, {0, 1})
    match.apply(Entry(1, "start", -1))
    assert match.game is not None
    (seat,) = match.waiting()
    with pytest.raises(BrokenLog, match="entry 2"):
        match.apply(Entry(2, "choose", seat, match.game.codes(seat)[0], note=note))


def battle_hand(game: Game, seat: int) -> list[str]:
    """Divine cards that this seat can add to the battle, by what it holds and can pay."""
    twin = game.copy()
    if twin.question(seat) != "battle-cards":
        return []
    twin.play(seat, twin.codes(seat)[0])
    return [str(choice.fields["card"]) for choice in twin.legal(seat) if choice.kind == "add"]


def one_is_shown_first(game: Game) -> bool:
    """Prescience: one side picks while the other waits to see its card."""
    battles = game.state.battles
    return bool(battles) and WAITING in (battles[-1].attacker.stage, battles[-1].defender.stage)


def can_add(game: Game) -> bool:
    if game.state.question is not BATTLE_CARDS or len(game.waiting_for()) != 2:
        return False
    return any(battle_hand(game, seat) for seat in game.waiting_for())


def entries_of(server: Running, table: str) -> list[Entry]:
    return server.hub.database.run_now(lambda connection: entries_after(connection, table, 0))


def moving_far(game: Game) -> bool:
    from kemet.server.table.ways import ways

    if game.state.question is not MOVE_ON:
        return False
    return any(len(way.choices) > 1 for way in ways(game.state, game.waiting_for()[0]))


def test_battle_cards_are_chosen_at_once_and_in_any_order(server: Running) -> None:
    """Both sides are asked together; what one lays face down does not disturb the other in any way."""
    seats, game = server.people(seed="battle"), new_game(2, "battle")
    play_until(game, both_choose)
    server.bring_to(seats[0], game)
    with server.open(seats[0]) as one, server.open(seats[1]) as two:
        one.until("state"), two.until("state")
        prompt, shown = two.state["prompt"], len(two.got)
        one.choose(one.state["prompt"]["choices"][0]["code"])
        one.settle(), two.settle()
        assert all(message["type"] in ("pong", "table") for message in two.got[shown:])  # nothing tells of it
        assert two.choose(prompt["choices"][0]["code"])["type"] == "ack"  # and the old prompt is still good
        assert one.settle()["can_undo"]
        assert one.ask("undo")["type"] == "ack"  # although the other chose since
        assert one.settle()["prompt"]["question"] == "battle-cards"
        assert two.settle()["prompt"]["question"] == "battle-divine-cards"  # whose choice still stands
        for wire in (one, two):
            while wire.settle()["prompt"] is not None and not wire.state["view"]["battle"]["revealed"]:
                choices = wire.state["prompt"]["choices"]
                wire.choose(
                    next((choice["code"] for choice in choices if choice["text"] == "done"), choices[0]["code"])
                )
        assert "revealed" in [event["kind"] for event in two.settle()["events"] or two.got[-3]["events"]]


def both_choose(game: Game) -> bool:
    return game.state.question is BATTLE_CARDS and len(game.waiting_for()) == 2


def test_undo_takes_events_back(server: Running) -> None:
    seats = server.people(seed="undo 1")
    game = play_until(new_game(2, "undo 1"), lambda game: can_step(game), 2)
    server.bring_to(seats[0], game)
    mover = game.waiting_for()[0]
    with server.open(seats[mover]) as wire, server.open(seats[1 - mover]) as other:
        before = wire.until("state")
        other.until("state")
        wire.choose(next(choice["code"] for choice in before["prompt"]["choices"] if choice["kind"] == "step"))
        after = wire.settle()
        assert after["version"] > before["version"]
        assert after["can_undo"]
        assert wire.ask("undo")["type"] == "ack"
        for each in (wire, other):
            state = each.settle()
            assert state["rewound"]
            assert (state["version"], state["events"]) == (before["version"], [])
        assert wire.state["view"] == before["view"]
        assert wire.state["prompt"]["id"] != before["prompt"]["id"]


def can_step(game: Game) -> bool:
    """A step that starts no battle, so that it can be taken back."""
    if game.state.question is not MOVE_ON:
        return False
    seat = game.waiting_for()[0]
    for choice in game.legal(seat):
        if choice.kind == "step":
            twin = game.copy()
            twin.play(seat, choice)
            return twin.can_undo(seat)
    return False


def test_resuming_loses_nothing_and_repeats_nothing(server: Running) -> None:
    seats = server.people(seed="resume")
    game = play_until(new_game(2, "resume"), lambda game: len(game.choices) > 60)
    server.bring_to(seats[0], game)
    with server.open(seats[0]) as wire:
        whole = wire.until("state")
    assert [event["version"] for event in whole["events"]] == list(range(1, whole["version"] + 1))
    with server.open(seats[0], since=20) as wire:
        assert wire.until("state")["events"] == whole["events"][20:]
    with server.open(seats[0], since=whole["version"], mark=whole["mark"]) as wire:
        assert wire.until("state")["events"] == []
    with server.open(seats[0], since=20, mark="another past") as wire:
        state = wire.until("state")
        assert (state["events"], state["rewound"]) == (whole["events"], True)
    with server.open(seats[0], since=10_000) as wire:
        assert wire.until("state")["events"] == whole["events"]


def test_orders_of_arrival_do_not_matter_for_prompts(server: Running) -> None:
    """The same entries give the same prompts in another process."""
    seats = server.people(seed="same")
    game = play_until(new_game(2, "same"), both_choose)
    server.bring_to(seats[0], game)
    table = server.table(seats[0].table)
    again = Match(table.match.setup, table.row.clock, {0, 1})
    for entry in server.call(server.hub.database.run(lambda connection: entries_after(connection, seats[0].table, 0))):
        again.apply(entry)
    assert again.began == table.match.began
    assert again.game is not None
    assert table.match.game is not None
    assert again.game.fingerprint() == table.match.game.fingerprint()


def game_of(server: Running, table: str) -> Game:
    game = server.table(table).match.game
    assert game is not None
    return game


def sort(one: Wire, two: Wire) -> tuple[Wire, Wire]:
    """The one who is asked, and the one who waits."""
    one.until("state"), two.until("state")
    return (one, two) if one.state["prompt"] is not None else (two, one)


@pytest.mark.parametrize(
    "message",
    [
        "{",
        "[]",
        "7",
        '"text"',
        "{}",
        '{"type": "choose"}',
        '{"type": "choose", "id": "x", "prompt": 7, "choices": [1]}',
        '{"type": "choose", "id": "x", "prompt": "p", "choices": []}',
        '{"type": "choose", "id": "x", "prompt": "p", "choices": [true]}',
        '{"type": "choose", "id": "x", "prompt": "p", "choices": [1.5]}',
        '{"type": "choose", "id": "x", "prompt": "p", "choices": [-1]}',
        '{"type": "choose", "id": "", "prompt": "p", "choices": [1]}',
        '{"type": "choose", "id": "\\u0000", "prompt": "p", "choices": [1]}',
        '{"type": "orders", "id": "x", "orders": {"veto": "always"}}',
        '{"type": "orders", "id": "x", "orders": {"unknown": 1}}',
        f'{{"type": "hello", "protocol": {PROTOCOL}, "table": "x"}}',
        '{"type": "nothing", "id": "x"}',
        '{"type": "chat", "id": "x", "text": ""}',
        '{"type": "ping", "id": "x", "more": 1}',
    ],
)
def test_nonsense_is_refused_and_the_connection_lives(server: Running, message: str) -> None:
    seats = server.people()
    with server.open(seats[0]) as wire:
        wire.until("state")
        wire.send(message)
        refused = wire.until("refused")
        assert refused["error"] == "malformed"
        assert refused["reason"]
        wire.settle()


def test_large_messages_and_bytes_end_the_connection(server: Running) -> None:
    seats = server.people()
    with server.open(seats[0]) as wire:
        wire.until("state")
        wire.send('{"type": "chat", "id": "x", "text": "' + "x" * 20_000 + '"}')
        assert wire.until("error")["error"] == "too-large"
    with server.open(seats[0]) as wire:
        wire.until("state")
        wire.socket.send(b"\x00\x01")
        assert wire.until("error")["error"] == "malformed"


def test_endless_nonsense_ends_the_connection(server: Running) -> None:
    seats = server.people()
    with server.open(seats[0]) as wire:
        wire.until("state")
        for _ in range(30):
            wire.send("{")
        assert wire.until("error")["reason"] == "too many mistakes"


def test_the_same_message_at_the_same_time_counts_once(server: Running) -> None:
    first, second = server.people()
    with server.open(first) as one, server.open(second) as two:
        asked, _ = sort(one, two)
        with server.open(asked.seat) as another:
            another.until("state")
            prompt = asked.state["prompt"]
            message = {
                "type": "choose",
                "id": "twice",
                "prompt": prompt["id"],
                "choices": [prompt["choices"][0]["code"]],
            }
            asked.send(message)
            another.send(message)
            answers = [wire.until(lambda got: got.get("id") == "twice") for wire in (asked, another)]
            assert sorted(answer["repeated"] for answer in answers) == [False, True]
        assert len(game_of(server, first.table).choices) == 1


def test_a_message_is_known_again_after_a_restart(serve: Callable[..., Running]) -> None:
    server = serve()
    first, second = server.people()
    with server.open(first) as one, server.open(second) as two:
        asked, _ = sort(one, two)
        prompt = asked.state["prompt"]
        asked.choose(prompt["choices"][0]["code"], id="before-the-crash")
        seat = asked.seat
    server.stop()
    again = serve()
    with again.open(seat) as wire:
        wire.until("state")
        answer = wire.choose(prompt["choices"][0]["code"], id="before-the-crash", prompt=prompt["id"])
        assert (answer["type"], answer["repeated"]) == ("ack", True)
        assert len(game_of(again, first.table).choices) == 1


def test_the_client_goes_on_after_a_lost_connection(server: Running) -> None:
    seat = server.client.create(beginner=True, seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    chance = random.Random(3)
    with seat.live() as live:
        for number, prompt in enumerate(live.prompts()):
            if number % 5 == 3:
                assert live._socket is not None
                live._socket.close()
            live.choose(chance.choice(prompt.choices))
            if number > 40:
                break
        assert live.state is not None
        assert [event["version"] for event in live.events] == list(range(1, live.state["version"] + 1))
