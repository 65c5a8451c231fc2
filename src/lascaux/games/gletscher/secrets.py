"""What a seat may see, and a table it could be (G30)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lascaux.games.gletscher.effects import face, food, modifiers, pair, parts
from lascaux.games.gletscher.rules import RULES
from lascaux.games.gletscher.rules.feeding import Meal, outcome, price, provisions
from lascaux.games.gletscher.state import Settings, Table
from lascaux.games.gletscher.terms import (
    CLANS,
    CONTESTS,
    FED,
    HALF_FED,
    NO_CARD,
    NO_SEAT,
    OUTCOMES,
    PAIR,
    SLOTS,
    Card,
    Cards,
)
from lascaux.kernel.codec import dump_stack, load_stack
from lascaux.kernel.pile import shuffled, size
from lascaux.kernel.rules import UNSEALED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.games.gletscher import view as v
    from lascaux.games.gletscher.deck import Deck
    from lascaux.kernel.chance import Luck


def view(s: Table, seat: int | None) -> v.GletscherView:
    """The table as this seat (None: a spectator) sees it, field by field, as JSON."""
    settings = s.settings
    deck = settings.deck
    seats = range(settings.players)
    mine = seat is not None and seat == s.turn
    return {
        "game": "gletscher",
        "players": settings.players,
        "options": dict(settings.options),
        "deck": deck.hash,
        "goal": settings.goal,
        "seat": seat,
        "clans": list(CLANS[: settings.players]),
        "year": s.year,
        "turns": s.turns,
        "invoked": s.invoked,
        "blessed": s.blessed,
        "lucky": s.lucky,
        "storm": s.storm,
        "winter": s.winter,
        "trophies": list(s.trophies),
        "asleep": list(s.asleep),
        "migrating": list(s.migrating),
        "played": list(s.played),
        "active": None if s.active == NO_SEAT else s.active,
        "waiting": s.waiting(),
        "winners": list(s.winners),
        "hand": [list(cards) for cards in s.hand],
        "used": [list(cards) for cards in s.used],
        "wounded": [list(cards) for cards in s.wounded],
        "hunters": [s.hunters(other) for other in seats],
        "store": [[shown(deck, card) for card in cards] for cards in s.store],
        "food": [provisions(s, other) for other in seats],
        "shed": [[shown(deck, card) for card in cards] for cards in s.shed],
        "artefact": [None if card == NO_CARD else deck.hunt[card].id for card in s.artefact],
        "fate_cards": [len(cards) for cards in s.fate],
        "fate": [] if seat is None else [deck.fate[card].id for card in s.fate[seat]],
        "row": [
            {"card": deck.hunt[card].id, "now": SLOTS[slot]}
            for card, slot in zip(s.row, s.slots, strict=True)
        ],
        "hunt_pile": [[deck.hunt[card].id for card in layer] for layer in s.hunt_pile],
        "hunt_discards": [deck.hunt[card].id for card in s.hunt_discards],
        "until_winter": until_winter(s),
        "clan_pile": [card for layer in s.clan_pile for card in layer],
        "clan_lost": list(s.clan_lost),
        "fate_pile": size(s.fate_pile),
        "fate_discards": [deck.fate[card].id for card in s.fate_discards],
        "fate_origin": [deck.fate[card].id for card in s.fate_origin],
        "hunt": hunt(s),
        "team": list(s.team),
        "red": played(s, s.red),
        "in_play": in_play(s),
        "dice": list(s.dice),
        "contests": [contest(s, *facts) for facts in s.contests],
        "meal": meal(s),
        "eaten": [deck.hunt[card].id for card in s.eaten],
        "suppers": [supper(s, other) for other in seats],
        "ready": [s.sealed[i : i + 1] not in ([], [UNSEALED]) for i in seats],
        "sealed": s.sealed[seat]
        if seat is not None and seat < len(s.sealed) and s.sealed[seat] >= 0
        else None,
        "stack": listed(dump_stack(s, len(s.stack) if mine else s.public_depth())),
    }


def shown_if_any(deck: Deck, card: Card) -> v.Kept | None:
    return None if card == NO_CARD else shown(deck, card)


def shown(deck: Deck, card: Card) -> v.Kept:
    """A card by its id; a fish with its net as both."""
    if card < PAIR:
        return deck.hunt[card].id
    fish, net = parts(card)
    return {"card": deck.hunt[fish].id, "net": deck.hunt[net].id}


def until_winter(s: Table) -> int | None:
    """Cards that will be revealed before Winter is; None once it has been."""
    before = 0
    for layer in s.hunt_pile:
        if s.settings.deck.winter in layer:
            return before
        before += len(layer)
    return None


def hunt(s: Table) -> v.HuntView | None:
    """The hunt in progress: what is needed, what helps and hinders, the faces of the die that do it."""
    if s.prey == NO_CARD:
        return None
    deck = s.settings.deck
    prey = face(s, s.prey)
    changes = modifiers(s)
    have = sum(amount for _, _, amount in changes)
    return {
        "prey": prey.id,
        "large": prey.is_large,
        "hunters": sum(s.team),
        "needed": prey.clan,
        "need": prey.hunt,
        "have": have,
        "modifiers": [
            {"source": source, "card": shown_if_any(deck, card), "amount": amount}
            for source, card, amount in changes
        ],
        "faces": [die for die in range(1, 7) if die + have >= prey.hunt],
        "weapon": shown_if_any(deck, s.weapon),
        "sacrificed": shown_if_any(deck, s.sacrificed),
        "die": s.dice[0] if len(s.dice) == 1 else None,
    }


def played(s: Table, red: tuple[int, ...]) -> v.RedView | None:
    if not red:
        return None
    return {"seat": red[0], "card": s.settings.deck.fate[red[1]].id}


def in_play(s: Table) -> v.InPlayView | None:
    """The fate card (or the event, played by nobody) that is about to take effect."""
    if not s.in_play:
        return None
    seat, card, target = s.in_play
    deck = s.settings.deck
    if seat == NO_SEAT:
        return {"seat": None, "card": deck.hunt[card].id, "target": target}
    return {"seat": seat, "card": deck.fate[card].id, "target": target}


def contest(
    s: Table,
    which: int,
    seats: Sequence[int],
    cards: Sequence[int],
    rolls: Sequence[Sequence[int]],
    winner: int,
) -> v.ContestView:
    return {
        "contest": CONTESTS[which],
        "entrants": [
            {
                "seat": seat,
                "card": shown(s.settings.deck, cards[i]),
                "story": face(s, cards[i]).story,
                "rolls": [dice[i] for dice in rolls],
            }
            for i, seat in enumerate(seats)
        ],
        "winner": None if winner == NO_SEAT else winner,
    }


def meal(s: Table) -> v.MealView | None:
    """What a clan has laid out to be eaten, and how much it must be."""
    rule = s.stack[-1] if s.stack else None
    if not isinstance(rule, Meal):
        return None
    return {
        "seat": rule.seat,
        "price": rule.price,
        "food": sum(food(s, card) for card in s.meal),
        "cards": [shown(s.settings.deck, card) for card in s.meal],
    }


def supper(s: Table, seat: int) -> v.SupperView:
    """How this clan's winter went or, as things stand, would go (G25)."""
    over = bool(s.suppers[seat])
    if over:
        had, hunters, tier = s.suppers[seat]
    else:
        had, hunters = provisions(s, seat), s.hunters(seat)
        tier = outcome(had, hunters)
    return {
        "over": over,
        "food": had,
        "hunters": hunters,
        "outcome": OUTCOMES[tier],
        "fed": price(hunters, FED),
        "half_fed": price(hunters, HALF_FED),
    }


def listed(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    return [listed(item) for item in value] if isinstance(value, list | tuple) else value


def imagine(seen: v.GletscherView, deck: Deck, luck: Luck) -> Table:
    """A table on which this seat would see this view: fate cards dealt anew, secret answers too."""
    seat = seen["seat"]
    s = Table(Settings(seen["players"], seen["options"], deck))
    lay_out_public(s, seen)
    deal_fate(s, seat, [deck.index[card] for card in seen["fate"]], seen["fate_cards"], luck)
    load_stack(s, RULES, seen["stack"])
    s.winners = tuple(seen["winners"])
    sealed = seen["sealed"]
    for other, ready in enumerate(seen["ready"]):
        if ready and other < len(s.sealed) and s.sealed[other] == UNSEALED:
            if other == seat and sealed is not None:
                s.answer(other, sealed)
            else:
                options = s.legal(other)
                s.answer(other, options[luck.below(len(options), "imagine")])
    return s


def lay_out_public(s: Table, seen: v.GletscherView) -> None:
    """Everything that all can see."""
    deck = s.settings.deck
    index = deck.index
    s.year = seen["year"]
    s.turns = seen["turns"]
    s.invoked = seen["invoked"]
    s.blessed = seen["blessed"]
    s.lucky = seen["lucky"]
    s.storm = seen["storm"]
    s.winter = seen["winter"]
    s.trophies = list(seen["trophies"])
    s.asleep = list(seen["asleep"])
    s.migrating = list(seen["migrating"])
    s.played = list(seen["played"])
    s.active = NO_SEAT if seen["active"] is None else seen["active"]
    s.hand = [tuple(cards) for cards in seen["hand"]]
    s.used = [tuple(cards) for cards in seen["used"]]
    s.wounded = [tuple(cards) for cards in seen["wounded"]]
    s.store = [numbers(deck, cards) for cards in seen["store"]]
    s.shed = [numbers(deck, cards) for cards in seen["shed"]]
    s.artefact = [number(deck, card) for card in seen["artefact"]]
    s.row = tuple(index[slot["card"]] for slot in seen["row"])
    s.slots = tuple(SLOTS.index(slot["now"]) for slot in seen["row"])
    s.hunt_pile = tuple(numbers(deck, layer) for layer in seen["hunt_pile"])
    s.hunt_discards = numbers(deck, seen["hunt_discards"])
    s.clan_pile = shuffled(seen["clan_pile"])
    s.clan_lost = tuple(seen["clan_lost"])
    s.fate_discards = tuple(index[card] for card in seen["fate_discards"])
    s.fate_origin = tuple(index[card] for card in seen["fate_origin"])
    s.team = tuple(seen["team"])
    if seen["hunt"]:
        s.prey = index[seen["hunt"]["prey"]]
        s.weapon = number(deck, seen["hunt"]["weapon"])
        s.sacrificed = number(deck, seen["hunt"]["sacrificed"])
    if seen["red"]:
        s.red = (seen["red"]["seat"], index[seen["red"]["card"]])
    if seen["in_play"]:
        card = seen["in_play"]
        by = NO_SEAT if card["seat"] is None else card["seat"]
        s.in_play = (by, index[card["card"]], card["target"])
    s.dice = tuple(seen["dice"])
    s.contests = tuple(contest_of(deck, facts) for facts in seen["contests"])
    s.suppers = [
        (row["food"], row["hunters"], OUTCOMES.index(row["outcome"])) if row["over"] else ()
        for row in seen["suppers"]
    ]
    s.meal = numbers(deck, seen["meal"]["cards"]) if seen["meal"] else ()
    s.eaten = numbers(deck, seen["eaten"])


def number(deck: Deck, card: v.Kept | None) -> Card:
    if card is None:
        return NO_CARD
    if isinstance(card, str):
        return deck.index[card]
    return pair(deck.index[card["card"]], deck.index[card["net"]])


def numbers(deck: Deck, cards: Sequence[Any]) -> Cards:
    return tuple(number(deck, card) for card in cards)


def contest_of(deck: Deck, facts: v.ContestView) -> Any:
    entrants = facts["entrants"]
    rolls = [entrant["rolls"] for entrant in entrants]
    return (
        CONTESTS.index(facts["contest"]),
        tuple(entrant["seat"] for entrant in entrants),
        tuple(number(deck, entrant["card"]) for entrant in entrants),
        tuple(zip(*rolls, strict=True)),
        NO_SEAT if facts["winner"] is None else facts["winner"],
    )


def deal_fate(
    s: Table, seat: int | None, hand: list[int], sizes: Sequence[int], luck: Luck
) -> None:
    """Others hold any of the cards that this seat cannot see.

    The pile holds only cards that it was last made of; after a reshuffle that is less than all.
    """
    in_sight = [*s.fate_discards, *hand]
    if s.in_play and s.in_play[0] != NO_SEAT:
        in_sight.append(s.in_play[1])
    unseen = list((Counter(s.settings.deck.fate_cards) - Counter(in_sight)).elements())
    hidden = sum(sizes) - len(hand)
    fits = list((Counter(unseen) & Counter(s.fate_origin)).elements())
    pile = drawn_at_random(fits, len(unseen) - hidden, luck)
    held = list((Counter(unseen) - Counter(pile)).elements())
    held = drawn_at_random(held, hidden, luck)
    for other, count in enumerate(sizes):
        if other == seat:
            s.fate[other] = tuple(sorted(hand))
        else:
            s.fate[other] = tuple(sorted(held[:count]))
            del held[:count]
    s.fate_pile = shuffled(pile)


def drawn_at_random(cards: list[int], count: int, luck: Luck) -> list[int]:
    return [cards.pop(luck.below(len(cards), "imagine")) for _ in range(count)]
