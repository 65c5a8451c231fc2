"""The numbers of choices by name, worked out by hand: records hold numbers, so none may change."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from walks import deck

from lascaux.games.above_below import choices as village
from lascaux.games.above_below.book import CODE
from lascaux.games.gletscher import choices as winter
from lascaux.games.krom import choices as krom
from lascaux.kernel.choices import Verb, verb_of

# In Krom kinds are krom, wood, stone, bone, hit points and bonus, from 0 on; 6 to a victim.
KROM = [
    (krom.VERBS, 0, "end"),
    (krom.VERBS, 1, "rest"),
    (krom.VERBS, 2, "services"),
    (krom.VERBS, 4, "buy wood"),
    (krom.VERBS, 7, "buy hit_points"),
    (krom.VERBS, 8, "buy bonus"),
    (krom.VERBS, 10, "pick"),
    (krom.VERBS, 11, "shuffle"),
    (krom.VERBS, 12, "climb"),
    (krom.VERBS, 13, "roll"),
    (krom.VERBS, 26, "lift 6"),
    (krom.VERBS, 33, "hunt deer-in-the-torchlight"),
    (krom.VERBS, 72, "rob 2 krom"),
    (krom.VERBS, 74, "rob 2 stone"),
    (krom.VERBS, 95, "rob 5 bonus"),
    (krom.VERBS, 100, "realise small-talk"),
    (krom.VERBS, 200, "play second-club"),
    (krom.VERBS, 205, "play the-word-no"),
    ([krom.GO], 2, "go savanna"),
    ([krom.BECOME], 0, "become alma"),
    ([krom.ADD_DICE], 2, "add-dice 2"),
    ([krom.TAKE], 1, "take 1"),
    ([krom.TARGET], 5, "target 5"),
    (krom.NAMING, 0, "end"),
    (krom.NAMING, 3, "name bone"),
    ([krom.HUNT_AGAIN], 30, "hunt-again"),
]
# In Gletscher four counts of hunters to each zone of clan cards: hand, used, wounded.
GLETSCHER = [
    (winter.VERBS, 0, "end"),
    (winter.VERBS, 1, "ready"),
    (winter.VERBS, 2, "roll"),
    (winter.VERBS, 3, "call-off"),
    (winter.VERBS, 4, "draw"),
    (winter.VERBS, 5, "invoke"),
    (winter.VERBS, 6, "shatter"),
    (winter.VERBS, 13, "clan hand 3"),
    (winter.VERBS, 21, "clan wounded 3"),
    (winter.VERBS, 32, "hunt 2"),
    (winter.VERBS, 40, "gather 0"),
    (winter.VERBS, 50, "take 0"),
    (winter.VERBS, 62, "target 2"),
    (winter.VERBS, 100, "store 0"),
    (winter.VERBS, 151, "make 1"),
    (winter.VERBS, 200, "shed 0"),
    (winter.VERBS, 254, "play weather-mostly"),
    ([winter.LOOT], 101, "loot 1"),
    ([winter.WOUND], 12, "wound 2"),
]
# In Above and Below goods are numbered from 0 to 7: 8 to each place that takes them.
ABOVE_BELOW = [
    (village.VERBS, 0, "end"),
    (village.VERBS, 1, "ready"),
    (village.VERBS, 2, "explore"),
    (village.VERBS, 6, "labor"),
    (village.VERBS, 7, "refresh houses"),
    (village.VERBS, 8, "refresh outposts"),
    (village.VERBS, 9, "take-back"),
    (village.VERBS, 10, "accept"),
    (village.VERBS, 12, "pay cider"),
    (village.VERBS, 16, "option 1"),
    (village.VERBS, 28, "sell cider"),
    (village.VERBS, 37, "shelve amethyst"),
    (village.VERBS, 42, "offer 2"),
    (village.VERBS, 49, "slot 4"),
    (village.VERBS, 57, "take stock amethyst"),
    (village.VERBS, 58, "take sale mushroom"),
    (village.VERBS, 73, "take track amethyst"),
    (village.VERBS, 92, "market 17"),
    (village.VERBS, 96, "reroll 1"),
    (village.VERBS, 131, "exert scribble"),
    (village.VERBS, 172, "villager lump"),
    (village.VERBS, 210, "exhausted bonk"),
    (village.VERBS, 252, "injured lump"),
    (village.VERBS, 305, "price 15"),
    ([village.INJURE], 131, "injure scribble"),
    ([village.CAVE_DIE], 15, "cave-die 2 3"),  # the fourth face, on the third cave card
    ([CODE], 9, "open 2 1"),  # the second option of the third paragraph
]
NAMES = [
    *(("krom", *line) for line in KROM),
    *(("gletscher", *line) for line in GLETSCHER),
    *(("above_below", *line) for line in ABOVE_BELOW),
]


@pytest.mark.parametrize(("game_id", "verbs", "number", "name"), NAMES)
def test_numbers_keep_their_names(
    game_id: str, verbs: Iterable[Verb], number: int, name: str
) -> None:
    verb = verb_of(verbs, number)
    assert " ".join(map(str, (verb.name, *verb.named(deck(game_id), number)))) == name
