"""The compiled engine and the plain sources play the same games, whatever the hash seed of Python is."""

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
GAMES = [f"builds:{number}" for number in range(20)]  # odd ones have modules of Ta-Seti

#: Plays the games named on the command line; prints which build it is, then a hash after every choice, and now and
#: then what the chooser observes.
SCRIPT = """
import sys
import fuzz
from kemet.engine import flow
from kemet.engine.state.codes import OVER
from kemet.game.saves.freeze import fingerprint
from kemet.rl.rows import Observer
from kemet.rl.numbering import numbers_of

print("plain" if flow.__file__.endswith(".py") else "compiled", flow.__file__)
for name in sys.argv[1:]:
    plan = fuzz.draw_plan(name, "random" if int(name.split(":")[1]) % 2 else "none")
    state, chooser = plan.game().state, fuzz.Chooser(plan)
    state.log = []
    print(name, plan)
    observer, steps = Observer(*numbers_of(state.table)), 0
    while state.phase != OVER:
        seat = chooser.seat(state)
        choices = flow.legal(state, seat)
        steps += 1
        if steps % 16 == 0:
            observer.look(state, seat)
            print(observer.row.tobytes().hex(), observer.mask.tobytes().hex())
        flow.play(state, seat, chooser.choice(seat, choices))
        print(len(choices), len(state.log), fingerprint(state))
    print(state.log)
"""


#: Plays at random with and without Seth; prints which build it is, then what the nets think, to the last digit.
JUDGING = """
import random
import kemet
from kemet.bots import searching
from kemet.bots.judging import Judge, progress
from kemet.bots.learned.seth.files import best_nets
from kemet.bots.weights import weights_for

print("plain" if searching.__file__.endswith(".py") else "compiled", searching.__file__)
for players, seth in ((2, False), (5, False), (3, True), (6, True)):
    chance = random.Random(players)
    game = kemet.new_game(players, players, modules=["black", "cards"], seth=seth, house_rules={"dayLimit": "9"})
    net = best_nets().at(game.state.table)
    for number in range(400):
        if game.over:
            break
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        s = game.state
        if number % 7 == 0:
            print(players, number, repr(list(Judge(weights_for(s.table, progress(s)), net).chances(s)[:players])))
"""

#: A search with all that was learned chooses; prints which build it is, then what it tried how often.
SEARCHING = """
import kemet
from kemet.bots import Seat, bot_of, searching

print("plain" if searching.__file__.endswith(".py") else "compiled", searching.__file__)
LEARNED = "net:v3,tries=24,samples=2,beliefs=1,duels=1,policy=p1"
for players, modules, spec in ((2, [], LEARNED), (3, ["path", "dawn"], LEARNED), (3, [], "net:s1,tries=24,samples=2")):
    game = kemet.new_game(players, players, modules=modules, seth="s1" in spec)
    specs = (spec, spec + ",halving=1,shrink=4,quiet=1")
    bots = [bot_of(specs[seat % 2], str(seat)) for seat in range(players)]
    for number in range(120):
        seat = game.waiting_for()[0]
        code = bots[seat].choose(Seat(game, seat))
        print(players, number, code, bots[seat].considered, bots[seat].why())
        game.play(seat, code)
"""


@lru_cache
def played(folder: Path, hash_seed: str, script: str = SCRIPT) -> tuple[str, list[str]]:
    """The build found in this folder, and every step of the games."""
    variables = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT / "tools", ROOT / "proofs"))),
        "PYTHONHASHSEED": hash_seed,
    }
    command = [sys.executable, "-c", script, *GAMES]
    lines = subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout.splitlines()
    return lines[0].split()[0], lines[1:]


def compiled_folder() -> Path | None:
    """Where a compiled build with the same sources is installed."""
    for folder in map(Path, sys.path):
        engine = folder / "kemet" / "engine"
        if engine.parent.parent != SOURCES and any(file.suffix in {".so", ".pyd"} for file in engine.rglob("*")):
            return folder
    return None


def is_current(folder: Path) -> bool:
    """Does the installed build have the engine of src?"""
    ours, installed = SOURCES / "kemet" / "engine", folder / "kemet" / "engine"
    twins = [(path, installed / path.relative_to(ours)) for path in ours.rglob("*.py")]
    return all(twin.exists() and twin.read_bytes() == path.read_bytes() for path, twin in twins)


@pytest.mark.parametrize("script", [SCRIPT, JUDGING, SEARCHING], ids=["games", "nets", "searches"])
def test_both_builds_play_and_think_the_same(script: str) -> None:
    folder = compiled_folder()
    if folder is None:
        pytest.skip("no compiled build is installed; `python3 tools/dev.py env` makes one")
    if not is_current(folder):
        pytest.skip("the installed build is older than src; `python3 tools/dev.py env` renews it")
    plain, steps = played(SOURCES, "0", script)
    compiled, same_steps = played(folder, "0", script)
    assert (plain, compiled) == ("plain", "compiled")
    for number, (step, same) in enumerate(zip(steps, same_steps, strict=True)):
        assert step == same, f"line {number}"


def test_the_hash_seed_does_not_matter() -> None:
    assert played(SOURCES, "0") == played(SOURCES, "4711")
