"""Clubs with members, tables and talk."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
OF_CLUB = sa.text("club IS NOT NULL")


def upgrade() -> None:
    bytes_of = sa.String(80).with_variant(sa.String(80, collation="C"), "postgresql")
    op.add_column("tables", sa.Column("club", sa.String(32)))
    op.create_index("tables_club", "tables", ["club", "created"], sqlite_where=OF_CLUB, postgresql_where=OF_CLUB)
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", bytes_of, nullable=False, unique=True),
        sa.Column("looks", sa.String(600), nullable=False, unique=True),
        sa.Column("about", sa.String(300), nullable=False),
        sa.Column("entry", sa.String(10), nullable=False),
        sa.Column("founded", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        _club(),
        _account(is_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "club_askers",
        _club(),
        _account(is_key=True),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "club_lines",
        _club(),
        sa.Column("number", sa.Integer, primary_key=True),
        _account(is_key=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
    )
    for name in ("club_members", "club_askers", "club_lines"):
        op.create_index(f"{name}_account", name, ["account"])


def _club() -> sa.Column[str]:
    return sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True)


def _account(is_key: bool) -> sa.Column[int]:
    to = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.Integer, to, primary_key=is_key, nullable=False)
