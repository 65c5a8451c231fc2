"""The command `lascaux`, run in this process: a new one for every line typed takes most of a second."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from lascaux.cli import main

# Nothing that the tests expect depends on whose machine they run on.
PLAIN = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", "COLUMNS": "80"}


class Done(NamedTuple):
    """As of a process that has ended."""

    returncode: int | str | None
    stdout: str
    stderr: str


def lascaux(
    *args: object,
    cwd: Path | None = None,
    home: Path | None = None,
    typed: str = "",
    **environment: str,
) -> Done:
    """What the command prints, nobody being at the terminal. `home` is where it keeps its data."""
    place = {"XDG_DATA_HOME": str(home)} if home else {}
    out, err = (TextIOWrapper(BytesIO(), "utf-8", newline="") for _ in range(2))
    with ExitStack() as here:
        here.enter_context(patch.dict(os.environ, PLAIN | place | environment))
        here.enter_context(patch.object(sys, "argv", ["lascaux", *map(str, args)]))
        here.enter_context(patch.object(sys, "stdin", StringIO(typed)))
        here.enter_context(redirect_stdout(out))
        here.enter_context(redirect_stderr(err))
        if cwd:
            here.enter_context(chdir(cwd))
        code = here.enter_context(pytest.raises(SystemExit))
        main()
    return Done(code.value.code or 0, *(read(stream) for stream in (out, err)))


def read(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
