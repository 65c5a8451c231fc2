"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    people()
    places()
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("key", sa.String(120), nullable=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_events_table_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("table_id", "seq", name="uq_events_table_id_seq"),
        sa.UniqueConstraint("table_id", "key", name="uq_events_table_id_key"),
    )


def people() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), nullable=True),
        sa.Column("account_key", sa.String(80), nullable=True),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("language", sa.String(8), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("account_key", name="uq_users_account_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], "fk_sessions_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])


def places() -> None:
    op.create_table(
        "decks",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_decks"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deck", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("clock", sa.Integer, nullable=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("fast_bots", sa.Boolean, nullable=False),
        sa.Column("takeover", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("next", sa.String(32), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["deck"], ["decks.hash"], "fk_tables_deck"),
        sa.ForeignKeyConstraint(["host"], ["users.id"], "fk_tables_host", ondelete="SET NULL"),
        sa.UniqueConstraint("invite", name="uq_tables_invite"),
        sa.UniqueConstraint("watch", name="uq_tables_watch"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_lobby", "tables", ["public", "state", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], "fk_seats_user_id", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_watchers"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_watchers_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], "fk_watchers_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_watchers_user_id", "watchers", ["user_id"])
