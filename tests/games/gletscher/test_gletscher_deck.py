"""The deck file of Gletscher: ours, and those that are refused."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lascaux.games.gletscher.deck import TRIBE_DECK, Deck, read
from lascaux.games.gletscher.effect_table import EFFECTS, EVENTS
from lascaux.games.gletscher.rules import events, hunt, reactions, yellow
from lascaux.games.gletscher.terms import HERB, PREY, WEAPON
from lascaux.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

TEST_DECK = Path(__file__).with_name("deck.toml").read_text(encoding="utf-8")


def complaint(tmp_path: Path, text: str) -> str:
    """The reason against a deck file of this text, less the name of the file."""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read(file)
    begin = f"{file}: "
    assert str(caught.value).startswith(begin)
    return str(caught.value).removeprefix(begin)


def changed(old: str, new: str) -> str:
    assert old in TEST_DECK
    return TEST_DECK.replace(old, new, 1)


def kinds(deck: Deck, cards: Sequence[int]) -> list[int]:
    return [[deck.hunt[card].kind for card in cards].count(kind) for kind in range(5)]


def test_our_deck_has_the_counts_of_the_contract() -> None:
    """Components: 32 prey, 8 herbs, 10 weapons, 4 artefacts, 5 events; G2: 12 blue and 6 yellow."""
    deck = read()
    assert kinds(deck, deck.hunt_cards(4)) == [32, 8, 10, 4, 5]
    assert (len(deck.blue), len(deck.yellow)) == (12, 6)
    assert {deck.hunt[card].kind for card in (*deck.blue, *deck.yellow)} <= {PREY, HERB, WEAPON}
    assert [len(deck.hunt_cards(players)) for players in (2, 3, 4)] == [41, 53, 59]
    assert [deck.clan_cards.count(hunters) for hunters in (1, 2, 3)] == [7, 7, 6]
    clauses = [deck.fate[card].effect.clause for card in deck.fate_cards]
    assert [clauses.count(f"F{n}") for n in range(1, 12)] == [3, 3, 3, 3, 2, 2, 2, 1, 1, 2, 2]
    assert deck.warnings == ()


@pytest.mark.parametrize(
    ("when", "does"),
    [
        ({"own-hunt"}, hunt.DOES),
        ({"before-the-roll", "after-success"}, reactions.DOES),
        ({"end-of-turn"}, yellow.DOES),
    ],
)
def test_every_fate_card_does_something(when: set[str], does: dict[str, object]) -> None:
    """F1, F3 to F11: F2 undoes what others do."""
    assert set(does) == {name for name, effect in EFFECTS.items() if effect.when in when}


def test_every_event_does_something() -> None:
    """G21."""
    assert set(events.DOES) == set(EVENTS) == {"wedding", "earthquake"}


def test_the_smaller_decks_of_ours_keep_the_mix() -> None:
    """G2: the shares of prey, herbs and weapons stay within six points of the whole deck."""
    deck = read()
    whole = [count / 59 for count in kinds(deck, deck.hunt_cards(4))[:3]]
    for players in (2, 3):
        cards = deck.hunt_cards(players)
        part = [count / len(cards) for count in kinds(deck, cards)[:3]]
        assert all(abs(a - b) < 0.06 for a, b in zip(whole, part, strict=True))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "gletscher"', 'game = "krom"', "game must be 'gletscher', not 'krom'"),
        ("copies = 4\nfood = 1", "copies = 3\nfood = 1", "needs 32 prey cards, has 31"),
        ("yellow = 2", "yellow = 1", "needs 6 yellow diamonds, has 5 (G2)"),
        ("yellow = 2", "yellow = 6", "prey 'p-horse': yellow must be a whole number from 0 to 5"),
        ("food = 6", "food = 0", "prey 'p-mammoth': food must be a whole number from 1 to 9"),
        ("fish = true", "fish = 1", "prey 'p-fish': fish must be true or false, not 1"),
        (
            "food = 2\nclan = 2\nhunt = 4",
            "food = 2\nclan = 2\nhunt = 4\nfish = true",
            "prey 'p-fox': fish have food 1, not 2 (G11)",
        ),
        ("net = true\n", "", "needs a weapon that is a net (G11)"),
        ("weapon = 1", "weapon = {}", "prey 'p-deer': weapon is empty (G11)"),
        ("{ large = 3 }", "{ huge = 3 }", "prey 'p-mammoth': unknown key 'huge'"),
        ('effect = "wedding"', 'effect = "feast"', "event 'e-wedding': unknown effect 'feast'"),
        (
            'copies = 2\neffect = "wedding"',
            'copies = 1\neffect = "wedding"',
            "needs 5 event cards, has 4",
        ),
        (
            'effect = "wedding"',
            'effect = "earthquake"',
            "needs 2 events 'wedding', has 0 (G21)",
        ),
        ("story = 5\n\n[[event]]", "\n[[event]]", "artefact 'a-lady': story must be a whole"),
        ('[[winter]]\nid = "winter"\n', "", "needs 1 winter cards, has 0"),
        ('colour = "red"', 'colour = "green"', "fate 'f-mine': dispute is red"),
        ('effect = "dispute"', 'effect = "storm"', "needs 3 fate cards 'dispute', has 0 (F3)"),
        ("hunters = 3", "hunters = 4", "clan 3: hunters must be a whole number from 1 to 3"),
        (
            "hunters = 1\ncopies = 7",
            "hunters = 1\ncopies = 6",
            "needs 7 clan cards of 1 hunters, has 6",
        ),
        ('id = "p-fox"', 'id = "p-hare"', "prey 'p-hare': this id is used twice"),
        ('id = "w-bow"', 'id = "w-bow"\ncolour = "red"', "weapon 'w-bow': unknown key 'colour'"),
    ],
)
def test_a_wrong_deck_is_refused_in_one_line(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    """Components, with the clause where there is one."""
    assert complaint(tmp_path, changed(old, new)).startswith(reason)


def test_fish_are_needed(tmp_path: Path) -> None:
    """G11."""
    text = TEST_DECK.replace("fish = true\n", "")
    assert complaint(tmp_path, text) == "needs a prey that is fish (G11)"


def test_a_card_may_have_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed('id = "p-hare"', 'id = "p-hare"\nname = "Bunny"'), encoding="utf-8")
    assert read(file).names == {"p-hare": "Bunny"}


def test_several_designs_may_share_an_effect(tmp_path: Path) -> None:
    """Components: two names for the three disputes."""
    two = (
        'id = "f-mine"\ncopies = 2\ncolour = "red"\neffect = "dispute"\n\n[[fate]]\nid = "f-ours"\n'
    )
    file = tmp_path / "mine.toml"
    file.write_text(changed('id = "f-mine"\ncopies = 3\n', two), encoding="utf-8")
    assert len(read(file).fate) == 12


LINES = TRIBE_DECK.read_text(encoding="utf-8").splitlines()


@given(
    line=st.integers(0, len(LINES) - 1),
    value=st.sampled_from(
        ["1", "-1", "99", "true", '"x"', "[]", "{}", "{ small = 1 }", "1.5", "2026-01-01", ""]
    ),
)
@settings(max_examples=150, deadline=None)
def test_whatever_a_line_says_reading_gives_a_deck_or_one_complaint(line: int, value: str) -> None:
    key = LINES[line].partition(" = ")[0]
    text = "\n".join([*LINES[:line], f"{key} = {value}", *LINES[line + 1 :]])
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deck.toml"
        file.write_text(text, encoding="utf-8")
        with suppress(BadInput):
            assert isinstance(read(file), Deck)
