"""games/*/fields.py, made of the fields that each state.py declares: `make types` runs it.

A field is declared once, where the table is laid out: `self.hand: Secret[list[Cards]] = [()] * n`
gives its name, its kind, that it is secret, and where it starts. What is made of that is straight
code, because bots copy tables a million times over.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent.parent / "src/lascaux"
GAMES = PACKAGE / "games"
KERNEL = PACKAGE / "kernel/rules.py"
HEAD = '''\
"""The fields of a table, as state.py declares them, and how they are copied. Made by `make types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lascaux.kernel.rules import Position

if TYPE_CHECKING:
{imports}


class Fields(Position):
    """What lies on the table."""

    __slots__: ClassVar[tuple[str, ...]] = ({slots})
    FIELDS: ClassVar[tuple[str, ...]] = ({names})
    SECRET: ClassVar[tuple[str, ...]] = ({secret})
    settings: Settings
{kinds}

    def lay_out(self, other: Fields) -> None:
        """Lay out everything as it lies on the other table."""
{progress}
{copies}


Fields.__slots__ = ()  # they are laid out, and a compiled class must not inherit any
'''


class Field(NamedTuple):
    name: str
    kind: str
    secret: bool


def declared(source: ast.Module, where: str) -> list[Field]:
    """The fields of the class Table, in order."""
    table = next(n for n in source.body if isinstance(n, ast.ClassDef) and n.name == "Table")
    init = next(n for n in table.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
    found = []
    for node in init.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            kind, secret = node.annotation, False
            if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Secret":
                kind, secret = kind.slice, True
            found.append(Field(node.target.attr, ast.unparse(kind), secret))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            name = node.targets[0].attr
            if name != "settings":
                sys.exit(f"{where}, line {node.lineno}: {name} has no kind, such as `: list[int]`")
    return found


def imports(source: ast.Module, game: str, fields: list[Field]) -> str:
    """Where the names come from that the kinds are made of."""
    wanted = {"Settings"}
    for field in fields:
        wanted |= {n.id for n in ast.walk(ast.parse(field.kind)) if isinstance(n, ast.Name)}
    wanted -= {"int", "list", "tuple"}
    lines: dict[str, list[str]] = {}
    for node in ast.walk(source):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if alias.name in wanted:
                    lines.setdefault(node.module, []).append(alias.name)
                    wanted.discard(alias.name)
    lines[f"lascaux.games.{game}.state"] = sorted(wanted)
    return "\n".join(
        f"    from {module} import {', '.join(sorted(names))}"
        for module, names in sorted(lines.items())
    )


def progress() -> str:
    """The kernel's share of a copy, written out: it is copied as often as all the rest."""
    source = ast.parse(KERNEL.read_text(encoding="utf-8"))
    body = next(
        node.body
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef) and node.name == "copy_progress"
    )
    return "\n".join(f"        {ast.unparse(line)}" for line in body[1:])


def quoted(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "")


def made(game: str) -> str:
    """The text of a game's fields.py."""
    file = GAMES / game / "state.py"
    source = ast.parse(file.read_text(encoding="utf-8"))
    fields = declared(source, str(file))
    names = [field.name for field in fields]
    return formatted(
        HEAD.format(
            imports=imports(source, game, fields),
            slots=quoted(sorted([*names, "settings"])),
            names=quoted(names),
            secret=quoted([field.name for field in fields if field.secret]),
            kinds="\n".join(f"    {field.name}: {field.kind}" for field in fields),
            progress=progress(),
            copies="\n".join(
                f"        self.{name} = other.{name}{'[:]' if kind.startswith('list') else ''}"
                for name, kind, _ in fields
            ),
        )
    )


def formatted(code: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "fields.py", "-"]
    return subprocess.run(command, input=code, text=True, capture_output=True, check=True).stdout


def games() -> list[str]:
    """The games that have their fields laid out."""
    return sorted(file.parent.name for file in GAMES.glob("*/state.py"))


if __name__ == "__main__":
    for game in games():
        (GAMES / game / "fields.py").write_text(made(game), encoding="utf-8")
