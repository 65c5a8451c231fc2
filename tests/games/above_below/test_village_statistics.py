"""What the lab counts: actions, encounters by the paragraph that decides them, cards."""

from __future__ import annotations

from collections import Counter

from hamlet import (
    DECK,
    act,
    choose,
    dice,
    do,
    explore,
    market,
    own,
    people,
    stock,
    table,
)

from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.choices import (
    ACCEPT,
    BUILD,
    END,
    HARVEST,
    LABOR,
    MARKET,
    OFFER,
    PRICE,
    SELL,
    SLOT,
    TAKE,
    TRAIN,
)
from lascaux.games.above_below.state import Table
from lascaux.games.above_below.statistics import count_actions, count_encounters, report
from lascaux.games.above_below.terms import TO_STOCK, TO_TRACK
from lascaux.kernel.facts import Facts, Totals
from lascaux.lab.play import Plan
from lascaux.lab.simulate import simulate

FISH, FRUIT = 1, 2
PAIR = ("v-hammer", "v-plain")


def counted(s: Table) -> dict[str, Counter[str]]:
    found = Facts(1)
    count_actions(found, s.events or [])
    count_encounters(found, DECK, s.events or [])
    return found.counts


def test_each_action_is_counted_once() -> None:
    """A14-A17: a house, two goods in one harvest, a pupil, two laborers; a pass is none."""
    s = table()
    own(s, 0, "h-fruit", "h-fish")
    people(s, 0, ready=("t-plain", "t-late"))
    act(s, BUILD, "v-hammer")
    do(s, market(s, 0, "h-beds"))
    act(s, LABOR, "v-plain", "v-quill")
    act(s, HARVEST, "t-plain", "t-late")
    do(s, TAKE(TO_TRACK, FRUIT), TAKE(TO_STOCK, FISH))
    do(s, END)
    act(s, TRAIN, "v-quill")
    do(s, SLOT(0))
    assert counted(s)["actions"] == {"build": 1, "labor": 1, "harvest": 1, "train": 1}


def test_harvests_of_two_neighbours_are_two() -> None:
    """A15: nothing else happens between them."""
    s = table()
    own(s, 0, "h-fruit")
    own(s, 1, "h-fish")
    act(s, HARVEST, "v-plain")
    do(s, TAKE(TO_TRACK, FRUIT))
    act(s, HARVEST, "v-plain")
    do(s, TAKE(TO_STOCK, FISH))
    assert counted(s)["actions"]["harvest"] == 2


def test_a_roll_without_a_lantern_is_a_roll() -> None:
    """A8: two late risers show nothing; that is a roll that failed."""
    s = table()
    people(s, 0, ready=("t-late", "t-late"))
    explore(s, "rats", "t-late", "t-late")
    choose(s, 2)
    dice(s, 1, 1)
    do(s, END)
    assert counted(s)["encounters"] == {"roots": 1, "rolled-failed": 1}
    assert report(DECK, Totals(2, [1], counted(s), Counter()))["rolls_won"] == 0.0


def test_only_the_last_paragraph_decides() -> None:
    """A31: the path has no roll and leads on; deeper is rolled and leads on; the deepest is given."""
    s = table()
    explore(s, "path", *PAIR)
    choose(s, 1)
    choose(s, 1)
    dice(s, 4, 4)
    choose(s, 1)
    assert counted(s)["encounters"] == {
        "roots": 1,
        "linked": 2,
        "on-the-way-succeeded": 2,
        "without-roll-succeeded": 1,
    }


def test_a_building_that_was_won_is_no_action() -> None:
    """A33."""
    s = table()
    explore(s, "hollow", *PAIR)
    choose(s, 2)
    do(s, MARKET(0))
    found = counted(s)
    assert found["actions"] == {"explore": 1, "harvest": 0}
    assert found["encounters"]["buildings-won"] == 1


def test_sales_are_free_actions() -> None:
    """A18, A19."""
    s = table()
    stock(s, 0, fish=1)
    do(s, SELL(FISH))
    act(s, LABOR, "v-plain")
    do(s, OFFER(0), PRICE(3), ACCEPT)
    assert counted(s)["free_actions"] == {"for-sale": 1, "offered": 1, "bought": 1}


def test_the_report_adds_up() -> None:
    """Points by source make the score, shares of actions make 1, cards are used where they were seen."""
    deck = ABOVE_BELOW.deck()
    options = ABOVE_BELOW.choose_options(3, {})
    plan = Plan("above_below", 3, options, deck, ("random", "greedy"), 1, None)
    found = simulate(plan, 4, None, lambda _: None)
    assert (found["games"], found["finished"]) == (4, 4)
    by_source = sum(found["score_by_source"].values())
    assert abs(by_source - found["mean_score"]) < 0.05
    assert abs(sum(action["share"] for action in found["actions"].values()) - 1) < 0.001
    met = found["encounters"]
    ends = sum(n for name, n in met.items() if name.endswith(("-succeeded", "-failed")))
    assert ends == met["roots"] + met["linked"]
    for card, counts in found["cards"].items():
        assert 0 <= counts["used"] <= counts["seen"] <= 4, card
