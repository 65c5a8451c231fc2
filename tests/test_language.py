"""The terminal speaks the system's language, unless it is asked for another."""

from __future__ import annotations

import locale
import os
import sys
from unittest.mock import patch

import pytest

from command import lascaux
from lascaux.language import system_language


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_CH"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "ca_ES@valencia"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LANGUAGE": "ca:it_IT:fr"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": ""}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_system_says_its_language_as_posix_and_gnu_have_it(
    environment: dict[str, str], expected: str
) -> None:
    with patch.dict(os.environ, environment, clear=True):
        assert system_language() == expected


@pytest.mark.parametrize(
    ("name", "expected"), [("French_Switzerland", "fr"), ("de_DE", "de"), (None, "en")]
)
def test_windows_names_its_language_in_its_own_way(
    monkeypatch: pytest.MonkeyPatch, name: str | None, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(locale, "getlocale", lambda: (name, "1252"))
    with patch.dict(os.environ, clear=True):
        assert system_language() == expected


def test_the_rules_are_read_in_the_systems_language_unless_another_is_asked_for() -> None:
    read = ("rules", "krom", "K19")
    french = lascaux(*read, "--lang", "fr").stdout
    english = lascaux(*read).stdout
    assert french != english
    assert lascaux(*read, LANG="fr_FR.UTF-8").stdout == french
    assert lascaux(*read, "--lang", "en", LANG="fr_FR.UTF-8").stdout == english
