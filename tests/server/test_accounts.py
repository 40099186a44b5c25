"""Accounts: passwords that protect, sessions one can end, guesses that cost time, a second factor."""

from __future__ import annotations

import time

import pytest
from running import Browser, Running

from kemet.cli.main import main
from kemet.server.auth.common_passwords import weakness
from kemet.server.auth.throttle import BY_ACCOUNT, FORGIVEN, TOGETHER, Throttle
from kemet.server.auth.totp import STEP, code_at, fitting_step, new_totp_secret
from kemet.server.gate.origins import COOKIE

ANN = {"name": "Ann", "password": "correct horse"}
NEW = "battery staple"


@pytest.fixture
def ann(server: Running) -> Browser:
    browser = Browser(server)
    assert browser("POST", "account", **ANN).status_code == 201
    return browser


# --- passwords ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    ["password", "Password1!", "p@ssw0rd", "qwertyuiop", "12345678", "87654321", "aaaaaaaa", "abababab", "abcdefgh",
     "iloveyou", "Summer2024!", "anubis123", "letmein!!", "ann12345", "dragondragon", "azertyuiop", "kemet2026"],
)  # fmt: skip
def test_passwords_that_everybody_tries_first_are_refused(password: str) -> None:
    assert weakness(password, "Ann")


@pytest.mark.parametrize(
    "password",
    ["correct horse", "battery staple", "x7!kPq2#m", "the river rises at dawn", "zażółć gęślą", "1999 cats sang"],
)
def test_other_passwords_are_welcome(password: str) -> None:
    assert weakness(password, "Ann") is None


def test_a_common_password_is_refused_by_the_server(server: Running, ann: Browser) -> None:
    assert Browser(server)("POST", "account", name="Bob", password="password1").status_code == 400
    assert ann("POST", "account/password", password=ANN["password"], new="12345678").status_code == 400


def test_another_password_ends_the_other_sessions(server: Running, ann: Browser) -> None:
    elsewhere = Browser(server, **ANN)
    assert ann("POST", "account/password", password="not this one", new=NEW).status_code == 401
    assert elsewhere.name == "Ann"
    assert ann("POST", "account/password", password=ANN["password"], new=NEW).status_code == 200
    assert (ann.name, elsewhere.name) == ("Ann", None)
    assert Browser(server)("POST", "session", **ANN).status_code == 401
    assert Browser(server, name="Ann", password=NEW).name == "Ann"


def test_a_seat_of_an_ended_session_is_left_by_its_socket(server: Running, ann: Browser) -> None:
    seat = server.people()[0]
    ann("POST", "account/seats", table=seat.table, secret=seat.secret)
    thief = Browser(server, **ANN)
    cookie = f"{COOKIE}={thief.http.cookies[COOKIE]}"
    with server.open(seat, secret=None, cookie=cookie) as wire:
        assert wire.until("welcome")["seat"] == 0
        ann("POST", "account/password", password=ANN["password"], new=NEW)
        assert wire.until("error")["error"] == "unauthorised"


def test_deleting_needs_the_password(ann: Browser) -> None:
    assert ann("DELETE", "account").status_code == 422
    assert ann("DELETE", "account", password="not this one").status_code == 401
    assert ann.name == "Ann"
    assert ann("DELETE", "account", password=ANN["password"]).status_code == 200
    assert ann.name is None


# --- sessions -----------------------------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended_one_by_one(server: Running, ann: Browser) -> None:
    second, third = Browser(server, **ANN), Browser(server, **ANN)
    listed = ann("GET", "sessions").json()["sessions"]
    assert [each["device"] for each in listed] == ["Firefox, Linux"] * 3
    assert [each["here"] for each in listed].count(True) == 1
    hers = next(each["id"] for each in second("GET", "sessions").json()["sessions"] if each["here"])
    assert ann("DELETE", f"sessions/{hers}").status_code == 200
    assert (ann.name, second.name, third.name) == ("Ann", None, "Ann")
    assert ann("DELETE", "sessions/0123456789abcdef").status_code == 404


def test_nobody_ends_the_session_of_another_account(server: Running, ann: Browser) -> None:
    bob = Browser(server)
    bob("POST", "account", name="Bob", password=NEW)
    hers = ann("GET", "sessions").json()["sessions"][0]["id"]
    assert bob("DELETE", f"sessions/{hers}").status_code == 404
    assert ann.name == "Ann"


def test_all_sessions_end_at_once(server: Running, ann: Browser) -> None:
    second = Browser(server, **ANN)
    assert ann("DELETE", "sessions").status_code == 200
    assert (ann.name, second.name) == (None, None)


def test_the_list_tells_no_secret(ann: Browser) -> None:
    assert ann.http.cookies[COOKIE] not in ann("GET", "sessions").text


# --- guesses ------------------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_guesses_cost_ever_more_time() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    waits = []
    for _ in range(30):
        waits.append(throttle.wait("ann", "1.2.3.4"))
        clock.now += waits[-1]
        throttle.mistake("ann", "1.2.3.4")
    assert waits[: TOGETHER.free] == [0.0] * TOGETHER.free
    assert waits[TOGETHER.free : TOGETHER.free + 4] == [1.0, 2.0, 4.0, 8.0]
    assert max(waits) == TOGETHER.longest
    clock.now += FORGIVEN + 1
    assert throttle.wait("ann", "1.2.3.4") == 0.0


def test_one_address_cannot_try_many_accounts() -> None:
    throttle = Throttle(Clock())
    for number in range(30):
        throttle.mistake(f"account {number}", "1.2.3.4")
    assert throttle.wait("yet another", "1.2.3.4") > 0
    assert throttle.wait("yet another", "4.3.2.1") == 0


def test_many_addresses_slow_an_account_down_but_do_not_lock_it() -> None:
    throttle = Throttle(Clock())
    for number in range(10_000):
        throttle.mistake("ann", f"10.0.{number // 256}.{number % 256}")
    assert 0 < throttle.wait("ann", "her own") <= BY_ACCOUNT.longest


def test_the_owner_starts_afresh() -> None:
    throttle = Throttle(Clock())
    for _ in range(TOGETHER.free):
        throttle.mistake("ann", "1.2.3.4")
    throttle.success("ann", "1.2.3.4")
    assert throttle.wait("ann", "1.2.3.4") == 0


def test_the_server_refuses_the_sixth_guess(server: Running, ann: Browser) -> None:
    clock = Clock()
    server.app.state.throttle = Throttle(clock)
    guesser = Browser(server)
    wrong = [guesser("POST", "session", name="ann", password=f"guess {n} of many").status_code for n in range(8)]
    assert wrong == [401] * TOGETHER.free + [429] * (8 - TOGETHER.free)
    assert guesser("POST", "session", **ANN).status_code == 429, "not even the right one, or a guess would be worth it"
    nobody = [guesser("POST", "session", name="nobody", password="guess one two").status_code for _ in range(6)]
    assert nobody[0] == 401
    clock.now += 2
    assert guesser("POST", "session", **ANN).status_code == 200


# --- the second factor --------------------------------------------------------------------------------------------


def test_codes_are_those_of_the_standard() -> None:
    """RFC 6238, appendix B, for SHA-1; our codes are their last six digits."""
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    known = {59: "287082", 1111111109: "081804", 1234567890: "005924", 2000000000: "279037"}
    assert {moment: code_at(secret, moment // STEP) for moment in known} == known


def test_a_code_counts_once_and_only_around_its_time() -> None:
    secret, now = new_totp_secret(), 1_000_000.0
    step = int(now) // STEP
    assert fitting_step(secret, code_at(secret, step), now, 0) == step
    assert fitting_step(secret, code_at(secret, step), now, step) is None
    assert fitting_step(secret, code_at(secret, step - 1), now, 0) == step - 1
    assert fitting_step(secret, code_at(secret, step - 3), now, 0) is None


def with_second_factor(browser: Browser) -> tuple[str, list[str]]:
    secret = browser("POST", "account/second-factor", password=ANN["password"]).json()["secret"]
    code = code_at(secret, int(time.time()) // STEP)
    confirmed = browser("POST", "account/second-factor/confirm", code=code)
    assert confirmed.status_code == 200
    return secret, confirmed.json()["codes"]


def test_logging_in_needs_the_code(server: Running, ann: Browser) -> None:
    secret, _ = with_second_factor(ann)
    other = Browser(server)
    asked = other("POST", "session", **ANN)
    assert (asked.status_code, asked.json()["error"]) == (401, "code-needed")
    assert other("POST", "session", **ANN, code="000000").status_code == 401
    code = code_at(secret, int(time.time()) // STEP + 1)  # the one before was used
    assert other("POST", "session", **ANN, code=code).status_code == 200
    assert Browser(server)("POST", "session", **ANN, code=code).status_code == 401, "a code counts once"
    assert other("GET", "session").json() == {"name": "Ann", "second_factor": True, "host": False}


def test_the_right_password_buys_no_new_guesses_at_the_code(server: Running, ann: Browser) -> None:
    with_second_factor(ann)
    server.app.state.throttle = Throttle(Clock())
    guesser = Browser(server)
    for guess in range(TOGETHER.free):
        assert guesser("POST", "session", **ANN).json()["error"] == "code-needed"
        assert guesser("POST", "session", **ANN, code=f"00000{guess}").json()["error"] == "unauthorised"
    assert guesser("POST", "session", **ANN).status_code == 429
    assert guesser("POST", "session", **ANN, code="000009").status_code == 429


def test_a_wrong_password_does_not_tell_of_the_second_factor(server: Running, ann: Browser) -> None:
    with_second_factor(ann)
    wrong = Browser(server)("POST", "session", name="Ann", password="not this one")
    assert wrong.json()["error"] == "unauthorised"


def test_a_lost_telephone(server: Running, ann: Browser) -> None:
    _, codes = with_second_factor(ann)
    assert len(set(codes)) == 8
    other = Browser(server)
    assert other("POST", "session", **ANN, code=codes[3].upper()).status_code == 200
    assert Browser(server)("POST", "session", **ANN, code=codes[3]).status_code == 401
    proof = {"password": ANN["password"]}
    assert other("DELETE", "account/second-factor", **proof).status_code == 401
    assert other("DELETE", "account/second-factor", **proof, code=codes[4]).status_code == 200
    assert Browser(server)("POST", "session", **ANN).status_code == 200


def test_the_host_takes_a_lost_second_factor_off(
    server: Running, ann: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    """While the server runs: the password alone opens the account again, and who was inside is not any more."""
    admin = ["admin", "--database", server.app.state.settings.database, "reset-factor"]
    with_second_factor(ann)
    assert main([*admin, "Bob"]) == 2
    assert ann.name == "Ann"
    assert main([*admin, "ANN"]) == 0
    assert ann.name is None
    assert Browser(server)("POST", "session", **ANN).status_code == 200
    assert main([*admin, "Ann"]) == 2
    told = capsys.readouterr()
    assert "there is no account 'Bob'" in told.err
    assert "Ann logs in with the password alone now" in told.out
    assert "has no second factor" in told.err


def test_an_unconfirmed_secret_locks_nobody_out(server: Running, ann: Browser) -> None:
    ann("POST", "account/second-factor", password=ANN["password"])
    assert ann("POST", "account/second-factor/confirm", code="000000").status_code == 409
    assert Browser(server)("POST", "session", **ANN).status_code == 200
