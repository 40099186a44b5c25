#!/usr/bin/env python3
"""Write the painted pieces: painted.svg (every symbol) and pigments.css (their colours by day and night).

python3 web/art/painted/build_painted.py
"""

from pathlib import Path

import creatures
import faces
import pigments
import places
import pyramids
import soldiers
import tokens

HERE = Path(__file__).parent
PARTS = (soldiers, creatures, pyramids, places, tokens, faces)


def files() -> dict[str, str]:
    symbols = "".join(part.sprite() for part in PARTS)
    return {"painted.svg": f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n', "pigments.css": pigments.css()}


if __name__ == "__main__":
    for name, text in files().items():
        (HERE / name).write_text(text, encoding="utf-8")
