"""What one seat may see of a game, as plain data."""

from kemet.telling.view.types import View
from kemet.telling.view.view import (
    BASE_SOURCES,
    END_REASONS,
    PHASES,
    POINT_SOURCES,
    ROLES,
    personal_view,
    points_of,
    public_view,
    question_of,
    question_slugs,
    view_of,
)

__all__ = [
    "BASE_SOURCES",
    "END_REASONS",
    "PHASES",
    "POINT_SOURCES",
    "ROLES",
    "View",
    "personal_view",
    "points_of",
    "public_view",
    "question_of",
    "question_slugs",
    "view_of",
]
