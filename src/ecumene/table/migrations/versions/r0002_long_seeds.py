"""Seeds of any size: a column of numbers holds 64 bits, so they are written out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    # In steps that SQLite can do too: it changes no column's type.
    op.add_column("tables", sa.Column("seed_text", sa.String, nullable=False, server_default=""))
    op.execute("UPDATE tables SET seed_text = CAST(seed AS VARCHAR)")
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.execute("ALTER TABLE tables RENAME COLUMN seed_text TO seed")
