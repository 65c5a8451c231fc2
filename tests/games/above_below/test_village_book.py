"""The book of encounters: its file, its texts, its figures as the contract distributes them."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from lascaux.games.above_below import pages
from lascaux.games.above_below.book import TRIBE_BOOK, BookReader, Option, Paragraph, leads, read
from lascaux.games.above_below.terms import (
    BUILDING_WON,
    CAVE_WON,
    COINS,
    ENCOUNTER_KINDS,
    LAYERS,
    REPUTATION,
    SPECIAL_WON,
    SPECIALS,
    VILLAGER_WON,
)
from lascaux.kernel.errors import BadInput
from lascaux.kernel.texts import LANGUAGES

BOOK = read()
ROOTS = [paragraph for paragraph in BOOK.paragraphs if not paragraph.linked]
OPTIONS = [option for paragraph in BOOK.paragraphs for option in paragraph.options]
ROLLED = [option for option in OPTIONS if option.targets]
REWARDS = [reward for option in OPTIONS for reward in option.rewards]


def data() -> dict[str, Any]:
    return tomllib.loads(TRIBE_BOOK.read_text(encoding="utf-8"))


def complaint(changed: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as error:
        BookReader("it").book(changed)
    return str(error.value)


def giving(thing: int) -> int:
    return sum(thing in dict(reward.things) for reward in REWARDS)


# The distribution.


def test_150_encounters_six_on_each_of_25_cave_cards() -> None:
    """A3, A6: every root on one card."""
    assert len(ROOTS) == 150
    assert len(BOOK.caves) == 25
    assert sorted(chain(*BOOK.caves)) == sorted(BOOK.index[root.id] for root in ROOTS)


def test_every_cave_card_mixes_layers() -> None:
    for grid in BOOK.caves:
        assert len({BOOK.paragraphs[number].layer for number in grid}) >= 4


def test_options_and_targets_are_distributed_as_in_the_printed_book() -> None:
    """About 129 roots with two options and 19 with three; about 26 options without a roll; targets 2-8."""
    counts = Counter(len(root.options) for root in ROOTS)
    assert 120 <= counts[2] <= 138
    assert 12 <= counts[3] <= 30
    assert 20 <= len(OPTIONS) - len(ROLLED) <= 38
    targets = Counter(target for option in ROLLED for target in option.targets)
    assert min(targets) == 2
    assert max(targets) <= 8
    easy, medium = targets[2] + targets[3], targets[4] + targets[5]
    assert min(easy, medium, targets.total() - easy - medium) > targets.total() / 8


def test_half_of_the_rolls_have_two_targets_two_to_four_apart() -> None:
    two = [option.targets for option in ROLLED if len(option.targets) == 2]
    assert 0.4 <= len(two) / len(ROLLED) <= 0.6
    assert sum(2 <= high - low <= 4 for low, high in two) > 0.9 * len(two)


def test_two_rewards_in_three_change_the_reputation_mostly_by_one() -> None:
    changes = [dict(reward.things).get(REPUTATION, 0) for reward in REWARDS if reward.things]
    changed = Counter(change for change in changes if change)
    assert 0.55 <= changed.total() / len(changes) <= 0.8
    assert changed[1] + changed[-1] > 0.7 * changed.total()
    assert {change for change, _ in changed.most_common(2)} == {1, -1}


COINS_BY_CLASS = (
    (2, 3, 1, 2),
    (4, 5, 3, 4),
    (6, 8, 4, 6),
)  # targets from and to, coins from and to


def test_higher_targets_pay_more() -> None:
    """Easy 1-2 coins, medium up to 4, hard 5-6, within a coin; -1 reputation pays 1-2 more, as does a cost."""
    fair = []
    for option in ROLLED:
        spent = sum(amount if thing == COINS else 2 * amount for thing, amount in option.cost)
        for target, reward in zip(option.targets, option.rewards, strict=True):
            things = dict(reward.things)
            if set(things) - {REPUTATION} != {COINS}:
                continue
            least, most = next(
                (a, b) for low, high, a, b in COINS_BY_CLASS if low <= target <= high
            )
            most += spent + (2 if things.get(REPUTATION, 0) < 0 else 0)
            fair.append(least - 1 <= things[COINS] <= most + 1)
    assert sum(fair) >= 0.98 * len(fair)


def test_rare_gifts_are_as_rare_as_in_the_printed_book() -> None:
    """8 villagers, 9 caves, 5 special villagers there; a few more where links lead to several."""
    assert 6 <= giving(VILLAGER_WON) <= 11
    assert 7 <= giving(CAVE_WON) <= 15
    assert 5 <= giving(SPECIAL_WON) <= 8
    assert 3 <= giving(BUILDING_WON) <= 6


def test_about_a_tenth_of_the_failures_hurt() -> None:
    """About 9 penalties; 64 options have a failure text."""
    assert 8 <= sum(bool(option.failure.things) for option in OPTIONS) <= 15
    failures = sum(".failure" in key for key in pages.pages("en"))
    assert 54 <= failures <= 85


def test_every_special_villager_can_be_met() -> None:
    """A32."""
    met = {amount for reward in REWARDS for thing, amount in reward.things if thing == SPECIAL_WON}
    assert met == set(range(len(SPECIALS)))


def test_the_coverage_of_the_guide() -> None:
    """25 roots a layer; a third meetings and hazards, a sixth finds and bargains; symbols and goods."""
    layers = Counter(root.layer for root in ROOTS)
    assert min(layers[layer] for layer in range(len(LAYERS))) >= 25
    kinds = Counter(ENCOUNTER_KINDS[root.kind] for root in ROOTS)
    for kind, share in (("meeting", 1 / 3), ("hazard", 1 / 3), ("find", 1 / 6), ("bargain", 1 / 6)):
        assert abs(kinds[kind] / len(ROOTS) - share) < 0.06, kind
    assert with_some(lambda option: bool(option.per_hammer)) >= 12
    assert with_some(lambda option: bool(option.per_quill)) >= 12
    assert with_some(lambda option: bool(option.owning or option.needs or goods_cost(option))) >= 10


def with_some(has: Any) -> int:
    return sum(any(map(has, paragraph.options)) for paragraph in BOOK.paragraphs)


def goods_cost(option: Option) -> bool:
    return any(thing != COINS for thing, _ in option.cost)


def test_targets_rise_with_depth() -> None:
    means = []
    for layer in range(len(LAYERS)):
        found = [
            target
            for root in ROOTS
            if root.layer == layer
            for option in root.options
            for target in option.targets
        ]
        means.append(sum(found) / len(found))
    assert means[0] < means[2] < means[4]


def test_there_are_stories_of_two_and_of_three_steps() -> None:
    """A31: at least 20 and five."""
    steps = [depth(root) for root in ROOTS]
    assert sum(step >= 2 for step in steps) >= 20
    assert sum(step >= 3 for step in steps) >= 5


def depth(paragraph: Paragraph) -> int:
    return 1 + max((depth(BOOK.paragraphs[number]) for number in leads(paragraph)), default=0)


THREADS = (
    "moth-market",
    "aunt-ore",
    "tin-clerks",
    "liquid-folk",
    "cats",
    "deserter",
    "pells",
    "choir",
    "tortoise",
    "under-mayor",
)


def test_every_thread_comes_back() -> None:
    threads = Counter(paragraph.thread for paragraph in BOOK.paragraphs)
    assert all(threads[thread] >= 3 for thread in THREADS)


# The texts.


def test_no_text_is_missing_in_any_language() -> None:
    assert pages.check(BOOK) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_figure_of_the_game(language: str) -> None:
    """A digit would be a figure: rewards are shown by the app."""
    assert not [key for key, text in pages.pages(language).items() if any(map(str.isdigit, text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_scenes_and_options_are_short(language: str) -> None:
    """About 50 to 110 words, in every language some more or less."""
    texts = pages.pages(language)
    for paragraph in BOOK.paragraphs:
        assert 38 <= len(texts[paragraph.id].split()) <= 130, paragraph.id
        assert len(texts[f"{paragraph.id}.title"]) <= 40
        for place in range(len(paragraph.options)):
            assert len(texts[f"{paragraph.id}.option{place + 1}"]) <= 60


# What is refused.


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ({"tiers": [{"at": 3, "link": "nowhere"}]}, "leads to 'nowhere', which is not a paragraph"),
        ({"tiers": [{"at": 9, "coins": 1}]}, "at must be a whole number from 2 to 8"),
        ({"tiers": [{"at": 4}, {"at": 3}]}, "targets must rise"),
        ({"tiers": [{"at": 3, "coins": 99}]}, "coins must be a whole number from 1 to 9"),
        ({"tiers": [{"at": 3, "gold": 1}]}, "unknown key 'gold'"),
        ({"tiers": [{"at": 3}], "result": {}}, "has either tiers or a result"),
        ({"result": {}, "failure": {"coins": 1}}, "has no roll that could fail"),
        ({"result": {"special": "dragon"}}, "unknown special 'dragon'"),
        ({"result": {"cave": 1, "building": 4}}, "gives a cave or a building"),
        ({"cost": {"coins": 1}, "result": {}}, "needs an option free of cost and condition (A12)"),
    ],
)
def test_a_wrong_option_is_refused(option: dict[str, Any], reason: str) -> None:
    """A12, A31, A33: checked on load."""
    changed = data()
    changed["lost-property"]["options"] = [option]
    assert reason in complaint(changed)


def test_links_form_no_cycle() -> None:
    """A31: checked on load."""
    changed = data()
    changed["the-chalk-parlour"]["options"][0]["tiers"][0]["link"] = "whoever-draws-back"
    assert "leads back to itself (A31)" in complaint(changed)


def test_an_unreachable_paragraph_is_found() -> None:
    changed = data()
    changed["whoever-draws-back"]["options"] = [{"result": {"coins": 1}}]
    assert "nothing leads to 'the-chalk-parlour'" in complaint(changed)


def test_a_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {key: text for key, text in pages.pages("fr").items() if key != "lost-property.option1"}
    monkeypatch.setattr(pages, "pages", lambda lang: found if lang == "fr" else ENGLISH)
    assert "fr: no text lost-property.option1" in pages.check(BOOK)


ENGLISH = pages.pages("en")


def test_the_line_of_a_higher_target_goes_on_from_that_of_the_first() -> None:
    """A11: both are told, in every language; the first target has its own line alone."""
    both = pages.outcome_text("the-last-poster", 0, 1, leads_on=False)
    first = pages.outcome_text("the-last-poster", 0, 0, leads_on=False)
    assert both is not None
    assert first is not None
    for language in LANGUAGES:
        line, higher = (
            pages.pages(language)[f"the-last-poster.success1{tier}"] for tier in ("", "b")
        )
        assert first["text"][language] == line
        assert both["text"][language] == f"{line} {higher}"


def test_a_higher_target_that_leads_elsewhere_does_not_tell_of_the_first() -> None:
    """A12: without a line of its own it is silent, where one that ends here says the first's."""
    assert "a-letter-by-foot.success2b" not in pages.pages("en")
    assert pages.outcome_text("a-letter-by-foot", 1, 1, leads_on=True) is None
    ends = pages.outcome_text("a-letter-by-foot", 1, 1, leads_on=False)
    assert ends == pages.outcome_text("a-letter-by-foot", 1, 0, leads_on=False)
    assert ends is not None
