"""What greedy sees in Gletscher when another clan has yet to choose its loss (G20)."""

from __future__ import annotations

import pytest
from camp import DECK, actions, asked, clan, dice, hold, play, store

from lascaux.bots import make
from lascaux.bots.evaluate.gletscher import threatened
from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import END, PLAY, TARGET
from lascaux.games.gletscher.state import Table
from lascaux.kernel.chance import FastLuck


def at_the_end(card: str, players: int = 2) -> Table:
    """Seat 0 holds this card and is at the end of its turn."""
    s = actions("p-deer", "p-hare", "p-fox", players=players)
    hold(s, 0, card)
    s.answer(0, END)
    return s


def chosen(s: Table) -> int:
    greedy = make("greedy", GLETSCHER, DECK, FastLuck("greedy"))
    return greedy.choose(GLETSCHER.view(s, s.turn), s.choices)


def test_greedy_sends_the_predator_to_the_leader_not_to_the_last() -> None:
    """F9: one clan has two trophies and three cards, the other one trophy and its last card."""
    s = at_the_end("f-beast", players=3)
    s.trophies = [0, 2, 1]
    clan(s, 2, (1,))
    assert chosen(s) == PLAY(DECK.index["f-beast"])
    s.answer(0, chosen(s))
    assert asked(s) == "0 ChooseTarget"
    assert chosen(s) == TARGET(1)


@pytest.mark.parametrize(("herbs", "loss"), [((), 19.0 - 15.0 + 0.6), (("h-yarrow",), 1.5)])
def test_a_predator_costs_the_third_clan_card_or_a_herb(
    herbs: tuple[str, ...], loss: float
) -> None:
    """F9: of 1, 2 and 3 hunters the one hunter would go (0.6)."""
    s = at_the_end("f-beast")
    store(s, 1, *herbs)
    play(s, 0, "f-beast")
    assert asked(s) == "1 FaceThePredator"
    assert threatened(s, 1) == pytest.approx(loss)
    assert threatened(s, 0) == 0.0


def test_a_scavenger_with_a_six_costs_two_cards() -> None:
    """F11: 1.5 each."""
    s = at_the_end("f-rats")
    store(s, 1, "h-yarrow", "p-hare", "p-fish")
    play(s, 0, "f-rats")
    dice(s, 6)
    assert asked(s) == "1 LoseStore"
    assert threatened(s, 1) == pytest.approx(3.0)


def test_a_raid_gives_the_raider_what_it_takes() -> None:
    """F8: the raider takes the best, twice the worth of the card that is missed least."""
    s = at_the_end("f-raid")
    store(s, 1, "h-yarrow", "p-hare")
    play(s, 0, "f-raid")
    dice(s, 3)
    assert asked(s) == "0 Plunder"
    assert (threatened(s, 0), threatened(s, 1)) == (-3.0, 3.0)
