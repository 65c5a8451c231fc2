"""What is public and what is not (A7, A36)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from hamlet import DECK, act, asked, choose, dice, do, explore, people, table
from invariants.above_below import sound
from msgspec import to_builtins

from lascaux.bots import make
from lascaux.games.above_below import ABOVE_BELOW
from lascaux.games.above_below.book import CODE, Book, Reward
from lascaux.games.above_below.choices import END, EXPLORE
from lascaux.games.above_below.pages import pages
from lascaux.games.above_below.rules.encounter import Open
from lascaux.games.above_below.rules.explore import EncounterDie
from lascaux.games.above_below.state import Settings, Table
from lascaux.games.above_below.terms import AMETHYST
from lascaux.kernel.chance import FastLuck
from lascaux.kernel.codec import canonical
from lascaux.kernel.rules import CHANCE

PAIR = ("v-hammer", "v-plain")
TRIO = ("v-hammer", "v-quill", "v-plain")


def with_other_rewards(s: Table) -> Table:
    """The same table with a book that gives three amethysts for everything."""
    rich = Reward(((AMETHYST, 3),))
    paragraphs = tuple(
        paragraph._replace(
            options=tuple(
                option._replace(
                    rewards=(rich,) * len(option.rewards), failure=Reward(), fails=False
                )
                for option in paragraph.options
            )
        )
        for paragraph in DECK.book.paragraphs
    )
    other = s.copy()
    book = Book(paragraphs, DECK.book.index, DECK.book.caves)
    other.settings = Settings(s.settings.players, s.settings.options, replace(DECK, book=book))
    return other


def shown(s: Table) -> str:
    return canonical(
        [
            [ABOVE_BELOW.view(s, seat), to_builtins(ABOVE_BELOW.describe(s, seat))]
            for seat in (0, 1, None)
        ]
    )


def test_all_see_story_options_targets_costs_conditions_and_bonuses() -> None:
    """A7: and the left neighbour is the reader."""
    s = table(3)
    explore(s, "barter", *PAIR)
    for seat in (0, 1, 2, None):
        met = ABOVE_BELOW.view(s, seat)["encounter"]
        assert met is not None
        assert (met["seat"], met["reader"], met["paragraph"]) == (0, 1, "barter")
        assert [figures["targets"] for figures in met["figures"]] == [[], [2], [8]]
        assert [figures["cost"] for figures in met["figures"]] == [{"fish": 1}, {"coins": 2}, {}]
    explore_again = table()
    explore(explore_again, "hammers", *PAIR)
    met = ABOVE_BELOW.view(explore_again, 1)["encounter"]
    assert met is not None
    assert [option["per_hammer"] for option in met["figures"]] == [1, 2]
    assert [option["bonus"] for option in met["figures"]] == [1, 2]


def test_nothing_of_the_rewards_is_shown_before_the_book_is_opened() -> None:
    """A7, A36: whatever the book will say, views and questions are the same at every step."""
    s = table()
    steps: list[Callable[[Table], None]] = [
        lambda t: act(t, EXPLORE, *TRIO),
        lambda t: t.answer(CHANCE, 0),
        lambda t: t.answer(0, t.choices[0]),
        lambda t: t.answer(CHANCE, 0),
        lambda t: t.answer(0, END),
    ]
    other = with_other_rewards(s)
    for i, step in enumerate(steps):
        assert shown(s) == shown(other), i
        step(s)
        step(other)
    assert isinstance(s.question(), Open)
    assert shown(s) == shown(other)
    for played in (s, other):
        played.answer(CHANCE, played.choices[0])
    assert shown(s) != shown(other)


def test_what_the_book_says_is_known_to_all_once_it_is_resolved() -> None:
    """A7: the reward of the tier that was reached, not the others."""
    s = table()
    explore(s, "rats", *TRIO)
    choose(s, 1)
    dice(s, 1, 1, 1)
    do(s, END)
    tale = ABOVE_BELOW.view(s, 1)["tale"]
    assert [(told["paragraph"], told["tier"], told["things"]) for told in tale] == [
        ("rats", 0, {"coins": 1})
    ]
    assert "mushroom" not in json.dumps(tale)


def test_the_stack_holds_nothing_of_the_book() -> None:
    """A36: frames name seats and steps only."""
    s = table()
    explore(s, "rats", *PAIR)
    choose(s, 2)
    dice(s, 1, 1)
    for frame in ABOVE_BELOW.view(s, 0)["stack"]:
        assert all(isinstance(part, int | str) for part in frame)
        assert len(frame) <= 3


def test_a_real_table_has_one_answer_of_the_book_and_an_imagined_one_many() -> None:
    """A36: bots search among all options that look alike."""
    s = table()
    explore(s, "rats", *PAIR)
    imagined = ABOVE_BELOW.imagine(ABOVE_BELOW.view(s, 0), DECK, FastLuck(1))
    for played in (s, imagined):
        played.answer(0, played.choices[1])
        played.answer(CHANCE, 0)
        played.answer(0, END)
        assert isinstance(played.question(), Open)
    code = CODE(DECK.book.index["rats"], 1)
    assert list(s.choices) == [code]
    assert len(imagined.choices) > 10
    assert code in imagined.choices


def test_alike_is_decided_by_public_figures_alone() -> None:
    """A36: another book with the same faces and other rewards has the same sets."""
    other = with_other_rewards(table()).settings.deck.book
    for code in DECK.book.codes():
        assert other.alike(code) == DECK.book.alike(code)
        assert code in DECK.book.alike(code)


def test_an_imagined_exploration_may_meet_anything() -> None:
    """A36: the numbers of the grid are known, what they lead to is not."""
    s = table()
    imagined = ABOVE_BELOW.imagine(ABOVE_BELOW.view(s, 0), DECK, FastLuck(1))
    act(imagined, EXPLORE, *PAIR)
    assert isinstance(imagined.question(), EncounterDie)
    assert len(imagined.choices) == 150
    imagined.answer(CHANCE, 149)
    assert imagined.paragraph == DECK.book.caves[24][5]


def test_a_bot_chooses_the_same_whatever_the_book_says() -> None:
    """A36: greedy gets the view; the rewards behind it do not move it."""
    s = table()
    people(s, 0, ready=("t-plain",))
    explore(s, "rats", *PAIR)
    other = with_other_rewards(s)
    choices = {
        make("greedy", ABOVE_BELOW, DECK, FastLuck(5)).choose(ABOVE_BELOW.view(t, 0), t.choices)
        for t in (s, other)
    }
    assert len(choices) == 1


def test_coins_and_all_cards_are_public() -> None:
    """A36: every seat and a spectator see the same table."""
    s = table(3)
    views = [ABOVE_BELOW.view(s, seat) for seat in (0, 1, 2, None)]
    for view in views:
        view["seat"] = None
    assert len({canonical(view) for view in views}) == 1
    assert views[0]["coins"] == [7, 8, 8]


def test_success_and_failure_lines_are_sent_only_when_they_are_due() -> None:
    """A7: with our own book: no line of an outcome is in a view before the outcome."""
    deck = ABOVE_BELOW.deck()
    s = ABOVE_BELOW.setup(2, ABOVE_BELOW.choose_options(2, {}), deck)
    lines = {text for key, text in pages("en").items() if ".success" in key or ".failure" in key}
    luck = FastLuck(3)
    due = 0
    while not s.over:
        sent = json.dumps(
            [ABOVE_BELOW.view(s, 0), to_builtins(ABOVE_BELOW.describe(s, 0))], ensure_ascii=False
        )
        found = {line for line in lines if json.dumps(line, ensure_ascii=False)[1:-1] in sent}
        outcomes = [told["outcome"] for told in ABOVE_BELOW.view(s, 0)["tale"]]
        told = " ".join(outcome["text"]["en"] for outcome in outcomes if outcome)
        assert {line for line in found if line not in told} == set()
        due += len(found)
        s.answer(s.turn, s.choices[luck.below(len(s.choices))])
    assert due > 10
    sound(s)
    assert asked(s) == "over"
