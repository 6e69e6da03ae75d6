"""Run by Alembic: the steps, within the transaction that the store has begun."""

from __future__ import annotations

from alembic import context

from ecumene.table.migrations import VERSION_TABLE
from ecumene.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
