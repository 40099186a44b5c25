"""What was agreed before the game: the lines players, modules, house and seed."""

from __future__ import annotations

from kemet.engine.options import HOUSE_RULES
from kemet.errors import KemetError, PositionError
from kemet.game.configuration import Setup
from kemet.game.positions.lines import Lines, read_seed, write_seed


def write_setup(setup: Setup) -> list[str]:
    options = setup.options
    kind = " seth" if options.seth else " beginner" if options.beginner else ""
    lines = [f"players {options.players} target {options.target}{kind}"]
    if options.modules:
        lines.append("modules " + " ".join(options.modules))
    if options.house:
        lines.append("house " + " ".join(f"{key}={value}" for key, value in options.house.items()))
    return [*lines, f"seed {write_seed(setup.seed)}"]


def read_setup(lines: Lines, packs: tuple[str, ...]) -> Setup:
    if "players" not in lines:
        raise PositionError("the line 'players 3 target 8' is missing")
    words = lines.rest("players").split()
    beginner, seth = "beginner" in words, "seth" in words
    words = [word for word in words if word not in ("beginner", "seth")]
    players = lines.number("players", words[0] if words else "", 3 if seth else 2, 6 if seth else 5)
    target = 8
    if len(words) == 3 and words[1] == "target":
        target = lines.number("players", words[2], 6 if seth else 4, 12 if seth else 10)
    elif len(words) != 1:
        raise lines.error("players", "write it as 'players 3 target 8', with Seth 'players 4 target 8 seth'")
    house = {}
    for pair in lines.rest("house").split():
        key, sign, value = pair.partition("=")
        if not sign:
            raise lines.error("house", f"write it as key=value, not {pair!r}; keys are {', '.join(HOUSE_RULES)}")
        house[key] = value
    try:
        seed = read_seed(lines.rest("seed", "position"))
        modules = lines.rest("modules").split()
        return Setup(players, 8 if beginner else target, beginner, house, packs, seed, modules, seth=seth)
    except KemetError as error:
        raise PositionError(str(error)) from None
