"""The workers that think for bots: they go on from what they thought, and do not pile it up."""

from __future__ import annotations

import pytest

from lascaux.bots.search import Search
from lascaux.games.krom import KROM
from lascaux.kernel.chance import FastLuck, outcome
from lascaux.kernel.rules import CHANCE
from lascaux.server import bots

DECK = KROM.deck()


@pytest.fixture(autouse=True)
def nobody_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PLAYERS", {})


def ask(who: str) -> int:
    table = KROM.setup(2, KROM.choose_options(2, {}), DECK)
    luck = FastLuck(1)
    while table.turn == CHANCE:
        table.answer(CHANCE, outcome(table, luck))
    view, choices = KROM.view(table, 0), list(table.legal(0))
    return bots.choose(who, "krom", DECK, "hunter", "luck", view, choices)


def descents(who: str) -> int:
    player = bots.PLAYERS[who]
    assert isinstance(player, Search)
    player.blunders = 0.0  # a slip takes no thought
    return max((node.count for node in player.nodes.values()), default=0)


def test_a_bot_asked_again_goes_on_from_what_it_thought() -> None:
    ask("seat 0 of a game")
    before = descents("seat 0 of a game")
    ask("seat 0 of a game")
    assert before > 0
    assert descents("seat 0 of a game") == 2 * before


def test_who_sits_elsewhere_thinks_for_himself() -> None:
    ask("seat 0 of a game")
    before = descents("seat 0 of a game")
    ask("seat 0 of another")
    assert descents("seat 0 of a game") == before


def test_only_the_last_who_were_asked_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEPT", 2)
    for who in ("one", "two", "one", "three"):
        ask(who)
    assert list(bots.PLAYERS) == ["one", "three"]
