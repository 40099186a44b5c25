"""The secrets of second factors are sealed, and longer by that. A server seals those that are there when it starts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        return  # its columns have no lengths
    for name in ("totp", "totp_new"):
        op.alter_column("accounts", name, type_=sa.String(200))
