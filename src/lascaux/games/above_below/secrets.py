"""What a seat may see, and a table it could be (A36): all is public but what the book will say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lascaux.games.above_below.effects import (
    amounts,
    bonus,
    goods_laid,
    lanterns,
    purse,
    shown_lanterns,
    sum_of,
)
from lascaux.games.above_below.pages import contents, outcome_text
from lascaux.games.above_below.rules import RULES
from lascaux.games.above_below.rules.rounds import income_of
from lascaux.games.above_below.rules.scoring import Sheet, sheets
from lascaux.games.above_below.state import Settings, Table, Told
from lascaux.games.above_below.terms import (
    GOODS,
    ITEMS,
    LAYERS,
    NO_CARD,
    NO_SEAT,
    NOTHING,
    REWARDS,
    SPECIAL_WON,
    SPECIALS,
    Card,
    Cards,
)
from lascaux.kernel.codec import dump_stack, load_stack
from lascaux.kernel.pile import size

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lascaux.games.above_below import view as v
    from lascaux.games.above_below.book import Option, Things
    from lascaux.games.above_below.deck import Deck

WHEREABOUTS: Final[tuple[v.Whereabouts, ...]] = ("on-the-card", "exerted", "gone")


def view(s: Table, seat: int | None) -> v.AboveBelowView:
    """The table as this seat (None: a spectator) sees it, field by field, as JSON."""
    settings = s.settings
    deck = settings.deck
    seats = range(settings.players)
    return {
        "game": "above_below",
        "players": settings.players,
        "options": dict(settings.options),
        "deck": deck.hash,
        "seat": seat,
        "round": s.round,
        "first": s.first,
        "cider": s.cider,
        "obeyed": s.obeyed,
        "sold": s.sold,
        "refreshed": s.refreshed,
        "die": s.die,
        "rerolls": s.rerolls,
        "tier": s.tier,
        "passed": list(s.passed),
        "coins": list(s.coins),
        "reputation": list(s.reputation),
        "asked": list(s.asked),
        "offered": list(s.offered),
        "active": None if s.active == NO_SEAT else s.active,
        "waiting": s.waiting(),
        "winners": list(s.winners),
        "stock": [dict(zip(ITEMS, stock, strict=True)) for stock in s.stock],
        "sale": [None if item == NOTHING else ITEMS[item] for item in s.sale],
        "track": [[{"good": GOODS[g], "n": n} for g, n in track] for track in s.track],
        "ready": [people(deck, cards) for cards in s.ready],
        "exhausted": [people(deck, cards) for cards in s.exhausted],
        "injured": [people(deck, cards) for cards in s.injured],
        "named": people(deck, s.named),
        "slept": people(deck, s.slept),
        "village": [buildings(s, other) for other in seats],
        "caves": [list(caves) for caves in s.caves],
        "empty_caves": [s.empty_caves(other) for other in seats],
        "market": [shown(deck, number) for number in s.market],
        "house_pile": [building_ids(deck, layer) for layer in s.house_pile],
        "outpost_pile": [building_ids(deck, layer) for layer in s.outpost_pile],
        "trainees": [
            None if number == NO_CARD else deck.villagers[number].id for number in s.trainees
        ],
        "villager_pile": [people(deck, layer) for layer in s.villager_pile],
        "specials": dict(zip(SPECIALS, s.specials, strict=True)),
        "supply": dict(zip(ITEMS, s.supply, strict=True)) if settings.finite else None,
        "cave": None if s.cave == NO_CARD else cave_card(s, s.cave),
        "cave_pile": [list(layer) for layer in s.cave_pile],
        "caves_left": size(s.cave_pile) + (s.cave != NO_CARD),
        "dice": list(s.dice),
        "encounter": encounter(s),
        "tale": [told(s, entry) for entry in s.tale],
        "beds": [sum_of(s, other, "beds") for other in seats],
        "purse": [purse(s, other) for other in seats],
        "income": [earned(s, other) for other in seats],
        "harvest": [
            {GOODS[good]: n for good, n in sorted(goods_laid(s, other).items())} for other in seats
        ],
        "villagers": [len(s.people(other)) for other in seats],
        "sheets": [sheet_of(sheet) for sheet in s.sheets or sheets(s)],
        "stack": listed(dump_stack(s, len(s.stack))),
    }


# Cards by their ids.


def shown(deck: Deck, number: Card) -> str | None:
    return None if number == NO_CARD else deck.buildings[number].id


def building_ids(deck: Deck, cards: Cards) -> list[str]:
    return [deck.buildings[number].id for number in cards]


def people(deck: Deck, cards: Cards) -> list[str]:
    return [deck.villagers[number].id for number in cards]


def buildings(s: Table, seat: int) -> list[v.Built]:
    """The village, in the order it was built, with the goods that lie on it."""
    deck = s.settings.deck
    return [
        {"card": deck.buildings[number].id, "goods": goods}
        for number, goods in zip(s.village[seat], s.laid[seat], strict=True)
    ]


def cave_card(s: Table, number: Card) -> v.CaveView:
    """A cave card with the six numbers of its grid; what they lead to is in the book."""
    return {"card": number, "grid": grid_numbers(s.settings.deck, number)}


def grid_numbers(deck: Deck, number: Card) -> list[int]:
    """The encounters' numbers as the book has them, counted from 1."""
    return [paragraph + 1 for paragraph in deck.book.caves[number]]


def earned(s: Table, seat: int) -> v.Income:
    """What the next income would be as things stand (A23)."""
    coins, potions = income_of(s, seat)
    return {"coins": coins, "potion": potions}


def sheet_of(points: Sheet) -> v.SheetView:
    track, buildings, printed, bonuses, reputation, rank = points
    return {
        "track": track,
        "buildings": buildings,
        "printed": printed,
        "bonuses": bonuses,
        "reputation": reputation,
        "rank": rank,
    }


def points_of(sheet: v.SheetView) -> Sheet:
    return (
        sheet["track"],
        sheet["buildings"],
        sheet["printed"],
        sheet["bonuses"],
        sheet["reputation"],
        sheet["rank"],
    )


# The encounter.


def encounter(s: Table) -> v.EncounterView | None:
    """The encounter in progress: all that the reader may read aloud, and nothing else (A7)."""
    if s.exploring == NO_CARD:
        return None
    seat = s.active
    book = s.settings.deck.book
    known: v.EncounterView = {
        "seat": seat,
        "reader": (seat + 1) % s.settings.players,
        "cave": cave_card(s, s.exploring),
        "explorers": [explorer(s, place) for place in range(len(s.party))],
        "paragraph": None,
    }
    if s.paragraph == NOTHING:
        return known
    paragraph = book.paragraphs[s.paragraph]
    chosen = s.option != NOTHING
    rolled = chosen and any(s.rolled)
    return {
        **known,
        "paragraph": paragraph.id,
        "number": s.paragraph + 1,
        "layer": LAYERS[paragraph.layer],
        "thread": paragraph.thread or None,
        **contents(paragraph.id, len(paragraph.options)),
        "figures": [figures(s, option) for option in paragraph.options],
        "option": s.option if chosen else None,
        "lanterns": lanterns(s, seat) if rolled else None,
        "bonus": bonus(s, seat, paragraph.options[s.option]) if chosen else None,
        "rerolls_left": sum_of(s, seat, "reroll") - s.rerolls,
    }


def explorer(s: Table, place: int) -> v.ExplorerView:
    die = s.rolled[place]
    return {
        "villager": s.settings.deck.villagers[s.party[place]].id,
        "now": WHEREABOUTS[s.whereabouts[place]],
        "die": die or None,
        "lanterns": shown_lanterns(s, place) if die else None,
    }


def figures(s: Table, option: Option) -> v.OptionFigures:
    """What all may know of an option; `bonus` is what these explorers would get."""
    return {
        "targets": list(option.targets),
        "cost": amounts(option.cost),
        "needs": amounts(option.needs),
        "owning": amounts(option.owning),
        "per_hammer": option.per_hammer,
        "per_quill": option.per_quill,
        "bonus": bonus(s, s.active, option),
    }


def told(s: Table, entry: Told) -> v.ToldView:
    """A paragraph that has been resolved, with what the book gave or took."""
    number, option, tier, total, things, link = entry
    paragraphs = s.settings.deck.book.paragraphs
    paragraph = paragraphs[number]
    return {
        "paragraph": paragraph.id,
        "number": number + 1,
        "layer": LAYERS[paragraph.layer],
        "thread": paragraph.thread or None,
        **contents(paragraph.id, len(paragraph.options)),
        "option": option,
        "targets": list(paragraph.options[option].targets),
        "tier": tier if tier >= 0 else None,
        "lanterns": total,
        "things": consequences(things),
        "outcome": outcome_text(paragraph.id, option, tier, link != NOTHING),
        "link": None if link == NOTHING else paragraphs[link].id,
    }


def consequences(things: Things) -> Any:  # a v.Consequences
    return {
        REWARDS[thing]: SPECIALS[amount] if thing == SPECIAL_WON else amount
        for thing, amount in things
    }


def listed(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    return [listed(item) for item in value] if isinstance(value, list | tuple) else value


# Imagining.


def imagine(seen: v.AboveBelowView, deck: Deck) -> Table:
    """A table on which this seat would see this view.

    Nothing is dealt: everything is in sight but the book, which an imagined table has under a veil.
    Whatever it is asked there, CHANCE answers with any encounter that looks the same (`Open`).
    """
    s = Table(Settings(seen["players"], seen["options"], deck))
    s.veiled = 1
    lay_out(s, seen)
    load_stack(s, RULES, seen["stack"])
    s.winners = tuple(seen["winners"])
    return s


def lay_out(s: Table, seen: v.AboveBelowView) -> None:
    """Everything that all can see."""
    deck = s.settings.deck
    index = deck.index
    s.round = seen["round"]
    s.first = seen["first"]
    s.cider = seen["cider"]
    s.obeyed = seen["obeyed"]
    s.sold = seen["sold"]
    s.refreshed = seen["refreshed"]
    s.die = seen["die"]
    s.rerolls = seen["rerolls"]
    s.tier = seen["tier"]
    s.passed = list(seen["passed"])
    s.coins = list(seen["coins"])
    s.reputation = list(seen["reputation"])
    s.asked = list(seen["asked"])
    s.offered = list(seen["offered"])
    s.active = NO_SEAT if seen["active"] is None else seen["active"]
    s.stock = [tuple(stock[item] for item in ITEMS) for stock in seen["stock"]]
    s.sale = [NOTHING if item is None else ITEMS.index(item) for item in seen["sale"]]
    s.track = [tuple((GOODS.index(t["good"]), t["n"]) for t in track) for track in seen["track"]]
    s.ready = [numbers(deck, cards) for cards in seen["ready"]]
    s.exhausted = [numbers(deck, cards) for cards in seen["exhausted"]]
    s.injured = [numbers(deck, cards) for cards in seen["injured"]]
    s.named = numbers(deck, seen["named"])
    s.slept = numbers(deck, seen["slept"])
    s.village = [tuple(index[b["card"]] for b in village) for village in seen["village"]]
    s.laid = [tuple(b["goods"] for b in village) for village in seen["village"]]
    s.caves = [tuple(caves) for caves in seen["caves"]]
    s.market = numbers(deck, seen["market"])
    s.house_pile = tuple(numbers(deck, layer) for layer in seen["house_pile"])
    s.outpost_pile = tuple(numbers(deck, layer) for layer in seen["outpost_pile"])
    s.trainees = numbers(deck, seen["trainees"])
    s.villager_pile = tuple(numbers(deck, layer) for layer in seen["villager_pile"])
    s.specials = [seen["specials"][special] for special in SPECIALS]
    if seen["supply"]:
        s.supply = [seen["supply"][item] for item in ITEMS]
    s.cave = NO_CARD if seen["cave"] is None else seen["cave"]["card"]
    s.cave_pile = tuple(tuple(layer) for layer in seen["cave_pile"])
    s.dice = tuple(seen["dice"])
    s.tale = tuple(tale_of(deck, entry) for entry in seen["tale"])
    if seen["encounter"]:
        lay_out_encounter(s, seen["encounter"])
    if seen["winners"]:
        s.sheets = tuple(map(points_of, seen["sheets"]))


def lay_out_encounter(s: Table, known: v.EncounterView) -> None:
    deck = s.settings.deck
    explorers = known["explorers"]
    s.exploring = known["cave"]["card"]
    s.party = tuple(deck.index[one["villager"]] for one in explorers)
    s.whereabouts = tuple(WHEREABOUTS.index(one["now"]) for one in explorers)
    s.rolled = tuple(one["die"] or 0 for one in explorers)
    if known["paragraph"] is None:
        return
    s.paragraph = deck.book.index[known["paragraph"]]
    s.option = NOTHING if known["option"] is None else known["option"]


def numbers(deck: Deck, cards: Sequence[str | None]) -> Cards:
    return tuple(NO_CARD if card is None else deck.index[card] for card in cards)


def tale_of(deck: Deck, entry: v.ToldView) -> Told:
    given: Mapping[str, Any] = entry["things"]
    things = tuple(
        (REWARDS.index(name), SPECIALS.index(amount) if name == "special" else amount)
        for name, amount in given.items()
    )
    return (
        deck.book.index[entry["paragraph"]],
        entry["option"],
        -1 if entry["tier"] is None else entry["tier"],
        entry["lanterns"],
        things,
        NOTHING if entry["link"] is None else deck.book.index[entry["link"]],
    )
