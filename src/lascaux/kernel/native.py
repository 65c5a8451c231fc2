"""What only the compiler reads (tools/compile.py); the interpreter ignores it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_said: object) -> object:
        return lambda kind: kind


__all__ = ["mypyc_attr"]
