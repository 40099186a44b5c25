"""Make the two typefaces that the page ships out of Adobe's Source Sans 3 and Source Serif 4 (SIL Open Font License).

npm pack source-sans source-serif      # unpack both into one folder
python3 build_fonts.py FOLDER          # needs the packages fonttools and brotli

Each becomes one file with the letters of our languages and of European names, so that the look, and every
measure of the layout, is the same on every machine. The licence reserves the name of the originals: ours are called
Kemet Sans and Kemet Serif.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
#: Latin with its accents, as far as European names go, and the signs of our texts.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C)]
SIGNS = "‘’‚“”„–—…‹›•←↑→↓↔−×▲◆✓€"
#: File of the original, name of ours, what is kept of its axes.
FACES = {
    "kemet-sans": ("**/SourceSans3VF-Upright.ttf.woff2", "Kemet Sans", {"wght": (400, 700)}),
    "kemet-serif": ("**/SourceSerif4Variable-Roman.ttf.woff2", "Kemet Serif", {"wght": 700, "opsz": 20}),
}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]


def build(source: Path, file: str, name: str, axes: dict[str, object]) -> None:
    font = TTFont(source)
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[0, 13, 14])
    smaller = subset.Subsetter(options)
    smaller.populate(unicodes=LETTERS, text=SIGNS)
    smaller.subset(font)
    instancer.instantiateVariableFont(font, axes, inplace=True)
    # Named weights would carry the original's name.
    if "fvar" in font:
        font["fvar"].instances = []
        for axis in font["fvar"].axes:
            axis.axisNameID = 2
    font["name"].names = [each for each in font["name"].names if each.nameID < 256]
    del font["STAT"]
    for number, text in {1: name, 2: "Regular", 3: name, 4: name, 6: name.replace(" ", "")}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    subset.save_font(font, str(HERE / f"{file}.woff2"), options)


if __name__ == "__main__":
    for file, (pattern, name, axes) in FACES.items():
        build(next(Path(sys.argv[1]).glob(pattern)), file, name, axes)
