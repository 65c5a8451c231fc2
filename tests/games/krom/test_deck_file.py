"""The deck file: ours, and those that are refused or loaded with a warning (K23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from kit import DECK

from lascaux.games.krom.deck import TRIBE_DECK, read
from lascaux.games.krom.terms import BONE, STONE, WOOD
from lascaux.kernel.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

OURS = TRIBE_DECK.read_text(encoding="utf-8")
SOUP = 'id = "soup"\npoints = 2\ncost = { stone = 1, bone = 2 }\nplace = "cave"\n'


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
    assert old in OURS
    return OURS.replace(old, new, 1)


def test_our_deck_loads_without_a_warning() -> None:
    """K23."""
    assert read().warnings == ()
    assert read(TRIBE_DECK).hash == read().hash


def test_our_deck_has_the_counts_of_the_contract() -> None:
    """Components."""
    deck = read()
    assert deck.characters[:3] == ("alma", "morhy", "valkyr")
    assert {"karok", "kolos"} < set(deck.characters)
    assert len(deck.characters) == len(set(deck.weights)) == 6
    assert len(deck.evolutions) == 25
    assert len(deck.bonus_cards) == 31
    assert len(deck.picking_cards) == 20
    assert len(deck.hunting) == 17
    assert len(deck.mountain) == 8
    assert {card.dice for card in deck.hunting} == {1, 2, 3}


def test_our_deck_has_enough_points_and_no_cost_over_twelve() -> None:
    """K23."""
    deck = read()
    assert sum(card.points for card in deck.evolutions) >= 49
    assert max(card.cost[kind] for card in deck.evolutions for kind in (WOOD, STONE, BONE)) <= 12


def test_copies_are_counted() -> None:
    """Components: one entry may stand for several cards."""
    counters = [card for card in DECK.bonus_cards if DECK.bonus[card].id == "b-counter"]
    assert len(counters) == 4


def test_the_hash_follows_from_what_the_deck_says(tmp_path: Path) -> None:
    """Components: two files that say the same are one deck; another number makes another."""
    file = tmp_path / "mine.toml"
    file.write_text("# ours, with a comment\n" + OURS, encoding="utf-8")
    assert read(file).hash == read().hash
    file.write_text(changed("weight = 48", "weight = 49"), encoding="utf-8")
    assert read(file).hash != read().hash


def test_an_entry_may_have_a_name_of_its_own(tmp_path: Path) -> None:
    """Components."""
    file = tmp_path / "mine.toml"
    file.write_text(changed('id = "soup"', 'id = "soup"\nname = "Hot water"'), encoding="utf-8")
    assert read(file).names == {"soup": "Hot water"}


def test_too_few_points_are_a_warning(tmp_path: Path) -> None:
    """K23: 25 points; the deck is loaded all the same."""
    file = tmp_path / "mine.toml"
    text = OURS
    for points in (2, 3, 4):
        text = text.replace(f"points = {points}", "points = 1")
    file.write_text(text, encoding="utf-8")
    deck = read(file)
    assert len(deck.evolutions) == 25
    (warning,) = deck.warnings
    assert warning.startswith(f"{file}: ")
    assert "25 points" in warning
    assert "K23" in warning


@pytest.mark.parametrize(("points", "warnings"), [(3, 0), (2, 1)])
def test_49_points_are_enough(tmp_path: Path, points: int, warnings: int) -> None:
    """K23: 24 cards of 2 points less two of 1 make 46; the last card makes 49 or 48."""
    lines = OURS.splitlines()
    at = [i for i, line in enumerate(lines) if line.startswith("points = ")]
    for i, n in zip(at, [2] * 22 + [1, 1, points], strict=True):
        lines[i] = f"points = {n}"
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert len(read(file).warnings) == warnings


@pytest.mark.parametrize("kind", ["wood", "stone", "bone", "krom"])
@pytest.mark.parametrize("amount", [12, 13])
def test_a_cost_over_twelve_of_one_resource_is_a_warning(
    tmp_path: Path, kind: str, amount: int
) -> None:
    """K23, K24: krom is not a resource and never runs out."""
    file = tmp_path / "mine.toml"
    soup = SOUP.replace("{ stone = 1, bone = 2 }", f"{{ {kind} = {amount} }}")
    file.write_text(changed(SOUP, soup), encoding="utf-8")
    warnings = read(file).warnings
    if amount == 12 or kind == "krom":
        assert warnings == ()
    else:
        (warning,) = warnings
        assert warning.startswith(f"{file}: evolution 'soup'")


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        (f"[[evolution]]\n{SOUP}", "", "", "25 evolution"),
        ("[[evolution]]\n" + SOUP, "[[evolution]]\n" * 2 + SOUP, "evolution", "id"),
        ('id = "judging-owl"', 'id = "judging-owl"\ncopies = 2', "", "20 picking"),
        ('id = "the-word-no"\ncopies = 2', 'id = "the-word-no"', "", "31 bonus"),
        ('effect = "counter"', 'effect = "sneeze"', "bonus 'the-word-no'", "sneeze"),
        ('effect = "counter"', "", "bonus 'the-word-no'", "effect"),
        ('effect = "counter"', "effect = 7", "bonus 'the-word-no'", "effect"),
        ('effect = "counter"', 'effect = ["counter"]', "bonus 'the-word-no'", "effect"),
        ('effect = "counter"', "effect = {}", "bonus 'the-word-no'", "effect"),
        ('effect = "counter"', 'effect = "counter"\ndice = 1', "bonus 'the-word-no'", "dice"),
        ("add = 3", "dice = 3", "bonus 'very-loud-yell'", "dice"),
        ("dice = 2\n", "dice = 0\n", "bonus 'whole-family'", "dice"),
        ("add = 3", "add = 2.5", "bonus 'very-loud-yell'", "add"),
        ('id = "soup"', 'id = "soup"\ntaste = "good"', "evolution 'soup'", "taste"),
        ('id = "soup"', 'id = "soup"\ncopies = 2', "evolution 'soup'", "copies"),
        ('id = "soup"', 'id = "chair"', "evolution 'chair'", "twice"),
        ('id = "soup"', 'id = "alma"', "evolution 'alma'", "twice"),
        ('id = "soup"', 'id = "hot soup"', "evolution 'hot soup'", "id"),
        ('id = "soup"', "", "evolution 11", "id"),
        ('id = "soup"', "id = 11", "evolution 11", "id"),
        ("weight = 48", "weight = 57", "", "weight"),
        ("weight = 48", "", "character 'alma'", "weight"),
        ("weight = 48", "weight = 0", "character 'alma'", "weight"),
        ("weight = 48", 'weight = "48"', "character 'alma'", "weight"),
        ("weight = 48", "weight = 48.0", "character 'alma'", "weight"),
        ("weight = 48", "weight = true", "character 'alma'", "weight"),
        ('[[character]]\nid = "alma"\nweight = 48', "", "", "6 characters"),
        ("stone = 1, bone = 2", "stone = 1, bone = -2", "evolution 'soup'", "bone"),
        ("stone = 1, bone = 2", "stone = 1, bone = 0", "evolution 'soup'", "bone"),
        ("stone = 1, bone = 2", "hit_points = 2", "evolution 'soup'", "hit_points"),
        ("stone = 1, bone = 2", "gold = 2", "evolution 'soup'", "gold"),
        ("steal = { krom = 3 }", "steal = { hit_points = 3 }", "bonus 'light-f", "hit_points"),
        ("steal = { krom = 3 }", "steal = {}", "bonus 'light-fingers'", "empty"),
        ("steal = { krom = 3 }", "", "bonus 'light-fingers'", "steal"),
        ("lose = { wood = 2 }", "lose = { bonus = 1 }", "bonus 'woodworm'", "bonus"),
        ("give = { stone = 1 }", "give = { hit_points = 1 }", "bonus 'rare-rock'", "hit_points"),
        ('place = "savanna"', 'place = "beach"', "evolution 'bone-flute'", "beach"),
        ('place = "savanna"', 'place = ["savanna"]', "evolution 'bone-flute'", "place"),
        ("reward = { krom = 4 }", "reward = { any = 1 }", "picking 'lightning-s", "any"),
        ("reward = { krom = 4 }", "reward = 3", "picking 'lightning-struck-tree'", "reward"),
        (
            "reward = { krom = 4 }",
            "reward = [{ krom = 1 }, { wood = 1 }, { bone = 1 }]",
            "picking 'lightning-struck-tree'",
            "reward",
        ),
        ("reward = { krom = 4 }", "reward = [{ krom = 1 }]", "picking 'lightning-", "reward"),
        ("dice = 1\nvalue = 2", "dice = 4\nvalue = 2", "hunting 'overconfident-hare'", "dice"),
        ("dice = 1\nvalue = 2", "dice = 1", "hunting 'overconfident-hare'", "value"),
        (
            "value = 2\nreward = { bone = 1, krom = 1 }",
            "value = 2",
            "hunting 'overconfident-h",
            "reward",
        ),
        ("pair = { krom = 3 }", "pair = 3", "mountain", "pair"),
        ("pair = { krom = 3 }", "", "mountain", "pair"),
        ("pair = { krom = 3 }", "pear = { krom = 3 }", "mountain", "pear"),
        ('game = "krom"', 'game = "chess"', "", "chess"),
        ('name = "The tribe deck"', "", "", "name"),
        ('name = "The tribe deck"', 'name = "x"\nauthor = "me"', "", "author"),
    ],
)
def test_a_wrong_deck_is_refused_with_entry_and_reason(
    tmp_path: Path, old: str, new: str, entry: str, reason: str
) -> None:
    """K23, K28, components."""
    text = complaint(tmp_path, changed(old, new))
    assert text.startswith(entry)
    assert reason in text.removeprefix(entry)
    assert "\n" not in text


def test_our_deck_uses_every_effect() -> None:
    """K28: B1 to B8."""
    used = {card.effect.clause for card in read().bonus}
    assert used == {"B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"}


def test_a_deck_need_not_use_every_effect(tmp_path: Path) -> None:
    """K28: a deck without counters."""
    file = tmp_path / "mine.toml"
    text = OURS.replace('effect = "counter"', 'effect = "gain"\ngain = { krom = 1 }')
    file.write_text(text, encoding="utf-8")
    assert "B8" not in {card.effect.clause for card in read(file).bonus}


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    """Components: no deck at all."""
    file = tmp_path / "nowhere.toml"
    with pytest.raises(BadInput) as caught:
        read(file)
    assert str(caught.value).startswith(f"{file}: ")


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    """Components: no deck at all."""
    with pytest.raises(BadInput) as caught:
        read(tmp_path)
    assert str(caught.value).startswith(f"{tmp_path}: ")


@pytest.mark.parametrize("text", ["", "krom", "[[evolution", 'name = "\\q"', "[" * 5000])
def test_what_is_no_deck_is_refused(tmp_path: Path, text: str) -> None:
    """Components: no deck at all."""
    assert complaint(tmp_path, text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("weight = 48", "weight = " + "9" * 5000),
        ("weight = 48", "weight = 0x" + "f" * 5000),
        ('game = "krom"', "game" + ".a" * 3000 + " = 1"),
        ("weight = 48", "weight" + ".a" * 3000 + " = 1"),
        ('place = "savanna"', "place" + ".a" * 3000 + " = 1"),
    ],
    ids=["long", "long-hexadecimal", "deep-game", "deep-number", "deep-place"],
)
def test_a_monstrous_value_is_refused_like_any_other(tmp_path: Path, old: str, new: str) -> None:
    """Components: numbers too long and tables too deep to be quoted."""
    assert complaint(tmp_path, changed(old, new))
