"""Where a newcomer once looked in vain: names on tiles, explanations beside the pointer, who has given up, whose token
flies, figures and targets of a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.pages import SIZES
from browser.player import Window, sit
from browser.scenes import table_at
from playwright.sync_api import expect
from running import Running

from kemet.content.languages import LANGUAGES

#: Tiles of the market that are seen without a name that is seen, and names that do not fit.
NAMELESS = """() => [...document.querySelectorAll('.market .tile, .pls .names li')]
  .filter((tile) => tile.getClientRects().length)
  .filter((tile) => {
    const name = tile.matches('li') ? tile : tile.querySelector('.name');
    const box = name?.getBoundingClientRect();
    return !box?.width || !name.textContent.trim() || parseFloat(getComputedStyle(name).fontSize) < 10.5;
  }).map((tile) => tile.getAttribute('aria-label') ?? tile.textContent)"""
#: How far the explanation is from a point.
AWAY = """([x, y]) => {
  const box = document.querySelector('.at').getBoundingClientRect();
  return Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom));
}"""
#: What can be pressed and is smaller than a finger; spaces of the map are as large as the land.
NARROW = """(least) => [...document.querySelectorAll('button, a[href], select, input, [role=tab]')]
  .filter((each) => each.getClientRects().length && getComputedStyle(each).visibility === 'visible')
  .filter((each) => !each.closest('[inert], svg, .layer.away, .hidden-text'))
  .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
  .map(([{ className, textContent }, { width, height }]) =>
    `${Math.round(width)}x${Math.round(height)} ${className} ${textContent.trim().slice(0, 30)}`)"""
#: The letters of the counts on the map, in pixels as they are seen.
COUNTS = """() => [...document.querySelectorAll('.board .plates text.count')].map((text) => {
  const { a, b } = text.getScreenCTM();
  return Math.round(10 * parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)) / 10;
})"""
#: From now on: the middle of what a flight ends at, as its own animation says it.
LANDED = """() => {
  window.landed = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const [x, y] = frames.at?.(-1).transform?.match(/-?[0-9.]+px/g) ?? [];
    if (this.matches('.flight')) window.landed.push([parseFloat(x), parseFloat(y)]);
    return animate.call(this, frames, options);
  };
}"""
#: Pictures and words that reach over the edge of what they stand on.
SPILT = """([whole, parts]) => [...document.querySelectorAll(whole)].flatMap((each) => {
  const edge = each.getBoundingClientRect();
  return [...each.querySelectorAll(parts)].filter((part) => part.getClientRects().length).flatMap((part) => {
    const box = part.getBoundingClientRect();
    const over = Math.max(edge.top - box.top, box.bottom - edge.bottom, edge.left - box.left, box.right - edge.right);
    return over > 0.5 ? [`${each.textContent.trim()}: ${over.toFixed(1)}`] : [];
  });
})"""
#: Parts of the bar that lie over others.
CROWDED = """() => {
  const bar = document.querySelector('header.top');
  const parts = [...bar.querySelectorAll('.mid > *, :scope > :not(.mid, .sp, .near:not(:has(em)))')];
  const boxes = parts.map((each) => [each.className, each.getBoundingClientRect()]).filter(([, box]) => box.width);
  return boxes.flatMap(([one, { right }], at) =>
    boxes.slice(at + 1).filter(([, { left }]) => left < right - 1).map(([two]) => `${one} over ${two}`));
}"""


@pytest.mark.parametrize("scene", ["turn", "seth"])
def test_actions_hold_their_words_and_the_bar_its_parts(
    window: Callable[..., Window], server: Running, scene: str
) -> None:
    """In every language, with four and with five colours to buy, on a laptop; with Seth beside five members."""
    seats, asked = table_at(server, scene)
    view = window(seat=seats[asked])
    for language in LANGUAGES:
        view.go("/")
        view.page.evaluate("(language) => localStorage.setItem('kemet.language', language)", language)
        page = sit(view, seats[asked]).page
        page.wait_for_selector(f"html[lang={language}] .act .word")
        assert page.evaluate(SPILT, [".acts .act", ".ic, .word"]) == [], language
        assert page.evaluate(CROWDED) == [], language
        assert page.evaluate(SPILT, [".market .tile.line", ".face > *"]) == [], language


def test_a_full_hand_keeps_its_pictures(window: Callable[..., Window], server: Running) -> None:
    """Battle cards and divine cards that have no room for their names."""
    seats, asked = table_at(server, "hand")
    page = sit(window(seat=seats[asked]), seats[asked]).page
    page.wait_for_selector(".hand .slot .window")
    cards, pictures = page.locator(".hand .slot"), page.locator(".hand .slot .picture:visible")
    assert cards.count() > 10
    assert pictures.count() == cards.count()
    assert page.evaluate(SPILT, [".hand .slot", ".s, .x, .c, .kind, .f, .n"]) == []


@pytest.mark.parametrize("scene", ["hand", "seth"])
def test_who_is_away_keeps_their_name(window: Callable[..., Window], server: Running, scene: str) -> None:
    """Words about the connection give way to the name, down to their sign."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked], language="pl"), seats[asked]).page
    page.wait_for_selector(".pls em.away")
    names = "() => [...document.querySelectorAll('.pls .name')].filter((each) => each.scrollWidth > each.clientWidth)"
    assert page.evaluate(f"({names})().map((each) => each.textContent)") == []
    assert page.evaluate(SPILT, [".pls em.away", ".ic"]) == []


def test_a_tablet_shows_board_and_answers_together(window: Callable[..., Window], server: Running) -> None:
    """Seth's actions beside the map, the whole path above its answers in words."""
    size = {"width": 820, "height": 1180}
    seats, asked = table_at(server, "turn of Seth")
    page = sit(window(seat=seats[asked], size=size), seats[asked]).page
    expect(page.locator(".ask .sb .space.legal").first).to_be_visible()
    expect(page.locator(".board .space").first).to_be_visible()
    seats, asked = table_at(server, "priests")
    page = sit(window(seat=seats[asked], size=size), seats[asked]).page
    page.wait_for_selector(".way svg.path")
    drawing, scene, question = (
        page.locator(part).bounding_box() or pytest.fail("not there") for part in ("svg.path", ".scene", ".ask.mine")
    )
    assert drawing["width"] <= scene["width"] <= 820
    assert scene["y"] + scene["height"] <= question["y"]
    expect(page.locator(".ask .choices button").first).to_be_visible()


@pytest.mark.parametrize("size", ["laptop", "large"])
def test_every_tile_in_sight_has_a_name(window: Callable[..., Window], server: Running, size: str) -> None:
    """On every tab of the market, and in the panels of players with many tiles."""
    seats, asked = table_at(server, "hand")
    width, height = SIZES[size]
    page = sit(window(seat=seats[asked], size={"width": width, "height": height}), seats[asked]).page
    page.wait_for_selector(".market .tile")
    tabs = page.locator(".market [role=tab]")
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
        assert page.evaluate(NAMELESS) == []
    owned = sum(len(seat["tiles"]) for seat in server.table(seats[0].table).match.game.view(None)["seats"])
    assert owned > 3
    assert page.locator(".pls .names li").count() > 3


@pytest.mark.parametrize("size", ["laptop", "large"])
def test_what_is_pointed_at_is_explained_beside_it(window: Callable[..., Window], server: Running, size: str) -> None:
    """Near the pointer, and never over what it speaks of."""
    seats, asked = table_at(server, "hand")
    width, height = SIZES[size]
    page = sit(window(seat=seats[asked], size={"width": width, "height": height}), seats[asked]).page
    page.wait_for_selector(".ask.mine")
    for part in (".market .tile", ".ask .choices button", ".hand .slot", ".pls .names li"):
        box = page.locator(f"{part}:visible").first.bounding_box()
        assert box is not None
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        page.mouse.move(*at)
        page.wait_for_selector(".at .prev .h")
        page.wait_for_function("() => document.querySelector('.at')?.style.visibility === 'visible'")
        assert page.evaluate(AWAY, at) < 140, part
        over = page.evaluate("([x, y]) => document.querySelector('.at').contains(document.elementFromPoint(x, y))", at)
        assert not over, part
        page.mouse.move(2, 2)
        expect(page.locator(".at")).to_have_count(0)


def test_who_gives_up_is_seen_by_all(window: Callable[..., Window], server: Running) -> None:
    """The others read it in the panel and the log; the one who left watches and has a way home."""
    seats, asked = table_at(server, "hand")
    leaver = next(seat for seat in range(len(seats)) if seat != asked)
    ann = sit(window(seat=seats[asked]), seats[asked]).page
    bob = sit(window(seat=seats[leaver]), seats[leaver]).page
    bob.get_by_role("button", name="Menu").click()
    for name in ("Resign", "Really"):
        bob.locator("dialog[open]").get_by_role("button", name=name).click()
    expect(bob.get_by_text("You gave up and watch now")).to_be_visible()
    expect(bob.locator(".lost a[href='/']")).to_be_visible()
    expect(bob.locator(".ask.mine")).to_have_count(0)
    expect(ann.locator(f".pls [data-panel='{leaver}']")).to_contain_text("gave up")
    expect(ann.locator(".log")).to_contain_text("gave up; a bot plays on")


def test_the_token_of_another_lands_in_their_panel(window: Callable[..., Window], server: Running) -> None:
    """And not on your own action board."""
    seats, asked = table_at(server, "turn")
    other = seats[1 - asked]
    view = window(seat=other, still=False)
    page = sit(view, other).page
    page.evaluate(LANDED)
    with server.open(seats[asked]) as wire:
        state = wire.until("state")
        wire.choose(next(each["code"] for each in state["prompt"]["choices"] if each["kind"] == "token"))
    page.wait_for_function("() => window.landed.length > 0")
    x, y = page.evaluate("window.landed[0]")
    panel = page.locator(f".pls [data-panel='{asked}']").bounding_box()
    assert panel is not None
    assert panel["x"] <= x <= panel["x"] + panel["width"]
    assert panel["y"] <= y <= panel["y"] + panel["height"]


@pytest.mark.parametrize("scene", ["hand", "seth"])
def test_a_phone_is_for_fingers(window: Callable[..., Window], server: Running, scene: str) -> None:
    """On every tab: what can be pressed is 40 px high and wide, counts on the map have letters of 11 px."""
    seats, asked = table_at(server, scene)
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    page.wait_for_selector(".ask.mine")
    counts = page.evaluate(COUNTS)
    assert counts
    assert min(counts) >= 11
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        assert page.evaluate(NARROW, 40) == [], tab.get_attribute("data-tab")


def test_a_phone_stays_on_the_map_after_a_move(window: Callable[..., Window], server: Running) -> None:
    """Cards that could be played wait behind the dot of their tab."""
    seats, asked = table_at(server, "troop")
    page = sit(window(seat=seats[asked], phone=True), seats[asked]).page
    title = page.locator(".ask h2").first.inner_text()
    page.locator(".ask .choices button").first.tap()
    golden = page.locator(".ask .end .primary")
    if golden.count():
        golden.tap()
    expect(page.locator(".ask h2").first).not_to_have_text(title)
    expect(page.locator("nav.tabs .on")).to_have_attribute("data-tab", "map")


def test_a_first_game_is_what_its_name_says(window: Callable[..., Window], server: Running) -> None:
    """To four points, with low tiles and pyramids; its set-up is asked for like any other's (B-BEGINNER-05)."""
    people = [{"kind": "you", "name": "Ann"}, {"kind": "open"}]
    seat = server.client.create(seats=people, beginner=True, seed="first", bot_pace=0)
    view = window(seat=seat)
    agreed = view.go(f"/t/{seat.table}/join").locator("main")
    expect(agreed).to_contain_text("first game: tiles and pyramids up to level 2, first to 4 points")
    bob = server.client.join(seat.table, "Bob")
    ann = sit(view, seat)
    expect(view.page.locator(".goal b")).to_have_text("4")
    game = server.table(seat.table).match.game
    while game.question(game.waiting_for()[0]) != "starting-pyramid":
        first = game.waiting_for()[0]
        if first == seat.seat:
            ann.act()
        else:
            with server.open(bob) as wire:
                wire.until("state")
                wire.choose(game.codes(first)[0])
