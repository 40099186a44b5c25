"""A short slice of `make openapi`: no request made from the server's own document is answered by a server error."""

from __future__ import annotations

import httpx
import schemathesis_run
from server_process import ServerProcess

ODD = ("\x00", "a\x00b", "%", "..", "\u202e", "x" * 5000, "' OR 1=1 --")


def test_requests_from_the_document(sqlite_url: str) -> None:
    assert schemathesis_run.fuzz(sqlite_url, examples=2, seed=1, phases="fuzzing", most_callers=2) == ""


def test_odd_texts_are_no_server_error(database_url: str) -> None:
    with ServerProcess(database_url) as server, httpx.Client(base_url=server.address) as client:
        client.headers.update({"Content-Type": "application/json", "X-Kemet": "1"})
        for odd in ODD:
            quoted = httpx.QueryParams({"t": odd})["t"]
            answers = [
                client.get("/api/tables/" + "".join(f"%{byte:02x}" for byte in quoted.encode())),
                client.get("/api/tables", params={"before": f"1~{odd}"}),
                client.get("/api/tables", params={"before": f"nan~{odd}"}),
                client.post("/api/mine", json={"seats": [{"table": odd[:100], "secret": odd[:100]}]}),
                client.post("/api/session", json={"name": odd[:100], "password": f"{odd[:100]}12345678"}),
                client.post("/api/tables", json={"seed": odd[:150], "name": odd[:100], "seats": [{"kind": "you"}] * 2}),
                client.get("/api/session", headers={"Cookie": "kemet_session=%00"}),
            ]
            assert [answer.status_code for answer in answers if answer.status_code >= 500] == []
        assert server.errors() == []
