"""What can be asked for over HTTP and websockets, one file per subject."""

from lascaux.server.api.games import games
from lascaux.server.api.me import me
from lascaux.server.api.play import live, play
from lascaux.server.api.records import records
from lascaux.server.api.tables import tables

ROUTES = (me, games, tables, play, live, records)
