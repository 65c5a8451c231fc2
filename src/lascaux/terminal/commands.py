"""What can be typed besides a number. Each says whether it changed the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lascaux.kernel.references import card_of
from lascaux.kernel.rules import Refused
from lascaux.terminal import keyboard, log
from lascaux.terminal.rules import print_clause
from lascaux.terminal.table import drawing_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from lascaux.kernel.game import Game
    from lascaux.terminal.person import Person
    from lascaux.terminal.words import Words


class Quit(Exception):  # noqa: N818  a wish, not a failure
    """The person wants to stop here."""


def why_not(person: Person, _: str) -> bool:
    """What cannot be done now, with the clause that forbids it."""
    words = person.scene().words
    asked = person.asked()
    grid = Table.grid(padding=(0, 1))
    for number, refusal in enumerate(asked.refusals, len(asked.choices) + 1):
        reason = words.game.render(refusal.reason.key, refusal.reason.args)
        wish = words.game.say(refusal.wish)
        line = words.told("refused-wish", clause=refusal.clause, reason=reason, wish=wish)
        line.stylize("bold", 0, len(refusal.clause))
        grid.add_row(Text(str(number), "dim"), line)
    person.tell(grid if asked.refusals else Text(words("nothing-refused")))
    return False


def tell_log(person: Person, _: str) -> bool:
    """The round so far, and all that happened since the last question."""
    match = person.match
    events = match.events[min(person.heard, log.last_heading(match.game, match.events)) :]
    person.tell(*log.story(match.game, events, person.scene().words))
    return False


def show_table(person: Person, _: str) -> bool:
    person.show(whole=True)
    return False


def undo(person: Person, _: str) -> bool:
    try:
        person.match.undo(person.seat)
    except Refused as refused:
        person.refuse(refused)
        return False
    return True


def show_rule(person: Person, clause: str) -> bool:
    """One clause of the rules reference, or the list of them."""
    game, words = person.match.game, person.scene().words
    known = clauses(game)
    if clause.upper() in known:
        print_clause(person.console, game, person.match.deck, words.game, clause.upper())
    elif clause and known:
        person.complain("no-such-clause", clause=clause, first=known[0], last=known[-1])
    else:
        grid = Table.grid(padding=(0, 2))
        for name in known:
            grid.add_row(Text(name, "bold"), Text(words.game(f"rule-{name}", "title")))
        person.tell(grid)
    return False


def clauses(game: Game) -> list[str]:
    return [name for names in game.clauses.values() for name in names]


def show_card(person: Person, wanted: str) -> bool:
    """A card enlarged: one that a choice names, or any by its name."""
    scene = person.scene()
    drawing = drawing_of(person.match.game)
    number = keyboard.number(wanted)
    if number is not None:
        asked = person.asked()
        phrases = [*(c.phrase for c in asked.choices), *(r.wish for r in asked.refusals)]
        args = phrases[number - 1].args if 1 <= number <= len(phrases) else {}
        named = card_of(args)
        found = [named] if named else []
    else:
        found = called(wanted.casefold(), drawing.cards(person.match.deck), scene.words)
    if not found:
        person.complain("no-such-card", card=wanted)
    person.tell(*(drawing.card(scene, card) for card in found))
    return False


def called(name: str, cards: list[str], words: Words) -> list[str]:
    """The card of this name; else those whose name begins with it; else those that contain it."""
    names = {card: words.game.card(card).casefold() for card in cards}
    fits: list[Callable[[str], bool]] = [
        name.__eq__,
        lambda n: n.startswith(name),
        lambda n: name in n,
    ]
    for fit in fits:
        found = [card for card in cards if name and fit(names[card])]
        if found:
            return found[:3]
    return []


def show_help(person: Person, _: str) -> bool:
    words = person.scene().words
    example = next(iter(clauses(person.match.game)), "")
    grid = Table.grid(padding=(0, 2))
    for typed in ("number", *COMMANDS):
        key = "why" if typed == "?" else typed
        typing = words(f"type-{key}", clause=example)
        grid.add_row(Text(typing, "bold"), Text(words(f"help-{key}")))
    person.tell(Padding(grid, (0, 0, 0, 2)))
    return False


def leave(_person: Person, _: str) -> bool:
    raise Quit


COMMANDS: dict[str, Callable[[Person, str], bool]] = {
    "?": why_not,
    "l": tell_log,
    "t": show_table,
    "u": undo,
    "r": show_rule,
    "c": show_card,
    "h": show_help,
    "q": leave,
}
