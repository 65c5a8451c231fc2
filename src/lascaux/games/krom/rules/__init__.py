"""The rules of Krom, one file per chapter of the contract."""

from lascaux.games.krom.rules import (
    bonus,
    bonus_effects,
    cave,
    combat,
    drawing,
    forest,
    menu,
    mountain,
    savanna,
    setup,
)
from lascaux.games.krom.rules import round as rounds
from lascaux.kernel.rules import Rule

CHAPTERS = (
    setup,
    rounds,
    combat,
    menu,
    cave,
    forest,
    savanna,
    mountain,
    drawing,
    bonus,
    bonus_effects,
)
RULES: dict[str, type[Rule]] = {
    rule.__name__: rule for chapter in CHAPTERS for rule in chapter.RULES
}
