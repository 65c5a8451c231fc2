"""A new effect is a row and a function: a deck may use it, and old decks and games do not notice it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import kit
import pytest
from golden import SHELF, transcript
from kit import DECK, asked, deal, goods, phase, play, refused, told

from lascaux.games.krom import KROM
from lascaux.games.krom.choices import PLAY
from lascaux.games.krom.deck import read
from lascaux.games.krom.effect_table import EFFECTS, Amount, Effect
from lascaux.games.krom.effects import gain, pay
from lascaux.games.krom.rules.bonus_effects import DOES
from lascaux.games.krom.terms import GOODS, HIT_POINTS
from lascaux.kernel import record as records
from lascaux.kernel.errors import BadInput
from lascaux.kernel.match import verify

if TYPE_CHECKING:
    from lascaux.games.krom.state import Played, Table

TEST_DECK = Path(__file__).with_name("deck.toml")
LOSS = 'effect = "lose"\nlose = { krom = 3 }'
GIFT = 'effect = "gift"\npay = { wood = 1 }\nheal = { hit_points = 3 }'
CARD = kit.BONUS["b-lose-krom"]


def give(s: Table, played: Played) -> None:
    """Pay, and heal somebody."""
    seat, _, target, pays, heals = played
    pay(s, seat, pays)
    gain(s, target, HIT_POINTS, heals[HIT_POINTS])


@pytest.fixture(autouse=True)
def _gift(monkeypatch: pytest.MonkeyPatch) -> None:
    pays, heals = Amount("pay", GOODS), Amount("heal", (HIT_POINTS,))
    row = Effect("gift", "B9", target="somebody-here", gives=pays, takes=heals)
    monkeypatch.setitem(EFFECTS, "gift", row)
    monkeypatch.setitem(DOES, "gift", give)


def deck_file(tmp_path: Path, gift: str = GIFT) -> Path:
    """The test deck with gifts in place of its losses of krom."""
    text = TEST_DECK.read_text(encoding="utf-8")
    assert text.count(LOSS) == 1
    file = tmp_path / "gifts.toml"
    file.write_text(text.replace(LOSS, gift), encoding="utf-8")
    return file


def test_a_deck_without_the_effect_is_read_as_before() -> None:
    """K28."""
    assert read(TEST_DECK) == DECK


@pytest.mark.parametrize("file", sorted(SHELF.glob("krom-*.json")), ids=lambda file: file.stem)
def test_old_games_replay_beside_a_new_effect(file: Path) -> None:
    """K28."""
    record = records.read(file)
    deck = read(TEST_DECK)
    assert verify(record, deck, str(file)) == []
    assert transcript(record, deck) == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_a_card_states_what_the_row_says(tmp_path: Path) -> None:
    """K28: wood to pay, hit points to heal, nothing else."""
    bonus = read(deck_file(tmp_path)).bonus[CARD]
    assert (bonus.effect.clause, bonus.y, bonus.x) == (
        "B9",
        (0, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 3, 0, 0),
    )
    with pytest.raises(BadInput, match="heal cannot hold 'krom': choose among hit_points"):
        read(deck_file(tmp_path, GIFT.replace("hit_points", "krom")))


def test_a_client_is_told_when_and_on_whom_the_card_is_played(tmp_path: Path) -> None:
    """K28."""
    card = KROM.cards(read(deck_file(tmp_path))).bonus[CARD]
    assert (card.effect, card.clause, card.when, card.target) == (
        "gift",
        "B9",
        "phase",
        "somebody-here",
    )


def test_the_card_is_played_as_the_row_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """K28, K29: it costs a wood, reaches those in the same place, and heals 2 + 3."""
    monkeypatch.setattr(kit, "DECK", read(deck_file(tmp_path)))
    s = phase("forest", "forest", "savanna")
    deal(s, 0, "b-lose-krom")
    assert refused(s, 0, PLAY(CARD)) == "K29 cannot-give"
    s.wood[0] = 1
    s.hit_points[1] = 2
    kit.ask_again(s)
    play(s, 0, "b-lose-krom")  # one target only: not asked
    assert (told(s, "played")[0]["effect"], told(s, "played")[0]["target"]) == ("gift", 1)
    assert goods(s, 0) == {"krom": 5, "hit_points": 7}
    assert s.hit_points == [7, 5, 7]
    assert asked(s).startswith("0 ")
