"""Tables with Seth: who sits where, what is refused, a whole game over the network, closed chat, results by side."""

from __future__ import annotations

import random
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest
from golden_moments import GOLDEN, asked, golden_moment, golden_moments
from running import Running

from kemet import Game
from kemet.client import Refused, Seat
from kemet.engine.options import RULES_WITH_SETH, SETH_RULES
from kemet.game.record import replay
from kemet.server.live.thinkers import _think, question_for
from kemet.server.shapes.live import from_server
from kemet.server.table.history import story

BOT = {"kind": "bot", "bot": "random"}
YOU = {"kind": "you", "name": "Ann"}
OPEN = {"kind": "open"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


def golden_table(server: Running, game: Game) -> list[Seat]:
    """A table of people with the set-up of this game, brought to its moment."""
    agreed = game.setup.options
    seats = server.people(
        agreed.players,
        seth=True,
        seed=game.setup.seed,
        victory_points=agreed.target,
        modules=list(agreed.modules),
        house_rules=agreed.house,
    )
    server.bring_to(seats[0], game)
    return seats


def test_options_tell_what_a_table_with_seth_can_choose(server: Running) -> None:
    options = server.http.get("/api/options").json()
    assert options["seth"]["players"] == [3, 4, 5, 6]
    assert options["seth"]["modules"] == ["black", "cards"]
    offered = {rule["key"] for rule in options["house_rules"] if rule["with_seth"]}
    assert offered == {*RULES_WITH_SETH, *SETH_RULES}
    for rule in options["house_rules"]:
        assert rule["name"]
        assert rule["text"] or set(rule["meanings"]) == set(rule["values"]), rule["key"]


def test_seth_has_the_first_seat_and_the_members_the_other_gods(server: Running) -> None:
    wanted: dict[str, Any] = {"players": 6, "seth": True, "victory_points": 9}
    seat = server.client.create(seats=[BOT, {**YOU, "god": "horus"}, OPEN, OPEN, OPEN, OPEN], **wanted)
    info = server.http.get(f"/api/tables/{seat.table}").json()
    assert (info["seth"], info["players"], info["victory_points"]) == (True, 6, 9)
    gods = [each["god"] for each in info["seats"]]
    assert gods[:2] == ["seth", "horus"]
    assert sorted(gods) == ["anubis", "bastet", "horus", "seth", "sobek", "wadjet"]
    joined = server.client.join(seat.table, "Bob", god="wadjet")
    assert joined.seat == 2
    seats = server.http.get(f"/api/tables/{seat.table}").json()["seats"]
    assert seats[2]["god"] == "wadjet"


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"players": 2, "seats": [YOU, BOT]}, "with Seth players must be from 3 to 6, not 2 (S-CLAR-01)"),
        ({"beginner": True}, "the beginner rules are not played with Seth (S-BASE-02)"),
        ({"victory_points": 13}, "must be from 6 to 12, not 13 (S-SETUP-25)"),
        ({"modules": ["path"]}, "the module 'path' is not played with Seth (S-TS-02)"),
        ({"house_rules": {"vetoOnVeto": "no"}}, "the house rule vetoOnVeto is not offered with Seth (S-BASE-08)"),
        ({"seats": [{**YOU, "god": "horus"}, BOT, BOT]}, "the god of this seat is Seth"),
        ({"seats": [BOT, {**YOU, "god": "seth"}, BOT]}, "there is no god 'seth'"),
        ({"seth": False, "house_rules": {"sanctuaryScores": "yes"}}, "the house rule sanctuaryScores needs Seth"),
        ({"seth": False, "players": 6, "seats": [YOU, *[BOT] * 5]}, "players must be from 2 to 5, not 6"),
    ],
)
def test_what_is_refused_says_why(server: Running, wanted: dict[str, Any], reason: str) -> None:
    table = {"players": 3, "seth": True, "seats": [YOU, BOT, BOT]} | wanted
    with pytest.raises(Refused) as refused:
        server.client.create(**table)
    assert reason in str(refused.value)


@pytest.mark.parametrize("own", [0, 2], ids=["as Seth", "as a member"])
def test_a_whole_game_with_bots(server: Running, own: int) -> None:
    """Every message has its shape; afterwards record, moments, story, text and a rematch are there."""
    seats = [dict(BOT) for _ in range(4)]
    seats[own] = YOU
    wanted = {"players": 4, "seth": True, "house_rules": {"dayLimit": "1"}, "bot_pace": 0}
    seat = server.client.create(seats=seats, modules=["black"], **wanted)
    chance = random.Random(own)
    with server.open(seat) as wire, server.open(server.client.watch(seat.table)) as watcher:
        while True:
            while wire.settle()["prompt"] is None and wire.state["view"]["phase"] != "over":
                wire.receive()
            if wire.state["view"]["phase"] == "over":
                break
            wire.choose(chance.choice(wire.state["prompt"]["choices"])["code"])
        watcher.drain()
        for message in (wire.got + watcher.got)[::5]:
            from_server.validate_python(message, strict=False)
        view = wire.state["view"]
    info = server.http.get(f"/api/tables/{seat.table}").json()
    assert info["winner"] == view["winner"] in (0, 1)
    base = f"/api/tables/{seat.table}"
    story = server.http.get(f"{base}/story").json()
    assert len(story["points"][-1]["points"]) == 4
    moments = server.http.get(f"{base}/moments?as=all").json()
    for version in (1, moments["version"] // 2):
        assert server.http.get(f"{base}/moments/{version}?as=3").status_code == 200
    last = server.http.get(f"{base}/moments/{moments['version']}?as=all").json()["view"]
    assert all("hand" in each for each in last["seats"])
    assert "Seth" in server.http.get(f"{base}/text").text
    again = seat.rematch()
    table = server.http.get(f"/api/tables/{again.table}").json()
    assert (table["seth"], table["seats"][0]["god"], again.seat) == (True, "seth", own)


@pytest.mark.rule("S-INFO-03", "S-CORRUPT-TROOP-13")
def test_the_chat_is_closed_while_a_corrupted_battle_is_prepared(server: Running) -> None:
    def corrupted(game: Game) -> bool:
        return asked("battle-cards")(game) and (game.view(None)["battle"] or {})["kind"] == "corrupted"

    game = golden_moment(20, corrupted)
    seats = golden_table(server, game)
    with server.open(seats[0]) as seth, server.open(seats[1]) as member:
        for wire in (seth, member):
            wire.settle()
            assert wire.state["view"]["seth"]["chat_closed"]
            refused = wire.ask("chat", text="psst")
            assert (refused["type"], refused["error"]) == ("refused", "chat-closed")
    while game.view(None)["seth"]["chat_closed"]:
        seat = game.waiting_for()[0]
        game.play(seat, "done" if any(c.text == "done" for c in game.legal(seat)) else game.codes(seat)[0])
    after = golden_table(server, game)
    with server.open(after[1]) as member:
        member.settle()
        assert member.ask("chat", text="what a battle")["type"] == "ack"


def test_the_story_keeps_the_two_battles_of_an_invasion_apart() -> None:
    game = replay(GOLDEN[3].read_text(encoding="utf-8"))
    told = {event.fields["space"] for event in game.events() if event.kind == "first"}
    battles = story(game)["battles"]
    assert told
    assert all(battle["winner"] is not None and battle["attacker"]["strength"] is not None for battle in battles)
    first, second = next(pair for pair in pairwise(battles) if pair[1]["space"] in told)
    assert (first["space"], second["space"]) == ("FA", "RW")
    assert (first["attacker"]["battle_card"], second["attacker"]["battle_card"]) == ("s410", "s130")


def test_invasion_cards_laid_face_down_send_nothing_to_anybody_else(server: Running) -> None:
    """Not to the enemy, not to an ally, not to a spectator: neither a message nor another prompt, until the lock."""
    game = golden_moment(4, lambda game: asked("invasion-cards")(game) and len(game.waiting_for()) > 1)
    seats = golden_table(server, game)
    chooser = game.waiting_for()[1]
    others = [seat for seat in seats if seat.seat != chooser] + [server.client.watch(seats[0].table)]
    with ExitStack() as stack:
        wires = [stack.enter_context(server.open(seat)) for seat in others]
        wire = stack.enter_context(server.open(seats[chooser]))
        before = [each.settle() for each in wires]
        wire.settle()
        wire.choose(wire.state["prompt"]["choices"][0]["code"])
        wire.settle()
        wire.ask("undo")
        wire.settle()
        wire.choose(wire.state["prompt"]["choices"][1]["code"])
        assert [each.settle() for each in wires] == before
        wire.settle()
        wire.choose(next(each["code"] for each in wire.state["prompt"]["choices"] if each["text"] == "done"))
        assert all(each.settle() != state for each, state in zip(wires, before, strict=True))


def test_odds_of_an_invasion_are_asked_battle_by_battle(server: Running) -> None:
    game = golden_moment(4, asked("invasion-cards"))
    seats = golden_table(server, game)
    with server.open(seats[0]) as seth:
        seth.settle()
        told = [seth.ask("odds", battle=number)["odds"]["space"] for number in (1, 2)]
        assert told == ["FA", "RW"]
        assert seth.ask("odds")["error"] == "not-possible"  # which of the two?


def test_the_first_to_begin_has_the_turn_and_the_others_are_not_asked_any_more(server: Running) -> None:
    game = golden_moment(5, asked("who-acts-next"))
    seats = golden_table(server, game)
    first, second = game.waiting_for()[:2]
    with server.open(seats[first]) as one, server.open(seats[second]) as two:
        one.settle()
        late = two.settle()["prompt"]
        begin = next(each["code"] for each in one.state["prompt"]["choices"] if each["text"] == "begin")
        assert one.choose(begin)["type"] == "ack"
        refused = two.choose(begin, prompt=late["id"])
        assert (refused["type"], refused["error"]) == ("refused", "stale")
        assert two.settle()["view"]["active"] == first


def test_hints_are_given_for_the_questions_of_both_sides() -> None:
    """Thought over as the server's thinkers do, with a sentence of its own: never the choice that silence makes."""
    said: dict[str, str] = {}
    for game in golden_moments(4, 5):
        question = game.state.question.slug
        seat = game.waiting_for()[0] if game.state.waiting else -1
        if seat < 0 or question in said or len(game.codes(seat)) < 2:
            continue
        strength = "hard" if len(said) % 2 else "easy"
        thought = _think(question_for(game.setup, game.state.copy(), seat, strength, 0.01))
        assert thought.code in game.codes(seat), question
        said[question] = thought.sentence
        if thought.explanation is not None:
            told = {"type": "hint", "id": "1", "choice": thought.code, "sentence": thought.sentence}
            from_server.validate_python(told | thought.explanation)
    assert {"turn-of-seth", "who-acts-next", "battle-cards", "group-of-owner", "share", "temple"} <= set(said)
    assert all(said.values())
