"""No two accounts whose names look alike. Those that are there keep their names; the older one's look is taken."""

import sqlalchemy as sa
from alembic import op

from kemet.server.gate.clean import looks

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("looks", sa.String(600)))
    known = sa.table(
        "accounts", sa.column("id", sa.Integer), sa.column("name", sa.String), sa.column("looks", sa.String)
    )
    connection, taken = op.get_bind(), set[str]()
    for id, name in connection.execute(sa.select(known.c.id, known.c.name).order_by(known.c.id)).all():
        look = looks(name)
        if look not in taken:
            taken.add(look)
            connection.execute(known.update().where(known.c.id == id).values(looks=look))
    op.create_index("accounts_looks", "accounts", ["looks"], unique=True)
