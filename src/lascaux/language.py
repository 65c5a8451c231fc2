"""Which language the terminal speaks: the one asked for, or else the system's."""

from __future__ import annotations

import locale
import os
import re
import sys

from lascaux.kernel.errors import unknown
from lascaux.kernel.texts import LANGUAGES

NAMED = {"English": "en", "French": "fr", "German": "de", "Italian": "it"}  # by Windows
UNTRANSLATED = {"", "C", "POSIX"}


def language(asked: str | None) -> str:
    if asked is None:
        return system_language()
    if asked not in LANGUAGES:
        raise unknown("language", asked, list(LANGUAGES))
    return asked


def system_language() -> str:
    """As POSIX and GNU have it: LANGUAGE may list several. English where none of them is ours."""
    said = next(filter(None, map(os.getenv, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if not said and sys.platform == "win32":
        said = locale.getlocale()[0] or ""  # for example French_France
    if code(said) in UNTRANSLATED:
        return LANGUAGES[0]
    wanted = map(code, [*os.getenv("LANGUAGE", "").split(":"), said])
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])


def code(name: str) -> str:
    """`fr` of fr_FR.UTF-8 and of French_France."""
    first = re.split(r"[_.@-]", name)[0]
    return NAMED.get(first, first)
