"""The fingerprint of each game after its last entry: a release can prove that it replays every game to the same bit."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fingerprint", sa.String(64)))
