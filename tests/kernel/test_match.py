"""Records: written, replayed, verified; and undo by the record."""

from __future__ import annotations

import copy
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import REST
from lascaux.games.krom.terms import FOREST, MOUNTAIN, SAVANNA
from lascaux.kernel import record as records
from lascaux.kernel.chance import (
    ProvableLuck,
    commitment,
    derived,
    draw_seats,
    house_nonce,
)
from lascaux.kernel.codec import digest
from lascaux.kernel.errors import BadInput
from lascaux.kernel.match import Match, replay, start, verify
from lascaux.kernel.record import Record
from lascaux.kernel.rules import CHANCE, Refused

DECK = KROM.deck()


def begin(players: int = 2, table: str = "a", **options: str) -> Match:
    seats, nonces = ["random"] * players, ["00"] * players
    return start(KROM, players, options, DECK, seats, derived(table), nonces)


def finish(match: Match, seed: int = 1) -> Match:
    luck = random.Random(seed)
    while not match.position.over:
        seat = luck.choice(match.position.waiting())
        match.answer(seat, luck.choice(list(match.position.legal(seat))))
    return match


WHOLE = finish(begin(3, kromosaurus="on")).record


def changed(**fields: Any) -> Record:
    record = copy.deepcopy(WHOLE)
    for name, value in fields.items():
        setattr(record, name, value)
    return record


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    WHOLE.write(tmp_path / "game.json")
    assert records.read(tmp_path / "game.json") == WHOLE
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_replays_to_its_hash() -> None:
    match = replay(WHOLE, DECK, "it")
    assert digest(match.position) == WHOLE.hash
    assert list(match.position.winners) == WHOLE.winners


def test_a_whole_record_is_proved() -> None:
    assert verify(WHOLE, DECK, "it") == []


def drawn_by_lot() -> Record:
    """A game of one person and two bots at a table where the seats were drawn."""
    seed = derived("by lot")
    promise = commitment(seed)
    brought = ["ab" * 16, house_nonce(promise, 1), house_nonce(promise, 2)]
    seating = draw_seats(ProvableLuck(seed, brought), 3)
    names = [("human", "random", "random")[place] for place in seating]
    nonces = [brought[place] for place in seating]
    match = start(KROM, 3, {}, DECK, names, seed, nonces)
    match.record.seating = seating
    return finish(match).record


LOT = drawn_by_lot()


def test_the_lot_for_the_seats_is_proved_too(tmp_path: Path) -> None:
    LOT.write(tmp_path / "game.json")
    assert records.read(tmp_path / "game.json") == LOT
    assert verify(LOT, DECK, "it") == []


def test_a_lot_that_was_not_drawn_is_found() -> None:
    """K4: somebody moved to a better place afterwards, or a bot's nonce was picked for its luck."""
    moved = copy.deepcopy(LOT)
    assert moved.seating is not None
    moved.seating = moved.seating[1:] + moved.seating[:1]
    assert any(line.startswith("the seats are [") for line in verify(moved, DECK, "it"))
    picked = copy.deepcopy(LOT)
    bot = picked.seats.index("random")
    picked.nonces[bot] = "cd" * 16
    says = f"seat {bot}: the bot's nonce does not follow from the commitment"
    assert says in verify(picked, DECK, "it")


def test_a_game_goes_on_from_its_record_as_if_never_interrupted() -> None:
    match = replay(changed(answers=WHOLE.answers[:60], hash=None, winners=[]), DECK, "it")
    match.settle()
    for seat, choice in WHOLE.answers[len(match.record.answers) :]:
        if seat != CHANCE:
            match.answer(seat, choice)
    assert match.record.answers == WHOLE.answers
    assert match.record.hash == WHOLE.hash


def test_a_changed_roll_is_found() -> None:
    i = next(i for i, (seat, _) in enumerate(WHOLE.answers) if seat == CHANCE)
    answers = list(WHOLE.answers)
    other = next(c for c in range(6) if c != answers[i][1])
    answers[i] = (CHANCE, other)
    assert f"answer {i + 1}: the record says {other}, luck gives {WHOLE.answers[i][1]}" in verify(
        changed(answers=answers), DECK, "it"
    )


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"seed": derived("other").hex()}, "the seed does not fit the commitment"),
        ({"seed": None}, "the seed is not revealed"),
        ({"nonces": ["00", "00", "01"]}, "luck gives"),
        ({"winners": [0, 1, 2]}, "the winners are"),
        ({"hash": "0" * 64}, "the last position is not the one"),
        ({"answers": WHOLE.answers[:-1]}, "the game is not finished"),
        ({"answers": [*WHOLE.answers, (0, 0)]}, "is against the rules"),
    ],
)
def test_what_differs_is_said(fields: dict[str, Any], says: str) -> None:
    assert any(says in line for line in verify(changed(**fields), DECK, "it"))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"version": 99}, "version 99"),
        ({"players": 9}, "2 to 6 players"),
        ({"options": {"rain": "on"}}, "rain"),
        ({"options": {}}, "options are not complete"),
        ({"deck": "0" * 64}, "another deck"),
        ({"seats": ["random"]}, "seats"),
        ({"answers": [(0, 0)]}, "answer 1 is against the rules"),
        ({"nonces": ["00"]}, "1 nonces"),
        ({"hash": "0" * 64}, "the last position is not the one"),
        ({"winners": [0, 1, 2]}, "the winners are"),
        ({"answers": WHOLE.answers[:-1]}, "not finished"),
    ],
)
def test_a_record_that_cannot_be_played_here_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        replay(changed(**fields), DECK, "it")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "broken or truncated"),
        (WHOLE.text()[:-30], "broken or truncated"),
        ("[]", "expected a table"),
        ("{}", "lascaux-record is missing"),
        (WHOLE.text().replace('"lascaux-record":1', '"lascaux-record":2'), "format 2"),
        (WHOLE.text().replace('"players":3', '"players":"3"'), "players must be int"),
        (WHOLE.text().replace('"answers":[[', '"answers":[["x"],['), "answer 1 must be"),
        (WHOLE.text().replace('"nonces":["00"', '"nonces":["zz"'), "not hexadecimal"),
        (WHOLE.text().replace('"engine"', '"motor":1,"engine"'), "unknown entry 'motor'"),
        (WHOLE.text().replace('"engine"', '"seating":[0,1,1],"engine"'), "every seat once"),
        (WHOLE.text().replace('"engine"', '"seating":"0","engine"'), "every seat once"),
    ],
)
def test_a_wrong_file_gets_one_clear_line(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    with pytest.raises(BadInput, match=says) as caught:
        records.read(file)
    assert str(caught.value).startswith(str(file))
    assert "\n" not in str(caught.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_damaged_records_never_crash(data: st.DataObject) -> None:
    """Any entry replaced, any answer changed: BadInput, or a list of what differs."""
    content = json.loads(WHOLE.text())
    for _ in range(data.draw(st.integers(1, 3))):
        name = data.draw(st.sampled_from(sorted(content)))
        target = content[name]
        if isinstance(target, list) and target and data.draw(st.booleans()):
            target[data.draw(st.integers(0, len(target) - 1))] = data.draw(
                JSON | st.lists(st.integers(-3, 300))
            )
        else:
            content[name] = data.draw(JSON)
    with suppress(BadInput):
        record = records.parse(content, "it")
        assert all(isinstance(line, str) for line in verify(record, DECK, "it"))
        replay(record, DECK, "it")


@given(noise=st.binary(max_size=200), cut=st.integers(0, 3000))
@settings(max_examples=60, deadline=None)
def test_damaged_files_never_crash(
    noise: bytes, cut: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("noise") / "game.json"
    text = WHOLE.text().encode()
    file.write_bytes(text[:cut] + noise + text[cut + 20 :])
    with suppress(BadInput):
        replay(records.read(file), DECK, str(file))


# Undo.


def test_an_answer_can_be_taken_back() -> None:
    match = begin()
    before = digest(match.position)
    match.answer(0, FOREST)
    assert match.can_undo(0)
    match.undo(0)
    assert digest(match.position) == before
    match.answer(0, SAVANNA)
    assert match.position.sealed[0] == SAVANNA


def refuses_undo(match: Match, seat: int) -> str:
    before, answers = digest(match.position), list(match.record.answers)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    assert (digest(match.position), match.record.answers) == (before, answers)
    return caught.value.key


def test_what_follows_from_an_answer_is_foreseen_and_nothing_changes() -> None:
    """The whole game once more: before each answer, all that CHANCE will say to it is known."""
    match = begin(3, kromosaurus="on")
    match.settle()
    while not match.position.over:
        n = len(match.record.answers)
        before, answer = digest(match.position), WHOLE.answers[n]
        chance, ends = match.foresee(*answer)
        assert (digest(match.position), len(match.record.answers)) == (before, n)
        match.answer(*answer)
        assert match.record.answers[n:] == [answer, *((CHANCE, choice) for choice in chance)]
        assert ends == match.position.over
    assert match.record == WHOLE


def test_what_is_against_the_rules_is_not_foreseen() -> None:
    match = begin()
    with pytest.raises(Refused, match="K6: no-such-choice"):
        match.foresee(0, 99)
    assert match.record.answers == begin().record.answers


def test_undo_of_the_last_answer_opens_the_record_again() -> None:
    match = begin()
    match.answer(1, MOUNTAIN)
    match.answer(0, FOREST)
    match.record.answers.append((0, 99))  # as if the game had ended with an answer of seat 0
    match.marks.append((len(match.events), match.position.locks))
    for name, value in (("hash", "0" * 64), ("winners", [0])):
        setattr(match.record, name, value)
    match.undo(0)
    assert match.record.hash is None
    assert not match.record.winners


def test_undo_never_crosses_another_players_answer() -> None:
    match = begin(3)
    match.answer(0, FOREST)
    match.answer(1, FOREST)
    assert refuses_undo(match, 0) == "undo-locked"


def test_undo_never_crosses_a_reveal() -> None:
    match = begin()
    match.answer(1, MOUNTAIN)
    match.answer(0, FOREST)  # the last answer: all is shown
    assert match.position.turn == 0
    assert refuses_undo(match, 0) == "undo-locked"


def test_undo_never_crosses_a_draw_or_a_die() -> None:
    match = begin()
    match.answer(1, MOUNTAIN)
    match.answer(0, FOREST)
    match.answer(0, 10)  # picks a card
    assert match.record.answers[-1][0] == CHANCE
    assert refuses_undo(match, 0) == "undo-locked"


def test_undo_never_crosses_a_card_laid_open() -> None:
    """A played Bonus card is a reveal, even before anybody has answered it."""
    for seed in range(400):
        match = begin(2, f"undo {seed}")
        match.answer(1, FOREST)
        match.answer(0, SAVANNA)
        plays = [choice for choice in match.position.legal(1) if choice >= 200]
        if match.position.turn == 1 and plays:
            match.answer(1, plays[0])
            if match.position.turn == 0:  # asked for a counter: the card lies open
                assert refuses_undo(match, 1) == "undo-locked"
                return
    raise AssertionError("no such table found")


def test_an_action_without_luck_can_be_taken_back() -> None:
    match = begin()
    rested = replay_to_cave(match)
    before = digest(match.position)
    match.answer(rested, REST)
    assert match.can_undo(rested)
    match.undo(rested)
    assert digest(match.position) == before


def replay_to_cave(match: Match) -> int:
    """Play round 1 anyhow and go to the Cave alone in round 2; who is there."""
    luck = random.Random(2)
    while not match.position.sealed or match.game.view(match.position, None)["round"] < 2:
        seat = match.position.waiting()[0]
        match.answer(seat, luck.choice(list(match.position.legal(seat))))
    match.answer(0, 0)
    match.answer(1, next(place for place in match.position.legal(1) if place))
    assert match.position.turn == 0
    return 0
