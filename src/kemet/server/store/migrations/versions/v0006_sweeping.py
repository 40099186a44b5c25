"""What points to a table is found by its id: deleting one among a million must not look through all."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
LED_TO = sa.text("rematch IS NOT NULL")


def upgrade() -> None:
    op.create_index("tables_rematch", "tables", ["rematch"], sqlite_where=LED_TO, postgresql_where=LED_TO)
    op.create_index("favourites_table", "favourites", ["table_id"])
