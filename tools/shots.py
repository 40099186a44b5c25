"""Take the pictures of the README: real tables of a throw-away server, played by bots with fixed seeds, in Chromium.

make shots                      # all of docs/images
make shots ARGS="table phone"   # some of them
"""

from __future__ import annotations

import argparse
import base64
import json
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from machine import chromium
from playwright.sync_api import Browser, Page, sync_playwright

from kemet import Game, new_game
from kemet.bots import Seat as Sight
from kemet.bots import make_bot
from kemet.client import Live, Refused, Seat, Server
from kemet.server.serving import BackgroundServer
from kemet.server.settings import Settings

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs/images"
PALETTE = (Path(__file__).parent / "palette.js").read_text(encoding="utf-8")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--hide-scrollbars"]  # fmt: skip
NAMES = ("Ann", "Marek", "Inês", "Chloé", "Tomasz")
AS_SETH = ("Khaba", "Seth")
GODS = ("Horus", "Sobek", "Bastet", "Wadjet", "Anubis")
ALL = ("black", "dawn", "path", "victory", "cards")
TRIES = 30
Fits = Callable[[Game], "int | None"]


# --- Games ------------------------------------------------------------------------------------------------


def play_to(
    fits: Fits, seed: str, players: int, modules: Sequence[str] = (), bot: str = "easy", *, seth: bool = False
) -> tuple[Game, int]:
    """Bots play until a seat fits; the game, and that seat. Bots that have learned may need another seed."""
    for name in [seed, *(f"{seed} {number}" for number in range(1, TRIES))]:
        game = new_game(players, name, modules=modules, seth=seth)
        bots = [make_bot(bot, seed=f"{name} {seat}") for seat in range(players)]
        while (found := fits(game)) is None and not game.over:
            seat = game.waiting_for()[0]
            game.play(seat, bots[seat].choose(Sight(game, seat)))
        if found is not None:
            return game, found
    raise SystemExit(f"no game {seed!r} came to this moment")


def asked(question: str, day: int, least: int = 1, kind: str = "") -> Fits:
    """The seat that is asked this on or after a Day, with at least this number of choices (of a kind)."""

    def fits(game: Game) -> int | None:
        if game.view(None)["day"] < day:
            return None
        for seat in game.waiting_for():
            if game.question(seat) == question:
                choices = [each for each in game.legal(seat) if not kind or each.kind == kind]
                if len(choices) >= least:
                    return seat
        return None

    return fits


def over(game: Game) -> int | None:
    return 0 if game.over else None


def names_for(game: Game, viewer: int) -> list[tuple[str, str]]:
    """Name and god by seat; the viewer is Ann."""
    players = game.players
    first = [AS_SETH] if game.setup.options.seth else []
    others = iter([*first, *zip(NAMES[1:], GODS[1:], strict=True)])
    return [(NAMES[0], GODS[0]) if seat == viewer else next(others) for seat in range(players)]


def can_choose(live: Live, code: int) -> bool:
    return live.prompt is not None and code in [each.code for each in live.prompt.choices]


def choose(live: Live, code: int) -> None:
    """Where several members are asked at once, another's answer may come between: then the question is asked again."""
    while True:
        while not can_choose(live, code):
            live.receive()
        try:
            return live.choose(code)
        except Refused as refusal:
            if refusal.error != "stale":
                raise
            live.receive()


@contextmanager
def table(server: Server, game: Game, viewer: int, **wanted: Any) -> Iterator[list[Seat]]:
    """A table of people at which exactly this game was played; all of them are there as long as it is looked at."""
    people = names_for(game, viewer)
    first = {"kind": "you", "name": people[0][0], "god": people[0][1]}
    rest = [{"kind": "open", "god": god} for _, god in people[1:]]
    options = {"modules": list(game.view(None)["modules"]), "seed": str(game.setup.seed)}
    options |= {"seth": game.setup.options.seth} | wanted
    host = server.create(seats=[first, *rest], **options)
    seats = [host]
    for number, (name, god) in enumerate(people[1:], 1):
        seats.append(server.join(host.table, name, god=god, seat=number))
    with ExitStack() as stack:
        lives = [stack.enter_context(seat.live()) for seat in seats]
        for seat, code in game.choices:
            choose(lives[seat], code)
        yield seats


# --- Pictures ---------------------------------------------------------------------------------------------


@dataclass
class Studio:
    """A server and a browser."""

    server: Server
    browser: Browser

    @contextmanager
    def page(self, path: str, seats: Sequence[Seat] = (), night: bool = False, phone: bool = False) -> Iterator[Page]:
        kept = [{"table": seat.table, "secret": seat.secret, "seat": seat.seat, "at": 1} for seat in seats]
        store = {"kemet.seats": json.dumps(kept), "kemet.name": json.dumps("Ann"), "kemet.language": "en"}
        origin = {"origin": self.server.address, "localStorage": [{"name": k, "value": v} for k, v in store.items()]}
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1366, "height": 768},
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            storage_state={"cookies": [], "origins": [origin]},  # type: ignore[arg-type]
        )
        page = context.new_page()
        page.goto(self.server.address + path)
        yield page
        context.close()

    def keep(self, page: Page, name: str) -> None:
        """Write the picture with a palette of 256 colours: a third of the size, and nobody sees it."""
        page.wait_for_load_state("networkidle")
        page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")
        shot = page.screenshot()
        blank = self.browser.new_page()
        reduced = blank.evaluate(PALETTE, base64.b64encode(shot).decode())
        blank.close()
        pixels = base64.b64decode(reduced["pixels"])
        picture = palette_png(reduced["width"], reduced["height"], reduced["colours"], pixels)
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{name}.png").write_bytes(picture)
        print(f"docs/images/{name}.png  {len(picture) // 1024} KB", flush=True)


def palette_png(width: int, height: int, colours: list[int], pixels: bytes) -> bytes:
    """A PNG file of indexed colours."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    data = chunk(b"IHDR", head) + chunk(b"PLTE", bytes(colours)) + chunk(b"IDAT", zlib.compress(rows, 9))
    return b"\x89PNG\r\n\x1a\n" + data + chunk(b"IEND", b"")


def lobby(studio: Studio) -> None:
    """The title as somebody finds it who comes back."""
    server = studio.server
    game, viewer = play_to(asked("turn", 2), "lobby", 3, ("cards",))
    with (
        table(server, game, viewer, name="Sunday at the Nile") as mine,
        studio.page("/", [mine[viewer]]) as page,
    ):
        page.wait_for_selector("a.go")
        studio.keep(page, "lobby")


def point_at(page: Page, *, fight: bool) -> None:
    """The pointer goes to a space that glows, if possible to one where a battle would begin."""
    spot = page.evaluate(
        """(fight) => {
          const legal = [...document.querySelectorAll(".space.is-legal")];
          const label = (each) => each.getAttribute("aria-label");
          const enemy = (each) => /unit/.test(label(each)) && !/You:/.test(label(each));
          const wanted = (fight && legal.find(enemy)) || legal[0];
          const box = wanted.getBoundingClientRect();
          for (let at = 1; at < 10; at += 1) for (let across = 1; across < 10; across += 1) {
            const [x, y] = [box.left + (box.width * across) / 10, box.top + (box.height * at) / 10];
            if (document.elementFromPoint(x, y)?.closest("[data-space]") === wanted) return [x, y];
          }
        }""",
        fight,
    )
    page.mouse.move(*spot)


def battle_near(day: int) -> Fits:
    """A group that moves and could attack somebody."""

    def fits(game: Game) -> int | None:
        view = game.view(None)
        if view["day"] < day or not view["move"]:
            return None
        for seat in game.waiting_for():
            if game.question(seat) != "move" or view["move"]["units"] < 3:
                continue
            spaces = [str(each.fields["space"]) for each in game.legal(seat) if each.kind in ("step", "teleport")]
            enemies = [space for space in spaces if set(view["spaces"][space]["units"]) - {seat}]
            if enemies and len(spaces) >= 3:
                return seat
        return None

    return fits


def table_picture(studio: Studio) -> None:
    """Five players on the fourth Day; a group moves, and the pointer is on an enemy."""
    game, viewer = play_to(battle_near(4), "table", 5, ("cards",))
    with table(studio.server, game, viewer) as seats, studio.page(f"/t/{seats[0].table}", [seats[viewer]]) as page:
        page.wait_for_selector(".space.is-legal")
        point_at(page, fight=True)
        page.wait_for_selector(".prev .odds")
        studio.keep(page, "table")


def mixed_troops(day: int) -> Fits:
    """A member's turn begins while troops of several members stand on the board."""

    def fits(game: Game) -> int | None:
        view = game.view(None)
        mixed = sum(len(space["units"]) > 1 for space in view["spaces"].values())
        seat = asked("turn", day, 4, "token")(game)
        return seat if mixed >= 2 and seat else None

    return fits


def seth(studio: Studio) -> None:
    """Seth against four, seen by a member."""
    game, viewer = play_to(mixed_troops(2), "seth", 5, seth=True)
    with table(studio.server, game, viewer) as seats, studio.page(f"/t/{seats[0].table}", [seats[viewer]]) as page:
        page.wait_for_selector(".spaces, .space")
        studio.keep(page, "seth")


def great_battle(game: Game) -> int | None:
    """Somebody chooses cards in a battle of large troops with a creature."""
    view = game.view(None)
    if not view["battle"]:
        return None
    here = view["spaces"][view["battle"]["space"]]
    units = here["units"].values()
    if len(units) < 2 or min(units) < 3 or max(units) - min(units) > 1 or not here["creatures"] or view["day"] < 3:
        return None
    return asked("battle-cards", 3, 6)(game)


def battle(studio: Studio) -> None:
    """The choice of cards, with the odds."""
    game, viewer = play_to(great_battle, "battle 19", 4, ("cards", "black"))
    with table(studio.server, game, viewer) as seats, studio.page(f"/t/{seats[0].table}", [seats[viewer]]) as page:
        groups = page.locator(".foot .picks .cards")
        cards = groups.first.locator(".slot")
        cards.nth(min(2, cards.count() - 2)).click()
        cards.last.click()
        affordable = groups.nth(1).locator(".slot:enabled")
        if affordable.count():
            affordable.first.click()
        page.wait_for_selector(".arena .odds")
        page.mouse.move(683, 8)
        studio.keep(page, "battle")


def path(studio: Studio) -> None:
    """A priest is to set out on the path to Ta-Seti."""
    game, viewer = play_to(asked("priest", 3, 3, "trip"), "path", 4, ALL)
    with table(studio.server, game, viewer) as seats, studio.page(f"/t/{seats[0].table}", [seats[viewer]]) as page:
        page.wait_for_selector(".scene .way")
        page.mouse.move(683, 8)
        studio.keep(page, "path")


def night(studio: Studio) -> None:
    """Two players, the dark theme."""
    game, viewer = play_to(battle_near(3), "night", 2, ("cards",))
    with (
        table(studio.server, game, viewer) as seats,
        studio.page(f"/t/{seats[0].table}", [seats[viewer]], night=True) as page,
    ):
        page.wait_for_selector(".space.is-legal")
        point_at(page, fight=True)
        page.wait_for_selector(".prev .odds")
        studio.keep(page, "night")


def phone(studio: Studio) -> None:
    """Four players on a phone; somebody is about to be attacked."""
    game, viewer = play_to(battle_near(3), "phone", 4)
    with (
        table(studio.server, game, viewer) as seats,
        studio.page(f"/t/{seats[0].table}", [seats[viewer]], phone=True) as page,
    ):
        page.wait_for_selector(".space.is-legal")
        studio.keep(page, "phone")


def replay_and_story(studio: Studio) -> None:
    """A game that is over: a battle of it again, and how it was won."""
    game, viewer = play_to(over, "replay", 4, ("cards",))
    with table(studio.server, game, viewer) as seats:
        tell_the_end(studio, seats[viewer])


def tell_the_end(studio: Studio, seat: Seat) -> None:
    with studio.page(f"/t/{seat.table}/story", [seat]) as page:
        page.wait_for_selector(".win")
        studio.keep(page, "story")
    with studio.page(f"/t/{seat.table}/replay?as=all", [seat]) as page:
        page.wait_for_selector(".chapters .battle")
        battles = page.locator(".chapters .battle button")
        battles.nth(battles.count() * 2 // 3).click()
        page.wait_for_selector(".space.is-shown")
        page.get_by_role("tab").last.click()
        studio.keep(page, "replay")


PICTURES: dict[str, Callable[[Studio], None]] = {
    "lobby": lobby,
    "table": table_picture,
    "seth": seth,
    "battle": battle,
    "path": path,
    "night": night,
    "phone": phone,
    "replay": replay_and_story,
}


def settings_in(file: str) -> Settings:
    """Quick bots and no limits: all players come from one address."""
    return Settings(f"sqlite:///{file}", bot_pace=0, human_scale=0, address_burst=100_000, message_burst=100_000)


def main() -> int:
    parser = argparse.ArgumentParser(description="Take the pictures of the README.")
    parser.add_argument("pictures", nargs="*", choices=[[], *PICTURES], help="default: all")
    wanted = parser.parse_args().pictures or list(PICTURES)
    if chromium() is None:
        sys.exit("there is no Chromium; KEMET_CHROMIUM may name one")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in wanted:
            # A server for each, so that the lobby shows only its own tables.
            with BackgroundServer(settings_in(f"{folder}/{name}.db")) as running:
                PICTURES[name](Studio(Server(running.address), browser))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
