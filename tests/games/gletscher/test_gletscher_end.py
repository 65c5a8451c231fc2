"""The end, refounding and empty piles (G27-G29)."""

from __future__ import annotations

import pytest
from camp import (
    actions,
    artefact,
    asked,
    cards,
    clan,
    dice,
    draw,
    fates,
    go_on,
    hold,
    play,
    reveal,
    shed,
    store,
    table,
    told,
    year_ends,
)

from lascaux.bots.evaluate import evaluation_of
from lascaux.games.gletscher import GLETSCHER
from lascaux.games.gletscher.choices import CLAN, DRAW, END
from lascaux.games.gletscher.state import Table
from lascaux.games.gletscher.terms import HAND, NO_CARD
from lascaux.kernel.pile import shuffled


def through_winter(s: Table) -> Table:
    """Winter is played with the first choice everywhere; clans keep their cards of most hunters."""
    while not s.over and asked(s) != "chance Reveal":
        go_on(s)
    return s


def last_turn(*trophies: int) -> Table:
    """Winter is revealed, these trophies are won, every clan has a mammoth to eat: nobody leaves."""
    s = table(len(trophies))
    year_ends(s)
    s.trophies = list(trophies)
    for seat in range(len(trophies)):
        clan(s, seat, (3,))
        store(s, seat, "p-bear" if seat < 2 else "p-mammoth")
    return s


@pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 4), (4, 3)])
def test_the_goal_depends_on_the_number_of_players(players: int, goal: int) -> None:
    """G27: goal less one goes on, if the contest is won by another; the goal ends the game."""
    assert GLETSCHER.view(table(players), None)["goal"] == goal


def finish(s: Table, *hunters_dice: int) -> Table:
    s.answer(0, END)
    dice(s, *hunters_dice)
    while not s.over and asked(s) != "chance Reveal":
        s.answer(s.turn, END if END in s.choices else s.choices[0])
    return s


def test_the_game_ends_after_the_winter_in_which_the_goal_is_reached() -> None:
    """G27: three players, goal 4. Seat 1 has 3 and wins the hunters' contest."""
    s = last_turn(0, 3, 0)
    finish(s, 1, 6, 1)
    assert (s.over, s.winners, s.trophies) == (True, (1,), [0, 4, 0])


def test_below_the_goal_the_next_player_starts_the_new_year() -> None:
    """G27."""
    s = last_turn(0, 3, 0)
    finish(s, 6, 1, 1)
    assert not s.over
    assert (s.year, s.active, s.trophies) == (2, 1, [1, 3, 0])


def test_most_trophies_win_among_several() -> None:
    """G27: 4 players, goal 3."""
    s = last_turn(3, 4, 2, 0)
    finish(s, 1, 1, 1, 6)
    assert s.winners == (1,)


def test_then_most_hunters_a_card_drawn_this_winter_included() -> None:
    """G27: both have 6; seat 1 draws a clan card and has more hunters."""
    s = last_turn(6, 5)
    s.answer(0, END)
    dice(s, 1, 6)
    assert s.trophies == [6, 6]
    s.answer(0, END)
    s.answer(1, DRAW)
    draw(s, 1)
    assert (s.over, s.winners) == (True, (1,))


def test_then_the_victory_is_shared() -> None:
    """G27."""
    s = last_turn(6, 5)
    finish(s, 1, 6)
    assert s.winners == (0, 1)


def test_after_the_eighth_winter_the_game_ends() -> None:
    """G27: nobody has the goal; most trophies win."""
    s = last_turn(1, 3)
    s.year = 8
    finish(s, 6, 1)
    assert (s.over, s.winners) == (True, (1,))


def test_the_seventh_winter_is_not_the_last() -> None:
    """G27."""
    s = last_turn(1, 3)
    s.year = 7
    finish(s, 6, 1)
    assert not s.over
    assert s.year == 8


def test_a_clan_refounded_this_winter_has_not_survived_it() -> None:
    """G27, G28: six trophies and the last clan card starves: the trophies are gone, nobody wins."""
    s = table()
    year_ends(s)
    s.trophies = [0, 6]
    clan(s, 1, (3,))
    store(s, 0, "p-mammoth")
    s.answer(0, END)
    through_winter(s)
    assert not s.over
    assert s.trophies == [1, 0]
    assert told(s, "refounded") == [{"seat": 1, "trophies": 6}]


def test_a_clan_without_hunters_gives_up_everything_but_its_cave() -> None:
    """G28: store, shed and artefact to the hunt discards, fate cards to theirs; one new card each."""
    s = table()
    clan(s, 0, (2,))
    store(s, 0, "p-fish+w-net", "h-yarrow")
    shed(s, 0, "w-axe", "p-deer")
    artefact(s, 0, "a-lion")
    hold(s, 0, "f-luck", "f-move")
    s.trophies = [2, 1]
    reveal(s, "e-quake", "p-hare", "p-deer")
    dice(s, 6)
    s.answer(0, END)  # no offering
    draw(s, 3)
    draw(s, "f-storm")
    assert (s.store[0], s.shed[0], s.artefact[0]) == ((), (), NO_CARD)
    assert sorted(map(str, cards(s.hunt_discards))) == sorted(
        ["e-quake", "p-fish", "w-net", "h-yarrow", "w-axe", "p-deer", "a-lion"]
    )
    assert fates(s.fate_discards) == ["f-luck", "f-move"]
    assert s.clan_lost == (2,)
    assert s.trophies == [0, 1]
    assert s.hand[0] == (3,)
    assert fates(s.fate[0]) == ["f-storm"]


def test_an_active_player_goes_on_with_the_new_clan() -> None:
    """G28: the player hunts with it in the same turn."""
    s = table()
    clan(s, 0, (2,))
    reveal(s, "e-quake", "p-hare", "p-deer")
    dice(s, 6)
    draw(s, 3)
    draw(s, "f-storm")
    dice(s, 1)
    assert asked(s) == "0 Actions"
    assert s.hand[0] == (3,)


def test_a_clan_is_refounded_by_any_cause() -> None:
    """G28: hunger too. The new clan card does not eat again."""
    s = table()
    year_ends(s)
    clan(s, 0, (3,))
    s.answer(0, END)
    assert asked(s) == "chance DrawClan"
    draw(s, 1)
    draw(s, "f-luck")
    assert s.hand[0] == (1,)
    assert asked(s) == "1 LoseClan"


def test_bots_can_weigh_a_clan_between_its_last_card_and_its_new_one() -> None:
    """G28: it has starved and nothing is drawn yet, so that there is nobody to feed."""
    s = table()
    year_ends(s)
    clan(s, 0, (3,))
    before = evaluation_of(GLETSCHER).evaluate(s, 0)
    s.answer(0, END)
    assert asked(s) == "chance DrawClan"
    assert s.clan(0) == ()
    assert evaluation_of(GLETSCHER).evaluate(s, 0) < before


def test_the_lost_clan_cards_are_shuffled_when_the_pile_is_empty() -> None:
    """G29."""
    s = table()
    s.clan_lost = tuple(card for layer in s.clan_pile for card in layer)
    s.clan_pile = shuffled(())
    reveal(s, "e-wedding", "p-hare", "p-deer")
    draw(s, 2)
    assert s.used[0] == (2,)
    assert s.clan_lost == ()
    assert len(s.clan_pile[0]) == 13


def test_without_any_clan_card_to_shuffle_none_is_drawn() -> None:
    """G29: all twenty are in the clans, eight of them with seat 0 and twelve with seat 1."""
    s = table()
    clan(s, 1, (1,) * 6 + (2,) * 6 + (3,) * 5)
    reveal(s, "e-wedding", "p-hare", "p-deer")
    assert asked(s) == "0 Actions"
    assert s.clan(0) == (1, 2, 3)


def test_the_fate_discards_are_shuffled_when_the_deck_is_empty() -> None:
    """G29: and all know what the new deck is made of."""
    s = actions("p-deer", "p-hare", "p-fox")
    s.fate_discards = s.fate_pile[0]
    s.fate_pile = shuffled(())
    s.answer(0, DRAW)
    s.answer(0, CLAN(HAND, 1))
    draw(s, "f-raid")
    assert fates(s.fate[0]) == ["f-raid"]
    assert (len(s.fate_pile[0]), s.fate_discards) == (23, ())
    assert len(s.fate_origin) == 24


def test_a_refounded_clan_without_a_fate_deck_draws_none() -> None:
    """G29: the deck is in other hands."""
    s = table()
    clan(s, 0, (2,))
    s.fate[1] = s.fate_pile[0]
    s.fate_pile = shuffled(())
    reveal(s, "e-quake", "p-hare", "p-deer")
    dice(s, 6)
    draw(s, 1)
    assert s.fate[0] == ()
    assert asked(s) == "chance Roll"


def test_the_card_that_a_clan_loses_last_may_be_the_one_it_draws() -> None:
    """G28, G29: with an empty pile the lost cards are shuffled, the one just lost among them."""
    s = table()
    clan(s, 0, (2,))
    pile = [card for layer in s.clan_pile for card in layer]
    s.clan_pile = shuffled(())
    s.used[1] = tuple(pile)
    reveal(s, "e-quake", "p-hare", "p-deer")
    dice(s, 6)  # the only lost card, of two hunters, comes back by itself
    assert s.hand[0] == (2,)


def test_a_predator_in_play_is_not_shuffled_into_the_deck() -> None:
    """G28, G29: F9 takes the last clan card while the fate deck is empty."""
    s = actions("p-deer", "p-hare", "p-fox")
    hold(s, 0, "f-beast")
    clan(s, 1, (1,))
    s.fate_discards = s.fate_pile[0][:3]
    s.fate[0] = tuple(sorted(s.fate[0] + s.fate_pile[0][3:8]))
    s.fate[1] = s.fate_pile[0][8:]
    s.fate_pile = shuffled(())
    s.answer(0, END)
    play(s, 0, "f-beast")
    draw(s, 2)
    assert asked(s) == "chance DrawFate"
    assert "f-beast" not in fates(s.fate_pile[0])


def test_wedding_guests_are_used_up_with_the_turn() -> None:
    """G21, G26: in the last turn of a year the guest eats with the others."""
    s = table()
    year_ends(s)
    clan(s, 0, (1,), (2,))
    s.answer(0, END)
    assert told(s, "feeding")[0]["hunters"] == 3
    assert s.used[0] == ()
