"""What the rules reference takes from the game: its numbers, and the deck's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom import terms as t
from lascaux.games.krom.references import reward
from lascaux.kernel.describe import Phrase

if TYPE_CHECKING:
    from lascaux.games.krom.deck import Deck


def appendix(clause: str, deck: Deck) -> list[Phrase]:
    """K22: the rewards of the Mountain are the deck's."""
    if clause != "K22":
        return []
    rows = zip(t.COMBINATIONS, deck.mountain, strict=True)
    return [
        Phrase("reward-row", {"name": {"message": f"combination-{name}"}, "reward": reward(mixes)})
        for name, mixes in rows
    ]


def constants() -> dict[str, int]:
    """The numbers of the rules, for the rules reference."""
    first, second, third, fourth = t.REROLL_PRICES
    return {
        "start_krom": t.START_KROM,
        "start_bonus": t.START_BONUS,
        "max_hit_points": t.MAX_HIT_POINTS,
        "row": t.ROW,
        "goal_2_to_4": t.GOALS[4],
        "goal_5": t.GOALS[5],
        "goal_6": t.GOALS[6],
        "long_game": t.LONG_GAME,
        "recovery": t.MAX_HIT_POINTS,
        "recovery_first_printing": t.FIRST_PRINTING_RECOVERY,
        "rest_krom": t.REST_KROM,
        "rest_hit_points": t.REST_HIT_POINTS,
        "resource_price": t.RESOURCE_PRICE,
        "bonus_price": t.BONUS_PRICE,
        "service_hit_points": t.SERVICE_HIT_POINTS,
        "hit_points_price": t.HIT_POINTS_PRICE,
        "second_pick": t.PICK_PRICES[1],
        "third_pick": t.PICK_PRICES[2],
        "fourth_pick": t.PICK_PRICES[3],
        "one_die": t.EXTRA_DICE_PRICES[1],
        "two_dice": t.EXTRA_DICE_PRICES[2],
        "mountain_dice": t.MOUNTAIN_DICE,
        "rerolls": len(t.REROLL_PRICES),
        "first_reroll": first,
        "second_reroll": second,
        "third_reroll": third,
        "fourth_reroll": fourth,
        "supply": t.SUPPLY,
        "enough_points": t.ENOUGH_POINTS,
        "cold": t.COLD,
        "warmth": t.WARMTH,
        "kromosaurus_hit_points": t.KROMOSAURUS_HIT_POINTS,
        "kromosaurus_strength": t.KROMOSAURUS_STRENGTH,
        "trophy": t.TROPHY,
        "last_round": t.LAST_ROUND,
    }
