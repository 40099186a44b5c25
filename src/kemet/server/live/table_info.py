"""TableInfo: what everybody with the link may know about a table, live or as it stands in a list."""

from __future__ import annotations

from kemet.lessons import lesson_named_by
from kemet.server.auth.tokens import seed_hash
from kemet.server.store.rows import NO_GAME, Summary, TableRow


def table_info(
    row: TableRow, summary: Summary, status: str, seats: list[dict[str, object]], spectators: int
) -> dict[str, object]:
    setup = row.setup
    lesson = lesson_named_by(setup)
    return {
        "id": row.id,
        "lesson": lesson.name if lesson is not None else None,
        "name": row.name,
        "status": status,
        "public": row.public,
        "created": row.created,
        "rated": row.rated,
        "club": row.club,
        "players": setup["players"],
        "seth": setup.get("seth", False),
        "victory_points": setup["target"],
        "beginner": setup["beginner"],
        "modules": setup.get("modules", []),
        "house_rules": setup["house_rules"],
        "clock": row.clock,
        "seed_hash": seed_hash(row.seed_salt, setup["seed"]),
        "seed_given": row.seed_given,
        "seed": setup["seed"] if status == "over" else None,
        "seed_salt": row.seed_salt if status == "over" else None,
        "seats": seats,
        **{name: summary.get(name) for name in NO_GAME},
        "rematch": row.rematch,
        "rules": setup["rules"],
        "content": setup["content"],
        "spectators": spectators,
    }
