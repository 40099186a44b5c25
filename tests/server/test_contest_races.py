"""Tournaments on SQLite and PostgreSQL: a whole one, many at once for one thing, a server that is killed."""

from __future__ import annotations

from collections.abc import Callable

from contesting import begun, end_round, founded, look, now, people, together
from running import Browser, Running

from kemet.server.store.rows import Entry

Serve = Callable[..., Running]


def test_a_swiss_of_four_from_the_call_to_the_record(server: Running) -> None:
    ann, bob, cleo, dina = people(server, "Ann", "Bob", "Cleo", "Dina")
    found = begun(ann, bob, cleo, dina)
    id = found["id"]
    assert (found["status"], found["round"], found["all_rounds"], len(found["played"][0]["games"])) == (
        "running", 1, 2, 2)  # fmt: skip
    for game in found["played"][0]["games"]:
        table = Browser(server)("GET", f"tables/{game['table']}").json()
        assert table["status"] == "running"
        assert table["public"]
        names = {each["number"]: each["name"] for each in found["entrants"]}
        assert [seat["name"] for seat in table["seats"]] == [names[each] for each in game["seats"]]
    assert any(game["asked"] for each in (ann, bob, cleo, dina) for game in each("POST", "mine").json()["games"])
    assert Browser(server)("GET", f"contests/{id}/record").status_code == 409
    end_round(server, ann, id)
    second = now(ann, id)
    assert (second["round"], second["status"]) == (2, "running")
    winners = sorted(min(game["seats"]) for game in found["played"][0]["games"])
    assert winners in [sorted(game["seats"]) for game in second["played"][1]["games"]], "the winners meet"
    end_round(server, ann, id)
    last = now(Browser(server), id)
    assert last["status"] == "over"
    [table] = last["standings"]
    assert table[0]["entrant"] == 1
    assert (table[0]["points"], table[0]["won"], table[0]["place"]) == (24, 2, 1)
    assert sum(row["points"] for row in table) == 48
    record = Browser(server)("GET", f"contests/{id}/record")
    assert record.json()["format"] == "kemet-contest"
    assert record.json()["standings"] == last["standings"]
    assert "attachment" in record.headers["content-disposition"]
    met = [frozenset(game["seats"]) for each in last["played"] for game in each["games"]]
    assert len(set(met)) == 4, "nobody met twice"


def test_a_killed_server_goes_on_where_it_was(serve: Serve) -> None:
    first = serve()
    ann, bob, cleo, dina = people(first, "Ann", "Bob", "Cleo", "Dina")
    found = begun(ann, bob, cleo, dina, fill="random")
    for game in found["played"][0]["games"]:  # all tables end, and nobody looks before the server is gone
        first.call(first.table(game["table"]).write(lambda: [Entry(0, "end", 0, made_by="server")]))
    first.stop()
    second = serve()
    look(second, found["id"])
    again = now(Browser(second), found["id"])
    assert (again["round"], len(again["played"][1]["games"])) == (2, 2)
    assert all(game["status"] == "over" for game in again["played"][0]["games"])
    look(second, found["id"])
    assert now(Browser(second), found["id"])["round"] == 2, "drawn once"


def test_many_looks_at_once_draw_one_round(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob)
    [game] = found["played"][0]["games"]
    server.call(server.table(game["table"]).write(lambda: [Entry(0, "end", 0, made_by="server")]))
    together(*[lambda: look(server, found["id"])] * 8)
    assert [len(each["games"]) for each in now(ann, found["id"])["played"]] == [1, 1]


def test_the_last_place_is_taken_once(server: Running) -> None:
    ann, *others = people(server, "Ann", *(f"Player {number}" for number in range(6)))
    id = founded(ann, places=3)
    answers: list[int] = []
    together(*[lambda each=each: answers.append(each("POST", f"contests/{id}/enter").status_code) for each in others])
    assert sorted(answers) == [200, 200, 409, 409, 409, 409]
    assert now(ann, id)["taken"] == 3


def test_one_person_enters_once_however_often_they_click(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    id = founded(ann)
    answers: list[int] = []
    together(*[lambda: answers.append(bob("POST", f"contests/{id}/enter").status_code)] * 4)
    assert sorted(answers) == [200, 409, 409, 409]
    assert bob("POST", f"contests/{id}/leave").json()["taken"] == 1
