"""The adapters' packages are optional: who lacks one is told what to install, in one line."""

from __future__ import annotations


def missing(extra: str) -> ImportError:
    return ImportError(
        f"lascaux.adapters.{extra} needs a package that is not installed: "
        f"pip install 'lascaux[{extra}]'"
    )
