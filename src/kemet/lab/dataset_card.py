"""The card of a dataset: what is in it, how it was made, and what one must know before learning from it."""

from __future__ import annotations

import shlex

from kemet.lab.dataset import SHARD, DatasetPlan

GAMES = {
    "game": "its number, from 1",
    "setup": "the whole set-up with the seed, as JSON: `kemet.game.configuration.setup_from` reads it",
    "bots": "who sat where, as bot specs",
    "winner": "the winning seat; with Seth, 0 is Seth and any other is the alliance",
    "end": "why it ended: `target`, `in-the-day`, `last-day`, `day-limit`, `forfeit` and, with Seth, his own ends",
    "days": "how many Days it took",
    "points": "by seat, at the end",
    "places": "by seat; the winner is 1, equal points share a place, who gave up is last",
    "order": "seats in the turn order of the first Day",
    "seats": "who chose, choice by choice, forced ones too",
    "codes": "what was chosen, beside `seats`: together they are the whole game",
    "forfeits": "seats whose bot had to give up",
    "hash": "of the last state; a replay must come to the same",
}
CHOICES = {
    "game": "number of the game",
    "number": "choices made before this one, forced ones too: the place in `seats` and `codes` of the game",
    "day": "of the game",
    "seat": "who chooses",
    "question": "what is asked",
    "legal": "the legal choices as codes, in a stable order: the mask, written sparsely",
    "choice": "the code that was chosen, one of `legal`",
    "text": "the same in notation",
    "won": "did this seat, with Seth its side, win the game?",
    "place": "of this seat at the end",
    "points": "of this seat at the end",
}
VIEW = {"view": "all that the seat may know at this moment, as JSON: what `Game.view(seat)` gives"}
NUMBERS = {
    "observation": "the same as bytes, the seat first: `kemet.rl`; numbers.json names every slice",
    "mask": "a byte for every action of the table, 1 where it is legal; numbers.json names the actions",
    "action": "the action that was chosen",
}


def card(dataset: DatasetPlan, about: dict[str, object], games: int, choices: int, size: int) -> str:
    """The text of README.md."""
    plan = dataset.plan
    chosen = CHOICES | (VIEW if dataset.views else {}) | (NUMBERS if dataset.numbers else {})
    return f"""---
license: mit
pretty_name: Kemet, {games} games of {plan.players} with {", ".join(plan.bots)}
tags: [board-games, imperfect-information, multi-agent]
configs:
  - config_name: choices
    data_files: "choices-*.parquet"
  - config_name: games
    data_files: "games-*.parquet"
---

# Kemet: {games} games, {choices} choices

Positions, legal choices, the choice made and the result, from games of the board game Kemet played by computer players
(unofficial; rules engine and bots: Kemet Digital {about["kemet"]}).

| | |
|---|---|
| players | {plan.players}{", the first one Seth" if plan.seth else ""} |
| goal | {_goal(dataset)} |
| content packs | {", ".join(f"`{pack}`" for pack in plan.packs) or "none"} |
| modules of Ta-Seti | {", ".join(plan.modules) or "none"} |
| house rules | {", ".join(f"{key}={value}" for key, value in plan.house_rules.items()) or "none"} |
| bots, seat after seat and again from the first | {", ".join(f"`{bot}`" for bot in plan.bots)} |
| games, choices | {games}, {choices} |
| size | {size / 1e6:.1f} MB in shards of {SHARD} games |
| format, rules, content, bots | {about["version"]}, {about["rules"]}, `{about["content"]}`, `{about["bots"]}` |

Made by

```
{_command(dataset)}
```

The same command with the same release makes the same files, if the bots do not look at the clock: `random`, `easy`,
`search:tries=N` and `net:NAME,tries=N` do not; `medium`, `hard`, `champion` and specs with `seconds=S` do.

## choices-*.parquet

A row for every choice that had an alternative.

| Column | Holds |
|---|---|
{_rows(chosen)}

## games-*.parquet

A row for every game.

| Column | Holds |
|---|---|
{_rows(GAMES)}

Seats count from 0.

## Before you learn from it

- What a row tells of a moment holds nothing that the seat may not know. The seed in `setup` gives away every hidden
  card, so keep it out of what a model sees.
- Rows of one game belong together: split into training and test by `game`, not by row.
- `place` and `points` are those of the end, not of the moment.
- The bots' habits are in the data: what they never try is not there.
- Several seats may be asked at once (battle cards); their rows follow one another, and none knows of the others.
- A code means the same in all games with the same content; `kemet.telling.notation` turns it into a record and a text.
"""


def _rows(columns: dict[str, str]) -> str:
    return "\n".join(f"| `{name}` | {text} |" for name, text in columns.items())


def _goal(dataset: DatasetPlan) -> str:
    plan = dataset.plan
    if plan.seth:
        return "the objectives of each side"
    points = f"{plan.setup(plan.seed).options.target} victory points"
    return f"{points}, beginner rules" if plan.beginner else points


def _command(dataset: DatasetPlan) -> str:
    plan = dataset.plan
    words = ["kemet", "dataset", "--games", str(plan.games), "--players", str(plan.players), "--seed", plan.seed]
    words += ["--bots", ";".join(plan.bots)] if len(plan.bots) > 1 else ["--bots", plan.bots[0]]
    words += ["--seth"] * plan.seth + ["--beginner"] * plan.beginner
    words += ["--points", str(plan.victory_points)] if plan.victory_points != 8 else []
    words += ["--modules", ",".join(plan.modules)] if plan.modules else []
    for name, values in (
        ("--rule", [f"{key}={value}" for key, value in plan.house_rules.items()]),
        ("--content", list(plan.packs)),
    ):
        words += [word for value in values for word in (name, value)]
    words += ["--seconds", f"{plan.seconds:g}"] if plan.seconds != 1.0 else []
    words += ["--no-views"] * (not dataset.views) + ["--numbers"] * dataset.numbers
    return shlex.join([*words, "--out", "FOLDER"])
