"""What a page must not know never reaches it: every frame and every answer of a window is looked through."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from browser.player import STAGE, Player, Window, lock, play_until, sit
from browser.scenes import ALL, table_at
from running import Running

from kemet.client import merged


def dicts(data: Any) -> Iterator[dict[str, Any]]:
    """Every object inside a message."""
    if isinstance(data, dict):
        yield data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from dicts(each)


def views(window: Window) -> Iterator[dict[str, Any]]:
    """Every view that came: by the socket, whole or as a change of the one before, and by the pages' own requests."""
    state: dict[str, Any] | None = None
    for text in window.frames:
        message = json.loads(text)
        if message.get("type") in ("state", "change"):
            state = merged(state, message)
            yield state["view"]
    for body in window.bodies:
        for each in dicts(json.loads(body)) if body.startswith("{") else ():
            if "seats" in each and "viewer" in each:
                yield each


def test_nobody_gets_the_others_cards(window: Callable[..., Window], server: Running) -> None:
    """A Day of two people with all modules; a third looks on."""
    seats = server.people(2, modules=list(ALL), house_rules={"dayLimit": "1"}, seed="hidden")
    windows = [window(seat=seats[0]), window(seat=seats[1]), window()]
    players = [sit(view, seats[0]) for view in windows]
    for player in players[:2]:
        player.page.keyboard.press("t")  # the text view asks over HTTP
        player.page.wait_for_selector("dialog pre")
        player.page.keyboard.press("Escape")
    match = server.table(seats[0].table).match
    seed, secrets = str(match.game.setup.seed), [str(seat.secret) for seat in seats]

    def nearly_over() -> bool:
        """The last choice opens everything; the day is looked at until then."""
        return len(match.game.choices) > 60 or match.game.over

    play_until(players[:2], nearly_over)
    told = []
    for number, view in enumerate(windows):
        own = number if number < 2 else None
        others = [seat for seat in range(2) if seat != own]
        found = list(views(view))
        assert len(found) > 10
        private: set[str] = set()
        for each in found:
            assert each["viewer"] == own
            if own is not None:
                private |= each["seats"][own].keys() - each["seats"][others[0]].keys()
        told.append(private)
        texts = [*view.frames, *view.bodies]
        for each in found:
            for seat in others:
                assert not {"hand", "battle_hand"} & each["seats"][seat].keys()
        assert not [text for text in texts for seat in others if secrets[seat] in text]
        assert match.game.over or not [text for text in texts if json.dumps(seed) in text]
    assert {"hand", "battle_hand"} <= told[0] & told[1]  # one's own are told, so the others' were really looked for


def test_locked_cards_stay_hidden(window: Callable[..., Window], server: Running) -> None:
    """While one side has chosen and the other has not, the other's page is told that, and nothing else."""
    seats, asked = table_at(server, "battle")
    other = next(seat for seat in seats if seat.seat != asked)
    ann, bob = (sit_in_battle(window(seat=seat), seat.table, STAGE) for seat in (seats[asked], other))
    before = len(bob.frames)
    hand = set(server.table(other.table).match.game.view(asked)["seats"][asked]["battle_hand"])
    lock(Player(ann))
    ann.page.wait_for_selector(".foot .picks", state="detached")
    bob.page.wait_for_function("() => document.querySelector('.laid .card, .foot .picks') !== null")
    left = set(server.table(other.table).match.game.view(asked)["seats"][asked]["battle_hand"])
    for text in bob.frames[before:]:
        message = json.loads(text)
        if message["type"] not in ("state", "change"):
            continue
        battle = message["view"].get("battle") or {}
        for side in battle.values():
            if isinstance(side, dict) and side.get("seat") == asked:
                assert not (hand - left) & set(map(str, side.values())), "a card that lies face down was told"
        told = message["view"].get("seats", {})
        own = told.get(str(asked), {}) if isinstance(told, dict) else told[asked]
        assert "battle_hand" not in own


def sit_in_battle(view: Window, table: str, sign: str) -> Window:
    view.go(f"/t/{table}").wait_for_selector(sign)
    return view
