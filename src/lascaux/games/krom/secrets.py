"""What a seat may see, and a table it could be (K36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lascaux.games.krom.effects import amounts, left
from lascaux.games.krom.rules import RULES
from lascaux.games.krom.state import Settings, Table
from lascaux.games.krom.terms import KINDS, NO_SEAT, NOWHERE, PLACES, RESOURCES
from lascaux.kernel.codec import dump_stack, load_stack
from lascaux.kernel.pile import shuffled, size
from lascaux.kernel.rules import UNSEALED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lascaux.games.krom.deck import Deck
    from lascaux.games.krom.terms import PlaceName
    from lascaux.games.krom.view import KromView
    from lascaux.kernel.chance import Luck


def place_name(place: int) -> PlaceName | None:
    return None if place == NOWHERE else PLACES[place]


def view(s: Table, seat: int | None) -> KromView:
    """The table as this seat (None: a spectator) sees it, field by field, as JSON."""
    settings = s.settings
    deck = settings.deck
    seats = range(settings.players)
    evolutions, bonus, picking, hunting = deck.ids
    mine = seat is not None and seat == s.turn
    return {
        "game": "krom",
        "players": settings.players,
        "options": dict(settings.options),
        "deck": deck.hash,
        "goal": settings.goal,
        "seat": seat,
        "round": s.round,
        "now": place_name(s.now),
        "waiting": s.waiting(),
        "winners": list(s.winners),
        "characters": [deck.characters[c] for c in s.characters],
        "weights": [deck.weights[c] for c in s.characters],
        "place": [PLACES[place] for place in s.place],
        "hit_points": list(s.hit_points),
        "krom": list(s.krom),
        "wood": list(s.wood),
        "stone": list(s.stone),
        "bone": list(s.bone),
        "supply": {KINDS[kind]: left(s, kind) for kind in RESOURCES} if settings.finite else None,
        "cards": [len(hand) for hand in s.hand],
        "hand": [] if seat is None else [bonus[card] for card in s.hand[seat]],
        "known": [
            (who, holder, bonus[card]) for who, holder, card in s.known if seat in {who, holder}
        ],
        "evolutions": [[evolutions[card] for card in cards] for cards in s.evolutions],
        "points": [s.points(other) for other in seats],
        "trophy": None if s.trophy == NO_SEAT else s.trophy,
        "kromosaurus": {
            "place": place_name(s.kromosaurus_place),
            "hit_points": s.kromosaurus_hit_points,
        },
        "evolution_row": [evolutions[card] for card in s.evolution_row],
        "hunting_row": [hunting[card] for card in s.hunting_row],
        "hunting_discards": [hunting[card] for card in s.hunting_discards],
        "picking_discards": [picking[card] for card in s.picking_discards],
        "bonus_discards": [bonus[card] for card in s.bonus_discards],
        "bonus_origin": [bonus[card] for card in s.bonus_origin],
        "piles": {
            "evolution": size(s.evolution_pile),
            "hunting": size(s.hunting_pile),
            "picking": size(s.picking_pile),
            "bonus": size(s.bonus_pile),
        },
        "order": list(s.order),
        "fighters": list(s.fighters),
        "rolled": list(s.rolled),
        "totals": list(s.totals),
        "dice": list(s.dice),
        "lifted": list(s.lifted),
        "chain": [
            {
                "seat": who,
                "card": bonus[card],
                "target": None if target == NO_SEAT else target,
                "give": amounts(give),
                "take": amounts(take),
            }
            for who, card, target, give, take in s.chain
        ],
        "ready": [bool(s.sealed) and s.sealed[other] != UNSEALED for other in seats],
        "sealed": s.sealed[seat] if s.sealed and seat is not None and s.sealed[seat] >= 0 else None,
        "stack": listed(dump_stack(s, len(s.stack) if mine else s.public_depth())),
    }


def listed(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    return [listed(item) for item in value] if isinstance(value, list | tuple) else value


def imagine(seen: KromView, deck: Deck, luck: Luck) -> Table:
    """A table on which this seat would see this view: hands dealt anew, secret choices made anew."""
    seat = seen["seat"]
    s = Table(Settings(seen["players"], seen["options"], deck))
    index = deck.index.__getitem__
    lay_out_public(s, seen, index)
    s.known = tuple((who, holder, index(card)) for who, holder, card in seen["known"])
    deal_bonus(s, seat, [index(card) for card in seen["hand"]], seen["cards"], luck)
    load_stack(s, RULES, seen["stack"])
    s.winners = tuple(seen["winners"])
    sealed = seen["sealed"]
    for other, ready in enumerate(seen["ready"]):
        if ready and other == seat and sealed is not None:
            s.answer(other, sealed)
        elif ready:
            options = s.legal(other)
            s.answer(other, options[luck.below(len(options), "imagine")])
    return s


def lay_out_public(s: Table, seen: KromView, index: Callable[[str], int]) -> None:
    """Everything that all can see; the piles hold what lies nowhere else."""
    deck = s.settings.deck
    places = {name: i for i, name in enumerate(PLACES)} | {None: NOWHERE}
    s.round = seen["round"]
    s.now = places[seen["now"]]
    s.characters = tuple(deck.characters.index(c) for c in seen["characters"])
    s.place = [places[name] for name in seen["place"]]
    s.hit_points = list(seen["hit_points"])
    s.krom = list(seen["krom"])
    s.wood = list(seen["wood"])
    s.stone = list(seen["stone"])
    s.bone = list(seen["bone"])
    s.evolutions = [tuple(map(index, cards)) for cards in seen["evolutions"]]
    s.trophy = NO_SEAT if seen["trophy"] is None else seen["trophy"]
    s.kromosaurus_place = places[seen["kromosaurus"]["place"]]
    s.kromosaurus_hit_points = seen["kromosaurus"]["hit_points"]
    s.evolution_row = tuple(map(index, seen["evolution_row"]))
    s.hunting_row = tuple(map(index, seen["hunting_row"]))
    s.hunting_discards = tuple(map(index, seen["hunting_discards"]))
    s.picking_discards = tuple(map(index, seen["picking_discards"]))
    s.bonus_discards = tuple(map(index, seen["bonus_discards"]))
    s.bonus_origin = tuple(map(index, seen["bonus_origin"]))
    for name in ("order", "fighters", "rolled", "totals", "dice", "lifted"):
        setattr(s, name, tuple(seen[name]))
    s.chain = tuple(
        (
            card["seat"],
            index(card["card"]),
            NO_SEAT if card["target"] is None else card["target"],
            tuple(card["give"].get(kind, 0) for kind in KINDS),
            tuple(card["take"].get(kind, 0) for kind in KINDS),
        )
        for card in seen["chain"]
    )
    realised = [card for cards in s.evolutions for card in cards]
    s.evolution_pile = shuffled(rest(range(len(deck.evolutions)), [*s.evolution_row, *realised]))
    s.hunting_pile = shuffled(rest(range(len(deck.hunting)), [*s.hunting_row, *s.hunting_discards]))
    s.picking_pile = shuffled(rest(deck.picking_cards, s.picking_discards))


def deal_bonus(
    s: Table, seat: int | None, hand: list[int], sizes: Sequence[int], luck: Luck
) -> None:
    """Others hold what this seat knows they hold, and any of the cards it cannot see.

    The pile holds only cards that it was last made of; after a reshuffle that is less than all.
    """
    hands = [
        hand
        if other == seat
        else [card for who, holder, card in s.known if who == seat and holder == other]
        for other in range(len(sizes))
    ]
    in_sight = [
        *s.bonus_discards,
        *(played[1] for played in s.chain),
        *(c for cards in hands for c in cards),
    ]
    unseen = rest(s.settings.deck.bonus_cards, in_sight)
    hidden = sum(sizes) - sum(map(len, hands))
    pile = drawn_at_random(common(unseen, s.bonus_origin), len(unseen) - hidden, luck)
    held = drawn_at_random(rest(unseen, pile), hidden, luck)
    for other, cards in enumerate(hands):
        missing = sizes[other] - len(cards)
        s.hand[other] = tuple(sorted([*cards, *held[:missing]]))
        held = held[missing:]
    s.bonus_pile = shuffled(pile)


def drawn_at_random(cards: list[int], count: int, luck: Luck) -> list[int]:
    return [cards.pop(luck.below(len(cards), "imagine")) for _ in range(count)]


def common(cards: Sequence[int], others: Sequence[int]) -> list[int]:
    """The cards that are also among the others, copies counted."""
    spare = list(others)
    found = []
    for card in cards:
        if card in spare:
            spare.remove(card)
            found.append(card)
    return found


def rest(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """The cards that are not gone, copies counted."""
    left_over = list(cards)
    for card in gone:
        left_over.remove(card)
    return left_over
