"""Every attack beside this, one after the other: `make attack`; `make attack ARGS="seeds thinking"` for some of them.

Each is a file `attack_NAME.py` that starts a server of its own with the default limits, on loopback, attacks it for a
bounded time, prints what others felt, and ends with 0 if the server held.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def known() -> list[str]:
    return sorted(path.stem.removeprefix("attack_") for path in HERE.glob("attack_*.py"))


def main() -> int:
    wanted = sys.argv[1:] or known()
    unknown = sorted(set(wanted) - set(known()))
    if unknown:
        print(f"there is no attack {', '.join(unknown)}; known are {', '.join(known())}")
        return 2
    failed = []
    for name in wanted:
        print(f"--- {name}", flush=True)
        if subprocess.run([sys.executable, str(HERE / f"attack_{name}.py")]).returncode:
            failed.append(name)
    print(f"{len(wanted) - len(failed)} of {len(wanted)} held{': not ' + ', '.join(failed) if failed else ''}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
