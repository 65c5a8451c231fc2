"""The night: potions, cider, beds (A22)."""

from __future__ import annotations

from hamlet import (
    asked,
    do,
    hurt,
    ids,
    own,
    pass_all,
    people,
    refused,
    stock,
    stocked,
    table,
    tired,
)

from lascaux.games.above_below.choices import END, SELL
from lascaux.games.above_below.terms import CIDER

TRIO = ("v-hammer", "v-quill", "v-plain")


def test_each_bed_moves_one_villager_one_step() -> None:
    """A22: three beds: two exhausted are ready, one injured is exhausted; nothing is asked."""
    s = table()
    people(s, 0, exhausted=("v-hammer", "v-quill"), injured=("v-plain",))
    pass_all(s)
    assert s.round == 2
    assert ids(s.ready[0]) == ["v-hammer", "v-quill"]
    assert ids(s.exhausted[0]) == ["v-plain"]


def test_with_too_few_beds_the_player_chooses() -> None:
    """A22: three beds for five: the ones left out stay where they are."""
    s = table()
    people(s, 0, exhausted=(*TRIO, "t-late"), injured=("t-hammer",))
    pass_all(s)
    assert asked(s) == "0 Beds"
    do(s, tired("v-hammer"), hurt("t-hammer"), tired("t-late"))
    assert s.round == 2
    assert ids(s.ready[0]) == ["v-hammer", "t-late"]
    assert ids(s.exhausted[0]) == ["v-quill", "v-plain", "t-hammer"]
    assert s.injured[0] == ()


def test_nobody_sleeps_in_two_beds() -> None:
    """A22: whoever a bed took from the injured is not offered another one."""
    s = table()
    people(s, 0, exhausted=(*TRIO, "t-late"), injured=("t-hammer",))
    pass_all(s)
    do(s, hurt("t-hammer"))
    assert tired("t-hammer") not in s.choices
    assert refused(s, tired("t-hammer")) == "A22 no-such-choice"


def test_of_two_alike_one_may_have_slept() -> None:
    """A22: an injured and an exhausted one of the same kind are two villagers."""
    s = table()
    people(s, 0, exhausted=(*TRIO, "t-plain"), injured=("t-plain",))
    pass_all(s)
    do(s, hurt("t-plain"), tired("t-plain"))
    assert asked(s) == "0 Beds"
    do(s, tired("v-plain"))
    assert ids(s.ready[0]) == ["v-plain", "t-plain"]
    assert ids(s.exhausted[0]) == ["v-hammer", "v-quill", "t-plain"]


def test_beds_of_all_buildings_count() -> None:
    """A22, A40: 3 + 2 + 1 for six."""
    s = table()
    own(s, 0, "h-beds", "o-bed")
    people(s, 0, exhausted=(*TRIO, "t-plain", "t-plain", "t-plain"))
    pass_all(s)
    assert s.round == 2
    assert len(s.ready[0]) == 6


def test_a_potion_heals_and_a_cider_wakes() -> None:
    """A22: both on one villager, and then the beds for the others."""
    s = table()
    people(s, 0, exhausted=("v-hammer", "v-quill"), injured=("v-plain",))
    stock(s, 0, potion=1, cider=1)
    pass_all(s)
    assert asked(s) == "0 Drink"
    do(s, hurt("v-plain"))
    assert ids(s.exhausted[0]) == ["v-hammer", "v-quill", "v-plain"]
    do(s, tired("v-plain"))
    assert s.round == 2
    assert stocked(s, 0) == {}
    assert len(s.ready[0]) == 3


def test_a_bed_may_follow_a_potion() -> None:
    """A22: one bed per villager, a drink is none: injured, exhausted, ready in one night."""
    s = table()
    people(s, 0, injured=("v-plain",))
    stock(s, 0, potion=1)
    pass_all(s)
    do(s, hurt("v-plain"))
    assert len(s.ready[0]) == 3


def test_drinking_is_optional_and_any_number() -> None:
    """A22: of three ciders one is drunk."""
    s = table()
    own(s, 0)
    people(s, 0, exhausted=(*TRIO, "t-late"))
    stock(s, 0, cider=3)
    pass_all(s)
    do(s, tired("t-late"), END)
    assert stocked(s, 0) == {"cider": 2}
    assert len(s.ready[0]) == 4


def test_the_drink_on_the_sale_spot_may_be_drunk() -> None:
    """A22."""
    s = table()
    people(s, 0, exhausted=(*TRIO, "t-late"), ready=("t-plain",))
    stock(s, 0, cider=1)
    do(s, SELL(CIDER))
    pass_all(s)
    do(s, tired("t-late"))
    assert s.sale[0] == -1
    assert stocked(s, 0) == {}


def test_nobody_drinks_by_day() -> None:
    """A22: only here; the menu offers no drink."""
    s = table()
    people(s, 0, exhausted=("v-plain",), injured=("v-quill",))
    stock(s, 0, cider=1, potion=1)
    assert refused(s, tired("v-plain")) == "A4 no-such-choice"
    assert refused(s, hurt("v-quill")) == "A4 no-such-choice"


def test_the_first_player_rests_first() -> None:
    """A22: one after the other, in the order of play."""
    s = table(3)
    for seat in range(3):
        people(s, seat, exhausted=(*TRIO, "t-plain", "t-late" if seat < 2 else "t-hammer"))
    pass_all(s)
    order = []
    while s.round == 1:
        order.append(asked(s))
        do(s, s.choices[0])
    assert list(dict.fromkeys(order)) == ["0 Beds", "1 Beds", "2 Beds"]
