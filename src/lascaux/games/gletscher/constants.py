"""What the rules reference takes from the game: its numbers, and the deck's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher import terms as t
from lascaux.games.gletscher.effect_table import EVENT_CARDS
from lascaux.kernel.describe import Phrase

if TYPE_CHECKING:
    from lascaux.games.gletscher.deck import Deck


def appendix(clause: str, deck: Deck) -> list[Phrase]:
    """F1 to F11: what the deck calls each fate card, and how many of it there are."""
    return [
        Phrase("fate-row", {"card": {"card": fate.id}, "n": deck.fate_cards.count(i)})
        for i, fate in enumerate(deck.fate)
        if fate.effect.clause == clause
    ]


def constants() -> dict[str, int]:
    """The numbers of the rules, for the rules reference."""
    return {
        "clan_cards": sum(t.CLAN_CARDS),
        "start_cards": len(t.START_CLAN),
        "start_fate": t.START_FATE,
        "hunt_cards": t.PREY_CARDS + t.HERB_CARDS + t.WEAPON_CARDS + t.ARTEFACT_CARDS + EVENT_CARDS,
        "yellow": t.YELLOW_DIAMONDS,
        "both": t.YELLOW_DIAMONDS + t.BLUE,
        "revealed": t.REVEALED,
        "limit": t.LIMIT,
        "surplus": t.SURPLUS,
        "small_game": t.LARGE_GAME - 1,
        "large_game": t.LARGE_GAME,
        "net_food": t.NET_FOOD,
        "sacrifice": t.SACRIFICE,
        "lucky_die": t.LUCKY_DIE,
        "storm": t.STORM_MALUS,
        "harmless": t.HARM - 1,
        "harm": t.HARM,
        "harm_most": t.GREAT_HARM - 1,
        "great_harm": t.GREAT_HARM,
        "kept_fate": t.KEPT_FATE,
        "goal_2": t.GOALS[2],
        "goal_3": t.GOALS[3],
        "goal_4": t.GOALS[4],
        "last_winter": t.LAST_WINTER,
    }
