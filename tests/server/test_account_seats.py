"""Accounts and the seats that belong to them."""

from __future__ import annotations

import json

from running import Running, connect

from kemet.client import PROTOCOL

ANN = {"name": "Ann", "password": "correct horse"}
OURS = {"X-Kemet": "1"}
YOU = {"kind": "you", "name": "Ann"}


def test_accounts_collect_seats(server: Running) -> None:
    http = server.http
    answer = http.post("/api/account", json=ANN)
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert http.get("/api/session").json() == {"name": "Ann", "second_factor": False, "host": False}
    seat = server.client.create(seats=[YOU, {"kind": "open"}])
    assert http.post("/api/mine", json={}, headers=OURS).json()["games"] == []
    key = {"table": seat.table, "secret": seat.secret}
    assert http.post("/api/account/seats", json=key, headers=OURS).json() == {"done": True}
    assert [game["seat"] for game in http.post("/api/mine", json={}, headers=OURS).json()["games"]] == [0]
    made = http.post("/api/tables", json={"players": 2, "seats": [YOU, {"kind": "open"}]}, headers=OURS).json()
    assert len(http.post("/api/mine", json={}, headers=OURS).json()["games"]) == 2
    # the cookie opens the account's seat, over HTTP and over the socket
    assert (
        http.post(f"/api/tables/{made['table']['id']}/start", json={"fill": "random"}, headers=OURS).status_code == 200
    )
    address = server.address.replace("http", "ws") + "/api/live"
    token = f"kemet_session={http.cookies['kemet_session']}"
    with connect(address, additional_headers={"Cookie": token}) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": made["table"]["id"]}))
        assert json.loads(socket.recv(5))["seat"] == 0
    assert http.request("DELETE", "/api/session", headers=OURS).status_code == 200
    assert http.get("/api/session").json() == {"name": None, "second_factor": False, "host": False}


def test_names_are_taken_once_and_passwords_checked(server: Running) -> None:
    assert server.http.post("/api/account", json=ANN).status_code == 201
    server.http.cookies.clear()
    assert server.http.post("/api/account", json={**ANN, "name": "ANN"}).status_code == 409
    assert server.http.post("/api/account", json={"name": "B", "password": "correct horse"}).status_code == 400
    assert server.http.post("/api/account", json={"name": "Bob", "password": "short"}).status_code == 422
    assert server.http.post("/api/session", json={**ANN, "password": "wrong password"}).status_code == 401
    assert server.http.post("/api/session", json={**ANN, "name": "Nobody"}).status_code == 401
    assert server.http.post("/api/session", json=ANN).json() == {"name": "Ann", "second_factor": False, "host": False}
    proof = json.dumps({"password": ANN["password"]})
    assert server.http.request("DELETE", "/api/account", headers=OURS, content=proof).status_code == 200
    server.http.cookies.clear()
    assert server.http.post("/api/session", json=ANN).status_code == 401


def test_an_account_cannot_take_the_seat_of_another(server: Running) -> None:
    seat = server.client.create(seats=[YOU, {"kind": "open"}])
    key = {"table": seat.table, "secret": seat.secret}
    server.http.post("/api/account", json=ANN)
    server.http.post("/api/account/seats", json=key, headers=OURS)
    server.http.cookies.clear()
    server.http.post("/api/account", json={**ANN, "name": "Bob"})
    assert server.http.post("/api/account/seats", json=key, headers=OURS).status_code == 403
    assert server.http.post("/api/account/seats", json={**key, "secret": "wrong"}, headers=OURS).status_code == 401
