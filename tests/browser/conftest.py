"""Real browsers on real servers: Chromium, headless, on the built front end. One browser and one server per file.

`window(...)` opens a window of somebody: a browser context of its own with one page. Whatever goes wrong in a page (an
error on the console, a breach of the content policy, a request to another host) fails the test that opened it.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.pages import Place, places
from browser.player import PATIENCE, Window
from machine import chromium
from playwright.sync_api import Browser, expect, sync_playwright
from running import Running, hash_quickly

from kemet.server.settings import WEB, Settings

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FAST: dict[str, Any] = {
    "workers": 1,
    "bot_pace": 0.0,
    "human_scale": 0.0,
    "hard_seconds": 0.05,
    "address_burst": 100_000,
    "message_burst": 100_000,
}


expect.set_options(timeout=PATIENCE * 1000)
WINDOWS = pytest.StashKey[list[Window]]()


def without() -> str:
    """What is missing, if anything."""
    if chromium() is None:
        return "there is no Chromium; KEMET_CHROMIUM may name one"
    return (
        "" if (WEB / "index.html").exists() else "the front end is not built; `make play` or tools/frontend.py does it"
    )


@pytest.fixture(scope="package", autouse=True)
def _quick_passwords() -> None:
    hash_quickly()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    missing = without()
    if missing:
        if os.environ.get("CI"):
            pytest.fail(f"in CI nothing may be missing: {missing}")
        pytest.skip(missing)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One fast server with the built front end."""
    file: Path = tmp_path_factory.mktemp("server") / "kemet.db"
    running = Running(Settings(**FAST | {"database": f"sqlite:///{file}"}))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def every_page(server: Running) -> dict[str, Place]:
    """All pages of the site, by name."""
    return places(server)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves pictures of its windows."""
    report = yield
    if report.when == "call" and report.failed:
        for number, each in enumerate(item.stash.get(WINDOWS, [])):
            picture = Path(tempfile.gettempdir()) / f"kemet-{item.name}-{number + 1}.png"
            with contextlib.suppress(Exception):
                each.page.screenshot(path=picture)
                report.sections.append((f"window {number + 1}", f"{each.page.url}: {picture}"))
    return report


@pytest.fixture
def window(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Callable[..., Window]]:
    """Opens windows; at the end none of them may have seen an error."""
    opened: list[Window] = []
    request.node.stash[WINDOWS] = opened

    def open(**wanted: Any) -> Window:
        opened.append(Window(browser, wanted.pop("address", server.address), **wanted))
        return opened[-1]

    yield open
    for each in opened:
        each.close()
    wrong = [line for each in opened for line in each.wrong()]
    assert not wrong, "\n".join(wrong[:10])
