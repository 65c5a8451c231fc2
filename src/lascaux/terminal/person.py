"""A person at this terminal: what they are shown, and what they type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lascaux.kernel.rules import Refused
from lascaux.terminal import keyboard, log, table
from lascaux.terminal.commands import COMMANDS
from lascaux.terminal.prose import show
from lascaux.terminal.seats import MUST

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from lascaux.kernel.describe import Asked
    from lascaux.kernel.match import Match
    from lascaux.terminal.keyboard import Ask
    from lascaux.terminal.scene import Scene
    from lascaux.terminal.words import Words

PANEL_EDGES = 6  # columns


class Person:
    """One seat played by somebody at the keyboard."""

    def __init__(self, match: Match, seat: int, language: str, console: Console, ask: Ask) -> None:
        self.match = match
        self.seat = seat
        self.language = language
        self.console = console
        self.ask = ask
        self.heard = log.last_heading(match.game, match.events)  # events told before

    def scene(self) -> Scene:
        return table.look(self.match, self.seat, self.language, self.console)

    def asked(self) -> Asked:
        return self.match.game.describe(self.match.position, self.seat)

    def play(self) -> None:
        """Ask until something has changed at the table; Quit if they have had enough."""
        self.show()
        told = len(self.match.events)
        prompt = f"{self.scene().words.game.seats[self.seat]} > "
        while not self.understand(keyboard.read(self.ask, prompt)):
            pass
        self.heard = min(told, len(self.match.events))

    def understand(self, typed: str) -> bool:
        """Do what was typed; True when it changed the table."""
        asked = self.asked()
        if not typed and len(asked.choices) == 1:
            typed = "1"
        number = keyboard.number(typed)
        if number is not None:
            return self.answer(asked, number)
        letter, _, argument = typed.partition(" ")
        command = COMMANDS.get(letter.casefold())
        if command is None:
            self.complain("not-understood", typed=typed, choices=len(asked.choices))
            return False
        return command(self, argument.strip())

    def answer(self, asked: Asked, number: int) -> bool:
        """Numbers after those of the choices stand for what cannot be done, as `?` lists it."""
        answers = [c.id for c in asked.choices] + [r.id for r in asked.refusals]
        if not 1 <= number <= len(answers):
            self.complain("no-such-number", number=number, choices=len(asked.choices))
            return False
        try:
            self.match.answer(self.seat, answers[number - 1])
        except Refused as refused:
            self.refuse(refused)
            return False
        return True

    def refuse(self, refused: Refused) -> None:
        """The clause, and the reason in words."""
        reason = self.match.game.refusal(self.match.position, refused)
        words = self.scene().words
        text = words.game.render(reason.key, reason.args)
        line = words.told("refused", clause=refused.clause, reason=text)
        line.stylize("bold", 0, len(refused.clause))
        self.tell(line)

    def complain(self, key: str, **args: object) -> None:
        self.tell(self.scene().words.told(key, **args))

    def tell(self, *things: RenderableType) -> None:
        show(self.console, *things)

    def show(self, *, whole: bool = False) -> None:
        """The screen: the table, what happened, the question."""
        scene, console, match = self.scene(), self.console, self.match
        happened = log.story(match.game, match.events[self.heard :], scene.words)
        question = self.question(scene)
        if not console.is_terminal or whole:
            self.tell(table.draw(match, scene, console, None), *happened, question)
            return
        console.clear()
        asked = table.Sheet(console, question)
        room = console.height - len(asked.lines) - 1
        self.tell(*table.compose(match, scene, console, happened, room), asked)

    def question(self, scene: Scene) -> Panel:
        asked = self.asked()
        words = scene.words
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style=f"bold {MUST}")
        grid.add_column()
        for number, choice in enumerate(asked.choices, 1):
            grid.add_row(str(number), words.say(choice.phrase))
        body = Table.grid()
        prompt = words.say(asked.prompt)
        prompt.stylize_before("bold")
        body.add_row(prompt)
        body.add_row(grid)
        return Panel(
            body,
            title=words.name(self.seat).append(f" · {asked.clause}", "not bold dim"),
            title_align="left",
            subtitle=Text(self.hints(asked, words), "dim default"),
            subtitle_align="right",
            border_style=MUST,
        )

    def hints(self, asked: Asked, words: Words) -> str:
        """What is worth typing here besides a number."""
        worth = {
            "enter": len(asked.choices) == 1,
            "why": bool(asked.refusals),
            "u": self.match.can_undo(self.seat),
        }
        hints = [
            words(f"hint-{key}")
            for key in ("h", "q", "enter", "why", "u", "l", "t")
            if worth.get(key, True)
        ]
        while len(" · ".join(hints)) > self.console.width - PANEL_EDGES:
            hints.pop()
        return " · ".join([*hints[2:], *hints[:2]])
