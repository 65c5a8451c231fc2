"""What must hold for every game of the registry."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import check
from swaps import differ, swapped
from walks import deck, moments, new, option_sets, step, tables, walk

from lascaux.kernel import match as matches
from lascaux.kernel.chance import FastLuck, derived
from lascaux.kernel.choices import Pair, verb_of
from lascaux.kernel.codec import canonical, digest, dump, load
from lascaux.kernel.game import GAMES
from lascaux.kernel.rules import CHANCE, NOT_ASKED, Position, Question, Refused

TABLES = pytest.mark.parametrize(("game_id", "players"), tables())
MANY = 60  # what a verb can be about, where it could be more


def every_number(game_id: str) -> list[int]:
    """Of each verb the first choices and the last, and some that mean nothing."""
    found = {-3, -2, -1}
    for verb in GAMES[game_id].verbs:
        found |= {*range(verb.first, min(verb.end, verb.first + MANY)), verb.end - 1, verb.end}
    return sorted(found)


def reload(game_id: str, players: int, position: Position) -> Position:
    """The position through JSON and back."""
    data = json.loads(json.dumps(dump(position)))
    options = getattr(position, "settings").options  # noqa: B009
    again = GAMES[game_id].blank(players, options, deck(game_id))
    load(again, GAMES[game_id].rules, data)
    return again


@pytest.mark.parametrize("game_id", list(GAMES))
def test_random_games_end_with_every_combination_of_variants(game_id: str) -> None:
    """No dead end, no runaway, over 10,000 positions, invariants at each."""
    positions = games = 0
    game = GAMES[game_id]
    variants = option_sets(game)
    while games < len(variants) or positions <= 10_000:
        players = game.seats[games % len(game.seats)]
        for position in walk(new(game_id, players, variants[games % len(variants)]), games):
            positions += 1
            assert position.over or position.choices
            check(game_id, position)
        assert position.winners
        games += 1


@TABLES
def test_legal_lists_are_exactly_what_is_accepted(game_id: str, players: int) -> None:
    for position in moments(game_id, players, seed=players, every=23):
        before, same = digest(position), dump(position.copy())
        clauses, numbers = all_clauses(game_id), every_number(game_id)
        for seat in range(-1, players):
            legal = set(position.legal(seat))
            assert seat == CHANCE or legal <= set(numbers)
            tried = position.copy()  # one for all refusals: none of them may change it
            for choice in numbers:
                if choice in legal:
                    position.copy().answer(seat, choice)
                else:
                    clause = refusal(tried, seat, choice)
                    assert dump(tried) == same
                    assert position.over or clause in clauses
            assert digest(tried) == before
        assert digest(position) == before


def refusal(position: Position, seat: int, choice: int) -> str:
    """The clause by which an answer is refused, as it must be; pytest.raises would take longer."""
    try:
        position.answer(seat, choice)
    except Refused as refused:
        return refused.clause
    pytest.fail(f"{choice} is accepted from seat {seat}")


def all_clauses(game_id: str) -> set[str]:
    return {clause for clauses in GAMES[game_id].clauses.values() for clause in clauses}


@TABLES
def test_what_is_described_is_what_is_legal(game_id: str, players: int) -> None:
    """Every wish is either a choice or a refusal with its clause; nothing is both."""
    game = GAMES[game_id]
    for position in moments(game_id, players, seed=players + 10, every=7):
        for seat in range(players):
            asked = game.describe(position, seat)
            choices = [choice.id for choice in asked.choices]
            assert choices == (list(position.legal(seat)) if position.turn != CHANCE else [])
            if choices:  # where a question lists its options itself, it must agree with its bars
                rule = position.question()
                wishes = rule.wishes(position, seat)
                assert choices == [one for one in wishes if not rule.bar(position, seat, one)]
            for refusal in asked.refusals:
                assert refusal.id not in choices
                assert refusal.clause in all_clauses(game_id)
            named = [(choice.verb, choice.parts) for choice in asked.choices]
            named += [(refusal.verb, refusal.parts) for refusal in asked.refusals]
            assert len({*named}) == len(named)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_no_number_belongs_to_two_verbs(game_id: str) -> None:
    game = GAMES[game_id]
    own = [rule.verbs for rule in game.rules.values() if issubclass(rule, Question) and rule.verbs]
    assert len({verb.name for verb in game.verbs}) == len(game.verbs)
    for verbs in (game.verbs, *own):
        for verb in verbs:
            for choice in (verb.first, verb.end - 1):
                assert game.verbs is not verbs or verb_of(verbs, choice) is verb
                about = verb.parts(choice) if isinstance(verb, Pair) else (verb.part(choice),)
                assert verb(*about) == choice
                assert len(verb.named(deck(game_id), choice)) == len(verb.about)


@TABLES
def test_a_copy_diverges_safely(game_id: str, players: int) -> None:
    for position in moments(game_id, players, seed=players + 20, every=41):
        before = digest(position)
        copy = position.copy()
        assert digest(copy) == before
        assert (copy.turn, list(copy.choices)) == (position.turn, list(position.choices))
        luck = random.Random(5)
        for _ in range(40):
            if not copy.over:
                step(copy, luck)
        assert digest(position) == before
        frozen = digest(copy)
        other = position.copy()
        for _ in range(40):
            if not other.over:
                step(other, luck)
        assert digest(copy) == frozen


@TABLES
def test_a_position_survives_json(game_id: str, players: int) -> None:
    for position in moments(game_id, players, seed=players + 30, every=17):
        again = reload(game_id, players, position)
        assert digest(again) == digest(position)
        assert (again.turn, list(again.choices)) == (position.turn, list(position.choices))
        if not position.over:
            seat, choice = step(position.copy(), random.Random(1))
            first, second = position.copy(), again
            first.answer(seat, choice)
            second.answer(seat, choice)
            assert digest(first) == digest(second)


@TABLES
def test_rounds_and_what_is_said_beforehand_only_count_up(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    found = [
        (game.round(position), game.stretch(position))
        for position in walk(new(game_id, players), seed=players + 35)
    ]
    rounds, stretches = ([pair[i] for pair in found] for i in (0, 1))
    assert rounds == sorted(rounds)
    assert rounds[-1] > rounds[0]
    assert stretches == sorted(stretches)
    assert len(set(stretches)) >= len(set(rounds))


@TABLES
def test_an_imagined_table_gives_the_same_view(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    luck = FastLuck(players)
    for position in moments(game_id, players, seed=players + 40, every=11):
        for seat in (*range(players), None):
            seen = game.view(position, seat)
            imagined = game.imagine(json.loads(json.dumps(seen)), deck(game_id), luck)
            assert canonical(game.view(imagined, seat)) == canonical(seen)
            check(game_id, imagined)


@pytest.mark.parametrize(
    ("game_id", "players"), [table for table in tables() if GAMES[table[0]].view_type]
)
def test_a_view_is_what_its_type_says(game_id: str, players: int) -> None:
    """Every field declared, none missing, each of its kind: clients are built on the type."""
    game = GAMES[game_id]
    for position in moments(game_id, players, seed=players + 45, every=17):
        for seat in (*range(players), None):
            seen = canonical(game.view(position, seat))
            assert canonical(msgspec.convert(json.loads(seen), game.view_type)) == seen


@TABLES
def test_nothing_hidden_reaches_a_seat(game_id: str, players: int) -> None:
    """Noninterference: tables that differ only in what a seat may not see are the same to it.

    Views, questions, refusals, what bots are given, and the events of each answer of its own.
    """
    luck = random.Random(99)
    for position in moments(game_id, players, seed=players + 50, every=29):
        for seat in (*range(players), None):
            other = swapped(game_id, position, seat, luck)
            check(game_id, other)
            assert told(game_id, position, seat) == told(game_id, other, seat)


def told(game_id: str, position: Position, seat: int | None) -> str:
    """Everything that reaches a seat at this moment, as one text."""
    game = GAMES[game_id]
    asked = msgspec.to_builtins(game.describe(position, seat))
    when = [game.round(position), game.stretch(position)]
    news: list[object] = [game.view(position, seat), asked, position.waiting(), when]
    if seat is not None:
        legal = list(position.legal(seat))
        news += [
            legal,
            {choice: outcome(game_id, position, seat, choice) for choice in every_number(game_id)},
        ]
    return canonical(news)


def outcome(game_id: str, position: Position, seat: int, choice: int) -> object:
    """What a seat learns from answering this: a refusal, or the events up to the next roll."""
    tried = position.copy()
    tried.events = []
    last_to_answer = position.sealed and position.waiting() == [seat]
    try:
        tried.answer(seat, choice)
    except Refused as refused:
        return [str(refused), GAMES[game_id].refusal(position, refused).args]
    if last_to_answer:  # the reveal: others' answers become known by right
        return None
    drawn = tried.locks > position.locks  # something was shown: what exactly may differ by right
    return [event.seen_by(None if drawn else seat) for event in tried.events]


def test_the_noninterference_test_really_compares_different_tables() -> None:
    """At most moments the swapped table hides other cards or other secret answers."""
    luck = random.Random(7)
    different = total = 0
    for game_id, players in tables():
        for position in moments(game_id, players, seed=players + 50, every=29):
            other = swapped(game_id, position, 0, luck)
            total += 1
            different += differ(other, position)
    assert different > total / 2


@pytest.mark.parametrize("game_id", list(GAMES))
def test_answers_to_a_common_question_may_come_in_any_order(game_id: str) -> None:
    game = GAMES[game_id]
    for players in game.seats:
        for position in moments(game_id, players, seed=players, every=1):
            if len(position.waiting()) < 2:
                continue
            asked = [seat for seat, sealed in enumerate(position.sealed) if sealed != NOT_ASKED]
            picks = {seat: position.legal(seat)[-1] for seat in asked}
            ends = set()
            for order in (asked, asked[::-1]):
                tried = position.copy()
                for seat in order[:-1]:
                    tried.answer(seat, picks[seat])
                if tried.sealed:
                    tried.answer(order[-1], picks[order[-1]])
                ends.add(canonical(dump(tried)["table"]))
            assert len(ends) == 1
            break


@given(seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_choices_at_all_keep_the_table_sound(seed: int, data: st.DataObject) -> None:
    """Hypothesis plays, and shrinks what breaks."""
    game = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    players = data.draw(st.sampled_from(list(game.seats)))
    options = data.draw(st.sampled_from(option_sets(game)))
    position = new(game.id, players, options)
    luck = random.Random(seed)
    for _ in range(150):
        if position.over:
            break
        if position.turn == CHANCE:
            step(position, luck)
        else:
            seat = data.draw(st.sampled_from(position.waiting()))
            position.answer(seat, data.draw(st.sampled_from(list(position.legal(seat)))))
        check(game.id, position)


HASH_OF_A_REPLAY = """
import sys
from pathlib import Path
import lascaux.games
from lascaux.kernel import codec, match, record
from lascaux.kernel.game import find
found = record.read(Path(sys.argv[1]))
print(codec.digest(match.replay(found, find(found.game).deck(), "it").position))
"""


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_record_replays_to_the_same_hash_whatever_the_hash_seed(
    game_id: str, tmp_path: Path
) -> None:
    game = GAMES[game_id]
    players = game.seats[-1]
    seats = ["random"] * players
    match = matches.start(
        game, players, {}, deck(game_id), seats, derived("hash seed"), ["00"] * players
    )
    luck = random.Random(3)
    while not match.position.over:
        seat = luck.choice(match.position.waiting())
        match.answer(seat, luck.choice(list(match.position.legal(seat))))
    match.record.write(tmp_path / "record.json")
    hashes = {
        subprocess.run(
            [sys.executable, "-c", HASH_OF_A_REPLAY, tmp_path / "record.json"],
            env={
                "PYTHONHASHSEED": str(seed),
                "PATH": "",
                "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in (0, 1, 4242)
    }
    assert hashes == {match.record.hash}
    assert matches.verify(match.record, deck(game_id), "it") == []


@pytest.mark.parametrize("game_id", [name for name, game in GAMES.items() if game.deck_type])
def test_a_deck_can_be_sent_to_a_client(game_id: str) -> None:
    sent = json.loads(msgspec.json.encode(GAMES[game_id].cards(deck(game_id))))
    assert (sent["game"], sent["hash"]) == (game_id, deck(game_id).hash)
    assert {"name", "names"} <= set(sent)
    assert len(sent) > 4
