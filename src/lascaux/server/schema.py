"""What is kept: people, their sessions, tables, seats, and everything that happened there.

Times are seconds since 1970. Migrations (migrations/versions/) lead every older file to this.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), nullable=True),
    Column(
        "account_key", String(80), nullable=True, unique=True
    ),  # the account's name, case folded
    Column("password", Text, nullable=True),  # argon2's hash
    Column("language", String(8), nullable=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # last here, to the day
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the cookie's token
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),  # the deck file
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("deck", ForeignKey("decks.hash"), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Integer, nullable=True),  # seconds per move
    Column("public", Boolean, nullable=False),
    Column("fast_bots", Boolean, nullable=False),
    Column("takeover", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("state", String(8), nullable=False),
    Column("host", ForeignKey("users.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("links", Integer, nullable=False, server_default="0"),  # how often they were renewed
    Column("invite", String(64), nullable=False, unique=True),  # SHA-256 of the link: keyring.py
    Column("watch", String(64), nullable=False, unique=True),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("next", String(32), nullable=True),  # the rematch
    Column("created", Float, nullable=False),
    Index("ix_tables_lobby", "public", "state", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("bot", String(40), nullable=True),  # with a user: it stands in for them
    Column("name", String(40), nullable=False),  # of one of several people on one device
    Column("nonce", String(64), nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),  # 1, 2, 3 … without a gap
    Column("key", String(120), nullable=True),  # of the command, so that a resend has one effect
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "key"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("found", JSON, nullable=False),  # the chances so far, by the number of answers
)
