"""Traps that players fell into once: each was met at a real table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.pages import SIZES
from browser.player import Window, sit
from browser.scenes import table_at
from playwright.sync_api import Page, expect
from running import Running

from kemet.client import Seat

#: Cities whose middle no space answers for.
DEAD = """() => [...document.querySelectorAll('.board .city')].filter((city) => {
  const box = city.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there === null || there.closest('.city') !== city;
}).length"""
#: How much of a part is covered by others, of a grid of points.
SEEN = """(part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  let seen = 0;
  for (let row = 1; row < 10; row += 1) for (let column = 1; column < 10; column += 1)
    if (document.elementFromPoint(box.x + box.width * column / 10, box.y + box.height * row / 10)?.closest(part))
      seen += 1;
  return seen / 81;
}"""


def test_the_middle_of_a_city_answers_a_click(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "turn")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    assert page.evaluate(DEAD) == 0
    box = page.locator(".board .city").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".prev:not(.empty)")


def test_the_dawn_leaves_board_and_players_in_sight(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "dawn")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.wait_for_selector(".scene .dawn")
    assert page.evaluate(SEEN, ".mapbox") == 1
    assert page.evaluate(SEEN, ".pls") == 1
    button = page.locator(".scene .dawn footer .btn").last.bounding_box()
    scene = page.locator(".scene").bounding_box()
    assert button is not None
    assert scene is not None
    assert button["y"] + button["height"] <= scene["y"] + scene["height"], "the bid can be sent without scrolling"


@pytest.mark.parametrize("size", ["laptop", "large"])
def test_the_path_fills_its_room(window: Callable[..., Window], server: Running, size: str) -> None:
    """Over players and map, down to the hand: at most a narrow edge is left below it."""
    width, height = SIZES[size]
    page, _ = at(window, server, "priests", size={"width": width, "height": height})
    page.wait_for_selector(".scene .way .place")
    scene, drawing, seats = (
        page.locator(part).bounding_box() or pytest.fail("not there")
        for part in (".scene", ".way svg.path", ".way > :last-child")
    )
    assert scene["y"] + scene["height"] - seats["y"] - seats["height"] < 12
    assert drawing["width"] > scene["width"] - 30


@pytest.mark.parametrize("scene", ["hand", "troop"])
def test_the_log_keeps_its_room(window: Callable[..., Window], server: Running, scene: str) -> None:
    """However long the question: all its answers in words are open here."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.wait_for_selector(".ask .choices")
    log = page.locator(".log").bounding_box()
    assert log is not None
    assert log["height"] >= 100
    assert page.evaluate(SEEN, ".log") == 1


def test_nothing_lies_over_a_phones_map(window: Callable[..., Window], server: Running) -> None:
    """The way to the path is in the bar."""
    seats, asked = table_at(server, "hand")
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    page.wait_for_selector(".scenes .btn")
    assert page.evaluate(SEEN, ".stage .map") == 1
    page.locator(".scenes .btn").tap()
    page.wait_for_selector(".scene .way")


def choices_of(server: Running, seat: Seat) -> int:
    """How many choices the game of this seat has seen."""
    return len(server.table(seat.table).match.game.choices)


def at(window: Callable[..., Window], server: Running, scene: str, **wanted: object) -> tuple[Page, Seat]:
    """The page of the seat that is asked."""
    seats, asked = table_at(server, scene)
    return sit(window(seat=seats[asked], **wanted), seats[asked]).page, seats[asked]


@pytest.mark.slow  # CardPicks.test.ts does it with all tests
def test_with_two_cards_left_the_first_one_tapped_is_bid(window: Callable[..., Window], server: Running) -> None:
    """And the second one discarded, however often one says so."""
    page, _ = at(window, server, "two cards")
    cards = page.locator(".scene .slot")
    expect(cards).to_have_count(2)
    bid = page.locator(".scene footer .btn.primary")
    for first, second in ((0, 1), (1, 0)):
        strength = cards.nth(first).locator(".s").inner_text()
        cards.nth(first).click()
        cards.nth(second).click()
        expect(bid).to_contain_text(strength)
        expect(cards.nth(first)).to_have_class(re.compile(r"\bplay\b"))
        cards.nth(first).click()  # both are put down again


def test_an_action_that_does_nothing_asks_once(window: Callable[..., Window], server: Running) -> None:
    """It is dim, says why, and the token is gone only when the button is pressed."""
    page, seat = at(window, server, "nothing to buy")
    before = choices_of(server, seat)
    page.locator(".act.idle").first.click()
    expect(page.locator(".ask")).to_contain_text("The token would be spent for nothing")
    assert choices_of(server, seat) == before
    page.locator(".ask .btn.primary").click()
    expect(page.locator(".act.idle")).to_have_count(0)
    assert choices_of(server, seat) == before + 1


@pytest.mark.parametrize(("scene", "sign", "lists"), [("path", ".scene .way", 1), ("dawn", ".scene .dawn", 0)])
def test_a_scene_is_answered_where_it_is_shown(
    window: Callable[..., Window], server: Running, scene: str, sign: str, lists: int
) -> None:
    """The path also in words beside it, once; the Dawn only where its cards lie."""
    page, _ = at(window, server, scene)
    page.wait_for_selector(sign)
    assert page.locator(".scene button:visible").count() > 0
    assert page.locator(".ask .choices").count() == lists


def test_a_window_says_what_it_is_about(window: Callable[..., Window], server: Running) -> None:
    """Which card, by whom, why one is asked with nothing to choose; and one click is the standing order."""
    page, seat = at(window, server, "veto")
    told = page.locator(".ask p").first.inner_text()
    played = next(line for line in reversed(page.locator(".log li").all_inner_texts()) if "plays" in line)
    assert played.strip() in told
    assert "You hold no Veto" in told
    page.get_by_role("button", name="Stop asking").click()
    expect(page.locator(".ask.mine")).to_have_count(0)
    assert server.table(seat.table).match.orders_of(seat.seat).veto == "never"


def test_an_attack_says_whose_it_is_and_why_one_is_asked(window: Callable[..., Window], server: Running) -> None:
    """A defender without an Escape reads why they are asked all the same, and need not be asked again."""
    page, seat = at(window, server, "escape")
    expect(page.locator(".ask .brief")).to_contain_text("Battle:")
    assert page.locator(".ask .brief [role=img]").count() == 2, "both sides' badges"
    assert "everyone attacked is asked" in page.locator(".ask p").first.inner_text()
    page.get_by_role("button", name="Stop asking").click()
    expect(page.locator(".ask.mine", has_text="Escape?")).to_have_count(0)
    assert server.table(seat.table).match.orders_of(seat.seat).escape == "never"


def test_the_beginner_rules_say_what_they_forbid_before_the_choice(
    window: Callable[..., Window], server: Running
) -> None:
    people = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    seat = server.client.create(seats=people, beginner=True, bot_pace=0, seed="b")
    page = sit(window(seat=seat), seat).page
    expect(page.locator(".ask.mine")).to_contain_text("no pyramid rises above level 2")


def test_a_refusal_comes_after_a_click(window: Callable[..., Window], server: Running) -> None:
    """Who only points at a space reads what it is; the instruction stays."""
    page, _ = at(window, server, "move")
    instruction = page.locator(".ask p").first.inner_text()
    barred = page.locator(".board .space:not(.is-legal):not(.is-selected)[role=button]").first
    barred.hover(force=True)
    page.wait_for_selector(".prev:not(.empty)")
    expect(page.locator(".ask .why")).to_have_count(0)
    assert page.locator(".ask p").first.inner_text() == instruction
    barred.click(force=True)
    expect(page.locator(".ask .why")).to_be_visible()


def test_a_hint_is_one_sentence(window: Callable[..., Window], server: Running) -> None:
    """Drawn on the map; the rest for those who want it; and there is another, and another."""
    page, _ = at(window, server, "troop")
    for _ in range(4):
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".ask .hint")
        expect(page.locator(".ask .why")).to_have_count(0)
    assert page.locator(".ask .hint small").count() == 0
    stays = "nobody" in page.locator(".ask .hint").inner_text()
    assert page.locator(".board .advice").count() == (0 if stays else 1)
    if page.locator(".ask .hint .link").count():
        page.locator(".ask .hint .link").click()
        expect(page.locator(".ask .hint small").first).to_be_visible()


def below_the_question(page: Page) -> bool:
    """Does the first answer begin where the question begins, before the buttons that answer nothing?"""
    parts = (".ask .answers .btn", ".ask h2", ".ask .end > .quiet")
    answer, question, other = (page.locator(part).first.bounding_box() or pytest.fail(part) for part in parts)
    return abs(answer["x"] - question["x"]) < 20 and (answer["y"], answer["x"]) <= (other["y"], other["x"])


def test_to_stop_is_not_the_main_thing_before_anybody_has_moved(window: Callable[..., Window], server: Running) -> None:
    """And what goes on stands below the question, however long the words are."""
    page, _ = at(window, server, "unmoved", language="pl")
    expect(page.locator(".ask .answers .btn").first).to_have_text("Nie ruszaj się")
    assert page.locator(".ask .btn.primary").count() == 0
    assert below_the_question(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "pl", "pt"])
def test_what_goes_on_stands_below_the_question(window: Callable[..., Window], server: Running, language: str) -> None:
    for scene in ("veto", "turn"):
        page, _ = at(window, server, scene, language=language)
        if scene == "turn":
            page.locator(".act.legal").first.click()
        assert below_the_question(page), scene


def test_a_whole_troop_moves_with_two_clicks(window: Callable[..., Window], server: Running) -> None:
    """With the path on as well: the troop, and a space that it can reach."""
    page, seat = at(window, server, "troop")
    page.locator(".board .space.is-legal").first.click(force=True)
    expect(page.locator(".ask h2")).to_have_text("Who goes along?")
    before = choices_of(server, seat)
    page.locator(".board .space.is-legal").first.click(force=True)
    expect(page.locator(".ask h2")).not_to_have_text("Who goes along?")
    assert choices_of(server, seat) >= before + 2, "the whole troop, and at least a step"


def test_a_stop_says_what_the_things_there_do(window: Callable[..., Window], server: Running) -> None:
    page, _ = at(window, server, "priests")
    stop = page.locator(".way .place:has(.stop rect)").first
    stop.focus()
    page.wait_for_selector(".prev:not(.empty)")
    name, explained = page.locator(".prev .h").inner_text(), page.locator(".prev").inner_text()
    assert len(explained) > len(name) + 60


def test_a_tap_on_an_action_explains_it_first(window: Callable[..., Window], server: Running) -> None:
    """The button plays it; what was explained does not follow to another tab."""
    page, seat = at(window, server, "turn", phone=True)
    before = choices_of(server, seat)
    page.locator(".decide .act.legal").first.tap()
    expect(page.locator(".ask .btn.primary")).to_have_text("Place the token")
    assert choices_of(server, seat) == before
    page.get_by_role("button", name="West River Temple").tap(force=True)
    expect(page.locator(".told")).to_be_visible()
    page.locator(".tabs button").nth(2).tap()
    expect(page.locator(".told")).to_have_count(0)


def test_more_cards_than_a_phone_shows_say_so(window: Callable[..., Window], server: Running) -> None:
    seats, asked = table_at(server, "battle")
    page = window(seat=seats[asked], phone=True).go(f"/t/{seats[asked].table}")
    picks = page.locator(".foot .picks")
    expect(picks).to_have_class(re.compile("more-after"))
    assert "gradient" in picks.evaluate("(each) => getComputedStyle(each).maskImage")
    picks.evaluate("(each) => each.scrollTo(each.scrollWidth, 0)")
    expect(picks).to_have_class(re.compile("more-before"))
    expect(picks).not_to_have_class(re.compile("more-after"))


def test_what_others_do_is_plain_to_see(window: Callable[..., Window], server: Running) -> None:
    """The last line of the chat beside the board, a choice taken back, somebody who has left."""
    seats, asked = table_at(server, "turn")
    ann = sit(window(seat=seats[1 - asked]), seats[1 - asked]).page
    view = window(seat=seats[asked])
    bob = sit(view, seats[asked]).page
    bob.get_by_role("button", name="Chat", exact=True).click()
    bob.get_by_role("dialog").get_by_role("textbox").fill("Your temple is mine.")
    bob.keyboard.press("Enter")
    expect(ann.locator(".said")).to_contain_text("Your temple is mine.")
    bob.keyboard.press("Escape")
    bob.locator(".act.legal").first.click()
    bob.wait_for_selector(".answers .btn, .board .is-legal")
    bob.keyboard.press("u")
    expect(ann.locator(".log")).to_contain_text("taken back")
    view.close()
    expect(ann.locator(".pls em.away")).to_be_visible()


def test_the_workshop_is_not_public(window: Callable[..., Window]) -> None:
    page = window().go("/gallery")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


def test_refusals_and_names_of_tables_are_in_the_readers_language(
    window: Callable[..., Window], server: Running
) -> None:
    people = [{"kind": "you", "name": "Ann"}, {"kind": "open"}]
    server.client.create(seats=people, public=True)
    view = window(language="pl")
    view.excuse("404", "WebSocket")
    expect(view.go("/#all").get_by_text("Stół gracza Ann").first).to_be_visible()
    refused = view.go("/t/nobody/story").get_by_role("alert").first
    expect(refused).to_contain_text("Nic tu (już) nie ma.")
    assert not re.search(r"\b(there|table|no|such)\b", refused.inner_text())
