"""Draw the icons of the page and the picture that links show, from web/public/icon.svg: `make icons`.

They are committed: who builds the front end needs no browser.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import machine
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PUBLIC = ROOT / "web/public"
DRAWING = PUBLIC / "icon.svg"
FONT = ROOT / "web/art/fonts/kemet-serif.woff2"
#: PNG files by name, with their width and how much of it the drawing fills: systems cut a maskable one to any shape.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable.png": (512, 0.8),
    "icon-touch.png": (180, 1.0),
}
FAVICON = (16, 32, 48)
SHARED = (1200, 630)
CENTRED = "body{margin:0;height:100vh;display:grid;place-items:center;overflow:hidden}svg{overflow:visible}"


def drawn(page: Page, width: int, fills: float) -> bytes:
    page.set_viewport_size({"width": width, "height": width})
    svg = DRAWING.read_text(encoding="utf-8").replace('width="64" height="64"', f'width="{round(width * fills)}"')
    page.set_content(f"<style>{CENTRED}</style>{svg}")
    return page.screenshot()


def favicon(pictures: dict[int, bytes]) -> bytes:
    """An ICO file of PNG pictures: a head, a line for each, then the pictures."""
    head, lines, place = struct.pack("<HHH", 0, 1, len(pictures)), b"", 6 + 16 * len(pictures)
    for width, picture in pictures.items():
        lines += struct.pack("<BBBBHHII", width, width, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + lines + b"".join(pictures.values())


def shared(page: Page) -> bytes:
    """The picture of a link: no words but the name, so that it serves every language."""
    width, height = SHARED
    page.set_viewport_size({"width": width, "height": height})
    svg = DRAWING.read_text(encoding="utf-8")
    inside = svg[svg.index("<path") : svg.index("</svg>")]
    page.goto(FONT.parent.as_uri())  # so that the font may be read
    page.set_content(
        f"<style>@font-face{{font-family:k;src:url({FONT.as_uri()})}}body{{margin:0}}"
        "svg{position:absolute;left:0;top:0}b{position:absolute;left:640px;top:205px;font:700 150px k;color:#f3d48b}"
        "i{position:absolute;left:648px;top:395px;width:430px;height:4px;background:#d98a2b}</style>"
        f"<svg viewBox='0 0 {width / 630 * 64:.2f} 64' width='{width}' height='{height}'>"
        f"{inside}</svg><b>Kemet</b><i></i>"
    )
    page.evaluate("document.fonts.load('700 150px k')")
    page.wait_for_function("document.fonts.check('700 150px k')")
    return page.screenshot()


def main() -> int:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=machine.chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (width, fills) in ICONS.items():
            (PUBLIC / name).write_bytes(drawn(page, width, fills))
        (PUBLIC / "favicon.ico").write_bytes(favicon({width: drawn(page, width, 1.0) for width in FAVICON}))
        (PUBLIC / "share.png").write_bytes(shared(page))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
