"""A bot of your own, named `module:Class`, from the working directory or PYTHONPATH."""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import isclass, signature
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

from lascaux.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

MADE_OF = ("game", "deck", "luck")
ASKED_WITH = ("view", "choices")


def brought(name: str) -> Callable[..., Any]:
    """The class of this name, once it is known to be a bot; BadInput says what it lacks."""
    module, _, called = name.partition(":")
    bot = getattr(imported(module, name), called, None)
    if not isclass(bot):
        raise BadInput(f"bot {name!r}: {module} has no class {called!r}")
    if not takes(bot, MADE_OF):
        raise BadInput(f"bot {name!r}: {called} must be made of ({', '.join(MADE_OF)})")
    choose = getattr(bot, "choose", None)
    if not callable(choose) or not takes(choose, ("self", *ASKED_WITH)):
        raise BadInput(f"bot {name!r}: {called} needs a method choose({', '.join(ASKED_WITH)})")
    return bot


def imported(module: str, bot: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that no file here stands in for a library
    if not all(part.isidentifier() for part in module.split(".")):
        raise BadInput(f"bot {bot!r}: write module:Class, for example mybots:Dreamer")
    try:
        return import_module(module)
    except Exception as error:  # noqa: BLE001  it may do anything when it is imported
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            raise BadInput(
                f"bot {bot!r}: there is no module {error.name} in {here} or on PYTHONPATH"
            ) from None
        last = extract_tb(error.__traceback__)[-1]
        at = "" if isinstance(error, SyntaxError) else f" ({last.filename}, line {last.lineno})"
        raise BadInput(
            f"bot {bot!r}: {module} cannot be imported: {type(error).__name__}: {error}{at}"
        ) from None


def takes(made: Callable[..., Any], arguments: tuple[str, ...]) -> bool:
    """Whether it can be called with these arguments."""
    try:
        signature(made).bind(*arguments)
    except (TypeError, ValueError):  # ValueError: a class that does not say what it takes
        return False
    return True
