"""A host bans or mutes an account."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for name in ("banned", "muted"):
        op.add_column("accounts", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.text("false")))
