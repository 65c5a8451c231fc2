"""Links are secrets: the database has only their hashes, and the host can renew them."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from serving import Server, table_of
from sqlalchemy import create_engine

from lascaux.client import Refused
from lascaux.server import migrations
from lascaux.server.keyring import Keyring


def test_a_link_follows_from_the_secret_alone() -> None:
    """HMAC-SHA256 of "invite|abc|0" with the key "x", its first 18 bytes; worked out with openssl."""
    keys = Keyring("x")
    assert keys.links("abc", 0).invite == "48iwsq6vv7iclDWdhElsS59o"
    assert len({*keys.links("abc", 0), *keys.links("abc", 1), *keys.links("abd", 0)}) == 6
    assert not {*keys.links("abc", 0)} & {*Keyring("y").links("abc", 0)}


def test_the_database_holds_no_link(own_server: Callable[..., Server], tmp_path: Path) -> None:
    host = own_server().visitor()
    made = host.call("POST", "/api/tables", table_of(["me", "open"]))
    with closing(sqlite3.connect(tmp_path / "lascaux.db")) as database:
        everything = "\n".join(database.iterdump())
    assert made["table"]["id"] in everything
    for path in (made["invite"], made["watch"]):
        link = path.rpartition("/")[2]
        assert link not in everything
        assert hashlib.sha256(link.encode()).hexdigest() in everything


def test_the_host_renews_the_links(server: Server) -> None:
    host, friend, stranger = server.visitor(), server.visitor(), server.visitor()
    made = host.call("POST", "/api/tables", table_of(["me", "open", "open"]))
    path = f"/api/tables/{made['table']['id']}/links"
    friend.call("POST", f"/api{made['invite']}", {})
    with pytest.raises(Refused, match="not-host"):
        friend.call("POST", path)
    fresh = host.call("POST", path)
    assert fresh == host.call("GET", path) == friend.call("GET", path)
    for old in (made["invite"], made["watch"]):
        with pytest.raises(Refused, match="no-link"):
            stranger.call("POST", f"/api{old}", {})
    assert stranger.call("POST", f"/api{fresh['watch']}")["table"] == made["table"]["id"]
    assert stranger.call("POST", f"/api{fresh['invite']}", {})["seat"] == 2
    table = friend.call("GET", path[: -len("/links")])
    assert table["seats"][1]["mine"]  # anyone seated stays
    assert table["links"] == 1  # by which every page knows that there are new ones


def old_database(file: Path) -> None:
    """As the first version made it, with one table whose links are kept in plain text."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(file)) as database:
        database.executescript("""
            insert into users (id, name, created) values ('u', 'Ug', 1900000000);
            insert into decks values ('d', 'krom', '');
            insert into tables (id, name, game, version, players, options, deck, pace, public,
                fast_bots, takeover, state, host, invite, watch, seed, commitment, created)
            values ('t', 'T', 'krom', 1, 2, '{}', 'd', 'live', 1, 1, 1, 'open', 'u',
                'old-invitation', 'old-watch', '', '', 1900000000);
            insert into seats (table_id, seat, name, nonce) values ('t', 0, '', ''), ('t', 1, '', '');
        """)


def test_an_older_database_is_taken_over_and_its_links_lead_on(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    """They end when new ones are shown: an old link cannot be shown again, only its hash is left."""
    old_database(tmp_path / "lascaux.db")
    server = own_server()
    with closing(sqlite3.connect(tmp_path / "lascaux.db")) as database:
        assert "old-invitation" not in "\n".join(database.iterdump())
        assert database.execute("select seen from users").fetchone() == (1900000000,)
        # A deck that can be read, so that the table can be opened.
        tribe = database.execute("select hash from decks where hash != 'd'").fetchone()[0]
        database.execute("update tables set deck = ?", (tribe,))
        database.commit()
    guest, late = server.visitor(), server.visitor()
    assert guest.call("POST", "/api/join/old-invitation", {})["seat"] == 0
    fresh = guest.call("GET", "/api/tables/t/links")
    with pytest.raises(Refused, match="no-link"):
        late.call("POST", "/api/join/old-invitation", {})
    assert late.call("POST", f"/api{fresh['invite']}", {})["seat"] == 1
