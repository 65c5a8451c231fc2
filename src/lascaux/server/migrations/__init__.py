"""The steps from an empty or older database to today's schema; run on every start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from sqlalchemy import text

if TYPE_CHECKING:
    from sqlalchemy import Connection

ONE_AT_A_TIME = 7_531_902  # PostgreSQL's lock while a process migrates


def upgrade(connection: Connection) -> None:
    """Bring this database up to date, in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
