"""Some packages are optional: if one is missing, a single line says what to install."""

from __future__ import annotations

from importlib import import_module

from lascaux.kernel.errors import BadInput


def install(extra: str) -> str:
    return f"pip install 'lascaux[{extra}]'"


def missing(extra: str) -> ImportError:
    """For an adapter whose import cannot go on."""
    return ImportError(
        f"lascaux.adapters.{extra} needs a package that is not installed: {install(extra)}"
    )


def need(package: str, extra: str, what: str) -> None:
    """Called before any work is done: BadInput unless what is asked for can be finished."""
    try:
        import_module(package)
    except ImportError:
        raise BadInput(f"{what} needs {package}: {install(extra)}") from None
