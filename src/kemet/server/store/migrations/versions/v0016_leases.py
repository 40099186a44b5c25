"""Which process drives a table, a row each. Only PostgreSQL has several processes; nothing of it outlives them."""

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE UNLOGGED TABLE leases (table_id VARCHAR(32) PRIMARY KEY, holder INTEGER NOT NULL)")
