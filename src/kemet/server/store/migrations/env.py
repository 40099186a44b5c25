"""Alembic runs this file; the connection comes from `migrate.py`."""

from alembic import context

from kemet.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
