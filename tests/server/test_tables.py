"""Tables over HTTP: what they can be, seats and secrets, start, leave, resign, rematch, clocks' kinds, fair dice."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import pytest
from running import Running, play_until, wait_until

import kemet
from kemet import new_game
from kemet.client import Refused
from kemet.server.admin.replaying import replay_one
from kemet.server.http.mine import _game
from kemet.server.live import driver
from kemet.server.live.opening import open_table
from kemet.server.problems import Problem
from kemet.server.shapes.tables import NewTable, TableInfo
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry

BOT = {"kind": "bot", "bot": "random"}
YOU = {"kind": "you", "name": "Ann"}


def test_options_name_everything_a_table_can_choose(server: Running) -> None:
    options = server.http.get("/api/options").json()
    assert options["players"] == [2, 3, 4, 5]
    assert set(options["bots"]) >= {"random", "easy", "medium", "hard"}
    assert {rule["key"] for rule in options["house_rules"] if rule["without_seth"]} == set(kemet.HOUSE_RULES)
    assert len(options["gods"]) == 5


def test_every_option_reaches_the_game(server: Running) -> None:
    wanted: dict[str, Any] = {
        "players": 3,
        "victory_points": 10,
        "modules": ["dawn", "path"],
        "house_rules": {"vetoOnVeto": "no"},
        "public": True,
        "name": "Thebes",
        "clock": {"kind": "live", "minutes": 20, "increment": 10},
        "seats": [{**YOU, "god": "Horus"}, BOT, {"kind": "open"}],
    }
    table = server.client.create(**wanted).info()
    TableInfo.model_validate(table)
    for name in ("players", "victory_points", "modules", "house_rules", "public", "name"):
        assert table[name] == wanted[name]
    assert table["clock"] == wanted["clock"]
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "open"]
    assert table["seats"][0]["god"] == "horus"
    assert len({seat["god"] for seat in table["seats"]}) == 3
    assert (table["status"], table["seed"], table["seed_given"]) == ("open", None, False)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 6, "seats": [YOU, *[BOT] * 5]},
        {"players": 3, "seats": [YOU, BOT]},
        {"seats": [YOU, YOU]},
        {"seats": [YOU, {"kind": "bot", "bot": "genius"}]},
        {"victory_points": 9},
        {"house_rules": {"unknown": "yes"}},
        {"house_rules": {"daggerFloor": "zero"}},
        {"modules": ["seth"]},
        {"clock": {"kind": "live", "minutes": -1, "increment": 0}},
        {"clock": {"kind": "sand"}},
        {"seats": [{**YOU, "god": "Zeus"}, BOT]},
        {"more": 1},
        {"players": "2"},
        {"seed": ""},
        {"bot_pace": 1e9},
    ],
)
def test_impossible_tables_are_refused_with_a_reason(server: Running, wrong: dict[str, Any]) -> None:
    answer = server.http.post("/api/tables", json={"players": 2, "seats": [YOU, BOT]} | wrong)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] == "malformed"
    assert len(answer.json()["reason"]) > 5


def test_guests_join_by_link_and_the_game_begins_when_all_are_there(server: Running) -> None:
    host = server.client.create(players=3, seats=[YOU, {"kind": "open"}, BOT])
    with server.open(host) as wire:
        assert wire.until("welcome")["table"]["status"] == "open"
        guest = server.client.join(host.table, "  Bo\u202eb\x07 ", god="Sobek")
        assert guest.seat == 1
        told = wire.until(lambda message: message["type"] == "table" and message["table"]["status"] == "running")
        assert (told["table"]["seats"][1]["name"], told["table"]["seats"][1]["god"]) == ("Bob", "sobek")
        assert wire.until("state")["view"]["viewer"] == 0
    with pytest.raises(Refused, match="has begun"):
        server.client.join(host.table, "Late")
    with pytest.raises(Refused, match="no such table"):
        server.client.join("nowhere", "Late")


def test_the_host_may_fill_up_with_bots(server: Running) -> None:
    host = server.client.create(players=4, seats=[YOU, *[{"kind": "open"}] * 3])
    guest = server.client.join(host.table, "Bob", seat=2)
    with pytest.raises(Refused, match="only the host"):
        guest.start()
    host.start("random")
    assert [seat["kind"] for seat in host.info()["seats"]] == ["human", "bot", "human", "bot"]
    assert host.info()["status"] == "running"


def test_who_leaves_before_the_start_frees_the_seat_and_the_host(server: Running) -> None:
    host = server.client.create(players=3, seats=[YOU, *[{"kind": "open"}] * 2])
    guest = server.client.join(host.table, "Bob")
    host.leave()
    assert [(seat["kind"], seat["host"]) for seat in guest.info()["seats"]][:2] == [("open", False), ("human", True)]
    with pytest.raises(Refused):
        host.start()
    guest.start("random")
    assert guest.info()["status"] == "running"


def test_a_bot_plays_for_who_left_until_they_return(server: Running) -> None:
    first, second = server.people(seed="leaving")
    game = play_until(new_game(2, "leaving"), lambda game: game.waiting_for() == [0] and len(game.choices) > 20)
    server.bring_to(first, game)
    with server.open(second) as wire:
        wire.until("state")
        first.leave()
        assert wire.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["away"])
        assert wire.until(lambda message: message["type"] == "state" and message["prompt"])
        with server.open(first) as back:
            assert back.until("welcome")["table"]["seats"][0]["away"] is False
            assert wire.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["connected"])


def test_who_resigns_is_played_by_a_bot_as_long_as_somebody_plays(server: Running) -> None:
    first, second = server.people(beginner=True)
    first.resign()
    assert second.info()["status"] == "running"
    with server.open(first) as wire:
        wire.until("state")
        assert wire.ask("return")["error"] == "not-possible"
    second.resign()
    over = second.info()
    assert [seat["resigned"] for seat in over["seats"]] == [True, True]
    assert (over["status"], over["winner"], over["waiting"]) == ("over", None, [])
    with server.open(second) as wire:
        state = wire.until("state")
        assert (state["prompt"], state["can_undo"]) == (None, False)
        for message in ({"type": "undo"}, {"type": "return"}, {"type": "choose", "prompt": "x", "choices": [1]}):
            assert wire.ask(**message)["error"] == "not-possible"
    for path in ("record", "story", "moments?as=all", "moments/1?as=1"):
        assert server.http.get(f"/api/tables/{first.table}/{path}").status_code == 200
    server.call(_load_again(server, first.table))
    assert first.info() == over | {"spectators": 0}
    assert not replay_one(server.table(first.table).row, _entries(server, first.table)).disagreements


async def _load_again(server: Running, table: str) -> None:
    server.hub.reload([table])


def _entries(server: Running, table: str) -> list[Entry]:
    return server.hub.database.run_now(lambda connection: work.entries_after(connection, table, 0))


def test_a_table_that_everybody_left_ends(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back soon finds it running; bots do not play on for nobody."""
    seat = server.client.create(seats=[YOU, BOT])
    table = server.table(seat.table)
    seat.leave()
    assert not server.hub.driver_of(table).rests
    monkeypatch.setattr(driver, "FORGOTTEN", -1.0)
    assert server.hub.driver_of(table).rests
    server.call(server.hub._rest(table))
    over = seat.info()
    assert over["status"] == "over"
    assert over["winner"] is None or _entries(server, seat.table)[-1].kind == "choose", "or bots were faster"


def test_dice_are_fair_and_can_be_checked(server: Running) -> None:
    seat = server.client.create(beginner=True, seats=[YOU, BOT])
    begun = seat.info()
    assert begun["seed"] is None
    for path in ("record", "story", "moments?as=all", "moments/1?as=1"):
        assert server.http.get(f"/api/tables/{seat.table}/{path}").status_code == 409
    seat.leave()
    wait_until(lambda: seat.info()["status"] == "over")
    over = seat.info()
    promise = f"{over['seed_salt']}:{over['seed']}"
    assert hashlib.sha256(promise.encode()).hexdigest() == begun["seed_hash"] == over["seed_hash"]
    assert (begun["seed"], begun["seed_salt"], len(over["seed_salt"])) == (None, None, 32)
    game = kemet.replay(seat.record())
    assert (game.setup.seed, game.winner) == (over["seed"], over["winner"])
    story = server.http.get(f"/api/tables/{seat.table}/story").json()
    assert story["points"][-1]["points"][over["winner"]]["total"] >= 4
    assert all(battle["called_off"] or battle["winner"] is not None for battle in story["battles"][:-1])
    everything = server.http.get(f"/api/tables/{seat.table}/moments?as=all").json()["moments"]
    last = server.http.get(f"/api/tables/{seat.table}/moments/{len(everything)}?as=all").json()
    assert all(side["hand"] is not None for side in last["view"]["seats"])


def test_a_given_seed_is_marked(server: Running) -> None:
    seat = server.client.create(seats=[YOU, {"kind": "open"}], seed="known dice")
    assert seat.info()["seed_given"] is True


def test_moments_are_the_views_that_were_shown(server: Running) -> None:
    seats = server.people(seed="moments")
    game = new_game(2, "moments")
    play_until(game, lambda game: len(game.choices) > 80)
    server.bring_to(seats[0], game)
    key = {"Authorization": f"Bearer {seats[0].secret}"}
    moments = server.http.get(f"/api/tables/{seats[0].table}/moments", headers=key).json()["moments"]
    assert [moment["version"] for moment in moments] == list(range(1, len(game.events(seat=0)) + 1))
    last = server.http.get(f"/api/tables/{seats[0].table}/moments/{len(moments)}", headers=key).json()
    with server.open(seats[0]) as wire:
        assert wire.until("state")["view"]["seats"] == last["view"]["seats"]
    assert server.http.get(f"/api/tables/{seats[0].table}/moments/99999", headers=key).status_code == 404
    assert server.http.get(f"/api/tables/{seats[0].table}/moments/1").json()["view"]["viewer"] is None


def test_the_text_picture_is_the_terminals(server: Running) -> None:
    seats = server.people()
    key = {"Authorization": f"Bearer {seats[0].secret}"}
    for form in ("drawn", "told"):
        text = server.http.get(f"/api/tables/{seats[0].table}/text?form={form}", headers=key).text
        assert "Anubis" in text


def test_the_text_calls_seats_by_the_gods_of_the_table(server: Running) -> None:
    seat = server.client.create(seats=[{"kind": "you", "name": "Ann", "god": "Sobek"}, {"kind": "bot", "god": "Horus"}])
    key = {"Authorization": f"Bearer {seat.secret}"}
    text = server.http.get(f"/api/tables/{seat.table}/text?form=told", headers=key).text
    assert "Sobek, seat P1, that is you" in text
    assert "Anubis" not in text
    polish = server.http.get(f"/api/tables/{seat.table}/text?form=told&language=pl", headers=key).text
    assert "Sobek, miejsce P1, to ty" in polish


def test_a_rematch_keeps_options_and_seats(server: Running) -> None:
    first, second = server.people(beginner=True)
    with pytest.raises(Refused, match="once the game is over"):
        first.rematch()
    first.resign()
    second.resign()
    again = second.rematch()
    assert first.info()["rematch"] == again.table
    assert (again.seat, again.info()["beginner"], again.info()["status"]) == (1, True, "open")
    assert again.info()["seed_hash"] != first.info()["seed_hash"]
    with pytest.raises(Refused):
        server.client.join(again.table, "Stranger")
    with pytest.raises(Refused, match="claim"):
        first.rematch()
    back = server.client.join(again.table, "", claim=first.secret)
    assert (back.seat, back.info()["status"]) == (0, "running")
    assert back.secret != first.secret


def test_public_tables_are_listed_in_pages(server: Running) -> None:
    made = [server.client.create(seats=[YOU, {"kind": "open"}], public=True).table for _ in range(55)]
    server.client.create(seats=[YOU, {"kind": "open"}])
    first = server.http.get("/api/tables").json()
    assert [table["id"] for table in first["tables"]] == made[:4:-1]
    second = server.http.get("/api/tables", params={"before": first["next"]}).json()
    assert [table["id"] for table in second["tables"]] == made[4::-1]
    assert second["next"] is None
    for sly in ("nonsense", "1~%00", "1~", "nan~abc", "inf~abc"):
        assert server.http.get(f"/api/tables?before={sly}").status_code == 400


def test_strange_ids_never_reach_the_database(server: Running) -> None:
    for sly in ("%00", "%F0%9F%90%AB", "a" * 300, "..%2F"):
        assert server.http.get(f"/api/tables/{sly}").status_code == 404
    wanted = [{"table": "\x00", "secret": "\x00"}]
    assert server.http.post("/api/mine", json={"seats": wanted}).json() == {"games": [], "next": None}


def test_a_removed_table_sends_its_viewers_away(server: Running) -> None:
    seat = server.people()[0]
    table = server.table(seat.table)
    with server.open(seat) as wire:
        wire.until("state")
        server.hub.database.run_now(
            lambda connection: connection.exec_driver_sql(f"DELETE FROM tables WHERE id = '{seat.table}'")
        )
        with pytest.raises(Problem):
            server.call(table.hear())
        assert wire.until("error")["error"] == "unknown"
    assert server.http.get(f"/api/tables/{seat.table}").status_code == 404


def test_mine_lists_the_seats_of_the_secrets(server: Running) -> None:
    first, second = server.people()
    wanted = [{"table": first.table, "secret": first.secret}, {"table": first.table, "secret": "wrong"},
              {"table": "nowhere", "secret": second.secret}]  # fmt: skip
    games = server.http.post("/api/mine", json={"seats": wanted}).json()["games"]
    assert [(game["table"]["id"], game["seat"]) for game in games] == [(first.table, 0)]
    assert games[0]["asked"] is (0 in first.info()["waiting"])


def test_mine_has_pages_newest_first_and_loads_no_game(server: Running) -> None:
    from kemet.server.store.tables import add_table

    headers = {"X-Kemet": "1"}
    server.http.post("/api/account", json={"name": "Ann", "password": "a long enough pass phrase"})
    made = []
    for _ in range(230):
        row, _, _ = open_table(NewTable.model_validate({"seats": [YOU, {"kind": "open"}]}), (), 1)
        server.hub.database.run_now(lambda connection, row=row: add_table(connection, row))
        made.append(row.id)
    in_memory = len(server.hub.tables)
    listed, before = [], None
    while True:
        page = server.http.post("/api/mine", json={"before": before}, headers=headers).json()
        listed += [game["table"]["id"] for game in page["games"]]
        before = page["next"]
        if before is None:
            break
    assert listed == made[::-1]
    assert len(server.hub.tables) == in_memory
    assert server.http.post("/api/mine", json={"before": "x"}, headers=headers).status_code == 400


def test_mine_tells_the_same_of_a_game_in_memory_and_of_a_stored_one(server: Running) -> None:
    seats = server.people(3, clock={"kind": "days", "days": 2})
    seats[0].leave()
    wanted = [{"table": seat.table, "secret": seat.secret} for seat in seats]
    wait_until(lambda: 0 not in seats[0].info()["waiting"])
    live = server.http.post("/api/mine", json={"seats": wanted}).json()["games"]
    server.hub.tables.pop(seats[0].table)
    stored = server.http.post("/api/mine", json={"seats": wanted}).json()["games"]
    for one, other in zip(stored, live, strict=True):
        kept, told = one.pop("deadline"), other.pop("deadline")
        assert (kept is None) == (told is None)
        assert kept is None or abs(kept - told) < 5  # what a clock in memory had run since it was stored
    assert stored == live
    assert [game["asked"] for game in live].count(True) == 1


def test_mine_does_not_tell_of_the_orders_of_others() -> None:
    """A stored game knows when something happens next: at once, where somebody's orders answer."""
    wanted = {"players": 2, "seats": [YOU, {"kind": "open"}], "clock": {"kind": "days", "days": 2}}
    row, _, _ = open_table(NewTable.model_validate(wanted), (), None)
    for waiting, told in (([0], 5.0), ([0, 1], None), ([1], None)):
        stored = replace(row, status="running", summary=row.summary | {"waiting": waiting}, wake_at=5.0)
        assert _game(None, stored, 0)["deadline"] == told


def test_games_survive_a_restart(serve: Any) -> None:
    server = serve()
    seats = server.people(seed="restart")
    game = play_until(new_game(2, "restart"), lambda game: len(game.choices) > 50)
    server.bring_to(seats[0], game)
    with server.open(seats[0]) as wire:
        before = wire.until("state")
    server.stop()
    again = serve()
    with again.open(seats[0], since=before["version"], mark=before["mark"]) as wire:
        after = wire.until("state")
    assert after["events"] == []
    assert {key: after[key] for key in ("view", "prompt", "version", "mark")} == {
        key: before[key] for key in ("view", "prompt", "version", "mark")
    }


def test_bots_go_on_by_themselves_after_a_restart(serve: Any) -> None:
    server = serve(bot_pace=5.0)
    seat = server.client.create(seats=[YOU, BOT], seed="bots go on")
    game = play_until(new_game(2, "bots go on"), lambda game: game.waiting_for() == [1])
    server.bring_to(seat, game)
    server.stop()
    again = serve()
    wait_until(lambda: 0 in again.client.watch(seat.table).info()["waiting"])


def test_games_of_other_rules_are_refused_not_crashed(server: Running) -> None:
    from dataclasses import replace

    from kemet.server.store.tables import add_table

    for change, word in (({"rules": 999}, "rules version"), ({"content": "0" * 16}, "other content")):
        row, _, _ = open_table(NewTable.model_validate({"seats": [YOU, BOT]}), (), None)
        old = replace(row, setup=row.setup | change)
        server.hub.database.run_now(lambda connection, old=old: add_table(connection, old))
        answer = server.http.get(f"/api/tables/{row.id}")
        assert answer.status_code == 409
        assert word in answer.json()["reason"]
