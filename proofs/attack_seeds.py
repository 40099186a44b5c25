"""Attack: find the seed of a running game from the hash that is shown. The seed is as short as a seed can be."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import string
import sys
import time

import httpx
from load import fresh_database
from server_process import ServerProcess

WEAK = "1234"


def attack(address: str, tries: int) -> str | None:
    """The seed, if it can be found by trying numbers and short words, bare and with what a viewer knows as salt."""
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    made = httpx.post(f"{address}/api/tables", json={"players": 2, "seats": seats, "seed": WEAK}, timeout=60)
    table = made.json()["table"]
    known = ["", *(f"{table[name]}:" for name in ("id", "created", "name", "content"))]
    words = map(
        "".join, itertools.chain.from_iterable(itertools.product(string.ascii_lowercase, repeat=n) for n in (1, 2, 3))
    )
    for word in itertools.islice(itertools.chain(map(str, range(20_000)), words), tries):
        if any(hashlib.sha256(f"{salt}{word}".encode()).hexdigest() == table["seed_hash"] for salt in known):
            return word
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=40_000)
    given = parser.parse_args()
    with fresh_database("sqlite") as database, ServerProcess(database, ()) as server:
        began = time.perf_counter()
        found = attack(server.address, given.tries)
    print(f"{given.tries} seeds tried in {time.perf_counter() - began:.1f} s: {'found, NOT HELD' if found else 'held'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
