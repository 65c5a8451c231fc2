"""A turn from A to F (G4-G9)."""

from __future__ import annotations

from camp import (
    DECK,
    actions,
    artefact,
    asked,
    cards,
    clan,
    dice,
    draw,
    fates,
    hold,
    hunt,
    in_store,
    number,
    pass_on,
    pile,
    play,
    refused,
    reveal,
    roll,
    shed,
    store,
    table,
    take,
    told,
    year_ends,
)

from lascaux.games.gletscher.choices import CLAN, END, HUNT, MAKE, PLAY, TAKE
from lascaux.games.gletscher.terms import HAND, WOUNDED
from lascaux.kernel.rules import CHANCE


def test_three_cards_are_revealed() -> None:
    """G4."""
    s = table()
    reveal(s, "p-hare", "h-yarrow", "p-deer")
    assert cards(s.row) == ["p-hare", "h-yarrow", "p-deer"]
    assert asked(s) == "0 Actions"


def test_winter_counts_as_one_of_three_and_the_reveal_goes_on_below_it() -> None:
    """G4: Winter, then two of the three cards below it; the third stays."""
    s = table()
    pile(s, ("winter",), ("p-hare", "p-fox", "h-yarrow"))
    reveal(s, "p-hare", "p-fox")  # Winter alone on its layer reveals itself
    assert cards(s.row) == ["winter", "p-hare", "p-fox"]
    assert s.hunt_pile == ((number("h-yarrow"),),)
    assert s.winter == 1
    assert asked(s) == "0 Actions"


def test_fewer_cards_are_revealed_when_the_pile_ends() -> None:
    """G4: two cards are left, the last is Winter."""
    s = table()
    pile(s, ("p-hare",), ("winter",))
    assert cards(s.row) == ["p-hare", "winter"]
    assert asked(s) == "0 Actions"


def test_all_cards_are_revealed_before_the_first_event() -> None:
    """G4: the earthquake comes first and waits for the third card."""
    s = table()
    reveal(s, "e-quake", "p-hare")
    assert asked(s) == "chance Reveal"
    reveal(s, "p-fox")
    assert asked(s) == "chance Roll"


def test_events_happen_in_the_order_revealed_each_finished_before_the_next() -> None:
    """G4: the wedding guest comes before the ground shakes for both clans."""
    s = table()
    reveal(s, "e-wedding", "p-hare", "e-quake")
    assert asked(s) == "chance DrawClan"
    draw(s, 3)
    assert asked(s) == "chance Roll"
    dice(s, 1)
    dice(s, 1)
    assert asked(s) == "0 Actions"
    assert [event["card"] for event in told(s, "event")] == ["e-wedding", "e-quake"]
    assert sorted(cards(s.hunt_discards), key=str) == ["e-quake", "e-wedding"]


def test_weapons_and_artefacts_may_be_taken_or_left() -> None:
    """G4: no clan card is needed for it; what is left is discarded at the end of the turn."""
    s = table()
    reveal(s, "w-spear", "a-lion", "w-bow")
    take(s, "a-lion")
    take(s, "w-bow")
    s.answer(0, END)
    assert s.artefact[0] == number("a-lion")
    assert cards(s.shed[0]) == ["w-bow"]
    assert s.hand[0] == (1, 2, 3)
    assert refused(s, 0, TAKE(0)) == "G4 take-earlier"
    s.answer(0, END)
    assert cards(s.hunt_discards) == ["w-spear"]


def test_another_artefact_discards_the_first() -> None:
    """G4: a clan owns at most one."""
    s = table()
    artefact(s, 0, "a-lion")
    reveal(s, "p-hare", "a-lady", "p-fox")
    take(s, "a-lady")
    assert s.artefact[0] == number("a-lady")
    assert cards(s.hunt_discards) == ["a-lion"]


def test_winter_is_laid_aside_and_events_are_discarded() -> None:
    """G4: Winter is on no pile until the winter comes (G23)."""
    s = table()
    year_ends(s)
    assert asked(s) == "0 Actions"
    assert DECK.winter not in [*s.hunt_discards, *(c for layer in s.hunt_pile for c in layer)]


def test_the_wounded_get_up_and_do_nothing_this_turn() -> None:
    """G5: a card wounded in one turn is used in the next, and in hand in the one after."""
    s = table()
    clan(s, 0, (1, 2), (), (3,))
    reveal(s, "p-hare", "p-fox", "p-deer")
    assert (s.hand[0], s.used[0], s.wounded[0]) == ((1, 2), (3,), ())
    s.answer(0, HUNT(0))
    assert refused(s, 0, CLAN(HAND, 3)) == "G10 no-such-choice"


def test_a_wound_costs_the_whole_next_turn() -> None:
    """G5: wounded in turn 1, it stays in the dwelling in turn 2, and acts in turn 3."""
    s = actions("p-hare", "p-fox", "p-deer")
    hunt(s, "p-hare", 3)
    roll(s, 1)  # +1 for the surplus: 2 of 3
    assert s.wounded[0] == (3,)
    s.answer(0, END)
    assert list(s.hand[0]) == [1, 2]
    reveal(s, "p-hare", "p-fox", "p-deer")
    s.answer(1, END)
    reveal(s, "p-horse", "p-horse", "p-horse")
    assert (s.hand[0], s.used[0]) == ((1, 2), (3,))
    s.answer(0, END)
    assert list(s.hand[0]) == [1, 2, 3]


def test_herbs_do_not_heal_unless_agreed() -> None:
    """G5: the variant is off by default."""
    s = table()
    clan(s, 0, (1, 2), (), (3,))
    store(s, 0, "h-yarrow")
    reveal(s, "p-hare", "p-fox", "p-deer")
    assert asked(s) == "0 Actions"


def test_variant_each_herb_takes_one_wounded_card_to_hand() -> None:
    """G5: two of three wounded cards are healed, the third is turned face up; no action is used."""
    s = table(herbs_heal="on")
    clan(s, 0, (2,), (), (1, 3, 3))
    store(s, 0, "h-yarrow", "h-berries", "p-hare")
    reveal(s, "p-hare", "p-fox", "p-deer")
    assert asked(s) == "0 Heal"
    assert refused(s, 0, in_store(s, 0, "p-hare")) == "G5 no-such-choice"
    s.answer(0, in_store(s, 0, "h-yarrow"))
    s.answer(0, CLAN(WOUNDED, 3))
    s.answer(0, in_store(s, 0, "h-berries"))
    s.answer(0, CLAN(WOUNDED, 1))
    assert asked(s) == "0 Actions"
    assert (s.hand[0], s.used[0], s.wounded[0]) == ((1, 2, 3), (3,), ())
    assert cards(s.hunt_discards) == ["h-yarrow", "h-berries"]


def test_one_action_for_each_clan_card_in_hand() -> None:
    """G6: three fate cards drawn, then the turn is over."""
    s = actions("p-hare", "p-fox", "p-deer")
    for card, fate in ((1, "f-luck"), (2, "f-gift"), (3, "f-mine")):
        s.answer(0, 4)
        if len(s.hand[0]) > 1:
            s.answer(0, CLAN(HAND, card))
        draw(s, fate)
    assert s.turns == 1
    assert asked(s) == "0 EndOfTurn"


def test_he_may_stop_at_any_time() -> None:
    """G6."""
    s = actions("p-hare", "p-fox", "p-deer")
    s.answer(0, END)
    assert s.active == 1


def test_a_clan_card_is_a_unit() -> None:
    """G6: three hunters go for a hare that needs one; the card is used, and brings +1, not +2."""
    s = actions("p-hare", "p-fox", "p-deer")
    hunt(s, "p-hare", 3)
    roll(s, 2)
    assert cards(s.store[0]) == ["p-hare"]
    assert (s.hand[0], s.used[0]) == ((1, 2), (3,))


def test_the_row_is_discarded_and_used_cards_return() -> None:
    """G7: the wounded stay in the dwelling."""
    s = actions("p-hare", "p-fox", "w-spear")
    hunt(s, "p-hare", 1)
    roll(s, 1)
    hunt(s, "p-fox", 2)
    roll(s, 6)
    s.answer(0, END)
    assert cards(s.hunt_discards) == ["p-hare", "w-spear"]
    assert (s.hand[0], s.used[0], s.wounded[0]) == ((2, 3), (), (1,))
    assert s.row == ()


def test_a_yellow_card_may_be_played_at_the_end_and_is_no_action() -> None:
    """G8: one of two; no clan card is used."""
    s = actions("p-hare", "p-fox", "p-deer")
    hold(s, 0, "f-move", "f-wrath")
    artefact(s, 1, "a-lion")
    s.answer(0, END)
    play(s, 0, "f-move")
    assert s.migrating == [0, 1]
    assert s.active == 1
    assert fates(s.fate[0]) == ["f-wrath"]


def test_no_card_of_another_colour_at_the_end_of_a_turn() -> None:
    """G8."""
    s = actions("p-hare", "p-fox", "p-deer")
    hold(s, 0, "f-luck", "f-storm", "f-move")
    s.answer(0, END)
    assert refused(s, 0, PLAY(DECK.index["f-luck"])) == "G8 not-yellow"
    assert refused(s, 0, PLAY(DECK.index["f-storm"])) == "G14 only-in-others-hunt"


def test_above_eight_cards_fate_cards_go_first() -> None:
    """G9: six clan cards, one of them wounded, and four fate cards: two fate cards go."""
    s = actions("p-hare", "p-fox", "p-deer")
    hold(s, 0, "f-luck", "f-gift", "f-mine", "f-crack")
    clan(s, 0, (1, 1, 2, 2, 3), (), (3,))
    pass_on(s, 0, 0)
    assert asked(s) == "0 Limit"
    assert refused(s, 0, CLAN(HAND, 1)) == "G9 fate-first"
    assert refused(s, 0, END) == "G9 over-the-limit"
    play(s, 0, "f-mine")
    play(s, 0, "f-luck")
    assert s.active == 1
    assert fates(s.fate[0]) == ["f-gift", "f-crack"]
    assert fates(s.fate_discards) == ["f-mine", "f-luck"]


def test_without_fate_cards_clan_cards_of_choice_are_discarded() -> None:
    """G9: ten clan cards; two of the player's choice join the lost ones, a wounded one among them."""
    s = actions("p-hare", "p-fox", "p-deer")
    clan(s, 0, (1, 1, 1, 2, 2, 2, 3, 3), (), (1, 3))
    s.answer(0, END)
    s.answer(0, CLAN(WOUNDED, 1))
    s.answer(0, CLAN(HAND, 2))
    assert s.active == 1
    assert s.clan_lost == (1, 2)
    assert (s.hand[0], s.wounded[0]) == ((1, 1, 1, 2, 2, 3, 3), (3,))


def test_exactly_eight_cards_are_allowed() -> None:
    """G9."""
    s = actions("p-hare", "p-fox", "p-deer")
    hold(s, 0, "f-luck", "f-gift", "f-mine", "f-crack", "f-storm")
    pass_on(s, 0, 0)
    assert s.active == 1


def test_the_limit_is_checked_only_for_the_active_player() -> None:
    """G9: seat 1 holds ten cards in seat 0's turn, and keeps them."""
    s = actions("p-hare", "p-fox", "p-deer")
    clan(s, 1, (1, 1, 1, 1, 2, 2, 2, 3, 3, 3))
    s.answer(0, END)
    assert s.active == 1
    assert len(s.hand[1]) == 10


def test_nothing_can_be_made_of_a_prey_without_a_weapon_in_it() -> None:
    """G18, among the actions of G6."""
    s = actions("p-hare", "p-fox", "p-deer")
    store(s, 0, "p-hare", "p-deer")
    assert refused(s, 0, MAKE(s.store[0].index(number("p-hare")))) == "G18 no-weapon-in-it"


def test_a_single_clan_card_needs_no_question() -> None:
    """G6: with one card left the fate card is drawn at once."""
    s = actions("p-hare", "p-fox", "p-deer")
    clan(s, 0, (2,))
    s.answer(0, 4)
    assert s.turn == CHANCE
    assert s.used[0] == (2,)


def test_taking_weapons_does_not_depend_on_the_shed() -> None:
    """G4: any number of weapons, copies too."""
    s = table(4)
    shed(s, 0, "w-spear")
    reveal(s, "w-spear", "p-hare", "w-spear")
    s.answer(0, TAKE(0))
    s.answer(0, TAKE(2))
    assert cards(s.shed[0]) == ["w-spear", "w-spear", "w-spear"]
