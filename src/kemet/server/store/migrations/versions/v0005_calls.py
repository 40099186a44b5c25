"""Calls when it is somebody's turn, mail addresses, favourite tables, ratings."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("accounts", sa.Column("mail", sa.String(254)))
    op.add_column("accounts", sa.Column("open_profile", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_table(
        "mail_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _account(nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("mail_links_account", "mail_links", ["account"])
    op.create_table(
        "callings",
        sa.Column("id", sa.String(32), primary_key=True),
        _account(),
        _table(),
        sa.Column("seat", sa.Integer),
        sa.Column("secret_hash", sa.String(64)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False, server_default=""),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("digest", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("called", sa.Float, nullable=False, server_default="0"),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("claimed_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("claim", sa.String(32), nullable=False, server_default=""),
    )
    op.create_index("callings_table", "callings", ["table_id", "seat"])
    op.create_index("callings_account", "callings", ["account"])
    op.create_table(
        "calls",
        sa.Column("calling", sa.String(32), sa.ForeignKey("callings.id", ondelete="CASCADE"), primary_key=True),
        _table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("calls_due", "calls", ["state", "due"])
    op.create_index("calls_table", "calls", ["table_id", "seat"])
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "favourites",
        _account(primary_key=True),
        _table(primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        _account(primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ratings_account", "ratings", ["account", "at"])


def _account(**more: Any) -> sa.Column[int]:
    return sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), **more)


def _table(**more: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)
