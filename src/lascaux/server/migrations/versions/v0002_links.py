"""Links are kept as hashes only, and can be renewed; when a person was last here."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute("update users set seen = created")
    tables = sa.table("tables", *map(sa.column, ("id", "invite", "watch")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables)).all():
        hashes = {"invite": hashed(row.invite), "watch": hashed(row.watch)}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(hashes))


def hashed(link: str) -> str:
    return hashlib.sha256(link.encode()).hexdigest()
