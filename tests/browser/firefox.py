"""Firefox, driven by its own remote protocol (Marionette): lengths and JSON over one TCP connection, no package needed.

`FirefoxPage` has those methods of a Playwright page that a `Player` uses, so the same player plays in both browsers.
"""

from __future__ import annotations

import base64
import contextlib
import json
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import TimeoutError as TooLong

PREFERENCES = {
    "marionette.port": 0,  # any free one; Firefox writes it into its profile
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.disabledForTesting": True,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}
#: A value or a function of the page, like Playwright's; what it promises is waited for.
CALL = """
const [argument, done] = arguments;
const found = (CODE);
const promised = Promise.resolve(typeof found === "function" ? found(argument) : found);
promised.then((value) => done({ value }), (error) => done({ error: String(error) }));
"""
MIDDLE = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
#: Everything that goes wrong in the page from now on.
COMPLAIN = """() => {
  window.complaints = [];
  addEventListener("error", (event) => window.complaints.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.complaints.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => window.complaints.push(event.violatedDirective));
}"""


class Firefox:
    """One headless Firefox with an empty profile."""

    def __init__(self, program: str, profile: Path, width: int, height: int):
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        try:
            self.line = self._connect(profile / "MarionetteActivePort")
            self._begin(width, height)
        except BaseException:  # nobody else would end it
            self.process.kill()
            self.process.wait()
            raise

    def _begin(self, width: int, height: int) -> None:
        self._read()  # its greeting
        self.command("WebDriver:NewSession", capabilities={"alwaysMatch": {}})
        self.command("WebDriver:SetTimeouts", script=60_000, pageLoad=60_000)
        self.command("WebDriver:SetWindowRect", width=width, height=height)
        inner = self.script("[outerWidth - innerWidth, outerHeight - innerHeight]")  # the browser's own bars
        self.command("WebDriver:SetWindowRect", width=width + inner[0], height=height + inner[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(Exception):
            self.command("Marionette:Quit", flags=["eForceQuit"])
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()
        self.process.wait()
        self.line.close()

    def _connect(self, port: Path, within: float = 60.0) -> socket.socket:
        end = time.monotonic() + within
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError, ValueError):
                return socket.create_connection(("127.0.0.1", int(port.read_text())), 90)
            time.sleep(0.1)
        raise AssertionError("Firefox did not start")

    def _read(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._take(1)
        return json.loads(self._take(int(size[:-1])))

    def _take(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            part = self.line.recv(count - len(found))
            assert part, "Firefox has hung up"
            found += part
        return found

    def command(self, name: str, **parameters: Any) -> Any:
        self.number += 1
        said = json.dumps([0, self.number, name, parameters])
        self.line.sendall(f"{len(said.encode())}:{said}".encode())
        _, _, error, result = self._read()
        assert error is None, f"{name}: {error}"
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def script(self, code: str, argument: Any = None) -> Any:
        told = self.command("WebDriver:ExecuteAsyncScript", script=CALL.replace("CODE", code), args=[argument])
        assert "error" not in told, told["error"]
        return told.get("value")


class FirefoxPage:
    """What a player needs of a page."""

    def __init__(self, firefox: Firefox, address: str):
        self.firefox = firefox
        self.address = address
        self.mouse = self

    def go(self, path: str) -> None:
        self.firefox.command("WebDriver:Navigate", url=self.address + path)
        self.evaluate(COMPLAIN)

    def evaluate(self, code: str, argument: Any = None) -> Any:
        return self.firefox.script(code, argument)

    def wait_for_function(self, code: str, arg: Any = None, timeout: float = 60_000) -> None:
        end = time.monotonic() + timeout / 1000
        while not self.evaluate(code, arg):
            if time.monotonic() > end:
                raise TooLong(code[:80])
            time.sleep(0.02)

    def wait_for_selector(self, selector: str) -> None:
        self.wait_for_function("(selector) => document.querySelector(selector) !== null", selector)

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.firefox.command("WebDriver:PerformActions", actions=[mouse])

    def press(self, selector: str) -> None:
        """Click the middle of the first element."""
        self.click(*self.evaluate(MIDDLE, selector))

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.firefox.command("WebDriver:TakeScreenshot", full=False)))
