"""What is asked and what an action means, in English words; for logs and for looking on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.kernel.texts import Texts

if TYPE_CHECKING:
    from lascaux.adapters.bout import Bout
    from lascaux.kernel.rules import Position


def texts(bout: Bout) -> Texts:
    return Texts(bout.game.folder, "en", cards=bout.deck.names)


def action(bout: Bout, position: Position, seat: int, choice: int) -> str:
    """A choice by its number and in words: two cards of a kind are told apart by the number."""
    asked = bout.game.describe(position, seat)
    for offered in asked.choices:
        if offered.id == choice:
            return f"{choice} {texts(bout).say(offered.phrase)}"
    return str(choice)


def question(bout: Bout, position: Position, seat: int) -> str:
    """The question as this seat sees it, with its choices and their numbers."""
    say = texts(bout).say
    asked = bout.game.describe(position, seat)
    lines = [f"{choice.id:4}  {say(choice.phrase)}" for choice in asked.choices]
    return "\n".join([f"player {seat} · {asked.clause} · {say(asked.prompt)}", *lines])
