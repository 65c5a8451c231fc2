"""The packages of the adapters are optional."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import lascaux, lascaux.cli, lascaux.adapters, lascaux.adapters.bout
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


def test_the_house_opens_without_them() -> None:
    done = run(WITHOUT)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("extra", ["gymnasium", "openspiel", "pettingzoo"])
def test_who_lacks_a_package_is_told_what_to_install(extra: str) -> None:
    done = run(f"{WITHOUT}\nimport lascaux.adapters.{extra}")
    assert done.stderr.splitlines()[-1] == (
        f"ImportError: lascaux.adapters.{extra} needs a package that is not installed: "
        f"pip install 'lascaux[{extra}]'"
    )
    assert done.stderr.count("Traceback") == 1
