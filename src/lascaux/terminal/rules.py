"""The rules reference in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding

from lascaux.kernel.errors import BadInput

if TYPE_CHECKING:
    from lascaux.kernel.game import Deck, Game
    from lascaux.kernel.texts import Texts


def print_rules(game: Game, deck: Deck, texts: Texts, clause: str | None = None) -> None:
    """All clauses by chapter, or one."""
    if not game.clauses:
        raise BadInput(f"{game.id} has no rules reference")
    console = Console(highlight=False)
    wanted = None if clause is None else clause.upper()
    if wanted is not None and all(wanted not in found for found in game.clauses.values()):
        raise BadInput(f"unknown clause {clause!r} of {game.id}")
    if wanted is None:
        console.print(f"\n{texts('rules-title')}", style="bold")
    for chapter, clauses in game.clauses.items():
        if wanted is None:
            console.print(f"\n{texts(f'chapter-{chapter}')}", style="bold red")
        for name in clauses:
            if wanted in {None, name}:
                print_clause(console, game, deck, texts, name)


def print_clause(console: Console, game: Game, deck: Deck, texts: Texts, clause: str) -> None:
    """One clause, with the deck's numbers where it refers to them."""
    console.print(f"\n{clause}  {texts(f'rule-{clause}', 'title')}", style="bold")
    console.print(
        Padding(texts(f"rule-{clause}", **game.constants()), (0, 0, 0, 4), expand=False),
        markup=False,
    )
    for row in game.appendix(clause, deck):
        console.print(f"    {texts.say(row)}", markup=False)
