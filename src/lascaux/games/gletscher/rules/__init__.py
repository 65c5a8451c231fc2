"""The rules of Gletscher, one file per chapter of the contract."""

from lascaux.games.gletscher.rules import (
    actions,
    drawing,
    events,
    feeding,
    hunt,
    losses,
    reactions,
    setup,
    turn,
    winter,
    year,
    yellow,
)
from lascaux.kernel.rules import Rule

CHAPTERS = (
    setup,
    year,
    turn,
    actions,
    hunt,
    reactions,
    yellow,
    events,
    winter,
    feeding,
    losses,
    drawing,
)
RULES: dict[str, type[Rule]] = {
    rule.__name__: rule for chapter in CHAPTERS for rule in chapter.RULES
}
