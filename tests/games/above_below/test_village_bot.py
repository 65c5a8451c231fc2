"""What greedy thinks of Above and Below: goods by their slots, odds of lanterns, trade."""

from __future__ import annotations

import pytest
from hamlet import DECK, asked, do, own, people, stock, table

from lascaux.bots import make
from lascaux.bots.evaluate.above_below.exploring import exerted_worth, spread, tier_worth
from lascaux.bots.evaluate.above_below.shelf import between, shelf_worth
from lascaux.bots.evaluate.above_below.village import building_worth, strength
from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.choices import ACCEPT, END, OFFER, PRICE
from lascaux.games.above_below.state import Table
from lascaux.games.above_below.terms import GOODS
from lascaux.kernel.chance import FastLuck

FISH, FRUIT, ROPE, POT = 1, 2, 3, 4
TRIO = ("v-hammer", "v-quill", "v-plain")
STARTER = (1, 1, 1, 2, 2, 2)


def goods(**amounts: float) -> tuple[float, ...]:
    return tuple(amounts.get(good, 0.0) for good in GOODS)


def greedy(s: Table) -> int:
    """What greedy answers to the question at hand."""
    seat = s.turn
    bot = make("greedy", ABOVE_BELOW, DECK, FastLuck("bot"))
    return bot.choose(ABOVE_BELOW.view(s, seat), list(s.choices))


def test_the_commonest_kind_is_laid_last() -> None:
    """At the end: a rope and a fish on slots 1 and 2, four fruits on slot 3: 1 + 1 + 4 x 2."""
    assert shelf_worth(DECK, (), goods(fruit=4, rope=1, fish=1), 0) == pytest.approx(10)
    first = shelf_worth(DECK, ((FRUIT, 4),), goods(rope=1, fish=1), 0)
    assert first == pytest.approx(4 * 1 + 1 + 2)


def test_points_between_two_slots() -> None:
    """Slots pay 1, 1, 2, 2, 3, 4, 5, 6: halfway from the second to the third 1.5; the last is the last."""
    assert between(DECK.track_points, 1.5) == pytest.approx(1.5)
    assert between(DECK.track_points, 9.0) == pytest.approx(6)


def test_the_odds_of_two_starters() -> None:
    """One or two lanterns each, even odds: 2, 3 or 4 with a quarter, a half, a quarter."""
    assert spread((STARTER, STARTER)) == pytest.approx((0, 0, 0.25, 0.5, 0.25))


def test_an_exertion_must_pay_for_itself() -> None:
    """In the last round nearly nothing is lost: one more lantern for a target, none where it is reached."""
    assert exerted_worth(4, (5,), 2, 0) == pytest.approx(tier_worth(5, (5,), 0) - 0.05)
    assert exerted_worth(5, (5,), 2, 0) == pytest.approx(tier_worth(5, (5,), 0))
    assert exerted_worth(2, (5,), 2, 3) == 0


def test_a_bed_and_a_villager_are_worth_most_together() -> None:
    """Three of each: one more of both is a whole day of work, one alone less than half."""
    assert strength(4, 4) - strength(3, 3) == pytest.approx(1)
    assert strength(4, 3) - strength(3, 3) == strength(3, 4) - strength(3, 3) == pytest.approx(0.45)


def bargain() -> Table:
    """Seat 0 has three kinds and wants a fourth; seat 1 has fish to spare on its first slot."""
    s = table()
    s.round = 4
    s.track = [((ROPE, 1), (FRUIT, 1), (POT, 1)), ((FISH, 1),)]
    stock(s, 1, fish=2)
    s.sale[1] = FISH
    s.coins = [14, 0]
    people(s, 0, exhausted=TRIO)
    return s


def test_greedy_buys_what_it_needs_and_sells_what_it_can_spare() -> None:
    """A19: three coins for a fish that is worth twice as much on the other track."""
    s = bargain()
    assert greedy(s) == OFFER(1)
    do(s, OFFER(1))
    assert greedy(s) == PRICE(3)
    do(s, PRICE(3))
    assert asked(s) == "1 Answer"
    assert greedy(s) == ACCEPT


def test_greedy_keeps_what_it_needs_itself() -> None:
    """A19: the seller's only fish would be their fourth kind."""
    s = bargain()
    s.track[1] = ((ROPE, 1), (FRUIT, 1), (POT, 1))
    stock(s, 1, fish=1)
    do(s, OFFER(1), PRICE(3))
    assert greedy(s) == END


def test_beds_are_for_those_without() -> None:
    """Five villagers and three beds: two beds are worth more than two fish; with five beds less."""
    s = table()
    people(s, 0, ready=("t-plain", "t-late"))
    beds, fish = (DECK.buildings[DECK.index[card]] for card in ("h-beds", "h-fish"))
    short = building_worth(s, 0, 6, beds)
    assert short > building_worth(s, 0, 6, fish)
    own(s, 0, "h-beds")
    assert building_worth(s, 0, 6, beds) < short
