"""What the targets measure, on a few games made up for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import inf

import pytest

from lascaux.games.krom import KROM
from lascaux.kernel.facts import Facts, Target
from lascaux.kernel.game import GAMES
from lascaux.lab.balance import distance, lines
from lascaux.lab.intervals import Estimate, share
from lascaux.lab.measures import MEASURES, NO_BAND, Finding, Sample, band_of, card_games, findings
from lascaux.lab.play import Plan, Played
from lascaux.lab.plots import lifts
from lascaux.lab.results import Results
from lascaux.lab.words import band

DECK = KROM.deck()
PLAN = Plan("krom", 2, KROM.choose_options(2, {}), DECK, ("random",), 7)


def sample(*played: Played) -> Sample:
    results = Results()
    number = results.plan(PLAN)
    results.keep(number, played)
    return Sample(results, number, PLAN, KROM, len(played))


def game(index: int, winner: int, race: list[list[int]], **places: int) -> Played:
    facts = Facts(len(race), ["alma", "kolos"], {"chair"}, {"chair": {winner}})
    facts.counts["places"] = Counter(places)
    return Played(index, ["random"] * 2, [winner], race[-1], race, 9, facts)


THREE = sample(
    game(0, 0, [[1, 0], [3, 2], [10, 4]], cave=1, forest=3),  # R = 3: half-time is after round 1
    game(1, 1, [[2, 1], [2, 2], [2, 5], [3, 10]], cave=2, forest=0),  # 2 to 2: nobody leads
    game(2, 1, [[2, 1], [5, 2], [5, 5], [6, 10]], cave=3, forest=1),
)


def measured(what: str, *of: str) -> dict[str, float]:
    return {name: estimate.value for name, estimate in MEASURES[what](THREE, of)}


def test_seats_and_characters() -> None:
    assert measured("seat") == {"1": 1 / 3, "2": 2 / 3}
    assert measured("character") == {"alma": 1 / 3, "kolos": 2 / 3}


def test_the_length_is_a_median() -> None:
    assert measured("length") == {"median": 4}


def test_the_leader_at_half_time() -> None:
    """Game 0: seat 0 leads 1 to 0 and wins; game 1: even; game 2: seat 0 leads 5 to 2 and loses."""
    assert measured("leader") == {"half-time": 0.5}


def test_shares_go_over_all_games_together() -> None:
    assert measured("share", "places", "cave", "forest") == {"cave": 0.6, "forest": 0.4}
    assert measured("ratio", "places", "cave", "forest") == {"cave": 0.6}


def test_what_never_happens_is_measured_too() -> None:
    assert measured("share", "places", "cave", "forest", "savanna")["savanna"] == 0
    used = measured("used", "evolutions")
    assert set(used) == {card.id for card in DECK.evolutions}


def test_cards_by_games_seen_and_used() -> None:
    assert card_games(THREE) == {"chair": (3, 3)}


def test_of_more_games_the_first_so_many_are_measured() -> None:
    """Of the three games the first two: won by seat 1 and seat 2, cave 3 of 6 places, 3 or 4 rounds."""
    two = replace(THREE, games=2)

    def values(what: str, *of: str) -> list[float]:
        return [estimate.value for _, estimate in MEASURES[what](two, of)]

    assert values("seat") == values("character") == [0.5, 0.5]
    assert values("share", "places", "cave", "forest") == [0.5, 0.5]
    assert values("length") == [3]
    assert values("leader") == [1]
    assert card_games(two) == {"chair": (2, 2)}
    assert lifts(two)["chair"].n == 2


def test_the_mean_winning_score() -> None:
    assert measured("winning") == {"mean": 10}


@pytest.mark.parametrize(
    ("low", "high", "met"),
    [(0.1, 0.2, False), (0.1, 0.3, True), (0.5, 0.6, True), (0.7, 0.8, False)],
)
def test_a_target_fails_only_wholly_outside_its_band(low: float, high: float, met: bool) -> None:
    target = Target("seat", 0.3, 0.6)
    assert Finding(target, "1", Estimate(0, low, high, 9), (0.3, 0.6)).met is met


def test_the_band_of_a_seat_lies_around_an_even_share() -> None:
    bands = {finding.band for finding in findings(THREE) if finding.target.what == "seat"}
    assert bands == {(0.46, 0.54)}


@pytest.mark.parametrize(
    ("target", "players", "band"),
    [
        (Target("seat", -0.04, 0.04), 2, (0.42, 0.58)),
        (Target("length", 8, 14), 2, (5, 17)),
        (Target("share", 0.12, 0.40), 3, (-0.02, 0.54)),
        (Target("used", 0.02), 4, (0.01, inf)),
        (Target("leader", high={2: 0.8, 5: 0.6}), 2, (-inf, 0.9)),
        (Target("leader", high={2: 0.8, 5: 0.6}), 5, (-inf, 0.8)),
        (Target("games", 0.95), 4, (0.9, inf)),
        (Target("games", high=0.15), 4, (-inf, 0.3)),
        (Target("leader"), 5, NO_BAND),
    ],
)
def test_a_variant_has_twice_the_band(
    target: Target, players: int, band: tuple[float, float]
) -> None:
    """K38. Twice as far from the middle; where there is one end, as `widened` says."""
    glacial = KROM.choose_options(players, {"glacial": "on"})
    assert band_of(target, KROM, players, glacial) == pytest.approx(band)
    usual = KROM.choose_options(players, {"glacial": "off"})
    if band != NO_BAND:
        assert band_of(target, KROM, players, usual) != pytest.approx(band)


def test_the_line_of_a_target_shows_what_fails_before_what_is_only_far_off() -> None:
    """2 of 3 games may well be even; 59 % of 2,000 are not."""
    target = Target("seat", -0.04, 0.04)
    few, many = (Finding(target, "1", share(*of), (0.46, 0.54)) for of in ((2, 3), (1180, 2000)))
    assert few.met
    assert not many.met
    assert max([few, many], key=distance) is many


def test_a_band_in_words() -> None:
    assert band("leader", float("-inf"), 0.8) == "at most 80.0%"
    assert band("used", 0.02, float("inf")) == "at least 2.0%"
    assert band("length", 8, 14) == "8.0 to 14.0"


def test_every_target_gets_its_line() -> None:
    assert len(lines(THREE)) == len(KROM.targets)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_targets_speak_of_what_there_is(game_id: str) -> None:
    """Measures that exist, kinds of cards that exist, and a number of games for every table."""
    game = GAMES[game_id]
    assert set(game.trials) == set(game.seats)
    for players in game.seats:
        kinds = game.kinds(game.deck(), players)
        assert all(kinds.values())
        assert not any(target.band(players) != NO_BAND for target in game.shown)
        for target in (*game.targets, *game.shown):
            assert target.what in MEASURES
            assert target.band(players)[0] < target.band(players)[1]
            if target.what in {"used", "bought"}:
                assert set(target.of) <= set(kinds)
