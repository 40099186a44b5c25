"""Hosts of the server, what players report to them, and seats that write nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for table, name in (("accounts", "host"), ("seats", "muted")):
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("seat", sa.Integer),
        sa.Column("entry", sa.Integer),
        sa.Column("reported", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reporter", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE")),
        sa.Column("reporter_seat", sa.Integer),
        sa.Column("reporter_name", sa.String(40), nullable=False),
        sa.Column("closed", sa.Float),
    )
    for columns in (["reported"], ["reporter", "at"], ["table_id"]):
        op.create_index(f"reports_{columns[0]}", "reports", columns)
