"""Whatever stands in an address or a body, the answer is a refusal: never a mistake of the server's, never a database
that counts as failing because one person sent what it cannot hold. Routes are read from the application itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from every_route import ENDING, body_of, query_of, routes, schema_of
from fastapi.routing import APIRoute
from running import PASSWORD, Browser, Running, account, id_of

from kemet.server.store import moderation
from kemet.server.store.accounts import folded
from kemet.server.store.schema import FOLDED

#: A NUL, which PostgreSQL holds in no text; numbers beyond 32 and 64 bits; a letter that is eighteen when folded; the
#: last of all letters.
ODD = ["\x00", "a\x00b", "9" * 30, "-" + "9" * 18, "\ufdfa" * 30, "\U0010ffff", "%", "x" * 79]


def last_what_ends_something(each: tuple[str, APIRoute]) -> tuple[bool, bool, int]:
    method, route = each
    return method == "DELETE", route.path.endswith("/cancel"), -len(route.path)


def requests_to(route: APIRoute, ids: dict[str, str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every value of its address and its body replaced by every odd one, one after the other."""
    body, places, names = (
        body_of(route),
        dict.fromkeys(route.param_convertors, "x") | ids,
        schema_of(route)["properties"],
    )

    def path(**changed: str) -> str:
        return route.path.format(**{name: quote(value, safe="") for name, value in (places | changed).items()})

    for odd in ODD:
        for name in route.param_convertors:
            yield path(**{name: odd}), body
        for name in query_of(route.dependant):
            yield f"{path()}?{name}={quote(odd)}", body
        for name in names:
            for value in (odd, int(odd)) if odd.lstrip("-").isdecimal() else (odd,):
                yield path(), body | {name: value}


def test_no_odd_value_is_a_mistake_of_the_server(server: Running) -> None:
    ann = account(server, "Ann")
    account(server, "Bob")
    me = id_of(server, "Ann")
    server.hub.database.run_now(lambda connection: moderation.promote(connection, me, True))
    club = ann("POST", "clubs", name="Friends of Thoth").json()["club"]["id"]
    contest = ann("POST", "contests", name="Cup", clock={"kind": "days", "days": 1}).json()["id"]
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    table = ann("POST", "tables", players=2, seats=seats).json()["table"]["id"]
    ids = {"club": club, "contest": contest, "table": table, "name": "Bob"}
    tried, failed = 0, []
    session = dict(ann.http.cookies)
    for method, route in sorted(routes(), key=last_what_ends_something):
        if (method, route.path) in ENDING:
            continue
        for path, body in requests_to(route, ids):
            answer = ann.http.request(method, path, content=None if method == "GET" else json.dumps(body))
            tried += 1
            if answer.status_code >= 500:
                failed.append(f"{method} {path} {body}: {answer.status_code} {answer.text[:100]}")
            ann.http.cookies = session  # registering under an odd name would begin another
    assert failed == []
    assert tried > 1000
    assert ann.name == "Ann"
    assert server.hub.database.trouble is None, "nobody is told that the database fails"
    assert server.http.get("/health").json()["status"] == "ok"


@pytest.mark.parametrize("name", ["\ufdfa" * 30, "\u0390" * 30])
def test_a_name_that_folds_into_too_many_letters_is_refused(server: Running, name: str) -> None:
    """A file of SQLite would hold it, and could never be moved to PostgreSQL."""
    assert len(folded(name)) > FOLDED
    assert Browser(server)("POST", "account", name=name, password=PASSWORD).status_code == 400
    ann = account(server, "Ann")
    assert ann("POST", "clubs", name=name).status_code == 400
    account(server, "Bob")
    me = id_of(server, "Ann")
    server.hub.database.run_now(lambda connection: moderation.promote(connection, me, True))
    assert ann("POST", "host/people", name="Bob", act="rename", new=name).status_code == 400
