"""Following, blocking, invitations by name; who is online, and who may see it."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("online_at", sa.Float))
    for name, usual in (("online_to", "friends"), ("invites_from", "everybody")):
        op.add_column("accounts", sa.Column(name, sa.String(10), nullable=False, server_default=usual))
    for name in ("follows", "blocks"):
        op.create_table(
            name, _person("account", True), _person("other", True), sa.Column("at", sa.Float, nullable=False)
        )
    op.create_index("follows_other", "follows", ["other", "at"])
    op.create_index("blocks_other", "blocks", ["other"])
    op.create_table(
        "seat_invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        _person("account", True),
        _person("inviter", False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("seat_invitations_account", "seat_invitations", ["account"])
    op.create_index("seat_invitations_inviter", "seat_invitations", ["inviter"])


def _person(name: str, is_key: bool) -> sa.Column[int]:
    to = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(name, sa.Integer, to, primary_key=is_key, nullable=False)
