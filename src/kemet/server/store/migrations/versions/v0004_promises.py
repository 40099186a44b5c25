"""A salt for the promise of each seed; what sessions are told apart by; a second factor; the lobby in order."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
LISTED = sa.text("public AND status IN ('open', 'running')")


def upgrade() -> None:
    # games that began before have shown the hash of the bare seed: an empty salt keeps that promise
    op.add_column("tables", sa.Column("seed_salt", sa.String(32), nullable=False, server_default=""))
    op.drop_index("tables_public", "tables")
    op.create_index("tables_listed", "tables", ["created", "id"], sqlite_where=LISTED, postgresql_where=LISTED)
    for name in ("opened", "seen"):
        op.add_column("sessions", sa.Column(name, sa.Float, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    op.create_index("sessions_account", "sessions", ["account"])
    op.add_column("accounts", sa.Column("totp", sa.String(64)))
    op.add_column("accounts", sa.Column("totp_new", sa.String(64)))
    op.add_column("accounts", sa.Column("totp_step", sa.Integer, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("recovery", sa.Text, nullable=False, server_default=""))
