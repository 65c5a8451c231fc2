"""References that phrases carry: players, places, goods, effects, named in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom import terms as t
from lascaux.games.krom.effects import amounts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lascaux.games.krom.deck import Bonus, Reward
    from lascaux.kernel.references import Either, Goods, Listed, Message, PlaceRef, SeatRef, Within


def fighters(numbers: Iterable[int]) -> Listed:
    return {"list": [fighter(number) for number in numbers]}


def fighter(number: int) -> SeatRef | Message:
    return {"message": "the-kromosaurus"} if number == t.KROMOSAURUS else {"seat": number}


def place(number: int) -> PlaceRef:
    return {"place": t.PLACES[number]}


def goods(mix: t.Mix) -> Goods:
    return {"goods": amounts(mix)}


def of_kind(kind: int, n: int) -> Goods:
    return {"goods": {t.KINDS[kind]: n}}


def reward(mixes: Reward) -> Either:
    return {"either": [amounts(mix) for mix in mixes]}


def effect(name: str, number: int, give: dict[str, int], take: dict[str, int]) -> Within:
    """What a Bonus card does, in words."""
    return {"phrase": [f"effect-{name}", {"n": number, "y": {"goods": give}, "x": {"goods": take}}]}


def effect_of(bonus: Bonus) -> Within:
    return effect(bonus.effect.name, bonus.number, amounts(bonus.y), amounts(bonus.x))


def where(number: int) -> Within | Message:
    """A place symbol, or nothing."""
    return (
        {"phrase": ["symbol", {"place": place(number)}]}
        if number != t.NOWHERE
        else {"message": "no-symbol"}
    )


def note(number: int) -> Within | Message:
    """A place symbol in brackets, or nothing at all."""
    return (
        {"phrase": ["symbol-note", {"place": place(number)}]}
        if number != t.NOWHERE
        else {"message": "empty"}
    )
