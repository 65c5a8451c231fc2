"""The rules of Above and Below, one file per chapter of the contract."""

from lascaux.games.above_below.rules import (
    actions,
    build,
    drawing,
    encounter,
    explore,
    payment,
    rest,
    rounds,
    scoring,
    setup,
    track,
    trade,
)
from lascaux.kernel.rules import Rule

CHAPTERS = (
    setup,
    rounds,
    actions,
    trade,
    explore,
    encounter,
    build,
    payment,
    rest,
    track,
    scoring,
    drawing,
)
RULES: dict[str, type[Rule]] = {
    rule.__name__: rule for chapter in CHAPTERS for rule in chapter.RULES
}
