"""A rating for each kind of table, and lists of people that stay quick however many there are."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
SHOWN = sa.text("shown")


def upgrade() -> None:
    bytes_of = sa.String(80).with_variant(sa.String(80, collation="C"), "postgresql")
    op.add_column("accounts", sa.Column("listed", bytes_of))
    op.execute("UPDATE accounts SET listed = folded WHERE open_profile")
    op.create_index("accounts_listed", "accounts", ["listed"])
    op.add_column("ratings", sa.Column("kind", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "standings",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    _name_kinds()
    op.execute(STAND)
    columns = ["kind", "value", "account"]
    op.create_index("standings_shown", "standings", columns, sqlite_where=SHOWN, postgresql_where=SHOWN)


#: The newest rating of each kind; until now one went on from the other.
STAND = """
INSERT INTO standings (account, kind, mu, sigma, value, games, shown)
SELECT account, kind, mu, sigma, ROUND(1500 + 40 * (mu - 3 * sigma)), games, open_profile
FROM (
    SELECT ratings.*, ROW_NUMBER() OVER (PARTITION BY account, kind ORDER BY at DESC, table_id) AS nth,
           COUNT(*) OVER (PARTITION BY account, kind) AS games
    FROM ratings
) AS counted JOIN accounts ON accounts.id = counted.account
WHERE nth = 1
"""


def _name_kinds() -> None:
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE ratings SET kind = CASE WHEN players = 2 THEN 'two' ELSE 'many' END"))
    known = sa.text(
        "SELECT ratings.account, ratings.table_id, seats.seat, tables.setup FROM ratings "
        "JOIN tables ON tables.id = ratings.table_id "
        "JOIN seats ON seats.table_id = ratings.table_id AND seats.account = ratings.account"
    )
    for account, table, seat, setup in connection.execute(known).all():
        if json.loads(setup).get("seth"):
            kind = {"kind": "alliance" if seat else "seth", "account": account, "table_id": table}
            change = "UPDATE ratings SET kind = :kind WHERE account = :account AND table_id = :table_id"
            connection.execute(sa.text(change), kind)
