"""Verbs on the table: gain, spend, shelve, move villagers, lay out buildings. Each tells what is news."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below.terms import (
    CIDER,
    COINS,
    GOODS,
    ITEMS,
    NOTHING,
    OUTPOST,
    POTION,
    Card,
    Cards,
    Seat,
)
from lascaux.kernel.pile import with_one, without

if TYPE_CHECKING:
    from lascaux.games.above_below.book import Option, Things
    from lascaux.games.above_below.deck import Building, Villager
    from lascaux.games.above_below.state import Table


# Items: goods and drinks. What lies on the sale spot is part of the stock, the last of its kind (A18).


def changed(items: tuple[int, ...], item: int, amount: int) -> tuple[int, ...]:
    return (*items[:item], items[item] + amount, *items[item + 1 :])


def taken(s: Table, item: int, amount: int) -> int:
    """How many come from the supply: all, or what is left of a finite one (A21)."""
    if s.settings.finite:
        amount = min(amount, s.supply[item])
        s.supply[item] -= amount
    return amount


def gain(s: Table, seat: Seat, item: int, amount: int) -> int:
    """Take this many from the supply into the stock; how many came."""
    amount = taken(s, item, amount)
    if amount:
        s.stock[seat] = changed(s.stock[seat], item, amount)
    return amount


def drop(s: Table, seat: Seat, item: int, amount: int = 1) -> None:
    """Out of the stock, to wherever the caller says; the sale spot last."""
    stock = s.stock[seat] = changed(s.stock[seat], item, -amount)
    if s.sale[seat] == item and not stock[item]:
        s.sale[seat] = NOTHING


def spend(s: Table, seat: Seat, item: int, amount: int = 1) -> None:
    """Out of the stock, back to the supply."""
    drop(s, seat, item, amount)
    if s.settings.finite:
        s.supply[item] += amount


def slot_of(s: Table, seat: Seat, good: int) -> int:
    """The track's slot where this good lies or would lie (A25)."""
    track = s.track[seat]
    return next((slot for slot, (kind, _) in enumerate(track) if kind == good), len(track))


def lay_on_track(s: Table, seat: Seat, good: int) -> None:
    """A25: kinds fill the slots from the left, one kind per slot."""
    track, slot = s.track[seat], slot_of(s, seat, good)
    number = track[slot][1] + 1 if slot < len(track) else 1
    s.track[seat] = (*track[:slot], (good, number), *track[slot + 1 :])
    if s.events is not None:
        s.tell("shelved", seat=seat, good=GOODS[good], slot=slot)


def shelve(s: Table, seat: Seat, good: int) -> None:
    """A good goes from the stock onto the track."""
    drop(s, seat, good)
    lay_on_track(s, seat, good)


def on_track(s: Table, seat: Seat, good: int) -> int:
    return next((number for kind, number in s.track[seat] if kind == good), 0)


def owns(s: Table, seat: Seat, item: int) -> int:
    """A33: stock, sale spot and track count as owning, goods on buildings do not."""
    here = s.stock[seat][item]
    return here if item in (CIDER, POTION) else here + on_track(s, seat, item)


# Coins.


def spends_drinks(s: Table, seat: Seat) -> bool:
    """A40: cider and potions spend as coins, to the bank only."""
    buildings = s.settings.deck.buildings
    return any(buildings[card].drinks_as_coins for card in s.village[seat])


def drinks(s: Table, seat: Seat) -> int:
    """How many coins the drinks are worth here."""
    return purse(s, seat) - s.coins[seat]


def purse(s: Table, seat: Seat) -> int:
    """What can be paid to the bank."""
    stock = s.stock[seat]
    here = stock[CIDER] + stock[POTION]
    return s.coins[seat] + here if here and spends_drinks(s, seat) else s.coins[seat]


def amounts(things: Things) -> dict[str, int]:
    """Coins and items by name, for the log and the view."""
    return {"coins" if thing == COINS else ITEMS[thing]: n for thing, n in things}


# Villagers.


def face(s: Table, villager: Card) -> Villager:
    return s.settings.deck.villagers[villager]


def exhaust_named(s: Table, seat: Seat) -> Cards:
    """Those who were named have done their work."""
    named, s.named = s.named, ()
    s.exhausted[seat] = merged(s.exhausted[seat], named)
    return named


def merged(cards: Cards, others: Cards) -> Cards:
    return tuple(sorted(cards + others)) if cards and others else cards or others


def arrive(s: Table, seat: Seat, villager: Card, ready: bool = False) -> None:
    area = s.ready if ready else s.exhausted
    area[seat] = with_one(villager, area[seat])


def hurt(s: Table, seat: Seat, place: int, where: int) -> None:
    """An explorer leaves the cave card for the injured area."""
    s.injured[seat] = with_one(s.party[place], s.injured[seat])
    s.whereabouts = (*s.whereabouts[:place], where, *s.whereabouts[place + 1 :])


def heal(s: Table, seat: Seat, villager: Card) -> None:
    s.injured[seat] = without(villager, s.injured[seat])
    s.exhausted[seat] = with_one(villager, s.exhausted[seat])


def wake(s: Table, seat: Seat, villager: Card) -> None:
    s.exhausted[seat] = without(villager, s.exhausted[seat])
    s.ready[seat] = with_one(villager, s.ready[seat])


# Reputation.


def change_reputation(s: Table, seat: Seat, steps: int) -> None:
    """A26: it stops at both ends."""
    old = s.reputation[seat]
    new = s.reputation[seat] = max(0, min(len(s.settings.deck.reputation) - 1, old + steps))
    if s.events is not None and new != old:
        s.tell("reputation", seat=seat, steps=new - old)


# Buildings.


def card(s: Table, building: Card) -> Building:
    return s.settings.deck.buildings[building]


def sum_of(s: Table, seat: Seat, ability: str) -> int:
    """Each symbol counts, also the same one on two cards (A40)."""
    buildings = s.settings.deck.buildings
    return sum(getattr(buildings[number], ability) for number in s.village[seat])


def goods_laid(s: Table, seat: Seat) -> dict[int, int]:
    """What can be harvested: how many of each good lie on the buildings."""
    found: dict[int, int] = {}
    buildings = s.settings.deck.buildings
    for number, goods in zip(s.village[seat], s.laid[seat], strict=True):
        if goods:
            good = buildings[number].good
            found[good] = found.get(good, 0) + goods
    return found


def put_up(s: Table, seat: Seat, building: Card) -> None:
    """A building joins the village, with its first goods and its once-effects (A40)."""
    said = card(s, building)
    laid = taken(s, said.good, said.goods) if said.goods else 0
    s.village[seat] = (*s.village[seat], building)
    s.laid[seat] = (*s.laid[seat], laid)
    if said.potion:
        gained = gain(s, seat, POTION, said.potion)
        if s.events is not None and gained:
            s.tell("gained", seat=seat, goods={"potion": gained})
    if said.reputation:
        change_reputation(s, seat, said.reputation)


def has_room(s: Table, seat: Seat, building: Card) -> bool:
    """An outpost needs an empty cave card of the player's own (A14)."""
    return card(s, building).kind != OUTPOST or s.empty_caves(seat) > 0


# Lanterns.


def bonus(s: Table, seat: Seat, option: Option) -> int:
    """A12, A33: lanterns for symbols among all explorers, and for owning a good."""
    extra = 0
    if option.per_hammer or option.per_quill:
        for villager in s.party:
            said = face(s, villager)
            extra += option.per_hammer * said.hammer + option.per_quill * said.quill
    for item, lanterns in option.owning:
        if owns(s, seat, item):
            extra += lanterns
    return extra


def shown_lanterns(s: Table, place: int) -> int:
    """A8: the best lantern count whose threshold the die reaches."""
    die = s.rolled[place]
    return s.settings.deck.villagers[s.party[place]].lanterns[die - 1] if die else 0


def lanterns(s: Table, seat: Seat) -> int:
    """A8-A10: dice, exertions and bonuses of the option that was chosen."""
    villagers = s.settings.deck.villagers
    total = s.whereabouts.count(1)
    for villager, die in zip(s.party, s.rolled, strict=True):
        if die:
            total += villagers[villager].lanterns[die - 1]
    return total + bonus(s, seat, chosen_option(s))


def chosen_option(s: Table) -> Option:
    return s.settings.deck.book.paragraphs[s.paragraph].options[s.option]


def tier_reached(targets: tuple[int, ...], total: int) -> int:
    """A11: the highest target reached; -1: none."""
    return sum(total >= target for target in targets) - 1
