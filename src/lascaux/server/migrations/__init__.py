"""The steps from an empty or older database to today's schema; run on every start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from lascaux.kernel.errors import BadInput

if TYPE_CHECKING:
    from sqlalchemy import Connection

ONE_AT_A_TIME = 7_531_902  # PostgreSQL's lock while a process migrates
HERE = Path(__file__).parent


def upgrade(connection: Connection) -> None:
    """Bring this database up to date, in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    have, steps = version(connection), known()
    if have == steps[-1]:
        return
    if have and have not in steps:
        raise BadInput("made by a newer version of Lascaux: update this one")
    # Half a second of loading, which most starts can do without.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def known() -> list[str]:
    """The numbers of the steps, oldest first: `versions/v0001_first.py` is 0001."""
    return sorted(file.name[1:5] for file in (HERE / "versions").glob("v*.py"))


def version(connection: Connection) -> str | None:
    """The last step that this database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found
