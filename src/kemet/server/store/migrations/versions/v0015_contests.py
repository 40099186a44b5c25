"""Tournaments for people."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("founder", sa.Integer, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("round_began", sa.Float, nullable=False, server_default="0"),
        sa.Column("wake_at", sa.Float),
    )
    op.create_index("contests_listed", "contests", ["status", "created", "id"])
    op.create_index("contests_wake", "contests", ["wake_at"])
    op.create_index("contests_founder", "contests", ["founder"])
    op.create_table(
        "contest_entrants",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("entered", sa.Float, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.UniqueConstraint("contest", "account", name="contest_entrants_once"),
    )
    op.create_index("contest_entrants_account", "contest_entrants", ["account"])
    op.create_table(
        "contest_games",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
    )
