"""What `lascaux` alone says, and how its help is laid out: what people want first, then the rest."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from lascaux import __version__
from lascaux.arguments import games

HELP = "Board games of the cave age: play them, prove them, study them."
FIRST = {"serve": "", "play": "krom", "rules": "krom"}  # with what to type after each
SECTIONS = {
    "Start here": tuple(FIRST),
    "Your games": ("saved", "replay", "verify"),
    "Your own cards": ("deck", "book"),
    "The lab": ("simulate", "tournament", "ladder", "balance", "tune", "bench"),
}
WHOLE = 200  # characters: the first sentence of a command's help is never cut short
MORE = """
lascaux COMMAND --help        says what a command can do.
lascaux --install-completion  lets Tab complete commands, games and bots."""


class Commands(TyperGroup):
    """The commands by section, above the options."""

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        super().format_help_text(ctx, formatter)
        for title in SECTIONS:
            self.section(title, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Nothing more below the options."""

    def section(self, title: str, formatter: Any) -> None:
        column = max(map(len, self.commands))
        with formatter.section(title):
            formatter.write_dl([(name.ljust(column), self.about(name)) for name in SECTIONS[title]])

    def about(self, name: str) -> str:
        return self.commands[name].get_short_help_str(WHOLE)

    def welcome(self, ctx: typer.Context) -> str:
        """Three commands that can be typed as they are, then the others."""
        formatter = ctx.make_formatter()
        formatter.write(f"Lascaux {__version__}. {HELP}\n\n")
        formatter.indent()
        formatter.write_dl(
            [(f"lascaux {name} {more}", self.about(name)) for name, more in FIRST.items()]
        )
        formatter.dedent()
        formatter.write(f"\nThe games: {', '.join(games())}.\n")
        for title in list(SECTIONS)[1:]:
            self.section(title, formatter)
        return formatter.getvalue() + MORE
