"""What CHANGELOG.md says about one release, for the page of that release: `python3 tools/release_notes.py 0.2.0`.
With the address of the repository on GitHub, after how to install it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"
#: "## 0.2.0 (2026-12-01)"; before that day "## Unreleased: 0.2.0".
HEADING = re.compile(r"^## (?P<unreleased>Unreleased: )?(?P<version>\d+\.\d+\.\d+)(?: \((?P<day>\d{4}-\d\d-\d\d)\))?$")


def sections(text: str) -> dict[str, tuple[str | None, str]]:
    """Each version with the day of its release, newest first, and what is written about it."""
    found: dict[str, tuple[str | None, str]] = {}
    for part in re.split(r"(?m)^(?=## )", text)[1:]:
        heading, _, body = part.partition("\n")
        match = HEADING.match(heading)
        if match is None or (match["unreleased"] is None) != (match["day"] is not None):
            raise ValueError(f'a version is "## Unreleased: 0.2.0" or "## 0.2.0 (2026-12-01)", not "{heading}"')
        found[match["version"]] = (match["day"], body.strip() + "\n")
    return found


def install(version: str, repository: str) -> str:
    """For the page of a release on GitHub: pip finds there the wheel that fits a machine."""
    place = f"{repository}/releases/expanded_assets/v{version}"
    return f"""```sh
pip install "kemet[server]=={version}" --find-links {place}
kemet serve --open
```

"""


def notes(text: str, version: str) -> str:
    """The words for the page of a release; a version that is not there or has no day is refused."""
    day, body = sections(text).get(version, (None, ""))
    if day is None:
        raise ValueError(f'CHANGELOG.md has no heading "## {version} (the day of the release)"')
    return body


if __name__ == "__main__":
    try:
        said = notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1])
        sys.stdout.write("".join(install(sys.argv[1], address) for address in sys.argv[2:3]) + said)
    except ValueError as error:
        sys.exit(f"release_notes: {error}")
